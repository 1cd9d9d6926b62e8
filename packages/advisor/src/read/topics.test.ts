import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const first = (business_goals: string) => read(brief({ business_goals }), '2026-11-15')

test.each([
  ['Send quotes faster.', 'quotes'],
  ['Answer emails within a day', 'emails'],
  ['Ship orders the same day', 'orders'],
  ['Book jobs without phone calls', 'jobs'],
  ['Chase invoices earlier', 'invoices'],
  ['Print labels correctly', 'labels'],
  ['Price jobs right', 'jobs'],
  ['Fill shifts faster', 'shifts'],
])('a command is no part of the thing: %s', (text, topic) => {
  expect(first(text).statements[0]?.topic).toBe(topic)
})

test.each([
  ['Price lists up to date', 'Price lists'],
  ['Order changes come by phone', 'Order changes'],
  ['No-shows from 15 %', 'No-shows'],
  ['Fewer follow-ups by phone', 'follow-ups'],
  ['Trouble with the boiler', 'boiler'],
])('a name keeps its words, and no preposition: %s', (text, topic) => {
  expect(first(text).statements[0]?.topic).toBe(topic)
})

test.each([
  ['Cut no-shows from 15 percent.', 'no-shows', 15, 'down'],
  ['Reduce scrap from 6%.', 'scrap', 6, 'down'],
  ['Lift tender hit rate from 22 per cent.', 'tender hit rate', 22, 'up'],
  ['Bring TRIFR down from 9.4.', 'TRIFR', 9.4, 'down'],
  ['Send quotes faster, now 5 days.', 'quotes', 5, 'down'],
  ['Answer the phone faster: 11 minutes now, 1 in 4 give up.', 'phone', 11, 'down'],
])('a start without a target: %s', (text, what, now, direction) => {
  const [measure, ...others] = first(text).measures
  expect([measure?.what, measure?.now?.value, measure?.wanted, measure?.direction, others.length]).toEqual([
    what,
    now,
    undefined,
    direction,
    0,
  ])
})

test('a command is no part of what is measured', () => {
  const [measure] = first('Send quotes in 2 days instead of 5.').measures
  expect([measure?.what, measure?.now?.value, measure?.wanted?.value]).toEqual(['quotes', 5, 2])
})

test.each([
  ['Fourth to have less porters leaving', 'porters'],
  ['Fifth is just me: the weekly rota takes four hours', 'weekly rota'],
  ['Main thing is the spray diary', 'spray diary'],
  ['Keep one version of the stock list that drivers and shops can see', 'stock list'],
  ['Same day estimates instead of 3 days', 'estimates'],
  ['Next day parcels to the islands', 'parcels'],
  ['Shops get invoiced twice a month', 'Shops'],
  ['I want that torn or dirty linen becomes nearly zero', 'dirty linen'],
  ['We throw away 9 cents of every euro of cheese we make', 'cheese'],
  ['Version control of the drawings', 'Version control of the drawings'],
  ['Day tours for school groups', 'Day tours'],
  ['Staff who stay past their first year', 'Staff'],
])('what stands for a noun, does something or says how soon is no name: %s', (text, topic) => {
  expect(first(text).statements[0]?.topic).toBe(topic)
})

test.each([
  ['To reduce the emails: today each tenant sends on average 6 emails a month and we would like 3', 'emails'],
  ['A press operator makes 40 mistakes a week, we want 10', 'mistakes'],
  ['Reports for donors eat 3 full days every month, should be 1 day', 'Reports for donors'],
])('what somebody does is not what is counted: %s', (text, what) => {
  expect(first(text).measures[0]?.what).toBe(what)
})

test('the second one counts nothing', () => {
  expect(first('Breakage is the big one. The second one would be the invoices.').measures).toEqual([])
})
