import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const advice = (business_goals: string, challenges = '') =>
  advise(brief({ description: 'A dental practice in Leeds, England.', business_goals, challenges }), {
    date: '2026-11-17',
  })

test('the client’s own goal is the bar of the test, and half of the way to it the mark for the review', () => {
  const { plan, text } = advice('No-shows from 12% to 4%.')
  expect(plan.initiatives[0]?.halfWay?.value).toBe(8)
  expect(text).toContain(
    'It goes on if the measure has clearly come down; the mark for the review is 8%, half of the way to your 4%.',
  )
})

test('where there is to be none, half of it is not enough', () => {
  const { text } = advice('Missed appointments: 6 a month now, zero wanted.')
  expect(text).toContain('It goes on if there is none where it is tried.')
})

test('who gives no figure gets the bar of the work itself', () => {
  const { plan, text } = advice('Fewer no-shows.')
  expect(plan.initiatives[0]?.halfWay).toBeUndefined()
  expect(text).not.toContain('half of the way')
})

test('who knows the customers is no customer', () => {
  const { text } = advice('No-shows from 12% to 4%.', 'Only Ines knows what each patient wants, it is all in her head.')
  expect(text).toContain('Ines’s work: write down what only one person knows')
})

test('work that hangs on one person is written down, though nobody is leaving', () => {
  const { plan, text } = advice(
    'No-shows from 12% to 4%.',
    'Only Ines can read the old appointment books, and when she had her hip done nothing was filed for three weeks.',
  )
  expect(plan.initiatives.map(({ move }) => move)).toContain('capture')
  expect(text).toContain('Ines’s work: write down what only one person knows')
  expect(advice('No-shows from 12% to 4%.', 'Ines and the two nurses share the phone.').plan.initiatives).toHaveLength(
    1,
  )
})

test('what happens a few times a year is read at the review, and the test has a bar of its own', () => {
  const { text } = advise(
    brief({
      description: 'A dental laboratory in Derby, England.',
      business_goals: 'Not lose any more practices - we lost 11 last year, would like no more than 5.',
    }),
    { date: '2026-11-17' },
  )
  expect(text).toContain('Practices lost of a year cannot be seen in weeks')
  expect(text).not.toContain('It goes on if the measure has clearly')
})

test('a share is told in the words it stands in, not by what it is a share of', () => {
  const { text } = advise(
    brief({ description: 'Costume hire.', business_goals: 'Things coming back late! 28% of hires. Get me to 15.' }),
    { date: '2026-11-17' },
  )
  expect(text).toContain('“Things coming back late”: 28% now, 15% wanted.')
})
