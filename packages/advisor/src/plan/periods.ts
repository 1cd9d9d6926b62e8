import type { Quantity, TimeUnit } from '../facts.ts'

/** How often a unit of time comes in a year of work: 250 days, 50 weeks. A sum for a year is no larger than that. */
export const PER_YEAR: Record<TimeUnit, number> = {
  minute: 120_000,
  hour: 2000,
  day: 250,
  week: 50,
  month: 12,
  quarter: 4,
  year: 1,
}

/** Hours that somebody works in it. */
export const WORK_HOURS: Record<TimeUnit, number> = {
  minute: 1 / 60,
  hour: 1,
  day: 8,
  week: 40,
  month: 160,
  quarter: 480,
  year: 1800,
}

/** By the calendar, for waits and stocks. */
export const CALENDAR_DAYS: Record<TimeUnit, number> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  quarter: 91,
  year: 365,
}

/** '19' beside '7 days', '2 hours' beside '15 minutes'. */
export function inOneUnit(now: Quantity, wanted: Quantity): number {
  if (now.kind !== 'duration' || wanted.kind !== 'duration' || !now.unit || !wanted.unit || now.unit === wanted.unit)
    return now.value
  return (now.value * CALENDAR_DAYS[now.unit]) / CALENDAR_DAYS[wanted.unit]
}
