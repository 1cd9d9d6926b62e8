import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { check } from '../check/check.ts'
import { plainText } from '../document-tree.ts'
import { answered, BRIEF, facts, idOf, TODAY, TYPING, WASTE } from '../testing/proposed-plan.ts'
import { insightsOf } from '../write/insights.ts'
import { compose } from './compose.ts'
import { judgeBlocks } from './write-step.ts'

test('a sum that comes out is kept, and its result may be used without it', () => {
  const { plan, faults } = answered([WASTE, TYPING])
  expect(faults.filter((fault) => fault.startsWith('sum'))).toEqual([])
  expect(plan.sums).toEqual([
    { what: 'Jars wasted a day', sum: '9% of 2,600 = 234 jars' },
    { what: 'Typing orders, hours a day', sum: '40 × 6 minutes = 4 hours' },
  ])
  const said = [{ id: 'opening.1', label: '', text: 'You throw away 234 jars a day.', rests: ['plan'] }]
  const reasons = (of: typeof plan) =>
    judgeBlocks('opening', said, facts, of).refused.find(({ id }) => id === 'opening.1')?.reasons
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

test('a month without a day is shown as one', () => {
  const deadlines = [
    { date: '2027-05', what: 'The lease of the yard ends' },
    { date: '2027-06-30', what: 'The label law begins' },
    { date: '2027-13', what: 'No such month' },
  ]
  const { plan } = answered([], {}, facts, deadlines)
  const { document } = compose(plan, [])
  const table = document.sections
    .find(({ kind }) => kind === 'timeline')
    ?.blocks.find((block) => block.type === 'table')
  const rows = table?.type === 'table' ? table.rows.map((row) => row.map(plainText).slice(0, 2)) : []
  expect(rows).toContainEqual(['May 2027', 'The lease of the yard ends'])
  expect(rows).toContainEqual(['30 Jun 2027', 'The label law begins'])
  expect(rows.flat()).not.toContain('No such month')
  expect(check({ facts, plan, document, insights: insightsOf(plan) }).filter(({ kind }) => kind === 'agree')).toEqual(
    [],
  )
})
