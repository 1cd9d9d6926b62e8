import { INDUSTRIES, type Industry } from './industries.ts'
import { TRADE_WORDS } from './trade-words.ts'

/** Where a match stands in the text as it is shown: from the first position up to, not including, the second. */
export type Span = readonly [from: number, to: number]

export interface IndustryMatch {
  industry: Industry
  label: readonly Span[]
  description: readonly Span[]
  /** One list of spans for each subcategory, in their order. */
  subcategories: readonly (readonly Span[])[]
  /** The words for a trade by which it was found, where it is not found by what it shows. */
  trades: readonly { text: string; spans: readonly Span[] }[]
}

/**
 * The industries in which every word of the query occurs, in label, description, a subcategory, or at the beginning of
 * a word for a trade. Case, accents, hyphens and apostrophes do not count. Nearest first: the very word for a trade,
 * then beginnings of words before their middles, labels before subcategories before descriptions. An empty query finds
 * all, in their usual order.
 */
export function searchIndustries(query: string): IndustryMatch[] {
  const words = wordsOf(query)
  return INDUSTRIES.map((industry) => ({ industry, rank: rankOf(industry, words) }))
    .filter(({ rank }) => rank < NOWHERE)
    .sort((a, b) => a.rank - b.rank)
    .map(({ industry }) => matchOf(industry, words))
}

/** The industry that a text means beyond doubt: the only one it finds, or the one whose label or trade it is. */
export function meantIndustry(query: string): Industry | undefined {
  const words = wordsOf(query)
  if (words.length === 0) return undefined
  const [first, second] = searchIndustries(query)
  if (!first) return undefined
  return second === undefined || rankOf(first.industry, words) === EXACT ? first.industry : undefined
}

const NOWHERE = 100
const MID_WORD = 10
const EXACT = -1
/** One letter is the beginning of too many trades. */
const TRADE_PREFIX_MIN = 2
const TRADES_SHOWN = 3

interface Trade {
  text: string
  /** The words of the trade and of its plural, ready to compare. */
  words: readonly string[]
  singular: string
  plural: string
}

let trades: Map<string, Trade[]> | undefined

/** Made ready with the first search: the form that holds the search need not wait for it. */
function tradesIn({ value }: Industry): readonly Trade[] {
  trades ??= new Map(Object.entries(TRADE_WORDS).map(([industry, texts]) => [industry, texts.map(tradeOf)]))
  return trades.get(value) ?? []
}

function tradeOf(text: string): Trade {
  const singular = fold(text).text
  const plural = pluralOf(singular)
  return { text, singular, plural, words: [...singular.split(' '), ...plural.split(' ')] }
}

function wordsOf(query: string): string[] {
  return query.split(/\s+/).flatMap((word) => fold(word).text || [])
}

function matchOf(industry: Industry, words: readonly string[]): IndustryMatch {
  return {
    industry,
    label: spansOf(industry.label, words),
    description: spansOf(industry.description, words),
    subcategories: industry.subcategories.map((name) => spansOf(name, words)),
    trades: tradesOf(industry, words).map(({ text }) => ({ text, spans: spansOf(text, words) })),
  }
}

/** Only where the words as a whole are not to be read in what the industry shows anyway. */
function tradesOf(industry: Industry, words: readonly string[]): Trade[] {
  const shown = [industry.label, industry.description, ...industry.subcategories].map((text) => folded(text).text)
  if (words.every((word) => shown.some((text) => text.includes(word)))) return []
  const query = words.join(' ')
  const found = tradesIn(industry).filter((trade) => words.every((word) => startsAWord(trade, word)))
  const isExact = ({ singular, plural }: Trade) => singular === query || plural === query
  return found.sort((a, b) => Number(isExact(b)) - Number(isExact(a))).slice(0, TRADES_SHOWN)
}

function startsAWord(trade: Trade, word: string): boolean {
  return word.length >= TRADE_PREFIX_MIN && trade.words.some((own) => own.startsWith(word))
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** A query is as far off as its farthest word, unless it is the very name of the industry or of a trade. */
function rankOf(industry: Industry, words: readonly string[]): number {
  if (words.length === 0) return 0
  const own = tradesIn(industry)
  const query = words.join(' ')
  const isName = query === folded(industry.label).text
  if (isName || own.some(({ singular, plural }) => query === singular || query === plural)) return EXACT
  const ranks = words.map((word) =>
    Math.min(
      placeOf(industry.label, word),
      1 + Math.min(NOWHERE, ...industry.subcategories.map((name) => placeOf(name, word))),
      2 + placeOf(industry.description, word),
      own.some((trade) => startsAWord(trade, word)) ? 1 : NOWHERE,
    ),
  )
  return Math.max(...ranks)
}

function placeOf(text: string, word: string): number {
  const spaced = ` ${folded(text).text}`
  if (spaced.includes(` ${word}`)) return 0
  return spaced.includes(word) ? MID_WORD : NOWHERE
}

function spansOf(text: string, words: readonly string[]): Span[] {
  const { text: plain, origin } = folded(text)
  const marked = new Set<number>()
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      const last = origin[at + word.length - 1] ?? 0
      for (let i = origin[at] ?? 0; i <= last; i++) marked.add(i)
    }
  }
  const spans: [number, number][] = []
  for (const i of [...marked].sort((a, b) => a - b)) {
    const open = spans.at(-1)
    if (open?.[1] === i) open[1] = i + 1
    else spans.push([i, i + 1])
  }
  return spans
}

/** The texts of the industries are few and searched with every key. */
const known = new Map<string, Folded>()

function folded(text: string): Folded {
  const before = known.get(text)
  if (before) return before
  const now = fold(text)
  known.set(text, now)
  return now
}

interface Folded {
  text: string
  origin: number[]
}

/** The text as it is compared, and for each of its positions the one it came from. */
function fold(text: string): Folded {
  const origin: number[] = []
  let folded = ''
  let at = 0
  for (const character of text) {
    const plain = character
      .normalize('NFKD')
      .replace(/[\p{M}'’\u2010\u2011-]/gu, '')
      .toLowerCase()
    folded += plain
    for (let i = 0; i < plain.length; i++) origin.push(at)
    at += character.length
  }
  return { text: folded, origin }
}
