import type { feedback } from '../../adapters/db/schema.ts'
import { asCsv, drawTable, escapeControls, type Format } from '../../listing/listings.ts'

export type FeedbackRow = Pick<
  typeof feedback.$inferSelect,
  'roadmap_id' | 'version' | 'label' | 'initiative_id' | 'name' | 'verdict' | 'line' | 'updated_at'
> & { industry: string }

/** What clients think of the advice, by trade: neither their names nor their firms'. */
export function listFeedback(rows: readonly FeedbackRow[], format: Format, width = 120): string {
  const records = rows.map(({ updated_at, ...row }) => ({ said_at: updated_at, ...row }))
  if (format === 'json') return `${escapeControls(JSON.stringify(records, null, 2))}\n`
  if (format === 'csv') return asCsv(COLUMNS, records)
  if (records.length === 0) return 'No remarks on initiatives yet.\n'
  return drawTable(
    ['Said (UTC)', 'Verdict', 'Industry', 'Initiative', 'In their words'],
    records.map((one) => [
      one.said_at.slice(0, 16).replace('T', ' '),
      one.verdict.replaceAll('_', ' '),
      one.industry,
      one.name,
      one.line || '-',
    ]),
    [2, 3, 4],
    width,
  )
}

const COLUMNS = [
  'said_at',
  'verdict',
  'industry',
  'initiative_id',
  'name',
  'line',
  'label',
  'version',
  'roadmap_id',
] as const
