import { expect, test } from 'vitest'
import { move } from './move-schema.ts'
import { MOVES } from './moves.ts'

/** A number, or the word for one: what a reader can hold a result against. */
const FIGURE = /\d|\b(?:one|two|three|four|five|nine|eleven|sixteen|eighteen|twenty|half|third|quarter|fifth|tenth)\b/

test('every move fits the schema, and its id is its own', () => {
  for (const one of MOVES) expect(move.safeParse(one).error?.issues, one.id).toBeUndefined()
  expect(new Set(MOVES.map(({ id }) => id)).size).toBe(MOVES.length)
})

test('there are forty to eighty moves, and a good part is not AI', () => {
  expect(MOVES.length).toBeGreaterThanOrEqual(40)
  expect(MOVES.length).toBeLessThanOrEqual(80)
  expect(MOVES.filter(({ ai }) => !ai).length).toBeGreaterThanOrEqual(12)
})

test('every move says how harm would show, whom it protects, what to do and when to stop', () => {
  for (const one of MOVES) {
    expect(one.tasks, one.id).toHaveLength(3)
    expect(new Set([...one.tasks, one.first, one.test]).size, one.id).toBe(5)
    expect(`${one.noticed} ${one.stop}`, one.id).toMatch(FIGURE)
    for (const sentence of [one.how, one.test, one.noticed, one.protects, ...one.tasks])
      expect(sentence, one.id).toMatch(/^[^a-z].*[.?]$/)
  }
})

test('a clause, a sentence or a list that is out of its form is refused', () => {
  const [good] = MOVES
  for (const wrong of [
    { stop: 'Stop when it fails.' },
    { stop: 'stop if it fails.' },
    { noticed: 'word '.repeat(26).trim() },
    { protects: undefined },
    { how: 'word '.repeat(61).trim() },
    { tasks: good?.tasks.slice(0, 2) },
  ])
    expect(move.safeParse({ ...good, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
})
