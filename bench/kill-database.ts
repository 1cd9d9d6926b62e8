/**
 * Kills the embedded engine in the middle of a stream of writes, 50 times or as often as said, and counts the
 * acknowledged rows that are gone. Usage: node bench/kill-database.ts [rounds]
 */
import { makePlace } from '../apps/server/src/testing/place.ts'
import { killRounds } from '../apps/server/src/testing/kill-rounds.ts'

const rounds = Number(process.argv[2] ?? 50)
const place = await makePlace('embedded')
const { acknowledged, lost } = await killRounds(place.dataDir, rounds, (round, rows) => {
  process.stdout.write(`kill ${round + 1}: ${rows} rows acknowledged\n`)
})
await place.remove()
process.stdout.write(`${rounds} kills, ${acknowledged} acknowledged rows, ${lost.length} lost\n`)
process.exit(lost.length === 0 ? 0 : 1)
