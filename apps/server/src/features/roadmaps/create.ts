import { isDeepStrictEqual } from 'node:util'
import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../adapters/db/client.ts'
import { roadmaps, users } from '../../adapters/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { deadlineS, generateRoadmap } from './generate-job.ts'

const RUNNING_MAX = 3
/** The built-in engine frees a place within moments, so a short wait at the door spares people a refusal. */
const PATIENCE_MS = 5000
const LOOK_AGAIN_MS = 100

type Row = typeof roadmaps.$inferSelect

/** The row and its job are one transaction: there is no roadmap that nobody writes. */
export async function createRoadmapRow(
  deps: Deps,
  userId: string,
  brief: RoadmapBrief,
  key: string | undefined,
): Promise<Row> {
  const { db, queue, limits, config } = deps
  const before = key ? await sameRequest(db, userId, brief, key) : undefined
  if (before) return before
  await limits.consume('create_roadmap', userId)
  const giveUpAt = performance.now() + PATIENCE_MS
  for (;;) {
    const row = await db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
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
      if ((running?.count ?? 0) >= RUNNING_MAX) return 'full'
      const [made] = await tx
        .insert(roadmaps)
        .values({
          user_id: userId,
          title: `AI Opportunity Assessment for ${brief.company_name}`,
          client_input: { ...brief },
          content: { status: 'pending' },
          idempotency_key: key ?? null,
          deadline_at: sql`now() + make_interval(secs => ${deadlineS(config)})`,
        })
        .onConflictDoNothing({ target: [roadmaps.user_id, roadmaps.idempotency_key] })
        .returning()
      if (made) await queue.enqueue(tx, generateRoadmap, { roadmap_id: made.id })
      return made
    })
    if (row === 'full') {
      if (performance.now() > giveUpAt)
        throw new AppError(
          'too_many',
          'Three of your roadmaps are being written already. Please wait until one is done.',
          {
            retryAfter: 30,
          },
        )
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
      continue
    }
    // Without a row, the same request came in twice at once and the other one was first.
    const made = row ?? (key && (await sameRequest(db, userId, brief, key)))
    if (!made) throw new Error('the roadmap was neither stored nor there before')
    return made
  }
}

async function sameRequest(db: Db, userId: string, brief: RoadmapBrief, key: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(roadmaps)
    .where(and(eq(roadmaps.user_id, userId), eq(roadmaps.idempotency_key, key)))
  if (row && !isDeepStrictEqual(row.client_input, JSON.parse(JSON.stringify(brief))))
    throw new AppError('invalid', 'This Idempotency-Key was used for another roadmap. Please send a new one.')
  return row
}
