import * as fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { reportModel } from '../../report/report-model.ts'
import { randomSource } from '../../report/testing/random-source.ts'
import { openPdf } from './client.ts'
import { enginesHere } from './engine.ts'
import { inspect } from './testing/inspection.ts'

const opened = enginesHere().map((engine) => ({
  engine,
  pdf: openPdf(pino({ level: 'silent' }), { startMs: 60_000, renderMs: 30_000, waitMs: 120_000, engine }),
}))
afterAll(() => Promise.all(opened.map(({ pdf }) => pdf.close())))

/** `bench/pdf-random.ts` does the same a thousand times. */
test.each(opened)('ten random documents by $engine, all within PDF/UA-1', { timeout: 900_000 }, async ({ pdf }) => {
  await fc.assert(
    fc.asyncProperty(randomSource(), async (source) => {
      const found = inspect(await pdf.render(reportModel(source)))
      expect(found.pages).toBeGreaterThan(3)
      expect(found.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
    }),
    { numRuns: 10, interruptAfterTimeLimit: 150_000 },
  )
})
