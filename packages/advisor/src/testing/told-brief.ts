import type { RoadmapBrief } from '@cairn/contract/roadmaps'

/** A brief that says nothing but what the test gives it. */
export function brief(told: Partial<RoadmapBrief>): RoadmapBrief {
  return {
    company_name: 'A',
    industry: 'Other',
    company_size: '20-99 employees',
    report_type: 'opportunity_assessment',
    description: '',
    business_goals: '',
    challenges: '',
    data_collected: '',
    team_ai_familiarity: '',
    ...told,
  }
}
