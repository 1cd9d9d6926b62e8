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
  const detail = detailOf(cause)
  useVisibleError.setState({ error: { title, detail } })
  showToast({ type: 'error', title, message: detail })
}

export function detailOf(cause: unknown): string {
  return cause instanceof ApiError ? cause.detail : 'An error occurred'
}
