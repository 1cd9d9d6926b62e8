import data from '../data/aims.json' with { type: 'json' }

/** What business people say they want changed, in one to four words without plurals → the move a good adviser puts first. */
const AIMS = new Map(
  Object.entries(data).flatMap(([move, phrases]) => phrases.map((phrase) => [phrase, move] as const)),
)
const LONGEST = 4

/** The aims named in a sentence, the longest first; words inside a longer phrase are not read again. */
export function aimsIn(text: string): { move: string; words: number }[] {
  const words = (
    text
      .toLowerCase()
      .replaceAll('-', ' ')
      .match(/[\p{L}\p{N}'’]+/gu) ?? []
  ).map(singular)
  const found: { move: string; words: number }[] = []
  const used = new Set<number>()
  for (let length = LONGEST; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const move = AIMS.get(words.slice(at, at + length).join(' '))
      if (!move || used.has(at) || used.has(at + length - 1)) continue
      for (let one = at; one < at + length; one += 1) used.add(one)
      found.push({ move, words: length })
    }
  return found
}

export function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
