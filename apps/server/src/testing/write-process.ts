/** A process that writes rows as fast as it can and says the number of each one the database acknowledged. */
import pino from 'pino'
import { openDatabase } from '../adapters/db/client.ts'
import { inquiries } from '../adapters/db/schema.ts'
import { loadConfig } from '../config.ts'

const { db } = await openDatabase(loadConfig(), pino({ level: 'silent' }))
const first = Number(process.argv[2])
for (let number = first; ; number += 1) {
  const company = String(number)
  await db.insert(inquiries).values({ company, name: 'n', email: 'e', payload: { padding: 'x'.repeat(500) } as never })
  process.stdout.write(`${number}\n`)
}
