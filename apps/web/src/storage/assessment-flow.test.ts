import { quizResponses } from '@cairn/contract/quiz'
import { describe, expect, test } from 'vitest'
import { EMPTY_FLOW, finishQuiz, readFlow, reachable, saveFlow, wayOn } from './assessment-flow.ts'
import type { Flow } from './assessment-flow.ts'

const details = {
  company_name: 'Cairn & Sons',
  industry: 'Other',
  custom_industry: 'Falconry',
  company_size: '1-19 employees',
}
const responses = quizResponses.parse({
  specific_use_case: 'yes',
  ai_experience: 'advanced',
  team_ready: 'no',
  primary_goal: 'learn',
  data_availability: 'some',
})
const atQuestionThree: Flow = { details, answers: { team_ready: 'no' }, place: 2 }

describe('the flow', () => {
  test.each<Flow>([atQuestionThree, { details, answers: responses, place: 'recommendation' }])(
    '%o comes back',
    (flow) => {
      saveFlow('ada', flow)
      expect(readFlow('ada')).toEqual(flow)
    },
  )

  test('is nobody else’s', () => {
    saveFlow('ada', atQuestionThree)
    expect(readFlow('bob')).toEqual(EMPTY_FLOW)
  })

  test('is gone after a day', () => {
    saveFlow('ada', atQuestionThree)
    const key = 'form_cache_assessment_ada'
    const draft = JSON.parse(localStorage.getItem(key) ?? '') as { timestamp: number; expiresAt: number }
    expect(draft.expiresAt - draft.timestamp).toBe(24 * 60 * 60 * 1000)
    localStorage.setItem(key, JSON.stringify({ ...draft, expiresAt: Date.now() - 1 }))
    expect(readFlow('ada')).toEqual(EMPTY_FLOW)
  })

  test.each([
    ['no details', { place: 2 }, EMPTY_FLOW],
    ['details that are not valid', { place: 2, details: { ...details, company_name: 'C' } }, EMPTY_FLOW],
    [
      'an answer that does not exist',
      { ...atQuestionThree, answers: { team_ready: 'maybe' } },
      { ...atQuestionThree, answers: {} },
    ],
    ['a question that does not exist', { ...atQuestionThree, place: 99 }, { ...atQuestionThree, place: 4 }],
    ['a question before the first', { ...atQuestionThree, place: -1 }, { ...atQuestionThree, place: 0 }],
    [
      'a recommendation from an incomplete set',
      { details, answers: { specific_use_case: 'no' }, place: 'recommendation' },
      { details, answers: { specific_use_case: 'no' }, place: 1 },
    ],
    ['a list', [], EMPTY_FLOW],
  ])('read from %s is safe', (_name, stored, expected) => {
    localStorage.setItem(
      'form_cache_assessment_ada',
      JSON.stringify({ data: stored, timestamp: 0, formId: 'x', expiresAt: Date.now() + 1000 }),
    )
    expect(readFlow('ada')).toEqual(expected)
  })
})

test.each<[string, Parameters<typeof reachable>[0], unknown, unknown]>([
  ['the company, always', EMPTY_FLOW, 'company', 'company'],
  ['a question, without details', EMPTY_FLOW, 3, 'company'],
  ['the recommendation, without details', EMPTY_FLOW, 'recommendation', 'company'],
  ['the recommendation, with everything', { details, answers: responses }, 'recommendation', 'recommendation'],
  ['a question, with everything', { details, answers: responses }, 1, 1],
  ['nonsense', { details, answers: responses }, { x: 1 }, 'company'],
])('one can go to %s', (_name, flow, wanted, place) => {
  expect(reachable(flow, wanted)).toBe(place)
})

test('the way on is the first open question, then the recommendation', () => {
  expect(wayOn({})).toBe(0)
  expect(wayOn({ ...responses, team_ready: undefined } as never)).toBe(2)
  expect(wayOn(responses)).toBe('recommendation')
})

describe('after the last answer', () => {
  test('a complete set leads to the recommendation', () => {
    expect(finishQuiz(responses)).toEqual({ place: 'recommendation' })
  })

  test.each([
    ['specific_use_case', 0, 'Please select an option'],
    ['ai_experience', 1, 'Please select your AI experience level'],
    ['team_ready', 2, 'Please select your team readiness level'],
    ['primary_goal', 3, 'Please select your primary goal'],
    ['data_availability', 4, 'Please select your data availability level'],
  ] as const)('a set without %s leads back to it', (field, place, problem) => {
    const { [field]: _missing, ...answers } = responses
    expect(finishQuiz(answers)).toEqual({ place, problem })
  })
})
