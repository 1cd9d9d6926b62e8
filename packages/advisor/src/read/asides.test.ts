import { describe, expect, test } from 'vitest'
import { isNeed } from '../facts.ts'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const kinds = (challenges: string) => read(brief({ challenges }), '2026-11-15').statements.map(({ kind }) => kind)

describe('words that mean something only beside those before', () => {
  test.each([
    'Fuel goes missing at night. Known.',
    'Fuel goes missing at night. Not proven.',
    'A wrong label went out once. Never again.',
    'The scanner was dropped. Twice.',
    'Typing up the cards costs us every evening. Took 2 years.',
    'We were fined last spring. I know, I know.',
    'Orders are lost. Please comment on that in one sentence.',
    'Every broken pallet costs us a customer. You can do the sums.',
  ])('%s', (text) => {
    expect(kinds(text)).toEqual(['pain', 'background'])
  })

  test.each([
    ['No child is weighed in public; upon that I am immovable.', 'refusal'],
    ['A signature by the pharmacist remains; this is not negotiable.', 'promise'],
  ])('what is insisted on binds: %s', (text, kind) => {
    expect(kinds(text)).toEqual([kind, 'background'])
    expect(read(brief({ challenges: text }), '2026-11-15').limits.map((one) => one.kind)).toEqual([kind])
  })

  test.each([
    'Nothing is written down.',
    'Invoices are late. Nobody knows why.',
    'Rain leaks in and spoils the sacks.',
  ])('a trouble stays one: %s', (text) => {
    expect(kinds(text)).not.toContain('background')
  })
})

test.each([
  'My grandfather started it with a handcart, which is a long story.',
  'I took over from my aunt in 2019 and I love it.',
  'Where do I start.',
  'I mention this because I do not want to be asked later.',
  'Part of me loves it.',
  'I lost sleep on it.',
  'Season April to October.',
])('a remark is no trouble: %s', (text) => {
  expect(kinds(text)).toEqual(['background'])
})

describe('what was tried', () => {
  test.each([
    ['We tried a booking app in 2021 and it let people book Sundays.', 'it let people book Sundays'],
    ['We bought tablets in 2020; the crew went back to paper because of the rain.', 'because of the rain'],
    ['Rota app 2023, €46,000, dropped after 7 months.', 'after 7 months'],
    ['RFID: tried 2019, tags died in the wash, supplier went bust, $60k gone.', '$60k gone'],
    ['In 2022 we paid 90,000 for an optimiser that was switched off after 4 months.', 'after 4 months'],
    ['tried a stock system, scanner got run over', 'run over'],
    ['Sensor project 2023: 40 loggers, SIM cards never renewed, dead in 2 months.', 'dead in 2 months'],
    ['We spent 20 lakh on a pilot with a startup. Stopped.', 'Stopped'],
  ])('is told to its end, and is no need: %s', (challenges, end) => {
    const facts = read(brief({ challenges }), '2026-11-15')
    expect(facts.tried).toHaveLength(1)
    expect(facts.tried[0]?.text.endsWith(end)).toBe(true)
    expect(facts.statements.every(({ kind }) => kind === 'background')).toBe(true)
  })

  test('what was bought and is used was no attempt', () => {
    const description = 'We clear freight. Our operating system was bought in 2018 and holds every file since.'
    expect(read(brief({ description }), '2026-11-15').tried).toEqual([])
  })

  test.each([
    'We tried to hire two planners and nobody came.',
    'Staff try to help but the system is down.',
    'We have tried for years to get an answer.',
    'In 2019 we bought the shop next door.',
    'We paid 40,000 in fines last year.',
    'We bought it two years ago and only the office uses it.',
  ])('not so: %s', (challenges) => {
    expect(read(brief({ challenges }), '2026-11-15').tried).toEqual([])
  })
})

test.each([
  'One mayor proposes cameras at the gate to see who has not paid.',
  'My nephew says let the nurses put notes in the free ChatGPT and be done with it.',
  'A parent offered to build us an app that grades the children, free.',
  'The sales director wants to collect what every shop sells and sell it to brands.',
  'A drone was offered for €48,000.',
  'A phone company will give us R300,000 if they may use the photos.',
])('what somebody else would have the firm do is a wish: %s', (text) => {
  expect(kinds(text)).toEqual(['wish'])
})

