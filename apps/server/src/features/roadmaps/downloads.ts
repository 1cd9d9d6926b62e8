import { appendixConfig } from '@cairn/advisor/appendix'
import { parseReport } from '@cairn/advisor/document'
import { downloadExamplePdf, downloadMarkdown, downloadPdf } from '@cairn/contract/roadmaps'
import { exampleRoadmap } from '@cairn/domain/example-report'
import { pdfFileName, readClientInput, readDocument, readInsights, readReport } from '@cairn/domain/roadmap-content'
import type { FastifyInstance } from 'fastify'
import type { roadmaps } from '../../adapters/db/schema.ts'
import { brandOf } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { mount } from '../../http/mount.ts'
import { attachment, markdownFileName } from '../../report/file-name.ts'
import { reportMarkdown } from '../../report/markdown.ts'
import { reportModel, type ReportSource } from '../../report/report-model.ts'
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

  // Anybody may ask for it: it is made once, and costs no more than a file after that.
  let example: Promise<Uint8Array> | undefined
  mount(app, downloadExamplePdf, async ({ reply }) => {
    example ??= pdf.render(reportModel(source(exampleRoadmap))).catch((error: unknown) => {
      example = undefined
      throw error
    })
    const bytes = await example
    reply.header('content-disposition', attachment(pdfFileName(companyOf(exampleRoadmap))))
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  })

  function source(roadmap: ReportSource['roadmap']) {
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

function companyOf(roadmap: Pick<Roadmap, 'client_input'>) {
  return readClientInput(roadmap.client_input)['company_name']
}
