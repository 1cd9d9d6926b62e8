import { remembered } from './remembered.ts'

/** What is known by words that stand in a brief; in each text the terms stand one after the other, with bars between. */
export interface Signed {
  id: string
  /** One of these stands somewhere in the brief; none: it holds in any trade. */
  trade?: string | undefined
  /** The words of whole trades: they open the door too, and say less. */
  trades?: string | undefined
  /** One of each group stands in the sentence, and none of `none`, its own or everyone's. */
  signs: readonly { all: readonly string[]; none?: string | undefined }[]
  none?: string | undefined
}

/** How plainly a sentence tells of something: the groups of its fullest sign, and how many signs stand there. */
export interface Told {
  id: string
  groups: number
  signs: number
}

/** Against one word of its own. */
const OF_WHOLE_TRADE = 0.5

/** Terms are kept by so many letters, shorter ones whole. */
const START = 6
const LETTERS = [1, 2, 3, 4, 5, START]
const WORDS_KEPT = 5000

function opensOf(doors: readonly (readonly [id: string, terms: readonly number[]])[]): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const [id, terms] of doors)
    for (const term of terms) {
      const same = found.get(term)
      if (same) same.push(id)
      else found.set(term, [id])
    }
  return found
}

/** Every word of every sign and trade, by its first letters: there are many thousands. */
export function signIndex(entries: readonly Signed[]) {
  const ids = new Map<string, number>()
  const idOf = (word: string) => ids.get(word) ?? (ids.set(word, ids.size), ids.size - 1)
  const idsOf = (terms = '') => (terms === '' ? [] : terms.split('|').map(idOf))
  const known = entries.map((one) => ({
    id: one.id,
    trade: idsOf(one.trade),
    trades: idsOf(one.trades),
    none: idsOf(one.none),
    signs: one.signs.map(({ all, none }) => ({ all: all.map(idsOf), none: idsOf(none) })),
  }))
  /** Only what has a term of a sign's first group in the sentence can be told by it. */
  const begins = new Map<number, Set<number>>()
  known.forEach(({ signs }, at) => {
    for (const term of signs.flatMap(({ all }) => all[0] ?? []))
      begins.set(term, (begins.get(term) ?? new Set()).add(at))
  })
  /** Whose door a term opens: there are far fewer terms in a brief than doors. */
  const ofOwnTrade = opensOf(known.map(({ id, trade }) => [id, trade]))
  const ofWholeTrade = opensOf(known.map(({ id, trades }) => [id, trades]))
  const deniedBy = opensOf(known.map(({ id, none }) => [id, none]))
  const anyTrade = known.flatMap(({ id, trade, trades }) => (trade.length + trades.length === 0 ? [id] : []))
  const starts = Map.groupBy(
    [...ids].map(([word, id]) => ({ word, id })),
    ({ word }) => word.slice(0, START),
  )

  /** How they begin, so that most words of a text are passed over at once; one letter alone stands before a space. */
  const firsts = new Set([...ids.keys()].map((word) => `${word} `.slice(0, 2)))

  /** Words come again and again in what one client writes. */
  const beginningLike = remembered(
    (letters) =>
      LETTERS.flatMap((count) => (count <= letters.length ? (starts.get(letters.slice(0, count)) ?? []) : [])),
    WORDS_KEPT,
  )

  function termsIn(text: string): Set<number> {
    const plain = ` ${text
      .toLowerCase()
      .replace(/[’']/g, '')
      .replace(/[^\p{L}\p{N}%]+/gu, ' ')
      .replaceAll('%', ' % ')
      .replace(/ +/g, ' ')
      .trim()} `
    const found = new Set<number>()
    for (let at = plain.indexOf(' '); at >= 0; at = plain.indexOf(' ', at + 1)) {
      if (!firsts.has(plain.slice(at + 1, at + 3))) continue
      for (const { word, id } of beginningLike(plain.slice(at + 1, at + 1 + START)))
        if (plain.startsWith(word, at + 1)) found.add(id)
    }
    return found
  }

  return {
    /** Those that clients of this trade can have, each with how many words of the trade stand in what they wrote. */
    ofTrade(brief: string): Map<string, number> {
      const opened = new Map(anyTrade.map((id) => [id, 0]))
      const found = termsIn(brief)
      for (const term of found) for (const id of ofWholeTrade.get(term) ?? []) opened.set(id, OF_WHOLE_TRADE)
      const words = new Map<string, number>()
      for (const term of found) for (const id of ofOwnTrade.get(term) ?? []) words.set(id, (words.get(id) ?? 0) + 1)
      for (const [id, count] of words) opened.set(id, count)
      return opened
    },
    /** Those that a sentence tells of. */
    told: remembered((sentence): readonly Told[] => {
      const found = termsIn(sentence)
      const stands = (terms: readonly number[]) => terms.some((term) => found.has(term))
      const near = new Set([...found].flatMap((term) => [...(begins.get(term) ?? [])]))
      return [...near].flatMap((at): Told[] => {
        const { id, none, signs } = known[at] as (typeof known)[number]
        if (stands(none)) return []
        const groups = signs.filter((sign) => sign.all.every(stands) && !stands(sign.none)).map(({ all }) => all.length)
        return groups.length > 0 ? [{ id, groups: Math.max(...groups), signs: groups.length }] : []
      })
    }),
    /** Those of which a word stands in a sentence that is not about them. */
    denied: remembered((sentence): ReadonlySet<string> => {
      const found = new Set<string>()
      for (const term of termsIn(sentence)) for (const id of deniedBy.get(term) ?? []) found.add(id)
      return found
    }),
  }
}
