import { advise } from '@cairn/advisor/advise'
import { type RoadmapContent, roadmapBrief } from '@cairn/contract/roadmaps'
import { stepOf } from '@cairn/domain/progress'
import { and, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../adapters/db/client.ts'
import { roadmaps } from '../../adapters/db/schema.ts'
import type { Job } from '../../adapters/queue.ts'
import type { Deps } from '../../deps.ts'
import {
  type Checkpoint,
  doingOf,
  progressOf,
  readCheckpoint,
  startCheckpoint,
  type UnfinishedContent,
} from './model-checkpoint.ts'
import { BUILT_IN, failureMessage } from './model-remarks.ts'
import { modelReport } from './model-report.ts'

/** By then a roadmap is completed or failed, whatever happened to its job. */
const DEADLINE_S = 300
/** The longest that LLM_REPORT_TIMEOUT_S can ask for. */
const DEADLINE_MAX_S = 4 * 3600
/** What the built-in engine and the last write get of that when a model has used up the rest. */
const MARGIN_MS = 20_000
const RETRIES = 3
const FIRST_PROGRESS = 10

export const GENERATION_FAILED =
  'We could not finish this report. What you told us is kept: please create the roadmap again in a few minutes.'

/** Running it twice changes nothing: every write asks that the roadmap is still unfinished. */
export const generateRoadmap: Job<{ roadmap_id: string }, Deps> = {
  name: 'generate-roadmap',
  payload: z.object({ roadmap_id: z.string() }),
  options: {
    retries: RETRIES,
    retryDelayS: 1,
    retryDelayMaxS: 10,
    timeLimitS: DEADLINE_MAX_S,
    // Waiting for a model costs nothing; the built-in engine is done before a second one starts.
    concurrency: 4,
    exhausted: async ({ roadmap_id }, { deps }) => finish(deps.db, roadmap_id, failed(GENERATION_FAILED)),
  },
  async handler({ roadmap_id: id }, { deps, attempt, signal, log }) {
    const { db, config, clock, model } = deps
    const [row] = await db
      .select({ client_input: roadmaps.client_input, content: roadmaps.content, deadline_at: roadmaps.deadline_at })
      .from(roadmaps)
      .where(unfinished(id))
    if (!row) return
    const brief = roadmapBrief.parse(row.client_input)
    const today = clock.now().toISOString().slice(0, 10)
    const earlier = model && readCheckpoint(row.content, model.name)
    const options = { date: earlier?.date ?? today }
    if (!model) {
      if (!(await checkpoint(db, id, FIRST_PROGRESS))) return
      await finish(db, id, completed(deps, { ...advise(brief, options), written_by: BUILT_IN }))
      return
    }

    const generation = earlier ?? startCheckpoint(model.name, options.date)
    if (!(await checkpoint(db, id, progressOf(generation), generation))) return
    const leftMs = row.deadline_at ? Date.parse(row.deadline_at) - clock.now().getTime() : deadlineS(config) * 1000
    const gone = new AbortController()
    const report = await modelReport({
      brief,
      options,
      model,
      checkpoint: generation,
      save: async (state, progress) => {
        if (!(await checkpoint(db, id, progress, state))) gone.abort(new RoadmapGone())
      },
      signal: AbortSignal.any([signal, gone.signal]),
      // The last try does not depend on the model any more.
      giveUpAt: attempt >= RETRIES ? 0 : performance.now() + leftMs - MARGIN_MS,
      tokensMax: config.LLM_REPORT_TOKENS,
    }).catch((error: unknown) => {
      if (error instanceof RoadmapGone) return undefined
      throw error
    })
    if (!report) return
    const { failure, ...written } = report
    const { usage } = generation
    if (failure !== undefined)
      log.warn({ roadmap_id: id, model: model.name, reason: failure }, 'no report from the model')
    await finish(
      db,
      id,
      failure !== undefined && config.LLM_FALLBACK === 'fail'
        ? { ...failed(failureMessage(failure)), usage }
        : { ...completed(deps, written), usage },
    )
  },
}

/** Seconds that a report may take from its creation on: with a model the setting, else our own. */
export function deadlineS({ LLM_BASE_URL, LLM_REPORT_TIMEOUT_S }: Deps['config']): number {
  return LLM_BASE_URL ? LLM_REPORT_TIMEOUT_S : DEADLINE_S
}

/** Deleted, or failed because its time was up: nobody waits for the rest. */
class RoadmapGone extends Error {}

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

/** False when there is nothing left to do. */
async function checkpoint(db: Db, id: string, progress: number, generation?: Checkpoint): Promise<boolean> {
  const content: UnfinishedContent = {
    status: 'generating',
    progress,
    step: stepOf(progress),
    ...(generation && { doing: doingOf(generation), generation }),
  }
  const rows = await db
    .update(roadmaps)
    .set({ status: 'generating', content })
    .where(unfinished(id))
    .returning({ id: roadmaps.id })
  return rows.length > 0
}

async function finish(db: Db, id: string, content: RoadmapContent) {
  await db
    .update(roadmaps)
    .set({ status: content.status, content, generated_at: content.generated_at ?? null, updated_at: sql`now()` })
    .where(unfinished(id))
}

type Written = Required<Pick<RoadmapContent, 'document' | 'insights' | 'written_by'>> & { text: string }

function completed({ clock }: Deps, { text, document, insights, written_by }: Written): RoadmapContent {
  return {
    status: 'completed',
    content: { content: text },
    document,
    insights,
    generated_at: clock.now().toISOString(),
    written_by,
  }
}

function failed(message: string): RoadmapContent {
  return { status: 'failed', message }
}

function unfinished(id: string) {
  return and(eq(roadmaps.id, id), inArray(roadmaps.status, ['pending', 'generating']))
}
