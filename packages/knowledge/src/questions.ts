import questions from '../data/questions.json' with { type: 'json' }
import { folded } from './folded.ts'
import { once } from './once.ts'

/** What clients of any trade ask of a tool or a choice, with what can be said without knowing more; the first that fits answers. */
export const QUESTIONS: readonly { id: string; asks: readonly string[]; answer: string }[] = questions

/** What is asked about a kind of tool, or a choice that many face: the answer; of each group one word begins a word of the question. */
export function answerTo(question: string): string | undefined {
  // Who should do a thing, or why one breaks, is another question; what is settled is none.
  if (OTHER.test(question)) return undefined
  const said = ` ${folded(question).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return ASKED().find(({ asks }) => asks.every((group) => group.some((term) => said.includes(` ${term}`))))?.answer
}
const ASKED = once(() =>
  QUESTIONS.map(({ asks, answer }) => ({ answer, asks: asks.map((group) => group.split('|').map(termOf)) })),
)
const OTHER =
  /^(?:who|why|when|how (?:do|can|should) we|whose)(?!\p{L})|(?<!\p{L})(?:was|is|has been) (?:settled|decided|answered)(?!\p{L})/iu

/** A space at its end means the whole word: 'or ' is no organ. */
function termOf(term: string): string {
  return folded(term) + (term.endsWith(' ') ? ' ' : '')
}
