import { INDUSTRIES, type Industry } from './industries.ts'

/** Where a match stands in the text as it is shown: from the first position up to, not including, the second. */
export type Span = readonly [from: number, to: number]

export interface IndustryMatch {
  industry: Industry
  label: readonly Span[]
  description: readonly Span[]
  /** One list of spans for each subcategory, in their order. */
  subcategories: readonly (readonly Span[])[]
}

/**
 * The industries in which every word of the query occurs, in label, description or a subcategory. Case, accents,
 * hyphens and apostrophes do not count. Nearest first: beginnings of words before their middles, labels before
 * subcategories before descriptions. An empty query finds all, in their usual order.
 */
export function searchIndustries(query: string): IndustryMatch[] {
  const words = query.split(/\s+/).flatMap((word) => fold(word).text || [])
  return INDUSTRIES.map((industry) => ({ match: matchOf(industry, words), rank: rankOf(industry, words) }))
    .filter(({ rank }) => rank < NOWHERE)
    .sort((a, b) => a.rank - b.rank)
    .map(({ match }) => match)
}

const NOWHERE = 100
const MID_WORD = 10

function matchOf(industry: Industry, words: readonly string[]): IndustryMatch {
  return {
    industry,
    label: spansOf(industry.label, words),
    description: spansOf(industry.description, words),
    subcategories: industry.subcategories.map((name) => spansOf(name, words)),
  }
}

/** A query is as far off as its farthest word. */
function rankOf(industry: Industry, words: readonly string[]): number {
  const ranks = words.map((word) =>
    Math.min(
      placeOf(industry.label, word),
      1 + Math.min(NOWHERE, ...industry.subcategories.map((name) => placeOf(name, word))),
      2 + placeOf(industry.description, word),
    ),
  )
  return Math.max(0, ...ranks)
}

function placeOf(text: string, word: string): number {
  const folded = ` ${fold(text).text}`
  if (folded.includes(` ${word}`)) return 0
  return folded.includes(word) ? MID_WORD : NOWHERE
}

function spansOf(text: string, words: readonly string[]): Span[] {
  const folded = fold(text)
  const marked = new Set<number>()
  for (const word of words) {
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
      const last = folded.origin[at + word.length - 1] ?? 0
      for (let i = folded.origin[at] ?? 0; i <= last; i++) marked.add(i)
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

/** The text as it is compared, and for each of its positions the one it came from. */
function fold(text: string): { text: string; origin: number[] } {
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
