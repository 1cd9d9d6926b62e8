import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const GOALS = ['Quotes out in 2 days instead of 9.', 'Scrap from 6% to 3%.', 'Invoices paid after 30 days, now 55.']
const advised = (goals: readonly string[]) =>
  advise(brief({ description: 'A joinery near Leeds, England.', business_goals: goals.join('\n') }), {
    date: '2026-11-17',
  })
const first = (goals: readonly string[]) => advised(goals).plan.initiatives[0]?.answers[0]?.quote

test('what the client says matters most comes first, and the report says why', () => {
  const [quotes, scrap, invoices] = GOALS as [string, string, string]
  expect(first(GOALS)).not.toContain('Scrap')
  expect(first([quotes, `${scrap} That is the big one.`, invoices])).toContain('Scrap')
  expect(first([quotes, `${scrap} That is not the most important thing.`, invoices])).not.toContain('Scrap')
  const { text } = advised([quotes, `What I want most: ${scrap}`, invoices])
  expect(text).toContain('you say that it matters most')
  expect(text).toMatch(/If it mattered less to you, I\d would come first\./)
})

test.each([
  'This is no top priority.',
  'This was our biggest problem until 2023.',
  'My competitor says this is the most important thing.',
])('what is denied, over or said by others is not stressed: %s', (remark) => {
  const [quotes, scrap, invoices] = GOALS as [string, string, string]
  const { initiatives } = advised([quotes, `${scrap} ${remark}`, invoices]).plan
  expect(initiatives.some(({ stressed }) => stressed)).toBe(false)
})
