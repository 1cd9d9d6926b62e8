import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const WORTH_IT_BYTES = 1024

/** For replies made on the fly; the built files come compressed already. */
export function compressReplies(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const worthIt =
      typeof payload === 'string' &&
      payload.length >= WORTH_IT_BYTES &&
      /json|text/.test(String(reply.getHeader('content-type') ?? '')) &&
      !reply.hasHeader('content-encoding')
    if (!worthIt) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    if (!accepts(request.headers['accept-encoding'], 'gzip')) return done(null, payload)
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    gzip(payload, done)
  })
}

export function accepts(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  const offers = String(header ?? '').split(',')
  return offers.some((offer) => {
    const [name, ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
