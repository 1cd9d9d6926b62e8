import { englishOf } from '@cairn/knowledge/dictionary'
import { matches } from '@cairn/knowledge/matches'
import { words } from './words.ts'

/**
 * What a foreign sentence is about, in its own words: 'Bajar las llamadas de emergencia, hoy 140' is about 'llamadas de
 * emergencia'. The English of each word tells where the name begins and where it ends.
 */
export function foreignName(language: string, text: string): string | undefined {
  const found: { text: string; start: number; end: number; english: string }[] = []
  for (const { 0: token, index } of matches(TOKENS, text)) {
    const english = (englishOf(language, token.toLowerCase().replaceAll('’', "'")) ?? token).toLowerCase()
    const isWord = /^\p{L}/u.test(token)
    const first = english.split(' ')[0] ?? ''
    if (found.length === 0) {
      if (!isWord || SKIPPED.has(first) || MOVING.has(first)) continue
      if (BREAKS.has(first)) return undefined
    } else if (!isWord || BREAKS.has(first)) break
    found.push({ text: token, start: index, end: index + token.length, english: first })
    if (found.length > WORDS_MOST) break
  }
  const isOver = ({ english }: { english: string }) => HINGES.has(english) || MOVING.has(english)
  while (found.length > WORDS_MOST || found.slice(-1).some(isOver)) found.pop()
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last || !found.some((one) => one.text.length >= LONG && !HINGES.has(one.english))) return undefined
  return text.slice(first.start, last.end)
}
const TOKENS = /\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*['’]?|[^\s\p{L}\p{M}]/gu
const WORDS_MOST = 6
const LONG = 4

/** What may stand before a name. */
const SKIPPED = words(
  'the|a|an|and|also|then|well|first|second|third|fourth|fifth|last|finally|to|in|for|on|at|of|our|my|your|their|his|her|its|by|that|so|want|wants|we|i|would|like|must|should|it|-|goal|objective|aim|besides|moreover|ok|please',
)
/** What is to be done with it. */
const MOVING = words(
  'reduce|lower|raise|improve|increase|cut|bring|go|descend|climb|get|reach|halve|shorten|speed|accelerate|achieve|have|give|make|pass|keep|stop|avoid|know|understand|see|find|limit|decrease|rise|shrink|grow|better|less|fewer|more|be|come|arrive|stay|leave|take|put|do',
)
/** Where a name is over: somebody acts, something is, a time or an amount is told. */
const BREAKS = words(
  'we|i|they|he|she|you|it|us|them|that|which|who|what|this|these|those|is|are|was|were|be|been|has|have|had|do|does|did|will|would|should|must|can|could|may|want|wants|need|needs|currently|today|now|never|nobody|nothing|from|until|till|because|if|when|while|but|or|than|under|below|over|above|within|about|around|more|less|fewer|so|stand|stands|lie|lies|take|takes|go|goes|pass|stay|last|every|each|how|there|here|only|still|already|always',
)
/** Words that join, with which no name ends. */
const HINGES = words(
  'of|the|a|an|and|in|on|for|with|between|to|at|by|per|not|no|from|through|our|my|their|his|her|its|without|after|before|all|some|that|-',
)
