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
import { not, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { roadmaps } from '../../adapters/db/schema.ts'
import { brandOf } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { mount } from '../../http/mount.ts'
import { mountRead } from '../../http/mount-read.ts'
import { createRoadmapRow } from './create.ts'
import { found, own, ownRoadmap } from './own-roadmap.ts'
import { oneRoadmap, pageOfRoadmaps } from './reads.ts'

const KEY_MAX = 200

export function roadmapRoutes(app: FastifyInstance, deps: Deps) {
  const { db, config } = deps

  const reading = { missing: 'Roadmap not found', checked: config.NODE_ENV !== 'production' }

  mountRead(app, listRoadmaps, reading, ({ query: { favorites_only, limit = LIST_LIMIT_DEFAULT, skip = 0 } }) =>
    pageOfRoadmaps(favorites_only ? 'favorites' : 'all', limit, skip),
  )
  mountRead(app, getRoadmap, reading, ({ params, has }) => oneRoadmap(params.id, has))

  mount(app, createRoadmap, async ({ body, userId, request }) => {
    const key = request.headers['idempotency-key']
    if (key !== undefined && (typeof key !== 'string' || key === '' || key.length > KEY_MAX))
      throw new AppError('invalid', `Idempotency-Key must be one value of 1 to ${KEY_MAX} characters`)
    return createRoadmapRow(deps, userId, body, key)
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
