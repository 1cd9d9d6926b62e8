import {
  API_BASE,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@cairn/contract/endpoint'
import type { FieldProblem } from '@cairn/contract/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type * as z from 'zod'
import { AppError } from '../errors.ts'
import type { AccessClaims } from './access-token.ts'
import type { Authenticate } from './authenticate.ts'
import type { ReadAs } from './read-as.ts'

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate
    /** By signature and time alone, for those whose own statement asks the rest. */
    identify: Authenticate
    readAs: ReadAs
    /** Everything mounted so far: the API's description and the answer to a wrong method come from it. */
    endpoints: Endpoint[]
    /** What takes longer is put off: it goes on, and can be asked for again. */
    answerWithinMs: number
  }
}

/** `userId` and `claims` are there for endpoints that need a user. */
type Caller<E extends Endpoint> = E['access'] extends 'public'
  ? { userId: undefined; claims: undefined }
  : { userId: string; claims: AccessClaims }

export type Call<E extends Endpoint> = Caller<E> & {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  request: FastifyRequest
  reply: FastifyReply
}
type Answer<E extends Endpoint> = E['file'] extends string
  ? Uint8Array | Readable | string
  : ReplyOf<E> extends undefined
    ? void
    : ReplyOf<E>
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

const RETRY_S = 5

/** Turns an endpoint of the contract into a route: caller, input and reply are checked here and nowhere else. */
export function mount<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>) {
  route(app, endpoint, answer)

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const result = await inTime(handle(request, reply), app.answerWithinMs)
    reply.status(endpoint.status).header('cache-control', 'no-store')
    if (endpoint.file) return reply.header('content-type', endpoint.file).send(result)
    if (!endpoint.reply) return reply.send()
    // Fields the contract does not name never leave; a reply that breaks the contract is a bug, hence a 500.
    return reply.send(endpoint.reply.parse(result))
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const claims = endpoint.access === 'user' ? await app.authenticate(request) : undefined
    checkMediaType(endpoint, request)
    const call = {
      params: parse('path', endpoint.params, request.params),
      query: parse('query', endpoint.query, request.query),
      body: parse('body', endpoint.body, request.body),
      userId: claims?.userId,
      claims,
      request,
      reply,
    }
    // The three parts were parsed by the schemas their types come from.
    return handler(call as unknown as Call<E>)
  }
}

/** With and without the slash at the end. */
export function route(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) {
  app.endpoints.push(endpoint)
  const url = `${API_BASE}${endpoint.path}`.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
  for (const path of [url, `${url}/`]) app.route({ method: endpoint.method, url: path, handler })
}

export async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(new AppError('unavailable', 'This takes longer than usual. Please try again.', { retryAfter: RETRY_S }))
  }, ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

type Place = 'path' | 'query' | 'body'

/** Parses one part of a request; throws a 422 that names each broken field. */
export function parse(place: Place, schema: Endpoint['body'], value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError(
    'invalid',
    parsed.error.issues.flatMap((issue) => fieldProblems(place, issue, value)),
  )
}

function fieldProblems(place: Place, issue: z.core.$ZodIssue, input: unknown): FieldProblem[] {
  const at = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      loc: [place, ...at, key],
      msg: 'This field is not accepted here',
      type: 'extra',
    }))
  if (issue.code === 'invalid_type' && valueAt(input, at) === undefined)
    return [{ loc: [place, ...at], msg: 'This field is required', type: 'missing' }]
  return [{ loc: [place, ...at], msg: issue.message, type: issue.code }]
}

function valueAt(input: unknown, path: (string | number)[]): unknown {
  let value = input
  for (const key of path) value = (value as Record<string | number, unknown> | null | undefined)?.[key]
  return value
}

const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded']

function checkMediaType({ body, bodyType = 'json' }: Endpoint, request: FastifyRequest) {
  if (!body || request.body === undefined) return
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  const expected = bodyType === 'form' ? FORM_TYPES : ['application/json']
  if (!expected.includes(type)) throw new AppError('unsupported_media_type', `Please send ${expected.join(' or ')}`)
}
