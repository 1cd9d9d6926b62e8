import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const rivals = (told: Parameters<typeof brief>[0]) =>
  read(brief(told), '2026-11-15').disagreements.flatMap(({ figures }) =>
    figures.map(({ who, quantity }) => `${who}: ${quantity.text}`),
  )

test.each([
  [
    {
      business_goals: 'Raise punctuality from 83.1% to 90%.',
      challenges: 'Punctuality is 86.4% as measured by the authority.',
    },
    ['your goal: 83.1%', 'authority: 86.4%'],
  ],
  [
    { business_goals: 'Bring scrap from 6% to 4%.', challenges: 'Scrap is at 9% according to the finance team.' },
    ['your goal: 6%', 'finance team: 9%'],
  ],
  [
    { description: 'We have 40 drivers.', challenges: 'Of our 46 drivers a third are new.' },
    ['your description: 40', 'your list of problems: 46'],
  ],
  [
    { description: 'We handle 400 orders a week.', challenges: 'With 650 orders a week nobody keeps up.' },
    ['your description: 400', 'your list of problems: 650'],
  ],
])('two fields, one thing, two figures: %o', (told, figures) => {
  expect(rivals(told)).toEqual(figures)
})

test.each([
  { business_goals: 'Cut no-shows from 15% to 8%.', challenges: 'No-shows run at 15%.' },
  { business_goals: 'Raise yield from 71% to 76%.', challenges: 'Energy is 12% of cost.' },
  { business_goals: 'Bring sick leave from 9% to 6%.', challenges: 'Sick leave is 12% on Mondays.' },
  { business_goals: 'Raise occupancy from 61% to 70%.', challenges: 'Last year occupancy was 66%.' },
  { description: 'We have 40 drivers and 12 vans.', challenges: '6 drivers are off sick.' },
  { description: 'We run 12 vans.', challenges: 'Two of our 12 vans are old.' },
])('no quarrel: %o', (told) => {
  expect(rivals(told)).toEqual([])
})

test.each([
  { challenges: 'The scheme says 9.2% of claims come back at first, and of that value approx 11% is never paid.' },
  { challenges: 'At the moment the helpers say 1.1 visits a week, perhaps 100 in the year.' },
  { challenges: 'The agency claims 40 leads, we closed 3 of them.' },
])('two figures in one sentence are not yet two for one thing: %o', (told) => {
  expect(rivals(told)).toEqual([])
})
