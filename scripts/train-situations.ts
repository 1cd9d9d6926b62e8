// Teaches which situation a client's sentence tells of, from sentences written for each (packages/knowledge/data/told)
// from needs of whole briefs that many hands labelled (packages/knowledge/data/needs) and from goals of which they said
// what is counted (packages/knowledge/data/counted).
//   npm run train:situations             trains on all and writes packages/knowledge/data/situation-model.json
//   npm run train:situations -- --held   trains on some writers of briefs, tests on the others in three folds, writes nothing
import { writeFileSync } from 'node:fs'
import { sentenceFeatures } from '@cairn/knowledge/sentence-features'
import { type Model, othersOf, type Packed, readerOf } from '@cairn/knowledge/situation-model'
import {
  chancesOf,
  clientOf,
  countedAmong,
  type Evidence,
  evidenceFor,
  type EvidenceWeights,
  SITUATIONS,
} from '@cairn/knowledge/situations'
import { DIMS, directionOf, vectorOf } from '@cairn/knowledge/vectors'
import { bytes, DATA, linesOf, seeded } from './training.ts'

/** A client of whom some sentences are labelled: the situations each may be, the best first. */
interface Client {
  writer: string
  trade?: string
  needs: { text: string; best: string[] }[]
}
interface Sample {
  features: string[]
  /** How much of it is each situation, by its place in the list. */
  shares: (readonly [at: number, share: number])[]
  /** One of these it is, and nobody said which. */
  among?: readonly number[]
  weight: number
}
interface Goal {
  writer: string
  goal: string
  /** The general situation that it is counted under. */
  counted: string | null
}

const AT = new Map(SITUATIONS.map(({ id }, at) => [id, at]))
const EPOCHS = 4
const RATE = 0.08
/** The share of a sentence's features that is left out at each look, so that no word carries a situation alone. */
const LEFT_OUT = 0.4
/** How far a word's own direction counts at the start; words without one start near nothing. */
const KNOWN_WORD = 4
const START = 1.5
/** Sentences as they stand in whole briefs weigh more than those written for a situation and its own text. */
const IN_PLACE = 4
/** What the first, the second and the third best answer are worth. */
const PLACES = [0.6, 0.25, 0.15]
const FOLDS = 3
const GOALS_TESTED: { evidence: Evidence[]; counted: string | null }[] = []
/** So many clients more are thought to be like all. */
const FEW = 2

const CLIENTS = linesOf<Client>('needs')
const TOLD = [...ownTexts(), ...linesOf<{ id: string; told: string[] }>('told').flatMap(toldSamples)]
const GOALS = linesOf<Goal>('counted')
const COUNTED = Map.groupBy(SITUATIONS.keys(), (at) => SITUATIONS[at]?.counted)
const held = heldOut()
const WEIGHTS = fitted(held)
report(held)
if (!process.argv.includes('--held'))
  writeFileSync(
    `${DATA}situation-model.json`,
    JSON.stringify({
      ...packed(train([...CLIENTS.flatMap(needSamples), ...GOALS.flatMap(goalSamples)]), middles(CLIENTS)),
      evidence: WEIGHTS,
    }),
  )

function ownTexts(): Sample[] {
  return SITUATIONS.flatMap(({ name, way, label, cause, measure }, at) =>
    [name, `${name} ${measure.name}`, `${way} ${label}`, cause].map((text) => ({
      features: sentenceFeatures(text),
      shares: [[at, 1] as const],
      weight: 1,
    })),
  )
}

function toldSamples({ id, told }: { id: string; told: string[] }): Sample[] {
  return told.map((text) => ({ features: sentenceFeatures(text), shares: [[placeOf(id), 1] as const], weight: 1 }))
}

function needSamples({ needs }: Client): Sample[] {
  return needs
    .filter(({ best }) => best.length > 0)
    .map(({ text, best }) => {
      const total = PLACES.slice(0, best.length).reduce((sum, share) => sum + share, 0)
      return {
        features: sentenceFeatures(text),
        shares: best.map((id, at) => [placeOf(id), (PLACES[at] ?? 0) / total] as const),
        weight: IN_PLACE,
      }
    })
}

