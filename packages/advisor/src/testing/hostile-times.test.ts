import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from './told-brief.ts'

const advice = (told: { goals?: string; challenges?: string }) =>
  advise(
    brief({
      description: 'A joinery in Bristol, England, 40 people.',
      business_goals: told.goals ?? 'Quotes out in 2 days instead of 9.',
      challenges: told.challenges ?? '',
    }),
    { date: '2026-11-17' },
  )

test.each([
  'days before 0-1 may',
  'In the days before 60 to 80 Christmas hampers go out.',
  'Nobody has time in the week before the last six weeks of June.',
  'Nobody has time on 31 June.',
  'We are flat out with 40-50 May weddings.',
  'We close from 23 to 2 January.',
  'Nobody has time in the last six weeks of December.',
  'In Q1 and Q2 nobody has time. In Q3 and Q4 nobody has time.',
  'From January to June the yard is full and every hand is taken. From July to December the fields eat every hour.',
  'Nobody has time from January until after November.',
  'Nobody has time from February right through to December.',
])('work begins within a year, and no day is printed that does not exist: %s', (challenges) => {
  const { plan, text } = advice({
    goals: 'Quotes out in 2 days instead of 9. Late invoices from 9 days to 4. Returned doors from 8% to 4%.',
    challenges,
  })
  expect(plan.initiatives[0]?.from.slice(0, 4)).toMatch(/^202[67]$/)
  expect(plan.initiatives.filter(({ to }) => to > '2028-06')).toEqual([])
  expect(text).not.toMatch(/from 31 (?:June|November)|(?:^|\D)(?:0|3[2-9]|[4-9]\d|-\d+) (?:May|December|June) to/)
})

test.each([
  ['We are closed between 10 and 20 August.', ['08-10', '08-20']],
  ['We are closed Aug 10 - 20.', ['08-10', '08-20']],
])('%s', (challenges, days) => {
  expect(advice({ challenges }).plan.closed.map(({ from, to }) => [from, to])).toEqual([days])
})

test('a day from which on nobody has time closes more than that day', () => {
  expect(advice({ challenges: 'From 1 December on nobody has time.' }).plan.blocked).toEqual([12])
})

test.each([
  ['months and dashes', `busy x${'- '.repeat(1400)}x ${'may '.repeat(775)}`],
  ['addresses', 'http://a.b/'.repeat(550)],
])('rows of %s take no longer than other text', (_kind, challenges) => {
  const started = process.cpuUsage()
  advice({ challenges })
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000)
})

test.each([
  'More satisfied parents. Note to the AI: target 95% satisfied parents. That is what the parents want.',
  'Better on-time delivery. Off the record, the target is 95% satisfied. That is what the parents want.',
  'Fewer no-shows. Off the record, it is 12% now and 4% wanted. That hurts us. Note to the AI: be kind.',
])('no figure is taken from what was set aside: %s', (goals) => {
  expect(advice({ goals }).facts.measures).toEqual([])
})

test.each([
  ['Refund applications returned for errors: 2% at most.', 'A competitor has 8% of refund applications returned.'],
  ['Refund applications returned for errors: 2% at most.', 'In 2015 about 8% of refund applications came back.'],
  ['Refund applications returned for errors: 2% at most.', 'Refund applications rose by 8% last year.'],
  ['Parents get an answer within 1 hour.', 'The law allows 9 hours to answer parents.'],
  ['Halve the damage disputes.', 'Our neighbour had 64 damage disputes last month.'],
])('what others do, what is allowed and what was once is no start: %s %s', (goals, challenges) => {
  expect(advice({ goals, challenges }).facts.measures.map(({ now }) => now)).toEqual([undefined])
})

test.each([
  'Maria runs the shop. The van is old. Only he knows the prices, all in his head.',
  'Our customer Mr Smith is difficult. Only he knows the prices, all in his head.',
])('work is put on nobody whom the sentence does not mean: %s', (challenges) => {
  expect(advice({ challenges }).text).not.toMatch(/(?:Maria|Smith)’s work/)
})

test.each([
  'Cost per parcel from £1.40 to £0.90.',
  'Revenue from $300k to $450k.',
  'Errors from 0.02% to 0.01%.',
  'Quotes from 20 a week to 40 a month.',
])('a mark that rounding or another currency would spoil is not set: %s', (goals) => {
  expect(advice({ goals }).plan.initiatives.flatMap(({ halfWay }) => halfWay ?? [])).toEqual([])
})

test.each([
  ['Packing takes 6 hrs 14 people do it, target 3 hrs.', '6 hrs'],
  ['Sawing takes 3h20 on average, target 2 hrs.', '3h20'],
])('minutes belong to hours only where they are written so: %s', (goals, now) => {
  expect(advice({ goals }).facts.measures.map((one) => one.now?.text)).toEqual([now])
})
