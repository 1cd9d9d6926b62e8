import { expect, test } from 'vitest'
import { rolesIn, withoutRoles } from './roles.ts'

test.each([
  ['A nurse checks every name first.', ['nurse'], 'A qualified person checks every name first.'],
  ["Send it for one clinician's bookings.", ['clinician'], "Send it for one qualified person's bookings."],
  ['Foremen tell an estimator.', ['foreman', 'estimator'], 'People in charge tell a person in charge.'],
  ['The driver rings the office.', ['nurse'], 'The driver rings the office.'],
])('%s without %s', (text, roles, general) => {
  expect(withoutRoles(text, roles)).toBe(general)
})

test('somebody is told of by what they do as well', () => {
  expect(rolesIn('We drive two vans; nursing is bought in.')).toEqual(['nurse', 'driver'])
  expect(rolesIn('A bakery before the bridge')).toEqual([])
})
