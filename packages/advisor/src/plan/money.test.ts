import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const advice = (budget: string) =>
  advise(
    brief({
      description: 'A furniture charity in Cardiff, Wales, 12 people.',
      business_goals: 'No-shows at collections from 20% to 10%. Invoices out in 2 days instead of 9.',
      challenges: budget,
    }),
    { date: '2026-11-16' },
  )

test('plain work that the budget does not reach is done by the client’s own people', () => {
  const { plan, text } = advice('Budget £900, not a penny more.')
  for (const { cost, held, ai } of plan.initiatives) {
    expect([ai, held]).toEqual([false, undefined])
    expect(cost).toEqual({ low: 0, high: 0 })
  }
  expect(text).toContain('nothing to buy')
  expect(text).not.toContain('stays in reserve')
})

const withTools = (budget: string) =>
  advise(
    brief({
      company_size: '20-99 employees',
      description: 'A freight forwarder in Antwerp, Belgium, 45 people.',
      business_goals:
        'Let AI read the delivery notes that we type, 90 a day at 4 minutes each. Quotes in 2 days instead of 6.',
      challenges: budget,
    }),
    { date: '2026-11-16' },
  )

test('a budget that reaches pays for the tools, and for no day of the client’s own people', () => {
  const { plan, text } = withTools('Budget €60,000.')
  const tools = plan.initiatives.filter(({ ai }) => ai)
  expect(tools.length).toBeGreaterThan(0)
  for (const { cost, frugal } of tools) expect([(cost?.high ?? 0) > 0, frugal]).toEqual([true, undefined])
  for (const { cost } of plan.initiatives.filter(({ ai }) => !ai)) expect(cost).toEqual({ low: 0, high: 0 })
  expect(text).not.toContain('First without the tool')
})

test('where it does not reach, the work begins without the tool instead of waiting', () => {
  const { plan, text } = withTools('Budget €300 for everything.')
  const tools = plan.initiatives.filter(({ ai }) => ai)
  expect(tools.length).toBeGreaterThan(0)
  for (const { cost, frugal, held } of tools)
    expect([cost, frugal, held]).toEqual([{ low: 0, high: 0 }, true, undefined])
  expect(text).toContain('First without the tool')
})

test('what may be spent each month, and nothing at once, is a budget for the year', () => {
  const { plan, text } = advise(
    brief({
      description: 'A home care firm in Wexford, Ireland, with 60 carers.',
      business_goals:
        'Unfilled visits from 41 a week to 10. Carer turnover from 38% to 25%. Quotes in 2 days instead of 6.',
      challenges: 'Money: €2,000 a month max, nothing up front.',
    }),
    { date: '2026-11-17' },
  )
  expect(plan.budget).toMatchObject({ amount: 24_000, text: '€2,000 a month' })
  expect(plan.budget?.high).toBeLessThanOrEqual(24_000)
  expect(text).toContain('€2,000 a month')
})

test.each([
  ['Anything over £12,000 needs the trustees.', 'the £12,000 that you may spend without asking'],
  ['Anything above £12,000 must be approved by the council.', 'the £12,000 that you may spend without asking'],
  ['We have £12,000 for this.', 'your £12,000'],
])('where others must agree is no purse: %s', (challenges, words) => {
  const { text } = advise(
    brief({
      description: 'A care home in Leeds, England, 40 staff.',
      business_goals:
        'Answer family calls in 10 minutes, now 40. Care plans read by AI and drafted in 20 minutes, now 60.',
      challenges,
    }),
    { date: '2026-11-17' },
  )
  expect(text).toContain(words)
})

test('from where a board must approve is what may be spent without it, and no budget', () => {
  const { plan } = advise(
    brief({
      description: 'A district heating company in Umeå, Sweden, 54 people.',
      business_goals: 'Return temperature from 47 to 42 degrees. Find a leak within 5 days, today 21.',
      challenges: 'The board must approve above 500,000 kr and then procurement rules apply.',
    }),
    { date: '2026-11-16' },
  )
  expect(plan.budget).toMatchObject({ amount: 500_000, free: true })
})

test.each([
  ['In 2022 a chatbot cost us £3,800. There are £15,000 for this year, over £8,000 my mother must agree.', 15_000],
  ['The budget is £40,000, above £15,000 the trustees decide.', 40_000],
])('of several sums what there is counts: %s', (told, amount) => {
  expect(advice(told).plan.budget?.amount).toBe(amount)
})

test.each([
  ['We have £40,000; the trustees must agree to anything over £3,000.', 40_000],
  ['Over £5,000 my sister has to sign.', 5_000],
  ['Last year’s budget was £15,000; this year there is nothing.', undefined],
  ['The grant of £30,000 was refused.', undefined],
  ['Customers who spend over £500 get free delivery.', undefined],
])('what may be spent, and what is gone or of others: %s', (told, amount) => {
  expect(advice(told).plan.budget?.amount).toBe(amount)
})

test('a grant in dollars is not set beside costs in shillings, nor is what may run each month the whole of it', () => {
  const { plan } = advise(
    brief({
      description: 'A blood centre in Kisumu, Kenya, 74 staff.',
      business_goals:
        'Red cells that expire from 8.9% to 5%. We have a foundation grant of USD 60,000, which must be spent by 30 September 2027. After the grant ends we can carry no more than KES 90,000 a month.',
    }),
    { date: '2026-11-17' },
  )
  expect(plan.budget).toBeUndefined()
})

test.each([
  [
    'We have £60,000 for this year but half is already promised to the new server.',
    30_000,
    'the £30,000 that is left of your £60,000',
  ],
  [
    'Budget £50,000, of which £20,000 is already committed to the van.',
    30_000,
    'the £30,000 that is left of your £50,000',
  ],
  ['Budget £40k, 25% is already spent.', 30_000, 'the £30,000 that is left of your £40k'],
  ['Budget is £30,000, half of the team is already promised to the fair.', 30_000, 'against your £30,000;'],
  [
    'Could spend £2,500 a month for half a year, then it must show something.',
    15_000,
    'your £2,500 a month, £15,000 in six months',
  ],
  ['Max £400 a month.', 4_800, 'your £400 a month, £4,800 in 12 months'],
])('what is promised is gone, and a year stands beside its months: %s', (challenges, amount, told) => {
  const { plan, text } = advise(
    brief({
      description: 'A joinery in Bristol, England, 34 people, kitchens and stairs.',
      business_goals: 'Quotes out in 2 days instead of 9. Complaints from 30 a year to 10. Fewer calls, now 80 a day.',
      challenges,
      data_collected: 'Quotes in Excel since 2017. Calls in the phone system.',
    }),
    { date: '2026-11-17' },
  )
  expect(plan.budget?.amount).toBe(amount)
  expect(text).toContain(told)
})

test('what was paid last year, or lost, is no price of what is asked for', () => {
  const { plan } = advise(
    brief({
      description: 'A haulier in Galway, Ireland, 30 lorries.',
      business_goals:
        'Drivers wish an AI that changes the tachograph records so that the rest looks 11 hours, because the fines last year were €31,000.',
      challenges: 'We have €9,500 for this year.',
    }),
    { date: '2026-11-17' },
  )
  expect(plan.declined.map(({ price }) => price)).toEqual([undefined])
})
