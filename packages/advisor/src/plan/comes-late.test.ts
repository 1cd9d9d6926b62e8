import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const FERRY = {
  description: 'We operate three car ferries in Croatia.',
  business_goals:
    'We want a system that predicts vehicles for each sailing. It must be working for Easter, 28 March 2027, because the mayor announced it already.',
}
const told = (parts: Parameters<typeof brief>[0]) => advise(brief({ ...FERRY, ...parts }), { date: '2026-11-19' })

test('what is there only after the day is told as what that day cannot have', () => {
  const { plan, text } = told({
    data_collected: 'New scanning at the ramp is ordered, supplier delivers in middle of April 2027.',
  })
  expect(plan.insights).toContainEqual(expect.objectContaining({ kind: 'comes-late', date: '2027-03-28' }))
  expect(text).toContain('that is after 28 March 2027, the day you gave')
})

test('what is there before it is not', () => {
  const { plan } = told({ data_collected: 'New scanning at the ramp is ordered, supplier delivers in January 2027.' })
  expect(plan.insights.map(({ kind }) => kind)).not.toContain('comes-late')
})

test.each([
  ['90 days', '28 Dec', 'must be asked for by'],
  ['five months', '', 'which is past'],
])('a yes that takes %s has a last day to be asked for', (long, day, words) => {
  const { text } = told({ challenges: `Every change of the timetable goes to the agency, it takes ${long}.` })
  expect(text).toContain(words)
  expect(text).toContain(day)
})

test('until when somebody is away is the day next to them', () => {
  const { facts } = told({
    challenges: 'The inspection is expected in February or March and the credit manager is on leave until 11 January.',
  })
  expect(facts.absences.map(({ what, when }) => [what, when?.day, when?.month])).toEqual([['returns', 11, 1]])
})
