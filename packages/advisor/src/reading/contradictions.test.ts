import { describe, expect, test } from 'vitest'
import { readBrief } from '../brief-reader.ts'
import { LEXICON } from '../knowledge/library.ts'
import { sampleBrief } from '../testing/sample-briefs.ts'
import { excerpt } from './excerpt.ts'

const kinds = (description: string, challenges: string, business_goals = 'Do the work well.') =>
  readBrief(sampleBrief({ description, challenges, business_goals, data_collected: '' }), LEXICON)
    .contradictions.map(({ kind }) => kind)
    .filter((kind) => kind !== 'size')

describe('two statements in different fields that cannot both hold', () => {
  test.each([
    ['Each boat has carried a GPS logger since 2019.', 'There is no data on where the boats go.', 'data against data'],
    ['We keep ten years of sales in Vend.', 'We have no data to go by.', 'data against data'],
    ['Soil sensors report every 15 minutes.', 'No records of soil moisture exist.', 'data against data'],
    ['Lift meters have been read since 2015.', 'We never kept records of lift faults.', 'data against data'],
    ['Wir haben keine Daten.', 'Die Anlage schreibt Logdaten seit 2016 mit, alle Sensoren.', 'data against data'],
    ['Nobody will lose their job.', 'Get the call team from 20 to 9 by June.', 'jobs against cuts'],
    ['We promised no redundancies.', 'The aim is to run payroll with half the staff.', 'jobs against cuts'],
    ['All jobs are safe, I told the crew.', 'We must cut 12 people in the packing hall.', 'jobs against cuts'],
    ['No one is going to be laid off.', 'Let four of the typists go after the trial.', 'jobs against cuts'],
    ['Sin despidos, es una promesa.', 'Fewer staff at the counter.', 'jobs against cuts'],
    ['The theatre is sold out every night.', 'Seats sold stand at 61%.', 'full against empty'],
    ['Our chairs are fully booked all week.', 'Chair utilisation is 48 percent.', 'full against empty'],
    ['We are always full.', 'How do we fill the empty beds?', 'full against empty'],
    ['Every class is full.', 'Half-empty lessons cost us money.', 'full against empty'],
    ['The car park is full every weekday.', 'Occupancy is just 55%.', 'full against empty'],
    ['We have no budget.', 'The board approved $250,000 for this.', 'money against spending'],
    ['There is no money for software.', 'We plan to invest 90k in a system.', 'money against spending'],
    ['We cannot afford it.', 'Build a digital twin of the plant.', 'money against ambition'],
    ['Sans budget pour cela.', 'We want robots in the store.', 'money against ambition'],
    ['Zero budget this year.', 'Website, app and kiosk, all live by Easter.', 'money against ambition'],
    ['Nothing leaves the plant.', 'Everybody works with ChatGPT on drawings.', 'cloud against cloud'],
    ['Niente cloud, per favore.', 'Vogliamo usare Copilot in ufficio.', 'cloud against cloud'],
    ['No file may leave our office.', 'We want to move the files to the cloud.', 'cloud against cloud'],
    ['Keine Cloud.', 'Die Akten sollen in die Cloud.', 'cloud against cloud'],
    ['Patient files are on-premises only.', 'We want a cloud-based scribe.', 'cloud against cloud'],
    ['We deliver 400 parcels a day.', 'The 900 parcels a day are too many.', 'figure against figure'],
    ['The lab runs 120 samples a week.', 'Typing in 60 samples a week takes hours.', 'figure against figure'],
    ['We write 30 quotes a month.', 'Our 80 quotes a month are slow.', 'figure against figure'],
    ['We have had no accidents.', '14 accidents cost us dearly.', 'figure against figure'],
    ['Customers make no complaints.', 'We answer 25 complaints by hand.', 'figure against figure'],
    ['We are never late.', '18% of trips arrive late.', 'punctual against late'],
  ])('%j and %j', (one, other, kind) => {
    expect(kinds(one, other)).toContain(kind)
    expect(kinds(other, one)).toContain(kind)
  })

  test('a head count to be cut among the goals meets the promise', () => {
    expect(kinds('A bus firm.', 'No layoffs.', 'Reduce the depot staff from 30 to 18.')).toEqual(['jobs against cuts'])
  })
})

describe('what only looks like one', () => {
  test.each([
    ['The till has been kept since 2018.', 'There is no data on soil moisture.'],
    ['Nobody loses their job.', 'Cut desk time from 14 to 6 hours.'],
    ['Nobody loses their job.', 'Grow the team from 6 to 14.'],
    ['We are booked out every Saturday of the year.', 'Occupancy is 96%.'],
    ['On-premises only, no ChatGPT.', 'We do not want anything in the cloud.'],
    ['We cannot afford another recall.', 'Robots pack the boxes.'],
    ['We get 140 calls a day.', 'Some 90 calls a day are about parking.'],
    ['We had 30 complaints.', 'No complaints system is in place.'],
    ['We have 12 vans.', 'The 12 vans are late.'],
  ])('%j and %j', (one, other) => expect(kinds(one, other)).toEqual([]))
})

test.each([
  [
    'We grow figs, olives and nuts on nine farms, and there is no data on water, which the council wants to see by May.',
    /no data/,
  ],
  ['Short enough.', /enough/],
])('an excerpt of %j is the client’s own run of words and holds the match', (text, pattern) => {
  const part = excerpt(text, pattern, 60)
  expect(text).toContain(part)
  expect(part).toMatch(pattern)
  expect(part.length).toBeLessThanOrEqual(Math.min(60, text.length))
})
