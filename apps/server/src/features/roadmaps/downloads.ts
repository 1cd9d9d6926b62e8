import { appendixConfig } from '@cairn/advisor/appendix'
import { parseReport } from '@cairn/advisor/document'
import { downloadMarkdown, downloadPdf } from '@cairn/contract/roadmaps'
import { pdfFileName, readClientInput, readDocument, readInsights, readReport } from '@cairn/domain/roadmap-content'
import type { FastifyInstance } from 'fastify'
import type { roadmaps } from '../../adapters/db/schema.ts'
import { brandOf } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { mount } from '../../http/mount.ts'
import { attachment, markdownFileName } from '../../report/file-name.ts'
import { reportMarkdown } from '../../report/markdown.ts'
import { reportModel } from '../../report/report-model.ts'
import { ownRoadmap } from './own-roadmap.ts'

/** The report as a file. The page draws the same document, and offers to print it where the PDF cannot be had. */
export function downloadRoutes(app: FastifyInstance, { db, config, pdf }: Deps) {
  const brand = brandOf(config)
  const appendix = appendixConfig(brand)

  mount(app, downloadPdf, async ({ params, userId, reply }) => {
    const roadmap = finished(await ownRoadmap(db, params.id, userId))
    const bytes = await pdf.render(reportModel(source(roadmap)))
    reply.header('content-disposition', attachment(pdfFileName(companyOf(roadmap))))
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  })

  mount(app, downloadMarkdown, async ({ params, userId, reply }) => {
    const roadmap = finished(await ownRoadmap(db, params.id, userId))
    reply.header('content-disposition', attachment(markdownFileName(companyOf(roadmap))))
    return reportMarkdown(source(roadmap))
  })

  function source(roadmap: Roadmap) {
    const report = readReport(roadmap.content)
    return {
      roadmap,
      document: readDocument(roadmap.content) ?? parseReport(report.kind === 'text' ? report.text : ''),
      insights: readInsights(roadmap.content),
      appendix,
      brand,
    }
  }
}

type Roadmap = typeof roadmaps.$inferSelect

function finished(roadmap: Roadmap): Roadmap {
  if (roadmap.status !== 'completed') throw new AppError('conflict', 'This roadmap has no report to download yet')
  return roadmap
}

function companyOf(roadmap: Roadmap) {
  return readClientInput(roadmap.client_input)['company_name']
}
