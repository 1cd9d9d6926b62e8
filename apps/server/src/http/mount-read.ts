import { isDeepStrictEqual } from 'node:util'
import type { Endpoint, ParamsOf, QueryOf } from '@cairn/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { inTime, parse, route } from './mount.ts'
import type { Read } from './read-as.ts'

interface ReadCall<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  /** The mark of what the client has. */
  has: string | null
}
interface ReadOptions {
  /** What a caller is told when there is nothing. */
  missing: string
  /** Compares each reply with the contract: everywhere but in production, where the database's word is enough. */
  checked: boolean
}

/**
 * An endpoint that one prepared statement answers: it checks the caller, reads and counts. JSON goes out as the database
 * writes it. A client that has it already is told so (304).
 */
export function mountRead<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { missing, checked }: ReadOptions,
  plan: (call: ReadCall<E>) => Read,
) {
  route(app, endpoint, async (request: FastifyRequest, reply: FastifyReply) => {
    const has = markOf(request.headers['if-none-match'])
    const answer = await inTime(read(request, has), app.answerWithinMs)
    if (!answer) throw new AppError('not_found', missing)
    const { mark, body, total } = answer
    reply.header('cache-control', 'no-store').header('etag', `W/"${mark}"`)
    if (total !== undefined) reply.header('x-total-count', total)
    if (body === null || mark === has) return reply.status(304).send()
    if (checked) checkReply(endpoint, body)
    return reply.status(endpoint.status).header('content-type', 'application/json; charset=utf-8').send(body)
  })

  async function read(request: FastifyRequest, has: string | null) {
    const claims = await app.identify(request)
    const call = {
      params: parse('path', endpoint.params, request.params),
      query: parse('query', endpoint.query, request.query),
      has,
    }
    return app.readAs(claims, plan(call as unknown as ReadCall<E>))
  }
}

function markOf(header: string | undefined): string | null {
  return /^(?:W\/)?"([\w.-]{1,100})"$/.exec(header ?? '')?.[1] ?? null
}

/** A reply that breaks the contract, or says more than it names, is a bug. */
function checkReply({ reply }: Endpoint, body: string) {
  const given: unknown = JSON.parse(body)
  if (!isDeepStrictEqual(reply?.parse(given), given)) throw new Error('the reply says more than the contract names')
}
