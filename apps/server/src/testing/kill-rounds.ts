import pino from 'pino'
import { openDatabase } from '../adapters/db/client.ts'
import { inquiries } from '../adapters/db/schema.ts'
import { readConfig } from '../config.ts'
import { startProcess } from './child-process.ts'

/**
 * Kills a writing process again and again at a random moment, then compares what it was promised with what is there.
 * Every round opens what the one before left.
 */
export async function killRounds(
  dataDir: string,
  rounds: number,
  report: (round: number, rows: number) => void = () => {},
) {
  const env = { DATA_DIR: dataDir }
  const acknowledged = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const first = round * 1_000_000
    const child = startProcess('testing/write-process.ts', env, [String(first)])
    await child.says('\n')
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 500))
    await child.kill('SIGKILL')
    // The last line may be cut off in the middle.
    for (const line of child.stdout().split('\n').slice(0, -1)) acknowledged.add(line)
    report(round, acknowledged.size)
  }
  const database = await openDatabase(readConfig(env), pino({ level: 'silent' }))
  const rows = await database.db.select({ company: inquiries.company }).from(inquiries)
  await database.close()
  const kept = new Set(rows.map((row) => row.company))
  return { acknowledged: acknowledged.size, lost: [...acknowledged].filter((number) => !kept.has(number)) }
}
