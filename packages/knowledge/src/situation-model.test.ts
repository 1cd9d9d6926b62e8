import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import learned from '../data/situation-model.json' with { type: 'json' }
import { sentenceFeatures } from './sentence-features.ts'
import { clientOf, countedAmong, isOfMany, SITUATIONS, situationsIn } from './situations.ts'

function linesOf<T>(folder: string): T[] {
  const url = new URL(`../data/${folder}/`, import.meta.url)
  return readdirSync(url).flatMap((file) =>
    readFileSync(new URL(file, url), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as T),
  )
}

const IDS = new Set(SITUATIONS.map(({ id }) => id))

test('every situation is told in nine ways or more', () => {
  const told = Map.groupBy(linesOf<{ id: string; told: string[] }>('told'), ({ id }) => id)
  expect(new Set(told.keys())).toEqual(IDS)
  for (const [id, lines] of told) expect(new Set(lines.flatMap((line) => line.told)).size, id).toBeGreaterThanOrEqual(9)
})

test('what a goal counts is a general situation, which is counted under itself', () => {
  const goals = linesOf<{ goal: string; counted: string | null }>('counted')
  const general = new Set(SITUATIONS.filter(({ id, counted }) => id === counted).map(({ id }) => id))
  expect(goals.length).toBeGreaterThan(4000)
  for (const { goal, counted } of goals) if (counted !== null) expect(general, goal).toContain(counted)
  const some = goals.filter((_, at) => at % 8 === 0)
  const sure = some.filter(
    ({ goal, counted }) => counted && countedAmong(situationsIn(goal, clientOf('')))?.[0] === counted,
  )
  expect(sure.length).toBeGreaterThan(0.4 * some.length)
})

test('a need is labelled with situations that there are, three at most', () => {
  const needs = linesOf<{ needs: { text: string; best: string[] }[] }>('needs').flatMap((client) => client.needs)
  expect(needs.length).toBeGreaterThan(9000)
  for (const { text, best } of needs) {
    expect(best.filter((id) => !IDS.has(id)), text).toEqual([]) // prettier-ignore
    expect(best.length).toBeLessThanOrEqual(3)
  }
})

test('what was learned is of the situations that there are, in their order; if not, run npm run train:situations', () => {
  expect(learned.bias).toHaveLength(SITUATIONS.length)
  const told = linesOf<{ id: string; told: string[] }>('told')
  const nowhere = new Float32Array(SITUATIONS.length)
  const all = { words: new Map(SITUATIONS.map(({ id }) => [id, 1])), trade: nowhere, others: nowhere }
  const sample = told.filter((_, at) => at % 40 === 0)
  const known = sample.filter(({ id, told: [first = ''] }) =>
    situationsIn(first, all)
      .slice(0, 5)
      .some(([one]) => one === id),
  )
  expect(known.length / sample.length).toBeGreaterThan(0.7)
})

const BAKERY = clientOf('A bakery with four shops and a van. We bake at night.')

test.each([
  ['Too much bread comes back unsold in the evening', 'a1-bakery-returns'],
  ['Nobody but Anna knows how the payroll is done', 'i3-single-point'],
  ['The phone rings and rings and nobody has a free hand to pick it up', 'j3-phone-rings-out'],
])('a sentence that no list of words holds is known: %s', (sentence, id) => {
  const [first] = situationsIn(sentence, BAKERY)
  expect(first?.[0]).toBe(id)
  expect(first?.[1]).toBeGreaterThan(0.3)
})

test('chances add up, and little is left to situations of other sectors', () => {
  const found = situationsIn('Too much bread comes back unsold in the evening', BAKERY)
  const sum = (some: typeof found) => some.reduce((total, [, chance]) => total + chance, 0)
  expect(sum(found)).toBeCloseTo(1, 5)
  expect(sum(found.filter(([id]) => !isOfMany(id) && !BAKERY.words.has(id)))).toBeLessThan(0.2)
})

test('who is near to those who had it may have it, though no word of its trade opens the door', () => {
  const sentence = 'Orders leave the workshop later than promised'
  const [far = 0, near = 0] = ['We run a nursery for toddlers.', 'We forge gates and railings from steel by hand.'].map(
    (text) => situationsIn(sentence, clientOf(text)).find(([id]) => id === 'c-late-orders-jobshop')?.[1],
  )
  expect(near).toBeGreaterThan(2 * far)
})

test('endings, order of magnitude and small words say little', () => {
  expect(sentenceFeatures('Deliveries are late')).toEqual(sentenceFeatures('The delivery is late'))
  expect(sentenceFeatures('late by 3 days')).toEqual(sentenceFeatures('late by 12 days'))
  expect(sentenceFeatures('')).toEqual([])
})

test('a long row of words and signs takes time in proportion', () => {
  const short = timed(() => sentenceFeatures('ab1% '.repeat(2000)))
  expect(timed(() => sentenceFeatures('ab1% '.repeat(20_000)))).toBeLessThan(100 * Math.max(short, 1))
})

/** Its own time: on a busy machine others take theirs meanwhile. */
function timed(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  return process.cpuUsage(start).user / 1000
}
