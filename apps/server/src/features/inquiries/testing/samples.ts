import type { Inquiry } from '@cairn/contract/inquiries'

export const ANSWERS = {
  specific_use_case: 'yes',
  ai_experience: 'advanced',
  team_ready: 'no',
  primary_goal: 'implement',
  data_availability: 'some',
} as const

/** A complete inquiry as the contact form sends it after an assessment of 5 points. */
export function sampleInquiry(change: Record<string, unknown> = {}): Inquiry {
  return {
    solution: 'Read incoming orders',
    problem: 'Typing takes four hours a day',
    tech_stack: 'Industry: Retail',
    data_description: 'Three years of orders as PDF',
    company: 'Cairn & Sons',
    name: 'Ada Byron',
    position: 'Owner',
    email: 'ada@example.org',
    additional_info: '',
    routing_data: {
      company_details: { company_name: 'Cairn & Sons', industry: 'Retail', company_size: '1-19 employees' },
      quiz_responses: ANSWERS,
      routing_result: { score: 5, decision: 'consultation', explanation: 'You scored 5 of 8 points.' },
    },
    ...change,
  }
}
