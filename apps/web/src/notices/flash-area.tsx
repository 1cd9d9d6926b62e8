import { X } from 'lucide-react'
import { useChangeOfPage } from '../ui/change-of-page.ts'
import { dismissFlash, flashesChangePage, useFlash } from './flash.ts'
import { NoticeIcon } from './notice-icon.tsx'

export function FlashArea() {
  const messages = useFlash((state) => state.messages)
  useChangeOfPage(flashesChangePage)
  return (
    <div aria-live="polite" className="frame-width empty:hidden print:hidden">
      {messages.map(({ id, type, message }) => (
        <div
          key={id}
          data-type={type}
          className="notice mt-4 flex items-start gap-3 rounded-md border border-line bg-surface p-4"
        >
          <NoticeIcon type={type} />
          <p className="min-w-0 flex-1 break-words">{message}</p>
          <button
            type="button"
            aria-label="Dismiss message"
            className="icon-button -m-2.5"
            onClick={() => dismissFlash(id)}
          >
            <X size={18} aria-hidden />
          </button>
        </div>
      ))}
    </div>
  )
}
