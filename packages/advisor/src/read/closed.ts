import type { Facts, Kind, Stretch } from '../facts.ts'
import { classify } from './classify.ts'
import { stretchesIn } from './closed-times.ts'
import { closedTraits } from './closed-traits.ts'
import { READY } from './limits.ts'
import { MONTH } from './months.ts'
import type { Reading } from './readings.ts'
import { withoutSlack } from './slack.ts'

/**
 * Times of the year in which nobody has time. Patterns know some sentences by their words; 'January is mad, leave us be' is
 * known by what was learned from others. Either way the days are those that the sentence names.
 */
export function addClosed(facts: Facts, { statement, traits }: Reading, today: string): void {
  if (!statement) return
  const { id, text, kind, span } = statement
  const known = facts.limits.find((limit) => limit.kind === 'calendar' && limit.statement === id)
  if (!known && (span.field === 'data' || OTHER_KINDS.has(kind))) return
  const stretches = stretchesIn(withoutSlack(text), today)
  if (stretches.length === 0) {
    // 'Except for July', 'over by March', 'April Jones': a month is named, and none is closed.
    if (known && NAMES_MONTH.test(text)) facts.limits = facts.limits.filter((limit) => limit !== known)
    return
  }
  const months = [...new Set(stretches.flatMap(monthsOf))].sort((a, b) => a - b)
  if (known) {
    // 'The only time for anything new is March to May' names what is free.
    if (known.months?.length && known.months.every((month) => months.includes(month)) && !stretches.some(isDay))
      Object.assign(known, { closed: stretches, months })
    return
  }
  const others = facts.limits.flatMap((limit) => limit.months ?? [])
  if (new Set([...others, ...months]).size > CLOSED_MOST) return
  if (stretches.every(isDay) || months.every((month) => others.includes(month))) return
  const isOther =
    OTHERS.some((one) => one.test(text)) ||
    (READY.test(text) && !NOTHING.test(text)) ||
    facts.absences.some(({ statement: of }) => of === id)
  const sure = classify('closed', closedTraits(text)).find(({ label }) => label === 'closed')?.weight ?? 0
  // Two heads that learned from other hands: where both think so, each needs to be less sure.
  const isSeason = classify('hurdle', traits)[0]?.label === 'season'
  const { alone, both } = span.field === 'team' ? CLOSED_MIN.team : CLOSED_MIN.elsewhere
  if (sure < (isOther ? CLOSED_MIN.against : isSeason ? both : alone)) return
  facts.limits = [
    ...facts.limits.filter((limit) => limit.statement !== id || limit.kind !== 'refusal'),
    { id: '', kind: 'calendar', statement: id, text, months, closed: stretches },
  ]
  // It is kept, not solved, and nothing is due then.
  statement.kind = 'limit'
  delete statement.hurdle
  for (const date of facts.dates) if (date.statement === id) date.binds = false
}

/** 'From mid-November until Christmas …; do not ask us for anything then': said again of the same time. */
export function settleClosed(facts: Facts): void {
  const closed = facts.limits.filter((one) => one.kind === 'calendar' && one.closed)
  facts.limits = facts.limits.filter((one) => {
    if (one.kind === 'calendar' && !one.closed)
      return !closed.some((other) => one.months?.every((month) => other.months?.includes(month)))
    return !(one.kind === 'refusal' && closed.length > 0 && THEN.test(one.text))
  })
}
const THEN = /(?<!\p{L})(?:then|in (?:that|this) time|in those (?:weeks|months|days))$/iu

/** The days inside months that are known to be closed. */
export function daysOf(text: string, months: readonly number[], today: string): Stretch[] | undefined {
  const stretches = stretchesIn(text, today)
  const inside =
    stretches.length > 0 && stretches.every((one) => months.includes(Number(one.from.slice(0, 2))) && !isDay(one))
  return inside ? stretches : undefined
}

/** What is aimed for, held or asked is no time without time. */
const OTHER_KINDS: ReadonlySet<Kind> = new Set<Kind>(['goal', 'asset', 'question', 'system'])
const NAMES_MONTH = new RegExp(String.raw`(?<!\p{L})(?:${MONTH})(?!\p{L})`, 'iu')
/** It is told where one speaks of people and time; elsewhere, or where words speak against it, it must be surer. */
const CLOSED_MIN = { team: { alone: 0.5, both: 0.4 }, elsewhere: { alone: 0.8, both: 0.5 }, against: 0.9 }
const NOTHING = /(?<!\p{L})(?:no|not|nothing|nobody|never|cannot|can['’]?t|don['’]?t|won['’]?t)(?!\p{L})/iu
/** Who is away, ill or gave birth: the others have time. What happened once comes at no time of the year. */
const ONE_PERSON =
  /(?<!\p{L})(?:he|she|his|her|due in|was|were|had|went|been|retires?|hospital|daughter|maternity)(?!\p{L})|(?<!\p{L})(?:he|she)['’]s(?!\p{L})/iu
/** 'Anything above 15,000 waits for the meeting in June' */
const MEETING = /(?<!\p{L})(?:meetings?|boards?|council|trustees|assembly|committee)(?!\p{L})/iu
/** 'You get me May to September', 'April is best for any new thing' */
export const GOOD_TIME =
  /(?<!\p{L})(?:you (?:get|can have|have) (?:me|us)|quiet(?:er)?|good time|have time|(?:is|are|would be) (?:the )?(?:best|better|ideal|easier|fine)|best (?:time|for)|(?:we|to) (?:start|begin) things?)(?!\p{L})/iu
/** 'Training can be in June and July only' */
const ONLY =
  /(?<!\p{L})(?:can|may|could|possible|available|free)(?!\p{L})[^.;]*(?<!\p{L})only(?!\p{L})|(?<!\p{L})only (?:possible|in|from|between)(?!\p{L})/iu
const OTHERS = [ONE_PERSON, MEETING, GOOD_TIME, ONLY]
/** Who never has time is asked to find some. */
const CLOSED_MOST = 8

/** A day is when something is due. */
function isDay({ from, to }: Stretch): boolean {
  return from === to
}

function monthsOf({ from, to }: Stretch): number[] {
  const [first, last] = [Number(from.slice(0, 2)), Number(to.slice(0, 2))]
  const found = [first]
  for (let month = first; month !== last; found.push(month)) month = (month % 12) + 1
  return found
}
