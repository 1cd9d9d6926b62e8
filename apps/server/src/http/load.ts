import type { RequestListener, ServerResponse } from 'node:http'
import { API_BASE } from '@cairn/contract/endpoint'
import type { Problem } from '@cairn/contract/problem'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** More than the database answers within a second only makes everybody wait. */
const MAX_IN_FLIGHT = 200
const RETRY_S = 2
/** A client asks again when it is answered: one that is refused a moment later asks less often. */
const REFUSED_AFTER_MS = 250
/** Each costs some kilobytes; above that they go at once. */
const HELD_MAX = 2000
const BUSY = 'The server is busy. Please try again in a moment.'
const BODY = JSON.stringify({ detail: BUSY } satisfies Problem)

/** Refuses early what could not be answered in time. */
export function loadGate(headers: Record<string, string>, onRefused: () => void) {
  let inFlight = 0
  let held = 0
  const left = () => {
    inFlight -= 1
  }
  const full = () => inFlight >= MAX_IN_FLIGHT
  const refusal = Object.entries({
    ...headers,
    'retry-after': String(RETRY_S),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(BODY)),
  }).flat()
  const refuse = (response: ServerResponse) => response.writeHead(503, refusal).end(BODY)
  const refuseLater = (response: ServerResponse) => {
    held += 1
    setTimeout(() => {
      held -= 1
      refuse(response)
    }, REFUSED_AFTER_MS)
  }
  return {
    /** Before it costs anything: in a flood, refusing would otherwise take all the time there is for answering. */
    outside(handler: RequestListener): RequestListener {
      return (request, response) => {
        if (!full() || !isApi(request.url)) return handler(request, response)
        onRefused()
        if (held < HELD_MAX) refuseLater(response)
        else refuse(response)
      }
    },
    inside(app: FastifyInstance) {
      // A place is taken when the body is there: whoever never sends one holds none.
      app.addHook('preValidation', (request, reply, done) => {
        if (!isApi(request.url)) return done()
        if (full()) return done(new AppError('unavailable', BUSY, { retryAfter: RETRY_S }))
        inFlight += 1
        reply.raw.once('close', left)
        done()
      })
    },
  }
}

function isApi(url = ''): boolean {
  return url.startsWith(API_BASE)
}
