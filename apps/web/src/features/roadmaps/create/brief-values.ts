import { quizResponses, routingResult, type QuizData } from '@cairn/contract/quiz'
import { roadmapBrief, type RoadmapBrief } from '@cairn/contract/roadmaps'
import { briefForm } from '@cairn/domain/brief-form'
import { companyDetailsFrom, companyForm, industryPassedOn } from '@cairn/domain/company-form'
import { routeQuiz } from '@cairn/domain/quiz'
import { dataCollectedText, teamFamiliarityText } from '@cairn/domain/recommendation'
import { firstMessages } from '@cairn/domain/ruled'
import type { RoadmapStart } from '../../../paths.ts'

export const BRIEF_FIELDS = ['description', 'business_goals', 'challenges'] as const
export const COMPANY_FIELDS = ['company_name', 'industry', 'custom_industry', 'company_size'] as const
export type BriefField = (typeof BRIEF_FIELDS)[number] | (typeof COMPANY_FIELDS)[number]
export type BriefValues = Record<BriefField, string>

/** The company's details as the address carries them, if they would be accepted. */
export function knownCompany(start: Partial<RoadmapStart>) {
  const { company_name, industry, company_size } = roadmapBrief.shape
  const known = {
    company_name: company_name.safeParse(start.company_name).data,
    industry: industry.safeParse(start.industry).data,
    company_size: company_size.safeParse(start.company_size).data,
  }
  return isComplete(known) ? known : undefined
}

/** Quiz answers that can be read; a routing result that cannot follows from them. */
export function knownQuiz(start: Partial<RoadmapStart>): QuizData | undefined {
  const responses = quizResponses.safeParse(start.quiz_data?.quiz_responses).data
  if (!responses) return undefined
  const routing = routingResult.safeParse(start.quiz_data?.routing_result).data ?? routeQuiz(responses)
  return { quiz_responses: responses, routing_result: routing }
}

/** What the form opens with: a draft of the same company first, then whatever the address gives. */
export function openingValues(start: Partial<RoadmapStart>, draft: unknown): BriefValues {
  const given = start.industry ?? ''
  const listed = given === '' || companyForm.shape.industry.safeParse(given).success
  const values: BriefValues = {
    company_name: start.company_name ?? '',
    industry: listed ? given : 'Other',
    custom_industry: listed ? '' : given,
    company_size: start.company_size ?? '',
    description: '',
    business_goals: '',
    challenges: '',
  }
  if (typeof draft !== 'object' || draft === null) return values
  const kept = draft as Record<string, unknown>
  if (start.company_name !== undefined && kept['company_name'] !== start.company_name) return values
  for (const field of [...BRIEF_FIELDS, ...COMPANY_FIELDS]) {
    const text = kept[field]
    if (typeof text === 'string' && (values[field] === '' || !start.company_name)) values[field] = text
  }
  return values
}

export function problemsOf(values: BriefValues, asksCompany: boolean): Partial<Record<BriefField, string>> {
  return { ...(asksCompany && firstMessages(companyForm, values)), ...firstMessages(briefForm, values) }
}

export function payloadOf(
  values: BriefValues,
  company: ReturnType<typeof knownCompany>,
  quiz: QuizData | undefined,
): RoadmapBrief {
  const details = companyDetailsFrom(values)
  const { company_name, industry, company_size } = company ?? { ...details, industry: industryPassedOn(details) }
  return {
    company_name,
    industry,
    report_type: 'opportunity_assessment',
    company_size,
    description: values.description.trim(),
    business_goals: values.business_goals.trim(),
    challenges: values.challenges.trim(),
    ...(quiz && {
      data_collected: dataCollectedText(quiz.quiz_responses),
      team_ai_familiarity: teamFamiliarityText(quiz.quiz_responses),
      quiz_data: quiz,
    }),
  }
}

type Company = Pick<RoadmapBrief, 'company_name' | 'industry' | 'company_size'>

function isComplete(company: { [K in keyof Company]: string | undefined }): company is Company {
  return Object.values(company).every((value) => value !== undefined)
}
