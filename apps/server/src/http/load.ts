import { API_BASE } from '@cairn/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** More than the database answers within a second only makes everybody wait. */
const MAX_IN_FLIGHT = 200
const RETRY_S = 2

/** Refuses early what could not be answered in time. */
export function capLoad(app: FastifyInstance, max = MAX_IN_FLIGHT) {
  let inFlight = 0
  const left = () => {
    inFlight -= 1
  }
  const refusal = () =>
    inFlight >= max
      ? new AppError('unavailable', 'The server is busy. Please try again in a moment.', { retryAfter: RETRY_S })
      : undefined
  app.addHook('onRequest', (request, _reply, done) => done(isApi(request.url) ? refusal() : undefined))
  // A place is taken when the body is there: whoever never sends one holds none.
  app.addHook('preValidation', (request, reply, done) => {
    if (!isApi(request.url)) return done()
    const refused = refusal()
    if (refused) return done(refused)
    inFlight += 1
    reply.raw.once('close', left)
    done()
  })
}

function isApi(url: string): boolean {
  return url.startsWith(API_BASE)
}
