import { and, eq } from 'drizzle-orm'
import type { Db } from '../../adapters/db/client.ts'
import { roadmaps, roadmapVersions } from '../../adapters/db/schema.ts'
import { AppError } from '../../errors.ts'
import { found, own, ownRoadmap } from './own-roadmap.ts'

interface At {
  id: string
  number: number
}

/** One version of this user's roadmap, whether it is the newest or one before. */
export async function ownVersion(db: Db, userId: string, at: At) {
  if ((await checkVersion(db, userId, at)) === at.number) {
    const newest = await ownRoadmap(db, at.id, userId)
    // Between the two looks another one may have become the newest.
    if (newest.version === at.number)
      return { ...newest, number: at.number, created_at: newest.versioned_at ?? newest.created_at }
  }
  const [row] = await db
    .select()
    .from(roadmapVersions)
    .where(and(eq(roadmapVersions.roadmap_id, at.id), eq(roadmapVersions.number, at.number)))
  if (!row) throw versionMissing()
  return row
}

/** That this user's roadmap has such a version; answers the number of the newest. They are counted without a gap. */
export async function checkVersion(db: Db, userId: string, { id, number }: At): Promise<number> {
  const [row] = await db.select({ version: roadmaps.version }).from(roadmaps).where(own(id, userId))
  const { version } = found(row)
  if (number > version) throw versionMissing()
  return version
}

function versionMissing() {
  return new AppError('not_found', 'Version not found')
}
