import { eq } from 'drizzle-orm'
import { roadmaps } from '../../adapters/db/schema.ts'
import type { MailKind } from '../../mail/outgoing.ts'
import { reportModel } from '../../report/report-model.ts'
import { fileNameOf, reportSources } from '../../report/report-source.ts'

/** To the account that asked: its report as it is when the mail leaves. */
export const reportMail: MailKind = {
  kind: 'report',
  async write(mail, { db, config, pdf }) {
    const [roadmap] = await db
      .select()
      .from(roadmaps)
      .where(eq(roadmaps.id, String(mail.payload['roadmap_id'])))
    if (roadmap?.status !== 'completed') return undefined
    const bytes = await pdf.render(reportModel(reportSources(config)(roadmap)))
    return {
      letter: {
        heading: `Your report from ${config.BRAND_NAME}`,
        blocks: [
          { kind: 'paragraph', text: 'You asked for this report by mail. It is attached as a PDF.' },
          { kind: 'button', label: 'Read it in the browser', url: `${config.PUBLIC_URL}/roadmaps/${roadmap.id}` },
          {
            kind: 'paragraph',
            text: `If you did not ask for it, somebody entered your address for an account of theirs: please tell us at ${config.CONTACT_EMAIL}.`,
          },
        ],
        signature: config.BRAND_PROVIDER,
      },
      attachments: [
        { filename: fileNameOf(roadmap, 'pdf'), contentType: 'application/pdf', content: Buffer.from(bytes) },
      ],
    }
  },
}
