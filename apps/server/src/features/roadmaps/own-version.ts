import { and, eq } from 'drizzle-orm'
import type { Db } from '../../adapters/db/client.ts'
import { roadmapVersions } from '../../adapters/db/schema.ts'
import { AppError } from '../../errors.ts'
import { ownRoadmap } from './own-roadmap.ts'

/** One version of this user's roadmap, whether it is the newest or one before. */
export async function ownVersion(db: Db, userId: string, { id, number }: { id: string; number: number }) {
  const newest = await ownRoadmap(db, id, userId)
  if (newest.version === number)
    return { ...newest, number, created_at: newest.versioned_at ?? newest.created_at, roadmap: newest }
  const [row] = await db
    .select()
    .from(roadmapVersions)
    .where(and(eq(roadmapVersions.roadmap_id, id), eq(roadmapVersions.number, number)))
  if (!row) throw new AppError('not_found', 'Version not found')
  return { ...row, roadmap: newest }
}
