import { ROADMAP_STATUSES, type RoadmapStatus } from '@cairn/contract/roadmaps'
import { industryLabel } from './industry-labels.ts'

export const NO_CONTENT = 'No content available for this roadmap.'
export const UNSUPPORTED_CONTENT = 'Content format not supported. Please contact support.'
export const NOT_SPECIFIED = 'Not specified'
export const APPENDIX_VALUE_MAX = 100

export type Report = { kind: 'text'; text: string } | { kind: 'empty' } | { kind: 'unsupported' }

/** Spec 4: read from content.status. Absent it means completed, or generating while a generation is being followed. */
export function readStatus(
  roadmap: { content?: unknown },
  absent: 'completed' | 'generating' = 'completed',
): RoadmapStatus {
  const status = record(roadmap.content)?.['status']
  return ROADMAP_STATUSES.find((known) => known === status) ?? absent
}

/** The report's text, however it is wrapped: text, JSON text, or content within content. */
export function readReport(content: unknown): Report {
  let value = content
  for (let depth = 0; depth < DEEPEST; depth++) {
    value = unwrapJson(value)
    if (value === null || value === undefined) return { kind: 'empty' }
    if (typeof value === 'string') return value.trim() === '' ? { kind: 'empty' } : { kind: 'text', text: value }
    const holder = record(value)
    if (holder === undefined) return { kind: 'unsupported' }
    if (!Object.hasOwn(holder, 'content')) {
      const onlyAbout = Object.keys(holder).every((key) => ABOUT_KEYS.has(key))
      return { kind: onlyAbout ? 'empty' : 'unsupported' }
    }
    value = holder['content']
  }
  return { kind: 'unsupported' }
}

/** An object or a JSON string of one; anything else reads as an empty record. */
export function readClientInput(value: unknown): Record<string, unknown> {
  return record(value) ?? {}
}

export function readMessage(content: unknown): string | undefined {
  return nonEmpty(record(content)?.['message'])
}

export function readGeneratedAt(content: unknown): string | undefined {
  return nonEmpty(record(content)?.['generated_at'])
}

export function readProgress(content: unknown): number | undefined {
  const progress = record(content)?.['progress']
  return typeof progress === 'number' && Number.isFinite(progress) ? progress : undefined
}

/** What a model is doing meanwhile, in the server's words. */
export function readDoing(content: unknown): string | undefined {
  return nonEmpty(record(content)?.['doing'])
}

/** What the report would have its reader do first: said outright in a list, which carries no report. */
export function readFirstInitiative(content: unknown): string | undefined {
  const held = record(content)
  const initiatives: unknown = record(held?.['insights'])?.['initiatives']
  return (
    nonEmpty(held?.['first_initiative']) ?? nonEmpty(record(Array.isArray(initiatives) && initiatives[0])?.['name'])
  )
}

export function reportTypeLabel(reportType: string): string {
  return reportType === 'opportunity_assessment' ? 'AI Roadmap' : reportTitle(reportType)
}

export function reportTitle(reportType: string): string {
  return reportType === 'opportunity_assessment' ? 'AI Opportunity Assessment' : 'AI Strategic Report'
}

export function statusTone(status: RoadmapStatus): 'green' | 'red' | 'yellow' {
  return status === 'completed' ? 'green' : status === 'failed' ? 'red' : 'yellow'
}

/** '15 November 2026' in British English. Without a time zone, that of the reader. */
export function formatDate(value: unknown, locale = 'en-GB', timeZone?: string): string {
  return format(value, (date) =>
    isPlain(locale, timeZone) ? dayOf(date) : intl(date, locale, { dateStyle: 'long', timeZone }),
  )
}

/** '15 November 2026 at 14:08', for what happens more than once a day. */
export function formatMoment(value: unknown, locale = 'en-GB', timeZone?: string): string {
  return format(value, (date) =>
    isPlain(locale, timeZone)
      ? `${dayOf(date)} at ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
      : intl(date, locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
  )
}

/** Characters that a file system or a download header would trip over become hyphens. */
export function pdfFileName(company: unknown): string {
  const name = (nonEmpty(company) ?? '').replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, '-').replace(/^[\s.-]+/u, '')
  return `${Array.from(name).slice(0, 100).join('') || 'Company'}_AI_Strategy_Report.pdf`
}

export interface ClientFact {
  label: string
  /** As shown: at most 100 characters and an ellipsis. */
  value: string
  full: string
}

/** Appendix A. */
export function clientInformation(clientInput: unknown): ClientFact[] {
  const input = readClientInput(clientInput)
  return CLIENT_FACTS.map(({ key, label }) => {
    const said = asText(input[key]) ?? NOT_SPECIFIED
    const full = key === 'industry' ? industryLabel(said) : said
    return { label, value: shorten(full), full }
  })
}

const DEEPEST = 10

/** What says something about a report without being one. */
const ABOUT_KEYS = new Set([
  'status',
  'message',
  'progress',
  'step',
  'doing',
  'generated_at',
  'document',
  'insights',
  'first_initiative',
  'written_by',
  'usage',
])

const CLIENT_FACTS = [
  { key: 'company_name', label: 'Company name' },
  { key: 'industry', label: 'Industry' },
  { key: 'company_size', label: 'Company size' },
  { key: 'business_goals', label: 'Business goals' },
  { key: 'challenges', label: 'Current challenges' },
  { key: 'data_collected', label: 'Data availability' },
] as const

function format(value: unknown, write: (date: Date) => string): string {
  // null and booleans would pass for 1 January 1970.
  const date =
    typeof value === 'string' || typeof value === 'number' || value instanceof Date ? new Date(value) : undefined
  if (date === undefined || Number.isNaN(date.getTime())) return 'Invalid date'
  return write(date)
}

/** What the pages show: for this alone a phone would spend longer on setting up Intl than on the rest of the page. */
function isPlain(locale: string, timeZone: string | undefined): boolean {
  return locale === 'en-GB' && timeZone === undefined
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

function dayOf(date: Date): string {
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

function intl(
  date: Date,
  locale: string,
  { timeZone, ...style }: { dateStyle: 'long'; timeStyle?: 'short'; timeZone: string | undefined },
): string {
  return new Intl.DateTimeFormat(locale, { ...style, ...(timeZone && { timeZone }) }).format(date)
}

/** An object, or a JSON string of one. */
export function record(value: unknown): Record<string, unknown> | undefined {
  const plain = unwrapJson(value)
  return isRecord(plain) ? plain : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A JSON string of an object, a list or a string is what it stands for; any other text stays text. */
function unwrapJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{["]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function nonEmpty(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return nonEmpty(value)
  const items: unknown[] = value
  return nonEmpty(items.flatMap((item) => nonEmpty(item) ?? []).join(', '))
}

function shorten(text: string): string {
  const characters = Array.from(text)
  if (characters.length <= APPENDIX_VALUE_MAX) return text
  return `${characters.slice(0, APPENDIX_VALUE_MAX).join('').trimEnd()}…`
}
