import { pino } from 'pino'
import { reportModel } from '../../../report/report-model.ts'
import { textSource } from '../../../report/testing/sources.ts'
import { openPdf } from '../client.ts'

/** Renders one document to be ready, then one that takes seconds, and says which process is at work. */
const pdf = openPdf(pino({ level: 'silent' }), { children: 1, waitMs: 60_000, renderMs: 60_000 })
await pdf.render(reportModel(textSource('Words.')))
void pdf.render(reportModel(textSource(`## Long\n${`${'many words '.repeat(60)}\n\n`.repeat(700)}`)))
setTimeout(() => process.stdout.write(`working ${pdf.pids()[0]}\n`), 300)
