import { companyDetails } from '@cairn/contract/company'
import { quizResponses, type QuizResponses } from '@cairn/contract/quiz'
import { industryPassedOn } from '@cairn/domain/company-form'
import { industryLabel } from '@cairn/domain/industry-labels'
import { MAX_SCORE, pointsByAnswer, QUIZ_QUESTIONS, QUIZ_TOPICS, routeQuiz } from '@cairn/domain/quiz'
import { companySizePhrase, decisionLabel, suggestedFocus } from '@cairn/domain/recommendation'
import * as z from 'zod/mini'

/** What an inquiry's `routing_data` says, judged again: it comes from an address bar and may say anything. */
export interface Assessment {
  industry: string | undefined
  company_size: string | undefined
  /** Only when all five answers are there. */
  result: AssessmentResult | undefined
  /** Chosen on the confidentiality notice, instead of a report. */
  from_disclaimer: boolean
}

export interface AssessmentResult {
  score: number
  route: string
  focus: string
  answers: { topic: string; answer: string; points: number }[]
}

export function readAssessment(routingData: Record<string, unknown>): Assessment {
  const company = z.partial(companyDetails).safeParse(routingData['company_details']).data
  const responses =
    quizResponses.safeParse(routingData['quiz_responses']).data ??
    z.object({ quiz_responses: quizResponses }).safeParse(routingData['quiz_data']).data?.quiz_responses
  return {
    industry: industryOf(company?.industry, company?.custom_industry),
    company_size: company?.company_size ? companySizePhrase(company.company_size) : undefined,
    result: responses && resultOf(responses),
    from_disclaimer: routingData['fromDisclaimer'] === true,
  }
}

/** As people read it: '5 of 8'. */
export function scoreText({ score }: Pick<AssessmentResult, 'score'>): string {
  return `${score} of ${MAX_SCORE}`
}

function industryOf(industry = '', custom_industry = '') {
  const named = industryPassedOn({ company_name: '', company_size: '', industry, custom_industry })
  return named ? industryLabel(named) : undefined
}

function resultOf(responses: QuizResponses): AssessmentResult {
  const { score, decision } = routeQuiz(responses)
  const points = pointsByAnswer(responses)
  return {
    score,
    route: decisionLabel(decision),
    focus: suggestedFocus(responses),
    answers: QUIZ_QUESTIONS.map(({ field, options }) => ({
      topic: QUIZ_TOPICS[field],
      answer: options.find(({ value }) => value === responses[field])?.label ?? responses[field],
      points: points[field],
    })),
  }
}
