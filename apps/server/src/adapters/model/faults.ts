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
