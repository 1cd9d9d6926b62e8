import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

test('two figures that ask for the same way of working get a piece each, and the way is told once', () => {
  const { plan, text } = advise(
    brief({ business_goals: 'Short dozens from 14 to 4. Blue seconds from 9 to 3.', challenges: '' }),
    { date: '2026-11-16' },
  )
  expect(plan.initiatives.map(({ move }) => move)).toEqual(['compare', 'compare'])
  expect(text).toContain('The same way as I1, with its own cases and the same test.')
  expect(text.match(/one line on a shared list/g)).toHaveLength(1)
})
