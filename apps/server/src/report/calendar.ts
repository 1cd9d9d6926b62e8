import type { Insights } from '@cairn/contract/insights'
import { DAYS_A_MONTH } from '@cairn/domain/timeline-chart'

export interface CalendarSource {
  /** What keeps its events apart from any other's, also when the file is read in again. */
  roadmapId: string
  host: string
  name: string
  product: string
  /** The report's date, from which its months count. */
  start: string
  /** Where the report can be read. */
  url: string
  timeline: Insights['timeline']
}

/** RFC 5545: a day for every step of the plan, on which it begins. Nobody is shown as busy by it. */
export function calendarFile({ roadmapId, host, name, product, start, url, timeline }: CalendarSource): string {
  const begins = Date.parse(start.slice(0, 10))
  const written = stamp(new Date(start).toISOString())
  const dayOf = (month: number) => new Date(begins + Math.round(month * DAYS_A_MONTH) * DAY_MS).toISOString()
  const tasks = new Map(timeline.map((task) => [task.id, task]))
  const events = timeline.flatMap(({ id, lane, task, from, to, after }) => {
    const waits = after.flatMap((other) => tasks.get(other) ?? []).map((other) => `${other.lane}: ${other.task}`)
    const about = [`Until ${dayOf(to).slice(0, 10)}.`, ...waits.map((other) => `After ${other}.`), url]
    return [
      'BEGIN:VEVENT',
      `UID:${value(`${id}.${roadmapId}@${host}`)}`,
      `DTSTAMP:${written}`,
      `DTSTART;VALUE=DATE:${dateOnly(dayOf(from))}`,
      'DURATION:P1D',
      `SUMMARY:${value(`${lane}: ${task}`)}`,
      `DESCRIPTION:${value(about.join('\n'))}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]
  })
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${value(product)}//EN`, 'CALSCALE:GREGORIAN']
  return [...head, `X-WR-CALNAME:${value(name)}`, ...events, 'END:VCALENDAR']
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

const DAY_MS = 86_400_000
const LINE_BYTES = 75

const dateOnly = (iso: string) => iso.slice(0, 10).replaceAll('-', '')
const stamp = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Text as a value: what would end it, or the line, is escaped; other controls have no place in a calendar. */
function value(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** No line is longer than 75 bytes; the next one goes on after a space, and no letter is cut in two. */
function folded(line: string): string {
  let [written, bytes] = ['', 0]
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > LINE_BYTES) [written, bytes] = [`${written}\r\n `, 1]
    written += letter
    bytes += size
  }
  return written
}
