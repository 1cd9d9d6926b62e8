import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'

const ANSWER_WITHIN_MS = 2000

/** /healthz: the process is alive. /readyz: it can do its work, so a balancer may send requests. */
export function healthRoutes(app: FastifyInstance, { db, queue, state }: Deps) {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (state.stopping) return reply.status(503).send({ status: 'stopping' })
    const [database, jobs] = await Promise.all([answers(db.execute(sql`select 1`)), answers(queue.check())])
    if (!database || !jobs) request.log.warn({ database, queue: jobs }, 'not ready')
    return reply.status(database && jobs ? 200 : 503).send({
      status: database && jobs ? 'ok' : 'unavailable',
      database: database ? 'ok' : 'unavailable',
      queue: jobs ? 'ok' : 'unavailable',
    })
  })
}

function answers(asked: Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS, false).unref())
  return Promise.race([asked.then(() => true, () => false), late]) // prettier-ignore
}
