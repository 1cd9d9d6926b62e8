import { firstConsent } from './consents.ts'
import type { Facts } from '../facts.ts'
import type { Initiative, Milestone } from '../plan.ts'
import { addDays, addWeeks, addYear, dateOf, daysBetween, isShut, open, type Calendar } from './calendar.ts'
import { deadlinesOf, lastGate, RUNS_OUT } from './deadlines.ts'
import { lastDayOf } from './key-people.ts'
import { POLICY } from './policy.ts'
import { NUMBERS, testWeeks } from './test-length.ts'

/** Dates: as many pieces at a time as the firm can carry, none begun in a blocked month. */
export function schedule(list: Initiative[], facts: Facts, calendar: Calendar): void {
  const lanes: string[] = Array.from({ length: POLICY.parallel[facts.size] }, () => calendar.start)
  const ends = new Map<string, string>()
  const weeksOfTalk = consultWeeks(facts)
  const consulted = weeksOfTalk > 0 ? addWeeks(calendar.start, weeksOfTalk, calendar.blocked) : calendar.start
  const onTools = facts.limits.some(({ text }) => NOTICE.test(text) && OF_TOOLS.test(text))
  for (const one of list) {
    // What takes a few days stands in nobody's way, and what only one person knows does not wait for its turn.
    const beside = (one.own !== undefined && one.days[1] <= POLICY.beside) || one.leaving
    const lane = lanes.indexOf([...lanes].sort()[0] as string)
    const after = one.after.map((label) => ends.get(label) ?? calendar.start)
    const back = facts.absences.find(({ who, what }) => what === 'returns' && sameRole(one.owner.title, who))
    const there = back?.when ? dateOf(back.when, calendar.today) : calendar.start
    const first = open(
      [
        beside ? calendar.start : (lanes[lane] as string),
        onTools && !one.ai ? calendar.start : consulted,
        there,
        one.begin ?? calendar.start,
        ...after,
      ]
        .sort()
        .at(-1) as string,
      calendar.blocked,
    )
    const from = one.leaving || one.due ? first : clearOf(first, calendar)
    const weeks = (one.weeks[0] + one.weeks[1]) / 2
    const trial = one.trial ?? Math.max(weeks * 0.5, PREPARE_WEEKS + testWeeks(one))
    const waits = one.season && seasonStart(from, trial, one.season, calendar)
    one.from = waits ?? beforeTheyGo(one, facts, calendar) ?? from
    const tested = beforeClosed(one, trial, calendar)
    one.gate =
      visitGate(one, facts, calendar, from) ??
      leavingGate(one, facts, calendar) ??
      countdownGate(one, calendar) ??
      inTime(one, waits ? withinSeason(tested, one.season ?? []) : tested, calendar)
    const whole = open(addWeeks(one.from, Math.max(weeks, trial + 2), calendar.blocked), calendar.blocked)
    const done = one.due && one.gate < one.due.date && whole > one.due.date ? one.due.date : whole
    one.to = later(one.gate, done)
    ends.set(one.label, one.gate)
    // What waits for its season leaves the hands free until then.
    if (beside || waits) continue
    lanes[lane] =
      one.move === 'audit-gaps' || one.leaving
        ? addWeeks(from, weeks, calendar.blocked)
        : one.gate > from
          ? one.gate
          : one.to
  }
}

const PREPARE_WEEKS = 2

/** Who has no time from next week on does not begin today: the work would stand still before anything is seen. */
function clearOf(from: string, { blocked }: Calendar): string {
  for (let days = 1; days <= SOON_DAYS; days += 1) {
    const at = addDays(from, days)
    const next = open(at, blocked)
    if (daysBetween(at, next) >= LONG_DAYS) return next
  }
  return from
}
const SOON_DAYS = 20
const LONG_DAYS = 14

/**
 * When a test is over: where a long closed time would cut its last weeks off and its own weeks fit before that, without the
 * slack that preparing has else.
 */
function beforeClosed(one: Initiative, trial: number, { blocked }: Calendar): string {
  const usual = open(addWeeks(one.from, trial, blocked), blocked)
  const own = testWeeks(one)
  const shortest = PREPARE_WEEKS / 2 + own
  // A test of 'the next ten' tells no weeks of its own.
  if (
    one.trial !== undefined ||
    own < WEEKS_TOLD ||
    shortest >= trial ||
    restsBetween(one.from, usual, blocked) < LONG_DAYS
  )
    return usual
  const sooner = open(addWeeks(one.from, shortest, blocked), blocked)
  return restsBetween(one.from, sooner, blocked) < LONG_DAYS ? sooner : usual
}

const WEEKS_TOLD = 3

function restsBetween(from: string, to: string, blocked: Calendar['blocked']): number {
  let days = 0
  for (let day = from; day < to; day = addDays(day, 1)) if (isShut(day, blocked)) days += 1
  return days
}

