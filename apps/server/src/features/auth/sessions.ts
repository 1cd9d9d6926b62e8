import { randomUUID } from 'node:crypto'
import { TOKEN_LIFETIME_S } from '@cairn/contract/auth'
import { and, desc, eq, gt, lt, ne, notExists, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../adapters/db/client.ts'
import { emailChanges, revokedTokens, sessions, users } from '../../adapters/db/schema.ts'
import type { AccessClaims, Session } from '../../http/access-token.ts'
import { deviceOf } from './device.ts'

/** More than anybody has browsers; older ones still end with their tokens. */
const LISTED_MAX = 100

const expiry = sql`now() + make_interval(secs => ${TOKEN_LIFETIME_S})`

/** The session that a sign-in begins. */
export async function startSession(db: Db, userId: string, startedAt: Date, userAgent: string | undefined) {
  const session: Session = { id: randomUUID(), startedAt }
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), lt(sessions.expires_at, sql`now()`)))
  await noteSession(db, userId, session, userAgent)
  return session
}

/** Called whenever a session gets a token. One from before sessions were kept is taken up by its next token. */
export async function noteSession(
  db: Db | Tx,
  userId: string,
  { id, startedAt }: Session,
  userAgent: string | undefined,
) {
  const now = { renewed_at: sql`now()`, expires_at: expiry }
  await db
    .insert(sessions)
    .values({ id, user_id: userId, device: deviceOf(userAgent), started_at: startedAt.toISOString(), ...now })
    .onConflictDoUpdate({ target: sessions.id, set: now, setWhere: eq(sessions.user_id, userId) })
}

export async function sessionsOf(db: Db, { userId, session }: AccessClaims, userAgent: string | undefined) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, sql`now()`), notExists(revokedOf(db))))
    .orderBy(desc(sessions.renewed_at))
    .limit(LISTED_MAX)
  const started_at = session.startedAt.toISOString()
  const listed = rows.map((row) => ({ ...row, current: row.id === session.id }))
  if (listed.some(({ current }) => current)) return listed
  return [{ id: session.id, device: deviceOf(userAgent), started_at, renewed_at: started_at, current: true }, ...listed]
}

function revokedOf(db: Db) {
  return db
    .select({ one: sql`1` })
    .from(revokedTokens)
    .where(eq(revokedTokens.jti, sessions.id))
}

/** Every token of the session dies with it, also those that were prolonged away. */
export async function revokeSession(db: Db | Tx, id: string) {
  await db.insert(revokedTokens).values({ jti: id, expires_at: expiry }).onConflictDoNothing()
  await db.delete(sessions).where(eq(sessions.id, id))
  await db.delete(revokedTokens).where(lt(revokedTokens.expires_at, sql`now() - interval '1 minute'`))
}

/**
 * Raises the user's version, so that every token until now is worthless; the kept session needs a new one. Whoever asks
 * with a token does so only while it is the current one: a reset that came first has ended it. An address that was asked
 * for before is not taken up any more.
 */
export async function endSessions(tx: Tx, userId: string, by?: Pick<AccessClaims, 'session' | 'tokenVersion'>) {
  const current = by && eq(users.token_version, by.tokenVersion)
  const [user] = await tx
    .update(users)
    .set({ token_version: sql`${users.token_version} + 1` })
    .where(and(eq(users.id, userId), current))
    .returning({ email: users.email, tokenVersion: users.token_version })
  if (!user) return undefined
  await tx.delete(sessions).where(and(eq(sessions.user_id, userId), by && ne(sessions.id, by.session.id)))
  await tx.delete(emailChanges).where(eq(emailChanges.user_id, userId))
  return user
}
