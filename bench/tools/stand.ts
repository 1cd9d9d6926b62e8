import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { openPasswords } from '../../apps/server/src/features/auth/passwords.ts'
import { accessTokens } from '../../apps/server/src/http/access-token.ts'
import { PASSWORD } from '../../apps/server/src/testing/accounts.ts'
import { startProcess } from '../../apps/server/src/testing/child-process.ts'
import { makePlace } from '../../apps/server/src/testing/place.ts'
import { startPostgres } from '../../scripts/postgres.mjs'

const USERS = 500
const SECRET = 'the-secret-of-a-benchmark-and-of-nothing-else'
/** Of the times in /proc, on every Linux that we know. */
const TICKS_PER_S = 100

/** Our server as it runs for real, on a PostgreSQL of its own, with people who are signed in. */
export async function openStand(port: number, more: Record<string, string>) {
  const postgres = await startPostgres()
  if (!postgres.url) throw new Error(postgres.skipped)
  // However this ends.
  process.on('exit', () => postgres.stop?.())
  process.env['TEST_DATABASE_URL'] = postgres.url
  const place = await makePlace('postgres')
  const env = { ...place.env, JWT_SECRET: SECRET, NODE_ENV: 'production' }
  const server = startProcess('main.ts', { ...env, ...more, PORT: String(port) })
  process.on('exit', () => void server.process.kill())
  await server.says('is ready')
  const admin = new Client({ connectionString: place.env['DATABASE_URL'] })
  await admin.connect()
  await admin.query(
    `insert into users (id, email, username, password_hash)
     select 'u' || n, 'u' || n || '@example.org', 'Ada', $1 from generate_series(0, ${USERS - 1}) n`,
    [await openPasswords({ PASSWORD_COST: 'full' }).hash(PASSWORD)],
  )
  const tokens = accessTokens([SECRET], () => new Date())
  const bearers = await Promise.all(
    Array.from({ length: USERS }, (_, user) => tokens.issue({ userId: `u${user}`, tokenVersion: 0 })),
  )
  return {
    env,
    users: USERS,
    admin,
    server,
    bearerOf: (user: number) => bearers[user % USERS] ?? '',
    /** Seconds of processor time so far, of every connection there is: those that are not asked cost nothing meanwhile. */
    async databaseCpu() {
      const { rows } = await admin.query<{ pid: number }>('select pid from pg_stat_activity where datname is not null')
      return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0)
    },
    async close() {
      await server.kill('SIGTERM')
      await admin.end()
      await place.remove()
    },
  }
}

/** Seconds of processor time so far. */
export function cpuOf(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync(path.join('/proc', String(pid), 'stat'), 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S
}
