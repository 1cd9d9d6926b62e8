import { keptBrief, type RoadmapContent } from '@cairn/contract/roadmaps'
import type { VersionChange } from '@cairn/contract/versions'
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
import { overdue } from './own-roadmap.ts'
import { FAILED_CONTENT } from './reads.ts'
import { explainedChanges, type VersionAt } from './version-changes.ts'

/** By then a roadmap is completed or failed, whatever happened to its job. */
const DEADLINE_S = 300
/** The longest that LLM_REPORT_TIMEOUT_S can ask for. */
const DEADLINE_MAX_S = 4 * 3600
/** What the built-in engine and the last write get of that when a model has used up the rest. */
const MARGIN_MS = 20_000
const RETRIES = 3
const FIRST_PROGRESS = 10

/**
 * Running it twice changes nothing: every write asks that this version of the roadmap is still unfinished. Jobs from
 * before there were versions name none.
 */
export const generateRoadmap: Job<{ roadmap_id: string; version?: number | undefined }, Deps> = {
  name: 'generate-roadmap',
  payload: z.object({ roadmap_id: z.string(), version: z.optional(z.number()) }),
  options: {
    retries: RETRIES,
    retryDelayS: 1,
    retryDelayMaxS: 10,
    timeLimitS: DEADLINE_MAX_S,
    // Waiting for a model costs nothing; the built-in engine is done before a second one starts.
    concurrency: 4,
    resume: async ({ db, config }) => renewDeadlines(db, config),
    sweep: async ({ db }) => failOverdue(db),
    exhausted: async (job, { deps }) => finish(deps.db, versionOf(job), FAILED_CONTENT),
  },
  async handler(job, { deps, failures, signal, log }) {
    const { db, config, clock, model } = deps
    const at = versionOf(job)
    const { id } = at
    const [row] = await db
      .select({ client_input: roadmaps.client_input, content: roadmaps.content, deadline_at: roadmaps.deadline_at })
      .from(roadmaps)
      .where(unfinished(at))
    if (!row) return
    const brief = keptBrief.parse(row.client_input)
    const today = clock.now().toISOString().slice(0, 10)
    const earlier = model && readCheckpoint(row.content, model.name)
    const options = { date: earlier?.date ?? today }
    if (!model) {
      if (!(await checkpoint(db, at, FIRST_PROGRESS))) return
      const { advise, check } = await loadEngine()
      const advice = advise(brief, options)
      // A fault here is the engine's own: the client gets the report, and whoever runs the place a line to send us.
      const faults = check(advice).map(({ kind, place }) => `${kind} in ${place}`)
      if (faults.length > 0) log.warn({ roadmap_id: id, faults }, 'the built-in report has faults')
      const changes = await explainedChanges(db, at, { brief, options, insights: advice.insights })
      await finish(db, at, completed(deps, { ...advice, written_by: BUILT_IN }), changes)
      return
    }

    const generation = earlier ?? startCheckpoint(model.name, options.date)
    if (!(await checkpoint(db, at, progressOf(generation), generation))) return
    const leftMs = row.deadline_at ? Date.parse(row.deadline_at) - clock.now().getTime() : deadlineS(config) * 1000
    const gone = new AbortController()
    const { modelReport } = await import('./model-report.ts')
    const report = await modelReport({
      brief,
      options,
      model,
      checkpoint: generation,
      save: async (state, progress) => {
        if (!(await checkpoint(db, at, progress, state))) gone.abort(new RoadmapGone())
      },
      signal: AbortSignal.any([signal, gone.signal]),
      // The last try does not depend on the model any more.
      giveUpAt: failures >= RETRIES ? 0 : performance.now() + leftMs - MARGIN_MS,
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
      at,
      failure !== undefined && config.LLM_FALLBACK === 'fail'
        ? { ...failed(failureMessage(failure)), usage }
        : { ...completed(deps, written), usage },
    )
  },
}

/** What writes reports is large, and to load it holds up whatever else is asked: it is loaded for the first of them. */
async function loadEngine() {
  const [{ advise }, { check }] = await Promise.all([
    import('@cairn/advisor/advise'),
    import('@cairn/advisor/check/check'),
  ])
  return { advise, check }
}

/** Seconds that a report may take from its creation on: with a model the setting, else our own. */
export function deadlineS({ LLM_BASE_URL, LLM_REPORT_TIMEOUT_S }: Deps['config']): number {
  return LLM_BASE_URL ? LLM_REPORT_TIMEOUT_S : DEADLINE_S
}

/** Deleted, or failed because its time was up: nobody waits for the rest. */
class RoadmapGone extends Error {}

/** Time that passed while nobody worked, because the process was killed say, is not the roadmap's: it gets it again. */
async function renewDeadlines(db: Db, config: Deps['config']) {
  await db
    .update(roadmaps)
    .set({ deadline_at: sql`greatest(deadline_at, now() + make_interval(secs => ${deadlineS(config)}))` })
    .where(sql`${roadmaps.status} in ('pending', 'generating')`)
}

/** Fails the roadmaps, or this user's, whose time is up: no look at them shows one that runs for ever, see `reads`. */
export async function failOverdue(db: Db, userId?: string) {
  await db
    .update(roadmaps)
    .set({ status: 'failed', content: FAILED_CONTENT, updated_at: sql`now()` })
    .where(and(userId === undefined ? undefined : eq(roadmaps.user_id, userId), overdue))
}

/** False when there is nothing left to do. */
async function checkpoint(db: Db, at: VersionAt, progress: number, generation?: Checkpoint): Promise<boolean> {
  const content: UnfinishedContent = {
    status: 'generating',
    progress,
    step: stepOf(progress),
    ...(generation && { doing: doingOf(generation), generation }),
  }
  const rows = await db
    .update(roadmaps)
    .set({ status: 'generating', content })
    .where(unfinished(at))
    .returning({ id: roadmaps.id })
  return rows.length > 0
}

async function finish(db: Db, at: VersionAt, content: RoadmapContent, changes: VersionChange[] | null = null) {
  await db
    .update(roadmaps)
    .set({
      status: content.status,
      content,
      changes,
      generated_at: content.generated_at ?? null,
      updated_at: sql`now()`,
    })
    .where(unfinished(at))
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

function versionOf(job: { roadmap_id: string; version?: number | undefined }): VersionAt {
  return { id: job.roadmap_id, version: job.version ?? 1 }
}

function unfinished({ id, version }: VersionAt) {
  return and(eq(roadmaps.id, id), eq(roadmaps.version, version), inArray(roadmaps.status, ['pending', 'generating']))
}
