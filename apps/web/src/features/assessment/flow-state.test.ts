import { quizResponses } from '@cairn/contract/quiz'
import { routeQuiz } from '@cairn/domain/quiz'
import { describe, expect, test } from 'vitest'
import { createRoadmapPath, readRoadmapStart } from '../../paths.ts'
import { AT_THE_START, finishQuiz, readFlow, saveFlow } from './flow-state.ts'
import type { FlowState } from './flow-state.ts'
import { consultationPath, roadmapStartPath } from './onward.ts'

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
const atQuestionThree: FlowState = { step: 'quiz', details, answers: { team_ready: 'no' }, index: 2 }

describe('the position in the flow', () => {
  test.each<FlowState>([atQuestionThree, { step: 'recommendation', details, responses }])('%o comes back', (state) => {
    saveFlow('ada', state)
    expect(readFlow('ada')).toEqual(state)
  })

  test('is nobody else’s', () => {
    saveFlow('ada', atQuestionThree)
    expect(readFlow('bob')).toEqual(AT_THE_START)
  })

  test('is gone after a day', () => {
    saveFlow('ada', atQuestionThree)
    const key = 'form_cache_assessment_ada'
    const draft = JSON.parse(localStorage.getItem(key) ?? '') as { timestamp: number; expiresAt: number }
    expect(draft.expiresAt - draft.timestamp).toBe(24 * 60 * 60 * 1000)
    localStorage.setItem(key, JSON.stringify({ ...draft, expiresAt: Date.now() - 1 }))
    expect(readFlow('ada')).toEqual(AT_THE_START)
  })

  test.each([
    ['no details', { step: 'quiz', index: 2 }, AT_THE_START],
    ['details that are not valid', { step: 'quiz', details: { ...details, company_name: 'C' } }, AT_THE_START],
    [
      'an answer that does not exist',
      { ...atQuestionThree, answers: { team_ready: 'maybe' } },
      { ...atQuestionThree, answers: {} },
    ],
    ['a question that does not exist', { ...atQuestionThree, index: 99 }, { ...atQuestionThree, index: 4 }],
    ['a question before the first', { ...atQuestionThree, index: -1 }, { ...atQuestionThree, index: 0 }],
    [
      'a recommendation from an incomplete set',
      { step: 'recommendation', details, responses: { team_ready: 'no' } },
      { step: 'quiz', details, answers: {}, index: 0 },
    ],
    ['a list', [], AT_THE_START],
  ])('read from %s is safe', (_name, stored, expected) => {
    saveFlow('ada', stored as never)
    expect(readFlow('ada')).toEqual(expected)
  })
})

describe('after the last answer', () => {
  test('a complete set leads to the recommendation', () => {
    expect(finishQuiz(details, responses)).toEqual({ step: 'recommendation', details, responses })
  })

  test.each([
    ['specific_use_case', 0, 'Please select an option'],
    ['ai_experience', 1, 'Please select your AI experience level'],
    ['team_ready', 2, 'Please select your team readiness level'],
    ['primary_goal', 3, 'Please select your primary goal'],
    ['data_availability', 4, 'Please select your data availability level'],
  ] as const)('a set without %s leads back to it', (field, index, problem) => {
    const { [field]: _missing, ...answers } = responses
    expect(finishQuiz(details, answers)).toEqual({ step: 'quiz', details, answers, index, problem })
  })
})

describe('the way on', () => {
  const result = routeQuiz(responses)
  const query = (path: string) => new URL(path, 'https://x.example').searchParams

  test('to the roadmap carries what spec 2 names, the custom industry under its own name', () => {
    const path = roadmapStartPath(details, responses, result)
    expect(path.startsWith('/roadmap/disclaimer?type=opportunity_assessment&company_name=')).toBe(true)
    expect(Object.fromEntries(query(path))).toEqual({
      type: 'opportunity_assessment',
      company_name: 'Cairn & Sons',
      industry: 'Falconry',
      company_size: '1-19 employees',
      from_routing: 'true',
      quiz_data: JSON.stringify({
        quiz_responses: responses,
        routing_result: result,
        company_size_category: 'small',
      }),
    })
    const start = readRoadmapStart(query(path))
    expect(readRoadmapStart(query(createRoadmapPath(start as never)))).toEqual(start)
  })

  test('to the consultation carries company details, responses and result as one JSON', () => {
    const path = consultationPath(details, responses, result)
    expect(path.startsWith('/contact-cairn?data=')).toBe(true)
    expect(JSON.parse(query(path).get('data') ?? '')).toEqual({
      company_details: details,
      quiz_responses: responses,
      routing_result: result,
    })
  })
})
