import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const owners = (told: Parameters<typeof brief>[0]) =>
  advise(brief(told), { date: '2026-11-16' }).plan.initiatives.flatMap(({ owner }) => (owner.told ? [owner.title] : []))

test.each([
  {
    description: 'We make chairs in Leeds, England, and supply some 300 independent interior designers.',
    business_goals: 'Finished chairs on stock from £400,000 to £280,000, so that no interior designer waits.',
  },
  {
    description: 'A haulier in Leeds, England, with 40 drivers.',
    business_goals: 'Diesel down by 10%.',
    challenges: 'Drivers sell diesel at night.',
  },
])('whom the work is for, or who only does it, does not answer for it: %o', (told) => {
  expect(owners(told)).toEqual([])
})

test('one person who is named does', () => {
  expect(
    owners({
      description: 'A haulier in Leeds, England.',
      business_goals: 'Invoices out in 2 days instead of 9.',
      challenges: 'Invoices are typed by the office manager, Ines.',
    }),
  ).toContain('office manager')
})
