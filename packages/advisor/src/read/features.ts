import { hasWord, vectorOf } from '@cairn/knowledge/vectors'
import type { Field } from '../facts.ts'
import type { Token } from './tokens.ts'

export { DIMS } from '@cairn/knowledge/vectors'

/** What the classifiers see of a clause: names of features that are present, and the mean direction of its words. */
export interface Features {
  kind: string[]
  need: string[]
  vector: Float32Array
}

export function features(field: Field, text: string, tokens: readonly Token[]): Features {
  const words = tokens.filter(hasLetter)
  const lemmas = words.map((token) => token.lemma.toLowerCase().replaceAll('’', "'"))
  const shapes = shapesOf(text, tokens)
  const content = lemmas.filter(
    (lemma, at) => !FUNCTION.has(lemma) && !EMPTY.has(lemma) && words[at]?.pos !== 'PRON' && lemma.length > 1,
  )
  const kind = [
    'bias',
    `f:${field}`,
    ...shapes,
    ...shapes.map((shape) => `${field}${shape}`),
    ...unique(lemmas.map((lemma) => `w:${lemma}`)),
    ...unique(pairs(lemmas).map((pair) => `b:${pair}`)),
    `first:${lemmas[0] ?? ''}`,
    `firstpos:${words[0]?.pos ?? ''}:${field}`,
  ]
  const need = [
    'bias',
    ...unique(content.map((lemma) => `w:${lemma}`)),
    // Small words too: 'without telling them' is made of them.
    ...unique(lemmas.map((lemma) => `m:${lemma}`)),
    ...unique([...pairs(lemmas), ...pairs(content)].map((pair) => `b:${pair}`)),
    ...unique(content.map((lemma) => `s:${lemma.slice(0, 5)}`)),
  ]
  return { kind, need, vector: vectorOf(content) }
}

/** Whether the language has the word: what it lacks, and is written with a capital, is a name. */
export function isCommonWord(word: string): boolean {
  const lower = word.toLowerCase()
  return [
    lower,
    lower.replace(/s$/, ''),
    lower.replace(/(?:es|ed|ing)$/, ''),
    lower.replace(/(?:d|ing)$/, ''),
    `${lower.replace(/ing$/, '')}e`,
  ].some(hasWord)
}

/** Words that say how others belong together, and nothing themselves. */
export function isFunctionWord(lower: string): boolean {
  return FUNCTION.has(lower)
}

function hasLetter({ text }: Token): boolean {
  const first = text.charCodeAt(0) | 32
  return (first >= 97 && first <= 122) || /\p{L}/u.test(text)
}

function shapesOf(text: string, tokens: readonly Token[]): string[] {
  const found: string[] = []
  if (/\d/.test(text)) found.push('#number')
  if (/%|per ?cent/i.test(text)) found.push('#percent')
  if (/[$€£₹₦]|\b(?:PLN|EUR|USD|Rs|k|thousand|million|lakh|budget)\b/.test(text)) found.push('#money')
  if (
    /\b(?:january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|harvest|season|christmas)\b/i.test(
      text,
    )
  )
    found.push('#month')
  if (/\b(?:since|from|back to)\s+(?:19|20)\d\d|\byears? of\b/i.test(text)) found.push('#since')
  if (text.trimEnd().endsWith('?')) found.push('#ask')
  if (/\bfrom\b.*\d.*\bto\b.*\d|instead of|\bnow\b.*\d|→|->/i.test(text)) found.push('#fromto')
  if (/^(?:we|i|our|my)\b/i.test(text)) found.push('#own')
  const first = tokens.find(hasLetter)
  if (first && first.pos === 'VERB' && first.lower === first.lemma) found.push('#verbfirst')
  if (tokens.length <= 5) found.push('#short')
  if (tokens.length >= 20) found.push('#long')
  return found
}

function pairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]}_${word}`)
}

function unique(list: string[]): string[] {
  return [...new Set(list)]
}

/** Verbs that move any measure, and words of time: they say that something is wanted, not what would help. */
const EMPTY = new Set(
  `get take make keep have want need like help let see go come put give use know move bring cut reduce raise increase lift
  lower push drop improve day week month year hour minute working today now currently average time percent cent per end
  next last first before until january february march april june july august september october november december new
  good well better more less fewer least`.split(/\s+/),
)

const FUNCTION = new Set(
  `a an the and or but if then than so as at by for from in into of off on onto out over to up with within without about
  after be have do can will would could should may might must we i you they he she it our my your their his her its us
  them me this that these those there here who which what when where how not no just also very too more most much many
  some any all each every both either other another same such own only even still yet again one two three`.split(/\s+/),
)
