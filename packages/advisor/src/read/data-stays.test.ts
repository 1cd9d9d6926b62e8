import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const kinds = (challenges: string) => read(brief({ challenges }), '2026-11-19').limits.map(({ kind }) => kind)

test.each([
  'Recipes must not leave the company’s own servers.',
  'Member data stays in Kenya, this is a board resolution.',
  'Client papers may only lie on our own server or with a provider that has signed our terms.',
  'Nothing with a student’s name on it leaves the systems they approved.',
  'Navy hulls: no image and no drawing leaves the yard.',
  'Case files and audio are sealed, can’t leave our tenant.',
  'One insurer’s contract forbids claim photos being processed outside New Zealand.',
  'Payroll data not outside the EEA.',
  'Passport scans of guests, this must stay in the house.',
  'The designers’ drawings must not go into any AI that learns from it, other bands would love that.',
  'Client files may not be used to train anyone’s model.',
  'Hourly data of a single household may not be seen by anyone but the settlement clerk.',
  'The chassis makers’ CAD is under secrecy and cannot go on any outside cloud.',
  'Unsere Rezepte dürfen das Haus nicht verlassen.',
  'Les données des patients restent au Québec.',
  'L’elenco dei morosi non deve uscire dal nostro server.',
])('what must not leave binds the plan: %s', (told) => {
  expect(kinds(told)).toEqual(['data'])
})

test.each([
  'In July one vehicle in nine stays on the quay.',
  'The best supervisor leaves on 30 June 2027.',
  'No IT person, outside company in Rijeka.',
  'Test results are kept in a separate book.',
  'The counter girls leave at five.',
  'Certificates should leave the house after one day.',
  'We do not know where the drawings are.',
])('no data are held back by: %s', (told) => {
  expect(kinds(told)).not.toContain('data')
})

test('among the records it is a record too', () => {
  const facts = read(
    brief({ data_collected: 'Names and hours of the ladies please don’t go out of the company.' }),
    '2026-11-19',
  )
  expect(facts.limits.map(({ kind }) => kind)).toEqual(['data'])
  expect(facts.statements.find(({ text }) => text.startsWith('Names'))?.kind).not.toBe('limit')
})

test('a promise of it stands above the plan like any other', () => {
  expect(kinds('We have promised our graduates that medical files stay on our own server.')).toEqual(['promise'])
})

test('a consent that the same sentence asks for is kept beside it', () => {
  expect(kinds('Donor data may not leave Ghana without the consent of our ethics board.')).toEqual(['data', 'consent'])
})

test('the report quotes it where it speaks of safety, and says how it is kept', () => {
  const { text } = advise(
    brief({
      business_goals: 'Reports written in 2 days instead of 9.',
      challenges: 'Patient photos are not to be put on any foreign server.',
    }),
    { date: '2026-11-19' },
  )
  expect(text).toContain(
    '**What must not leave:** “Patient photos are not to be put on any foreign server”. A tool is tried only',
  )
})

test.each([
  'Surgeons must always sign for the tissue themselves.',
  'No light in the tanks at night, the animals must stay dark.',
  'SCADA is not to be reached from the internet.',
])('a rule of the house is kept like what the place allows: %s', (told) => {
  expect(kinds(told)).toContain('technical')
})
