import { type Facts, isOwnWord, type Statement } from '../facts.ts'
import { overlap, wordsOf } from './likeness.ts'

/** Work that looks for the commonest cause. */
const LOOKS = new Set(['compare', 'contrast', 'cause-codes', 'tally', 'leavers', 'themes', 'past-texts'])

/** What the client has written down about the very thing already, in words: reasons nobody has sorted yet. */
export function notesHeld(facts: Facts, move: string, answered: readonly Statement[]): string | undefined {
  if (!LOOKS.has(move) || isKeptInside(facts)) return undefined
  const about = wordsOf(answered)
  return facts.statements.find(
    (one) =>
      one.span.field === 'data' &&
      IN_WORDS.test(one.text) &&
      !UNREADABLE.test(one.text) &&
      one.text.length <= LENGTH_MOST &&
      overlap(wordsOf([one]), about) > 0,
  )?.text
}
/** What is written must not go where a program would read it. */
export function isKeptInside({ limits }: Facts): boolean {
  return limits.some((one) => (one.kind === 'technical' || isOwnWord(one)) && KEPT_IN.test(one.text))
}
const KEPT_IN = /(?<!\p{L})(?:cloud|leaves? (?:the|our)|outside|online|internet|chatgpt|ai)(?!\p{L})/iu
const IN_WORDS =
  /(?<!\p{L})(?:notes|free text|comments|remarks|reasons|e-?mails|reviews|written complaints|complaint letters)(?!\p{L})/iu
/** Not there, not readable by a program, or not for other eyes. */
export const UNREADABLE =
  /(?<!\p{L})(?:no|not|never|nobody|none|lost|deleted|paper|handwrit\p{L}*|notebooks?|book|confidential|private|binders?|heads?|only)(?!\p{L})/iu
const LENGTH_MOST = 110
