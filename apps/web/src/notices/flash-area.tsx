import { Suspense, lazy, useEffect } from 'react'
import { useChangeOfPage } from '../ui/change-of-page.ts'
import { flashesChangePage, useFlash } from './flash.ts'

export function FlashArea() {
  const messages = useFlash((state) => state.messages)
  useChangeOfPage(flashesChangePage)
  useEffect(() => {
    void loadCard().catch(() => undefined)
  }, [])
  return (
    <div aria-live="polite" className="frame-width empty:hidden print:hidden">
      {messages.length > 0 && (
        <Suspense>
          {messages.map((message) => (
            <FlashCard key={message.id} message={message} />
          ))}
        </Suspense>
      )}
    </div>
  )
}

const loadCard = () => import('./flash-card.tsx')
const FlashCard = lazy(async () => ({ default: (await loadCard()).FlashCard }))
