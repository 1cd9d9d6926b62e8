import { isCommand } from './noun-phrases.ts'
import type { Token } from './tokens.ts'
import { words } from './words.ts'

/** A part of a wish, and who is to do it where only the first part says so. */
export interface WishPart {
  tokens: Token[]
  lead?: Token[]
}

/**
 * 'AI should answer questionnaires and fill up registers': two wishes of one subject. The later parts keep the subject
 * as their lead, so that they are understood as what they are.
 */
export function wishParts(sentence: Token[], goals: boolean): WishPart[] {
  const verb = wished(sentence, goals)
  if (verb < 0 || sentence.slice(verb).some(({ lower }) => SUBORDINATES.has(lower))) return [{ tokens: sentence }]
  const parts: WishPart[] = []
  const lead = sentence.slice(0, verb)
  let from = 0
  for (let at = verb + 2; at < sentence.length - 1; at += 1) {
    if (!JOINS.has((sentence[at] as Token).lower)) continue
    const next = JOINS.has(sentence[at + 1]?.lower ?? '') ? at + 2 : at + 1
    const before = sentence.slice(Math.max(from, verb + 1), at)
    if (!starts(sentence, next, verb) || !before.some(isThing)) continue
    parts.push({ tokens: sentence.slice(from, at), ...(from > 0 && { lead }) })
    from = next
    at = next
  }
  parts.push({ tokens: sentence.slice(from), ...(from > 0 && { lead }) })
  return parts
}

/** Where what is wished begins: the verb behind 'AI should', 'we want AI to', or the thing behind 'the board wants'. */
function wished(sentence: Token[], goals: boolean): number {
  for (let at = 1; at < Math.min(sentence.length - 2, 9); at += 1) {
    const { lower } = sentence[at] as Token
    const subject = sentence.slice(0, at)
    if (MODAL.has(lower) && subject.some((token) => MACHINE.test(token.lower))) return at + 1
    if (!WANTS.has(lower) || !goals) continue
    const to = sentence.findIndex((token, index) => index > at && index < at + 5 && token.lower === 'to')
    if (to > at + 1 && sentence[to + 1]?.pos === 'VERB') return to + 1
    if (ARTICLE.test(sentence[at + 1]?.lower ?? '')) return at + 1
  }
  return -1
}

/** Whether another of the same kind begins here: a verb after a verb, 'a …' after 'a …'. */
function starts(sentence: Token[], at: number, first: number): boolean {
  const rest = sentence.slice(at)
  if (ARTICLE.test(sentence[first]?.lower ?? '')) return ARTICLE.test(rest[0]?.lower ?? '') && rest.length >= 3
  const [token, next] = rest[0]?.lower === 'to' ? rest.slice(1) : rest
  if (!token || !next || /^(?:them|it|him|her)$/.test(next.lower) || next.pos === 'PUNCT') return false
  if (token.pos === 'VERB') return token.lower === token.lemma
  return isCommand(token.lower) && /^(?:DET|PRON|ADJ)$/.test(next.pos)
}

function isThing({ pos, lower }: Token): boolean {
  return pos === 'NOUN' || pos === 'PROPN' || lower === 'us'
}

const JOINS = words(',|and|plus|then|also')
const MODAL = words('should|could|must|can|shall|would|may|might')
const WANTS = words('want|wants|like|love|need|needs')
const ARTICLE = /^an?$/
const MACHINE =
  /^(?:ai|it|system|tool|bot|chatbot|robot|software|assistant|app|cameras?|model|machine|something|computer|agent|program|programme)$/
const SUBORDINATES = words('because|which|who|that|when|if|while|where|so|whose|until|since|though|instead|rather')
