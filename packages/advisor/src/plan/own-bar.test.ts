import { expect, test } from 'vitest'
import { wayOf } from '@cairn/knowledge/situations'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const advice = (business_goals: string, challenges = '') =>
  advise(brief({ description: 'A dental practice in Leeds, England.', business_goals, challenges }), {
    date: '2026-11-17',
  })

test('a test has the pass mark of the work, and the client’s own goal a mark for the review', () => {
  const { plan, text } = advice('No-shows from 12% to 4%.')
  const [first] = plan.initiatives
  expect(first?.halfWay?.value).toBe(8)
  const { bar } = wayOf(first?.move ?? '', first?.situation)
  expect(text).toContain(`Pass mark: ${bar.charAt(0).toLowerCase()}${bar.slice(1)} If it fails, `)
  expect(text).toContain('No-shows: 12% now, 4% wanted. At the review 8% is half of the way.')
})

test('a goal with a day of its own has no mark at a review that comes after it', () => {
  const { text } = advice('No-shows from 12% to 4% by 31 January 2027.')
  expect(text).toContain('4% wanted by 31 January 2027.')
  expect(text).not.toContain('half of the way')
})

test('where there is to be none, half of it is not enough', () => {
  const { text } = advice('Missed appointments: 6 a month now, zero wanted.')
  expect(text).toContain('Pass mark: there is none where it is tried.')
})

test('who gives no figure gets the bar of the work itself', () => {
  const { plan, text } = advice('Fewer no-shows.')
  expect(plan.initiatives[0]?.halfWay).toBeUndefined()
  expect(text).not.toContain('half of the way')
})

test('who knows the customers is no customer', () => {
  const { text } = advice('No-shows from 12% to 4%.', 'Only Ines knows what each patient wants, it is all in her head.')
  expect(text).toContain('Ines’s work: write down')
})

test('work that hangs on one person is written down, though nobody is leaving', () => {
  const { plan, text } = advice(
    'No-shows from 12% to 4%.',
    'Only Ines can read the old appointment books, and when she had her hip done nothing was filed for three weeks.',
  )
  expect(plan.initiatives.map(({ move }) => move)).toContain('checklist')
  expect(text).toContain('Ines’s work: a deputy who does it alone once a month')
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
  expect(text).toContain('11 now, 5 wanted. At the review 8 is half of the way.')
})

test('a share is told in the words it stands in, not by what it is a share of', () => {
  const { text } = advise(
    brief({ description: 'Costume hire.', business_goals: 'Things coming back late! 28% of hires. Get me to 15.' }),
    { date: '2026-11-17' },
  )
  expect(text).toContain('“Things coming back late”: 28% now, 15% wanted.')
})
