import { and, eq, lt, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db, Tx } from '../adapters/db/client.ts'
import { mails } from '../adapters/db/schema.ts'
import { uuidV7 } from '../adapters/db/uuid-v7.ts'
import { type Attachment, isRefusedForGood } from '../adapters/mail.ts'
import type { Job } from '../adapters/queue.ts'
import type { Deps } from '../deps.ts'
import { asHtml, asText, type Letter } from './letter.ts'

export type MailRow = typeof mails.$inferSelect

/** A kind of mail: a feature says how one is written from its row, at the moment it leaves. */
export interface MailKind {
  kind: string
  /** Nothing when there is nobody to write to after all. */
  write(mail: MailRow, deps: Deps): Promise<WrittenMail | undefined>
  /** After the mail was marked as sent; perhaps again. */
  sent?(db: Db, mail: MailRow): Promise<void>
}

export interface WrittenMail {
  letter: Letter
  replyTo?: { name: string; address: string }
  attachments?: Attachment[]
}

/** Mails that were sent, or refused for good. */
const MAILS_KEPT_DAYS = 30

const SEND_MAIL = { name: 'send-mail', payload: z.object({ mail_id: z.string() }) }

/** Puts a mail into the database and its sending into the queue; both hold only if the transaction does. */
export async function postMail(
  tx: Tx,
  { queue, config }: Pick<Deps, 'queue' | 'config'>,
  mail: { kind: string; to: string; subject: string; payload?: Record<string, unknown> },
) {
  const id = uuidV7()
  const message_id = `<${id}@${new URL(config.PUBLIC_URL).hostname}>`
  await tx.insert(mails).values({ id, message_id, ...mail, payload: mail.payload ?? {} })
  await queue.enqueue(tx, SEND_MAIL, { mail_id: id })
}

/**
 * Tries for days: a mail server that is down for an hour loses nothing. A mail leaves at least once: when the process
 * dies after the mail server took it and before that is written down, it leaves again, with its Message-ID.
 */
export function sendMail(kinds: MailKind[]): Job<{ mail_id: string }, Deps> {
  return {
    ...SEND_MAIL,
    options: { retries: 1000, retryDelayS: 2, retryDelayMaxS: 120, timeLimitS: 120, concurrency: 4 },
    async handler({ mail_id }, { deps, log }) {
      const [mail] = await deps.db.select().from(mails).where(eq(mails.id, mail_id))
      const kind = kinds.find((one) => one.kind === mail?.kind)
      if (mail?.status === 'sent') await kind?.sent?.(deps.db, mail)
      if (!mail || mail.status !== 'queued') return
      if (!kind) throw new Error(`nobody writes mails of the kind ${mail.kind}`)
      const written = await kind.write(mail, deps)
      if (!written) {
        await deps.db.delete(mails).where(eq(mails.id, mail.id))
        return
      }
      const { letter, ...more } = written
      const counted = { attempts: sql`${mails.attempts} + 1` }
      try {
        await deps.mailer.send({
          to: mail.to,
          subject: mail.subject,
          text: asText(letter),
          html: asHtml(letter),
          messageId: mail.message_id,
          createdAt: mail.created_at,
          ...more,
        })
      } catch (error) {
        const refused = isRefusedForGood(error)
        await deps.db
          .update(mails)
          .set(refused ? { ...counted, status: 'failed' } : counted)
          .where(eq(mails.id, mail.id))
        if (!refused) throw error
        log.error({ mail: mail.id }, 'the mail server refused this mail for good')
        return
      }
      await deps.db
        .update(mails)
        .set({ ...counted, status: 'sent', sent_at: sql`now()` })
        .where(eq(mails.id, mail.id))
      await kind.sent?.(deps.db, mail)
      // Who was written to is nobody's business for ever; the privacy page says a month.
      const old = lt(mails.created_at, sql`now() - make_interval(days => ${MAILS_KEPT_DAYS})`)
      await deps.db.delete(mails).where(and(ne(mails.status, 'queued'), old))
    },
  }
}
