/** A process that works on one `effectJob`, which lingers at its first run (LINGER: runs), for tests that kill it. */
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { loadConfig } from '../config.ts'
import { openDeps } from '../deps.ts'
import { effectJob, makeEffectTables } from './effect-job.ts'

const says = { write: (line: string) => process.stdout.write(`${(JSON.parse(line) as { msg: string }).msg}\n`) }
const linger = Number(process.env['LINGER'] ?? 1)
const deps = await openDeps(loadConfig(), pino({ level: 'info' }, says), [effectJob])
await makeEffectTables(deps)
const { rows } = await deps.db.execute(sql`select 1 from runs`)
if (rows.length === 0) await deps.queue.enqueue(deps.db, effectJob, { id: 'interrupted', linger })
process.on('SIGTERM', () => void deps.close().then(() => process.exit(0)))
await deps.queue.work(deps)
