import model from '@cairn/knowledge/data/reader-model.json' with { type: 'json' }
import { decode } from './base64.ts'
import { DIMS, type Features } from './features.ts'

export interface Verdict {
  label: string
  weight: number // 0 to 1; those of one head add up to 1
  /** The words that carried it, strongest first. */
  because: string[]
}

interface Head {
  labels: string[]
  rows: Map<string, number>
  weights: Int8Array
  scale: number
  vector: Int8Array
  vectorScale: number
}

const HEADS = { kind: head(model.kind), move: head(model.move), red: head(model.red) }

/** The labels of one head by weight, those under `floor` left out. */
export function classify(name: keyof typeof HEADS, features: Features, floor = 0.05): Verdict[] {
  const one = HEADS[name]
  const names = name === 'kind' ? features.kind : features.need
  const known = names.flatMap((feature) => {
    const row = one.rows.get(feature)
    return row === undefined ? [] : [[feature, row] as const]
  })
  const sizes = one.labels.length
  const scores = new Float32Array(sizes)
  for (const [, row] of known)
    for (let at = 0; at < sizes; at += 1) scores[at] = (scores[at] as number) + (one.weights[row * sizes + at] as number) * one.scale
  for (let dim = 0; dim < DIMS; dim += 1) {
    const value = (features.vector[dim] as number) * one.vectorScale
    if (value !== 0)
      for (let at = 0; at < sizes; at += 1) scores[at] = (scores[at] as number) + (one.vector[dim * sizes + at] as number) * value
  }
  const top = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const powers = Array.from(scores, (score) => Math.exp(score - top))
  const total = powers.reduce((a, b) => a + b, 0)
  return powers
    .map((power, at) => ({ at, weight: power / total }))
    .filter(({ weight }) => weight >= floor)
    .sort((a, b) => b.weight - a.weight)
    .map(({ at, weight }) => ({
      label: one.labels[at] as string,
      weight,
      because: known
        .map(([feature, row]) => ({ feature, pull: one.weights[row * sizes + at] as number }))
        .filter(({ feature, pull }) => pull > 0 && feature.startsWith('w:'))
        .sort((a, b) => b.pull - a.pull)
        .slice(0, 3)
        .map(({ feature }) => feature.slice(2)),
    }))
}

function head(packed: { labels: string[]; scale: number; names: string[]; weights: string; vectorScale: number; vector: string }): Head {
  return {
    labels: packed.labels,
    rows: new Map(packed.names.map((name, row) => [name, row])),
    weights: decode(packed.weights),
    scale: packed.scale,
    vector: decode(packed.vector),
    vectorScale: packed.vectorScale,
  }
}
