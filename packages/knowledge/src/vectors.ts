import data from '../data/vectors.json' with { type: 'json' }
import { decode } from './base64.ts'

/** Directions of common English words (GloVe, public domain), 64 signed bytes each; see scripts/make-vectors.mjs. */
export const DIMS = data.dims
const RANK = new Map(data.words.split(' ').map((word, rank) => [word, rank]))
const BYTES = decode(data.vectors)
/** Words that stand in every sentence point nowhere. */
const COMMON = 60

/** The mean direction of some words, rare ones weighing more; all zeros when none is known. */
export function vectorOf(words: Iterable<string>): Float32Array {
  const sum = new Float32Array(DIMS)
  for (const word of words) {
    const rank = RANK.get(word) ?? RANK.get(word.replace(/s$/, ''))
    if (rank === undefined || rank < COMMON) continue
    const weight = rank / (rank + 400)
    for (let at = 0; at < DIMS; at += 1)
      sum[at] = (sum[at] as number) + ((BYTES[rank * DIMS + at] as number) / 127) * weight
  }
  let norm = 0
  for (const value of sum) norm += value * value
  norm = Math.sqrt(norm)
  if (norm > 0) for (let at = 0; at < DIMS; at += 1) sum[at] = (sum[at] as number) / norm
  return sum
}

/** Whether it is a common word of English. */
export function hasWord(word: string): boolean {
  return RANK.has(word)
}

export function cosine(a: Float32Array, b: Float32Array): number {
  let dot = 0
  for (let at = 0; at < a.length; at += 1) dot += (a[at] as number) * (b[at] as number)
  return dot
}
