import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'

export interface OutgoingMail {
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  messageId: string
  createdAt: string
  attachments?: Attachment[]
}

export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

export interface Mailer {
  /** Resolves when the mail is somebody else's responsibility: accepted by the SMTP server, or a file on the disk. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** Sends by SMTP_URL; without one, every mail is an .eml file in DATA_DIR/outbox and a line in the log. */
export function openMailer(config: Config, log: Logger): Mailer {
  const from = { name: config.BRAND_NAME, address: config.CONTACT_EMAIL }
  const fields = ({ to, ...mail }: OutgoingMail) => ({
    ...mail,
    from: config.MAIL_FROM ?? from,
    // As an object: a string would be parsed, and could name further recipients.
    to: { name: '', address: to },
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  if (!config.SMTP_URL) return outbox(path.join(config.DATA_DIR, 'outbox'), fields, log)
  const smtp = createTransport({
    url: config.SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const taken = takenMails(path.join(config.DATA_DIR, 'mails-taken'), log)
  return {
    async send(mail) {
      if (taken.has(mail.messageId)) return
      await smtp.sendMail(fields(mail))
      taken.add(mail.messageId)
    },
    close: () => smtp.close(),
  }
}

/** Mails whose note in the database may still be on its way; more than ever are at one time. */
const TAKEN_MAX = 1000

/**
 * What the mail server has taken, in a file: the note in the database waits for other statements, and a process that is
 * killed meanwhile would send the mail again. What a process has written to a file outlives it. A disk that is full
 * costs that and nothing else: a mail that has left must not fail for it, and leave again.
 */
function takenMails(file: string, log: Logger) {
  let known = new Set<string>()
  const attempt = (work: () => void) => {
    try {
      work()
    } catch (error) {
      log.warn({ err: error }, 'mails that were taken cannot be written down; a kill may repeat one')
    }
  }
  const trim = () => {
    known = new Set([...known].slice(-TAKEN_MAX))
    writeFileSync(file, [...known].map((id) => `${id}\n`).join(''), { mode: 0o600 })
  }
  attempt(() => {
    if (!existsSync(file)) return
    known = new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))
    if (known.size > TAKEN_MAX) trim()
  })
  return {
    has: (messageId: string) => known.has(messageId),
    add(messageId: string) {
      known.add(messageId)
      attempt(() => (known.size > 2 * TAKEN_MAX ? trim() : appendFileSync(file, `${messageId}\n`, { mode: 0o600 })))
    },
  }
}

/** True when no later try can succeed: the server refused this recipient or this mail for good. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return (
    responseCode !== undefined && responseCode >= 550 && responseCode <= 554 && command !== 'CONN' && command !== 'API'
  )
}

function outbox(folder: string, fields: (mail: OutgoingMail) => object, log: Logger): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(fields(mail))
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      // Named for the mail, so that writing it again after a kill replaces it.
      const name = `${mail.createdAt.replaceAll(':', '-')}-${/([\da-f]+)@/.exec(mail.messageId)?.[1]}`
      const draft = path.join(folder, `.${name}`)
      await fs.writeFile(draft, message as Buffer, { mode: 0o600, flush: true })
      await fs.rename(draft, path.join(folder, `${name}.eml`))
      log.info({ file: `${name}.eml` }, 'mail written to the outbox')
    },
    close: () => {},
  }
}
