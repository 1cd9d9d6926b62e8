import type { Inquiry } from '@cairn/contract/inquiries'
import type { inquiries } from '../../adapters/db/schema.ts'
import { readAssessment, scoreText } from './assessment.ts'

export const FORMATS = ['table', 'csv', 'json'] as const
export type Format = (typeof FORMATS)[number]

type Row = typeof inquiries.$inferSelect

/** What came in, in the form that was asked for. `width` is the terminal's, for the table. */
export function listInquiries(rows: readonly Row[], format: Format, width = 120): string {
  const records = rows.map(recordOf)
  if (format === 'json') return `${escapeControls(JSON.stringify(records, null, 2))}\n`
  if (format === 'csv') return asCsv(records)
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

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
function asCsv(records: readonly InquiryRecord[]): string {
  const lines = [CSV_COLUMNS, ...records.map((record) => CSV_COLUMNS.map((name) => String(record[name])))]
  return `\uFEFF${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`
}

/** A spreadsheet takes what starts with one of these, even after spaces, for a formula and runs it; a quote stops that. */
function csvCell(value: string): string {
  const safe = /^\s*[=+\-@＝＋－＠|%\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

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
  const lines = [['Received (UTC)', 'Company', 'Name', 'E-mail', 'Score', 'Route', 'State'], ...rows].map((line) =>
    line.map(onOneLine),
  )
  const widths = columnWidths(lines, width)
  const drawn = lines.map((line) =>
    line
      .map((cell, column) => fit(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  drawn.splice(1, 0, widths.map((columns) => '-'.repeat(columns)).join('  '))
  return `${drawn.join('\n')}\n`
}

/** As wide as needed; what people typed gives way when the terminal is narrow. */
function columnWidths(lines: readonly string[][], width: number): number[] {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => characters(line[column] ?? '').length)),
  )
  const elastic = [1, 2, 3]
  const narrowest = 12
  const total = () => widths.reduce((sum, columns) => sum + columns + 2, -2)
  while (total() > width) {
    const widest = elastic.toSorted((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0))[0] ?? 1
    const columns = widths[widest] ?? 0
    if (columns <= narrowest) break
    widths[widest] = columns - 1
  }
  return widths
}

function fit(text: string, columns: number): string {
  const all = characters(text)
  if (all.length > columns) return `${all.slice(0, columns - 1).join('')}…`
  return text + ' '.repeat(columns - all.length)
}

function characters(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

/** A terminal obeys control characters, and whoever sent the inquiry chose them. */
function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}

/** JSON leaves these as they are. */
function escapeControls(json: string): string {
  return json.replaceAll(/[\u007F-\u009F\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
