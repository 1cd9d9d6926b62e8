import type { CompanySize } from '@cairn/contract/company'
import type { CompanySizeCategory, QuizField, QuizResponses, RoutingResult } from '@cairn/contract/quiz'
import { BEST_ANSWERS, CONSULTATION_THRESHOLD, decide, MAX_SCORE, routeQuiz, scoreQuiz } from './quiz.ts'

export interface Recommendation {
  company_size: string
  familiarity: string
  readiness: string
  use_case_clarity: string
  data: string
  readiness_score: number
  suggested_focus: string
}

/** The answers in words, for the recommendation step, the inquiry mail and the report. */
export function describeAnswers(responses: QuizResponses, companySize: string): Recommendation {
  return {
    company_size: companySizePhrase(companySize),
    familiarity: FAMILIARITY[responses.ai_experience],
    readiness: READINESS[responses.team_ready],
    use_case_clarity: CLARITY[responses.specific_use_case],
    data: DATA[responses.data_availability],
    readiness_score: readinessScore(responses),
    suggested_focus: suggestedFocus(responses),
  }
}

/** The quiz score as a percentage of the 8 points that can be had. */
export function readinessScore(responses: QuizResponses): number {
  return Math.round((scoreQuiz(responses) / MAX_SCORE) * 100)
}

export function companySizeCategory(companySize: string): CompanySizeCategory | undefined {
  return (['small', 'medium', 'enterprise'] as const).find((category) => SIZES[category].size === companySize)
}

export function companySizeOf(category: CompanySizeCategory): CompanySize {
  return SIZES[category].size
}

export function companySizePhrase(companySize: string): string {
  const category = companySizeCategory(companySize)
  return category === undefined ? companySize : SIZES[category].phrase
}

/** One sentence: the first thing that is in the way, or the project itself when nothing is. */
export function suggestedFocus(responses: QuizResponses): string {
  if (responses.specific_use_case === 'no')
    return 'Find two or three tasks where AI would save time or money, and pick one to examine closely.'
  if (responses.data_availability === 'limited')
    return 'Record the work in question in digital form first: whatever you build will rest on that data.'
  if (responses.team_ready === 'no') return 'Give one person the time and the mandate to lead a first small project.'
  if (responses.specific_use_case === 'ideas')
    return 'Compare your ideas by value and effort, and settle on one to start with.'
  if (responses.ai_experience === 'beginner')
    return 'Try your use case with a ready-made tool for a few weeks before anything is built.'
  if (responses.team_ready === 'some') return 'Settle who will own the project and how much of their time it may take.'
  if (responses.data_availability === 'some')
    return 'Bring together the data your use case needs, and close the gaps that matter to it.'
  return responses.ai_experience === 'intermediate'
    ? 'Run a measured pilot of your use case, with a target and a date to decide on.'
    : 'Scope your use case for production: integration, measurement, oversight and cost.'
}

/** What /create-roadmap shows of the assessment. */
export function assessmentSummary(
  responses: QuizResponses,
  decision: RoutingResult['decision'] = routeQuiz(responses).decision,
): { label: string; value: string }[] {
  return [
    { label: 'AI experience', value: EXPERIENCE_LABEL[responses.ai_experience] },
    { label: 'Use-case clarity', value: CLARITY_LABEL[responses.specific_use_case] },
    { label: 'Team readiness', value: READINESS_LABEL[responses.team_ready] },
    { label: 'Primary goal', value: GOAL_LABEL[responses.primary_goal] },
    { label: 'Recommendation', value: decisionLabel(decision) },
  ]
}

export function decisionLabel(decision: RoutingResult['decision']): string {
  return decision === 'consultation' ? 'Direct consultation' : 'AI roadmap'
}

/** `data_collected` of the creation payload. */
export function dataCollectedText(responses: QuizResponses): string {
  return DATA[responses.data_availability]
}

/** `team_ai_familiarity` of the creation payload. */
export function teamFamiliarityText(responses: QuizResponses): string {
  return `${FAMILIARITY[responses.ai_experience]}; ${lowerFirst(READINESS[responses.team_ready])}`
}

export interface RouteChange {
  /** Each way is a smallest set of answers that, changed together, flip the decision. */
  ways: readonly (readonly QuizField[])[]
  to: RoutingResult['decision']
  sentence: string
}

