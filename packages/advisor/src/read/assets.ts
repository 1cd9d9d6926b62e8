import type { Asset, When } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { topicOf } from './topics.ts'

const FORMS: [RegExp, Asset['form']][] = [
  [/\b(?:paper|notebook|notebooks|exercise books?|handwritten|by hand|whiteboard|clipboard|binder|ledger|register|registers|libreta|cards?|job sheets?|filing cabinet|in (?:his|her|their|my) head)\b/iu, 'paper'],
  [/\b(?:excel|spreadsheets?|google sheets?|csv|sheets?)\b/iu, 'spreadsheet'],
  [/\b(?:photos?|pictures?|images?|cctv|video|scans?|drone)\b/iu, 'pictures'],
  [/\b(?:recordings?|voice notes?|audio|calls recorded)\b/iu, 'audio'],
  [/\b(?:whatsapp|e-?mails?|mailbox|inbox|outlook|chats?|messages|sms|texts)\b/iu, 'messages'],
  [/\b(?:pdfs?|word|documents?|files|reports|contracts|sharepoint|drive|letters|folders?|invoices)\b/iu, 'documents'],
  [/\b(?:system|database|software|crm|erp|pos|till|log|app|portal|platform|sensor|sensors|gps|scada|plc|meter|readings|api|core|export)\b/iu, 'system'],
]

/** A record that is held: what, in what form, since when. */
export function asset(clause: Clause, dates: readonly When[], today: string, statement: string, named: boolean): Asset {
  const text = clause.text
  const sinceYear = dates.find(({ year, span }) => year !== undefined && /\b(?:since|from|back to|desde|seit|depuis|od)\s+(?:\p{L}+\s+)?$/iu.test(text.slice(0, span.start - clause.start)))
  const years = /(?:\b(?:last|past|about|over|some|hace)\s+)?(\d{1,2}|two|three|four|five|six|seven|eight|ten)\s+(years?|months?|años|jahre|ans|lat)\b/iu.exec(text)
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const count = years ? (WORDS[(years[1] as string).toLowerCase()] ?? Number(years[1])) : undefined
  const months = sinceYear?.year
    ? (year - sinceYear.year) * 12 + month - (sinceYear.month ?? 1)
    : count !== undefined && years
      ? count * (/^m/i.test(years[2] as string) ? 1 : 12)
      : undefined
  const form = FORMS.find(([pattern]) => pattern.test(text))?.[1] ?? (named ? 'system' : 'unknown')
  return {
    statement,
    what: topicOf(clause) ?? text,
    form,
    holes: [],
    ...(sinceYear && { since: sinceYear }),
    ...(months !== undefined && months >= 0 && { months }),
  }
}
const WORDS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10 }
