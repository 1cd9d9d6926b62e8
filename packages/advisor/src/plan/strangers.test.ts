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
