import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const compress = promisify(gzip)
const WORTH_IT_BYTES = 1024

/** For replies made on the fly; the built files come compressed already. */
export function compressReplies(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (typeof payload !== 'string' || payload.length < WORTH_IT_BYTES || !/json|text/.test(type)) return payload
    if (reply.hasHeader('content-encoding')) return payload
    reply.header('vary', 'accept-encoding')
    if (!accepts(request.headers['accept-encoding'], 'gzip')) return payload
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return compress(payload)
  })
}

export function accepts(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  const offers = String(header ?? '').split(',')
  return offers.some((offer) => {
    const [name, ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
