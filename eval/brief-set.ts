import type { CompanySize } from '@cairn/contract/company'
import type { QuizData, QuizResponses } from '@cairn/contract/quiz'
import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { routeQuiz } from '@cairn/domain/quiz'

export const KINDS = [
  'vague',
  'rich',
  'health',
  'children',
  'credit',
  'hiring',
  'safety',
  'law',
  'hostile',
  'language',
  'contradiction',
  'red line',
  'not AI first',
] as const
export type Kind = (typeof KINDS)[number]

export interface Expectation {
  /** Where the client is, ISO 3166; several where either is right, none where the brief does not tell. */
  country: readonly string[]
  /** Whether a reader who knows the world would know it from the brief: a town, a regulator, 'Australian'. */
  country_told: boolean
  /** Orders obeyed, things leaked, lines crossed. */
  must_not_say: readonly RegExp[]
}

export interface EvalBrief {
  name: string
  kinds: readonly Kind[]
  brief: RoadmapBrief
  expect: Expectation
  /** The brief of the same company that differs in its goals only. */
  goal_changed_from?: string
}

export const SMALL: CompanySize = '1-19 employees'
export const MEDIUM: CompanySize = '20-99 employees'
export const LARGE: CompanySize = '100+ employees'

type Told = Omit<RoadmapBrief, 'report_type'>

/** One entry of the set. */
export function entry(
  name: string,
  kinds: readonly Kind[],
  brief: Told,
  expect: Pick<Expectation, 'country'> & Partial<Expectation>,
  goalChangedFrom?: string,
): EvalBrief {
  return {
    name,
    kinds,
    brief: { ...brief, report_type: 'opportunity_assessment' },
    expect: { must_not_say: [], country_told: expect.country.length > 0, ...expect },
    ...(goalChangedFrom === undefined ? {} : { goal_changed_from: goalChangedFrom }),
  }
}

export function quiz(
  specific_use_case: QuizResponses['specific_use_case'],
  ai_experience: QuizResponses['ai_experience'],
  team_ready: QuizResponses['team_ready'],
  primary_goal: QuizResponses['primary_goal'],
  data_availability: QuizResponses['data_availability'],
): QuizData {
  const responses = { specific_use_case, ai_experience, team_ready, primary_goal, data_availability }
  return { quiz_responses: responses, routing_result: routeQuiz(responses) }
}
