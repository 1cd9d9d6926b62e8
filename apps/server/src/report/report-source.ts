import { appendixConfig } from '@cairn/advisor/appendix'
import { parseReport } from '@cairn/advisor/document'
import { readDocument, readInsights } from '@cairn/domain/report-content'
import { readClientInput, readReport } from '@cairn/domain/roadmap-content'
import { brandOf, type Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { reportFileName } from './file-name.ts'
import type { ReportSource } from './report-model.ts'

/** How this installation makes files of a report: with its own name and appendix. */
export function reportSources(config: Config): (report: ReportSource['roadmap']) => ReportSource {
  const brand = brandOf(config)
  const appendix = appendixConfig(brand)
  return (report) => {
    const shown = readReport(report.content)
    return {
      roadmap: report,
      document: readDocument(report.content) ?? parseReport(shown.kind === 'text' ? shown.text : ''),
      insights: readInsights(report.content),
      appendix,
      brand,
    }
  }
}

export function finished<Report extends { status: string }>(report: Report): Report {
  if (report.status !== 'completed') throw new AppError('conflict', 'This roadmap has no report to download yet')
  return report
}

export function fileNameOf(report: { client_input: unknown }, ending: Parameters<typeof reportFileName>[1]) {
  return reportFileName(readClientInput(report.client_input)['company_name'], ending)
}
