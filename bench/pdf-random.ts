/** node bench/pdf-random.ts [count] [seed]: random documents; each must be a PDF or a clean refusal. */
import * as fc from 'fast-check'
import { pino } from 'pino'
import { openPdf } from '../apps/server/src/adapters/pdf/client.ts'
import { inspect } from '../apps/server/src/adapters/pdf/testing/inspection.ts'
import { AppError } from '../apps/server/src/errors.ts'
import { reportModel } from '../apps/server/src/report/report-model.ts'
import { randomSource } from '../apps/server/src/report/testing/random-source.ts'

const [count = 1000, seed = 20261115] = process.argv.slice(2).map(Number)
const pdf = openPdf(pino({ level: 'warn' }), { renderMs: 30_000 })
const tally = { accessible: 0, plain: 0, refused: 0, wrong: 0 }
let slowest = 0
const sources = fc.sample(randomSource(), { numRuns: count, seed })
const take = sources.values()
await Promise.all(
  [1, 2].map(async () => {
    for (const source of take) {
      const start = performance.now()
      try {
        const { metadata, pages } = inspect(await pdf.render(reportModel(source)))
        if (pages < 3) tally.wrong += 1
        else if (metadata.includes('<pdfuaid:part>1<')) tally.accessible += 1
        else tally.plain += 1
      } catch (error) {
        if (error instanceof AppError && error.code === 'unavailable') tally.refused += 1
        else tally.wrong += 1
      }
      slowest = Math.max(slowest, performance.now() - start)
    }
  }),
)
await pdf.close()
console.log(`${count} documents, seed ${seed}:`, tally, `slowest ${slowest.toFixed(0)} ms`)
if (tally.wrong > 0) process.exitCode = 1
