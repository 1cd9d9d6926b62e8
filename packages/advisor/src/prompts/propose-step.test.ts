import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { check } from '../check/check.ts'
import { plainText } from '../document-tree.ts'
import { insightsOf } from '../write/insights.ts'
import { compose } from './compose.ts'
import { parseProposal, planFrom } from './propose-step.ts'
import { judgeBlocks } from './write-step.ts'

const TODAY = '2026-11-15'
const BRIEF: Parameters<typeof advise>[0] = {
  company_name: 'Quayside Foods',
  industry: 'Manufacturing',
  report_type: 'opportunity_assessment',
  company_size: '20-99 employees',
  description: 'We bottle sauces in Cork, Ireland, with 60 people. We fill 2,600 jars a day.',
  business_goals: 'Cut waste from 9% to 5%. Answer customers in one day instead of four.',
  challenges: 'Orders come by phone and are typed twice. We get 40 orders a day; typing one takes 6 minutes.',
}
const { facts } = advise(BRIEF, { date: TODAY })
const idOf = (words: string) => facts.statements.find(({ text }) => text.includes(words))?.id ?? ''

function answered(sums: { what: string; sum: string; rests: string[] }[], changes: object = {}, told = facts) {
  const piece = (title: string, about: string, impact: number) => ({
    title,
    move: 'checklist',
    ai: false,
    answers: [idOf(about)],
    scores: { impact, feasibility: 6, data: 6, risk: 8, fit: 8 },
    bought: [2, 4],
    purchase: [500, 900],
    monthly: [40, 60],
    how: 'The filler notes each bottle that is thrown away and why.',
    test: 'Four weeks before and after.',
    fails: 'Stop, and ask the fillers why.',
    first: 'Write the card.',
    ...changes,
  })
  const initiatives = [piece('A count of waste', 'Cut waste', 9), piece('One order card', 'Answer customers', 6)]
  const answer = parseProposal(JSON.stringify({ initiatives, sums }))
  if (!answer) throw new Error('not read')
  const made = planFrom(told, TODAY, answer)
  if (!made) throw new Error('no plan')
  return made
}
const WASTE = { what: 'Jars wasted a day', sum: '9% of 2,600 = 234 jars', rests: [idOf('2,600'), idOf('Cut waste')] }
const TYPING = { what: 'Typing orders, hours a day', sum: '40 × 6 minutes = 4 hours', rests: [idOf('40 orders')] }

test('a sum that comes out is kept, and its result may be used without it', () => {
  const { plan, faults } = answered([WASTE, TYPING])
  expect(faults.filter((fault) => fault.startsWith('sum'))).toEqual([])
  expect(plan.sums).toEqual([
    { what: 'Jars wasted a day', sum: '9% of 2,600 = 234 jars' },
    { what: 'Typing orders, hours a day', sum: '40 × 6 minutes = 4 hours' },
  ])
  const said = [{ id: 'implied.1', label: '', text: 'You throw away 234 jars a day.', rests: ['plan'] }]
  const reasons = (of: typeof plan) =>
    judgeBlocks('opening', said, facts, of).refused.find(({ id }) => id === 'implied.1')?.reasons
  expect(reasons(plan)).toBeUndefined()
  expect(reasons({ ...plan, sums: [] })?.join()).toContain('234')
})

test('a number may be marked as a guess inside a sum', () => {
  const sum = {
    what: 'Calls missed, a month',
    sum: '2 calls (our guess) × 5 × 52 ÷ 12 = 43 calls',
    rests: [idOf('40 orders')],
  }
  expect(answered([WASTE, sum]).plan.sums).toHaveLength(2)
})

test.each([
  ['does not come out', { ...WASTE, sum: '9% of 2,600 = 324 jars' }, 'does not come out'],
  ['is no sum', { ...WASTE, sum: 'about 234 jars' }, 'no sum of the form'],
  ['reckons with a figure that nobody gave', { ...WASTE, sum: '9% of 7,300 jars = 657 jars' }, '7,300'],
])('one that %s is refused, and says why', (_, sum, reason) => {
  const { plan, faults } = answered([sum, TYPING])
  expect(faults.join('\n')).toContain(reason)
  expect(plan.sums.map(({ what }) => what)).toEqual(['Typing orders, hours a day'])
})

test('what nobody has counted is no sum', () => {
  const guess = {
    what: 'Calls missed, a year',
    sum: '3 calls (our guess) × 52 = 156 calls',
    rests: [idOf('40 orders')],
  }
  const { plan, faults } = answered([guess])
  expect(faults.join('\n')).toContain('no figure of the brief')
  expect(plan.sums).toEqual([])
})

test('what runs each month is part of the year, unless the client has a purse of its own for it', () => {
  const apart = advise(
    {
      ...BRIEF,
      challenges: `${BRIEF.challenges} We can spend 20,000 euros at once and at most 500 euros a month.`,
    },
    { date: TODAY },
  ).facts
  const costs = [facts, apart].map((told) => answered([], {}, told).plan.initiatives[0])
  const [year, start] = costs.map((one) => one?.cost?.high ?? 0)
  expect((year ?? 0) - (start ?? 0)).toBeGreaterThan(400)
  expect(costs.map((one) => one?.monthly?.apart)).toEqual([false, true])
})

test('sums that nobody tells stand in a list, money in a sentence, and all agree with the plan', () => {
  const plan = { ...answered([WASTE, TYPING]).plan, thin: false }
  const { document } = compose(plan, [])
  const faults = check({ facts, plan, document, insights: insightsOf(plan) })
  expect(faults.filter(({ kind }) => kind === 'agree')).toEqual([])
  const blocks = document.sections.flatMap((section) => section.blocks)
  const said = blocks.map((block) => (block.type === 'paragraph' ? plainText(block.children) : '')).join('\n')
  const steps = blocks.flatMap((block) =>
    block.type === 'list'
      ? block.items.map(([first]) => (first?.type === 'paragraph' ? plainText(first.children) : ''))
      : [],
  )
  expect(steps).toContain('Jars wasted a day: 9% of 2,600 = 234 jars.')
  expect(steps.filter((step) => step === 'Write the card.')).toHaveLength(2)
  expect(said).toMatch(/Money\. In all €[\d,]+ to [\d,]+ in year one, of it €80 to 120 a month, our guess\./)
})
