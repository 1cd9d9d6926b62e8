import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client, type Pool } from 'pg'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
const LOCK_KEY = 2_026_1115

/** The embedded engine has one process by force of its folder lock. */
export async function migrateEmbedded(pool: Pool) {
  await applyMigrations(drizzle(pool), { migrationsFolder: MIGRATIONS_FOLDER })
}

/** The migrator takes no lock of its own: several processes that start together would each apply the same file. */
export async function migrateServer(connectionString: string) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000, application_name: 'cairn-migrate' })
  // A connection that breaks while idle emits an error; the query that follows fails and says so.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY])
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    await client.end()
  }
}
