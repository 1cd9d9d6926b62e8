import type { Insights } from '@cairn/contract/insights'
import type { KeptBrief } from '@cairn/contract/roadmaps'
import type { ReportDocument } from './document-tree.ts'
import type { Facts } from './facts.ts'
import type { Plan } from './plan.ts'
import { plan } from './plan/plan-brief.ts'
import { bindAnswers, withAnswers } from './read/answers.ts'
import { read } from './read/read.ts'
import { insightsOf } from './write/insights.ts'
import { markdown } from './write/markdown.ts'
import { write } from './write/write.ts'

export interface AdviceOptions {
  /** The report's date, ISO. */
  date: string
}

export interface Advice {
  title: string
  facts: Facts
  plan: Plan
  document: ReportDocument
  /** The document as Markdown: what the spec's `content.content` holds. */
  text: string
  insights: Insights
}

/** The built-in mind: brief in, report out, offline, and the same for the same brief and date. */
export function advise(given: KeptBrief, { date }: AdviceOptions): Advice {
  const { brief, told } = withAnswers(given)
  const facts = bindAnswers(read(brief, date.slice(0, 10)), told)
  const made = plan(facts, facts.written)
  const document = write(made)
  return {
    title: `AI Opportunity Assessment for ${facts.company}`,
    facts,
    plan: made,
    document,
    text: markdown(document),
    insights: insightsOf(made),
  }
}
