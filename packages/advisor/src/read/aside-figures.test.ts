import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { advise } from '../advise.ts'

const told = (business_goals: string, challenges = '', description = '') =>
  advise(brief({ business_goals, challenges, description }), { date: '2026-11-16' }).facts.measures.map(
    ({ what, now, wanted, factor }) => `${what}: ${now?.text ?? '?'} → ${wanted?.text ?? factor ?? '?'}`,
  )

test.each([
  ['Less breakage. The trade has 4%, I want 3%.', 'We break 6% of the panes in transport.', 'breakage: 6% → 3%'],
  [
    'Scrap is the main point. Industry says 8 percent is normal, I want to come to 5.',
    'Today we are at 11.5% scrap, on the old press even more.',
    'Scrap: 11.5% → 5',
  ],
  ['Late trains: the norm is 10 percent, we want 6.', 'We are at 14% late trains.', 'Late trains: 14% → 6'],
  ['Shrinkage. In our sector 2% is usual, I aim for 1.5.', 'Our shrinkage is 3.1%.', 'Shrinkage: 3.1% → 1.5'],
  ['Returns: normal in fashion is 30%, we have 38%, want 32%.', '', 'Returns: 38% → 32%'],
  [
    'Collections: customers have 60 days from the invoice, I want invoices out 2 days after the job.',
    'Invoices go out after 9 days.',
    'Collections: 9 days → 2 days',
  ],
  [
    "Money in quicker. Trade buyers pay at 52 days on average, terms are 30, I'd settle for 40.",
    '',
    'Trade buyers pay: 52 days → 40',
  ],
])('what is usual or agreed is not how it stands: %s', (goals, challenges, expected) => {
  expect(told(goals, challenges)).toEqual([expected])
})

test('a norm is no start where nobody says how it stands', () => {
  expect(told('Benchmarks say 25 minutes per room, I want 22.')).toEqual([expect.stringMatching(/: \? → 22$/)])
})

test.each([
  ['Finish the digital archive, the council wants everything in 24 months.', 'The archive is being built for four years and almost ready.'], // prettier-ignore
  ['Get the new website live, the board wants it in 6 months.', 'The new website is since two years almost finished.'],
  ['Migrate all members to the app, we want it done within 9 months.', 'Since three years the app is in test.'],
])('until when all is to be done, and how long it has gone on, are no measure: %s', (goals, description) => {
  expect(told(goals, '', description)).toEqual([])
})

test.each([
  [
    "Night alarms: we get about 46 a night and I'd bet 30 of them could have waited. I want the engineer woken for no more than 15.", // prettier-ignore
    'Night alarms: 46 → 15',
  ],
  [
    "Callouts: in the frost we get on average 52 calls a night and I'd bet 35 of them could've waited. I want the fitter on duty to be woken for no more than 12.", // prettier-ignore
    'Callouts: 52 → 12',
  ],
])('a guessed part between start and target is neither: %s', (goals, expected) => {
  expect(told(goals)).toEqual([expected])
})

test.each([
  'Second one would be the bills. They go out late.',
  'Main one would be the waiting room, people sit there for ages.',
  'My favourite one would be planning the vans better.',
])('which of several is not how many: %s', (goals) => {
  expect(told(goals)).toEqual([])
})

test.each([
  [
    'Second tries. Our three nurses say about 2.8 sticks for one patient, colleagues tell me 1.5 can be done.',
    '2.8 → 1.5',
  ],
  [
    'Repeat jobs. Our two fitters Paul and Ahmed say about 2.4 visits for one boiler, people tell me 1.7 is possible.',
    '2.4 → 1.7',
  ],
])('what the own people say is how it stands, however many they are: %s', (goals, expected) => {
  expect(told(goals)).toEqual([expect.stringContaining(expected)])
})

test.each([
  ['The crews use 15% more concrete than we drew.', []],
  ['Night shift makes 20% fewer parts than day shift.', []],
  ['We want 20% more bookings than last year.', ['bookings: ? → 1.2']],
])('a comparison is a wish only where somebody wishes: %s', (goals, expected) => {
  expect(told(goals)).toEqual(expected)
})

test('a next sentence that names nothing of its own has the target', () => {
  const goals =
    'Better quotes come first. On the last twelve kitchens we needed 34% more time than we told the customer. If we come under 12 I sleep well.' // prettier-ignore
  expect(told(goals)).toEqual(['kitchens: 34% → 12'])
})
