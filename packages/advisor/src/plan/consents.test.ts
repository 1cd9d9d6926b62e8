import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const told = (challenges: string) =>
  advise(
    brief({
      description: 'A laundry for hospitals in Tallinn, Estonia, 70 people.',
      business_goals: 'Lost linen from 9% to 5%. Rewash from 6% to 4%.',
      challenges,
    }),
    { date: '2026-11-17' },
  )

test('a sum from which somebody is asked leaves what is less free, and no yes is waited for', () => {
  const { plan, text } = told('We can spend 55 000 eur, over 20 000 eur needs the supervisory board.')
  expect(text).toContain('your 55 000 eur')
  expect(text).not.toContain('may spend without asking')
  expect(text).toContain('stays below that sum')
  expect(plan.milestones.map(({ kind }) => kind)).not.toContain('consent')
})

test('a yes to anything but money is asked for in the first week', () => {
  const { plan, text } = told(
    'We can spend 55 000 eur, over 20 000 eur needs the supervisory board. Wash programs can change only when the hygiene nurse must approve them.',
  )
  expect(plan.insights.find(({ kind }) => kind === 'consent')).toMatchObject({ spared: false })
  expect(plan.milestones.map(({ kind }) => kind)).toContain('consent')
  expect(text).toContain('hygiene nurse')
})

test('what is left to spend alone is told as that', () => {
  expect(told('Anything over 12 000 eur needs the supervisory board.').text).toContain(
    'the 12 000 eur that you may spend without asking',
  )
})
