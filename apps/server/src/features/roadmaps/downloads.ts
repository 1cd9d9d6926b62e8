import {
  downloadCalendar,
  downloadExamplePdf,
  downloadMarkdown,
  downloadPdf,
  downloadWord,
  mailReport,
} from '@cairn/contract/roadmaps'
import { exampleRoadmap } from '@cairn/domain/example-report'
import { readGeneratedAt } from '@cairn/domain/roadmap-content'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { users } from '../../adapters/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { mount } from '../../http/mount.ts'
import { headerText } from '../../mail/header-text.ts'
import { postMail } from '../../mail/outgoing.ts'
import { calendarFile } from '../../report/calendar.ts'
import { attachment } from '../../report/file-name.ts'
import { reportMarkdown } from '../../report/markdown.ts'
import { reportModel } from '../../report/report-model.ts'
import { fileNameOf, finished, reportSources } from '../../report/report-source.ts'
import { found, ownRoadmap } from './own-roadmap.ts'
import { reportMail } from './report-mail.ts'

/** The report as a file. The page draws the same document, and offers to print it where the PDF cannot be had. */
export function downloadRoutes(app: FastifyInstance, deps: Deps) {
  const { db, config, limits, pdf, word } = deps
  const source = reportSources(config)

  mount(app, downloadPdf, async ({ params, userId, reply }) => {
    const roadmap = finished(await ownRoadmap(db, params.id, userId))
    await limits.consume('download', userId)
    const bytes = await pdf.render(reportModel(source(roadmap)))
    return named(reply, roadmap, 'pdf', buffer(bytes))
  })

  mount(app, downloadWord, async ({ params, userId, reply }) => {
    const roadmap = finished(await ownRoadmap(db, params.id, userId))
    await limits.consume('download', userId)
    const bytes = await word.render(reportModel(source(roadmap)))
    return named(reply, roadmap, 'docx', buffer(bytes))
  })

  mount(app, downloadMarkdown, async ({ params, userId, reply }) => {
    const roadmap = finished(await ownRoadmap(db, params.id, userId))
    return named(reply, roadmap, 'md', reportMarkdown(source(roadmap)))
  })

  // Anybody may ask for it: it is made once, and costs no more than a file after that.
  let example: Promise<Uint8Array> | undefined
  mount(app, downloadExamplePdf, async ({ reply }) => {
    example ??= pdf.render(reportModel(source(exampleRoadmap))).catch((error: unknown) => {
      example = undefined
      throw error
    })
    return named(reply, exampleRoadmap, 'pdf', buffer(await example))
  })

  mount(app, downloadCalendar, async ({ params, userId, reply }) => {
    const roadmap = finished(await ownRoadmap(db, params.id, userId))
    const { insights } = source(roadmap)
    if (!insights || insights.timeline.length === 0)
      throw new AppError('conflict', 'This report has no dates to put into a calendar')
    const file = calendarFile({
      roadmapId: roadmap.id,
      host: new URL(config.PUBLIC_URL).hostname,
      name: roadmap.title,
      product: config.BRAND_NAME,
      start: readGeneratedAt(roadmap.content) ?? roadmap.created_at,
      url: `${config.PUBLIC_URL}/roadmaps/${roadmap.id}`,
      timeline: insights.timeline,
    })
    return named(reply, roadmap, 'ics', file)
  })

  mount(app, mailReport, async ({ params, userId }) => {
    const roadmap = finished(await ownRoadmap(db, params.id, userId))
    await limits.consume('mail_report', userId)
    const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
    const { email } = found(user)
    await db.transaction((tx) =>
      postMail(tx, deps, {
        kind: reportMail.kind,
        to: email,
        // The address is not proved: nobody's own words go out under our name.
        subject: `Your report from ${headerText(config.BRAND_NAME)}`,
        payload: { roadmap_id: roadmap.id },
      }),
    )
    return { message: `The report is on its way to ${email}.` }
  })
}

function named<File>(
  reply: FastifyReply,
  report: { client_input: unknown },
  ending: Parameters<typeof fileNameOf>[1],
  file: File,
): File {
  reply.header('content-disposition', attachment(fileNameOf(report, ending)))
  return file
}

/** The same bytes: a Uint8Array of another process's message is a view of a larger one. */
function buffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
