import type { Insights } from '@cairn/contract/insights'
import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { companyName } from './brief-reader.ts'
import { seedOf } from './brief-seed.ts'
import { compose, countWords, WORDS_FIT } from './compose/report.ts'
import { discover, survey } from './discovery.ts'
import type { Findings } from './findings.ts'
import { insightsOf } from './insights.ts'

const INITIATIVES_MIN = 3

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

/**
 * Brief in, report out: offline, and the same for the same brief and date. `wanted` are the initiatives that somebody
 * argues for in place of our own pick.
 */
export function advise(brief: RoadmapBrief, options: AdviceOptions, wanted?: readonly string[]): Advice {
  const surveyed = survey(brief)
  let advice = reportOf(discover(surveyed, options.date, wanted), brief, options)
  // Five initiatives of a wordy field may not fit: one has to go rather than what the others need to be told.
  for (let most = advice.findings.initiatives.length - 1; most >= INITIATIVES_MIN; most -= 1) {
    if (countWords(advice.text) <= WORDS_FIT) break
    advice = reportOf(discover(surveyed, options.date, wanted, most), brief, options)
  }
  return advice
}

function reportOf(findings: Findings, brief: RoadmapBrief, options: AdviceOptions): Advice {
  const { text, cited } = compose(findings, seedOf(brief), options)
  return {
    text,
    insights: insightsOf(findings, cited),
    findings,
    title: titleOf(brief),
  }
}

function titleOf(brief: RoadmapBrief): string {
  return `AI Opportunity Assessment for ${companyName(brief)}`
}
