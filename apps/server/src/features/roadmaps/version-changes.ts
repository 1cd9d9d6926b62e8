import { setImmediate } from 'node:timers/promises'
import type { AdviceOptions } from '@cairn/advisor/advise'
import { insights as insightsSchema, type Insights } from '@cairn/contract/insights'
import type { KeptBrief } from '@cairn/contract/roadmaps'
import type { VersionChange } from '@cairn/contract/versions'
import { changeKey, changesBetween } from '@cairn/domain/version-changes'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../adapters/db/client.ts'
import { roadmapVersions } from '../../adapters/db/schema.ts'

/** One version of one roadmap. */
export interface VersionAt {
  id: string
  version: number
}

/** The nearest version before this one that has a report to compare with. */
export async function reportBefore(
  db: Db,
  { id, version }: VersionAt,
): Promise<{ number: number; insights: Insights } | undefined> {
  const [row] = await db
    .select({ number: roadmapVersions.number, insights: sql<unknown>`${roadmapVersions.content} -> 'insights'` })
    .from(roadmapVersions)
    .where(
      and(
        eq(roadmapVersions.roadmap_id, id),
        lt(roadmapVersions.number, version),
        eq(roadmapVersions.status, 'completed'),
      ),
    )
    .orderBy(desc(roadmapVersions.number))
    .limit(1)
  const insights = insightsSchema.safeParse(row?.insights).data
  return row && insights ? { number: row.number, insights } : undefined
}

/**
 * What this report changes, and which answer did it: the built-in engine writes the report once more without each of
 * them, and what then stays as it was is what that answer changed.
 */
export async function explainedChanges(
  db: Db,
  at: VersionAt,
  { brief, options, insights }: { brief: KeptBrief; options: AdviceOptions; insights: Insights },
): Promise<VersionChange[] | null> {
  const before = at.version > 1 ? await reportBefore(db, at) : undefined
  if (!before) return null
  const changes = changesBetween(before.insights, insights).map((one): VersionChange => ({ ...one, because: [] }))
  const asked = at.version - 1
  const causes: { id: string; without: KeptBrief }[] = [
    ...(brief.answers ?? [])
      .filter(({ version }) => version === asked)
      .map(({ id }) => ({ id, without: { ...brief, answers: brief.answers?.filter((one) => one.id !== id) } })),
    ...(brief.not_for_us ?? [])
      .filter(({ version }) => version === asked)
      .map(({ id }) => ({ id, without: { ...brief, not_for_us: brief.not_for_us?.filter((one) => one.id !== id) } })),
  ]
  const { advise } = await import('@cairn/advisor/advise')
  for (const { id, without } of changes.length > 0 ? causes : []) {
    // One report after the other, so that a server that does both still answers in between.
    await setImmediate()
    const others = new Set(changesBetween(before.insights, advise(without, options).insights).map(changeKey))
    for (const change of changes) if (!others.has(changeKey(change))) change.because.push(id)
  }
  return changes
}
