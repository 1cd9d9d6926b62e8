import { giveFeedback, listFeedback, withdrawFeedback } from '@cairn/contract/feedback'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { feedback } from '../../adapters/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { mount } from '../../http/mount.ts'
import { checkVersion, ownVersion } from './own-version.ts'

/** What a client says of an initiative stays with the version that recommended it. */
export function feedbackRoutes(app: FastifyInstance, { db, limits }: Deps) {
  mount(app, listFeedback, async ({ params, userId }) => {
    await checkVersion(db, userId, params)
    return db
      .select({ label: feedback.label, verdict: feedback.verdict, line: feedback.line })
      .from(feedback)
      .where(ofVersion(params))
      .orderBy(feedback.label)
  })

  mount(app, giveFeedback, async ({ params, body, userId }) => {
    const { content } = await ownVersion(db, userId, params)
    const initiative = content.insights?.initiatives.find(({ label }) => label === params.label)
    if (!initiative) throw new AppError('not_found', 'Initiative not found')
    await limits.consume('feedback', userId)
    const said = { verdict: body.verdict, line: body.line ?? '' }
    await db
      .insert(feedback)
      .values({
        roadmap_id: params.id,
        version: params.number,
        label: params.label,
        initiative_id: initiative.id,
        name: initiative.name,
        ...said,
      })
      .onConflictDoUpdate({
        target: [feedback.roadmap_id, feedback.version, feedback.label],
        set: { ...said, updated_at: sql`now()` },
      })
    return { label: params.label, ...said }
  })

  mount(app, withdrawFeedback, async ({ params, userId }) => {
    await checkVersion(db, userId, params)
    await db.delete(feedback).where(and(ofVersion(params), eq(feedback.label, params.label)))
  })
}

function ofVersion({ id, number }: { id: string; number: number }) {
  return and(eq(feedback.roadmap_id, id), eq(feedback.version, number))
}
