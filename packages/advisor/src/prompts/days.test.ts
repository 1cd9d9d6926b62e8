import { expect, test } from 'vitest'
import { dayAfter } from './days.ts'

test.each([
  ['2027-05-03', '2027-05-03'],
  [' 2027-05-03 ', '2027-05-03'],
  ['2026-11-15', undefined],
  ['2026-01-01', undefined],
  ['2027-02-31', undefined],
  ['2027-13-01', undefined],
  ['9999-12-31', undefined],
  ['2027-05', undefined],
  ['May', undefined],
  ['', undefined],
])('%j is %s', (text, day) => {
  expect(dayAfter(text, '2026-11-15')).toBe(day)
})
