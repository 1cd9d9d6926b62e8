import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const told = (business_goals: string, description = 'A parcel carrier in Leeds, England, with 90 drivers and vans.') =>
  advise(brief({ description, business_goals, challenges: '' }), { date: '2026-11-17' })

test('a pass mark that the client’s target is far above says so, also where what is late is the rest of what is on time', () => {
  const { plan, text } = told('First attempt delivery: today 88.5%, we want 94%.')
  expect(plan.initiatives[0]?.asked).toBe(0.48)
  expect(text).toContain('fall by at least a third. Your own target asks for 48%: what passes is a beginning.')
})

test.each([
  ['one that it reaches', 'First attempt delivery: today 88.5%, we want 91%.'],
  ['what has no target', 'First attempt delivery is at 88.5% and must become better.'],
])('nothing is said of %s', (_kind, goals) => {
  expect(told(goals).text).not.toContain('Your own target asks for')
})
