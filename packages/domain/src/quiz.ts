import { quizResponses, type QuizField, type QuizResponses, type RoutingResult } from '@cairn/contract/quiz'

export const MAX_SCORE = 8
/** From this score on, a direct consultation is suggested; below it, a roadmap. */
export const CONSULTATION_THRESHOLD = 5
/** How long a chosen option stays on screen before the next question. */
export const ADVANCE_MS = 300

export interface QuizOption<F extends QuizField = QuizField> {
  value: QuizResponses[F]
  label: string
  description: string
}

export interface QuizQuestion<F extends QuizField = QuizField> {
  field: F
  question: string
  hint: string
  options: readonly QuizOption<F>[]
}

const useCase: QuizQuestion<'specific_use_case'> = {
  field: 'specific_use_case',
  question: 'Do you have a specific use for AI in mind?',
  hint: 'A specific use names a task, the people who do it today and the result you would like to see.',
  options: [
    {
      value: 'yes',
      label: 'Yes, a specific one',
      description: 'We can name the task and say what success would look like.',
    },
    {
      value: 'ideas',
      label: 'Some ideas',
      description: 'We see a few places where AI could help, but have not settled on one.',
    },
    { value: 'no', label: 'Not yet', description: 'We would like to find out where AI could be useful to us.' },
  ],
}

const experience: QuizQuestion<'ai_experience'> = {
  field: 'ai_experience',
  question: 'How much experience with AI does your organisation have?',
  hint: 'Count what is in daily use or has been tried in earnest, whoever built it.',
  options: [
    {
      value: 'advanced',
      label: 'Advanced',
      description: 'We run AI in our work today, or have built and measured our own solutions.',
    },
    {
      value: 'intermediate',
      label: 'Intermediate',
      description: 'Some of us use AI tools regularly, or we have run a trial.',
    },
    {
      value: 'beginner',
      label: 'Beginner',
      description: 'We have read about AI or tried a chat assistant, and little more.',
    },
  ],
}

const team: QuizQuestion<'team_ready'> = {
  field: 'team_ready',
  question: 'Is your team ready to work on an AI project?',
  hint: 'Ready means that somebody has the time, the skills and the backing of management to see it through.',
  options: [
    {
      value: 'yes',
      label: 'Yes, ready to start',
      description: 'People, time and a budget are set aside, and somebody is in charge.',
    },
    {
      value: 'some',
      label: 'Partly',
      description: 'There is interest, but time, skills or a decision are still missing.',
    },
    { value: 'no', label: 'Not yet', description: 'Nobody has been asked to take this on so far.' },
  ],
}

const goal: QuizQuestion<'primary_goal'> = {
  field: 'primary_goal',
  question: 'What do you want to achieve first?',
  hint: 'There is no better or worse answer here: it shapes the advice, and earns no points.',
  options: [
    {
      value: 'implement',
      label: 'Implement a solution',
      description: 'We want something working in the business within months.',
    },
    {
      value: 'explore',
      label: 'Explore the options',
      description: 'We want to compare where AI would pay off before we commit.',
    },
    {
      value: 'learn',
      label: 'Learn the basics',
      description: 'We want to understand what AI can and cannot do for us.',
    },
  ],
}

const data: QuizQuestion<'data_availability'> = {
  field: 'data_availability',
  question: 'How much data does your organisation hold in digital form?',
  hint: 'Think of orders, bookings, documents, sensor readings, e-mails: whatever records the work you do.',
  options: [
    {
      value: 'comprehensive',
      label: 'Comprehensive',
      description: 'Most of our work is recorded in systems we can export from, going back years.',
    },
    {
      value: 'some',
      label: 'Some',
      description: 'There are spreadsheets and systems, with gaps or in several places.',
    },
    {
      value: 'limited',
      label: 'Limited',
      description: 'Much of it is on paper, in e-mails or in the heads of our people.',
    },
  ],
}

/** In the order in which they are asked. */
export const QUIZ_QUESTIONS = [useCase, experience, team, goal, data] as const

export const QUIZ_FIELDS: readonly QuizField[] = QUIZ_QUESTIONS.map((question) => question.field)

/** What each question is about, where there is no room for the question. */
export const QUIZ_TOPICS: Readonly<Record<QuizField, string>> = {
  specific_use_case: 'Use case',
  ai_experience: 'Experience',
  team_ready: 'Team',
  primary_goal: 'Goal',
  data_availability: 'Data',
}

