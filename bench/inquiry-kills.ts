/**
 * Kills the server between 'stored' and 'mailed', 20 times or as often as said, with a real SMTP server that counts.
 * Usage: node bench/inquiry-kills.ts [rounds] [embedded | postgres]; PostgreSQL comes from TEST_DATABASE_URL.
 */
import { inquiryKills } from '../apps/server/src/features/inquiries/testing/inquiry-kills.ts'
import { makePlace } from '../apps/server/src/testing/place.ts'

const rounds = Number(process.argv[2] ?? 20)
const place = await makePlace(process.argv[3] === 'postgres' ? 'postgres' : 'embedded')
const count = await inquiryKills(place, rounds, (line) => process.stdout.write(`${line}\n`))
await place.remove()
process.stdout.write(
  `${count.kills} kills, ${count.acknowledged} inquiries acknowledged, ${count.lost.length} lost, ` +
    `${count.undelivered.length} mails undelivered, ${count.deliveries} deliveries of which ${count.repeats} repeats ` +
    `with the same Message-ID, ${count.doubled.length} doubled, ${count.unmarked} left unmarked\n`,
)
const ok = [count.lost, count.undelivered, count.doubled].every((list) => list.length === 0) && count.unmarked === 0
process.exit(ok ? 0 : 1)
