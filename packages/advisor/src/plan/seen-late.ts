import type { Facts, Quantity, Statement } from '../facts.ts'
import { CALENDAR_DAYS } from './periods.ts'

/**
 * How many days after its making a case is seen, where the client says so: 'marked down at nine months', 'fail in the first
 * year'. A change of today shows in new cases only then, and a test of some weeks would count work done before it.
 */
export function seenAfter(facts: Facts, statements: readonly Statement[]): number {
  const ids = new Set(statements.filter(({ text }) => !ENDED.test(text)).map(({ id }) => id))
  const measured = new Set(facts.measures.flatMap(({ now, wanted }) => [now?.span.start, wanted?.span.start]))
  const ages = facts.quantities.filter(
    (one) => ids.has(one.statement) && !measured.has(one.span.start) && isAge(facts, one),
  )
  return Math.max(0, ...ages.map(({ value, unit }) => (unit ? value * CALENDAR_DAYS[unit] : 0)))
}

function isAge({ fields }: Facts, { kind, span }: Quantity): boolean {
  if (kind !== 'duration') return false
  const text = fields[span.field]
  const before = text.slice(Math.max(0, span.start - NEAR), span.start)
  const after = text.slice(span.end, span.end + NEAR)
  if (AFTER.test(before)) return !SOMEBODY.test(after)
  return AT_AGE.test(before) ? !NOTICE.test(after) : LATER.test(after) || (OLD.test(after) && WHEN.test(before))
}
const NEAR = 30
/** 'At nine months', 'within the first year', 'matured for 14 months' */
const AT_AGE =
  /(?<!\p{L})(?:at|aged|(?:in|within|during) (?:the|their|its|our) first|(?:matured?|ripened|aged|seasoned|dried) for)\s(?:about\s|around\s|some\s)?$/iu
const NOTICE = /^['’]?s?\s(?:notice|the latest|most)(?!\p{L})/iu
const AFTER = /(?<!\p{L})after\s(?:about\s|around\s|some\s)?$/iu
/** 'After two years we gave up' tells what somebody did then. */
const SOMEBODY = /^\s*,?\s*(?:we|i|they|he|she|it|the|our|my)(?!\p{L})/iu
/** 'Eight weeks later', 'six weeks after the delivery' */
const LATER =
  /^\s(?:later|after (?:the |we |they )?(?:delivery|fitting|sowing|planting|hatching|casting|brewing|bottling|glazing|repair|sale|handover|installation|treatment|dispatch|purchase))(?!\p{L})/iu
/** 'When it is two years old' is when a case is seen; 'the oven is twenty years old' is not. */
const OLD = /^\sold(?!\p{L})/iu
const WHEN = /(?<!\p{L})(?:when|once|until)\s[^.;,]*$/iu
/** What was tried, and what was stopped. */
const ENDED =
  /(?<!\p{L})(?:gave up|given up|stopped|abandoned|dropped|cancelled|we tried|switched off|came off|ended)(?!\p{L})/iu
