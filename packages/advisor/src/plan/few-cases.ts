import { wayOf } from '@cairn/knowledge/situations'
import type { Facts, Measure } from '../facts.ts'
import type { Initiative, Insight } from '../plan.ts'
import { testWeeks } from './test-length.ts'

/** '31 claims a year': the few weeks of a test see too few of them to tell a change from chance. */
export function fewCases(facts: Facts, list: readonly Initiative[]): Insight[] {
  return list.flatMap((one): Insight[] => {
    const measure = one.measures.find((other) => isYearly(facts, other))
    if (!measure) return []
    const { trial } = wayOf(one.move, one.situation)
    // Whoever tries it on what is past has them all.
    if (one.own || BACKWARDS.test(trial)) return []
    const weeks = Math.round(testWeeks(one))
    // Of a test that ends with the tenth case nobody knows how long it lasts.
    if (weeks < WEEKS_LEAST) return []
    const now = measure.now?.value ?? 0
    const seen = (now / WEEKS_A_YEAR) * weeks
    return seen < TOO_FEW ? [{ kind: 'few', measure, label: one.label, weeks, seen }] : []
  })
}
const WEEKS_A_YEAR = 52
const WEEKS_LEAST = 2
/** Of fewer, a third more or less is chance. */
const TOO_FEW = 6
const BACKWARDS =
  /(?<!\p{L})(?:last|past|earlier|finished|previous|old|closed|back) (?:\p{L}+ ){0,3}(?:cases?|jobs?|years?|orders?|claims?|\p{L}+s)(?!\p{L})/iu

/** So many in the last year, and not of a season that is shorter. */
function isYearly(facts: Facts, { now, wanted, factor = 1, direction, doubtful }: Measure): boolean {
  if (doubtful || direction !== 'down' || now?.kind !== 'count' || now.high !== undefined) return false
  if (!Number.isInteger(now.value) || now.value < LEAST || now.value > MOST) return false
  if (wanted ? wanted.kind !== 'count' || wanted.value >= now.value : factor >= 1) return false
  if (now.per) return now.per === 'year'
  const field = facts.fields[now.span.field]
  const behind = /^[^.;\d]*/u.exec(field.slice(now.span.end, now.span.end + NEAR))?.[0] ?? ''
  const before = /[^.;\d]*$/u.exec(field.slice(Math.max(0, now.span.start - NEAR), now.span.start))?.[0] ?? ''
  return YEAR.test(behind) || LAST.test(before)
}
const LEAST = 4
const MOST = 60
const NEAR = 50
const YEAR =
  /(?<!\p{L})(?:a|per|each|every|last|in (?:the|a)|this) (?:\p{L}+ )?year(?!\p{L})|(?<!\p{L})(?:yearly|annually)(?!\p{L})|(?<!\p{L})in (?:19|20)$/iu
const LAST = /(?<!\p{L})last (?:\p{L}+ )?year(?!\p{L})/iu