/** A test that can be decided a week before the day is; one that is shorter still, as late as it takes. */
function inTime(one: Initiative, usual: string, { blocked }: Calendar): string {
  if (!one.due || one.own || usual <= lastGate(one.due)) return usual
  const shortest = open(addWeeks(one.from, PREPARE_WEEKS / 2 + testWeeks(one), blocked), blocked)
  let at = lastGate(one.due)
  for (let tries = 0; tries < 200 && open(at, blocked) !== at; tries += 1) at = addDays(at, -1)
  // What cannot be seen in full by then is decided by what has been seen.
  const decided = shortest < one.due.date ? later(at, shortest) : at
  // Of half a test nothing can be seen.
  const seen = daysBetween(one.from, decided) >= (7 * testWeeks(one)) / 2
  return seen && decided > one.from && decided < usual ? decided : usual
}

/**
 * When to begin so that the test falls into the months in which the thing happens, where the usual time does not; nothing
 * where it does, or where the client has no time in all of them.
 */
function seasonStart(
  from: string,
  trial: number,
  months: readonly number[],
  { blocked }: Calendar,
): string | undefined {
  const free = months.filter((month) => !blocked.months.includes(month))
  const isIn = (date: string) => free.includes(Number(date.slice(5, 7)))
  const prepared = addWeeks(from, PREPARE_WEEKS, blocked)
  if (free.length === 0 || (isIn(prepared) && isIn(addWeeks(from, trial, blocked)))) return undefined
  let at = isIn(prepared) ? addDays(prepared, 1) : prepared
  // Where the season is running out before the test could end, it is the next one.
  for (let days = 0; days < 400 && (!isIn(at) || !isIn(addDays(at, TESTED_DAYS))); days += 1) at = addDays(at, 1)
  const begin = open(addDays(at, -7 * PREPARE_WEEKS), blocked)
  return begin > from ? begin : undefined
}
/** Less of a season shows little. */
const TESTED_DAYS = 21

/** A test that waited for its season is decided when that ends: after it nothing is to be seen. */
function withinSeason(gate: string, months: readonly number[]): string {
  let at = gate
  for (let days = 0; days < 400 && !months.includes(Number(at.slice(5, 7))); days += 1) at = addDays(at, -1)
  return at
}

/** A mock audit comes eight weeks before the real one, or before the months in which nobody can hold it. */
function visitGate(one: Initiative, facts: Facts, calendar: Calendar, from: string): string | undefined {
  if (one.move !== 'audit-gaps') return undefined
  const told = facts.dates.find(({ statement }) => one.answers.some((answered) => answered.statement === statement))
  if (!told) return undefined
  const said = dateOf(told.when, calendar.today)
  // 'In November', said in November by somebody who starts in January, is next November.
  const day = said > from ? said : addYear(said)
  let at = addDays(day, -56)
  for (let tries = 0; tries < 200 && open(at, calendar.blocked) !== at; tries += 1) at = addDays(at, -1)
  return at > from ? at : undefined
}

/**
 * Whoever is gone before the plan begins is asked tomorrow, whatever else nobody has time for; and who would be here for a
 * shorter time than the plan waits, in the next week: to ask somebody is no new project.
 */
function beforeTheyGo(one: Initiative, facts: Facts, { today, start }: Calendar): string | undefined {
  const last = lastDayOf(one, facts)
  if (!last) return undefined
  if (last <= addDays(start, 3)) return open(addDays(today, 1), NEVER_SHUT)
  return daysBetween(today, start) > Math.max(SOON_DAYS, daysBetween(start, last))
    ? open(addDays(today, 7), NEVER_SHUT)
    : undefined
}
const NEVER_SHUT = { months: [], ranges: [] }

/** Two weeks before they go somebody else has done the work alone, or there is no time left to mend it. */
function leavingGate(one: Initiative, facts: Facts, calendar: Calendar): string | undefined {
  const last = lastDayOf(one, facts)
  if (!last) return undefined
  // Whoever stays for long is asked now all the same; whoever goes within days, to the last of them.
  const days = [addWeeks(one.from, HANDOVER_WEEKS, calendar.blocked), addDays(last, -14), addDays(last, -1)].sort()
  const [first, second] = days.filter((day) => day > one.from)
  if (!first) return second
  // Where every day before they go is closed, a working day among them all the same.
  return (
    openBefore(first, one.from, calendar) ?? openBefore(first, one.from, { ...calendar, blocked: NEVER_SHUT }) ?? second
  )
}

/** The last working day that is not closed, up to a day. */
function openBefore(day: string, from: string, { blocked }: Calendar): string | undefined {
  let at = day
  while (at > from && open(at, blocked) !== at) at = addDays(at, -1)
  return at > from ? at : undefined
}
const HANDOVER_WEEKS = 16

