import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const kept = (challenges: string) => {
  const { text } = advise(
    brief({
      description: 'A joinery in Bristol, England, 14 people.',
      business_goals: 'Quotes out in 2 days instead of 9. Complaints from 30 a year to 10.',
      challenges,
    }),
    { date: '2026-11-17' },
  )
  return text.match(/\*\*(?:30 days after|Kept free).*/g)?.join('\n') ?? ''
}

test('a test that a time without time cuts in two is said to rest then', () => {
  const text = kept('From 6 January to 10 March nobody has time for anything.')
  expect(text).toMatch(/The tests? of I\d.* rests? then\./)
  expect(text).toContain('at rest')
})

test.each([
  ['what is closed long before or after no test is cut by', 'In August nobody has time for anything.'],
  ['a feast of a few days is not worth a word', 'From 12 to 15 January nobody has time for anything.'],
])('%s', (_, challenges) => {
  expect(kept(challenges)).toContain('Nothing new begins')
  expect(kept(challenges)).not.toMatch(/rests? then|at rest/)
})
