import { APICallError, InvalidResponseDataError } from 'ai'

/** What can be wrong with a model that is asked. */
export type FaultKind =
  | 'refused' // nobody listens there
  | 'unknown host'
  | 'tls'
  | 'redirect'
  | 'dropped' // the connection broke, or the answer stopped half-way
  | 'timeout'
  | 'key'
  | 'unknown model'
  | 'no structure' // it does not take a schema for its answer
  | 'bad request'
  | 'busy'
  | 'server' // 5xx, or an answer that is not the protocol
  | 'resting' // the breaker is open

/** Says what happened in our own words: the SDK's errors carry the prompt, and a provider's the key. */
export class ModelError extends Error {
  readonly kind: FaultKind
  readonly status: number | undefined
  /** How long the provider asks to be left alone. */
  readonly retryAfterMs: number | undefined

  constructor(kind: FaultKind, { status, retryAfterMs }: { status?: number; retryAfterMs?: number | undefined } = {}) {
    super(status === undefined ? kind : `${kind} (HTTP ${status})`)
    this.name = 'ModelError'
    this.kind = kind
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

/** Refused by the guarded fetch, before or after the request. */
export class GuardError extends Error {
  readonly kind: FaultKind

  constructor(kind: FaultKind) {
    super(kind)
    this.kind = kind
  }
}

const WORTH_RETRYING = new Set<FaultKind>(['refused', 'unknown host', 'dropped', 'timeout', 'busy', 'server'])

export function isWorthRetrying({ kind }: ModelError): boolean {
  return WORTH_RETRYING.has(kind)
}

export function faultOf(error: unknown, structured: boolean): ModelError {
  if (error instanceof ModelError) return error
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof GuardError) return new ModelError(at.kind)
    const kind = byCode((at as { code?: unknown }).code)
    if (kind) return new ModelError(kind)
  }
  // How the SDK says that a stream ended without its last event.
  if (InvalidResponseDataError.isInstance(error)) return new ModelError('dropped')
  if (!APICallError.isInstance(error)) return new ModelError('server')
  const { statusCode: status, responseHeaders = {}, responseBody = '' } = error
  if (status === undefined) return new ModelError('refused')
  const retryAfterMs = readRetryAfter(responseHeaders)
  return new ModelError(byStatus(status, responseBody, structured), { status, retryAfterMs })
}

function byStatus(status: number, body: string, structured: boolean): FaultKind {
  if (status === 401 || status === 403) return 'key'
  if (status === 429 || status === 503 || status === 529) return 'busy'
  if (status === 408) return 'timeout'
  if (status >= 500 || status < 400) return 'server'
  if (structured && /response_format|json_schema|structured|output_format|guided|\bschema\b/i.test(body))
    return 'no structure'
  if (status === 404 || /\bmodel\b/i.test(body)) return 'unknown model'
  return 'bad request'
}

function byCode(code: unknown): FaultKind | undefined {
  if (typeof code !== 'string') return undefined
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH') return 'refused'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown host'
  if (/CERT|SSL|TLS|EPROTO|ISSUER/.test(code)) return 'tls'
  if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET') return 'dropped'
  if (code === 'ETIMEDOUT' || /^UND_ERR_.*TIMEOUT$/.test(code)) return 'timeout'
  return /^(?:HPE_|UND_ERR_)/.test(code) ? 'server' : undefined
}

function readRetryAfter(headers: Record<string, string>): number | undefined {
  const inMs = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (inMs >= 0) return inMs
  const said = headers['retry-after']
  if (said === undefined) return undefined
  const seconds = Number(said)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(said) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
