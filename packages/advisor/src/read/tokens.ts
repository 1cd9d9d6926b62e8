import { matches } from '@cairn/knowledge/matches'
import { remembered } from '@cairn/knowledge/remembered'
import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import { words } from './words.ts'

export interface Token {
  text: string
  lower: string
  lemma: string
  pos: string // universal part of speech: NOUN, PROPN, VERB, AUX, ADJ, ADV, ADP, DET, PRON, NUM, CCONJ, SCONJ, PART, PUNCT, SYM
  start: number
  end: number
}

/** Made when the first English text is read: it takes 150 ms and 30 MB. */
let tagger: ReturnType<typeof winkNLP> | undefined

/** English text → words with their part of speech and place. Other languages get words and places only. */
export function tokens(text: string, english = true): readonly Token[] {
  return english ? tagged(text) : plainTokens(text)
}

const tagged = remembered((text): readonly Token[] => {
  tagger ??= winkNLP(model, ['pos'])
  const { its } = tagger
  const all = tagger.readDoc(text.replace(LONG_RUN, (run) => run.replace(GLUE, ' '))).tokens()
  const words = all.out()
  // oxlint-disable-next-line typescript/unbound-method -- wink takes these as marks and never calls them on an object
  const [pos, lemma] = [its.pos, its.lemma as typeof its.pos]
  const tags = all.out(pos) as string[]
  const lemmas = all.out(lemma) as string[]
  const found: Token[] = []
  let at = 0
  words.forEach((word, index) => {
    const start = text.indexOf(word, at)
    if (start < 0) return
    at = start + word.length
    found.push({
      text: word,
      lower: word.toLowerCase(),
      lemma: lemmas[index] ?? word,
      pos: tags[index] ?? 'X',
      start,
      end: at,
    })
  })
  return retagged(found)
})

/** The tagger's patterns for addresses take cubic time on what no address is long enough for. */
const LONG_RUN = /\S{120,}/g
const GLUE = /[^\p{L}\p{N}]/gu

/** 'business customers use positive pay', 'Officers rekey everything': verbs that the tagger takes for nouns. */
function retagged(all: Token[]): Token[] {
  all.forEach((token, at) => {
    const [previous, next] = [all[at - 1], all[at + 1]]
    if (
      token.pos !== 'NOUN' ||
      !previous ||
      !next ||
      !/^(?:NOUN|PROPN|PRON)$/.test(previous.pos) ||
      !/s$|^(?:it|people|staff|we|they|folks)$/.test(previous.lower)
    )
      return
    if (VERBS_TOO.has(token.lower) && /^(?:NOUN|PROPN|ADJ|DET|PRON|ADP|PART|NUM|ADV)$/.test(next.pos))
      token.pos = 'VERB'
    // 'Alarms flood the operators': after many things, and before 'the', no thing can stand.
    else if (
      /[^s]s$/.test(previous.lower) &&
      !token.lower.endsWith('s') &&
      /^(?:the|our|my|us|them|every|each)$/.test(next.lower)
    )
      token.pos = 'VERB'
  })
  return all
}
const VERBS_TOO = words(
  'use|rekey|ring|write|fill|copy|wait|call|report|plan|check|type|eat|cost|argue|book|order|answer|phone|chase|sort|drive|help|need|want|work|process|record|handle|share|miss|pay|ask',
)

function plainTokens(text: string): Token[] {
  return matches(/[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*|[^\s]/gu, text).map((match) => {
    const word = match[0]
    return {
      text: word,
      lower: word.toLowerCase(),
      lemma: word.toLowerCase(),
      pos: /^\p{N}/u.test(word) ? 'NUM' : /^[\p{L}\p{M}]/u.test(word) ? 'X' : 'PUNCT',
      start: match.index,
      end: match.index + word.length,
    }
  })
}
