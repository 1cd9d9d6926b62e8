import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { planProposed, type Proposed } from './proposed.ts'

const TODAY = '2026-11-15'
const { facts } = advise(
  {
    company_name: 'Quayside Foods',
    industry: 'Manufacturing',
    report_type: 'opportunity_assessment',
    company_size: '20-99 employees',
    description: 'We bottle sauces in Cork, Ireland, with 60 people.',
    business_goals: 'Cut waste from 9% to 5%. Answer customers in one day instead of four.',
    challenges: 'Orders come by phone and are typed twice.',
  },
  { date: TODAY },
)
const goal = facts.statements.find(({ kind }) => kind === 'goal')?.id ?? ''

function piece(changes: Partial<Proposed>): Proposed {
  const words = { title: 'A piece', how: 'How.', test: 'Test.', fails: 'Stop.', first: 'Begin.' }
  return {
    move: 'checklist',
    ai: false,
    own: words,
    answers: [goal],
    measures: [],
    data: [],
    owner: '',
    after: [],
    limits: [],
    days: [12, 20],
    trial: 8,
    ...changes,
  }
}
const scores = (impact: number) => ({ impact, feasibility: 5, data: 5, risk: 5, fit: 5 })
const planned = (...list: Proposed[]) => planProposed(facts, TODAY, list, [], []).initiatives

test('as many pieces as the firm can carry run at a time, and one of a few days beside them', () => {
  const [first, second, third, small] = planned(
    piece({ scores: scores(9) }),
    piece({ scores: scores(8) }),
    piece({ scores: scores(7) }),
    piece({ scores: scores(6), days: [3, 5] }),
  )
  expect([first?.from, second?.from, small?.from]).toEqual(Array(3).fill('2026-11-30'))
  expect(third?.from).toBe(first?.gate)
  expect(first?.gate, 'eight weeks and the days between the years').toBe('2027-02-08')
})

test('the scores decide the order, what another waits for comes before it, and a piece begins no sooner than it can', () => {
  const list = planned(
    piece({ scores: scores(4), own: { ...piece({}).own, title: 'Low' } }),
    piece({ scores: scores(9), own: { ...piece({}).own, title: 'High' }, after: [0], begin: '2027-06-07' }),
    piece({ scores: scores(8), own: { ...piece({}).own, title: 'Middle' } }),
  )
  expect(list.map(({ own }) => own?.title)).toEqual(['Low', 'High', 'Middle'])
  expect(list[1]).toMatchObject({ after: ['I1'], from: '2027-06-07' })
  expect(list[1]?.points).toMatchObject({ impact: 27, feasibility: 13, data: 10, risk: 8, fit: 5, total: 63 })
})

test('what is bought costs money, what one’s own people do does not', () => {
  const [own, bought] = planned(piece({ bought: [0, 0] }), piece({ bought: [2, 4], purchase: [1000, 2000] }))
  expect(own?.cost).toEqual({ low: 0, high: 0 })
  expect(bought?.cost?.low).toBeGreaterThan(1000)
  expect(bought?.cost?.high).toBeGreaterThan(bought?.cost?.low ?? 0)
})
