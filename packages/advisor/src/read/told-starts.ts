import type { Quantity } from '../facts.ts'
import { DOWN, UP } from './measure-targets.ts'
import type { Draft } from './measure-what.ts'
import type { Reading } from './readings.ts'

/**
 * Today's figure of a goal without a target: 'Sample turnaround, today 31 h', 'Late trains: 12 last year', 'Send the letters
 * by nine. We manage it 7 times in 10.' Only where the words leave no doubt which way is better.
 */
export function startOf({ clause, topic }: Reading, numbers: readonly Quantity[], field: string): Draft | undefined {
  if (clause.field !== 'goals' || clause.language !== 'en' || !topic) return undefined
  const now = numbers.find((one) => isToldOfToday(one, clause.start, field))
  const managed = now && /we manage(?: it| that)?\s+(?:\p{L}+\s+)?$/iu.test(field.slice(clause.start, now.span.start))
  const direction = managed ? 'up' : now && directionOf(clause.text, topic, now)
  return now && direction && { what: topic, now, direction }
}

function isToldOfToday({ kind, noun, span }: Quantity, start: number, field: string): boolean {
  if (kind === 'money' || (kind === 'count' && noun)) return false
  const before = field.slice(start, span.start)
  // 'Engine stops: 6 or fewer': how far it may go, not where it stands.
  if (/^\s*(?:\p{L}+\s)?or (?:less|fewer|lower|more|better)(?!\p{L})/iu.test(field.slice(span.end))) return false
  return TODAY.test(before) || (!/[\d.;]/.test(before) && LABEL.test(before)) || LAST.test(field.slice(span.end))
}
const TODAY =
  /(?<!\p{L})(?:now|today|currently|at present|presently|at the moment|averag(?:e|es|ing)|running at|we manage(?: it| that)?|we are at|it is|it['’]s)(?!\p{L})[^.,;:\d]{0,20}$/iu
/** 'No-shows: about' */
const LABEL = /^[^:]{2,60}:\s+(?:(?:about|around|roughly|some|nearly|almost|circa|approx\.?)\s+)?$/iu
const LAST = /^\s*(?:\p{L}+\s+)?last (?:year|yr|month|season|quarter|week)(?!\p{L})/iu

/** Whether a figure that is wanted stands above or below today's, as far as the words tell; a large share is usually to grow. */
export function towards(text: string, topic: string, wanted: Quantity): 'down' | 'up' {
  return wayTold(text, topic, wanted) ?? (wanted.kind === 'percent' && wanted.value >= 50 ? 'up' : 'down')
}

/** The same where words tell it. */
export function wayTold(text: string, topic: string, wanted: Quantity): 'down' | 'up' | undefined {
  if (AT_MOST.test(text)) return 'down'
  if (AT_LEAST.test(text) || GAINS.test(text)) return 'up'
  return directionOf(text, topic, wanted)
}

function directionOf(text: string, topic: string, now: Quantity): 'down' | 'up' | undefined {
  if (DOWN.test(text)) return 'down'
  // 'Better' says of no figure whether it should rise.
  if (UP.test(text.replace(/(?<!\p{L})(?:better|improv\p{L}*)(?!\p{L})/giu, ''))) return 'up'
  if (UNWELCOME.test(`${topic} ${now.noun ?? ''}`)) return 'down'
  if (now.kind === 'duration') return 'down'
  return WELCOME.test(topic) ? 'up' : undefined
}
const AT_MOST =
  /(?<!\p{L})(?:(?:no|not) (?:more|over|above|longer) than|at most|max(?:imum)?|under|below|less than|fewer than|or (?:less|fewer)|up to|not exceed|down to)(?!\p{L})/iu
/** 'Reach 500 members', 'sell 900 windows' */
const GAINS =
  /^(?:(?:we|i)(?:['’]d| would)? (?:want|like|hope|need|aim) (?:to )?|to )?(?:reach|sell|win|attract|recruit|gain|serve|grow|earn|collect|train|plant|produce|publish)(?!\p{L})/iu
const AT_LEAST =
  /(?<!\p{L})(?:(?:no|not) (?:less|fewer) than|at least|min(?:imum)?|over|above|more than|or more)(?!\p{L})/iu

/** Whether more is wanted of what one has too much of, or less of what one wants. */
export function isUnwelcome({ what, direction }: Pick<Draft, 'what' | 'direction'>): boolean {
  return direction === 'up' ? UNWELCOME.test(what) && !WELCOME.test(what) : WELCOME.test(what) && !UNWELCOME.test(what)
}

/** Things one has too many of, in any trade. */
const UNWELCOME =
  /(?<!\p{L})(?:accidents?|injur(?:y|ies)|errors?|mistakes?|complaints?|claims?|rework|returns?|rejects?|rejections?|no-shows?|absences?|not|downtime|breakdowns?|stoppages?|delays?|waste|scrap|spoilage|loss(?:es)?|lost|late|missed|missing|overdue|unpaid|arrears|backlog|churn|turnover|cancellations?|callbacks?|callouts?|clashes|double-bookings?|shrinkage|leaks?|defects?|faults?|incidents?|disputes?|queues?|wait(?:s|ing)?)(?!\p{L})/iu
const WELCOME =
  /(?<!\p{L})(?:utili[sz]ation|occupancy|retention|yield|on-time|fill rate|hit rate|conversion|attendance|uptime|score|satisfaction|compliance|productivity|output)(?!\p{L})/iu
