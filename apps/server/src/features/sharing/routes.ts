import { LIST_LIMIT_DEFAULT } from '@cairn/contract/roadmaps'
import { createLink, downloadSharedPdf, endLink, listLinks, readShared } from '@cairn/contract/sharing'
import { readClientInput } from '@cairn/domain/roadmap-content'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { roadmaps, shareLinks } from '../../adapters/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { mount } from '../../http/mount.ts'
import { addressKey } from '../../http/rate-limits.ts'
import { attachment } from '../../report/file-name.ts'
import { reportModel } from '../../report/report-model.ts'
import { fileNameOf, reportSources } from '../../report/report-source.ts'
import { openLink, type Shared, sharedContent } from './shared-report.ts'
import { hashOf, newToken } from './tokens.ts'

export function sharingRoutes(app: FastifyInstance, { db, config, limits, pdf, clock }: Deps) {
  const source = reportSources(config)

  mount(app, createLink, async ({ params, body, userId }) => {
    const [roadmap] = await db
      .select({ title: roadmaps.title, status: roadmaps.status, version: roadmaps.version })
      .from(roadmaps)
      .where(and(eq(roadmaps.id, params.id), eq(roadmaps.user_id, userId)))
    if (!roadmap) throw new AppError('not_found', 'Roadmap not found')
    if (roadmap.status !== 'completed') throw new AppError('conflict', 'This roadmap has no report to share yet')
    await limits.consume('share_link', userId)
    const token = newToken()
    const [link] = await db
      .insert(shareLinks)
      .values({
        user_id: userId,
        roadmap_id: params.id,
        version: roadmap.version,
        token_hash: hashOf(token),
        expires_at: body.expires_at === undefined ? null : future(body.expires_at, clock.now()),
      })
      .returning()
    if (!link) throw new Error('the link was not stored')
    return { ...told({ ...link, title: roadmap.title }), token }
  })

  mount(app, listLinks, async ({ query, userId, reply }) => {
    const where = and(
      eq(shareLinks.user_id, userId),
      query.roadmap_id === undefined ? undefined : eq(shareLinks.roadmap_id, query.roadmap_id),
    )
    reply.header('x-total-count', await db.$count(shareLinks, where))
    const rows = await db
      .select({ link: shareLinks, title: roadmaps.title })
      .from(shareLinks)
      .innerJoin(roadmaps, eq(roadmaps.id, shareLinks.roadmap_id))
      .where(where)
      .orderBy(desc(shareLinks.created_at), desc(shareLinks.id))
      .offset(query.skip ?? 0)
      .limit(query.limit ?? LIST_LIMIT_DEFAULT)
    return rows.map(({ link, title }) => told({ ...link, title }))
  })

  mount(app, endLink, async ({ params, userId }) => {
    const mine = and(eq(shareLinks.id, params.id), eq(shareLinks.user_id, userId))
    const [link] = await db.select({ id: shareLinks.id }).from(shareLinks).where(mine)
    if (!link) throw new AppError('not_found', 'Link not found')
    await db
      .update(shareLinks)
      .set({ ended_at: sql`now()` })
      .where(and(mine, isNull(shareLinks.ended_at)))
  })

  mount(app, readShared, async ({ params, request, reply }) => {
    await limits.consume('shared_address', addressKey(request.ip))
    keepOut(reply)
    const shared = await openLink(db, params.token, { count: true })
    return {
      company_name: companyOf(shared),
      report_type: shared.report_type,
      created_at: shared.created_at,
      content: sharedContent(shared.content),
    }
  })

  mount(app, downloadSharedPdf, async ({ params, request, reply }) => {
    await limits.consume('shared_pdf', addressKey(request.ip))
    keepOut(reply)
    const shared = await openLink(db, params.token, { count: false })
    const known = { company_name: companyOf(shared) }
    const bytes = await pdf.render(
      reportModel({ ...source({ ...shared, title: '', client_input: known }), withoutBrief: true }),
    )
    reply.header('content-disposition', attachment(fileNameOf(shared, 'pdf')))
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  })
}

/** What a link opens is for those who were given it, not for those who search. */
function keepOut(reply: FastifyReply) {
  reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
}

function companyOf(shared: Shared): string {
  const name = readClientInput(shared.client_input)['company_name']
  return typeof name === 'string' ? name : ''
}

/** A moment that has passed would make a link that never opens. */
function future(moment: string, now: Date): string {
  if (Date.parse(moment) <= now.getTime())
    throw new AppError('invalid', [
      { loc: ['body', 'expires_at'], msg: 'Please choose an end in the future', type: 'past' },
    ])
  return new Date(moment).toISOString()
}

type Row = typeof shareLinks.$inferSelect & { title: string }

/** What the owner may see again: never the token, nor what it is checked by. */
function told({ id, roadmap_id, title, version, created_at, expires_at, ended_at, views, last_viewed_at }: Row) {
  return {
    id,
    roadmap_id,
    title,
    version,
    created_at,
    views,
    ...(expires_at && { expires_at }),
    ...(ended_at && { ended_at }),
    ...(last_viewed_at && { last_viewed_at }),
  }
}
