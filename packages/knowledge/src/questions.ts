import questions from '../data/questions.json' with { type: 'json' }
import { folded } from './folded.ts'

/** What clients of any trade ask of a tool or a choice, with what can be said without knowing more; the first that fits answers. */
export const QUESTIONS: readonly { id: string; asks: readonly string[]; answer: string }[] = questions

/** What is asked about a kind of tool, or a choice that many face: the answer; of each group one word begins a word of the question. */
export function answerTo(question: string): string | undefined {
  // Who should do a thing, or why one breaks, is another question; what is settled is none.
  if (OTHER.test(question)) return undefined
  const said = ` ${folded(question).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return QUESTIONS.find(({ asks }) =>
    asks.every((group) => group.split('|').some((term) => said.includes(` ${folded(term)}`))),
  )?.answer
}
const OTHER =
  /^(?:who|why|when|how (?:do|can|should) we|whose)(?!\p{L})|(?<!\p{L})(?:was|is|has been) (?:settled|decided|answered)(?!\p{L})/iu
