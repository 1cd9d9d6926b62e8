import type { Tx } from '../../adapters/db/client.ts'
import type { Deps } from '../../deps.ts'
import { type MailKind, postMail } from '../../mail/outgoing.ts'

const WHAT = {
  password: { subject: 'Your password was changed', text: 'The password of your account was changed, and every other session was ended.' },
  email: { subject: 'Your address was changed', text: 'Your account now goes by another e-mail address. This one no longer opens it.' },
} // prettier-ignore
type What = keyof typeof WHAT

/** So that nobody's account changes hands without its owner hearing of it. */
export const accountMail: MailKind = {
  kind: 'account-notice',
  async write(mail, { config }) {
    const { subject, text } = WHAT[mail.payload['what'] === 'email' ? 'email' : 'password']
    return {
      letter: {
        heading: subject,
        blocks: [
          { kind: 'paragraph', text },
          { kind: 'paragraph', text: `If it was not you, write to ${config.CONTACT_EMAIL} at once.` },
        ],
        signature: config.BRAND_PROVIDER,
      },
    }
  },
}

export function tellOwner(tx: Tx, deps: Deps, to: string, what: What) {
  const { subject } = WHAT[what]
  return postMail(tx, deps, {
    kind: accountMail.kind,
    to,
    subject: `${deps.config.BRAND_NAME}: ${subject}`,
    payload: { what },
  })
}
