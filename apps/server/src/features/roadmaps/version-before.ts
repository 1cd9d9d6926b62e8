import { insights as insightsSchema, type Insights } from '@cairn/contract/insights'
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
