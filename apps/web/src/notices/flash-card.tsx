import { X } from 'lucide-react'
import { dismissFlash } from './flash.ts'
import type { FlashMessage } from './flash.ts'
import { NoticeIcon } from './notice-icon.tsx'

export function FlashCard({ message: { id, type, message } }: { message: FlashMessage }) {
  return (
    <div data-type={type} className="notice mt-4 flex items-start gap-3 rounded-md bg-surface p-4">
      <NoticeIcon type={type} />
      <p className="min-w-0 flex-1 wrap-anywhere">{message}</p>
      <button
        type="button"
        aria-label="Dismiss message"
        className="icon-button -m-2.5"
        onClick={() => dismissFlash(id)}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  )
}
