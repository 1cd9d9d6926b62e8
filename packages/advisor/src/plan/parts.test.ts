import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const told = (business_goals: string, challenges: string) =>
  advise(
    brief({
      description: 'A software house in Leeds, England, with 40 people. About 210 P2 breaches a year.',
      business_goals,
      challenges,
    }),
    { date: '2026-11-17' },
  )

test('what makes a good part of it is told with what would remain', () => {
  const { plan, text } = told(
    'P2 breaches from 17% to 5%.',
    'Of 107 P2 breaches last quarter, 61 were on the nine oldest applications.',
  )
  expect(plan.insights.find(({ kind }) => kind === 'part')).toMatchObject({ rest: 7.3, enough: false })
  expect(text).toContain('Without them 17% would become about 7.3%, still above the 5% you want')
})

test('a part without a reason is to get one first', () => {
  for (const challenges of [
    '44% of lost trips have the reason ‘other’.',
    '44% of lost trips are not recorded with a reason.',
  ])
    expect(told('Lost trips from 1.9% to 1%.', challenges).text).toContain('Nobody can end what has no reason')
})

test.each([
  ['of all orders, and not of the late ones', 'Late orders from 12% to 5%.', 'Two thirds of orders come by phone.'],
  ['of other days', 'Decide places in 9 days instead of 20.', 'Of the 30 days about 12 are waiting for forms.'],
  ['a small part', 'Returns from 30% to 20%.', '8% of returns have no label.'],
])('%s makes none', (_kind, goals, challenges) => {
  expect(told(goals, challenges).plan.insights.map(({ kind }) => kind)).not.toContain('part')
})

test.each(['90% of no-shows are not the fault of reception.', '60% of no-shows have been solved.'])(
  'what is denied or settled is no part to end: %s',
  (challenges) => {
    expect(told('No-shows from 17% to 8%.', challenges).plan.insights.map(({ kind }) => kind)).not.toContain('part')
  },
)

test('a part of the very count that should shrink is a part of it', () => {
  const { plan, text } = advise(
    brief({
      description: 'A firm that calibrates truck scales in Saskatchewan, Canada.',
      business_goals: 'Devices that run past their recert date: 22 last year, want 5.',
      challenges: 'Of the 22 that lapsed, 17 were elevators that had changed hands.',
    }),
    { date: '2026-11-19' },
  )
  expect(plan.insights.find(({ kind }) => kind === 'part')).toMatchObject({ rest: 5, enough: true })
  expect(text).toContain('would become about 5')
})

test('a share of all of them is no share of those that go wrong', () => {
  const { plan } = told('First calls that nobody picks up from 9% to 2%.', 'About 40% of first calls come after hours.')
  expect(plan.insights.filter(({ kind }) => kind === 'part')).toEqual([])
})