/** All situations that are counted alike share it as the model sees fit. */
function goalSamples({ goal, counted }: Goal): Sample[] {
  const among = counted === null ? [] : (COUNTED.get(counted) ?? [])
  return among.length > 0 ? [{ features: sentenceFeatures(goal), shares: [], among, weight: IN_PLACE }] : []
}

function placeOf(id: string): number {
  const at = AT.get(id)
  if (at === undefined) throw new Error(`no situation ${id}`)
  return at
}

/** Directions for features and for situations, so that a sentence points where its situation is: softmax by AdaGrad. */
function train(needs: readonly Sample[]): Model {
  const samples = [...TOLD, ...needs]
  const counts = new Map<string, number>()
  for (const { features } of samples) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  const names = [...counts].filter(([name, count]) => count > (name.startsWith('b:') ? 2 : 1)).map(([name]) => name)
  const rows = new Map(names.map((name, row) => [name, row]))
  const random = seeded(7)
  const model: Model = {
    names,
    features: Float32Array.from(names.flatMap((name) => startOf(name, random))),
    situations: new Float32Array(SITUATIONS.length * DIMS),
    bias: new Float32Array(SITUATIONS.length),
  }
  const known = samples
    .map((one) => ({ ...one, rows: one.features.flatMap((name) => rows.get(name) ?? []) }))
    .filter((one) => one.rows.length > 0)
  startSituations(model, known)
  const squares = {
    features: filled(names.length),
    situations: filled(SITUATIONS.length),
    bias: filled(SITUATIONS.length),
  }
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const one of known.toSorted(() => random() - 0.5)) {
      const seen = epoch === 0 ? one.rows : one.rows.filter(() => random() > LEFT_OUT)
      if (seen.length > 0) learn(model, squares, { ...one, rows: seen })
    }
  return model
}

function startOf(name: string, random: () => number): number[] {
  const own = name.startsWith('w:') ? vectorOf([name.slice(2)]) : undefined
  const knows = own?.some((value) => value !== 0)
  return Array.from({ length: DIMS }, (_, dim) => (knows ? (own?.[dim] ?? 0) * KNOWN_WORD : (random() - 0.5) * 0.05))
}

/** A situation starts in the middle of its sentences. */
function startSituations(
  { features, situations }: Model,
  samples: readonly { rows: number[]; shares: Sample['shares'] }[],
): void {
  const counts = new Float32Array(SITUATIONS.length)
  for (const { rows, shares } of samples) {
    const direction = sumOf(features, rows)
    for (const [at] of shares) {
      add(counts, at, 1)
      for (let dim = 0; dim < DIMS; dim += 1) add(situations, at * DIMS + dim, direction[dim] as number)
    }
  }
  for (let at = 0; at < SITUATIONS.length; at += 1)
    for (let dim = 0; dim < DIMS; dim += 1)
      situations[at * DIMS + dim] =
        ((situations[at * DIMS + dim] as number) * START) / Math.max(1, counts[at] as number)
}

function sumOf(features: Float32Array, rows: readonly number[]): Float32Array {
  const sum = new Float32Array(DIMS)
  for (const row of rows)
    for (let dim = 0, from = row * DIMS; dim < DIMS; dim += 1, from += 1)
      sum[dim] = (sum[dim] as number) + (features[from] as number)
  const share = 1 / Math.sqrt(rows.length)
  for (let dim = 0; dim < DIMS; dim += 1) sum[dim] = (sum[dim] as number) * share
  return sum
}

type Squares = Record<'features' | 'situations' | 'bias', Float32Array>

