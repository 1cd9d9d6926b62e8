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

/** One thing an expert has in mind: a use-case id, a pattern for an initiative's name, or several that mean the same. */
export type Wish = string | RegExp | readonly (string | RegExp)[]

export interface Saying {
  /** What the reader must find, in words for the table. */
  what: string
  about: 'contradiction' | 'missing information' | 'red line' | 'first step' | 'language' | 'limits'
  like: RegExp
}

export interface Expectation {
  /** What an expert in the field must see among the recommended initiatives. Counted as accepted too. */
  core: readonly Wish[]
  /** What the expert would let pass as a sensible initiative for this company. */
  accept: readonly Wish[]
  /** What would make the expert put the report down. Beats `accept`. */
  wrong: readonly Wish[]
  /** Figures, systems, dates and names of the brief that the report has to take up. A text is found in any case. */
  facts: readonly (string | RegExp)[]
  risks: readonly RegExp[]
  must_say: readonly Saying[]
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

/** One entry of the set; what is not expected is left out. */
export function entry(
  name: string,
  kinds: readonly Kind[],
  brief: Told,
  expect: Partial<Expectation>,
  goalChangedFrom?: string,
): EvalBrief {
  return {
    name,
    kinds,
    brief: { ...brief, report_type: 'opportunity_assessment' },
    expect: { core: [], accept: [], wrong: [], facts: [], risks: [], must_say: [], must_not_say: [], ...expect },
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