test.each([
  'Here is what the management team wrote on the flip chart:',
  'What I’m after:',
  'Our wishes for the coming year, not in order:',
  'Where we want to be in 18 months:',
  'Right, in no order:',
  'The annual plan commits us to the following.',
  'Good day to you all.',
  'Lo que nos pidió el consejo:',
  'Targets the members voted for at the AGM on the 9th:',
])('words before a list ask for nothing: %s', (frame) => {
  const goals = `${frame}\nInvoices out in 2 days instead of 9.\nNo-shows at the yard from 12% to 7%.`
  const { statements } = read(brief({ business_goals: goals }), '2026-11-17')
  expect(statements.filter(isNeed).map(({ text }) => text)).toEqual([
    'Invoices out in 2 days instead of 9',
    'No-shows at the yard from 12% to 7%',
  ])
})

test('short lines are goals of their own, though a paragraph stands below them', () => {
  const goals = `on time departure from 71% to 88%\nfuel from 46 to 42 liters a mile\nengine breakdowns nobody saw coming... max 6 a year\n\nSometimes ${'the last boat of the day gets more people than it should and then '.repeat(3)}there is trouble.`
  const { statements } = read(brief({ business_goals: goals }), '2026-11-17')
  expect(statements.filter(isNeed).map(({ text }) => text)).toContain('engine breakdowns nobody saw coming')
})

test('what stands first under such words is a goal, though it has no verb', () => {
  const goals = 'Ok so here is what we talked about:\n\non time departure. We are 71% on time, sisters want 88%'
  const { statements } = read(brief({ business_goals: goals }), '2026-11-17')
  expect(statements.filter(isNeed).map(({ text }) => text)).toEqual(['on time departure'])
})

test.each([
  'Hi-vis jackets never run out',
  'Dear customers leave us, keep them',
  'Cut waiting at the slip by half:\nQuotes same day',
])('neither a greeting nor a colon hides a goal: %s', (goals) => {
  const { statements } = read(brief({ business_goals: goals }), '2026-11-17')
  expect(statements.filter(isNeed).map(({ text }) => text)).toContain(goals.split(':')[0])
})

test.each(['Here we need fewer no-shows', 'Our goals for scrap: 5% instead of 9', 'What we want is fewer complaints'])(
  'a goal that begins like one is a goal: %s',
  (goals) => {
    const { statements } = read(brief({ business_goals: goals }), '2026-11-17')
    expect(statements.filter(isNeed)).toHaveLength(1)
  },
)

test.each(['Also', 'Ordered by importance', 'Goals for 2027', 'Measure, today, target'])(
  'what stands over a list is no goal: %s',
  (heading) => {
    const { statements } = read(brief({ business_goals: `${heading}:\nLate parcels, 9%, 4%` }), '2026-11-17')
    const goals = statements.filter(({ kind }) => kind === 'goal').map(({ text }) => text)
    expect(goals).toEqual(['Late parcels, 9%, 4%'])
  },
)

test.each([
  'A German partner gave us a 3D scanner in 2022, it was used for two months then the trained man left, it is in the cupboard.',
  'An answering service with a voice for six weeks, a widow hung up crying and my mother said never again.',
  'En 2021 compramos una cámara de selección, nadie la calibró para pimiento y ahí está, apagada.',
  'Ein Kameraprüfsystem von 2020 steht auf Linie 7 und ist abgeschaltet, weil es jede zehnte gute Packung ausgeschleust hat.',
])('an attempt is known by how people tell of one, in any language: %s', (challenges) => {
  expect(read(brief({ challenges }), '2026-11-15').tried).toHaveLength(1)
})

test.each([
  'We bought new scales in 2021 and weigh every crate on them.',
  'Last year we lost 40 pallets in the flood.',
  'Half of the drivers use the app, the others ring my mother.',
  'The pilot with the leak sensors goes on to the end of June.',
])('what goes on, or only happened, is none: %s', (challenges) => {
  expect(read(brief({ challenges }), '2026-11-15').tried).toEqual([])
})

test('what one costs or brings is a figure for a sum, and ails nobody', () => {
  const kinds = (challenges: string) =>
    read(brief({ business_goals: 'Refits from 17% to 9%.', challenges }), '2026-11-16').statements.flatMap(
      ({ kind, span }) => (span.field === 'challenges' ? [kind] : []),
    )
  expect(kinds('One refit costs 3.2 hours at EUR 58.')).toEqual(['volume'])
  expect(kinds('The average application is worth EUR 240.')).toEqual(['volume'])
  expect(kinds('Linen never comes back (about 950 pieces a month, KES 650 each to replace).')).not.toContain('goal')
  expect(kinds('Each refit costs us EUR 186 because nobody measures the foot again.')).toContain('pain')
})
