import { describe, expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { planFaults } from '../check/plan-check.ts'
import { brief } from '../testing/told-brief.ts'
import { stretchesIn } from './closed-times.ts'
import { read } from './read.ts'

const TODAY = '2026-11-17'

describe('the days of the year that a sentence names', () => {
  test.each([
    ['nesting apr-june nobody has time', '04-01..06-30'],
    ['between December 15 and March 31', '12-15..03-31'],
    ['From June up to and with September nothing new can start', '06-01..09-30'],
    ['mid May to end June, and the 2 wks before Christmas', '05-15..06-30 12-10..12-24'],
    ['the first half of January nor the two weeks around Easter', '01-01..01-15 03-21..04-04'],
    ['Easter and the whole of December till 3 January', '03-25..03-29 12-01..01-03'],
    ['jan + feb = visitors', '01-01..01-31 02-01..02-29'],
    ['Ferragosto week, 10-20 August', '08-10..08-20'],
    ['december no and semana santa no', '12-01..12-31 03-21..03-29'],
    ['Q4 is parcels', '10-01..12-31'],
    ['De diciembre a marzo no podemos', '12-01..03-31'],
    ['from the last week of November till after the 6th of January', '11-24..01-06'],
    ['1 June right through to the middle of September', '06-01..09-15'],
    ['Spat collection in weeks 20 to 24 and the rush (weeks 49 to 51) are all hands', '05-17..06-20 11-30..12-20'],
    ['Uke 28 og 29', '07-12..07-18'],
    ['from mid October through to the middle of January', '10-15..01-15'],
    ['the week before Easter and the last week of April to Mother’s Day', '03-21..03-28 04-24..05-09'],
    ['one week around Easter, two weeks around Chinese New Year', '03-24..04-01 01-30..02-13'],
    ['from Palm Sunday to Easter Monday, and Christmas and New Year', '03-21..03-29 12-24..01-02'],
    ['Ramadan and the two weeks after', '02-08..03-23'],
    ['in Easter and the week before nobody has time', '03-21..03-29'],
    ['Ramadan and the two weeks after Easter', '02-08..03-09 03-28..04-11'],
    ['in Pongal week in January', '01-13..01-17'],
    ['After midsummer two weeks closed', '06-26..07-10'],
    ['after Easter we are shut for three weeks', '03-28..04-18'],
    ['Easter, one week before and two weeks after', '03-21..04-11'],
    ['Chinese New Year two weeks before and one week after please plan nothing', '01-23..02-13'],
    ['after Easter the two of us are back', '03-25..03-29'],
    ['Black Friday to 6 January', '11-23..01-06'],
    ['each week 40 parcels, a week 12 more', ''],
    ['I do not want to hear of it till November', ''],
    ['we may march on', ''],
  ])('%s', (text, days) => {
    expect(
      stretchesIn(text, TODAY)
        .map(({ from, to }) => `${from}..${to}`)
        .join(' '),
    ).toBe(days)
  })
})

const planned = (challenges: string) =>
  advise(
    brief({
      description: 'A joinery in Bristol, England, 14 people.',
      business_goals: 'Quotes out in 2 days instead of 9.',
      challenges,
    }),
    { date: TODAY },
  )

test.each([
  ['January is mad, leave us be.', [1], []],
  ['June to August impossible, February is quiet.', [6, 7, 8], []],
  [
    'Nothing can start in April on account of the New Year, and Tuesdays and Wednesdays are sale days so no training on those.',
    [4],
    [],
  ],
  ['From 6 November to the middle of March the yard is full and no one has a free hour.', [], [['11-06', '03-15']]],
  ['December and the weeks of school opening (Jan, May, Aug) nobody sits down even for tea.', [1, 5, 8, 12], []],
  ['Nothing new may be started in December 2026 or January 2027.', [1, 12], []],
  [
    'We are moving, so nobody has time before 1 March 2027, and in June and July 2027 we start nothing new.',
    [6, 7],
    [],
  ],
  ['The audit is in May 2027, so nothing in the process may change in April or May.', [4, 5], []],
  ['January and February 2027 closed for any new thing because of the New Year orders.', [1, 2], []],
])('nothing begins then: %s', (told, months, days) => {
  const { plan, text } = planned(told)
  expect(plan.blocked).toEqual(months)
  expect(plan.closed.map(({ from, to }) => [from, to])).toEqual(days)
  expect(text).toContain('Nothing new begins')
  for (const { from } of plan.initiatives) expect(plan.blocked).not.toContain(Number(from.slice(5, 7)))
})

test.each([
  'When Ines was ill in February no quote went out.',
  'The bank looks at us again on 31 March.',
  'Training can be in June and July only.',
  'In winter the glue does not dry.',
])('nothing is closed by it: %s', (told) => {
  const { plan } = planned(told)
  expect([plan.blocked, plan.closed]).toEqual([[], []])
})

test('the checker knows the days too, and not only their month', () => {
  const { facts, plan } = planned('December no, and semana santa no.')
  const late = plan.initiatives.map((one) => ({ ...one, from: '2027-03-01', gate: '2027-04-05', to: '2027-05-03' }))
  const faults = (from: string) =>
    planFaults(facts, { ...plan, initiatives: late.map((one) => ({ ...one, from })) }).filter(
      ({ kind }) => kind === 'calendar',
    )
  expect(faults('2027-03-01')).toEqual([])
  expect(faults('2027-03-24')).not.toEqual([])
})

test('who has no time yet is sent to work when there is some, and never on a holiday', () => {
  const { plan, text } = planned('November and December are impossible.')
  expect(plan.initiatives[0]?.from).toBe('2027-01-04')
  expect(text).toContain('**In short.** From 4 January 2027, ')
  expect(planned('').text).toContain('**In short.** This week, ')
})

test('a slack month is the one to begin in', () => {
  const told = brief({ challenges: 'September to mid December and March are mad, August is dead.' })
  const { limits } = advise(told, { date: '2026-11-17' }).facts
  expect(limits.find(({ kind }) => kind === 'calendar')?.months).toEqual([3, 9, 10, 11, 12])
})

test('a dead month in which nobody is there is closed', () => {
  const { limits } = advise(brief({ challenges: 'July is dead here, nobody in office.' }), { date: '2026-11-17' }).facts
  expect(limits.map(({ months }) => months)).toEqual([[7]])
})

test('the time that is best for new things is neither closed nor a hurdle', () => {
  const { facts } = advise(brief({ challenges: 'April and December holidays are best for any new thing.' }), {
    date: '2026-11-17',
  })
  expect(facts.limits.filter(({ kind }) => kind === 'calendar')).toEqual([])
  expect(facts.statements.flatMap(({ hurdle }) => hurdle ?? [])).toEqual([])
})

test('what is said again of the same time is neither another time nor something refused', () => {
  const told = brief({
    challenges: 'From mid-November until Christmas Eve everybody is out tuning; do not ask us for anything then.',
  })
  const { limits } = advise(told, { date: '2026-11-17' }).facts
  expect(limits.map(({ kind, closed }) => [kind, closed?.length])).toEqual([['calendar', 1]])
})

test('feasts of the church year bound a time', () => {
  const told = brief({ challenges: 'From the first Sunday of Advent until 6 January nobody here reads an e-mail.' })
  const { limits } = advise(told, { date: '2026-11-17' }).facts
  expect(limits.map(({ closed }) => closed)).toEqual([[{ from: '11-28', to: '01-06' }]])
})

test.each([
  'Except for July we are busy all year.',
  'The busy months are over by March.',
  'Our accountant April Jones is too busy.',
])('a month that is named is not always closed: %s', (challenges) => {
  const { limits } = advise(brief({ challenges }), { date: '2026-11-17' }).facts
  expect(limits.filter(({ kind }) => kind === 'calendar')).toEqual([])
})

const closedBy = (team_ai_familiarity: string, description = '') =>
  advise(brief({ description, business_goals: 'Late jobs from 12% to 4%.', team_ai_familiarity }), { date: TODAY }).plan
    .blocked

test.each([
  ['Nothing is begun in November.', [11]],
  ['Nothing can start in June or July, because of the intensive courses.', [6, 7]],
  ['December and January are out altogether; every hand is on the road then.', [1, 12]],
  ['Municipal election: no new project may begin in October.', [10]],
  ['In agosto, novembre e dicembre non si comincia niente: sagre e Natale.', [8, 11, 12]],
  [
    'Ivana made a bot and it answered nonsense so we took it down, in June, July and August nothing is started because it is season, and the data stays in the EU.',
    [6, 7, 8],
  ],
])('what people say plainly of a time without time: %s', (told, months) => {
  expect(closedBy(told).toSorted((a, b) => a - b)).toEqual(months)
})

test.each([
  'We can start in May.',
  'Ivana did a course in March and liked it.',
  'In September we tried Copilot and forgot it again.',
  'Everyone is on Excel, May figures are missing.',
  'Our biggest customer is closed in August.',
  'We closed the Plymouth showroom in June.',
])('what happens at a time closes nothing: %s', (told) => {
  expect(closedBy(told)).toEqual([])
})

test('a county is no month', () => {
  expect(closedBy('None.', 'Home support for older people in west Mayo, Ireland, and nobody else does it.')).toEqual([])
})

test.each([
  ['We moved in January, hired in March, and will not be able to look at anything in November because of stocktake.', [11]], // prettier-ignore
  ['We hired two fitters in March and one in May, and the workshop is closed in August.', [8]],
  ['The fair is in May, so nothing new can begin in April.', [4]],
  ['In August, November and December nothing is begun.', [8, 11, 12]],
  ['We are quiet in January and February and busy from April to September.', [4, 5, 6, 7, 8, 9]],
])('of several times only those are closed of which that is said: %s', (told, months) => {
  expect(closedBy(told).toSorted((a, b) => a - b)).toEqual(months)
})

test.each(['We cannot start before March.', 'Not before March.', 'Vor März geht nichts.'])(
  'what may not begin before a month begins with it: %s',
  (team_ai_familiarity) => {
    const { plan } = advise(brief({ business_goals: 'Late jobs from 12% to 4%.', team_ai_familiarity }), {
      date: TODAY,
    })
    expect(plan.start.slice(0, 7)).toBe('2027-03')
    expect(plan.blocked).toEqual([])
  },
)

test.each(['Our apprentices start in September.', 'Invoices are not sent until March.'])(
  'what others begin moves no plan: %s',
  (challenges) => {
    const { plan } = advise(brief({ business_goals: 'Late jobs from 12% to 4%.', challenges }), { date: TODAY })
    expect(plan.start < '2027').toBe(true)
  },
)

test.each([
  ['No start in March because of the general assembly, and no start in December.', [3, 12]],
  ['Anything can be started except in March because of year closing and in August because of the feast.', [3, 8]],
  ['In July are the big stops of the plant and we cannot begin anything.', [7]],
  ['Nothing should start in May or June because that is our harvest.', [5, 6]],
  ['Do not plan any start in June or July, we close the year.', [6, 7]],
  ['Season is April to October, but a project can be started in any month.', []],
  ['From March up to and including June the crop is on and no new thing may begin.', [3, 4, 5, 6]],
  ['The cooling season is May to September; no project may begin in that period.', [5, 6, 7, 8, 9]],
  ['Nothing is to be started in December (stocktaking and holidays) or in June (the plan is adopted).', [6, 12]],
  ['The new excavator is a different line and may not be touched.', []],
  ['December is a write-off, and April and May we are all on the shore, so no new things in those three.', [4, 5, 12]],
])('when nothing may start, however it is put: %s', (team_ai_familiarity, months) => {
  const { limits } = advise(brief({ team_ai_familiarity }), { date: '2026-11-17' }).facts
  expect(limits.filter(({ kind }) => kind === 'start')).toEqual([])
  expect([...new Set(limits.flatMap((one) => one.months ?? []))].toSorted((a, b) => a - b)).toEqual(months)
})

test.each([
  ['Nobody has time January through March so we would start in April.', [1, 2, 3]],
  ['We did 128 jobs in October and that is flat out. Nothing new in July.', [7]],
  ['Staff: me, Janet and a front of house supervisor April to October. Nothing new in December.', [12]],
])('%s closes %j', (challenges, months) => {
  const { plan } = advise(brief({ description: 'A museum in Leeds, England.', challenges }), { date: '2026-11-16' })
  expect(plan.blocked).toEqual(months)
})

test.each([
  ['We start nothing new in November or December, nor from the middle of February until Easter is out.', '2027-01-04'],
  ['From 15 April to Juhannus we cannot begin anything.', undefined],
])('%s keeps every part of it free', (challenges, start) => {
  const { plan } = advise(brief({ description: 'A yard in Leeds, England.', challenges }), { date: '2026-11-17' })
  if (start) {
    expect(plan.blocked).toEqual([11, 12])
    expect(plan.start).toBe(start)
  } else expect(plan.closed).toContainEqual({ from: '04-15', to: '06-26' })
})

test.each([
  ['Nothing new from middle of November until after Australia Day.', { from: '11-15', to: '01-26' }],
  ['Chinese New Year two weeks before and after we cannot touch anything.', { from: '01-23', to: '02-20' }],
])('%s is closed to its end', (challenges, stretch) => {
  const { plan } = advise(brief({ description: 'An oyster farm.', challenges }), { date: '2026-11-16' })
  expect(plan.closed).toContainEqual(stretch)
})

test('months in which a board sits are not closed', () => {
  const challenges = 'Anything above 10,000 goes to the board, which sits only in September and in February.'
  expect(
    advise(brief({ description: 'A theatre in Leeds, England.', challenges }), { date: '2026-11-16' }).plan.blocked,
  ).toEqual([])
})

test.each([
  [
    'September bis Mitte Dezember ist Weihnachtsgeschäft, da fassen wir keine Linie an.',
    'Wir verpacken im Lohnauftrag Kosmetik für 70 Markenkunden, Standort Wels, 520 Leute.',
    'Rüstzeit von derzeit 48 Minuten auf 35.',
    ['09-01', '12-15'],
  ],
])('what lies between is closed too: %s', (challenges, description, goals, closed) => {
  const { plan } = advise(brief({ description, business_goals: goals, challenges }), { date: TODAY })
  const days = plan.closed.flatMap(({ from, to }) => [from, to])
  expect([...days, ...plan.blocked.map(String)].toSorted()).toEqual(closed.toSorted())
})

test('between two months lies a stretch, in whichever language', () => {
  for (const text of ['entre diciembre y febrero no se puede', 'zwischen Dezember und Februar geht nichts'])
    expect(stretchesIn(text, TODAY)).toEqual([{ from: '12-01', to: '02-29' }])
})

test('Christmas and Carnival end a stretch in other languages too', () => {
  expect(stretchesIn('von Mitte November bis Weihnachten', TODAY)).toEqual([{ from: '11-15', to: '12-26' }])
  expect(stretchesIn('De dezembro até o Carnaval', TODAY)).toMatchObject([{ from: '12-01' }])
})

test.each([
  [
    'Aucun changement sur le site du 1er novembre au 31 janvier.',
    'Une boutique en ligne de mode à Nantes.',
    'Retours : passer de 34 % à 27 % des commandes.',
  ],
  [
    'Keine Änderungen von November bis Januar.',
    'Ein Versandhandel in Leipzig mit 40 Leuten.',
    'Retouren von 34 % auf 27 % senken.',
  ],
])('no changes then, in whichever language: %s', (challenges, description, business_goals) => {
  const { plan } = advise(brief({ description, business_goals, challenges }), { date: TODAY })
  const days = plan.closed.flatMap(({ from, to }) => [from, to])
  expect([...plan.blocked.map(String), ...days].toSorted()).toEqual(
    days.length > 0 ? ['01-31', '11-01'] : ['1', '11', '12'],
  )
})

test.each([
  'In August 2024 nobody had time.',
  'Ad agosto, con Loredana in ferie, le telefonate erano 300 al giorno.',
  'We applied for £25,000 from a foundation, answer in April, please do not plan with it.',
])('what was, or comes from others, closes nothing: %s', (told) => {
  expect(planned(told).plan.blocked).toEqual([])
})

test.each([
  ['Nothing may begin in Carnival week.', 'Cologne, Germany', ['02-04..02-10']],
  ['Nothing can start in the carnival week.', 'Manchester, England', []],
  [
    'Easter carnival week and all of October nothing can start.',
    'Bendigo, Australia',
    ['03-25..03-29', '10-01..10-31'],
  ],
  ['Nobody has time in the winter carnival week and in July.', 'Auckland, New Zealand', ['07-01..07-31']],
])('a carnival is kept free where it comes before Lent: %s', (challenges, place, days) => {
  const { limits } = read(brief({ description: `A bus firm in ${place}, 60 people.`, challenges }), TODAY)
  const closed = limits.flatMap((limit) => limit.closed ?? [])
  expect(closed.map(({ from, to }) => `${from}..${to}`)).toEqual(days)
  expect(limits.flatMap(({ closed: known, months }) => (known ? [] : (months ?? [])))).toEqual([])
})
