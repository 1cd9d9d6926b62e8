import { Suspense, lazy } from 'react'
import { useToasts } from './toasts.ts'

/** The region is in the page from the start, or screen readers would miss the first toast; the cards come with it. */
export function ToastArea() {
  const toasts = useToasts((state) => state.toasts)
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-end gap-3 print:hidden"
    >
      {toasts.length > 0 && (
        <Suspense>
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
        </Suspense>
      )}
    </section>
  )
}

const ToastCard = lazy(async () => ({ default: (await import('./toast-card.tsx')).ToastCard }))
