import { companyDetails } from '@cairn/contract/company'
import { quizData, quizResponses, routingResult } from '@cairn/contract/quiz'
import type { QuizResponses, RoutingResult } from '@cairn/contract/quiz'
import { industryPassedOn } from '@cairn/domain/company-form'
import * as z from 'zod/mini'
import { readContactPrefill } from '../../paths.ts'

/** What the contact form knows from an assessment. */
export interface Prefill {
  company_name: string
  industry: string
  decision: RoutingResult['decision'] | undefined
  fromDisclaimer: boolean
  /** What travels with the inquiry: only what was understood. */
  routing_data: Record<string, unknown>
}

/** Spec 2: malformed data is ignored, as a whole or in part. */
export function readPrefill(query: URLSearchParams): Prefill | undefined {
  const data: Record<string, unknown> = { ...readContactPrefill(query) }
  if (Object.keys(data).length === 0) return undefined
  // Links from elsewhere may spell the names differently: the spec gives none.
  const company = readCompany(data['company_details']) ?? readCompany(data['companyDetails']) ?? readCompany(data)
  const quiz = readQuiz(data)
  const fromDisclaimer = data['fromDisclaimer'] === true
  if (!company && !quiz) return undefined
  return {
    company_name: company?.company_name ?? '',
    industry: company ? industryPassedOn(company) : '',
    decision: quiz?.routing_result?.decision,
    fromDisclaimer,
    routing_data: { ...(company && { company_details: company }), ...quiz, ...(fromDisclaimer && { fromDisclaimer }) },
  }
}

const named = z.object({
  company_name: z.string().check(z.maxLength(200)),
  industry: z._default(z.string().check(z.maxLength(200)), ''),
  custom_industry: z.optional(z.string().check(z.maxLength(200))),
  company_size: z._default(companyDetails.shape.company_size.check(z.maxLength(200)), ''),
})

function readCompany(value: unknown): z.output<typeof named> | undefined {
  return named.safeParse(value).data
}

function readQuiz(data: Record<string, unknown>) {
  const whole = quizData.safeParse(data['quiz_data']).data
  if (whole) return { quiz_responses: whole.quiz_responses, routing_result: whole.routing_result }
  const responses: QuizResponses | undefined = quizResponses.safeParse(
    data['quiz_responses'] ?? data['quizResponses'],
  ).data
  const result = routingResult.safeParse(data['routing_result'] ?? data['routingResult']).data
  if (!responses && !result) return undefined
  return { ...(responses && { quiz_responses: responses }), ...(result && { routing_result: result }) }
}
