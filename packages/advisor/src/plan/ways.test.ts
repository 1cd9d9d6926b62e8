import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'
import { daysBetween } from './calendar.ts'

const advised = (business_goals: string, data_collected = '', challenges = '') =>
  advise(brief({ business_goals, data_collected, challenges }), { date: '2026-11-16' })
const moves = (...told: Parameters<typeof advised>) => advised(...told).plan.initiatives.map(({ move }) => move)

test.each([
  // Written down in words: read by a program.
  ['Short dozens from 14 to 4.', 'Short dozen notes in free text since 2020.', 'past-texts'],
  ['Short dozens from 14 to 4.', 'Complaints about short dozens, 2,300 of them, typed in.', 'past-texts'],
  // On record as rows.
  ['Short dozens from 14 to 4.', 'Log of short dozens by shift, since 2019.', 'past-rows'],
  ['Grey loaves from 31% to 20%.', 'Baking log of the loaves, each with oven and hour.', 'past-rows'],
  ['Torn sails, 70 a month, 30 wanted.', 'Register of torn sails with boat and wind, in Excel.', 'past-rows'],
  // What is not kept, or of no cases, is no record.
  ['Short dozens from 14 to 4.', 'Short dozens were never logged.', 'compare'],
  ['Short dozens from 14 to 4.', 'Cameras over the dozens line since 2021.', 'compare'],
  ['Short dozens from 14 to 4.', '', 'compare'],
])('past cases are read where they are on record: %s %s', (goal, data, move) => {
  expect(moves(goal, data)).toContain(move)
})

test('what may not leave the house is read by no program', () => {
  expect(
    moves('Short dozens from 14 to 4.', 'Short dozen notes in free text since 2020.', 'No data may go to a cloud.'),
  ).not.toContain('past-texts')
})

test.each([
  [
    'Short dozens from 14% to 4%, mostly on trays that were packed by hand.',
    'mostly on trays that were packed by hand',
  ],
  [
    'Short dozens from 14% to 4%. They are nearly always trays from the second oven.',
    'They are nearly always trays from the second oven',
  ],
  [
    'Grey loaves from 31% to 20%. The main reason is that the flour comes in damp.',
    'The main reason is that the flour comes in damp',
  ],
])('a cause that the client names is mended, and not looked for: %s', (goal, cause) => {
  const { plan, text } = advised(goal)
  expect(plan.initiatives.map(({ move }) => move)).toContain('named-cause')
  expect(text).toContain('You name the cause yourself')
  expect(text).toContain(cause)
})

test('whom it happens to is no cause', () => {
  expect(moves('Short dozens from 14% to 4%, mostly small ones, and the board wants that halved.')).not.toContain(
    'named-cause',
  )
})

test.each([
  ['Short dozens: 11 last year, no more than 3 this year.', 'past-few'],
  ['Bring down the crushed crates, in 2025 there were 23 and I want 8.', 'past-few'],
  ['Grey loaves from 260 a year to 90.', 'compare'],
  ['Grey loaves from 11 a week to 3.', 'compare'],
])('what is rare is gone through case by case: %s', (goal, move) => {
  expect(moves(goal)).toContain(move)
})

test.each([
  ['Fewer candles coming back because they tunnel, 1 in 8 now, 1 in 20 would do.', 'come-back'],
  ['Finish the migration of the parishes to the new ledger, 18% are over.', 'waves'],
  ['Roll-out of the new till to the kiosks, 22% have it, all of them wanted.', 'waves'],
  ['Less time on the tide tables.', 'hours-spent'],
  ['Cut the hours on the mending table.', 'hours-spent'],
  ['More crates per wagon.', 'contrast'],
  ['More regulars on the quiet nights.', 'contrast'],
])('what comes back, moves over or costs hours has a way of its own: %s', (goal, move) => {
  expect(moves(goal)).toContain(move)
})

test.each([
  ['Crates that never come back to us, from 9% to 4%.', 'come-back'],
  ['Cut the time lost at the weighbridge from 40 to 20 minutes.', 'hours-spent'],
  ['Move the stalls closer to the gate.', 'waves'],
])('what only sounds like it has not: %s', (goal, move) => {
  expect(moves(goal)).not.toContain(move)
})

test.each([
  ['Short dozens from 14% to 4%.', 'your figure stands at 9% or better, half of the way to your target.'],
  [
    'Short dozens from 14 a week to 4.',
    'the whole count is at least 36% lower than before, half of the way to your target.',
  ],
  ['Short dozens: 14 a week.', 'that reason comes up half as often as before.'],
])('the pass mark is half of the way where start and target are told: %s', (goal, mark) => {
  expect(advised(goal).text).toContain(mark)
})

test('what a trade knows keeps its own pass mark', () => {
  const { plan, text } = advised('Scrap on the press line: 7.2% to 4%.')
  expect([plan.initiatives[0]?.move, plan.initiatives[0]?.situation]).toEqual(['compare', 'k1-scrap-rate'])
  expect(text).not.toContain('half of the way to your target')
})

test('a test in whose weeks hardly a case comes says so', () => {
  const { text } = advised('Short dozens: 31 last year, no more than 10 a year.')
  expect(text).toContain('At about 31 a year, three weeks bring about 2, too few to show it')
})

test.each([
  ['Mending a sail takes 24 days, it should be 12.', 42],
  ['Mending a sail takes 5 days, it should be 3.', 14],
])('a test of how long a case takes lasts as long as the cases: %s', (goal, days) => {
  const [first] = advised(goal).plan.initiatives
  expect(first?.move).toBe('stages')
  expect(daysBetween(first?.from ?? '', first?.gate ?? '')).toBeGreaterThanOrEqual(days)
})

test('what is only told of the same matter is no cause', () => {
  const { text } = advised('Lost kegs: 40 a week now, 15 wanted.', '', 'The keg van broke down twice in the hills.')
  expect(text).not.toContain('You name some of what is behind it yourself')
})

test.each([
  ['Grey loaves from 11% to 6%, we see them when we cut them at nine months.', 'past-few'],
  ['Sets that lose their pitch: 1 in 6 is brought to us three months later, one in fifteen would do.', 'past-few'],
  ['Hams with holes from 8% to 3%, it shows after 18 months.', 'past-few'],
  ['Grey loaves from 11% to 6%. They are found in the first half year.', 'compare'],
  ['Short dozens from 14% to 4%. The oven is 20 years old.', 'compare'],
  ["Short dozens from 14% to 4%. At twelve weeks' notice the buyer can leave.", 'compare'],
  ['Torn sails, 70 a month, 30 wanted within six months.', 'compare'],
  ['Short dozens from 14% to 4%. After two years we stopped the bonus.', 'compare'],
])('what is seen only months after it was made is judged on past cases: %s', (goal, move) => {
  expect(moves(goal)).toContain(move)
})

test.each([
  // One figure for two goals.
  'Short dozens from 14% to 4%.\nFewer grey loaves, no number in mind.',
  // A sum is no number of cases.
  'Guests lost £9,000 to tricksters last year, that should be halved.',
])('half of the way is no mark of something else: %s', (business_goals) => {
  const { text } = advise(brief({ description: 'A guest house in Whitby, England.', business_goals }), {
    date: '2026-11-16',
  })
  expect(text).not.toContain('half of the way to your target')
})
