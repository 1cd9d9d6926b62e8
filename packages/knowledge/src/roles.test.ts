import { expect, test } from 'vitest'
import { rolesIn, withoutRoles } from './roles.ts'

test.each([
  ['A nurse checks every name first.', ['nurse'], 'A qualified person checks every name first.'],
  ["Send it for one clinician's bookings.", ['clinician'], "Send it for one qualified person's bookings."],
  ['The nurse, the therapist and the resident decide.', ['nurse', 'therapist'], 'Qualified people and the resident decide.'], // prettier-ignore
  ['The head nurse signs; ask vet and owner.', ['nurse', 'vet'], 'The head nurse signs; ask vet and owner.'],
  ['Foremen tell an estimator.', ['foreman', 'estimator'], 'People in charge tell a person in charge.'],
  ['The driver rings the office.', ['nurse'], 'The driver rings the office.'],
])('%s without %s', (text, roles, general) => {
  expect(withoutRoles(text, roles)).toBe(general)
})

test('somebody is told of by what they do as well', () => {
  expect(rolesIn('Nursing is bought in, and two physicians come on Mondays.')).toEqual(['nurse', 'doctor'])
  expect(rolesIn('Tres enfermeras y un capataz')).toEqual(['nurse', 'foreman'])
  expect(rolesIn('A bakery before the bridge, foremost for veterans and dent repair')).toEqual([])
})
