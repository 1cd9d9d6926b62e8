import { sendInquiry } from '@cairn/contract/inquiries'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inquiries, users } from '../../adapters/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { mount } from '../../http/mount.ts'
import { addressKey } from '../../http/rate-limits.ts'
import { headerText } from '../../mail/header-text.ts'
import { postMail } from '../../mail/outgoing.ts'
import { acknowledgementMail, inquiryMail } from './mails.ts'

const RECEIVED = 'Thank you for your inquiry. We will make contact within 1-2 business days.'

export function inquiryRoutes(app: FastifyInstance, deps: Deps) {
  const { db, limits, config } = deps

  mount(app, sendInquiry, async ({ body, request }) => {
    await limits.consume('inquiry_address', addressKey(request.ip))
    const { company, name, email } = body
    // A filled honeypot is kept, in case a browser filled it in for a person, and mailed to nobody.
    const suspect = Boolean(body.website)
    const acknowledge = !suspect && (await limits.allows('inquiry_sender', email))
    const account = await accountOf(request)
    const copy = acknowledge && account?.email === email
    await db.transaction(async (tx) => {
      const [stored] = await tx
        .insert(inquiries)
        .values({ company, name, email, payload: body, user_id: account?.id ?? null })
        .returning({ id: inquiries.id })
      if (suspect) return
      const payload = { inquiry_id: stored?.id }
      const subject = `Inquiry from ${headerText(company)}`
      await postMail(tx, deps, { kind: inquiryMail.kind, to: config.CONTACT_EMAIL, subject, payload })
      if (!acknowledge) return
      const thanks = `We have received your inquiry to ${config.BRAND_PROVIDER}`
      await postMail(tx, deps, {
        kind: acknowledgementMail.kind,
        to: email,
        subject: thanks,
        payload: { ...payload, copy },
      })
    })
    return { success: true, message: RECEIVED, copy_sent: copy }
  })

  /** The account that asks, if one does: the form is open to everybody. */
  async function accountOf(request: FastifyRequest): Promise<{ id: string; email: string } | undefined> {
    if (!request.headers.authorization) return undefined
    try {
      const { userId } = await app.authenticate(request)
      const [user] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId))
      return user
    } catch (error) {
      if (error instanceof AppError && error.code === 'unauthorized') return undefined
      throw error
    }
  }
}
