import { API_TIMEOUT_MS } from '@cairn/contract/endpoint'
import type { BodyInput, Endpoint, ParamsOf, QueryInput, ReplyOf } from '@cairn/contract/endpoint'
import { ApiError } from './api-error.ts'
import { takeEarly } from './early.ts'
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
  const { response, read } = await request(endpoint, options)
  return { data: parseJson(await read((answer) => answer.text()), response) as Reply<E>, response }
}

/** A call that answers a file, under the name the server gives it. */
export async function download<const E extends Endpoint>(
  endpoint: E,
  ...[options]: Arguments<E>
): Promise<DownloadedFile> {
  const { response, read } = await request(endpoint, options)
  return { blob: await read((answer) => answer.blob()), name: fileNameOf(response.headers.get('content-disposition')) }
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

/** An answer has begun; the connection may still drop while the rest of it is read. */
interface Answer {
  response: Response
  read: <T>(part: (response: Response) => Promise<T>) => Promise<T>
}

async function request(endpoint: Endpoint, options: object = {}): Promise<Answer> {
  const { params, query, body, signal, headers, timeoutMs = API_TIMEOUT_MS } = options as LooseOptions
  const path = fillPath(endpoint.path, params, query)
  const token = transport.token()
  const payload = encodeBody(endpoint, body)
  const early = endpoint.method === 'GET' ? takeEarly(path, token) : undefined
  const answer = await send(transport.base + path, early, signal, timeoutMs, {
    method: endpoint.method,
    headers: {
      accept: endpoint.file ?? 'application/json',
      ...(typeof payload === 'string' && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload !== undefined && { body: payload }),
  })
  if (answer.response.ok) return answer
  if (answer.response.status === 401) tellUnauthorized({ path, token })
  throw await failureOf(answer)
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

async function send(
  url: string,
  early: Promise<Response> | undefined,
  signal: AbortSignal | undefined,
  timeoutMs: number,
  init: RequestInit,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const attempt = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (error) {
      if (signal?.aborted) throw error
      const message = timeout.aborted ? `No answer within ${timeoutMs / 1000} seconds` : (error as Error).message
      throw new ApiError({ message, cause: error })
    }
  }
  const both = signal ? AbortSignal.any([signal, timeout]) : timeout
  const response = await attempt(() => early ?? fetch(url, { ...init, signal: both }))
  return { response, read: (part) => attempt(() => part(response)) }
}

async function failureOf({ response, read }: Answer): Promise<ApiError> {
  const text = await read((answer) => answer.text()).catch(() => '')
  return new ApiError({
    message: `Request failed with status code ${response.status}`,
    body: attemptJson(text),
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
  })
}

function attemptJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parseJson(text: string, response: Response): unknown {
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
