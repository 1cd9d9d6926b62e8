import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { NoticeIcon } from './notice-icon.tsx'
import { closeToast } from './toasts.ts'
import type { Toast } from './toasts.ts'

export function ToastCard({ toast }: { toast: Toast }) {
  const { id, type, title, message, action, closing } = toast
  const [held, setHeld] = useState(false)
  useAutoClose(toast, held)
  return (
    <div
      role={type === 'error' ? 'alert' : undefined}
      data-type={type}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`notice pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded-md bg-surface p-4 shadow-lift ${
        closing ? 'toast-out' : 'toast-in'
      }`}
    >
      <NoticeIcon type={type} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="mt-0.5 text-sm wrap-anywhere text-ink-soft">{message}</p>
        {action && (
          <button
            type="button"
            className="-mb-2 min-h-11 text-sm font-semibold text-accent underline underline-offset-4"
            onClick={() => {
              action.onClick()
              closeToast(id)
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={`Close: ${title}`}
        className="icon-button -m-2.5"
        onClick={() => closeToast(id)}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  )
}

/** Counts only the time during which nobody is reading: it rests under the pointer and while focus is inside. */
function useAutoClose({ id, duration, closing }: Toast, held: boolean) {
  const left = useRef(duration)
  useEffect(() => {
    if (held || closing || duration === 0) return
    const since = Date.now()
    const timer = setTimeout(() => closeToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [id, duration, closing, held])
}
