import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { POLICY } from '../plan/policy.ts'
import { brief } from '../testing/told-brief.ts'

const { facts, plan, text } = advise(
  brief({
    description: 'Three climbing halls in Ljubljana, Slovenia, with 2,860 members.',
    business_goals:
      'Refund cases for children courses: 48 last season, not more than 20 in next season. Electricity below 90.000 EUR per year.',
    challenges:
      'Refunds: group too big, instructor changed three times, or the child was put in the wrong level. A competitor opened in 2022.',
    data_collected: 'Refunds with dates in Excel since 2021. Electricity meters read monthly since 2018.',
  }),
  { date: '2026-11-15' },
)
const goal = facts.statements.find(({ text: said }) => said.startsWith('Refund cases'))
const tiedTo = (start: string) => {
  const id = facts.statements.find(({ text: said }) => said.startsWith(start))?.id
  return facts.ties.find((tie) => tie.goal === goal?.id && tie.to === id)?.sure ?? 0
}

test('what is told of a goal’s matter elsewhere is tied to it, and what is of another matter is not', () => {
  expect(tiedTo('Refunds: group')).toBeGreaterThan(0.6)
  expect(tiedTo('Refunds with dates')).toBeGreaterThan(0.6)
  expect(tiedTo('A competitor')).toBeLessThan(POLICY.tie.challenges)
  expect(tiedTo('Electricity meters')).toBeLessThan(POLICY.tie.data)
})

test('who has named what is behind it is not only sent to look for it', () => {
  expect(text).toMatch(/You (?:also write|name some of what is behind it yourself): “Refunds: group too big/)
  expect(plan.coverage.find(({ quote }) => quote.startsWith('Refunds: group'))?.how).toBe('initiative')
})
