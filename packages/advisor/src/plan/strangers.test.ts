import { situationById } from '@cairn/knowledge/situations'
import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const DENTAL = 'Three dental practices in Ireland. Patients come from the whole valley.'
const told = (description: string) =>
  advise(brief({ description, business_goals: 'Missed appointments from 19% to 8% at the surgery.', challenges: '' }), {
    date: '2026-11-17',
  })

test('people whom the advice names and the client does not are spoken of in general', () => {
  const { plan, text } = told(DENTAL)
  const [first] = plan.initiatives
  expect(first).toMatchObject({ situation: 'e-missed-appointments', strangers: ['clinician'] })
  expect(situationById('e-missed-appointments').never).toContain('The clinician decides')
  expect(text).not.toMatch(/\bclinicians?\b/i)
  expect(text).toContain('qualified person decides')
})

test('those whom the client has are called what they are', () => {
  const { plan, text } = told(`${DENTAL} Our clinicians see 40 people a day.`)
  expect(plan.initiatives[0]?.strangers).toBeUndefined()
  expect(text).toContain('The clinician decides')
})

const situations = (parts: Parameters<typeof brief>[0]) =>
  advise(brief({ challenges: '', ...parts }), { date: '2026-11-17' }).plan.initiatives.map(({ situation }) => situation)

const GP = 'GP surgery with 9,000 patients and five GPs.'
const VETS = 'Our clinics see horses and cattle in two counties. Nine vets, four nurses.'
const EYES = 'We are an eye hospital with six outreach centres, patients come from three districts.'
const SMALL_VET = 'A small animal veterinary practice in Leeds. Our clinic has five vets.'

test.each([
  [GP, 'Repeat prescription requests swamp the desk, 120 a day.', 'e-repeat-prescriptions', true],
  [VETS, 'The desk is swamped by refill requests for cattle antibiotics.', 'e-repeat-prescriptions', false],
  [SMALL_VET, 'Repeat prescription requests swamp reception, 40 a day.', 'e-repeat-prescriptions', false],
  [EYES, 'Spectacles: from prescription at the outreach centre to delivery takes eleven days, too long.', 'e-repeat-prescriptions', false], // prettier-ignore
  ['A school with 900 pupils.', 'Two pupils with the same name were confused.', 'k5-same-names', true],
  ['We carry luggage in Wales.', 'Guest houses have similar names and bags end up at the wrong one.', 'k5-same-names', false], // prettier-ignore
])('a word of two senses is not taken for that of another trade: %s %s', (description, business_goals, id, is) => {
  expect(situations({ description, business_goals }).includes(id)).toBe(is)
})

test('who publishes tenders is not told which bids to write', () => {
  const goal = { business_goals: 'Tenders eat our evenings, the same text again and again.' }
  const council = { industry: 'Government', description: 'Town council, 45 staff, roads and water.', ...goal } as const
  expect(situations(council)).not.toContain('h-tender-hit-rate')
  expect(advise(brief(council), { date: '2026-11-17' }).plan.initiatives.map(({ move }) => move)).toEqual(['draft'])
  expect(situations({ description: 'Engineering consultancy of 30 people.', ...goal })).toContain('h-tender-hit-rate')
})
