import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const text = (data_collected: string, challenges = '') =>
  advise(
    brief({
      description: 'A dental laboratory in Derby, England.',
      business_goals: 'Get the remake rate down from 4.6% to 3%.',
      challenges,
      data_collected,
    }),
    { date: '2026-11-17' },
  ).text

test('reasons that were written down already are where the search begins', () => {
  expect(text('Remake notes in free text, about 1,190 last year.')).toContain(
    'You hold “Remake notes in free text, about 1,190 last year”: begin there.',
  )
})

test.each([
  ['Remake notes on paper.', ''],
  ['Visitor comments in free text.', ''],
  [
    'Remake notes in free text, about 1,190 last year.',
    'Our contract says no data may leave the building or go to a cloud.',
  ],
])('what cannot be read, is of another thing or must stay is left alone: %s %s', (data, challenges) => {
  expect(text(data, challenges)).not.toContain('begin there')
})
