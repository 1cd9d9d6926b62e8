import type { Facts, When } from '../facts.ts'

const DAY_MS = 86_400_000

/** The plan's calendar: when it may begin, and the months in which nothing new may. */
export interface Calendar {
  today: string
  start: string
  blocked: number[]
}

export function calendarOf(facts: Facts, today: string): Calendar {
  const blocked = [...new Set(facts.limits.flatMap(({ months }) => months ?? []))].sort((a, b) => a - b)
  const told = facts.limits.find(({ kind }) => kind === 'start')?.from
  const soonest = addDays(today, 14)
  const asked = told ? dateOf(told, today) : soonest
  const earliest = asked > soonest ? asked : soonest
  return { today, blocked, start: open(monday(earliest), blocked) }
}

/** The next date that does not lie in a blocked month. */
export function open(date: string, blocked: readonly number[]): string {
  let at = date
  for (let tries = 0; tries < 12 && blocked.includes(monthOf(at)); tries += 1) at = firstOfNextMonth(at)
  return at
}

/** Weeks of work from a date on, blocked months passing by without counting. */
export function addWeeks(from: string, weeks: number, blocked: readonly number[]): string {
  let at = from
  let left = Math.max(1, Math.round(weeks * 7))
  for (let guard = 0; left > 0 && guard < 1200; guard += 1) {
    at = addDays(at, 1)
    if (!blocked.includes(monthOf(at)) && !betweenYears(at)) left -= 1
  }
  return at
}

/** A moment of the brief as a date from today on; a month alone means its first day, 'end of' its last. */
export function dateOf(when: When, today: string): string {
  const year = when.year ?? Number(today.slice(0, 4))
  const month = when.month ?? 12
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const day = Math.min(when.day ?? 1, last)
  const at = iso(Date.UTC(year, month - 1, day))
  if (when.year !== undefined || at >= today) return at
  return iso(Date.UTC(year + 1, month - 1, Math.min(day, 28)))
}

export function addDays(date: string, days: number): string {
  return iso(Date.parse(date) + days * DAY_MS)
}

export function weeksBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (7 * DAY_MS))
}

export function monthsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (30.44 * DAY_MS)
}

/** Nobody decides anything between the years. */
function betweenYears(date: string): boolean {
  const day = date.slice(5)
  return day >= '12-21' || day <= '01-03'
}

function monday(date: string): string {
  const weekday = new Date(Date.parse(date)).getUTCDay()
  return addDays(date, weekday === 1 ? 0 : (8 - weekday) % 7)
}

function monthOf(date: string): number {
  return Number(date.slice(5, 7))
}

function firstOfNextMonth(date: string): string {
  return monday(iso(Date.UTC(Number(date.slice(0, 4)), monthOf(date), 1)))
}

function iso(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
