import { expect, test } from 'vitest'
import { move } from './move-schema.ts'
import { MOVES } from './moves.ts'

/** A number, or the word for one: what a reader can hold a result against. */
const FIGURE =
  /\d|\b(?:one|two|three|four|five|six|eight|nine|ten|twelve|nineteen|twenty|half|third|quarter|fifth|tenth|every|none)\b/i

test('every move fits the schema, and its id is its own', () => {
  for (const one of MOVES) expect(move.safeParse(one).error?.issues, one.id).toBeUndefined()
  expect(new Set(MOVES.map(({ id }) => id)).size).toBe(MOVES.length)
})

test('there are forty to ninety moves, and a good part is not AI', () => {
  expect(MOVES.length).toBeGreaterThanOrEqual(40)
  expect(MOVES.length).toBeLessThanOrEqual(90)
  expect(MOVES.filter(({ ai }) => !ai).length).toBeGreaterThanOrEqual(12)
})

test('every move says how harm would show, whom it protects, how it is tried and what it must show', () => {
  for (const one of MOVES) {
    expect(new Set([one.first, one.trial, one.bar, one.fails]).size, one.id).toBe(4)
    expect(one.bar, one.id).toMatch(/^[^.]+\.$/)
    for (const sentence of [one.how, one.trial, one.bar, one.fails, one.first, one.noticed, one.protects])
      expect(sentence, one.id).toMatch(/^[^a-z].*[.?]$/)
  }
})

test('most say in figures what must be seen', () => {
  expect(MOVES.filter(({ bar }) => FIGURE.test(bar)).length / MOVES.length).toBeGreaterThan(0.85)
})

test('a clause, a sentence or a list that is out of its form is refused', () => {
  const [good] = MOVES
  for (const wrong of [
    { bar: 'word '.repeat(21).trim() },
    { trial: undefined },
    { noticed: 'word '.repeat(26).trim() },
    { protects: undefined },
    { how: 'word '.repeat(61).trim() },
    { first: 'word '.repeat(25).trim() },
  ])
    expect(move.safeParse({ ...good, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
})
