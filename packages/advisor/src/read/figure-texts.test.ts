import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { advise } from '../advise.ts'

const reported = (business_goals: string) => advise(brief({ business_goals }), { date: '2026-11-16' })
const told = (goals: string) =>
  reported(goals).facts.measures.map(({ what, now, wanted }) => `${what}: ${now?.text ?? '?'} → ${wanted?.text ?? '?'}`)

test.each([
  ['Same day test results instead of 3 days.', 'test results: 3 days → the same day'],
  ['Same-day repairs rather than 5 days.', 'repairs: 5 days → the same day'],
  ['Next day delivery instead of a week.', 'delivery: a week → the next day'],
  ['Two day quotes instead of 9 days.', 'quotes: 9 days → two days'],
  ['Mix-ups: now three every week, one a month at most.', 'Mix-ups: three a week → one a month'],
  ['Wrong parcels: a couple a day, one a week would be fine.', 'Wrong parcels: a couple a day → one a week'],
  ['Wrong deliveries: five a week now, one a week wanted.', 'Wrong deliveries: five → one'],
])('figures say what they are of where they stand alone: %s', (goals, expected) => {
  expect(told(goals)).toEqual([expected])
})

test('a day that is named, and figures of two times, have no middle and no share', () => {
  for (const goals of [
    'Same day test results instead of 3 days.',
    'Mix-ups: now three every week, one a month at most.',
  ])
    expect(reported(goals).text).not.toMatch(/half of the way|own target asks for/)
})

test.each([
  ['More own sales: dealers should be at most 30% by 2028.', 'About 48% of our sales go through dealers.', 'dealers: 48% → 30%'], // prettier-ignore
  ['Higher margin: discounts should be under 5%.', 'Discounts are 9% of turnover.', 'discounts: 9% → 5%'],
  ['More repeat guests: they should be at least 40%.', 'The house has nine rooms.', 'repeat guests: ? → 40%'],
])('what is to fall so that something else grows keeps its own name: %s', (business_goals, description, expected) => {
  const { facts } = advise(brief({ business_goals, description }), { date: '2026-11-16' })
  expect(facts.measures.map(({ what, now, wanted }) => `${what}: ${now?.text ?? '?'} → ${wanted?.text ?? '?'}`)).toEqual([expected]) // prettier-ignore
})

test('of a whole day nobody knows how many hours were worked', () => {
  const { text } = reported('Quotes. Now one takes a whole working day, I want it done within two hours.')
  expect(text).not.toMatch(/half of the way|own target asks for/)
})
