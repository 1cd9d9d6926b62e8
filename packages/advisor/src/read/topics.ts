import type { Clause } from './clauses.ts'
import type { Token } from './tokens.ts'

/**
 * The thing a clause is about, as a noun phrase in the client's words. With `limit`, the last phrase that ends before
 * that place (or, 'after', the first that starts behind it).
 */
export function topicOf(clause: Clause, limit = clause.text.length, side: 'before' | 'after' = 'before'): string | undefined {
  const place = clause.start + limit
  const phrases = nounPhrases(clause.tokens).filter((phrase) => {
    const [first, last] = [phrase[0] as Token, phrase.at(-1) as Token]
    return side === 'before' ? last.end <= place : first.start >= place
  })
  const best = side === 'before' && limit < clause.text.length ? (phrases.at(-1) ?? undefined) : phrases[0]
  if (!best) return undefined
  const start = (best[0] as Token).start - clause.start
  const end = (best.at(-1) as Token).end - clause.start
  return clause.text.slice(start, end)
}

/** Noun phrases with 'of', 'for', 'per' and 'and' inside: 'cost of rework', 'no-shows and late cancellations'. */
export function nounPhrases(all: readonly Token[]): Token[][] {
  const phrases: Token[][] = []
  let current: Token[] = []
  const close = () => {
    while (current.length > 0 && !isHead(current.at(-1) as Token)) current.pop()
    while (current.length > 0 && EDGE.test((current[0] as Token).lower)) current.shift()
    if (current.some(isHead) && !current.every((token) => VAGUE.test(token.lower))) phrases.push(current)
    current = []
  }
  all.forEach((token, at) => {
    const [previous, next] = [all[at - 1], all[at + 1]]
    const adjacent = previous !== undefined && previous.end === token.start
    if (isHead(token) && !PRONOUNS.test(token.lower) && !TIME.test(token.lower)) current.push(token)
    else if (token.pos === 'ADJ' && !WEAK.test(token.lower) && next && (isHead(next) || next.pos === 'ADJ' || next.text === '-')) current.push(token)
    else if (token.text === '-' || token.text === '/' || token.text === '&' || token.text === "'s" || token.text === '’s') {
      if (current.length > 0 && adjacent && next && next.start <= token.end + 1) current.push(token)
      else close()
    } else if (current.length > 0 && LINKS.test(token.lower) && next && (isHead(next) || next.pos === 'ADJ') && !TIME.test(next.lower)) current.push(token)
    else if (token.pos === 'VERB' && /(?:ing|ed)$/.test(token.lower) && next && next.pos === 'NOUN' && current.length === 0 && at > 0 && previous?.pos === 'ADJ') current.push(token)
    else close()
  })
  close()
  return phrases
}

function isHead(token: Token): boolean {
  return token.pos === 'NOUN' || (token.pos === 'PROPN' && /\p{L}{2}/u.test(token.text)) || (token.pos === 'X' && token.text.length > 3)
}

const LINKS = /^(?:of|for|per|and|in|inside|on)$/
const PRONOUNS = /^(?:i|we|you|they|he|she|it|us|them|me|our|my|this|that|these|those|who|which|what|everyone|someone|nobody|anyone|everything|nothing|something)$/
const TIME = /^(?:day|days|week|weeks|month|months|year|years|today|now|time|times|minute|minutes|hour|hours|monday|mondays|tuesday|wednesday|thursday|friday|fridays|saturday|saturdays|sunday|sundays|morning|mornings|evening|night|nights|january|february|march|april|may|june|july|august|september|october|november|december|q1|q2|q3|q4|end|beginning|fiscal|average|budget|percent|half|third|quarter|lot|lots|bit|moment|same|way|thing|things|kind|sort|number|ai)$/
const WEAK = /^(?:more|less|fewer|few|many|much|most|last|next|first|same|other|such|own|several|new|good|better|best|big|great|able|sure|due|faster|quicker|lower|higher|shorter|longer)$/
const VAGUE = /^(?:thing|things|lot|lots|way|ways|stuff|bit|kind|sort|people|person|time|work|goal|goals|idea|ideas|help|use|need|control|year|case|cases|part|place|company|business|money|chance|problem|problems|issue|issues|of|and|for|in|per)$/
const EDGE = /^(?:of|and|for|in|on|per|inside|-|\/|&)$/
