import type { FieldProblem } from '@cairn/contract/problem'

/** Spec 8: any failure of a call, as a text for people and a status. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly detail: string
  readonly status_code: number
  /** The broken fields of a 422; empty otherwise. */
  readonly problems: FieldProblem[]
  /** The reply's detail as it came: text, a list, or whatever another server sends. */
  readonly rawDetail: unknown
  /** The whole reply, for those who read more of it than its detail. */
  readonly body: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(failure: {
    message?: string
    body?: unknown
    status?: number
    retryAfter?: string | null
    cause?: unknown
  }) {
    const rawDetail = isRecord(failure.body) ? failure.body['detail'] : undefined
    const detail = readable(rawDetail) || failure.message || 'An error occurred'
    super(detail, { cause: failure.cause })
    this.detail = detail
    this.status_code = failure.status ?? 500
    this.rawDetail = rawDetail
    this.body = failure.body
    this.problems = Array.isArray(rawDetail) ? rawDetail.filter(isFieldProblem) : []
    const seconds = Number(failure.retryAfter)
    this.retryAfterSeconds = failure.retryAfter && Number.isFinite(seconds) ? seconds : undefined
  }
}

function readable(detail: unknown): string {
  if (typeof detail === 'string') return detail
  if (Array.isArray(detail))
    return detail
      .filter(isFieldProblem)
      .map(({ msg }) => msg)
      .join('; ')
  if (isRecord(detail) && typeof detail['message'] === 'string') return detail['message']
  return ''
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value['msg'] === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
