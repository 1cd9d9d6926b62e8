import { expect, test } from 'vitest'
import { wayOf } from '@cairn/knowledge/situations'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'
import { daysBetween } from './calendar.ts'
import { testWeeks } from './test-length.ts'
import { SITUATIONS, situationById } from '@cairn/knowledge/situations'

test.each([
  // 'eight working weeks'
  ['k1-energy-use', 8],
  // 'for four weeks, then … for six'
  ['i3-overtime', 10],
  // 'Nothing past its date may be sold', and four weeks
  ['a-short-dated', 4],
  // 'the next two closings', 'one season'
  ['h-month-end-slow', 8.6],
  ['k5-heat-frost', 12],
  // 'three quarters of the fee', for two months
  ['j3-fee-writeoffs', 8.6],
  // 'for a month'
  ['k6-robots', 4.3],
])('however its weeks are told, a test gets them: %s', (id, weeks) => {
  expect(testWeeks({ move: situationById(id).move, situation: id })).toBeCloseTo(weeks)
})

test('a test is decided when the weeks are over of which it speaks', () => {
  const { plan } = advise(
    brief({
      business_goals: 'Wrong colours: 14 a month now, at most 5.',
      challenges: '',
      data_collected: '',
    }),
    { date: '2026-11-16' },
  )
  const [first] = plan.initiatives
  expect(first && wayOf(first.move, first.situation).trial).toMatch(/for three weeks, .* three weeks more/)
  expect(daysBetween(first?.from ?? '', first?.gate ?? '')).toBeGreaterThanOrEqual(8 * 7 - 3)
})

test('a feast inside a closed month is closed with it', () => {
  const { text } = advise(
    brief({
      team_ai_familiarity: 'No new project in October and November. From 25 October to 2 November we are closed.',
    }),
    { date: '2026-08-17' },
  )
  expect(text).toContain('Nothing new begins in October to November,')
})

test('what the firm does not do is no condition', () => {
  const { facts } = advise(
    brief({
      description:
        'A dyehouse in Tiruppur, India. We do not buy yarn or sell garments, only process the fabric given to us.',
      challenges: 'The crewing officers each have their own list of people and they do not share.',
    }),
    { date: '2026-11-16' },
  )
  expect(facts.limits.filter(({ kind }) => kind === 'refusal')).toEqual([])
})

test('weeks of counting and the weeks after them are both waited for', () => {
  const weeks = (situation: string) => testWeeks({ move: situationById(situation).move, situation })
  // 'for four weeks, then …', 'over the next eight weeks'; 'for two weeks, then … for eight weeks'.
  expect(weeks('k5-mortality-unknown')).toBe(12)
  expect(weeks('k5-store-pests')).toBe(10)
})

test('no test is decided before what it asks for can have happened', () => {
  const asks = SITUATIONS.flatMap(({ id, move }) => {
    const found = /\bafter (\d+) days\b/.exec(wayOf(move, id).bar)
    return found && Number(found[1]) >= 30
      ? [{ days: Number(found[1]), weeks: testWeeks({ move, situation: id }) }]
      : []
  })
  expect(asks.length).toBeGreaterThan(3)
  for (const { days, weeks } of asks) expect(weeks * 7).toBeGreaterThan(days)
})

test.each([
  // The seven weeks that it needs are over before.
  ['From 4 February to 31 May nobody has time for anything.', /^2027-02/],
  // They are not: the test rests, and goes on after it.
  ['From 20 January to 31 May nobody has time for anything.', /^2027-06/],
  ['In August nobody has time for anything.', /^2027-02-08/],
])('a test whose weeks fit before a closed time is decided before it: %s', (challenges, gate) => {
  const { plan } = advise(brief({ business_goals: 'Wrong colours: 14 a month now, at most 5.', challenges }), {
    date: '2026-11-16',
  })
  expect(plan.initiatives[0]?.gate).toMatch(gate)
})
