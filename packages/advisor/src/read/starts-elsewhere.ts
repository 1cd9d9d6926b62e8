import type { Facts, Kind, Measure, Quantity } from '../facts.ts'
import { isBelievableApart } from './believable.ts'
import { comparable } from './measure-pairs.ts'
import { alike } from './measure-what.ts'
import { isOutside } from './outside-figures.ts'
import type { Reading } from './readings.ts'

/**
 * A goal that says only what is wanted has its start where the trouble or the records are told: 'Answers within 1 hour.' …
 * 'Parents wait 9 hours on WhatsApp now.' The two are one matter where they share words that no other sentence has.
 */
export function addStartsElsewhere(facts: Facts, own: readonly Reading[]): void {
  const spread = new Map<string, number>()
  for (const { statement } of own)
    for (const stem of stemsOf(statement?.words ?? [])) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  const taken = new Set(facts.measures.flatMap(({ now, wanted }) => [now, wanted]))
  for (const measure of facts.measures) {
    if (measure.now || (!measure.wanted && measure.factor === undefined)) continue
    const goal = own.filter(({ statement }) => [statement?.id, statement?.continues].includes(measure.statement))
    if (goal[0]?.clause.field !== 'goals') continue
    const said = stemsOf(goal.flatMap(({ statement }) => statement?.words ?? []))
    let best: { now: Quantity; score: number } | undefined
    for (const { clause, statement, free } of own) {
      if (clause.field === 'goals' || !statement || BINDS.has(statement.kind)) continue
      const shared = [...stemsOf(statement.words)].filter((stem) => said.has(stem))
      const close = shared.reduce((sum, stem) => sum + 1 / Math.max(1, (spread.get(stem) ?? 1) - 1), 0)
      const score = close + (TODAY.test(clause.text) ? 0.3 : 0)
      if (close < SHARED || score <= (best?.score ?? 0)) continue
      if (OF_OTHERS.test(clause.text)) continue
      const now = free.find(
        (one) =>
          !taken.has(one) &&
          !isOutside(one, clause) &&
          !DRAWN.test(clause.text.slice(0, one.span.start - clause.start)) &&
          canStart(one, measure, said),
      )
      if (now) best = { now, score }
    }
    if (!best) continue
    taken.add(best.now)
    if (!measure.wanted) measure.now = best.now
    else [measure.now, measure.wanted] = alike(best.now, measure.wanted)
  }
}

/** Two words of their own, or one that nobody else uses. */
const SHARED = 1
/** What another does, what is allowed, and what was so once, is not how things stand here. */
const OF_OTHERS =
  /(?<!\p{L})(?:competitors?|rivals?|neighbours?|others|industry|benchmark|law|allows?|allowed|contract|fines?|(?:sister|brother|cousin|friend)['’]s|in (?:19|20)\d\d)(?!\p{L})/iu
/** 'Rose by 8%', 'more than 8%': a change, or a line that is drawn. */
const DRAWN = /(?<!\p{L})(?:by|more than|over|above|under|below|up to|at most|at least)\s(?:about\s|around\s)?$/iu
const BINDS: ReadonlySet<Kind> = new Set<Kind>(['limit', 'promise', 'refusal', 'order', 'date', 'people', 'system'])
const TODAY =
  /(?<!\p{L})(?:now|today|currently|at present|at the moment|last (?:year|month|season|quarter|week)|on average|averag\p{L}*|stands? at|we are at|runs? at|takes?|wait)(?!\p{L})/iu

function canStart(now: Quantity, { wanted, direction }: Measure, said: ReadonlySet<string>): boolean {
  if (now.kind === 'count' && now.noun === undefined && wanted?.kind !== 'count') return false
  // 'Halve the queries': of all that is counted, the queries.
  if (!wanted) return now.kind !== 'count' || [...stemsOf(now.noun?.split(' ') ?? [])].some((stem) => said.has(stem))
  if (now.kind !== wanted.kind || !comparable(now, wanted) || !isBelievableApart({ now, wanted })) return false
  if (now.kind === 'duration') return true
  return direction === 'down' ? now.value > wanted.value : now.value < wanted.value
}

/** 'Returns' and 'returned' are one word. */
function stemsOf(words: readonly string[]): Set<string> {
  return new Set(words.filter((word) => word.length > 3).map((word) => word.slice(0, STEM)))
}
const STEM = 6
