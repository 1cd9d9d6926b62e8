import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'

/** The browser's own modal: focus stays inside, Escape closes, and focus returns to where it came from. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
}: {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  actions?: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])
  return (
    <dialog ref={dialog} aria-labelledby={titleId} className="dialog" onClose={onClose}>
      {open && (
        <>
          <h2 id={titleId} className="font-serif text-xl font-semibold">
            {title}
          </h2>
          <div className="mt-3 text-ink-soft">{children}</div>
          {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
        </>
      )}
    </dialog>
  )
}
