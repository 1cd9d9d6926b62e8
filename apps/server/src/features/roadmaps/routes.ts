import { appendixConfig } from '@cairn/advisor/appendix'
import {
  createRoadmap,
  deleteRoadmap,
  getRoadmap,
  LIST_LIMIT_DEFAULT,
  listRoadmaps,
  toggleFavorite,
  updateRoadmap,
} from '@cairn/contract/roadmaps'
import { and, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { roadmaps, users } from '../../adapters/db/schema.ts'
import { brandOf } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { mount } from '../../http/mount.ts'
import { createRoadmapRow } from './create.ts'
import { failOverdue } from './generate-job.ts'
import { found, own, ownRoadmap } from './own-roadmap.ts'

const KEY_MAX = 200

export function roadmapRoutes(app: FastifyInstance, deps: Deps) {
  const { db, config } = deps

  const pageWhere = (where: SQL | undefined) =>
    db
      .select({
        id: roadmaps.id,
        title: roadmaps.title,
        report_type: roadmaps.report_type,
        status: roadmaps.status,
        is_favorite: roadmaps.is_favorite,
        client_input: roadmaps.client_input,
        generated_at: roadmaps.generated_at,
        first_initiative: roadmaps.first_initiative,
        created_at: roadmaps.created_at,
        updated_at: roadmaps.updated_at,
      })
      .from(roadmaps)
      .where(where)
      .orderBy(desc(roadmaps.created_at), desc(roadmaps.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('skip'))
  const mine = eq(roadmaps.user_id, sql.placeholder('userId'))
  const pages = {
    all: pageWhere(mine).prepare('roadmaps_page'),
    favorites: pageWhere(and(mine, sql`is_favorite`)).prepare('roadmaps_favorites_page'),
  }

  mount(app, listRoadmaps, async ({ query, userId, reply }) => {
    await failOverdue(db, userId)
    const [counts] = await db
      .select({ all: users.roadmap_count, favorites: users.favorite_count })
      .from(users)
      .where(eq(users.id, userId))
    const which = query.favorites_only ? 'favorites' : 'all'
    reply.header('x-total-count', counts?.[which] ?? 0)
    const rows = await pages[which].execute({ userId, skip: query.skip ?? 0, limit: query.limit ?? LIST_LIMIT_DEFAULT })
    return rows.map(({ generated_at, first_initiative, ...row }) => ({
      ...row,
      content: {
        status: row.status,
        ...(generated_at && { generated_at }),
        ...(first_initiative && { first_initiative }),
      },
    }))
  })

  mount(app, createRoadmap, async ({ body, userId, request }) => {
    const key = request.headers['idempotency-key']
    if (key !== undefined && (typeof key !== 'string' || key === '' || key.length > KEY_MAX))
      throw new AppError('invalid', `Idempotency-Key must be one value of 1 to ${KEY_MAX} characters`)
    return createRoadmapRow(deps, userId, body, key)
  })

  mount(app, getRoadmap, async ({ params, userId }) => {
    await failOverdue(db, userId)
    return ownRoadmap(db, params.id, userId)
  })

  mount(app, updateRoadmap, async ({ params, userId, body }) => {
    const renamed = body.title === undefined ? {} : { title: body.title, updated_at: sql`now()` }
    const starred = body.is_favorite === undefined ? {} : { is_favorite: body.is_favorite }
    const changes = { ...renamed, ...starred }
    if (Object.keys(changes).length === 0) return ownRoadmap(db, params.id, userId)
    const [row] = await db.update(roadmaps).set(changes).where(own(params.id, userId)).returning()
    return found(row)
  })

  mount(app, toggleFavorite, async ({ params, userId }) => {
    const [row] = await db
      .update(roadmaps)
      .set({ is_favorite: not(roadmaps.is_favorite) })
      .where(own(params.id, userId))
      .returning({ is_favorite: roadmaps.is_favorite })
    return found(row)
  })

  mount(app, deleteRoadmap, async ({ params, userId }) => {
    const [row] = await db.delete(roadmaps).where(own(params.id, userId)).returning({ id: roadmaps.id })
    found(row)
  })

  /** Spec 7: a static file outside the API base; here it carries the installation's brand. */
  const appendix = appendixConfig(brandOf(config))
  app.get('/appendix-config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return appendix
  })
}
