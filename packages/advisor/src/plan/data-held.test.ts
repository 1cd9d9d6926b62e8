import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const TOLD = {
  description: 'A laundry in Leeds, England, that washes for hotels and care homes with 58 people.',
  business_goals: 'Lost linen from 4% to 1.5%. Complaints answered in 2 days instead of 9.',
  data_collected:
    'Counts of linen on paper slips since 2019, the slips of Monday are often missing. Complaints by phone are not written down. Water meter read weekly.',
}

test('a piece of work tells what the client wrote of records on the same matter, with their holes', () => {
  const { plan, text } = advise(brief(TOLD), { date: '2026-11-16' })
  const linen = plan.initiatives.find(({ answers }) => answers.some(({ quote }) => quote.includes('linen')))
  expect(linen?.data.said?.map(({ quote }) => quote)).toEqual([
    'Counts of linen on paper slips since 2019, the slips of Monday are often missing',
  ])
  expect(text).toContain(
    'You write “Counts of linen on paper slips since 2019, the slips of Monday are often missing”.',
  )
  expect(text).not.toContain('Water meter')
})

test('what is not kept is counted by hand', () => {
  const { text } = advise(brief(TOLD), { date: '2026-11-16' })
  expect(text).toContain(
    'You write “Complaints by phone are not written down”. So it is counted by hand from the first week.',
  )
})
