import { insights, type Insights } from '@cairn/contract/insights'
import { reportDocument, type ReportDocument } from '@cairn/contract/report-document'
import { record } from './roadmap-content.ts'

/* Apart from what a list reads: it shows no report, and need not load what checks one. */

/** The report's tree, where the server stored one. */
export function readDocument(content: unknown): ReportDocument | undefined {
  return reportDocument.safeParse(record(content)?.['document']).data
}

export function readInsights(content: unknown): Insights | undefined {
  return insights.safeParse(record(content)?.['insights']).data
}
