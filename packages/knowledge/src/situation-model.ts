import { decode } from './base64.ts'
import { remembered } from './remembered.ts'
import { sentenceFeatures } from './sentence-features.ts'
import { DIMS } from './vectors.ts'

/** Directions of what sentences are known by and of situations, learned so that a sentence points at its own. */
export interface Model<Numbers = Float32Array> {
  names: string[]
  features: Numbers
  situations: Numbers
  bias: Float32Array
}
/** The same as it stands in the file: directions as signed bytes. */
export interface Packed {
  names: string
  features: string
  featureScale: number
  situations: string
  situationScale: number
  bias: number[]
  /** The middle of all clients, and how the middle of each situation's clients differs from it. */
  middle: number[]
  others: string
  otherScale: number
}

export interface Reader {
  /** How much a sentence points at each situation, by its place: logarithms of how likely, but for one number. */
  likes: (sentence: string) => Float32Array
  /** Where a sentence points, at a length of one. */
  pointsTo: (sentence: string) => Float32Array
  /** Whether a word was learned itself, not only how it begins. */
  knows: (word: string) => boolean
}

interface Sentence {
  direction: Float32Array
  share: number
  likes?: Float32Array
}

/** `scale`: what a step of the directions' product is worth, where they stand as signed bytes. */
export function readerOf({ names, features, situations, bias }: Model<Float32Array | Int8Array>, scale = 1): Reader {
  const rows = new Map(names.map((name, row) => [name, row]))
  const directionOf = (sentence: string) => {
    const direction = new Float32Array(DIMS)
    const known = sentenceFeatures(sentence).flatMap((name) => rows.get(name) ?? [])
    for (const row of known)
      for (let dim = 0, from = row * DIMS; dim < DIMS; dim += 1, from += 1)
        direction[dim] = (direction[dim] as number) + (features[from] as number)
    const found: Sentence = { direction, share: known.length > 0 ? scale / Math.sqrt(known.length) : 0 }
    return found
  }
  const likesOf = ({ direction, share }: Sentence) => {
    const scores = new Float32Array(bias.length)
    for (let place = 0, from = 0; place < scores.length; place += 1) {
      let sum = 0
      for (let dim = 0; dim < DIMS; dim += 1, from += 1)
        sum += (direction[dim] as number) * (situations[from] as number)
      scores[place] = (bias[place] as number) + sum * share
    }
    return scores
  }
  const known = remembered(directionOf)
  return {
    likes(sentence) {
      const found = known(sentence)
      found.likes ??= likesOf(found)
      return found.likes
    },
    pointsTo(sentence) {
      const { direction } = known(sentence)
      let square = 0
      for (const value of direction) square += value * value
      const length = Math.sqrt(square) || 1
      return direction.map((value) => value / length)
    },
    knows: (word) => sentenceFeatures(word).every((name) => !name.startsWith('w:') || rows.has(name)),
  }
}

export function packedReader({ names, features, situations, bias, featureScale, situationScale }: Packed): Reader {
  const model = { names: names.split(' '), features: decode(features), situations: decode(situations) }
  return readerOf({ ...model, bias: Float32Array.from(bias) }, featureScale * situationScale)
}

/** How near a client is to those who were in each situation, by its place. */
export type Others = (direction: Float32Array) => Float32Array

export function othersOf(middle: ArrayLike<number>, others: Float32Array | Int8Array, scale = 1): Others {
  return (direction) => {
    const own = direction.map((value, dim) => (value - (middle[dim] as number)) * scale)
    return Float32Array.from({ length: others.length / DIMS }, (_, place) => {
      let sum = 0
      for (let dim = 0, from = place * DIMS; dim < DIMS; dim += 1, from += 1)
        sum += (own[dim] as number) * (others[from] as number)
      return sum
    })
  }
}

export function packedOthers({ middle, others, otherScale }: Packed): Others {
  return othersOf(middle, decode(others), otherScale)
}
