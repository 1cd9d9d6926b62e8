import type { Insights } from '@cairn/contract/insights'
import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { compose } from './compose/report.ts'
import { discover } from './discovery.ts'
import type { Findings } from './findings.ts'
import { insightsOf } from './insights.ts'

export interface AdviceOptions {
  /** The report's date, ISO. */
  date: string
  provider: string
  contactEmail: string
}

export interface Advice {
  /** Markdown with the six sections. */
  text: string
  insights: Insights
  findings: Findings
  title: string
}

/** Brief in, report out: offline, and the same for the same brief and date. */
export function advise(brief: RoadmapBrief, options: AdviceOptions): Advice {
  const findings = discover(brief, options.date)
  const { text, cited } = compose(findings, seedOf(brief), options)
  return {
    text,
    insights: insightsOf(findings, cited),
    findings,
    title: `AI Opportunity Assessment for ${findings.company}`,
  }
}

/** Findings that were changed or confirmed elsewhere → the same report and charts. */
export function reportOf(findings: Findings, brief: RoadmapBrief, options: AdviceOptions): Advice {
  const { text, cited } = compose(findings, seedOf(brief), options)
  return {
    text,
    insights: insightsOf(findings, cited),
    findings,
    title: `AI Opportunity Assessment for ${findings.company}`,
  }
}

function seedOf(brief: RoadmapBrief): string {
  return [
    brief.company_name,
    brief.industry,
    brief.company_size,
    brief.description,
    brief.business_goals,
    brief.challenges,
  ].join('\n')
}
