import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const measures = (business_goals: string, challenges = '', data_collected = '') =>
  advise(brief({ business_goals, challenges, data_collected }), { date: '2026-11-17' }).facts.measures.map(
    ({ now, wanted, factor }) => `${now?.text ?? '?'} → ${wanted?.text ?? factor ?? '?'}`,
  )

test.each([
  ['Refits after fitting day. 7 in every 30 last spring. Two I could live with.', /^7 in every 30 → /],
  ['Diesel for the boats – 3.4 litres per mile on average, our skipper reckons 2.6 is doable', /^3\.4 .*→ 2\.6/],
  ['Rolls sold off cheap\n- 14 % in the shop in town, we would be glad with 6', /^14 % → 6/],
  ['Measure | today | target\nLate parcels | 9% | 4%\nLetters unanswered after a week | 38 | 10', /^9% → 4%$/],
  ['Mermas en cámara: hoy 9 %, nos bastaría con 5 %.', /^9 % → 5 %$/],
  ['TAT for pressure gauges is 9 days, we are wanting 5.', /^9 days → 5$/],
  ['We turn away 17% of requests because we cannot find anyone; 9% would let me sleep.', /^17% → 9%$/],
  ['Perdemos 1 em cada 12 peças por ano, o razoável seria 1 em cada 20.', /^1 em cada 12 → 1 em cada 20$/],
  ['Délai de livraison : 18 jours actuellement, il faudrait 10 jours.', /^18 jours → 10 jours$/],
  ['We answer 71% of letters on time and the new contract says 90%.', /^71% → 90%$/],
  ['Of every 100 patients told to come back only 31 do. I would be happy with 45.', /^31 → 45$/],
  ['The broken eggs should come from 9% to 5% of the trays.', /^9% → 5%$/],
  ['A repair takes eleven weeks just now, but if it was six weeks nobody would leave.', /^eleven weeks → six weeks$/],
])('two figures of one matter, however they are told: %s', (goal, pair) => {
  expect(measures(goal)[0]).toMatch(pair)
})

test.each([
  ['Tuning rounds: we drive 41 000 km a year in two vans and it should be around 33 000.', 'two → 33 000'],
  ['Families wait 12 days for an answer; three would be decent. Last year 4 plots were double booked.', '12 days → 4'],
  ['We are having 11,400 recordings, only 1,900 are catalogued. Target 5,700 by next June', '11,400 → 5,700'],
  ['The registers from 1874 to 1961 are handwritten.', '1874 → 1961'],
])('what is surely learned stands before what a pattern makes of it: %s', (goal, pair) => {
  expect(measures(goal)).not.toContain(pair)
})

test('a sum that is to fall is no money to spend', () => {
  const goal = 'Overtime was $88,000 last winter. We would like to hold it to $65,000.'
  const { facts } = advise(brief({ business_goals: goal }), { date: '2026-11-17' })
  expect(facts.limits).toEqual([])
  expect(measures(goal)).toEqual(['$88,000 → $65,000'])
})

test('how far it may go is wanted, and nothing that is refused', () => {
  const { facts } = advise(brief({ business_goals: '19 stones were cut wrong last year. No more than 3, please.' }), {
    date: '2026-11-17',
  })
  expect(facts.limits).toEqual([])
  expect(facts.measures.map(({ now, wanted }) => [now?.value, wanted?.value])).toEqual([[19, 3]])
})

test('who has told something is no figure', () => {
  const goal = 'Quotes back with the customer inside 4 working days. Two have told us that they order elsewhere.'
  expect(measures(goal, 'A quote takes 9 working days.')).toEqual(['9 working days → 4 working days'])
})

test('the number of an item is no figure', () => {
  expect(measures('• 311: get abandoned calls under 8%.', '311: 19% of callers hung up last quarter.')).toEqual([
    '19% → 8%',
  ])
  expect(measures('4/ faster samples\n5/ less needle injury on the lines (9 last year)')).not.toContain('9 → 5')
  expect(measures('1) Answer every letter the same week\n2) Fewer broken panes\n3) Less scrap')).toEqual([])
})

test.each([
  ['Quotes for repairs out within 2 days.', 'A quote for a repair goes out after 9 days now.', '9 days → 2 days'],
  ['Que la cartera baje a 75 días.', 'La cartera está en 118 días y con eso pago nómina.', '118 días → 75 días'],
  ['Stock write-offs below 2%.', 'Last count we wrote off 6.5% of the stock.', '6.5% → 2%'],
])('where it stands may be told elsewhere: %s', (goal, trouble, pair) => {
  expect(measures(goal, trouble)[0]).toBe(pair)
})

test.each([
  ['Cut quote time, today 6 days. Raise orders to 40 a week from 25. Complaints down to 3.', '6 days → 3'],
  ['Reduce the energy bill, 1,200 euros a month. Sell 900 euros of scrap wood a month.', '1,200 euros → 900 euros'],
  ['Scrap is 9%. On-time delivery should be 95%.', '9% → 95%'],
  ['Answer 90% of tickets within 4 hours; now we answer 55% within 4 hours.', '90% → 55%'],
  ['Open 24/7 chat so that 300 of our 1000 weekly calls go away.', '24 → 7'],
  ['Our returns are 9%. Competitor Miller has 3%.', '9% → 3%'],
  ['Wir haben 9 % Ausschuss. Der Wettbewerber schafft 3 %. Das ist für alle im Haus ein Ärgernis.', '9 % → 3 %'],
  ['Our window costs 400 euros. We want to sell 900 of them.', '400 euros → 900'],
  ['I do not want to go from 12 staff to 8.', '12 → 8'],
  [
    'A camera for hide grading, we saw it in Milan, Rs 1.6 crore. Budget this year Rs 35 lakh.',
    'Rs 1.6 crore → Rs 35 lakh',
  ],
  ['Cancelled slots - daily 14 slots are going waste out of some 150, kindly bring to 5.', '150 → 5'],
  ['First, offcuts at 12%. Second, I would like repairs to be 25%.', '12% → 25%'],
  ["Deuxièmement, les pertes à 4 %. Troisièmement, je voudrais 30 % de ventes d'hiver.", '4 % → 30 %'],
  ['Que los recortes no pasen del 8 %, y que la venta en línea llegue al 25 % de lo que vendemos.', '8 % → 25 %'],
])('figures of two matters, of others and of fears are no pair: %s', (goal, pair) => {
  expect(measures(goal)).not.toContain(pair)
})

test('under target and today the first figure of a row is the one that is wanted', () => {
  expect(measures('KPI | target | today\nScrap | 4% | 9%\nOn-time delivery | 95% | 80%')).toEqual([
    '9% → 4%',
    '80% → 95%',
  ])
})

test.each([
  ['Quotes within 2 days.', 'A quote is valid for 30 days.'],
  ['Returns below 4%.', 'Until 2021 returns were 60%.'],
  ['Error rate under 2%.', 'Five years ago the error rate was 20%.'],
])('what is valid, was or was once is no start: %s %s', (goal, trouble) => {
  expect(measures(goal, trouble)[0]).toMatch(/^\? → /)
})

test.each([
  ['Win rate on quotes fell from 31% to 22% in two years; we want 30% again.', '22% → 30%'],
  ['Members have dropped from 900 to 640. Back to 800.', '640 → 800'],
])('where it went to is where it stands: %s', (goal, pair) => {
  expect(measures(goal)).toEqual([pair])
})
