import { describe, expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const facts = (business_goals: string) => read(brief({ business_goals }), '2026-11-15')
/** The clauses that begin a matter, by their first words. */
const begun = (text: string) =>
  facts(text)
    .statements.filter(({ continues, kind }) => !continues && kind !== 'background')
    .map((one) => one.text.split(/\s+/).slice(0, 2).join(' '))
const kinds = (text: string) => facts(text).statements.map(({ kind }) => kind)
const measured = (text: string) =>
  facts(text).measures.map(({ what, now, wanted, factor }) =>
    [what, now?.text ?? '?', wanted?.text ?? (factor === undefined ? '?' : `x${factor}`)].join(' '),
  )
const topics = (text: string) =>
  facts(text)
    .statements.filter(({ continues }) => !continues)
    .map(({ topic }) => topic)

describe('where a matter begins', () => {
  test.each([
    [
      '1. Kiln gas down.\nIt is 4.2 GWh a year.\n2. Fewer cracked tiles. Mostly at start-up.',
      ['Kiln gas', 'Fewer cracked'],
    ],
    [
      '- Lost parcels, 212 last year. My brother says it is the drivers.\n- Faster returns',
      ['Lost parcels,', 'Faster returns'],
    ],
    ['(a) lead time 9 weeks -> 6 (b) complaints 3.1% -> below 1.5%', ['lead time', 'complaints 3.1%']],
    [
      'Firstly, shorter queues. People wait an hour. Secondly, paperless files. Boxes everywhere.',
      ['shorter queues', 'paperless files'],
    ],
    [
      'AI should answer the questionnaires on its own. And AI camera for hide grading, we saw it at a fair, 90k.',
      ['AI should', 'And AI'],
    ],
    ['A drone for roof checks. And a robot for cut flowers.', ['A drone', 'And a']],
    ['One, that the herd book is in one place. Two, that vet bills come down.', ['the herd', 'vet bills']],
    ['Our first worry is cash. Debtors take their time. Second worry: stock. Nobody can say why.', ['cash', 'stock']],
    [
      'Occupancy 71% -> 82%\nADR €94 -> €105\nStaff turnover: halve it',
      ['Occupancy 71%', 'ADR €94', 'Staff turnover:'],
    ],
    [
      'less time for the offers / fewer returns of shoes (28%) / better photos',
      ['less time', 'fewer returns', 'better photos'],
    ],
  ])('in a list every item is one: %s', (text, starts) => {
    expect(begun(text)).toEqual(starts)
  })

  test.each([
    [
      'less paperwork for nurses. they spend 2 hrs a shift. And the rota, it takes Jane all Sunday.',
      ['less paperwork', 'And the'],
    ],
    ['I want my evenings back. im doing invoices till 11. wife says its me or the laptop.', ['I want']],
    [
      'That a breeder be told the same day whether the line is free. That renewals be sent in time. And that the two desks stop taking the same call.',
      ['a breeder', 'renewals be', 'the two'],
    ],
    ['Fewer breakdowns. That machine is from 1988. That cost us 4,000 euros.', ['Fewer breakdowns']],
    [
      'Get the bread forecast right. Stop the till being out. Train the Saturday kids quicker.',
      ['Get the', 'Stop the', 'Train the'],
    ],
    [
      'Recruit 40 foster families. Right now we have 112. Matching takes 3 weeks; should be 1.',
      ['Recruit 40', 'Matching takes'],
    ],
    ['To win more tenders. We answer about 20 in the year. To have the drawings more fast.', ['To win', 'To have']],
    [
      'Reports written in the car, not at night. Same carer for the same client. It is what families ask.',
      ['Reports written', 'Same carer'],
    ],
    [
      'Recall letters: Brigitte writes them by hand. Insurance approvals take between 3 and 21 days.',
      ['Recall letters:', 'Insurance approvals'],
    ],
    [
      'Our yield is 61 bags. We hope to arrive at 70. The rest is weather. Also the minibar, nobody counts it.',
      ['Our yield', 'Also the'],
    ],
    ['The phones stay as they are, but I want the night calls answered.', ['The phones', 'I want']],
    ['I want it under 4% and I want a list of who returns what.', ['I want', 'I want']],
    [
      'Need quicker repairs. Parts ordering is a mess. Customers never know when the car is ready.',
      ['Need quicker', 'Parts ordering', 'Customers never'],
    ],
    ['Goal 1 - less scrap. Mostly at night. Goal 2 - shorter setups.', ['less scrap', 'shorter setups']],
    [
      'mainly it is the phones. then quoting, takes me ages. could somebody read the energy bill',
      ['mainly it', 'then quoting,', 'could somebody'],
    ],
    ['Orders come by phone, mail and fax and I want one list.', ['Orders come']],
    ['Stop running dry on Mondays and stop pouring milk away on Fridays.', ['Stop running']],
    ['Stop running out on Mondays and stop running over on Fridays.', ['Stop running']],
  ])('in prose a wish, a command or a named thing begins one: %s', (text, starts) => {
    expect(begun(text)).toEqual(starts)
  })
})

test.each([
  ["I wouldn't want our people made to wear headsets.", 'refusal'],
  ["And please don't propose a new ERP, we have just paid for one.", 'refusal'],
  ['Not up for discussion: closing the Lyon shop.', 'refusal'],
  ['We are not looking for a chatbot.', 'refusal'],
  ['No machines which replace the pickers please.', 'refusal'],
  ["Trustees don't want AI deciding anything.", 'refusal'],
  ['The Sunday opening is sacred.', 'refusal'],
  ['Never touch the Friday market.', 'refusal'],
  ['We do not need another dashboard.', 'refusal'],
  ['Nobody to be laid off.', 'refusal'],
  ["We don't want to lose any more guests.", 'goal'],
  ['Payback under two years.', 'limit'],
  ['It must pay for itself within a year.', 'limit'],
  ['Budget is tight: 25k tops this year, ROI inside 12 months', 'limit'],
  ['Some day a second bakery in Porto.', 'background'],
  ['I dream to have my own roastery later.', 'background'],
  ['We dream of 20 shops by the end of 2028.', 'goal'],
  ['I want to decide on the first step before the end of November 2026.', 'background'],
  ['Three things.', 'background'],
  ['Hello, we are looking for help with three areas.', 'background'],
  ['Answer customers in one day instead of four.', 'goal'],
  ['Retention: we lose many after the first year, maybe a half?', 'goal'],
])('%s is a %s', (text, kind) => {
  expect(kinds(text)).toEqual([kind])
})

describe('a figure and its target', () => {
  test.each([
    ['We want to hire faster, at present 61 days, industry is 40, we’d settle for 45.', '61 days 45'],
    ['Drying is slow, 1 lot in 6 is rejected. I would like less than 1 in 15.', '1 lot in 6 1 in 15'],
    ['The preparation takes 9 days of two engineers. It must be 5.', '9 days 5'],
    ['Answering mails. Now guests wait 2 days, sometimes 3. It should be 4 hours.', '2 days 4 hours'],
    ['Feed conversion 2.11, breeder says 2.02 possible.', '2.11 2.02'],
    ['Open cases: 38 of them older than 14 months. I want under 12.', '38 12'],
    ['Refunds: 75/wk, now 12 working days. Want 3.', '12 working days 3'],
    ['Wrong turnings: 5 or 6 a week. Want nil.', '5 or 6 nil'],
    ['Breakage: £9m last year -> below 4m', '£9m 4m'],
    ['Spoilage was 2% and is now 6%, we need under 3%', '6% 3%'],
    ['Sweepings: a count in May gave 95 kg per street. The council has announced 60 kg.', '95 kg 60 kg'],
    ['Faster quotes (3 days to 1)', '3 days 1'],
    ['Energy is 31% of revenue. It was 19%. Get it under 25%.', '31% 25%'],
    ['Corrections after delivery: we had 138 in 2024, mostly names. Half of that would satisfy me.', '138 x0.5'],
    ['Response times under 5 days. We are at 8.2.', '8.2 5 days'],
    ['Cutting agency shifts from 140 a month to 60', '140 60'],
    ['Training. New operators need 5 months, we wish 3.', '5 months 3'],
    ['Repeat visits. About 30 per cent never come back. I’d be delighted with 15.', '30 per cent 15'],
    ['Shorten admission to 30 min (avg 75)', '75 30 min'],
    ['Accounts: the ledger is closed on day 11, aim is day 6', 'day 11 day 6'],
    ['Our waiting list is 14 weeks. Parents ring every day. The ministry allows 8. I would like 10.', '14 weeks 10'],
    [
      'See urgent cases in 2 weeks. At the moment 61% are. National standard is 93%. 80% would keep the regulator away.',
      '61% 80%',
    ],
    ['Repairs are slow, it is two days sometimes. I’d like an answer within the hour.', 'two days within the hour'],
  ])('%s', (text, figures) => {
    expect(measured(text).map((one) => one.slice(-figures.length))).toEqual([figures])
  })

  test.each([
    'Estimates done without me sitting till 11. I want 30 a week checked.',
    'Voice line: the trial took 14 days now. I want 12 months.',
    'Repeat orders: 31% today. I would like 30.5%.',
    'Forecast covers better: we cook 4% above what is sold, up to 22% on Sundays',
    'By my sum we can wash 40 × 2 × 22 = 1,760 cars and did 1,300 last month',
    'Late requests (under 2 hours) are a nuisance',
    'Reach the quotas (60% local, of which 30% fair trade): we are at 44% and 12%',
    'Today I count 52 crates, the owners write 60',
    'Volunteers: we had 85 now 52',
    'Deviations, 64 last year, peers have maybe 40',
    'Complaints are up 30% since the merger',
    'Right stock: we are out by plus or minus 9%',
  ])('is not made up: %s', (text) => {
    expect(measured(text)).toEqual([])
  })

  test.each([
    ['Output per man-hour plus 20%', 'Output per man-hour ? x1.2'],
    ['Gas: minus 15%', 'Gas ? x0.85'],
    ['Wrong deliveries to zero', 'Wrong deliveries ? zero'],
  ])('%s', (text, measure) => {
    expect(measured(text)).toEqual([measure])
  })
})

test.each([
  ['Sample turnaround, 90 parcels a week, today average 31 h', '31 h down'],
  ['Late deliveries: 31 last month.', '31 down'],
  ['Send the menus by nine. We manage it 7 times in 10.', '7 times in 10 up'],
  ['Cheaper freight. It is 11% of sales now.', '11% down'],
])('today’s figure without a target: %s', (text, told) => {
  expect(facts(text).measures.map(({ now, direction }) => `${now?.text} ${direction}`)).toEqual([told])
})

test.each([
  'Refused permits: town claims 7% at first look, approx 12% given up. Target 3%.',
  'At the moment the wardens report about 2.4 rounds. We would love new signs, perhaps 60.',
])('no two figures for one thing: %s', (text) => {
  expect(facts(text).disagreements).toEqual([])
})

test('what follows a refusal is no goal and no part of one', () => {
  const { statements } = facts('Rotas that make sense. Don’t propose a new portal. The last man charged $90 for that.')
  expect(statements.map(({ kind, continues }) => [kind, continues])).toEqual([
    ['goal', undefined],
    ['refusal', undefined],
    ['background', undefined],
  ])
})

test.each([
  ['Rework (sanding and varnishing twice) from 7% to 4% of doors', 'Rework'],
  ['On-time against a promised 3 working days: 66% now, 90% wanted', 'On-time'],
  ['Packing errors: shops send back 5%, should be below 2%', 'Packing errors'],
  ['Fill rate is 84% want 93', 'Fill rate'],
  ['Pick-up slots, I would like to argue less about those', 'Pick-up slots'],
  ['Lock waiting times, 3.5 h average', 'Lock waiting times'],
  ['Tutors’ marking from 12 days to 5', 'Tutors’ marking'],
  ['Reduce time from order to delivery: now 17 days', 'time from order to delivery'],
  ['To lessen the boiler calls', 'boiler calls'],
  ['Rotas as well, i write them on sunday nights', 'Rotas'],
  ['Cut scrap', 'scrap'],
  ['Answer parent emails within a day', 'parent emails'],
  ['Stop paying demurrage', 'demurrage'],
  ['improve on time delivery to 95%', 'on time delivery'],
  ['Stop guessing what to plant', undefined],
])('%s is about %s', (text, topic) => {
  expect(topics(text)).toEqual([topic])
})

test('a measure is called as its goal is', () => {
  const names = (text: string) => facts(text).measures.map(({ what }) => what)
  expect([
    names('Paint loss: tins plus overspray is 13% by volume, I want 8%'),
    names('Payroll takes Lena 4 days every month, want it to be 2'),
    names('I should wish the printed boxes to reach the shops within 3 days; at present it is nearer eight days'),
    names('More wells per rig per week. We average 5. My rival claims 9; I would take 7.'),
  ]).toEqual([['Paint loss'], ['Payroll'], ['printed boxes'], ['wells per rig per week']])
})

test.each([
  ['Tender papers, now 30 to 45 pages, finished before summer.', []],
  ['Cleaning a tank takes 4 to 5 hours, that is too long.', []],
  ['We want a payback of two years at most.', []],
  ['Answer tenders in 3 days, it takes 8 to 9 at the moment.', ['8 to 9', '3 days']],
  ['Scrap 6% to 4%.', ['6%', '4%']],
])('how far today’s figure goes is no aim: %s', (text, figures) => {
  expect(facts(text).measures.flatMap(({ now, wanted }) => [now?.text, wanted?.text])).toEqual(figures)
})

test('a day in brackets is that of the figure beside it', () => {
  const [outside, inside] = ['by June', '(the bank asks for 65%, checked end of June)'].map(
    (day) => facts(`Bring occupancy from 61% to 70% ${day}.`).measures[0],
  )
  expect([outside?.by?.month, inside?.wanted?.text, inside?.by]).toEqual([6, '70%', undefined])
})

test.each([
  ['Can’t spend much.', 'limit'],
  ['But we cannot afford anything big', 'limit'],
  ['Customers can’t pay much more than this', 'pain'],
])('what there is to spend is no trouble to be mended: %s', (challenges, kind) => {
  const told = read(brief({ challenges }), '2026-11-15').statements.find(({ span }) => span.field === 'challenges')
  expect(told?.kind).toBe(kind)
})

test.each([
  [
    'Cut waiting from 14 weeks to 11. Fee earners say they spend roughly 9 hours a week on update emails, I’d like it to be 4.',
    ['waiting 14 weeks 11', 'Fee earners 9 hours 4'],
  ],
  [
    'Cut waiting from 14 weeks to 11. First drafts of the deed currently take 2.5 hours each; an hour would be lovely.',
    ['waiting 14 weeks 11', 'First drafts of the deed 2.5 hours an hour'],
  ],
  [
    'Cut waiting from 14 weeks to 11. Complaints were 61 last year; half that please.',
    ['waiting 14 weeks 11', 'Complaints 61 x0.5'],
  ],
])('in chatty prose each goal has its own figures: %s', (text, told) => {
  expect(measured(text)).toEqual(told)
})

test.each([
  ['Peak gas 410 h last winter. Below 150.', ['Peak gas 410 h 150']],
  ['Crusher stops: 61 last year, half that please.', ['Crusher stops 61 x0.5']],
  ['Return temp 43 °C, to 37.', ['Return temp 43 °C 37']],
  ['Insurance pre-approvals 25 min each, 10 max.', ['Insurance pre-approvals 25 min 10']],
  ['Warranty repairs were 43 last year, want a third less.', ['Warranty repairs 43 x0.6666666666666667']],
])('figures that stand apart are brought together: %s', (text, told) => {
  expect(measured(text)).toEqual(told)
})

test('goals strung together in one sentence are one goal each, and none ends with the word that joins it', () => {
  const { statements, measures } = facts(
    'so what we want is that a harbour master who writes to support hears something in 2 hours and not in 7 like today, and that out of 100 who try it 15 stay and pay where now it is 9, and less diesel please, we burn 31 litres and 28 is possible',
  )
  const goals = statements.filter(({ span, kind }) => span.field === 'goals' && kind === 'goal')
  expect(goals).toHaveLength(3)
  expect(goals.filter(({ text }) => /(?:and|,)$/.test(text))).toEqual([])
  expect(measures.map(({ now, wanted }) => [now?.value, wanted?.value])).toContainEqual([7, 2])
})

test('a goal told over several sentences is one, and the next begins without a sign', () => {
  const { statements } = facts(
    'Theatres start late. Only 44% of first operations begin on time. I would call 80% a success. Overtime in the stage crew came to 11,400 hours in the past season. We are aiming for 9,000.',
  )
  const roots = statements.filter(({ span, continues }) => span.field === 'goals' && !continues)
  expect(roots.map(({ text }) => text.slice(0, 8))).toEqual(['Theatres', 'Overtime'])
})

test('a name over a goal that names itself is no goal, and its words move no figure', () => {
  const { statements, measures } = facts(
    'BACKLOG. Pending applications to be brought below 1,500. DOUBLE ALLOCATION. Twenty-three disputes were registered last year. The Board wants none.',
  )
  expect(statements.filter(({ kind }) => kind === 'goal').map(({ text }) => text.slice(0, 12))).toEqual([
    'Pending appl',
    'Twenty-three',
  ])
  expect(measures.map(({ wanted }) => wanted?.value)).not.toContain(2)
})

test.each([
  ['top of my list: support tickets. We get 1,150 tickets a month and 700 would be fine.', 'support tickets'],
  ['Quotes take 9 days, has to come to 3 or our landlord will stop smiling.', 'Quotes'],
])('what comes first, or happens otherwise, names no goal: %s', (text, name) => {
  expect(facts(text).measures[0]?.what).toBe(name)
})

test('what a goal is for is told to its end, and who wishes it is no goal', () => {
  expect(begun('Make the tapes searchable so that people can come and find their grandad.')).toEqual(['Make the'])
  expect(
    begun(
      'For the coming two years the board would like:\n- Loans overdue from 9% to 5%\n- Quotes within 2 days, now 6',
    ),
  ).toEqual(['Loans overdue', 'Quotes within'])
})
