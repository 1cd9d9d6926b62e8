import pino from 'pino'
import { openDatabase } from '../adapters/db/client.ts'
import { startQueue } from '../adapters/queue.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'

/* Makes a database in the folder it is given, with all that a first start puts into it. */

const [DATA_DIR = ''] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'ROLE'> = { DATA_DIR, ROLE: 'all' }
const database = await openDatabase(config, log)
const queue = await startQueue<Deps>(database, config, [], log)
await queue.stop()
await database.close()
