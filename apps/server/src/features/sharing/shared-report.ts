import type { RoadmapContent } from '@cairn/contract/roadmaps'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../adapters/db/client.ts'
import { roadmaps, roadmapVersions, shareLinks } from '../../adapters/db/schema.ts'
import { AppError } from '../../errors.ts'
import { hashOf } from './tokens.ts'

export type Shared = Awaited<ReturnType<typeof openLink>>

/** The version a link was made for. One that has ended, ran out or never was answers the same. */
export async function openLink(db: Db, token: string, { count }: { count: boolean }) {
  const open = and(
    eq(shareLinks.token_hash, hashOf(token)),
    isNull(shareLinks.ended_at),
    or(isNull(shareLinks.expires_at), gt(shareLinks.expires_at, sql`now()`)),
  )
  const asked = { roadmap_id: shareLinks.roadmap_id, version: shareLinks.version }
  const [link] = count
    ? await db
        .update(shareLinks)
        .set({ views: sql`${shareLinks.views} + 1`, last_viewed_at: sql`now()` })
        .where(open)
        .returning(asked)
    : await db.select(asked).from(shareLinks).where(open)
  const shared = link && ((await newest(db, link)) ?? (await older(db, link)))
  if (!shared) throw new AppError('not_found', 'This link does not exist or has ended')
  return shared
}

interface Link {
  roadmap_id: string
  version: number
}

async function newest(db: Db, { roadmap_id, version }: Link) {
  const [row] = await db
    .select({
      report_type: roadmaps.report_type,
      client_input: roadmaps.client_input,
      content: roadmaps.content,
      created_at: roadmaps.created_at,
    })
    .from(roadmaps)
    .where(and(eq(roadmaps.id, roadmap_id), eq(roadmaps.version, version)))
  return row
}

async function older(db: Db, { roadmap_id, version }: Link) {
  const [row] = await db
    .select({
      report_type: roadmaps.report_type,
      client_input: roadmapVersions.client_input,
      content: roadmapVersions.content,
      created_at: roadmapVersions.created_at,
    })
    .from(roadmapVersions)
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapVersions.roadmap_id))
    .where(and(eq(roadmapVersions.roadmap_id, roadmap_id), eq(roadmapVersions.number, version)))
  return row
}

/** The report and its charts. The data behind them also holds the brief's own sentences, which stay here. */
export function sharedContent({ status, content, document, insights, generated_at }: RoadmapContent): RoadmapContent {
  return {
    status,
    ...(content && { content }),
    ...(document && { document }),
    ...(insights && {
      insights: {
        ...insights,
        questions: [],
        initiatives: insights.initiatives.map((one) => ({ ...one, evidence: [] })),
      },
    }),
    ...(generated_at && { generated_at }),
  }
}
