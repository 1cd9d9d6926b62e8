import data from '../data/vectors.json' with { type: 'json' }
import { decode } from './base64.ts'
import { once } from './once.ts'

/** Directions of common English words (GloVe, public domain), 64 signed bytes each; see scripts/make-vectors.mjs. */
export const DIMS = data.dims
const ranks = once(() => new Map(data.words.split(' ').map((word, rank) => [word, rank])))
const directions = once(() => decode(data.vectors))
/** Words that stand in every sentence point nowhere. */
const COMMON = 60

/** The mean direction of some words, rare ones weighing more; all zeros when none is known. */
export function vectorOf(words: Iterable<string>): Float32Array {
  const sum = new Float32Array(DIMS)
  const [rankOf, bytes] = [ranks(), directions()]
  for (const word of words) {
    const rank = rankOf.get(word) ?? rankOf.get(word.replace(/s$/, ''))
    if (rank === undefined || rank < COMMON) continue
    const weight = rank / (rank + 400)
    for (let at = 0; at < DIMS; at += 1)
      sum[at] = (sum[at] as number) + ((bytes[rank * DIMS + at] as number) / 127) * weight
  }
  let norm = 0
  for (const value of sum) norm += value * value
  norm = Math.sqrt(norm)
  if (norm > 0) for (let at = 0; at < DIMS; at += 1) sum[at] = (sum[at] as number) / norm
  return sum
}

/** Where the words of a text point together. */
export function directionOf(text: string): Float32Array {
  return vectorOf(text.toLowerCase().match(/\p{L}+/gu) ?? [])
}

/** Whether it is a common word of English. */
export function hasWord(word: string): boolean {
  return ranks().has(word)
}

export function cosine(a: Float32Array, b: Float32Array): number {
  let dot = 0
  for (let at = 0; at < a.length; at += 1) dot += (a[at] as number) * (b[at] as number)
  return dot
}
