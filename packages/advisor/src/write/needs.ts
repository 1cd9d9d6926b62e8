import type { Initiative } from '../plan.ts'
import { sayable } from './names.ts'
import { clause } from './words.ts'

const RANK = { goal: 0, wish: 1, question: 2, pain: 3 }
/** Under this many words a sentence says nothing when it stands alone. */
const WORDS_MIN = 4
const MOST = 140

/** What somebody will not have supports no piece of work, whatever it was read for. */
const REFUSES =
  /^(?:(?:and|but|so|please|also)\s+)*(?:don['’]?t|do not|never|not|no)\b|\b(?:would|will|do|does|did|could|wo|ca)(?: not|n['’]?t|not)\s+(?:want|like|have|need|accept|touch)\b/i

/** The client's sentence that a piece of work answers, as far as it can be quoted whole; best one that names the matter. */
export function needOf({ answers, topic }: Pick<Initiative, 'answers' | 'topic'>): string | undefined {
  const noun = sayable(topic)?.toLowerCase()
  const quotes = answers
    .filter(({ beside, quote }) => !beside && !REFUSES.test(quote))
    .sort((a, b) => RANK[a.kind] - RANK[b.kind])
    .flatMap(({ quote }) => clause(quote, MOST) ?? [])
    .filter((quote) => quote.split(/\s+/).length >= WORDS_MIN)
  return quotes.find((quote) => noun !== undefined && quote.toLowerCase().includes(noun)) ?? quotes[0]
}
