import * as z from 'zod/mini'

export const quizResponses = z.object({
  specific_use_case: z.enum(['yes', 'ideas', 'no'], 'Please select an option'),
  ai_experience: z.enum(['advanced', 'intermediate', 'beginner'], 'Please select your AI experience level'),
  team_ready: z.enum(['yes', 'some', 'no'], 'Please select your team readiness level'),
  primary_goal: z.enum(['implement', 'explore', 'learn'], 'Please select your primary goal'),
  data_availability: z.enum(['comprehensive', 'some', 'limited'], 'Please select your data availability level'),
})
export type QuizResponses = z.infer<typeof quizResponses>
export type QuizField = keyof QuizResponses

export const companySizeCategory = z.enum(['enterprise', 'medium', 'small'])
export type CompanySizeCategory = z.infer<typeof companySizeCategory>

export const routingResult = z.object({
  score: z.number(),
  decision: z.enum(['consultation', 'roadmap']),
  explanation: z.string(),
})
export type RoutingResult = z.infer<typeof routingResult>

/** What travels between the screens as `quiz_data`. */
export const quizData = z.object({
  quiz_responses: quizResponses,
  routing_result: routingResult,
  company_size_category: z.optional(companySizeCategory),
})
export type QuizData = z.infer<typeof quizData>
