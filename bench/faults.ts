/**
 * What it costs when the database goes away, when processes are replaced and when they are killed, under a crowd,
 * counted. The PostgreSQL is its own.
 * Usage: npm run bench -- faults [drops=100] [restarts=20] [outages=10] [replaced=5] [workers=20] [kills=200] [clients=16]
 */
import { faultsUnderLoad, hangUp } from '../apps/server/src/testing/faults.ts'
import { embeddedKills } from '../apps/server/src/testing/embedded-kills.ts'
import { startPostgres } from '../scripts/postgres.mjs'
import { numbersAsked } from './tools/numbers-asked.ts'

const OUTAGE_MS = 10_000
/** On the embedded engine, where each is one person at a browser. */
const PEOPLE_MAX = 6

const asked = numbersAsked({
  drops: 100,
  restarts: 20,
  outages: 10,
  replaced: 5,
  workers: 20,
  kills: 200,
  clients: 16,
})
const say = (line: string) => void process.stderr.write(`${line}\n`)

if (asked.drops + asked.restarts + asked.outages + asked.replaced + asked.workers > 0) {
  const postgres = await startPostgres()
  const { url, halt, start } = postgres
  if (!url || !halt || !start) throw new Error(postgres.skipped)
  // However this ends.
  process.on('exit', () => postgres.stop?.())
  process.env['TEST_DATABASE_URL'] = url
  const restart = async (mode: 'fast' | 'immediate') => {
    await halt(mode)
    await start()
  }
  const rows = await faultsUnderLoad(
    [
      { name: 'every connection dropped', times: asked.drops, strike: hangUp },
      { name: 'restarted (fast)', times: Math.ceil(asked.restarts / 2), strike: () => restart('fast') },
      { name: 'restarted (immediate)', times: Math.floor(asked.restarts / 2), strike: () => restart('immediate') },
      {
        name: `away for ${OUTAGE_MS / 1000} s`,
        times: asked.outages,
        async strike() {
          await halt('fast')
          await new Promise((resolve) => setTimeout(resolve, OUTAGE_MS))
          await start()
        },
      },
      {
        name: 'all processes replaced',
        times: asked.replaced,
        // Only there a stop waits until a proxy has seen it coming.
        env: { NODE_ENV: 'production', RATE_LIMITS: 'on' },
        strike: (_, fleet) => fleet.replaceAll(),
      },
      { name: 'one that works killed', times: asked.workers, strike: (_, fleet) => fleet.killOne('worker') },
    ],
    asked.clients,
    say,
  )
  for (const row of rows) console.table(row)
}
if (asked.kills > 0) console.table(await embeddedKills(asked.kills, Math.min(asked.clients, PEOPLE_MAX), say))
