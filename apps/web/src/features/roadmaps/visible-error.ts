import { create } from 'zustand'
import { ApiError } from '../../api/api-error.ts'
import { showToast } from '../../notices/toasts.ts'

export interface VisibleError {
  /** Spec 8's words for what failed. */
  title: string
  /** What the server said about it. */
  detail: string
}

/** Spec 8: what went wrong with a roadmap is stored, and shown until something works again. */
export const useVisibleError = create<{ error: VisibleError | null }>()(() => ({ error: null }))

export function clearError(): void {
  useVisibleError.setState({ error: null })
}

export function reportError(title: string, cause: unknown): void {
  // The session has ended: the login page, which comes next, says so.
  if (isSessionEnd(cause)) return
  const detail = detailOf(cause)
  useVisibleError.setState({ error: { title, detail } })
  showToast({ type: 'error', title, message: detail })
}

export function isSessionEnd(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status_code === 401
}

export function detailOf(cause: unknown): string {
  return cause instanceof ApiError ? cause.detail : 'An error occurred'
}
