import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const advised = (team_ai_familiarity: string) =>
  advise(brief({ business_goals: 'Quotes in 2 days instead of 9.', team_ai_familiarity }), { date: '2026-11-19' })

test.each([
  'Marta has it on her phone.',
  'Tomek is on it day and night for his studies, he is 22.',
  'is on it at night for her thesis',
])('who uses AI is no need, and no knowledge that must be written down: %s', (told) => {
  const { facts, plan } = advised(told)
  expect(facts.rests).toEqual([])
  expect(plan.coverage.map(({ quote }) => quote)).toEqual(['Quotes in 2 days instead of 9'])
})

test.each(['The office girls are afraid that it will control them.', 'The weavers fear that they will be replaced.'])(
  'a fear told there is a circumstance of the plan: %s',
  (told) => expect(advised(told).plan.coverage.map(({ by }) => by)).toContain('opposed'),
)

test('nobody is afraid: no circumstance', () =>
  expect(advised('Nobody is afraid that it takes their work.').plan.coverage.map(({ by }) => by)).not.toContain(
    'opposed',
  ))
