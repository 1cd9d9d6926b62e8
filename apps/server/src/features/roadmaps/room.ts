import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../adapters/db/client.ts'
import { roadmaps, users } from '../../adapters/db/schema.ts'
import { AppError } from '../../errors.ts'

const RUNNING_MAX = 3
/** The built-in engine frees a place within moments, so a short wait at the door spares people a refusal. */
const PATIENCE_MS = 5000
const LOOK_AGAIN_MS = 100
const NEXT_TURN_MS = 20

/** Does the work in a transaction of its own once fewer than three reports of this user are being written. */
export async function whenThereIsRoom<Result extends object | undefined>(
  db: Db,
  userId: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const giveUpAt = performance.now() + PATIENCE_MS
  for (;;) {
    const done = await db.transaction(async (tx) => {
      // One at a time; but who waits in here keeps a connection from everybody else.
      const [turn] = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update', { skipLocked: true })
      if (!turn) return 'taken'
      const [running] = await tx
        .select({ count: sql<number>`count(*)::int` })
        .from(roadmaps)
        .where(
          and(
            eq(roadmaps.user_id, userId),
            sql`${roadmaps.status} in ('pending', 'generating')`,
            sql`${roadmaps.deadline_at} > now()`,
          ),
        )
      return (running?.count ?? 0) >= RUNNING_MAX ? 'full' : await work(tx)
    })
    if (done !== 'full' && done !== 'taken') return done
    if (performance.now() > giveUpAt)
      throw new AppError(
        'too_many',
        'Three of your roadmaps are being written already. Please wait until one is done.',
        { retryAfter: 30 },
      )
    await new Promise((resolve) => setTimeout(resolve, done === 'full' ? LOOK_AGAIN_MS : NEXT_TURN_MS))
  }
}
