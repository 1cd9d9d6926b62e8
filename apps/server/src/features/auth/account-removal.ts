import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../adapters/db/client.ts'
import { inquiries, mails, users } from '../../adapters/db/schema.ts'

const REMOVED = 'Removed at the sender’s request'
const REMOVED_EMAIL = 'removed@example.invalid'
/** Mails to an account. What was written to the same address by way of the open contact form is not the account's. */
const ACCOUNT_MAILS = ['password-reset', 'email-change', 'account-notice', 'report']

/**
 * The account and, by the database's own rule, every row that belongs to it. The provider answered its inquiries and
 * keeps what was asked, without who asked.
 */
export async function removeAccount(tx: Tx, user: Pick<typeof users.$inferSelect, 'id' | 'email'>) {
  const mine = eq(inquiries.user_id, user.id)
  const asked = tx.select({ id: inquiries.id }).from(inquiries).where(mine)
  await tx
    .delete(mails)
    .where(
      or(
        and(eq(mails.to, user.email), inArray(mails.kind, ACCOUNT_MAILS)),
        and(eq(mails.kind, 'email-change'), eq(sql`${mails.payload} ->> 'user_id'`, user.id)),
        and(eq(mails.kind, 'inquiry-acknowledgement'), inArray(sql`${mails.payload} ->> 'inquiry_id'`, asked)),
      ),
    )
  const person = { name: REMOVED, position: REMOVED, email: REMOVED_EMAIL }
  await tx
    .update(inquiries)
    .set({
      name: person.name,
      email: person.email,
      payload: sql`${inquiries.payload} || ${JSON.stringify(person)}::jsonb`,
    })
    .where(mine)
  await tx.delete(users).where(eq(users.id, user.id))
}