/** A third of the way to the day, when there is still time to leave something out. */
function countdownGate({ move, due, from }: Initiative, { blocked }: Calendar): string | undefined {
  if (move !== 'countdown' || !due || due.date <= from) return undefined
  const at = open(addDays(from, Math.max(1, Math.round(daysBetween(from, due.date) / 3))), blocked)
  return at < due.date ? at : undefined
}

function later(a: string, b: string): string {
  return a > b ? a : b
}

function sameRole(title: string, who: string): boolean {
  return title !== '' && who.toLowerCase().includes(title.toLowerCase().replace(/s$/, ''))
}

/** Weeks of consultation or notice that an agreement asks for before duties change. */
function consultWeeks(facts: Facts): number {
  for (const { kind, text, statement } of facts.limits) {
    // Notice that ends a contract is given on its day, and nobody is consulted.
    if (facts.dates.some((one) => one.statement === statement && one.notice)) continue
    const found = (kind === 'agreement' || (kind === 'promise' && WITH_STAFF.test(text))) && NOTICE.exec(text)
    if (found) {
      const many = NUMBERS[(found[1] as string).toLowerCase()] ?? Number(found[1])
      return /^d/i.test(found[2] as string) ? Math.ceil(many / 7) : many
    }
  }
  return 0
}

/** Of whom only the month is told goes in it, and hardly on its first day. */
const LATE_IN_MONTH = 28

/** 'Sixty days' written notice', 'six weeks of consultation' */
const NOTICE =
  /\b(one|two|three|four|five|six|eight|ten|twelve|thirty|sixty|ninety|\d{1,3})\s+(weeks?|days?)['’]?\s+(?:of\s+)?(?:(?:prior|written|advance|formal)\s+)*(?:consultation|notice)/i
const WITH_STAFF = /(?<!\p{L})(?:unions?|collective|works? council|staff agreement|employees?)(?!\p{L})/iu
/** What it is asked for before: other work need not wait for it. */
const OF_TOOLS = /(?<!\p{L})(?:technolog\p{L}+|systems?|software|tools?|monitoring|devices?)(?!\p{L})/iu

export function milestones(list: readonly Initiative[], facts: Facts, calendar: Calendar): Milestone[] {
  const found: Milestone[] = [{ date: calendar.start, kind: 'rules' }]
  const weeks = consultWeeks(facts)
  if (weeks > 0) found.push({ date: calendar.start, kind: 'consult', text: String(weeks) })
  const yes = firstConsent(facts, list)
  if (yes && !yes.spared) found.push({ date: calendar.start, kind: 'consent' })
  for (const one of list) {
    if (one.held === 'budget') continue
    found.push({ date: one.from, kind: 'start', label: one.label })
    found.push({ date: one.gate, kind: 'gate', label: one.label })
  }
  for (const { statement, who, what, when } of facts.absences)
    if (what !== 'returns' && when && !found.some((one) => one.kind === 'handover' && one.text === who)) {
      const last = dateOf(when.day === undefined ? { ...when, day: LATE_IN_MONTH } : when, calendar.today)
      // Who goes before the plan begins hands over while still there.
      const asked = last > calendar.start ? calendar.start : addDays(calendar.today, 1)
      const decided = list.find(
        ({ leaving, answers }) => leaving && answers.some((told) => told.statement === statement),
      )?.gate
      // That a deputy has done it alone is what the test of that work shows; who has gone hands nothing over.
      if (last >= calendar.today && last < addYear(addYear(calendar.today)))
        found.push({ date: decided ?? later(addDays(last, -28), asked), kind: 'handover', text: who })
    }
  for (const { statement, what, date, ends, notice } of deadlinesOf(facts, calendar)) {
    const said = facts.statements.find(({ id }) => id === statement)?.text ?? ''
    if (ends) found.push({ date: later(addDays(date, -90), calendar.start), kind: 'talks', text: endingPart(said) })
    else if (!found.some((one) => one.text === what))
      found.push({ date, kind: 'deadline', text: what, ...(notice && { notice }) })
  }
  const last =
    [...list]
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? calendar.start
  found.push({ date: open(addWeeks(last, 4), calendar.blocked), kind: 'review' })
  const rows = new Map(found.map((one) => [[one.date, one.kind, one.label, one.text].join('|'), one]))
  return [...rows.values()].sort((a, b) => a.date.localeCompare(b.date))
}

/** 'We promised a person on the phone and the lease is up in ten weeks': the part that speaks of the end. */
function endingPart(text: string): string {
  const parts = text.split(/;\s|,?\sand\s(?=(?:the|our|my|their)\s)/)
  return parts.length > 1 ? (parts.find((part) => RUNS_OUT.test(part)) ?? text) : text
}
