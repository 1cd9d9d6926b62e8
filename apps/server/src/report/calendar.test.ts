import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile, type CalendarSource } from './calendar.ts'
import { adviceSource } from './testing/sources.ts'

const TIMELINE = adviceSource().insights?.timeline ?? []

const source = (changes: Partial<CalendarSource> = {}): CalendarSource => ({
  roadmapId: '0190-a',
  host: 'cairn.example',
  name: 'AI Opportunity Assessment for Riverbend Orchards',
  product: 'Cairn',
  start: '2026-11-15T09:30:00.000Z',
  url: 'https://cairn.example/roadmaps/0190-a',
  timeline: TIMELINE,
  ...changes,
})

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
}

test('every step of the plan is a day in the calendar, the one the report names', () => {
  const given = source()
  const events = read(calendarFile(given))
  expect(given.timeline.length).toBeGreaterThan(3)
  expect(events.map(({ summary }) => summary)).toEqual(given.timeline.map(({ lane, task }) => `${lane}: ${task}`))
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  for (const event of events) {
    expect([event.startDate.isDate, event.duration.toString()]).toEqual([true, 'P1D'])
    expect(event.startDate.toString() >= '2026-11-15').toBe(true)
  }
})

test('months count from the report’s date, to the day', () => {
  const task = { id: 'i1-test', lane: 'I1 Forecast', task: 'Prepare and test', after: [] }
  const [event] = read(calendarFile(source({ timeline: [{ ...task, from: 0.49, to: 2 }] })))
  expect([event?.startDate.toString(), event?.description]).toEqual([
    '2026-11-30',
    'Until 2027-01-15.\nhttps://cairn.example/roadmaps/0190-a',
  ])
})

test('no line is longer than 75 bytes or ends otherwise than RFC 5545 says, whatever a step is called', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      (lane, task) => {
        const file = calendarFile(
          source({ timeline: [{ id: 'x', lane, task, from: 0, to: 1, after: [] }], name: lane }),
        )
        const lines = file.split('\r\n')
        expect(lines.pop()).toBe('')
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).toMatch(/^(?: |[A-Z-]+(?:;VALUE=DATE)?:)[^\r\n]*$/)
        }
        const unfolded = file.replaceAll('\r\n ', '')
        expect(unfolded.match(/^(BEGIN|END):/gm)).toEqual(['BEGIN:', 'BEGIN:', 'END:', 'END:'])
        const plain = (text: string) =>
          text
            .toWellFormed()
            .replaceAll(/\r\n?/g, '\n')
            .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
        expect(read(file)[0]?.summary).toBe(plain(`${lane}: ${task}`))
      },
    ),
  )
})
