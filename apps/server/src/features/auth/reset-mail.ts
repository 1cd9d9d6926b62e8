import { RESET_LINK_MIN } from '@cairn/contract/auth'
import { eq } from 'drizzle-orm'
import { users } from '../../adapters/db/schema.ts'
import type { MailKind } from '../../mail/outgoing.ts'
import { mintResetToken } from './reset-tokens.ts'

/** Written for every request; whether there is an account is looked up here, where no caller can time it. */
export const resetMail: MailKind = {
  kind: 'password-reset',
  async write(mail, { db, config, deriveKey }) {
    const [user] = await db.select().from(users).where(eq(users.email, mail.to))
    if (!user) return undefined
    const token = await mintResetToken(db, deriveKey('reset-token'), user.id, mail)
    return {
      letter: {
        heading: `Reset your ${config.BRAND_NAME} password`,
        blocks: [
          { kind: 'paragraph', text: `Hello ${user.username},` },
          {
            kind: 'paragraph',
            text: `Somebody asked to reset the password of your ${config.BRAND_NAME} account. If it was you, choose a new one within ${RESET_LINK_MIN} minutes.`,
          },
          { kind: 'button', label: 'Choose a new password', url: `${config.PUBLIC_URL}/reset-password?token=${token}` },
          {
            kind: 'paragraph',
            text: 'If it was not you, there is nothing to do: your password stays as it is, and the link expires by itself.',
          },
        ],
        signature: config.BRAND_PROVIDER,
      },
    }
  },
}
