import { advise } from '@cairn/advisor/advise'
import { type RoadmapContent, roadmapBrief } from '@cairn/contract/roadmaps'
import { and, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../adapters/db/client.ts'
import { roadmaps } from '../../adapters/db/schema.ts'
import type { Job } from '../../adapters/queue.ts'
import type { Deps } from '../../deps.ts'

/** By then a roadmap is completed or failed, whatever happened to its job. */
export const DEADLINE_S = 300

export const GENERATION_FAILED =
  'We could not finish this report. What you told us is kept: please create the roadmap again in a few minutes.'
const BUILT_IN = 'built-in engine'

/** Running it twice changes nothing: every write asks that the roadmap is still unfinished. */
export const generateRoadmap: Job<{ roadmap_id: string }, Deps> = {
  name: 'generate-roadmap',
  payload: z.object({ roadmap_id: z.string() }),
  options: {
    retries: 3,
    retryDelayS: 1,
    retryDelayMaxS: 10,
    timeLimitS: DEADLINE_S,
    concurrency: 2,
    exhausted: async ({ roadmap_id }, { deps }) => finish(deps.db, roadmap_id, failed(GENERATION_FAILED)),
  },
  async handler({ roadmap_id }, { deps }) {
    const { db, config, clock } = deps
    const [row] = await db
      .update(roadmaps)
      .set({ status: 'generating', content: { status: 'generating', progress: 10, step: 'analyzing' } })
      .where(unfinished(roadmap_id))
      .returning({ client_input: roadmaps.client_input })
    if (!row) return
    const { text, insights } = advise(roadmapBrief.parse(row.client_input), {
      date: clock.now().toISOString().slice(0, 10),
      provider: config.BRAND_PROVIDER,
      contactEmail: config.CONTACT_EMAIL,
    })
    await finish(db, roadmap_id, {
      status: 'completed',
      content: { content: text },
      insights,
      generated_at: clock.now().toISOString(),
      written_by: BUILT_IN,
    })
  },
}

/** Fails this user's roadmaps whose time is up: asked before every look at them, so that none seems to run for ever. */
export async function failOverdue(db: Db, userId: string) {
  await db
    .update(roadmaps)
    .set({ status: 'failed', content: failed(GENERATION_FAILED), updated_at: sql`now()` })
    .where(
      and(
        eq(roadmaps.user_id, userId),
        sql`${roadmaps.status} in ('pending', 'generating')`,
        sql`${roadmaps.deadline_at} < now()`,
      ),
    )
}

async function finish(db: Db, id: string, content: RoadmapContent) {
  await db
    .update(roadmaps)
    .set({ status: content.status, content, generated_at: content.generated_at ?? null, updated_at: sql`now()` })
    .where(unfinished(id))
}

function failed(message: string): RoadmapContent {
  return { status: 'failed', message }
}

function unfinished(id: string) {
  return and(eq(roadmaps.id, id), inArray(roadmaps.status, ['pending', 'generating']))
}
