import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { describe, expect, test } from 'vitest'
import { advise } from '../advise.ts'

const DATE = '2026-11-16'

function brief(parts: Partial<RoadmapBrief>): RoadmapBrief {
  return {
    company_name: 'Thornbury Nurseries',
    industry: 'Education',
    company_size: '20-99 employees',
    report_type: 'opportunity_assessment',
    description: 'Six nurseries near Leeds in England, 80 staff.',
    business_goals: 'Answer parents faster.',
    challenges: 'Everything takes too long.',
    data_collected: 'Enrolment forms since 2019 in a spreadsheet.',
    team_ai_familiarity: 'None.',
    ...parts,
  }
}

const moves = (parts: Partial<RoadmapBrief>) =>
  advise(brief(parts), { date: DATE }).plan.initiatives.map(({ move }) => move)

describe('what the client’s own sentence says is the matter decides what is done', () => {
  test.each([
    ['Of the 20 days about 12 are waiting for forms from the parents.', 'ask-early'],
    ['Places wait two weeks in the director’s inbox for approval.', 'review-queue'],
    ['Nobody writes down why children fall ill.', 'tally'],
    ['Only 14 of our 600 families use the parent portal.', 'uptake'],
    ['Fees are typed in by hand and then again into the accounts.', 'connect'],
    ['The door alarms are mostly false and ignored.', 'tune-alerts'],
  ])('%s', (challenges, help) => {
    expect(moves({ business_goals: 'Decide places in 9 days instead of 20.', challenges })).toContain(help)
  })

  test('a trouble that repeats the goal’s own figure is where the goal is won, and the sum says so', () => {
    const { text, insights } = advise(
      brief({
        business_goals: 'Decide places in 9 days instead of 20.',
        challenges: 'Of the 20 days about 12 are waiting for forms from the parents.',
      }),
      { date: DATE },
    )
    expect(insights.initiatives[0]?.name).toContain('ask others early')
    expect(text).toContain(
      'Without them 20 days would become about 8 days, so the 9 days you want can be won there, and nowhere else',
    )
  })

  test('what counts mistakes is not offered for a goal in minutes', () => {
    const found = advise(
      brief({
        industry: 'Hospitality',
        business_goals: 'Answer messages in 15 minutes, now 2 hours.',
        challenges: 'Cake orders go out wrong about five times a week.',
      }),
      { date: DATE },
    )
    const card = found.insights.initiatives.find(({ name }) => name.includes('one card'))
    expect(card?.evidence.join(' ')).not.toContain('15 minutes')
  })
})

test('a voice is not put before people who cannot hear it, and the question is answered', () => {
  const { text } = advise(
    brief({
      business_goals: 'Miss fewer calls. We were thinking of an AI voice receptionist.',
      challenges: 'Many of our families are deaf and cannot hear us on the phone.',
    }),
    { date: DATE },
  )
  expect(text).not.toContain('an automatic voice picks up')
  expect(text).toContain('Not for you')
})

test('what the budget cannot reach does not lead', () => {
  const { plan } = advise(
    brief({
      business_goals: 'Forecast attendance to plan staff. Pass the inspection in May with no findings.',
      challenges: 'Two corrective actions are open. Budget £9,000 for the year.',
    }),
    { date: DATE },
  )
  expect(plan.initiatives[0]?.move).toBe('audit-gaps')
})
