import type { Facts, Quantity, Statement } from '../facts.ts'
import type { Initiative, Insight } from '../plan.ts'
import { PER_YEAR } from './periods.ts'

/** What follows from single sentences: a loss over the year, what a point is worth, a broken baseline, a word given. */
export function implied(facts: Facts, list: readonly Initiative[]): Insight[] {
  const gates = list.map(({ gate }) => gate).sort()
  return facts.statements.flatMap((one): Insight[] => {
    if (one.kind === 'order') return []
    const found = [pointValue(facts, one) ?? lossOf(facts, one), baselineOf(one), givenWord(one, gates[0])]
    return found.filter((insight) => insight !== undefined)
  })
}

/** 'Every point costs us 3,000 a month', beside a target in per cent: what the way to the target is worth. */
function pointValue(facts: Facts, one: Statement): Insight | undefined {
  if (!/\b(?:each|every|one|1|a single)\s?(?:%|per ?cent|percent|(?:percentage )?point)/i.test(one.text))
    return undefined
  const each = moneyIn(facts, one)
  // The point is of the goal that stands before it.
  const measure = facts.measures
    .filter(({ now, wanted }) => now?.kind === 'percent' && wanted?.kind === 'percent')
    .findLast(({ statement }) => isNear(facts, statement, one))
  if (!each?.per || each.per === 'minute' || each.per === 'hour' || !measure?.now || !measure.wanted) return undefined
  const points = Math.abs(measure.now.value - measure.wanted.value)
  return points > 0
    ? { kind: 'point-value', measure, points, each, total: points * each.value, per: each.per }
    : undefined
}

/** 'We lose 2,000 a week': a working year of it, unless a season is meant. */
function lossOf(facts: Facts, one: Statement): Insight | undefined {
  const each = moneyIn(facts, one)
  if (!each?.per || each.per === 'year' || each.per === 'quarter' || each.per === 'minute' || each.per === 'hour')
    return undefined
  if (!LOSS.test(one.text) || SEASON.test(one.text)) return undefined
  const times = each.per === 'day' ? undefined : PER_YEAR[each.per]
  return times ? { kind: 'yearly', quote: one.text, each, times, total: each.value * times } : undefined
}

const LOSS =
  /\b(?:los(?:e|es|ing|t)|(?:do(?:n['’]?t| not)|never|forget to) (?:bill|charge|invoice)|unbilled|wast(?:e|ed)|thrown away|evaporates?|goes to waste|penalt(?:y|ies)|fines?|slips? (?:away|through))\b/i
const SEASON = /\b(?:summer|winter|spring|autumn|season|peak|harvest|christmas|high)\b/i

/** A stop or a change after which figures cannot be compared. */
function baselineOf({ text, span }: Statement): Insight | undefined {
  const says =
    /\b(?:not (?:be )?(?:comparable|compared)|spoils? (?:the |any |every )?comparison|cannot (?:be )?compare\w*|can['’]?t compare|distorts? (?:the )?(?:figures|numbers|comparison))\b/i
  return span.field !== 'data' && says.test(text) ? { kind: 'baseline', quote: text } : undefined
}

/** A result promised to those who pay or vote: it is a date to work back from. */
function givenWord({ text }: Statement, first: string | undefined): Insight | undefined {
  const says =
    /\b(?:promised|told|announced|committed to|assured)\b.{0,40}\b(?:bank|banks|investors?|shareholders?|lenders?|funders?|publicly|the public|press)\b/i
  return first && says.test(text) ? { kind: 'word-given', quote: text, first } : undefined
}

function moneyIn(facts: Facts, { id }: Statement): Quantity | undefined {
  const own = facts.quantities.filter(({ statement, kind }) => statement === id && kind === 'money')
  return own.length === 1 ? own[0] : undefined
}

/** In the same field, and not more than two sentences before. */
function isNear(facts: Facts, statement: string, { id, span }: Statement): boolean {
  const other = facts.statements.find((one) => one.id === statement)
  const apart = Number(id.slice(1)) - Number(statement.slice(1))
  return other?.span.field === span.field && apart >= 0 && apart <= 2
}
