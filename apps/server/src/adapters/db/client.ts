import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { Pool } from 'pg'
import { type Config, StartError } from '../../config.ts'
import { openEmbedded } from './embedded.ts'
import { GuardedPool } from './guarded-pool.ts'
import { migrateEmbedded, migrateServer } from './migrate.ts'
import * as schema from './schema.ts'

export type Db = NodePgDatabase<typeof schema>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Database {
  engine: 'embedded' | 'postgres'
  db: Db
  pool: Pool
  close(): Promise<void>
}

const CHECKPOINT_MS = 3 * 60_000
const VACUUM_MS = 60 * 60_000
/** With the wait for a connection, or with one more such answer, within the 10 s that a call may take. */
const CONNECT_MS = 4000
const ANSWER_MS = 5000
const IDLE_MS = 5 * 60_000

/** One schema and one set of migrations on both engines; they are applied before this returns. */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Pick<Logger, 'error' | 'warn'>,
): Promise<Database> {
  return config.DATABASE_URL ? openServer(config.DATABASE_URL, log) : openFolder(config.DATA_DIR, log)
}

async function openFolder(dataDir: string, log: Pick<Logger, 'error' | 'warn'>): Promise<Database> {
  const { pool, close } = await openEmbedded(dataDir, (err) => log.error({ err }, 'embedded database'))
  await migrateEmbedded(pool)
  // The engine has no background processes of its own.
  const upkeep = [every(CHECKPOINT_MS, 'CHECKPOINT'), every(VACUUM_MS, 'VACUUM (ANALYZE)')]
  function every(ms: number, statement: string) {
    const run = () => pool.query(statement).catch((err: unknown) => log.warn({ err }, statement))
    return setInterval(() => void run(), ms).unref()
  }
  return {
    engine: 'embedded',
    db: drizzle(pool, { schema }),
    pool,
    async close() {
      upkeep.forEach(clearInterval)
      await close()
    },
  }
}

async function openServer(connectionString: string, log: Pick<Logger, 'warn'>): Promise<Database> {
  try {
    await migrateServer(connectionString)
  } catch (error) {
    throw unreachable(connectionString, error)
  }
  const pool = new GuardedPool({
    connectionString,
    max: 10,
    // A connection has its statements prepared: a new one would begin anew.
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: CONNECT_MS,
    answerMs: ANSWER_MS,
    keepAlive: true,
    application_name: 'cairn',
    report: (event, err) => log.warn({ err }, event),
  })
  return { engine: 'postgres', db: drizzle(pool, { schema }), pool, close: () => pool.end() }
}

/** Names the server, never the password in its address. */
function unreachable(connectionString: string, error: unknown) {
  const { hostname, port } = new URL(connectionString)
  return new StartError(`DATABASE_URL: cannot use the database at ${hostname}:${port || 5432} (${rootCause(error)})`)
}

function rootCause(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return rootCause(error.errors[0])
  if (error instanceof Error && error.cause instanceof Error) return rootCause(error.cause)
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error)
}
