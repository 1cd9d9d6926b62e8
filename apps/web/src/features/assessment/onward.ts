import type { CompanyDetails } from '@cairn/contract/company'
import type { QuizResponses, RoutingResult } from '@cairn/contract/quiz'
import { industryPassedOn } from '@cairn/domain/company-form'
import { companySizeCategory } from '@cairn/domain/recommendation'
import { contactPath, disclaimerPath } from '../../paths.ts'

/** Spec 2: `data` is company details, quiz responses and routing result. */
export function consultationPath(details: CompanyDetails, responses: QuizResponses, result: RoutingResult): string {
  return contactPath({ company_details: details, quiz_responses: responses, routing_result: result })
}

export function roadmapStartPath(details: CompanyDetails, responses: QuizResponses, result: RoutingResult): string {
  const category = companySizeCategory(details.company_size)
  return disclaimerPath({
    type: 'opportunity_assessment',
    company_name: details.company_name,
    industry: industryPassedOn(details),
    company_size: details.company_size,
    from_routing: true,
    quiz_data: {
      quiz_responses: responses,
      routing_result: result,
      ...(category && { company_size_category: category }),
    },
  })
}
