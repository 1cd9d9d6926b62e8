import { describe, expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const facts = (data_collected: string) => read(brief({ data_collected }), '2026-11-15')
const names = (text: string) => facts(text).assets.map(({ what }) => what)

describe('records held', () => {
  test.each([
    ['Stock of spares in Excel of Sr. Tavares.', ['Stock of spares']],
    ['Calls at the desk: date, hour, building, not always which door.', ['Calls at the desk']],
    ['Machine logs: time, alarm code, operator, shift.', ['Machine logs']],
    ['In the app: visits, complaints, photos.', ['visits', 'complaints', 'photos']],
    ['Loading slips, handwritten, scanned to PDF every week.', ['Loading slips']],
    ['Job sheets since 2019, free text, many write only "done".', ['Job sheets']],
    ['Group chat with photos of attics, actually, the boys take them.', ['Group chat']],
    ['Test records since 2018 (40,000 runs; some every hour, a fifth missing).', ['Test records']],
    ['Order pads, kept six years; they carry the name of the patient.', ['Order pads']],
    ['Poison register on paper, as it should be.', ['Poison register']],
    ['Complaints in Excel with photos. Accident book.', ['Complaints', 'Accident book']],
    ['Plaster casts on shelves, a member list in Excel with four versions.', ['Plaster casts', 'member list']],
    ['Booking notes in a folder, paper forms scanned as PDF.', ['Booking notes', 'paper forms']],
    ['nightly backups of about 300 shops in our cloud', ['nightly backups']],
    ['Invoices in Word. Before it was paper.', ['Invoices']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  test.each([
    'Shift rosters are with the client, not with us.',
    'Compressor has a display but we do not record it.',
    'The privacy act applies to all of it.',
    'Consent form mentions treatment only.',
  ])('none: %s', (text) => {
    expect(names(text)).toEqual([])
  })

  test.each([
    'Oven temperature each 10 s, kept 30 days then overwritten.',
    'Wash logs by weight, not by customer.',
    'Plot maps: 6 of 9 parks.',
    'Waste weighed only at two sites.',
    'Address lists in 60 formats.',
  ])('with an end to what it can tell: %s', (text) => {
    expect(facts(text).assets.map(({ holes }) => holes.length)).toEqual([1])
  })
})

test.each([
  ['Kettle temperature on the panel.', []],
  ['Orders by voice note in Marathi.', []],
  ['They put it in AFTER the visit.', []],
  ['Files in Clio.', ['Clio']],
])('systems: %s', (text, expected) => {
  expect(facts(text).systems.map(({ name }) => name)).toEqual(expected)
})
