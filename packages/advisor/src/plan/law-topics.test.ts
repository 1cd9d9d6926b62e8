import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

test.each([
  ['We do payroll for 140 firms in Milan, Italy.', false],
  ['We give small loans to market traders in Milan, Italy.', true],
])('the law of lending is named to who lends: %s', (description, lends) => {
  const { plan } = advise(
    brief({ industry: 'Finance', description, business_goals: 'Mistakes from 38 to 10 a month.' }),
    { date: '2026-11-16' },
  )
  expect(plan.topicsOfLaw.includes('credit')).toBe(lends)
})
