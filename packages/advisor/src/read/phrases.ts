import { matches } from '@cairn/knowledge/matches'

export interface FoundPhrase {
  phrase: string
  start: number
  end: number
}

/** Scripts whose words run on without spaces: a phrase may begin anywhere in them. */
const RUNS_ON = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
const LETTER = /[\p{L}\p{N}]/u

/**
 * Finds any of a thousand phrases in a text by the first word of each: one pass, where a pattern of all of them would
 * be tried at every letter. A phrase is found as it is spelt, between words, the longest first.
 */
export function phraseFinder(phrases: Iterable<string>): (text: string) => FoundPhrase[] {
  const byFirst = new Map<string, string[]>()
  const running: string[] = []
  for (const phrase of [...phrases].sort((a, b) => b.length - a.length)) {
    if (RUNS_ON.test(phrase)) running.push(phrase)
    else {
      const first = /^[\p{L}\p{N}]+/u.exec(phrase)?.[0] ?? phrase
      byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
    }
  }
  return (text) => {
    const found: FoundPhrase[] = []
    let end = 0
    for (const word of matches(/[\p{L}\p{N}]+/gu, text)) {
      const start = word.index
      if (start < end) continue
      const phrase = byFirst
        .get(word[0])
        ?.find((one) => text.startsWith(one, start) && !LETTER.test(text[start + one.length] ?? ' '))
      if (!phrase) continue
      end = start + phrase.length
      found.push({ phrase, start, end })
    }
    if (RUNS_ON.test(text))
      for (const phrase of running) {
        const start = text.indexOf(phrase)
        if (start >= 0) found.push({ phrase, start, end: start + phrase.length })
      }
    return found
  }
}
