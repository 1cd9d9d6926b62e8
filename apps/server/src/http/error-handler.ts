import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { API_BASE, type Endpoint } from '@cairn/contract/endpoint'
import type { Problem } from '@cairn/contract/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, isDatabaseGone } from '../errors.ts'

export const OUR_FAULT = 'Something went wrong on our side. Please try again later.'
const DATABASE_RETRY_S = 5

/** One place where errors become replies: clients get `{ detail }`, and nothing of the inside. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request)) throw wrongPath(app.endpoints, request, reply)
    throw new AppError('not_found', 'Not found')
  })
}

/** Also for errors before routing, such as a path that cannot be decoded. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = asAppError(error)
  if (!known) {
    request.log.error({ err: error }, 'request failed')
    return send(reply, 500, OUR_FAULT)
  }
  if (known.status >= 500) request.log.warn({ err: error }, 'request refused')
  if (known.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(known.retryAfter)))
  if (known.status === 401) reply.header('www-authenticate', 'Bearer')
  return send(reply, known.status, known.detail)
}

/** What Node's parser refuses never becomes a request. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return socket.destroy()
  const [status, detail] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The headers are too large']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request took too long']
        : ['400 Bad Request', 'The request could not be read']
  const body = JSON.stringify({ detail } satisfies Problem)
  // A reply that is already under way must not be followed by a second one.
  const response = (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage
  if (response?.headersSent) return socket.destroy()
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    // Half closed, it would stay open for as long as the other side likes.
    () => socket.destroy(),
  )
}

function send(reply: FastifyReply, status: number, detail: Problem['detail']) {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ detail } satisfies Problem))
}

function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (isDatabaseGone(error)) return new AppError('unavailable', OUR_FAULT, { retryAfter: DATABASE_RETRY_S })
  const { statusCode, code } = (error ?? {}) as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('too_large', 'The body is larger than 64 KiB')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new AppError('unsupported_media_type', 'This content type is not accepted')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError('bad_request', 'The request could not be read')
  return undefined
}

function wrongPath(endpoints: Endpoint[], request: FastifyRequest, reply: FastifyReply) {
  const path = pathOf(request).slice(API_BASE.length).replace(/\/$/, '')
  const methods = endpoints.filter((endpoint) => pattern(endpoint.path).test(path)).map(({ method }) => method)
  if (methods.length === 0) return new AppError('not_found', 'Not found')
  reply.header(
    'allow',
    [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].join(', '),
  )
  return new AppError('method_not_allowed', 'This method is not allowed here')
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? ''
const isApi = (request: FastifyRequest) => pathOf(request) === API_BASE || pathOf(request).startsWith(`${API_BASE}/`)
const pattern = (path: string) => new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}$`)
