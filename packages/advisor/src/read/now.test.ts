import { expect, test } from 'vitest'
import { writtenOn } from './now.ts'

test.each([
  ['It is early May and the audit is in June.', '2027-05-05'],
  ['We sell ice. It’s mid-March now.', '2027-03-15'],
  ['Nobody answers, but it is 3 April.', '2027-04-03'],
  ['Nobody answers, but it is 3 September.', '2026-11-15'],
  ['They retire before 2028, and it’s October now.', '2026-11-15'],
  ['We are in late January, and the season begins in April.', '2027-01-25'],
  ['It is November. Orders come by phone.', '2026-11-15'],
  ['It is 20 October 2026.', '2026-10-20'],
  // No such statement.
  ['It is May who answers the phone.', '2026-11-15'],
  ['The audit is in May. We want it in June.', '2026-11-15'],
  ['We are in Dublin. March is busy.', '2026-11-15'],
  ['', '2026-11-15'],
])('%s is written on %s', (text, date) => {
  expect(writtenOn(text, '2026-11-15')).toBe(date)
})
