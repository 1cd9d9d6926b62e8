import { expect, test } from 'vitest'
import { move, MOVES } from './moves.ts'

test('every move fits the schema, and its id is its own', () => {
  for (const one of MOVES) expect(move.safeParse(one).error?.issues, one.id).toBeUndefined()
  expect(new Set(MOVES.map(({ id }) => id)).size).toBe(MOVES.length)
})

test('there are forty to sixty moves, and a good part is not AI', () => {
  expect(MOVES.length).toBeGreaterThanOrEqual(40)
  expect(MOVES.length).toBeLessThanOrEqual(60)
  expect(MOVES.filter(({ ai }) => !ai).length).toBeGreaterThanOrEqual(12)
})
