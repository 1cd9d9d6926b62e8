import { Suspense, lazy, useEffect } from 'react'
import { useToasts } from './toasts.ts'

/** The region is in the page from the start, or screen readers would miss the first toast; the cards come with it. */
export function ToastArea() {
  const toasts = useToasts((state) => state.toasts)
  useEffect(() => {
    // Fetched before it is needed: what a toast has to say may be that the connection is gone.
    void loadCard().catch(() => undefined)
  }, [])
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

const loadCard = () => import('./toast-card.tsx')
const ToastCard = lazy(async () => ({ default: (await loadCard()).ToastCard }))
