import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { describe, expect, test } from 'vitest'
import { advise } from '../advise.ts'

function insights(goals: string, challenges = 'Everything takes too long.') {
  const brief: RoadmapBrief = {
    company_name: 'Oakhill Mill',
    industry: 'Manufacturing',
    company_size: '20-99 employees',
    report_type: 'opportunity_assessment',
    description: 'A flour mill near Leeds in England, 40 staff.',
    business_goals: goals,
    challenges,
    data_collected: 'Orders in Sage since 2018.',
    team_ai_familiarity: 'None.',
  }
  return advise(brief, { date: '2026-11-16' })
}
const kinds = (goals: string, challenges?: string) => insights(goals, challenges).plan.insights.map(({ kind }) => kind)

test('what a point is worth is told for the way to the target', () => {
  const { plan, text } = insights('Scrap on the line from 9% to 5%. Each 1% is about £3,000 per month.')
  expect(plan.insights.find((one) => one.kind === 'point-value')).toMatchObject({ points: 4, total: 12_000 })
  expect(text).toContain('£12,000 a month')
})

test('a weekly loss is told for the year', () => {
  const { plan } = insights('Bill the extras, we lose about £2,000 a week there.')
  expect(plan.insights.find((one) => one.kind === 'yearly')).toMatchObject({ times: 50, total: 100_000 })
})

describe('what stands in one sentence', () => {
  test.each([
    ['baseline', 'The new oven comes in May and figures from before will not be comparable.'],
    ['baseline', 'The Christmas shutdown spoils the comparison.'],
    ['word-given', 'We have told the bank that the savings come in the autumn.'],
    ['word-given', 'The owners announced publicly that waste will be halved.'],
  ])('%s: %s', (kind, challenges) => {
    expect(kinds('Scrap on the line from 9% to 5%.', challenges)).toContain(kind)
  })

  test.each([
    'Electricity costs £9,000 a month in summer.',
    'Members pay us £40 a month.',
    'We promised the staff that nobody loses work.',
    'Customers compare us with the big mill.',
  ])('nothing is made of: %s', (challenges) => {
    const found = kinds('Scrap on the line from 9% to 5%.', challenges)
    for (const kind of ['yearly', 'point-value', 'baseline', 'word-given']) expect(found).not.toContain(kind)
  })
})
