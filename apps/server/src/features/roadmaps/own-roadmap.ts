import { and, eq } from 'drizzle-orm'
import type { Db } from '../../adapters/db/client.ts'
import { roadmaps } from '../../adapters/db/schema.ts'
import { AppError } from '../../errors.ts'

/** Somebody else's roadmap looks missing. */
export async function ownRoadmap(db: Db, id: string, userId: string) {
  const [row] = await db.select().from(roadmaps).where(own(id, userId))
  return found(row)
}

export function own(id: string, userId: string) {
  return and(eq(roadmaps.id, id), eq(roadmaps.user_id, userId))
}

export function found<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError('not_found', 'Roadmap not found')
  return row
}
