import type { QuizData } from '@cairn/contract/quiz'
import { roadmapBrief } from '@cairn/contract/roadmaps'
import { expect, test } from 'vitest'
import { knownCompany, knownQuiz, openingValues, payloadOf, problemsOf } from './brief-values.ts'

const COMPANY = { company_name: 'Ridge Road Freight', industry: 'Transportation', company_size: '20-99 employees' }
const ANSWERS = {
  specific_use_case: 'ideas',
  ai_experience: 'beginner',
  team_ready: 'some',
  primary_goal: 'explore',
  data_availability: 'limited',
} as const
const TEXTS = {
  description: 'We run 42 trucks from three depots.',
  business_goals: 'Fewer empty kilometres.',
  challenges: 'Planning takes four hours.',
}

test.each([
  ['everything', COMPANY, true],
  ['an industry of one’s own', { ...COMPANY, industry: 'Beekeeping' }, true],
  ['no name', { ...COMPANY, company_name: undefined }, false],
  ['a name too short', { ...COMPANY, company_name: 'A' }, false],
  ['a name too long', { ...COMPANY, company_name: 'A'.repeat(101) }, false],
  ['no industry', { ...COMPANY, industry: undefined }, false],
  ['no size', { ...COMPANY, company_size: undefined }, false],
])('an address with %s makes the company known: %s', (_, start, known) => {
  expect(knownCompany(JSON.parse(JSON.stringify(start)) as typeof COMPANY) !== undefined).toBe(known)
})

test('quiz data is used only when its answers are whole; a routing result that cannot be read follows from them', () => {
  const routing_result = { score: 6, decision: 'consultation', explanation: 'said so' } as const
  const quiz = (data: unknown) => knownQuiz({ quiz_data: data as QuizData })
  expect(quiz({ quiz_responses: ANSWERS, routing_result })?.routing_result).toEqual(routing_result)
  expect(quiz({ quiz_responses: ANSWERS, routing_result: 7 })?.routing_result.decision).toBe('roadmap')
  expect(quiz({ quiz_responses: { ...ANSWERS, team_ready: 'perhaps' }, routing_result })).toBeUndefined()
  expect(quiz({ quiz_responses: null })).toBeUndefined()
  expect(knownQuiz({})).toBeUndefined()
})

test('a draft comes back for its own company only', () => {
  const draft = { ...COMPANY, ...TEXTS }
  expect(openingValues(COMPANY, draft)).toMatchObject(TEXTS)
  expect(openingValues({}, draft)).toMatchObject({ ...COMPANY, ...TEXTS })
  expect(openingValues({ ...COMPANY, company_name: 'Somebody else' }, draft).description).toBe('')
})

test.each([undefined, null, 'text', 7, [], { description: 7 }])('the draft %j leaves an empty form', (draft) => {
  expect(openingValues({}, draft)).toMatchObject({ company_name: '', description: '', challenges: '' })
})

test('an industry of one’s own opens as Other', () => {
  expect(openingValues({ industry: 'Beekeeping' }, undefined)).toMatchObject({
    industry: 'Other',
    custom_industry: 'Beekeeping',
  })
})

test('the company is judged only when it is asked for', () => {
  const values = { ...openingValues({}, undefined), ...TEXTS }
  expect(problemsOf(values, false)).toEqual({})
  expect(problemsOf(values, true)).toEqual({
    company_name: 'Please enter your company name',
    industry: 'Please select your industry from the dropdown',
    company_size: 'Please select your company size from the options',
  })
  expect(problemsOf({ ...values, challenges: '   too few   ' }, false)).toEqual({
    challenges: 'Please provide at least 10 characters describing your challenges',
  })
})

test('the payload is one the contract takes, with the quiz in words', () => {
  const quiz = knownQuiz({ quiz_data: { quiz_responses: ANSWERS } as QuizData })
  const payload = payloadOf({ ...openingValues(COMPANY, undefined), ...TEXTS }, COMPANY, quiz)
  expect(roadmapBrief.parse(payload)).toEqual({
    ...COMPANY,
    ...TEXTS,
    report_type: 'opportunity_assessment',
    data_collected: expect.stringMatching(/^Limited/) as string,
    team_ai_familiarity: expect.stringMatching(/^Beginner/) as string,
    quiz_data: quiz,
  })
})

test('a company asked for in the form gives its own industry when it chose Other', () => {
  const typed = {
    company_name: ' Bee & Co ',
    industry: 'Other',
    custom_industry: ' Beekeeping ',
    company_size: '1-19 employees',
  }
  expect(payloadOf({ ...typed, ...TEXTS }, undefined, undefined)).toEqual({
    company_name: 'Bee & Co',
    industry: 'Beekeeping',
    company_size: '1-19 employees',
    report_type: 'opportunity_assessment',
    ...TEXTS,
  })
})
