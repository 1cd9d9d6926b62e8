import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const advised = (business_goals: string, challenges: string) =>
  advise(brief({ description: 'We type transcripts of hearings.', business_goals, challenges }), { date: '2026-11-19' })

test('what only tells how things are is no trouble, has no row and no work', () => {
  const { facts, plan } = advised(
    "Fewer '[inaudible]' marks: 85 per hundred pages now, 20 would do.",
    'The centre lets us in any time. Transcripts wait a week for a second reader.',
  )
  const kinds = new Map(facts.statements.map(({ text, kind }) => [text, kind]))
  expect(kinds.get('The centre lets us in any time')).toBe('background')
  expect(kinds.get('Transcripts wait a week for a second reader')).toBe('pain')
  expect(plan.coverage.map(({ quote }) => quote)).not.toContain('The centre lets us in any time')
})

test.each([
  ['Please tell us what AI can do for this.', 'Please tell us what AI can do for this'],
  ['Fourth, renewals by text message and not by a visit: 9 % now, 35 % wanted.', 'Fourth'],
])('words for the reader ask for no work: %s', (goal, words) => {
  const { plan } = advised(`Complaints are 30 a month and should be below 5. ${goal}`, '')
  expect(plan.coverage.map(({ quote }) => quote)).not.toContain(words)
})

test('where nothing else is told it is what is asked for', () => {
  const { facts, plan } = advised('The centre will be told on 15 January.', 'The centre lets us in any time.')
  expect(facts.statements.map(({ kind }) => kind)).toContain('pain')
  expect(plan.initiatives.length).toBeGreaterThan(0)
})
