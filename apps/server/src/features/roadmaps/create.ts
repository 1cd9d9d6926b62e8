import { isDeepStrictEqual } from 'node:util'
import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../adapters/db/client.ts'
import { roadmapVersions, roadmaps } from '../../adapters/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { deadlineS, generateRoadmap } from './generate-job.ts'
import { whenThereIsRoom } from './room.ts'

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
  const row = await whenThereIsRoom(db, userId, async (tx): Promise<Row | undefined> => {
    const [made] = await tx
      .insert(roadmaps)
      .values({
        user_id: userId,
        title: titleFor(brief.company_name),
        client_input: { ...brief },
        content: { status: 'pending' },
        idempotency_key: key ?? null,
        deadline_at: sql`now() + make_interval(secs => ${deadlineS(config)})`,
      })
      .onConflictDoNothing({ target: [roadmaps.user_id, roadmaps.idempotency_key] })
      .returning()
    if (made) await queue.enqueue(tx, generateRoadmap, { roadmap_id: made.id, version: made.version })
    return made
  })
  // Without a row, the same request came in twice at once and the other one was first.
  const made = row ?? (key && (await sameRequest(db, userId, brief, key)))
  if (!made) throw new Error('the roadmap was neither stored nor there before')
  return made
}

export function titleFor(company: string): string {
  return `AI Opportunity Assessment for ${company}`
}

async function sameRequest(db: Db, userId: string, brief: RoadmapBrief, key: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(roadmaps)
    .where(and(eq(roadmaps.user_id, userId), eq(roadmaps.idempotency_key, key)))
  if (!row) return undefined
  if (!isDeepStrictEqual(await firstBrief(db, row), JSON.parse(JSON.stringify(brief))))
    throw new AppError('invalid', 'This Idempotency-Key was used for another roadmap. Please send a new one.')
  return row
}

/** What the roadmap was created from, whatever it has become since. */
async function firstBrief(db: Db, { id, version, client_input }: Row): Promise<unknown> {
  if (version === 1) return client_input
  const [first] = await db
    .select({ client_input: roadmapVersions.client_input })
    .from(roadmapVersions)
    .where(and(eq(roadmapVersions.roadmap_id, id), eq(roadmapVersions.number, 1)))
  return first?.client_input
}
