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
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(API_BASE)) return done()
    if (inFlight >= max)
      return done(
        new AppError('unavailable', 'The server is busy. Please try again in a moment.', { retryAfter: RETRY_S }),
      )
    inFlight += 1
    reply.raw.once('close', left)
    done()
  })
}
