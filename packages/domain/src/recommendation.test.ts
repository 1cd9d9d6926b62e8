import { COMPANY_SIZES } from '@cairn/contract/company'
import { quizResponses, type QuizField, type QuizResponses } from '@cairn/contract/quiz'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BEST_ANSWERS, QUIZ_QUESTIONS, routeQuiz } from './quiz.ts'
import {
  assessmentSummary,
  companySizeCategory,
  companySizeOf,
  companySizePhrase,
  dataCollectedText,
  describeAnswers,
  readinessScore,
  suggestedFocus,
  teamFamiliarityText,
  whatWouldChangeTheRoute,
} from './recommendation.ts'

const none: QuizResponses = {
  specific_use_case: 'no',
  ai_experience: 'beginner',
  team_ready: 'no',
  primary_goal: 'learn',
  data_availability: 'limited',
}
const best = {
  specific_use_case: 'yes',
  ai_experience: 'advanced',
  team_ready: 'yes',
  data_availability: 'comprehensive',
}
const answers = (change: object): QuizResponses => quizResponses.parse({ ...none, ...change })

const anyAnswers = fc
  .tuple(...QUIZ_QUESTIONS.map(({ field, options }) => fc.constantFrom(...options.map(({ value }) => [field, value]))))
  .map((entries) => quizResponses.parse(Object.fromEntries(entries)))

describe('company size', () => {
  test.each([
    ['100+ employees', 'enterprise'],
    ['20-99 employees', 'medium'],
    ['1-19 employees', 'small'],
    ['a dozen', undefined],
  ])('%s is %s', (size, category) => {
    expect(companySizeCategory(size)).toBe(category)
    expect(companySizePhrase(size)).toContain(size)
  })

  test('the way back gives the same size', () => {
    for (const size of COMPANY_SIZES) expect(companySizeOf(companySizeCategory(size) ?? 'small')).toBe(size)
  })
})

test.each([
  [{}, 0],
  [{ data_availability: 'comprehensive' }, 13],
  [{ specific_use_case: 'yes' }, 38],
  [{ specific_use_case: 'yes', team_ready: 'yes' }, 63],
  [best, 100],
])('readiness of %j is %i percent', (change, percent) => {
  expect(readinessScore(answers(change))).toBe(percent)
})

test('the answers are put in words', () => {
  expect(describeAnswers(answers({ ...best, data_availability: 'some' }), '20-99 employees')).toEqual({
    company_size: 'A medium-sized organisation with 20-99 employees',
    familiarity: 'Advanced: AI is in use, or own solutions have been built and measured',
    readiness: 'The team is ready: people, time and backing are in place',
    use_case_clarity: 'A specific use case is defined',
    data: 'Some: spreadsheets and systems, with gaps or in several places',
    readiness_score: 88,
    suggested_focus: 'Bring together the data your use case needs, and close the gaps that matter to it.',
  })
})

test.each([
  [{}, 'Find two or three tasks'],
  [{ ...best, specific_use_case: 'no' }, 'Find two or three tasks'],
  [{ ...best, data_availability: 'limited' }, 'Record the work'],
  [{ ...best, team_ready: 'no' }, 'Give one person'],
  [{ ...best, specific_use_case: 'ideas' }, 'Compare your ideas'],
  [{ ...best, ai_experience: 'beginner' }, 'ready-made tool'],
  [{ ...best, team_ready: 'some' }, 'who will own'],
  [{ ...best, data_availability: 'some' }, 'Bring together the data'],
  [{ ...best, ai_experience: 'intermediate' }, 'measured pilot'],
  [best, 'for production'],
])('the focus for %j: %s', (change, words) => {
  expect(suggestedFocus(answers(change))).toContain(words)
})

test('the summary of the assessment has its five lines', () => {
  expect(assessmentSummary(answers({ specific_use_case: 'ideas', team_ready: 'some' }))).toEqual([
    { label: 'AI experience', value: 'Beginner' },
    { label: 'Use-case clarity', value: 'Some ideas' },
    { label: 'Team readiness', value: 'Partly ready' },
    { label: 'Primary goal', value: 'Learn the basics' },
    { label: 'Recommendation', value: 'AI roadmap' },
  ])
  expect(assessmentSummary(answers(best)).at(-1)).toEqual({ label: 'Recommendation', value: 'Direct consultation' })
})

test('the creation payload is told what the quiz said of data and team', () => {
  expect(dataCollectedText(answers({}))).toBe('Limited: much is on paper, in e-mails or in people’s heads')
  expect(teamFamiliarityText(answers({ team_ready: 'some' }))).toBe(
    'Beginner: little beyond first attempts with AI tools; the team is partly ready: time, skills or a decision are still missing',
  )
})

describe('what would change the route', () => {
  test.each<[object, QuizField[][], string]>([
    [
      {},
      [
        ['specific_use_case', 'ai_experience'],
        ['specific_use_case', 'team_ready'],
      ],
      'A direct consultation would be suggested if you also had a specific use case and advanced AI experience, or a specific use case and a team ready to start.',
    ],
    [
      { ai_experience: 'advanced', team_ready: 'yes' },
      [['specific_use_case'], ['data_availability']],
      'A direct consultation would be suggested if you also had a specific use case or comprehensive data.',
    ],
    [
      { specific_use_case: 'yes' },
      [['ai_experience'], ['team_ready']],
      'A direct consultation would be suggested if you also had advanced AI experience or a team ready to start.',
    ],
    [
      { specific_use_case: 'yes', team_ready: 'yes' },
      [['specific_use_case'], ['team_ready']],
      'A roadmap would be suggested if you did not have a specific use case or a team ready to start.',
    ],
  ])('%j: %j', (change, ways, sentence) => {
    const found = whatWouldChangeTheRoute(answers(change))
    expect([found.ways, found.sentence]).toEqual([ways, sentence])
  })

  test('with many ways, two are named as examples', () => {
    const { ways, sentence } = whatWouldChangeTheRoute(answers(best))
    expect(ways).toHaveLength(4)
    expect(sentence).toBe(
      'A roadmap would be suggested if, for example, you did not have a specific use case and advanced AI experience, or a specific use case and a team ready to start.',
    )
  })

  test('every way flips the decision, and no smaller part of it does', () => {
    const opposite = (r: QuizResponses, fields: readonly QuizField[], rising: boolean) => {
      const changed: Record<string, string> = { ...r }
      for (const field of fields) {
        changed[field] = (rising ? BEST_ANSWERS.find((b) => b.field === field)?.value : undefined) ?? none[field]
      }
      return routeQuiz(quizResponses.parse(changed)).decision
    }
    fc.assert(
      fc.property(anyAnswers, (r) => {
        const { decision } = routeQuiz(r)
        const { ways, to } = whatWouldChangeTheRoute(r)
        expect(ways.length).toBeGreaterThan(0)
        expect(to).not.toBe(decision)
        for (const way of ways) {
          expect(opposite(r, way, to === 'consultation')).toBe(to)
          for (const left of way) {
            const smaller = way.filter((field) => field !== left)
            expect(opposite(r, smaller, to === 'consultation')).toBe(decision)
          }
        }
      }),
    )
  })
})