function learn(
  model: Model,
  squares: Squares,
  { rows, shares, among, weight }: { rows: number[] } & Pick<Sample, 'shares' | 'among' | 'weight'>,
): void {
  const { features, situations, bias } = model
  const direction = sumOf(features, rows)
  const length = direction.reduce((sum, value) => sum + value * value, 0) / DIMS
  const chances = softmax(model, direction)
  for (const [at, share] of among ? sharedOut(chances, among) : shares) add(chances, at, -share)
  const back = new Float32Array(DIMS)
  for (let at = 0; at < SITUATIONS.length; at += 1) {
    const raw = chances[at] as number
    if (Math.abs(raw) < 1e-4) continue
    const slope = raw * weight
    add(squares.situations, at, slope * slope * length)
    add(squares.bias, at, slope * slope)
    const step = (RATE * slope) / Math.sqrt(squares.situations[at] as number)
    for (let dim = 0, from = at * DIMS; dim < DIMS; dim += 1, from += 1) {
      const own = situations[from] as number
      back[dim] = (back[dim] as number) + slope * own
      situations[from] = own - step * (direction[dim] as number)
    }
    add(bias, at, (-0.05 * RATE * slope) / Math.sqrt(squares.bias[at] as number))
  }
  const share = 1 / Math.sqrt(rows.length)
  const square = back.reduce((sum, value) => sum + (value * share) ** 2, 0) / DIMS
  for (const row of rows) {
    add(squares.features, row, square)
    const step = (RATE * share) / Math.sqrt(squares.features[row] as number)
    for (let dim = 0, from = row * DIMS; dim < DIMS; dim += 1, from += 1)
      features[from] = (features[from] as number) - step * (back[dim] as number)
  }
}

/** Each gets of the whole as much as it is likely beside the others. */
function sharedOut(chances: Float32Array, among: readonly number[]): Sample['shares'] {
  const total = among.reduce((sum, at) => sum + (chances[at] as number), 1e-9)
  return among.map((at) => [at, (chances[at] as number) / total] as const)
}

function softmax({ situations, bias }: Model, direction: Float32Array): Float32Array {
  const scores = Float32Array.from(bias)
  let top = Number.NEGATIVE_INFINITY
  for (let at = 0, from = 0; at < scores.length; at += 1) {
    let score = scores[at] as number
    for (let dim = 0; dim < DIMS; dim += 1, from += 1)
      score += (direction[dim] as number) * (situations[from] as number)
    scores[at] = score
    if (score > top) top = score
  }
  let total = 0
  for (let at = 0; at < scores.length; at += 1) total += scores[at] = Math.exp((scores[at] as number) - top)
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) / total
  return scores
}

/** A need of a writer whose sentences were not learned from: what speaks for each situation, and which were right. */
interface Tested {
  evidence: Evidence[]
  best: string[]
}

function heldOut(): Tested[] {
  const inPlace = [...new Set(CLIENTS.filter(({ trade }) => trade).map(({ writer }) => writer))]
  return Array.from({ length: FOLDS }, (_, fold) => {
    const out = new Set(inPlace.filter((_writer, at) => at % FOLDS === fold))
    const learned = CLIENTS.filter(({ writer }) => !out.has(writer))
    const others = GOALS.filter(({ writer }) => foldOf(writer) !== fold)
    const reader = readerOf(train([...learned.flatMap(needSamples), ...others.flatMap(goalSamples)]))
    const { middle, others: apart } = middles(learned)
    const anybody = clientOf('', othersOf(middle, apart))
    for (const { writer, goal, counted } of GOALS)
      if (foldOf(writer) === fold) GOALS_TESTED.push({ evidence: evidenceFor(goal, anybody, reader), counted })
    return CLIENTS.filter(({ writer }) => out.has(writer)).flatMap(({ trade = '', needs }) => {
      const client = clientOf(trade, othersOf(middle, apart))
      return needs.map(({ text, best }) => ({ best, evidence: nearest(evidenceFor(text, client, reader)) }))
    })
  }).flat()
}

/** The writers of goals are numbered. */
function foldOf(writer: string): number {
  return Number(writer.replace(/\D/g, '')) % FOLDS
}

