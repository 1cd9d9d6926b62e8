import type { Kind } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { classify } from './classify.ts'
import type { Features } from './features.ts'

interface Signs {
  hasMeasure: boolean
  hasSystem: boolean
  hasMoney: boolean
  dates: number
}

/** What a clause is: the classifier's word, except where the form of the sentence leaves no doubt. */
export function kindOf(clause: Clause, traits: Features, signs: Signs): Kind {
  const certain = CERTAIN.find(([, test]) => test(clause, signs))
  if (certain) return certain[0]
  const verdicts = classify('kind', traits, 0.01)
  const weight = (kind: string) => verdicts.find(({ label }) => label === kind)?.weight ?? 0
  const best = (verdicts[0]?.label ?? 'background') as Kind
  // Orders are found by their own patterns; a guess must not hide a client's sentence.
  if (best === 'order') return (verdicts.find(({ label }) => label !== 'order')?.label ?? 'background') as Kind
  if (clause.field === 'goals' && best === 'volume' && weight('goal') > 0.2) return 'goal'
  if (clause.field === 'data' && (best === 'pain' || best === 'goal' || best === 'wish')) return weight('gap') > weight('asset') ? 'gap' : 'asset'
  if (clause.field === 'team' && (best === 'pain' || best === 'goal')) return 'attitude'
  return best
}

const CERTAIN: [Kind, (clause: Clause, signs: Signs) => boolean][] = [
  ['question', ({ text }) => /\?\s*$/.test(text)],
  ['promise', ({ text }) => /\b(?:promised|prometimos|gave our word|told (?:them|everyone|everybody|the (?:staff|team|people|crew))[^.]{0,40}\b(?:no (?:job|layoff|redundanc)|nobody|no one))\b/iu.test(text)],
  ['limit', ({ text, field }, { hasMoney }) => hasMoney && field !== 'data' && /^(?:\S+\s){0,3}?budget\b|\bbudget (?:is|of|this|for|over)\b|\ball in\b|\bmax(?:imum)?\b.*\b(?:month|year)\b|\b(?:incl|plus)\.? (?:vat|gst)\b/iu.test(text)],
  ['limit', ({ text }) => /\b(?:nothing new|don['’]?t plan anything|nobody has time|won['’]?t (?:look at|touch) anything|will not touch anything|nobody is around|we can start|we['’]d start|could start in)\b/iu.test(text)],
  ['attitude', ({ text, field }) => field === 'team' && /\b(?:chatgpt|copilot|gemini|ai|nervous|sceptical|skeptical|afraid|wary|low|none|nothing|keen|curious)\b/iu.test(text)],
  ['goal', ({ field }, { hasMeasure }) => field === 'goals' && hasMeasure],
]
