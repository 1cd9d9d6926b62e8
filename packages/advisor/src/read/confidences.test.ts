import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const told = (challenges: string) =>
  read(brief({ business_goals: 'Fewer missed calls.', challenges }), '2026-11-16')
    .statements.filter(({ span }) => span.field === 'challenges')
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['Our vet told me confidentially that she leaves in May. Owners ring at all hours.', 'May'],
  ['Between us, the landlord wants to sell. Owners ring at all hours.', 'landlord'],
  ['The site manager goes in spring and the others do not know yet. Owners ring at all hours.', 'spring'],
  ['We shall close the Dover house in June, which has not been announced yet. Owners ring at all hours.', 'Dover'],
  [
    'Mrs Penrose is ill and may not come back. Please keep this out of the report. Owners ring at all hours.',
    'Penrose',
  ],
  ['Mrs Penrose drinks. Please don’t repeat that to anybody. Owners ring at all hours.', 'repeat'],
  ['The groom was caught drinking. This must stay between us. Owners ring at all hours.', 'groom'],
])('what is told in confidence is set aside: %s', (text, secret) => {
  expect(told(text)).not.toContain(secret)
  expect(told(text)).not.toMatch(/between us|out of the report/)
  expect(told(text)).toContain('ring at all hours')
})

test.each([
  'Client files are confidential and stay in the office.',
  'Nobody knows why dogs come late.',
  'Nobody can learn a new till in the summer.',
  'No one can hear the phone in the kennels.',
  'The staff do not know how to use the new till.',
  'We must not share addresses with suppliers.',
  'They told us the price is private business.',
])('what speaks of secrets without being one is kept: %s', (text) => {
  expect(told(text)).toContain(text.split(' ').at(-1)?.replace('.', ''))
})

test.each([
  'Don’t tell the staff, but enquiries will be moved to Globotron.',
  'Confidential: we will close Globotron in March, which is why quotes are late.',
  'Not for the report: enquiries go unanswered because Globotron is leaving.',
  'Nobody outside may know that doors come from Globotron.',
])('what is told in confidence at the head of a sentence is set aside: %s', (challenges) => {
  expect(told(challenges)).not.toContain('Globotron')
})
