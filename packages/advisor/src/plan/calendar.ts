import { type Facts, isWithin, type Stretch, type When } from '../facts.ts'

const DAY_MS = 86_400_000

/** The plan's calendar: when it may begin, and the months in which nothing new may. */
export interface Calendar {
  today: string
  start: string
  blocked: Blocked
}

/** Whole months (1 to 12), and stretches inside the year as 'MM-DD'. */
export interface Blocked {
  months: number[]
  ranges: Stretch[]
}

export function calendarOf(facts: Facts, today: string): Calendar {
  const blocked = blockedOf(facts)
  // Of two such days the later one: before it somebody has no time.
  const told = facts.limits
    .flatMap(({ kind, from }) => (kind === 'start' && from ? [from] : []))
    .toSorted((a, b) => dateOf(b, today).localeCompare(dateOf(a, today)))[0]
  // Four plumbers need no fortnight to make ready.
  const soonest = addDays(today, facts.size === 'small' ? 7 : 14)
  // 'After Pongal' and the like name a month and mean that the feast is over.
  const asked = told
    ? dateOf(
        told.day === undefined && /\bafter\b|\bnach\b|\bdespués\b/i.test(told.text) ? { ...told, day: 18 } : told,
        today,
      )
    : soonest
  // Nobody plans for a day in many years.
  const earliest = asked > soonest && asked < addYear(addYear(today)) ? asked : soonest
  return { today, blocked, start: open(monday(earliest), blocked) }
}

/** The next working day that does not lie in a blocked month. */
export function open(date: string, blocked: Blocked): string {
  let at = date
  for (let tries = 0; tries < 400 && (isWeekend(at) || isShut(at, blocked) || isHoliday(at)); tries += 1)
    at = blocked.months.includes(monthOf(at)) ? firstOfNextMonth(at) : addDays(at, 1)
  return at
}

/** Nobody has time on that day, as far as the client says. */
export function isShut(date: string, { months, ranges }: Blocked): boolean {
  return months.includes(monthOf(date)) || ranges.some((range) => isWithin(date, range))
}

/** Nobody decides on a Saturday or a Sunday. */
function isWeekend(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() % 6 === 0
}

/** 'between 25 October and 3 November' blocks those days and not two months. */
function blockedOf(facts: Facts): Blocked {
  const months = new Set<number>()
  const ranges: Blocked['ranges'] = []
  for (const { kind, months: named, closed } of facts.limits) {
    if (kind !== 'calendar') continue
    if (!closed) for (const month of named ?? []) months.add(month)
    for (const { from, to } of closed ?? []) {
      const [first, last] = [Number(from.slice(0, 2)), Number(to.slice(0, 2))]
      if (!from.endsWith('-01') || !isMonthsEnd(to)) ranges.push({ from, to })
      else for (let month = first; months.add(month) && month !== last; month = (month % 12) + 1);
    }
  }
  if (months.size + ranges.length === 0) return FREE
  // Who never has time is asked to find some: a plan without a day would be none.
  const free = Array.from({ length: 365 }, (_, at) => addDays('2027-01-01', at)).filter(
    (day) => !isShut(day, { months: [...months], ranges }),
  )
  if (free.length < FREE_LEAST) return FREE
  return { months: [...months].sort((a, b) => a - b), ranges: ranges.filter(isApart) }
}
const FREE_LEAST = 100

/** The days of the carnival inside the week that is closed for it are said once. */
function isApart(one: Stretch, at: number, all: readonly Stretch[]): boolean {
  return !all.some((other, place) => place !== at && covers(other, one) && (place < at || !covers(one, other)))
}
function covers(wide: Stretch, { from, to }: Stretch): boolean {
  return [from, to].every((day) => isWithin(`2028-${day}`, wide))
}

function isMonthsEnd(day: string): boolean {
  return Number(day.slice(3)) >= (day.startsWith('02') ? 28 : 30)
}

/** Weeks of work from a date on, blocked months passing by without counting. */
export function addWeeks(from: string, weeks: number, blocked: Blocked = FREE): string {
  let at = from
  let left = Math.max(1, Math.round(weeks * 7))
  for (let guard = 0; left > 0 && guard < 1200; guard += 1) {
    at = addDays(at, 1)
    if (!isShut(at, blocked) && !betweenYears(at)) left -= 1
  }
  return at
}

const FREE: Blocked = { months: [], ranges: [] }

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

export function addYear(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

export function weeksBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (7 * DAY_MS))
}

export function monthsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (30.44 * DAY_MS)
}

/** Nobody begins or decides anything on such a day. */
function isHoliday(date: string): boolean {
  const day = date.slice(5)
  return day >= '12-24' || day <= '01-01'
}

/** Nothing is done between the years. */
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

/** Asked for the same days over and over while a plan is laid out. */
const DAYS = new Map<number, string>()
function iso(time: number): string {
  const known = DAYS.get(time)
  if (known !== undefined) return known
  const day = new Date(time).toISOString().slice(0, 10)
  if (DAYS.size < DAYS_MOST) DAYS.set(time, day)
  return day
}
const DAYS_MOST = 5000
