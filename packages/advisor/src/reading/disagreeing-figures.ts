import type { Sentence } from './sentences.ts'
import { stem } from './words.ts'

export interface Disagreement {
  a: string
  b: string
}

interface Count {
  value: number
  sentence: Sentence
  /** The words that hold it. */
  text: string
}

const PER = '(?:a|an|per|each|every) (day|night|week|fortnight|month|quarter|year)'
/** '350 orders a day': the whole of something in a span of time. */
const RATE = new RegExp(`(?<![\\d,.$€£])(\\d[\\d,]*(?:\\.\\d+)?) (?:[a-z-]+ ){0,1}?([a-z]{4,}s) ${PER}\\b`, 'gi')
/** Part of a whole, a wish or another time: no second statement about the same thing. */
const PARTIAL =
  /\b(?:from|to|under|below|over|above|another|extra|more|fewer|less|of (?:them|these|those|which)|only|some|the other|last|was|were|used to|in (?:peak|summer|winter|december|the season)|up to|target|want|each (?:site|store|shop|driver|branch))\b/i
const TIME = /^(?:hours|minutes|days|weeks|months|times|dollars|people)$/i
/** Ratios below this are rounding. */
const APART = 1.25

/** 'No complaints' here and '30 complaints a month' there. */
const EVENTS =
  'complaint|accident|incident|injur|error|mistake|no-show|defect|breakdown|dispute|cancellation|return|recall|claim|outage|theft'
const NONE = new RegExp(
  `\\b(?:no|zero|not (?:a single|one)|never (?:had )?(?:an?|any)) (?:\\w+ )?((?:${EVENTS})(?:s|y|ies)?)\\b(?! (?:system|register|form|process|procedure|records?|log|policy|box|desk|forms?)\\b)`,
  'i',
)
const SOME = new RegExp(
  `\\b(\\d[\\d,]*|a dozen|dozens of|hundreds of) (?:\\w+ ){0,2}?((?:${EVENTS})(?:s|y|ies)?)\\b`,
  'i',
)

/** Two numbers for one thing, said in two places; a target is not a statement, so goals are left out. */
export function disagreeingFigures(sentences: readonly Sentence[]): Disagreement[] {
  const stated = sentences.filter((one) => !one.order && one.field !== 'business_goals')
  return [...ratesApart(stated), ...noneAgainstSome(stated)]
}

function ratesApart(sentences: readonly Sentence[]): Disagreement[] {
  const known = new Map<string, Count>()
  const found: Disagreement[] = []
  for (const sentence of sentences)
    for (const match of sentence.text.matchAll(RATE)) {
      const [phrase, figure = '', noun = '', span = ''] = match
      const near = sentence.text.slice(Math.max(0, match.index - 12), match.index + phrase.length + 20)
      if (TIME.test(noun) || PARTIAL.test(near)) continue
      const key = `${stem(noun.toLowerCase())} ${span.toLowerCase()}`
      const value = Number(figure.replaceAll(',', ''))
      const other = known.get(key)
      if (!other) known.set(key, { value, sentence, text: phrase })
      else if (other.sentence !== sentence && Math.max(value, other.value) / Math.min(value, other.value) >= APART)
        found.push({ a: other.text, b: phrase })
    }
  return found
}

function noneAgainstSome(sentences: readonly Sentence[]): Disagreement[] {
  for (const one of sentences) {
    const none = NONE.exec(one.text)
    const event = none?.[1] && root(none[1])
    if (!event) continue
    for (const other of sentences) {
      const some = other === one ? null : SOME.exec(other.text)
      if (some?.[2] && root(some[2]) === event) return [{ a: one.text, b: other.text }]
    }
  }
  return []
}

function root(event: string): string {
  return event.toLowerCase().replace(/(?:ies|y|s)$/, '')
}
