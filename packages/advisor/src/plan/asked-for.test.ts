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

test('a pass mark that today would pass is told with the client’s own figure', () => {
  const phones = (goals: string) => told(goals, 'A funeral home in Leeds, England, 12 people.').text
  expect(phones('Calls that nobody answers from 9% to 2%.')).toMatch(/It must also beat today: .* at 5\.5% or better/)
  expect(phones('Calls that nobody answers from 35% to 20%.')).not.toContain('It must also beat today')
})
