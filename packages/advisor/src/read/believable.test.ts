import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const measures = (business_goals: string) =>
  read(brief({ business_goals }), '2026-11-15').measures.map(
    ({ now, wanted, doubtful }) => `${now?.value} → ${wanted?.value}${doubtful ? '?' : ''}`,
  )

test.each([
  ['Bring scrap from 4% to 0.1%.', ['4 → 0.1']],
  ['Quotes in 10 minutes instead of 8 hours.', ['8 → 10']],
  ['Grow giving from $310k to 450.', ['310000 → 450000']],
  ['Renewals out 30 days before expiry rather than 6.', ['6 → 30?']],
  ['We lost $2.1m to fraud last year, mostly over 65, and want less.', []],
])('a start and a target of one sentence: %s', (goal, expected) => {
  expect(measures(goal)).toEqual(expected)
})

test.each([
  'We hold 400 kegs. We would like 2 fewer mistakes.',
  'A close takes 11 days. We would like 90 days of notice.',
])('what two sentences cannot mean of one thing is no measure: %s', (goal) => {
  expect(measures(goal).filter((one) => !one.includes('undefined'))).toEqual([])
})

test('doubtful figures are told in the words of the client only', () => {
  const { text } = advise(brief({ business_goals: 'Renewals out 30 days before expiry rather than 6.' }), {
    date: '2026-11-15',
  })
  expect(text).not.toMatch(/renewals from 6 days to 30 days/i)
  expect(text).toContain('Renewals out 30 days before expiry rather than 6')
})
