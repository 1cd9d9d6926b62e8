import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const TODAY = '2026-11-17'

const closedIn = (challenges: string, description = 'A joinery in Bristol, England, 14 people.') =>
  advise(brief({ description, business_goals: 'Quotes out in 2 days instead of 9.', challenges }), { date: TODAY })
    .facts.limits.flatMap(({ kind, closed, months }) =>
      kind === 'calendar' ? (closed?.map(({ from, to }) => `${from}..${to}`) ?? [`${months?.join()}`]) : [],
    )
    .toSorted()

test.each([
  ['Between 20 May and 5 August nobody can learn another system.', ['05-20..08-05']],
  [
    'In March and April we lamb and there is no time for meetings, and the yard is closed in August.',
    ['03-01..03-31', '04-01..04-30', '08-01..08-31'],
  ],
  ['In February the inventory, nothing may be started then.', ['02-01..02-29']],
  [
    'July to 10 September is harvest. From mid January to end of March is pruning, don’t call.',
    ['01-15..03-31', '07-01..09-10'],
  ],
  [
    'The main picking is March, nobody has time. The second one is in October, smaller but still bad.',
    ['03-01..03-31', '10-01..10-31'],
  ],
  [
    'From 10 November to New Year there is nobody to talk to, also the week before Easter.',
    ['03-21..03-28', '11-10..01-02'],
  ],
  [
    'From 10 November to New Year there is nobody to talk to, and in the week before Easter.',
    ['03-21..03-28', '11-10..01-02'],
  ],
  [
    'We don’t start projects between Black Friday and New Year, same in the week before Mother’s Day.',
    ['02-28..03-07', '11-23..01-02'],
  ],
  [
    'Don’t even phone between Jan 10 and Feb 2 or the first week of May to Father’s Day.',
    ['01-10..02-02', '05-01..06-20'],
  ],
])('each of the times is kept: %s', (told, days) => {
  expect(closedIn(told)).toEqual(days)
})

test.each([
  [
    'We can’t start anything in November (pruning no, that’s January), so November is out.',
    ['11-01..11-30', '11-01..11-30'],
  ],
  ['March and April are out (exams, no wait, those are in June), nothing new then.', ['03-01..03-31', '04-01..04-30']],
  ['No time in March, and Paula is on leave in May.', ['03-01..03-31']],
  ['September is harvest, don’t call. October is our anniversary with 2,000 visitors.', ['09-01..09-30']],
  ['The board meets in May and nothing new can start without it.', []],
  ['In June I stood up in the canteen and told the crew that nobody will lose hours.', []],
])('what is taken back, or one person’s, closes nothing: %s', (told, days) => {
  expect(closedIn(told)).toEqual(days)
})

test('nothing goes here, with the words that stand between in German', () => {
  const told = 'Oktober und November geht bei uns gar nichts, da wollen alle noch fertig werden.'
  expect(closedIn(told, 'Ein Ingenieurbüro in Oldenburg mit 14 Leuten, wir schreiben Konzepte.')).toEqual([
    '10-01..10-31',
    '11-01..11-30',
  ])
})
