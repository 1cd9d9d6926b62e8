import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../adapters/db/client.ts'
import { roadmaps } from '../../adapters/db/schema.ts'
import { AppError } from '../../errors.ts'
import { FAILED_CONTENT } from './reads.ts'

/** Its time is up, whether or not a job has written it down yet. */
export const overdue = sql`${roadmaps.status} in ('pending', 'generating') and ${roadmaps.deadline_at} < now()`
/** As `reads` shows it: a look writes nothing, and one whose time is up has failed. */
export const shownStatus = sql`case when ${overdue} then 'failed' else ${roadmaps.status} end`.mapWith(roadmaps.status)
const shownContent =
  sql`case when ${overdue} then ${JSON.stringify(FAILED_CONTENT)}::jsonb else ${roadmaps.content} end`.mapWith(
    roadmaps.content,
  )

/** Somebody else's roadmap looks missing. */
export async function ownRoadmap(db: Db, id: string, userId: string) {
  const columns = { ...getTableColumns(roadmaps), status: shownStatus, content: shownContent }
  const [row] = await db.select(columns).from(roadmaps).where(own(id, userId))
  return found(row)
}

export function own(id: string, userId: string) {
  return and(eq(roadmaps.id, id), eq(roadmaps.user_id, userId))
}

export function found<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError('not_found', 'Roadmap not found')
  return row
}