/** Where all clients point, and how far from it those point who were in each situation; of few clients less is believed. */
function middles(clients: readonly Client[]): { middle: Float32Array; others: Float32Array } {
  const told = clients.flatMap(({ trade, needs }) => (trade ? [{ direction: directionOf(trade), needs }] : []))
  const middle = new Float32Array(DIMS)
  for (const { direction } of told) direction.forEach((value, dim) => add(middle, dim, value / told.length))
  const others = new Float32Array(SITUATIONS.length * DIMS)
  const counts = new Float32Array(SITUATIONS.length).fill(FEW)
  for (const { direction, needs } of told)
    for (const at of needs.flatMap(({ best }) => best.slice(0, 2).map(placeOf))) {
      add(counts, at, 1)
      direction.forEach((value, dim) => add(others, at * DIMS + dim, value - (middle[dim] as number)))
    }
  return { middle, others: others.map((value, place) => value / (counts[Math.floor(place / DIMS)] as number)) }
}

/** The rest adds nothing to what is learned from them. */
function nearest(evidence: Evidence[]): Evidence[] {
  return evidence.toSorted((a, b) => b.sign - a.sign || b.like - a.like).slice(0, 60)
}

/** How much each kind of evidence says, so that the right situations become as likely as they can. */
function fitted(tested: readonly Tested[]): EvidenceWeights {
  const weights: EvidenceWeights = { like: 1, sign: 0, own: 0, shut: 0, strange: 0, trade: 0, others: 0 }
  const kinds = Object.keys(weights) as (keyof EvidenceWeights)[]
  for (let epoch = 0; epoch < 40; epoch += 1)
    for (const { evidence, best } of tested) {
      const chances = chancesOf(evidence, weights)
      const right = chances.reduce((sum, [id, chance]) => sum + (best.includes(id) ? chance : 0), 0)
      if (right === 0) continue
      for (const kind of kinds)
        weights[kind] += evidence.reduce((sum, one, at) => {
          const [id, chance] = chances[at] as [string, number]
          return sum + 0.01 * one[kind] * (best.includes(id) ? chance / right - chance : -chance)
        }, 0)
    }
  return weights
}

/** How often the first choice is right, over all and where it is surest. */
function report(tested: readonly Tested[]): void {
  const choices = tested
    .map(({ evidence, best }) => {
      const [id, chance] = chancesOf(evidence, WEIGHTS).toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0]
      return { right: best.includes(id), chance }
    })
    .toSorted((a, b) => b.chance - a.chance)
  console.log(WEIGHTS)
  for (const least of [0.3, 0.4, 0.5, 0.6]) {
    const named = GOALS_TESTED.flatMap(({ evidence, counted }) => {
      const [kind, chance] = countedAmong(chancesOf(evidence, WEIGHTS)) ?? []
      return kind !== undefined && (chance ?? 0) >= least ? [{ kind, counted }] : []
    })
    const right = named.filter(({ kind, counted }) => kind === counted).length
    console.log(`goals counted from ${least} on: ${right} of ${named.length} right, of ${GOALS_TESTED.length}`)
  }
  for (const share of [0.25, 0.5, 0.6, 0.7, 0.8, 1]) {
    const surest = choices.slice(0, Math.round(share * choices.length))
    const right = surest.filter((one) => one.right).length
    console.log(
      `the surest ${share * 100} % (from ${surest.at(-1)?.chance.toFixed(2)}): ${right} of ${surest.length} right, ${((100 * right) / surest.length).toFixed(1)} %`,
    )
  }
}

/** Directions as signed bytes. */
function packed(
  { names, features, situations, bias }: Model,
  { middle, others }: { middle: Float32Array; others: Float32Array },
): Packed {
  const [featureScale, situationScale, otherScale] = [scaleOf(features), scaleOf(situations), scaleOf(others)]
  return {
    middle: [...middle].map((value) => Number(value.toFixed(4))),
    others: bytes(others, otherScale),
    otherScale,
    names: names.join(' '),
    features: bytes(features, featureScale),
    featureScale,
    situations: bytes(situations, situationScale),
    situationScale,
    bias: [...bias].map((value) => Number(value.toFixed(3))),
  }
}

function scaleOf(values: Float32Array): number {
  return values.reduce((top, value) => Math.max(top, Math.abs(value)), 1e-6) / 127
}
function filled(length: number): Float32Array {
  return new Float32Array(length).fill(1e-4)
}
function add(list: Float32Array, at: number, value: number): void {
  list[at] = (list[at] as number) + value
}
