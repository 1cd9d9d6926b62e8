import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const planned = (told: Parameters<typeof brief>[0]) => advise(brief(told), { date: '2026-11-16' }).plan

test('where little is clear, a trouble whose help is plain gets a piece of work', () => {
  const { initiatives } = planned({
    business_goals: 'Cut empty kilometres by 15 percent.',
    challenges: 'Planning takes four hours every night, proof of delivery is on paper, and drivers phone in delays.',
  })
  expect(initiatives.map(({ answers }) => answers[0]?.quote)).toContain('Planning takes four hours every night')
})

test.each([
  ['Letters from 25 minutes each to 10 minutes each, 310 letters a day.', true],
  ['Support from 26 minutes to 8 minutes, 310 calls a day.', false],
])('minutes that somebody spends are hours saved, minutes of waiting are not: %s', (business_goals, spent) => {
  expect(planned({ business_goals }).insights.some(({ kind }) => kind === 'effort')).toBe(spent)
})
