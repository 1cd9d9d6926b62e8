import type { Initiative } from '../plan.ts'
import { clause } from './words.ts'

const RANK = { goal: 0, wish: 1, question: 2, pain: 3 }
/** Under this many words a sentence says nothing when it stands alone. */
const WORDS_MIN = 4
const MOST = 140

/** The client's sentence that a piece of work answers first, as far as it can be quoted whole. */
export function needOf({ answers }: Pick<Initiative, 'answers'>): string | undefined {
  const own = answers.filter(({ beside }) => !beside).sort((a, b) => RANK[a.kind] - RANK[b.kind])
  return own.flatMap(({ quote }) => clause(quote, MOST) ?? []).find((quote) => quote.split(/\s+/).length >= WORDS_MIN)
}
