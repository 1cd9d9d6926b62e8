import { create } from 'zustand'

export type NoticeType = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  id: string
  type: NoticeType
  title: string
  message: string
  action?: { label: string; onClick: () => void }
  duration: number
  /** Sliding out; gone after CLOSE_MS. */
  closing: boolean
}

const MAX_SHOWN = 5
const DEFAULT_MS = 5000
export const CLOSE_MS = 300
/** What brings something back stays longer: it has to be read, decided on and reached. */
export const UNDO_MS = 20_000

export const useToasts = create<{ toasts: Toast[] }>()(() => ({ toasts: [] }))

/** Shows a toast and returns its id. When too many are up, the oldest goes. A duration of 0 stays until closed. */
export function showToast(toast: Pick<Toast, 'type' | 'title' | 'message' | 'action'> & { duration?: number }): string {
  const id = crypto.randomUUID()
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts, { duration: DEFAULT_MS, ...toast, id, closing: false }].slice(-MAX_SHOWN),
  }))
  return id
}

export function closeToast(id: string): void {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, closing: true } : toast)),
  }))
  setTimeout(
    () => useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
    CLOSE_MS,
  )
}
