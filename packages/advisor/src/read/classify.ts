import { decode } from '@cairn/knowledge/base64'
import model from '@cairn/knowledge/data/reader-model.json' with { type: 'json' }
import { once } from '@cairn/knowledge/once'
import { DIMS, type Features } from './features.ts'

export interface Verdict {
  label: string
  weight: number // 0 to 1; those of one head add up to 1
  /** The words that carried it, strongest first; asked of moves and dangers only. */
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

const HEADS = {
  kind: once(() => head(model.kind)),
  move: once(() => head(model.move)),
  red: once(() => head(model.red)),
  refuse: once(() => head(model.refuse)),
  money: once(() => head(model.money)),
  hurdle: once(() => head(model.hurdle)),
  closed: once(() => head(model.closed)),
  key: once(() => head(model.key)),
  tried: once(() => head(model.tried)),
  consent: once(() => head(model.consent)),
  asks: once(() => head(model.asks)),
  figure: once(() => head(model.figure)),
  pair: once(() => head(model.pair)),
  link: once(() => head(model.link)),
  tie: once(() => head(model.tie)),
  start: once(() => head(model.start)),
  holds: once(() => head(model.holds)),
}

/** The labels of one head by weight, those under `floor` left out. */
export function classify(name: keyof typeof HEADS, features: Features, floor = 0.05): Verdict[] {
  const one = HEADS[name]()
  const names = name === 'kind' ? features.kind : features.need
  const sizes = one.labels.length
  const { weights, scale, vector, vectorScale } = one
  const sums = new Int32Array(sizes)
  const known: [feature: string, row: number][] = []
  for (const feature of names) {
    const row = one.rows.get(feature)
    if (row === undefined) continue
    known.push([feature, row])
    for (let at = 0, from = row * sizes; at < sizes; at += 1)
      sums[at] = (sums[at] as number) + (weights[from + at] as number)
  }
  const scores = new Float64Array(sizes)
  for (let at = 0; at < sizes; at += 1) scores[at] = (sums[at] as number) * scale
  for (let dim = 0; dim < DIMS; dim += 1) {
    const value = (features.vector[dim] as number) * vectorScale
    if (value === 0) continue
    for (let at = 0, from = dim * sizes; at < sizes; at += 1)
      scores[at] = (scores[at] as number) + (vector[from + at] as number) * value
  }
  let top = Number.NEGATIVE_INFINITY
  for (let at = 0; at < sizes; at += 1) top = Math.max(top, scores[at] as number)
  let total = 0
  for (let at = 0; at < sizes; at += 1) total += scores[at] = Math.exp((scores[at] as number) - top)
  const found: Verdict[] = []
  for (let at = 0; at < sizes; at += 1) {
    const weight = (scores[at] as number) / total
    if (weight < floor) continue
    const because = name === 'move' || name === 'red' ? becauseOf(one, known, at) : []
    found.push({ label: one.labels[at] as string, weight, because })
  }
  return found.sort((a, b) => b.weight - a.weight)
}

/** How sure a head that knows one thing is of it. */
export function sureOf(name: 'key' | 'tried' | 'consent', traits: Features): number {
  return classify(name, traits).find(({ label }) => label === name)?.weight ?? 0
}

/** The three words that pulled hardest. */
function becauseOf({ weights, labels }: Head, known: readonly [string, number][], at: number): string[] {
  const pull = (row: number) => weights[row * labels.length + at] as number
  const top: [word: string, pull: number][] = []
  for (const [feature, row] of known) {
    const own = pull(row)
    if (own <= 0 || !feature.startsWith('w:')) continue
    const place = top.findIndex(([, other]) => other < own)
    top.splice(place < 0 ? top.length : place, 0, [feature.slice(2), own])
    if (top.length > 3) top.pop()
  }
  return top.map(([word]) => word)
}

function head(packed: {
  labels: string[]
  scale: number
  names: string[]
  weights: string
  vectorScale: number
  vector: string
}): Head {
  return {
    labels: packed.labels,
    rows: new Map(packed.names.map((name, row) => [name, row])),
    weights: decode(packed.weights),
    scale: packed.scale,
    vector: decode(packed.vector),
    vectorScale: packed.vectorScale,
  }
}
