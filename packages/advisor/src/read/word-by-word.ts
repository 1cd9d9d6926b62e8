import { englishOf, hasDictionary } from '@cairn/knowledge/dictionary'
import { matches } from '@cairn/knowledge/matches'

/** A foreign text with each word put into English, and the share of its words that is known. */
export interface WordByWord {
  text: string
  known: number
}

/** 'que el software envíe solo los resultados' → 'that the software send alone the results': for readers, never to be quoted. */
export function wordByWord(language: string, text: string): WordByWord | undefined {
  if (!hasDictionary(language)) return undefined
  let [all, known, english] = [0, 0, '']
  // 'Nous ne voulons plus de papier', 'n'est pas': one no in two words.
  let no = false
  for (const [token] of matches(TOKENS, text)) {
    if (/^['’]$/.test(token)) continue
    if (!/\p{L}/u.test(token)) {
      english += /^[,.;:!?)%]/.test(token) ? token : ` ${token}`
      continue
    }
    const word = token.normalize('NFC').toLowerCase().replaceAll('’', "'")
    const parts = englishOf(language, word) === undefined ? word.split(/[-']/) : [word]
    for (const part of parts) {
      const denies = language === 'fr' && /^n[e']?$/.test(part)
      const found = denies ? 'not' : no && part === 'pas' ? '-' : englishOf(language, part)
      no = denies || (no && part !== 'pas')
      if (part.length >= COUNTED_LEAST) all += 1
      if (part.length >= COUNTED_LEAST && found !== undefined) known += 1
      if (found !== '-') english += ` ${found ?? part}`
    }
  }
  return { text: english.trim(), known: all === 0 ? 0 : known / all }
}

/** Words with the marks inside them, numbers, and what stands between. */
const TOKENS = /\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*|\d(?:[\d.,  ]*\d)?|[^\s\p{L}\p{M}\d]/gu
/** Little words are always known, and say little of how much was. */
const COUNTED_LEAST = 4
