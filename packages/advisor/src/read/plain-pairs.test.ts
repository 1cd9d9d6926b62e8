import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const pairs = (business_goals: string) =>
  read(brief({ business_goals, challenges: '' }), '2026-11-15').measures.map(
    ({ what, now, wanted, direction }) => `${what}: ${now?.text ?? '?'} → ${wanted?.text ?? '?'} ${direction}`,
  )

test.each([
  ['Cell count under 150, running at 215.', 'Cell count: 215 → 150 down'],
  ['Subscribers up to 3,500, we have 3,100.', 'Subscribers: 3,100 → 3,500 up'],
])('each said plainly is a pair: %s', (goal, pair) => {
  expect(pairs(goal)).toEqual([pair])
})

test.each([
  'Subscribers up to 3,500, we have 12 reporters and 40 freelancers.',
  'Answer under 2 hours, we have 900 customers.',
])('of another thing it is none: %s', (goal) => {
  expect(pairs(goal).filter((one) => /900|12 |40/.test(one))).toEqual([])
})

test.each([
  'We have 12 dentists and want 3 clinics near the sea.',
  'Keep absence under 5%, we have 1 clinic.',
  'Chairs full up to 85 percent, we have 6 of them.',
  'Answer the phone under 30 seconds, we have 3 receptionists.',
])('what is of something else, or met already, is no start: %s', (goal) => {
  expect(pairs(goal).filter((one) => !one.includes('? →'))).toEqual([])
})

test('by when is no start of a half', () => {
  expect(pairs('Cut complaints by half in six months.')).toEqual(['complaints: ? → ? down'])
})
