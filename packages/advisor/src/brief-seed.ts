import type { RoadmapBrief } from '@cairn/contract/roadmaps'

/** What tells one brief from another: every choice of wording hangs on it. */
export function seedOf(brief: RoadmapBrief): string {
  return [
    brief.company_name,
    brief.industry,
    brief.company_size,
    brief.description,
    brief.business_goals,
    brief.challenges,
  ].join('\n')
}
