/** How long a start takes until it serves, on either engine, with a database that is there. Usage: npm run bench -- start [times=9] */
import { startProcess } from '../apps/server/src/testing/child-process.ts'
import { type Engine, makePlace } from '../apps/server/src/testing/place.ts'
import { startPostgres } from '../scripts/postgres.mjs'
import { numbersAsked } from './tools/numbers-asked.ts'

const asked = numbersAsked({ times: 9 })
const postgres = await startPostgres()
process.on('exit', () => postgres.stop?.())
if (postgres.url) process.env['TEST_DATABASE_URL'] = postgres.url
const engines: Engine[] = postgres.url ? ['embedded', 'postgres'] : ['embedded']
for (const engine of engines) {
  const place = await makePlace(engine)
  const times: number[] = []
  // The first brings the database up to date, and is not counted.
  for (let turn = -1; turn < asked.times; turn += 1) {
    const began = performance.now()
    const server = startProcess('main.ts', { ...place.env, PORT: '0', NODE_ENV: 'production' })
    await server.says('is ready')
    if (turn >= 0) times.push(performance.now() - began)
    await server.kill('SIGTERM')
  }
  await place.remove()
  const sorted = times.toSorted((a, b) => a - b).map((ms) => Math.round(ms))
  console.log(
    `${engine}: median ${sorted[Math.floor(asked.times / 2)]} ms, fastest ${sorted[0]}, slowest ${sorted.at(-1)}`,
  )
}
