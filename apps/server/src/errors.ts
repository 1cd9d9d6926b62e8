import type { FieldProblem } from '@cairn/contract/problem'

const STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof STATUS

/** What a client may be told. Every other error is a bug and leaves as a bare 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly detail: string | FieldProblem[]
  /** Seconds, for the Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, detail: string | FieldProblem[], { retryAfter }: { retryAfter?: number } = {}) {
    super(typeof detail === 'string' ? detail : detail.map((problem) => problem.msg).join('; '))
    this.code = code
    this.status = STATUS[code]
    this.detail = detail
    this.retryAfter = retryAfter
  }
}

const GONE_CODES = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH',
  '57P01', '57P02', '57P03', // shut down, crashed, starting up
  '53100', '53200', '53300', '53400', // disk full, out of memory, too many connections, limit exceeded
  '58000', '58030', '58P01', // system, input/output and missing-file errors: how a broken disk shows
  '25006', // read only, as after a fail-over
]) // prettier-ignore
const GONE_MESSAGES =
  /timeout exceeded when trying to connect|connection terminated|connection error|not queryable|pool after calling end/i

/** True when the database cannot answer now and may be able to later. */
export function isDatabaseGone(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code
    if (typeof code === 'string' && (GONE_CODES.has(code) || code.startsWith('08'))) return true
    if (GONE_MESSAGES.test(at.message)) return true
    if (at instanceof AggregateError && at.errors.some(isDatabaseGone)) return true
  }
  return false
}

/** A unique constraint refused the row; Drizzle wraps the database's own error. */
export function isUniqueViolation(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ((at as { code?: unknown }).code === '23505') return true
  return false
}
