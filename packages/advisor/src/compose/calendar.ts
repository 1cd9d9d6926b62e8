import type { Initiative } from '../findings.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKS_A_MONTH = 4.345

/** '15 December 2026', a number of days after the report's date. */
export function dayAfter(date: string, days: number): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return Number.isNaN(day.getTime())
    ? `day ${days}`
    : `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

export interface Span {
  initiative: Initiative
  /** Months from the report's date, 0 to 12. */
  from: number
  pilot: number
  to: number
}

/** Each initiative starts when those it waits for stand, and no two of a small firm start at once. */
export function spans(initiatives: readonly Initiative[], size: 'small' | 'medium' | 'large'): Span[] {
  const gap = size === 'small' ? 1.5 : size === 'medium' ? 1.25 : 1
  const done: Span[] = []
  for (const initiative of initiatives) {
    const length = (initiative.weeks[0] + initiative.weeks[1]) / 2 / WEEKS_A_MONTH
    const after = done.filter((span) => initiative.after.includes(span.initiative.label)).map((span) => span.to)
    const previous = done.at(-1)
    const start = Math.max(previous ? previous.from + gap : 0.25, ...after)
    const from = Math.min(10, half(start))
    const to = Math.min(12, Math.max(from + 0.5, half(from + length)))
    done.push({ initiative, from, pilot: Math.min(to, half(from + (to - from) * 0.5)), to })
  }
  return done
}

function half(months: number): number {
  return Math.round(months * 4) / 4
}
