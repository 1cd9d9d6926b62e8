import { type KeptBrief, keptBrief, LIST_LIMIT_DEFAULT } from '@cairn/contract/roadmaps'
import {
  editBrief,
  getVersion,
  getVersionChanges,
  listVersions,
  restoreVersion,
  sharpenRoadmap,
} from '@cairn/contract/versions'
import { insights as insightsSchema } from '@cairn/contract/insights'
import { changesBetween } from '@cairn/domain/version-changes'
import { desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { roadmaps, roadmapVersions } from '../../adapters/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../http/mount.ts'
import { failOverdue } from './generate-job.ts'
import { restore, sharpened, startVersion } from './new-version.ts'
import { found, own, shownStatus } from './own-roadmap.ts'
import { ownVersion } from './own-version.ts'
import { reportBefore } from './version-changes.ts'

export function versionRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  mount(app, listVersions, async ({ params, query, userId, reply }) => {
    const [row] = await db.select(newestColumns).from(roadmaps).where(own(params.id, userId))
    const newest = found(row)
    reply.header('x-total-count', newest.number)
    const skip = query.skip ?? 0
    const limit = query.limit ?? LIST_LIMIT_DEFAULT
    const older =
      skip + limit > 1
        ? await db
            .select(olderColumns)
            .from(roadmapVersions)
            .where(eq(roadmapVersions.roadmap_id, params.id))
            .orderBy(desc(roadmapVersions.number))
            .offset(Math.max(0, skip - 1))
            .limit(skip === 0 ? limit - 1 : limit)
        : []
    return [...(skip === 0 ? [newest] : []), ...older].map(summary)
  })

  mount(app, getVersion, async ({ params: { id, number }, userId }) => {
    const { client_input, content, ...rest } = await ownVersion(db, userId, { id, number })
    return { ...summary(rest), client_input, content }
  })

  mount(app, getVersionChanges, async ({ params: { id, number }, userId }) => {
    const version = await ownVersion(db, userId, { id, number })
    const before = await reportBefore(db, { id, version: number })
    const insights = insightsSchema.safeParse(version.content.insights).data
    const kept = keptBrief.safeParse(version.client_input).data
    return {
      ...(before && { before: before.number }),
      changes:
        version.changes ??
        (before && insights ? changesBetween(before.insights, insights).map((one) => ({ ...one, because: [] })) : []),
      answers: kept?.answers ?? [],
      refusals: kept?.not_for_us ?? [],
    }
  })

  mount(app, sharpenRoadmap, async ({ params: { id }, body: { base, answers }, userId }) => {
    await failOverdue(db, userId)
    return startVersion(deps, userId, { id, base }, (row, tx) => sharpened(tx, row, answers))
  })

  mount(app, editBrief, async ({ params: { id }, body: { base, brief, answers, not_for_us }, userId }) => {
    await failOverdue(db, userId)
    return startVersion(deps, userId, { id, base }, ({ client_input }) => ({
      brief: edited(brief, keptBrief.safeParse(client_input).data, answers, not_for_us),
      origin: 'brief',
    }))
  })

  mount(app, restoreVersion, async ({ params, userId }) => {
    await failOverdue(db, userId)
    return restore(deps, userId, params)
  })
}

const newestColumns = {
  number: roadmaps.version,
  origin: roadmaps.origin,
  restored_from: roadmaps.restored_from,
  status: shownStatus,
  created_at: sql<string>`coalesce(${roadmaps.versioned_at}, ${roadmaps.created_at})`.mapWith(roadmaps.created_at),
  generated_at: roadmaps.generated_at,
  first_initiative: roadmaps.first_initiative,
}
const olderColumns = {
  number: roadmapVersions.number,
  origin: roadmapVersions.origin,
  restored_from: roadmapVersions.restored_from,
  status: roadmapVersions.status,
  created_at: roadmapVersions.created_at,
  generated_at: roadmapVersions.generated_at,
  first_initiative: roadmapVersions.first_initiative,
}

/** What the database has no value for is left out. */
function summary<Row extends { restored_from: unknown; generated_at: unknown; first_initiative: unknown }>(row: Row) {
  const { restored_from, generated_at, first_initiative, ...rest } = row
  return {
    ...rest,
    ...(typeof restored_from === 'number' && { restored_from }),
    ...(typeof generated_at === 'string' && { generated_at }),
    ...(typeof first_initiative === 'string' && { first_initiative }),
  }
}

/** Another brief, with what was answered and refused since, as far as it is still meant. */
function edited(
  brief: KeptBrief,
  before: KeptBrief | undefined,
  answers: readonly { id: string; answer: string }[] | undefined,
  notForUs: readonly string[] | undefined,
): KeptBrief {
  const kept = (before?.answers ?? []).flatMap((one) => {
    const meant = answers ? answers.find(({ id }) => id === one.id) : one
    return meant ? [{ ...one, answer: meant.answer }] : []
  })
  const refused = (before?.not_for_us ?? []).filter(({ id }) => !notForUs || notForUs.includes(id))
  return { ...brief, answers: kept, not_for_us: refused }
}
