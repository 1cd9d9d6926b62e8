/** A process that tries a limit 100 times at once and says how often it was let through. */
import pino from 'pino'
import { loadConfig } from '../config.ts'
import { openDeps } from '../deps.ts'

const deps = await openDeps(loadConfig(), pino({ level: 'silent' }), [])
const tries = await Promise.all(Array.from({ length: 100 }, () => deps.limits.allows('login_account', 'shared')))
process.stdout.write(String(tries.filter(Boolean).length))
await deps.close()
