import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const measures = (business_goals: string, challenges: string, data_collected = '') =>
  advise(brief({ business_goals, challenges, data_collected }), { date: '2026-11-17' }).facts.measures.map(
    ({ now, wanted, factor }) => `${now?.text ?? '?'} → ${wanted?.text ?? factor ?? '?'}`,
  )

test.each([
  ['Parents get an answer within 1 hour.', 'Parents wait 9 hours for an answer on the phone now.', '9 hours → 1 hour'],
  ['Refund applications returned for errors: 2% at most.', 'About 8% of refund applications come back.', '8% → 2%'],
  ['Halve the damage disputes.', 'We had 64 damage disputes last month.', '64 damage disputes → 0.5'],
  ['Collection of rents to rise to 65%.', 'At present 41% of rents is collected, the law sets no date.', '41% → 65%'],
  ['Difference between book and shelf 1% at most.', 'Book and shelf differ by 3% on average.', '3% → 1%'],
  ['Rework must go under 4%.', 'Rework stood at 9.2% in 2025.', '9.2% → 4%'],
])('a goal that says only what is wanted has its start where the trouble is told: %s', (goal, trouble, pair) => {
  expect(measures(goal, trouble)[0]?.replace(/ damage disputes →/, ' →')).toBe(pair.replace(/ damage disputes →/, ' →'))
})

test('it may stand with the records', () => {
  expect(measures('Stock errors below 1%.', '', 'The last stock count showed errors in 1.9% of the lines.')).toEqual([
    '1.9% → 1%',
  ])
})

test.each([
  ['Refund applications returned for errors: 2% at most.', 'Rents rose by 8% last year.'],
  ['Refund applications returned for errors: 2% at most.', 'About 1% of refund applications come back.'],
  ['Halve the damage disputes.', 'We hire out 64 cranes.'],
  ['The tunnel should use 6 litres per kg.', 'We run one 13-compartment tunnel washer.'],
  ['Marking and report cards down to seven hours.', 'Teachers leave us: 19 last year.'],
  ['Clients get an answer within 1 day.', 'We have advertised for two seniors since spring, clients wait.'],
])('a figure of another thing is no start: %s %s', (goal, other) => {
  expect(measures(goal, other)[0]).toMatch(/^\? → /)
})

test.each([
  ['Vans arrive after 3h20 on average, target 2 hrs.', '3h20 → 2 hrs'],
  ['Win rate of tenders: 1 of 6, want 1 of 4.', '1 of 6 → 1 of 4'],
  ['3 orders of every 8 leave late, 1 of 8 is acceptable.', '3 orders of every 8 → 1 of 8'],
])('hours with minutes, and shares however they are counted: %s', (goal, pair) => {
  expect(measures(goal, '')).toEqual([pair])
})

test('how often it happened is not how often it should', () => {
  const goal = 'Stop generators from failing, 9 big breakdowns in six months.'
  expect(measures(goal, 'We run 11 generators in seven estates.').filter((pair) => pair.endsWith('9'))).toEqual([])
})

test('how many were won is no share', () => {
  expect(measures('Win at least 40% of tenders.', 'Last year we sent 46 tenders and won 13.')).not.toContain('13 → 40%')
})

test.each([
  'Kitchen throws away 86 kg a day (we weighed for three weeks in May, breakfast buffet is two thirds of it).',
  'We weighed the food waste for three weeks in May.',
])('how long something was weighed is not how much it was: %s', (trouble) => {
  expect(measures('food waste – halve it', trouble).join()).not.toContain('three weeks')
})

test.each([
  [
    'The invoices of health posts paid in 20 days.',
    'Invoices take 41 days: 26 of them is paper in the post.',
    '41 days',
  ],
  ['Lost brooches: halve them.', 'Brooches: 240 disappeared last year, 38 euros each. We own 6200 pieces.', '240'],
])('a sentence that begins with the thing tells where it stands: %s', (business_goals, challenges, now) => {
  const { measures } = advise(brief({ business_goals, challenges }), { date: '2026-11-15' }).facts
  expect(measures.map((one) => one.now?.text)).toEqual([now])
})

test.each([
  ['We want 40% of turnover from customers other than the brewery.', 'The brewery takes 78% of our turnover.'],
  ['Online orders without the phone: reach 60%.', 'Phone orders are 70% of all orders.'],
  ['Que las ventas fuera del verano lleguen al 30 %.', 'El 85 % de la facturación sale del verano.'],
  ['Direct bookings at 50%.', '80% of our bookings come through a portal, the rest directly.'],
])('a share of all the rest is no start: %s %s', (goal, told) => {
  expect(measures(goal, told).join()).not.toMatch(/\d{2} ?% → \d/)
})

test.each([
  ['Calls outside office hours: at most 10%.', 'Now 35% of calls come outside office hours.', '35% → 10%'],
  ['Online tickets at 50%.', '20% of tickets are sold online, the rest of the tickets at the door.', '20% → 50%'],
  ['Waste below 5% of wood.', 'We lose 14% of the wood, the rest becomes furniture.', '14% → 5%'],
])('what is told of the thing itself is one, whatever the rest does: %s %s', (goal, told, pair) => {
  expect(measures(goal, told)).toEqual([pair])
})