/** Spec 9: primary_goal is asked but never scored. */
export const BEST_ANSWERS = [
  { field: 'specific_use_case', value: 'yes', points: 3 },
  { field: 'ai_experience', value: 'advanced', points: 2 },
  { field: 'team_ready', value: 'yes', points: 2 },
  { field: 'data_availability', value: 'comprehensive', points: 1 },
] as const satisfies readonly { field: QuizField; value: string; points: number }[]

/** The points each answer earned, for showing how the score came about. */
export function pointsByAnswer(responses: QuizResponses): Record<QuizField, number> {
  const points: Record<QuizField, number> = {
    specific_use_case: 0,
    ai_experience: 0,
    team_ready: 0,
    primary_goal: 0,
    data_availability: 0,
  }
  for (const best of BEST_ANSWERS) if (responses[best.field] === best.value) points[best.field] = best.points
  return points
}

export function scoreQuiz(responses: QuizResponses): number {
  return Object.values(pointsByAnswer(responses)).reduce((sum, points) => sum + points, 0)
}

export function decide(score: number): RoutingResult['decision'] {
  return score >= CONSULTATION_THRESHOLD ? 'consultation' : 'roadmap'
}

export function routeQuiz(responses: QuizResponses): RoutingResult {
  const score = scoreQuiz(responses)
  const decision = decide(score)
  return { score, decision, explanation: explain(responses, score, decision) }
}

export type QuizCheck =
  | { ok: true; responses: QuizResponses }
  | { ok: false; field: QuizField; message: string; index: number }

/** The first unanswered question, with its message and its place, or the complete responses. */
export function validateQuiz(partial: Partial<Record<QuizField, unknown>>): QuizCheck {
  for (const [index, field] of QUIZ_FIELDS.entries()) {
    const answer = quizResponses.shape[field].safeParse(partial[field])
    if (!answer.success) {
      return { ok: false, field, message: answer.error.issues[0]?.message ?? 'Please select an option', index }
    }
  }
  return { ok: true, responses: quizResponses.parse(partial) }
}

const STRENGTHS: Record<(typeof BEST_ANSWERS)[number]['field'], string> = {
  specific_use_case: 'a specific use case',
  ai_experience: 'advanced AI experience',
  team_ready: 'a team that is ready to start',
  data_availability: 'comprehensive data',
}

const GAPS: { [F in keyof typeof STRENGTHS]: Partial<Record<QuizResponses[F], string>> } = {
  specific_use_case: { ideas: 'which of your ideas to start with', no: 'where AI would pay off in your business' },
  ai_experience: {
    intermediate: 'how to build on your first experience',
    beginner: 'how to gain a first experience with AI',
  },
  team_ready: { some: 'what your team still needs', no: 'who should take it on' },
  data_availability: { some: 'how to close the gaps in your data', limited: 'which data to start collecting' },
}

const CONSULTATION_BY_GOAL: Record<QuizResponses['primary_goal'], string> = {
  implement:
    'As you want to implement a solution, talking through scope, data and delivery will take you further than a general report.',
  explore:
    'As you want to compare options first, a conversation can test your plans against the alternatives before you commit.',
  learn: 'As you want to learn first, a conversation can answer your questions about the plans you already have.',
}

const ROADMAP_BY_GOAL: Record<QuizResponses['primary_goal'], string> = {
  implement: 'Your roadmap names a first project that you could implement, and what has to be in place for it.',
  explore: 'Your roadmap compares the opportunities in your business by value and effort, so that you can choose.',
  learn: 'Your roadmap explains each opportunity in plain words, with a first step small enough to learn from.',
}

/** First what one gets, then the score. */
function explain(responses: QuizResponses, score: number, decision: RoutingResult['decision']): string {
  const words = new Intl.ListFormat('en-GB')
  const strengths = BEST_ANSWERS.filter((best) => responses[best.field] === best.value).map(
    (best) => STRENGTHS[best.field],
  )
  if (decision === 'consultation') {
    return `${CONSULTATION_BY_GOAL[responses.primary_goal]} You have ${words.format(strengths)}: ${score} of ${MAX_SCORE} points.`
  }
  const gaps = [
    GAPS.specific_use_case[responses.specific_use_case],
    GAPS.ai_experience[responses.ai_experience],
    GAPS.team_ready[responses.team_ready],
    GAPS.data_availability[responses.data_availability],
  ].filter((gap) => gap !== undefined)
  const start = strengths.length > 0 ? ` You bring ${words.format(strengths)}.` : ''
  return (
    `${ROADMAP_BY_GOAL[responses.primary_goal]} It helps you see ${words.format(gaps)}.${start}` +
    ` You scored ${score} of ${MAX_SCORE} points; a direct consultation is suggested from ${CONSULTATION_THRESHOLD}.`
  )
}
