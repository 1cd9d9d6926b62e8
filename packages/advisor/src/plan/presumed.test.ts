import { MOVES } from '@cairn/knowledge/moves'
import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { read } from '../read/read.ts'
import { brief } from '../testing/told-brief.ts'
import { isPresumed } from './presumed.ts'

const facts = (challenges: string) => read(brief({ challenges }), '2026-11-16')

test.each([
  ['Our quotes are slow and we win one bid in five.', 'go-no-go', true],
  ['Everything dear has to go out to tender, which takes the ministry seven months.', 'go-no-go', false],
  ['Customers pay our invoices after 70 days.', 'collect', true],
  ['The beekeepers wait three weeks for the money we owe them.', 'collect', false],
  ['Two drivers do 40 stops a day.', 'route', true],
  ['The choir forgets its robes.', 'route', false],
  ['The choir forgets its robes.', 'checklist', true],
])('%s: what %s takes for granted is told: %s', (challenges, move, told) => {
  expect(isPresumed(facts(challenges), move)).toBe(told)
})

test('nobody is told to send invoices sooner who sends none', () => {
  const { plan } = advise(
    brief({
      description: 'We buy honey from 200 families in the hills and sell it to one packer.',
      business_goals: 'Pay the families within 5 days, today it is 3 weeks.',
      challenges:
        'The weighing slips come down the valley by bus. The families are paid late, and some sell elsewhere.',
    }),
    { date: '2026-11-16T10:00:00.000Z' },
  )
  expect(plan.initiatives.map(({ move }) => move)).not.toContain('collect')
})

test('most of what helps takes nothing for granted, or something that is easily told', () => {
  expect(MOVES.filter(({ presumes }) => !presumes).length).toBeGreaterThan(20)
  for (const { presumes = [] } of MOVES) expect(presumes.length).toBeLessThanOrEqual(2)
})
