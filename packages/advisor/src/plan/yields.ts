import type { Facts, Measure } from '../facts.ts'
import type { Insight } from '../plan.ts'

/** 'One caller in six books, one in four would do': half as many bookings again, and not one caller more. */
export function yieldOf({ statements }: Facts, measure: Measure): Insight | undefined {
  const { now, wanted, direction, doubtful, what, statement } = measure
  if (doubtful || direction !== 'up' || now?.kind !== 'percent' || wanted?.kind !== 'percent') return undefined
  if (now.high !== undefined || wanted.high !== undefined || now.value < 2) return undefined
  const ratio = wanted.value / now.value
  const said = `${what} ${statements.find(({ id }) => id === statement)?.text ?? ''}`
  return EARNS.test(said) && !NO_YIELD.test(said) && ratio >= 1.15 && ratio <= 4
    ? { kind: 'yield', measure, ratio, more: ratio - 1 }
    : undefined
}
/** Of what comes in, what becomes something. */
const EARNS =
  /(?<!\p{L})(?:books?|bookings?|bookers|conver\p{L}+|win|wins|won|win[- ]rate|hit[- ]rate|hit rate|quotes? (?:won|accepted)|accept(?:ed|ance)|renew\p{L}*|collect\p{L}*|pays?|paid(?! (?:leave|time|holidays?|staff))|pay(?:ing)? (?:fee|dues)|sign[- ]ups?|closing rate|occup\p{L}+|load factor|seats? sold|fill rate|response rate|return visits?|take[- ]up|uptake)(?!\p{L})/iu

/** A share of the ways by which they come, or of what is early enough, brings not one more. */
const NO_YIELD =
  /(?<!\p{L})(?:direct\p{L}*|channels?|agents?|online|website|portal|share of|(?:on|in) time|within|late|overdue|punctual\p{L}*|first time|by (?:phone|card|direct debit|transfer)|digital\p{L}*|electronic\p{L}*)(?!\p{L})/iu
