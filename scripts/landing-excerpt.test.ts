import { expect, test } from 'vitest'
import { exampleBrief, exampleReport } from '../apps/web/src/app/landing/example-report.ts'
import { advise } from '../packages/advisor/src/advise.ts'

const { text, insights } = advise(exampleBrief, {
  date: '2026-11-15',
  provider: 'Institute for Machine Learning',
  contactEmail: 'hello@example.org',
})
const { verdict, initiative, notYet, lenses } = exampleReport

test.each([
  ...verdict,
  initiative.title,
  initiative.quote,
  initiative.build,
  initiative.check,
  notYet.title,
  notYet.idea,
  notYet.reason,
])('the report of the example says: %s', (line) => {
  expect(text).toContain(line)
})

test('points and lens scores on the landing page are the report’s own', () => {
  const { impact, feasibility, data, risk, fit } = insights.initiatives[0]?.points ?? {}
  expect(initiative.points.map(({ earned }) => earned)).toEqual([impact, feasibility, data, risk, fit])
  expect(lenses.map(({ score }) => score)).toEqual(insights.lenses.map(({ score }) => score))
})