export function whatWouldChangeTheRoute(responses: QuizResponses): RouteChange {
  const score = scoreQuiz(responses)
  const rising = score < CONSULTATION_THRESHOLD
  const movable = BEST_ANSWERS.filter((best) => (responses[best.field] === best.value) !== rising)
  const flipping = subsets(movable).filter((set) => {
    const points = set.reduce((sum, best) => sum + best.points, 0)
    return decide(rising ? score + points : score - points) !== decide(score)
  })
  const fewest = Math.min(...flipping.map((set) => set.length))
  const ways = flipping.filter((set) => set.length === fewest).map((set) => set.map((best) => best.field))
  return { ways, to: rising ? 'consultation' : 'roadmap', sentence: changeInWords(ways, rising) }
}

type ScoredField = (typeof BEST_ANSWERS)[number]['field']

const SIZES: Record<CompanySizeCategory, { size: CompanySize; phrase: string }> = {
  small: { size: '1-19 employees', phrase: 'A small organisation with 1-19 employees' },
  medium: { size: '20-99 employees', phrase: 'A medium-sized organisation with 20-99 employees' },
  enterprise: { size: '100+ employees', phrase: 'A large organisation with 100+ employees' },
}

const FAMILIARITY: Record<QuizResponses['ai_experience'], string> = {
  advanced: 'Advanced: AI is in use, or own solutions have been built and measured',
  intermediate: 'Intermediate: some people use AI tools regularly, or a trial has been run',
  beginner: 'Beginner: little beyond first attempts with AI tools',
}

const READINESS: Record<QuizResponses['team_ready'], string> = {
  yes: 'The team is ready: people, time and backing are in place',
  some: 'The team is partly ready: time, skills or a decision are still missing',
  no: 'The team is not ready yet: nobody has been given the task',
}

const CLARITY: Record<QuizResponses['specific_use_case'], string> = {
  yes: 'A specific use case is defined',
  ideas: 'There are ideas, but no use case has been chosen',
  no: 'No use case has been identified yet',
}

const DATA: Record<QuizResponses['data_availability'], string> = {
  comprehensive: 'Comprehensive: most work is recorded in systems that can be exported from',
  some: 'Some: spreadsheets and systems, with gaps or in several places',
  limited: 'Limited: much is on paper, in e-mails or in people’s heads',
}

const EXPERIENCE_LABEL: Record<QuizResponses['ai_experience'], string> = {
  advanced: 'Advanced',
  intermediate: 'Intermediate',
  beginner: 'Beginner',
}

const CLARITY_LABEL: Record<QuizResponses['specific_use_case'], string> = {
  yes: 'Specific use case',
  ideas: 'Some ideas',
  no: 'Still open',
}

const READINESS_LABEL: Record<QuizResponses['team_ready'], string> = {
  yes: 'Ready to start',
  some: 'Partly ready',
  no: 'Not ready yet',
}

const GOAL_LABEL: Record<QuizResponses['primary_goal'], string> = {
  implement: 'Implement a solution',
  explore: 'Explore the options',
  learn: 'Learn the basics',
}

const GAINED: Record<ScoredField, string> = {
  specific_use_case: 'a specific use case',
  ai_experience: 'advanced AI experience',
  team_ready: 'a team ready to start',
  data_availability: 'comprehensive data',
}

function changeInWords(ways: readonly (readonly ScoredField[])[], rising: boolean): string {
  const together = new Intl.ListFormat('en-GB')
  const named = ways.map((way) => together.format(way.map((field) => GAINED[field])))
  // More than two ways make a sentence that nobody reads to its end.
  const shown = named.slice(0, 2).join(ways[0]?.length === 1 ? ' or ' : ', or ')
  const example = named.length > 2 ? ', for example,' : ''
  return rising
    ? `A direct consultation would be suggested if${example} you also had ${shown}.`
    : `A roadmap would be suggested if${example} you did not have ${shown}.`
}

function subsets<T>(items: readonly T[]): T[][] {
  const sets: T[][] = [[]]
  for (const item of items) sets.push(...sets.map((set) => [...set, item]))
  return sets
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
