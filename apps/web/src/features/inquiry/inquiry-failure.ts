import { ApiError } from '../../api/api-error.ts'

/** Spec 8, the contact rows. */
export function inquiryFailure(error: unknown): string {
  if (error instanceof ApiError && error.status_code === 422) {
    if (Array.isArray(error.rawDetail)) return `Validation error: ${error.problems.map(problemText).join('; ')}`
    if (typeof error.rawDetail === 'string') return `Validation error: ${error.rawDetail}`
  }
  const refused = error instanceof ApiError ? refusalText(error) : error instanceof Refused ? error.message : undefined
  if ((error instanceof ApiError && error.status_code === 429) || refused?.includes('429')) return TOO_MANY
  return refused ?? 'An error occurred while submitting your inquiry'
}

/** An answer that arrived and does not say success. */
export class Refused extends Error {
  constructor(reply: unknown) {
    super(textOf(reply, 'detail') || textOf(reply, 'message') || 'Submission failed')
  }
}

const TOO_MANY = 'Too many requests. Please wait before submitting another inquiry.'

/** Nothing when no answer came at all. */
function refusalText(error: ApiError): string | undefined {
  if (error.cause !== undefined) return undefined
  const detail = error.rawDetail === undefined ? '' : error.detail
  return detail || textOf(error.body, 'message') || 'Submission failed'
}

function problemText({ loc, msg }: ApiError['problems'][number]): string {
  return Array.isArray(loc) && loc.length > 0 ? `${loc.join(' → ')}: ${msg}` : msg
}

function textOf(reply: unknown, name: 'detail' | 'message'): string {
  const value = typeof reply === 'object' && reply !== null ? (reply as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : ''
}
