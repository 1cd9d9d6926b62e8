import type { Inquiry } from '@cairn/contract/inquiries'
import type { inquiries } from '../../adapters/db/schema.ts'
import { asCsv, drawTable, escapeControls, type Format } from '../../listing/listings.ts'
import { readAssessment, scoreText } from './assessment.ts'

type Row = typeof inquiries.$inferSelect

/** What came in, in the form that was asked for. `width` is the terminal's, for the table. */
export function listInquiries(rows: readonly Row[], format: Format, width = 120): string {
  const records = rows.map(recordOf)
  if (format === 'json') return `${escapeControls(JSON.stringify(records, null, 2))}\n`
  if (format === 'csv') return asCsv(CSV_COLUMNS, records)
  return records.length === 0 ? 'No inquiries yet.\n' : asTable(records, width)
}

/** The honeypot was filled in: kept, but mailed to nobody. */
export function isSuspect({ payload }: Row): boolean {
  return Boolean(payload.website)
}

interface InquiryRecord extends Omit<Inquiry, 'routing_data' | 'website'> {
  id: string
  created_at: string
  mailed_at: string
  suspected_spam: boolean
  industry: string
  company_size: string
  score: string
  route: string
  answers: string
}

function recordOf(row: Row): InquiryRecord {
  const { routing_data, website: _website, ...typed } = row.payload
  const { industry = '', company_size = '', result } = readAssessment(routing_data)
  return {
    id: row.id,
    created_at: row.created_at,
    mailed_at: row.mailed_at ?? '',
    suspected_spam: isSuspect(row),
    ...typed,
    industry,
    company_size,
    score: result ? scoreText(result) : '',
    route: result?.route ?? '',
    answers: result?.answers.map(({ topic, answer }) => `${topic}: ${answer}`).join('; ') ?? '',
  }
}

const CSV_COLUMNS = [
  'created_at', 'company', 'name', 'position', 'email', 'solution', 'problem', 'tech_stack', 'data_description',
  'additional_info', 'industry', 'company_size', 'score', 'route', 'answers', 'mailed_at', 'suspected_spam', 'id',
] as const satisfies readonly (keyof InquiryRecord)[] // prettier-ignore

function asTable(records: readonly InquiryRecord[], width: number): string {
  const rows = records.map((record) => [
    record.created_at.slice(0, 16).replace('T', ' '),
    record.company,
    record.name,
    record.email,
    record.score || '-',
    record.route || '-',
    record.suspected_spam ? 'spam?' : record.mailed_at ? 'mailed' : 'waiting',
  ])
  return drawTable(['Received (UTC)', 'Company', 'Name', 'E-mail', 'Score', 'Route', 'State'], rows, [1, 2, 3], width)
}
