import { quizResponses, type QuizField, type QuizResponses } from '@cairn/contract/quiz'
import { describe, expect, test } from 'vitest'
import {
  ADVANCE_MS,
  BEST_ANSWERS,
  CONSULTATION_THRESHOLD,
  MAX_SCORE,
  pointsByAnswer,
  QUIZ_FIELDS,
  QUIZ_QUESTIONS,
  routeQuiz,
  scoreQuiz,
  validateQuiz,
} from './quiz.ts'

const none: QuizResponses = {
  specific_use_case: 'no',
  ai_experience: 'beginner',
  team_ready: 'no',
  primary_goal: 'learn',
  data_availability: 'limited',
}

const everyAnswerSet: QuizResponses[] = QUIZ_QUESTIONS.reduce<Partial<QuizResponses>[]>(
  (sets, { field, options }) => sets.flatMap((set) => options.map(({ value }) => ({ ...set, [field]: value }))),
  [{}],
).map((set) => quizResponses.parse(set))

test('the constants are those of the spec', () => {
  expect([MAX_SCORE, CONSULTATION_THRESHOLD, ADVANCE_MS]).toEqual([8, 5, 300])
  expect(BEST_ANSWERS.reduce((sum, { points }) => sum + points, 0)).toBe(MAX_SCORE)
})

test('five questions are asked in order, each with the three answers of the contract', () => {
  expect(QUIZ_FIELDS).toEqual(['specific_use_case', 'ai_experience', 'team_ready', 'primary_goal', 'data_availability'])
  for (const { field, question, hint, options } of QUIZ_QUESTIONS) {
    expect(options.map(({ value }) => value)).toEqual(quizResponses.shape[field].options)
    expect(new Set([question, hint, ...options.flatMap((o) => [o.label, o.description])]).size).toBe(8)
  }
})

describe('points', () => {
  test.each<[QuizField, string, number]>([
    ['specific_use_case', 'yes', 3],
    ['specific_use_case', 'ideas', 0],
    ['ai_experience', 'advanced', 2],
    ['ai_experience', 'intermediate', 0],
    ['team_ready', 'yes', 2],
    ['team_ready', 'some', 0],
    ['primary_goal', 'implement', 0],
    ['primary_goal', 'explore', 0],
    ['data_availability', 'comprehensive', 1],
    ['data_availability', 'some', 0],
  ])('%s=%s earns %i', (field, value, points) => {
    const responses = quizResponses.parse({ ...none, [field]: value })
    expect(pointsByAnswer(responses)[field]).toBe(points)
    expect(scoreQuiz(responses)).toBe(points)
  })
})

test('all 243 answer sets are scored by the weights and routed at 5', () => {
  expect(everyAnswerSet).toHaveLength(243)
  for (const r of everyAnswerSet) {
    const expected =
      (r.specific_use_case === 'yes' ? 3 : 0) +
      (r.ai_experience === 'advanced' ? 2 : 0) +
      (r.team_ready === 'yes' ? 2 : 0) +
      (r.data_availability === 'comprehensive' ? 1 : 0)
    const { score, decision, explanation } = routeQuiz(r)
    expect(score).toBe(expected)
    expect(decision).toBe(expected >= 5 ? 'consultation' : 'roadmap')
    expect(explanation).toContain(`${expected} of 8`)
    expect(explanation).not.toMatch(/undefined|\s\s/)
  }
})

test('every answer set is explained in its own words', () => {
  expect(new Set(everyAnswerSet.map((r) => routeQuiz(r).explanation)).size).toBeGreaterThan(200)
})

describe('validation', () => {
  const full = { ...none }
  test.each<[QuizField, string, number]>([
    ['specific_use_case', 'Please select an option', 0],
    ['ai_experience', 'Please select your AI experience level', 1],
    ['team_ready', 'Please select your team readiness level', 2],
    ['primary_goal', 'Please select your primary goal', 3],
    ['data_availability', 'Please select your data availability level', 4],
  ])('a missing or unknown %s is reported at its question', (field, message, index) => {
    const { [field]: _, ...missing } = full
    expect(validateQuiz(missing)).toEqual({ ok: false, field, message, index })
    expect(validateQuiz({ ...full, [field]: 'perhaps' })).toEqual({ ok: false, field, message, index })
  })

  test('the first of several open questions is reported', () => {
    expect(validateQuiz({ specific_use_case: 'yes' })).toMatchObject({ field: 'ai_experience', index: 1 })
  })

  test('complete answers pass, without anything that is not an answer', () => {
    expect(validateQuiz({ ...full, extra: 1 } as typeof full)).toEqual({ ok: true, responses: full })
  })
})
