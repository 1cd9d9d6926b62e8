import { MONTH, monthOf } from './months.ts'

const PART: [RegExp, number][] = [
  [/^(?:early|the (?:start|beginning) of)/i, 5],
  [/^(?:late|the end of)/i, 25],
]
const NOW = new RegExp(
  String.raw`(?<=^|[.!?:;,(]\s*|\b(?:and|but|as|so|now)\s)(?:it['’]?s|it is|today is|we(?:['’]re| are)(?: now)? in)\s+(?:now\s+|already\s+)?` +
    String.raw`((?:early|mid|late|the (?:start|beginning|middle|end) of)[\s-]+)?(?:(\d{1,2})(?:st|nd|rd|th)?\s+)?(${MONTH})(?:\s+(20\d\d))?(?=\s*(?:[.,;:)]|$|now\b|already\b|and\b))`,
  'iu',
)
/** A client who writes within so many days of a date need not be told another one. */
const NEAR_DAYS = 20
/** A month that has just passed is this year's: the brief lay for a while, and what it plans begins today. */
const PASSED_DAYS = 150
const DAY_MS = 86_400_000

/** The day on which the client says to be writing ('It is early May'); else today. */
export function writtenOn(text: string, today: string): string {
  const [, part = '', day, name = '', year] = NOW.exec(text) ?? []
  const month = monthOf(name)
  if (!month) return today
  const on = Number(day ?? PART.find(([pattern]) => pattern.test(part))?.[1] ?? 15)
  const dated = (when: number) => new Date(Date.UTC(when, month - 1, Math.min(on, 28))).toISOString().slice(0, 10)
  const apart = (date: string) => (Date.parse(date) - Date.parse(today)) / DAY_MS
  if (year) return Math.abs(apart(dated(Number(year)))) > NEAR_DAYS ? dated(Number(year)) : today
  const years = [-1, 0, 1].map((by) => dated(Number(today.slice(0, 4)) + by))
  if (years.some((date) => apart(date) <= NEAR_DAYS && apart(date) >= -PASSED_DAYS)) return today
  return years.find((date) => apart(date) > 0) ?? today
}
