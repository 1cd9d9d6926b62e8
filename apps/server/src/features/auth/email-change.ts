import { createHash, createHmac } from 'node:crypto'
import { EMAIL_LINK_H } from '@cairn/contract/account'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../adapters/db/client.ts'
import { emailChanges, resetTokens, users } from '../../adapters/db/schema.ts'
import { AppError, isUniqueViolation } from '../../errors.ts'
import type { MailKind } from '../../mail/outgoing.ts'

const REFUSED = 'Invalid or expired confirmation link'
const TAKEN = 'This address belongs to another account'

/**
 * To the new address. Its token is made like a reset's: from the mail's id, by this server alone, and never stored. Who
 * has an account under that address is told so here, and nobody else is.
 */
export const emailChangeMail: MailKind = {
  kind: 'email-change',
  async write(mail, { db, config, deriveKey }) {
    const userId = String(mail.payload['user_id'])
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    // Whoever changed the password meanwhile has taken the wish back.
    if (!user || mail.payload['token_version'] !== user.token_version) return undefined
    const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, mail.to))
    const heading = `Confirm your address for ${config.BRAND_NAME}`
    const signature = config.BRAND_PROVIDER
    const ignore = { kind: 'paragraph' as const, text: 'If it was not you, there is nothing to do: nothing changes.' }
    if (owner) {
      const text = `Somebody asked to use this address for another ${config.BRAND_NAME} account. It has an account of its own already, so nothing was changed.`
      return { letter: { heading, blocks: [{ kind: 'paragraph', text }], signature } }
    }
    const token = createHmac('sha256', deriveKey('email-token')).update(mail.id).digest('base64url')
    const expires_at = sql`now() + make_interval(hours => ${EMAIL_LINK_H})`
    await db
      .insert(emailChanges)
      .values({ user_id: userId, email: mail.to, token_hash: hashOf(token), expires_at, created_at: mail.created_at })
      .onConflictDoUpdate({ target: emailChanges.token_hash, set: { expires_at } })
    const text = `Somebody asked to use this address for a ${config.BRAND_NAME} account. If it was you, confirm it within ${EMAIL_LINK_H} hours; from then on you log in with it.`
    const url = `${config.PUBLIC_URL}/confirm-email?token=${token}`
    const button = { kind: 'button' as const, label: 'Confirm this address', url }
    return { letter: { heading, blocks: [{ kind: 'paragraph', text }, button, ignore], signature } }
  },
}

/** Of several links the newest counts, once. What was sent to the old address before opens nothing any more. */
export async function useEmailToken(tx: Tx, token: string): Promise<{ before: string; email: string }> {
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.token_hash, hashOf(token)), gt(emailChanges.expires_at, sql`now()`)))
  if (!change) throw new AppError('bad_request', REFUSED)
  const { user_id: userId, email } = change
  const [user] = await tx.select({ before: users.email }).from(users).where(eq(users.id, userId)).for('update')
  const removed = await tx.delete(emailChanges).where(eq(emailChanges.user_id, userId)).returning()
  const newest = removed.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))[0]
  if (!user || newest?.id !== change.id) throw new AppError('bad_request', REFUSED)
  try {
    await tx.update(users).set({ email }).where(eq(users.id, userId))
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('conflict', TAKEN)
    throw error
  }
  await tx.delete(resetTokens).where(eq(resetTokens.user_id, userId))
  return { before: user.before, email }
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest('base64url')
}
