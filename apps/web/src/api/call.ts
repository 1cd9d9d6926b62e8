import { API_TIMEOUT_MS } from '@cairn/contract/endpoint'
import type { BodyInput, Endpoint, ParamsOf, QueryInput, ReplyOf } from '@cairn/contract/endpoint'
import { ApiError } from './api-error.ts'
import { fileNameOf } from './file-name.ts'
import { tellUnauthorized, transport } from './wiring.ts'

export interface DownloadedFile {
  blob: Blob
  name: string
}

/** Values of a query are sent only when set. */
type QueryOption<Q> = { [K in keyof Q]?: string | number | boolean | undefined }
type Needs<Name extends string, Given> = [Given] extends [undefined] ? unknown : { [K in Name]: NonNullable<Given> }

export type CallOptions<E extends Endpoint = Endpoint> = Needs<'params', ParamsOf<E>> &
  Needs<'body', BodyInput<E>> & {
    query?: QueryOption<NonNullable<QueryInput<E>>>
    signal?: AbortSignal | undefined
    headers?: Record<string, string>
    timeoutMs?: number
  }
type Arguments<E extends Endpoint> = Record<never, never> extends CallOptions<E> ? [CallOptions<E>?] : [CallOptions<E>]
export type Reply<E extends Endpoint> = [ReplyOf<E>] extends [undefined] ? undefined : NonNullable<ReplyOf<E>>

/** One call of the contract. Rejects with an ApiError, or with the signal's reason when the caller gave up. */
export async function call<const E extends Endpoint>(endpoint: E, ...[options]: Arguments<E>): Promise<Reply<E>> {
  return (await callForResponse(endpoint, ...([options] as Arguments<E>))).data
}

/** The same with the response, for those who read its headers. */
export async function callForResponse<const E extends Endpoint>(
  endpoint: E,
  ...[options]: Arguments<E>
): Promise<{ data: Reply<E>; response: Response }> {
  const response = await request(endpoint, options)
  return { data: (await readJson(response)) as Reply<E>, response }
}

/** A call that answers a file, under the name the server gives it. */
export async function download<const E extends Endpoint>(
  endpoint: E,
  ...[options]: Arguments<E>
): Promise<DownloadedFile> {
  const response = await request(endpoint, options)
  return { blob: await response.blob(), name: fileNameOf(response.headers.get('content-disposition')) }
}

/** What the typed options are once inside. */
interface LooseOptions {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: Record<string, unknown>
  signal?: AbortSignal
  headers?: Record<string, string>
  timeoutMs?: number
}

async function request(endpoint: Endpoint, options: object = {}): Promise<Response> {
  const { params, query, body, signal, headers, timeoutMs = API_TIMEOUT_MS } = options as LooseOptions
  const path = fillPath(endpoint.path, params, query)
  const token = transport.token()
  const payload = encodeBody(endpoint, body)
  const response = await send(transport.base + path, signal, timeoutMs, {
    method: endpoint.method,
    headers: {
      accept: endpoint.file ?? 'application/json',
      ...(typeof payload === 'string' && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload !== undefined && { body: payload }),
  })
  if (response.ok) return response
  if (response.status === 401) tellUnauthorized({ path, token })
  throw await failureOf(response)
}

function fillPath(path: string, params: LooseOptions['params'] = {}, query: LooseOptions['query'] = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const set = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}

function encodeBody(endpoint: Endpoint, body: Record<string, unknown> | undefined): string | FormData | undefined {
  if (body === undefined) return undefined
  if (endpoint.bodyType !== 'form') return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, String(value))
  return form
}

async function send(url: string, signal: AbortSignal | undefined, timeoutMs: number, init: RequestInit) {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    return await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
  } catch (error) {
    if (signal?.aborted) throw error
    const message = timeout.aborted ? `No answer within ${timeoutMs / 1000} seconds` : (error as Error).message
    throw new ApiError({ message, cause: error })
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  return new ApiError({
    message: `Request failed with status code ${response.status}`,
    body: await readJson(response).catch(() => undefined),
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
  })
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ApiError({
      message: 'The server sent an answer that cannot be read',
      status: response.status,
      cause: error,
    })
  }
}
