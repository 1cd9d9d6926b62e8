import { createHash, createHmac } from 'node:crypto'
import { RESET_LINK_MIN } from '@cairn/contract/auth'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../adapters/db/client.ts'
import { resetTokens } from '../../adapters/db/schema.ts'
import type { MailRow } from '../../mail/outgoing.ts'

/**
 * The token of one reset mail: 32 bytes that only this server can make from the mail's id, so that a mail that is sent
 * twice carries the same link, and neither the database nor the queue ever holds it.
 */
export async function mintResetToken(db: Db, key: Buffer, userId: string, mail: Pick<MailRow, 'id' | 'created_at'>) {
  const token = createHmac('sha256', key).update(mail.id).digest('base64url')
  const expires_at = sql`now() + make_interval(mins => ${RESET_LINK_MIN})`
  await db
    .insert(resetTokens)
    .values({ user_id: userId, token_hash: hashOf(token), expires_at, created_at: mail.created_at })
    .onConflictDoUpdate({ target: resetTokens.token_hash, set: { expires_at } })
  return token
}

export async function isUsable(db: Db, token: string): Promise<boolean> {
  const found = await db.select({ id: resetTokens.id }).from(resetTokens).where(usable(token))
  return found.length > 0
}

/** Uses the token up; of many at the same moment one gets the user's id. */
export async function useResetToken(tx: Tx, token: string): Promise<string | undefined> {
  const [used] = await tx
    .update(resetTokens)
    .set({ used_at: sql`now()` })
    .where(usable(token))
    .returning({ user_id: resetTokens.user_id })
  return used?.user_id
}

const newer = alias(resetTokens, 'newer')

function usable(token: string) {
  return and(
    eq(resetTokens.token_hash, hashOf(token)),
    isNull(resetTokens.used_at),
    gt(resetTokens.expires_at, sql`now()`),
    sql`not exists (select 1 from ${resetTokens} as newer where ${newer.user_id} = ${resetTokens.user_id} and (${newer.created_at}, ${newer.id}) > (${resetTokens.created_at}, ${resetTokens.id}))`,
  )
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest('base64url')
}
