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
