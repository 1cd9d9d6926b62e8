import { describe, expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

type Field = Parameters<typeof brief>[0]
const budgetIn = (fields: Field) =>
  read(brief(fields), '2026-11-15')
    .limits.filter(({ kind }) => kind === 'budget')
    .map(
      ({ amount }) =>
        `${amount?.value ?? 0}${amount?.high ? `-${amount.high}` : ''}${amount?.per ? ` a ${amount.per}` : ''}`,
    )

describe('what may be spent', () => {
  test.each([
    ['A vote of P600,000 is available for the whole undertaking.', ['600000']],
    ['In Q3 we had P5 and K9 on page Q1.', []],
    ['N$ 60,000 is there.', ['60000']],
    ['LKR 6 million, machine included.', ['6000000']],
    ['SEK 180,000 for the year, paid as 15,000 a month.', ['180000']],
    ['Money is DKK 650,000 of our own, we have also applied for DKK 200,000 from a state scheme.', ['650000']],
    ['From us 18 000 euros; we have asked also a grant of 7 000 from the region, the answer is not come.', ['18000']],
    [
      'My cousin says we should spend 90,000, but what the board has approved is USD 45,000 for the first year.',
      ['45000'],
    ],
    ['BUDGET. R1.4 million for the financial year, no carry-over.', ['1400000']],
    ['The Board allotted PHP 2.2 million.', ['2200000']],
    [
      'Eine Kamera wurde getestet; Kosten damals 14.500 Euro. Für das erste Jahr sind 80.000 Euro freigegeben.',
      ['80000'],
    ],
    [
      'Fewer corrections in payroll. We have put aside €30,000 and would be prepared to add €1,000 a month.',
      ['30000', '1000 a month'],
    ],
    ['We can spend £15k on this.', ['15000']],
    // What something takes today may not run for anything else.
    ['Power is bad, we spend £9,000 on diesel monthly, and the budget is £30,000.', ['30000']],
    ['We are spending £1,500 a month on agency staff. Budget £20,000 this year.', ['20000']],
    ['We can spend £20,000 once and £400 a month.', ['20000', '400 a month']],
    ['All in it must stay below £30,000.', ['30000']],
    ['Cap of $25,000.', ['25000']],
    ['The gearbox just ate $14k so there is maybe 5 grand left this year for anything with a plug on it.', ['5000']],
    ['Any purchase above $25,000 goes to public tender, which takes us five months.', ['25000']],
    [
      'What is left in a good year is around KSh 350,000 and most of it must go to the slipway, so KSh 150,000 for all of this and not more.',
      ['150000'],
    ],
    ['Boss said 600 a month all in and after that he gets grumpy.', ['600 a month']],
    ['There is maybe 12 grand cdn left for anything else.', ['12000']],
    ['From 30 000 € (without VAT) we have to announce a tender.', ['30000']],
    ['I spent 22,000 on a website, so don’t expect me to go over $1,200 a month this time.', ['1200 a month']],
    ['Anything above €3,500 in the year and my mother will want a word.', ['3500']],
    ['$18k all up till the end of June.', ['18000']],
    ['COP 90 million.', ['90000000']],
    ['GHS 3,000 a month.', ['3000 a month']],
    ['Have 9,000 euro.', ['9000']],
    ['Temos 45.000 € em 2027.', ['45000']],
    ['Rs 18 lakh in total, out of that 12 lakh is money of one company.', ['1800000']],
    ['Money: £60,000 for the calendar year 2027.', ['60000']],
    ['For budget we think 2.5 million TL, and an application is made, they pay maybe 60%.', ['2500000']],
    ['We can spend 25,000 kronor a month for twelve months, 300,000 kronor in all.', ['25000 a month', '300000']],
    ['A grant for vehicles (1.1 million EUR) was given in 2024 and is used up.', []],
    ['Available: ZMW 1.9 m, of which 1.3 m from the donor, to be committed before February.', ['1900000']],
    ['USD 120,000 of results-based payment hangs on it.', []],
    ['We try 3,000 and mop 500 floors.', []],
    ['Demurrage $19k a month.', []],
    ['Spending cap: AED 90,000', ['90000']],
    ['Capped at R150,000.', ['150000']],
    ['No more than 60,000 zł in the first year.', ['60000']],
    ['It must not cost more than €10,000.', ['10000']],
    ['Not a cent above $7,500.', ['7500']],
    ['The board approved A$120k for year one.', ['120000']],
    ['Budget between £10,000 and £15,000.', ['10000-15000']],
    ['€300 per month is what we can pay.', ['300 a month']],
    ['Owner will pay up to 200 a month.', ['200 a month']],
    ['We have 80k pesos and then 12,000 a month.', ['80000', '12000 a month']],
    ['Would rather keep it under £450 a month.', ['450 a month']],
    ['Total envelope is €80,000.', ['80000']],
    ['A chip costs RM 3.40 and the CFO approved RM 60,000 this year, no more.', ['60000']],
    ['An old member left us £6,000 for this.', ['6000']],
    ['We were given a gift of 6,000 euro.', ['6000']],
    ['A £6,000 legacy may be used for it.', ['6000']],
    ['We got 22,000 dollars from the foundation, to be spent by the end of March.', ['22000']],
    ['We have 6,000 euro of free money.', ['6000']],
    ['About 15,000 is what I would put into it.', ['15000']],
    ['The partners gave me 40k to play with.', ['40000']],
    ['Money: 12,000 CHF, not more.', ['12000']],
    ['I can find maybe 9,000 pounds.', ['9000']],
    ['The council voted 45,000 euros for digital things.', ['45000']],
    ['The lottery fund awarded us £18,000 for it, ends in June.', ['18000']],
    ['We separated 1,8 million lira for this.', ['1800000']],
    ['The founder promised €30,000 out of his own pocket, that is what there is.', ['30000']],
    ['$5,000 up front and $400 a month after that.', ['5000', '400 a month']],
  ])('%s', (text, amounts) => {
    expect(budgetIn({ challenges: text })).toEqual(amounts)
  })

  test.each<Field>([
    { description: 'Bakery in Lyon. Budget 15 000 € maximum.' },
    { business_goals: 'Fewer errors. Budget 15k.' },
    { data_collected: 'Excel lists, budget 15k' },
    { data_collected: 'Sales since 2019 in Xero. We can put in 15k at most.' },
    { team_ai_familiarity: 'Two of us are keen. Max $15,000 this year.' },
  ])('in any field: %o', (fields) => {
    expect(budgetIn(fields)).toEqual(['15000'])
  })

  test.each([
    'Budget: nothing.',
    'Budget: zero',
    'There is no budget.',
    'No money for software this year.',
    'zero budget',
  ])('nothing at all: %s', (text) => {
    expect(budgetIn({ team_ai_familiarity: text })).toEqual(['0'])
  })
})

test.each([
  'Rework costs us $40,000 a year.',
  'Last year we went £12,000 over budget.',
  'Customers spend $40 on average.',
  'Energy is $8,000 a month.',
  'We pay $1,200 a month for the old system.',
  'The supplier wants $15,000 up front.',
  'Loans up to $15,000 are declined.',
  'Clients have no budget.',
  'The average gift is 35 pounds.',
  'A legacy system from 1999 with 6,000 records.',
  'Raise grant income from 200,000 to 300,000.',
  'Donations bring us 60,000 a year.',
  'The fine was 12,000 euro.',
  'Everything above 2,000 rpm makes the engine shake.',
  'An investment from 40,000 was refused by the board in 2023.',
  'Customers who owe more than 2,000 a month are many.',
  'We give 300 grants of up to 5,000 a year.',
])('other money: %s', (text) => {
  expect(budgetIn({ challenges: text })).toEqual([])
})

test.each(['Budget spreadsheets since 2018.', 'Marketing budget per channel since 2020.', 'Invoices, max 3 MB each'])(
  'a record about money: %s',
  (text) => {
    expect(budgetIn({ data_collected: text })).toEqual([])
  },
)

test('of what the whole is made up of, no part is a target', () => {
  const { measures, limits } = read(
    brief({ business_goals: 'Verba: R$ 310 mil ao todo (R$ 200 mil nossos e R$ 110 mil de um edital).' }),
    '2026-11-17',
  )
  expect(limits.map(({ kind, amount }) => [kind, amount?.value])).toEqual([['budget', 310_000]])
  expect(measures).toEqual([])
})

test('of two amounts the one that may be spent is the budget', () => {
  const challenges = 'Retention money: €140k out there, nobody chases. Money: 30 grand tops, the bank allows no more.'
  const { limits } = read(brief({ challenges }), '2026-11-17')
  expect(limits.flatMap(({ kind, amount }) => (kind === 'budget' ? [amount?.text] : []))).toEqual(['30 grand'])
})

test('what may be spent at first and by the month is no start and target', () => {
  const { measures, limits } = read(
    brief({
      business_goals:
        'Fewer late parcels. My accountant agreed we can put aside 180,000 kroner over the first year, and not more than 4,000 a month after that.',
    }),
    '2026-11-15',
  )
  expect(limits.filter(({ kind }) => kind === 'budget')).toHaveLength(2)
  expect(measures.filter(({ now }) => now)).toEqual([])
})

test.each([
  'Rota app 2023, €46,000, dropped after 7 months.',
  'We had set aside 30,000 but the roof ate it.',
  'The bank lent us 200,000, nothing is left for software.',
])('what was there once may not be spent: %s', (challenges) => {
  expect(budgetIn({ challenges })).toEqual([])
})

test('the fourth of a list is no money', () => {
  expect(budgetIn({ challenges: 'For R4 the ceiling is what the auditor says.' })).toEqual([])
})

test.each([
  ['28,000 is available this financial year and the owners won’t borrow.', ['28000']],
  ['The partners approved 55,000 euros, and after that they want to see results before one cent more.', ['55000']],
  ['Sam plays with ChatGPT. 2,000 tops.', ['2000']],
  ['We can pay €1,500 a month for a year, Greek customers have in the contract that data stays in the EU.', ['1500 a month']], // prettier-ignore
])('a sum told in passing beside other things: %s', (team_ai_familiarity, sums) => {
  expect(budgetIn({ team_ai_familiarity })).toEqual(sums)
})

test.each([
  'Product we bin because it is out of date, running at $3,900 a month. Get it to half that please.',
  'By the end of 2027 it has to be 6,000 puppets, otherwise the grant for the depository is in danger.',
])('what is lost or counted among the goals may not be spent: %s', (business_goals) => {
  expect(budgetIn({ business_goals })).toEqual([])
})

test.each([
  ['28,000 is available.', ['28000']],
  ['£18,000 in all.', ['18000']],
  ['14,000 at most.', ['14000']],
  ['At most 400 a month.', ['400 a month']],
  ['RM 280,000 until end of next year.', ['280000']],
])('a sum told shortly: %s', (team_ai_familiarity, sums) => {
  expect(budgetIn({ team_ai_familiarity })).toEqual(sums)
})

test.each([
  'The board approved 40,000 for a new van.',
  'The marketing budget is 50,000.',
  'Customers’ budgets are about 15,000.',
  'The fine can be up to 20,000.',
  'We have 3,000 members.',
])('money for something else may not be spent: %s', (team_ai_familiarity) => {
  expect(budgetIn({ team_ai_familiarity })).toEqual([])
})

test('from where somebody must sign is no money to spend, where that is told', () => {
  const amounts = (challenges: string, team_ai_familiarity = '') =>
    read(
      brief({ description: 'A school in Leeds, England.', challenges, team_ai_familiarity }),
      '2026-11-15',
    ).limits.flatMap(({ kind, amount }) => (kind === 'budget' && amount ? [amount.text] : []))
  expect(amounts('There’s £350k, anything over £100k our finance director has to sign.')).toEqual(['£350k'])
  expect(
    amounts('The bursar must approve any payment above £5,000.', 'I can put £45,000 in the year and not a penny more.'),
  ).toEqual(['£45,000'])
})

test.each([
  ['Money: 180 000 som for this year.', 180_000],
  ['We have 1.8 million vatu for it.', 1_800_000],
  ['El presupuesto es de Bs 120.000.', 120_000],
  ['Our budget is 60,000 tala.', 60_000],
])('money of any country is money: %s', (told, value) => {
  const { limits } = read(brief({ challenges: told }), '2026-11-15')
  expect(limits.map(({ amount }) => amount?.value)).toEqual([value])
})

test('what may run each month is no rival to what may be spent at once', () => {
  expect(
    budgetIn({
      business_goals:
        'Waste from 9% to 5%. We have a foundation grant of USD 60,000, which must be spent by 30 September 2027. After the grant ends we can carry no more than KES 90,000 a month.',
    }),
  ).toEqual(['60000', '90000 a month'])
})

test.each([
  [
    'Got sold a wool app three years ago, £480 a month, shepherds said it was for spying and binned it, fair enough.',
    [],
  ],
  ['Harcourt have come three times already to demo, £4,800 a month.', []],
  ['We tried a learning platform in 2021, £11k, the pupils hated it.', []],
  ['A firm quoted £50,000 and we can spend £12,000.', ['12000']],
  ['Bought nothing so far, but £5,000 is there for this.', ['5000']],
  ['Max £90 a month, we were sold too many things.', ['90 a month']],
])('the price of what was offered, tried or thrown out is no money to spend: %s', (challenges, sums) => {
  expect(budgetIn({ description: 'A yard in Leeds, England, 14 people.', challenges })).toEqual(sums)
})

test('of what may be bought and what there is the second counts', () => {
  const told = 'Until 20.000 + VAT we can order directly but we have really available 9.000.'
  expect(budgetIn({ description: 'A harbour in Patras, Greece.', challenges: told })).toEqual(['9000'])
})
