import type { ReactNode } from 'react'

/** A message that stays in the page. Errors and warnings interrupt a screen reader, the others wait. */
export function Alert({
  type,
  title,
  children,
}: {
  type: 'success' | 'error' | 'warning' | 'info'
  title?: ReactNode
  children?: ReactNode
}) {
  return (
    <div role={type === 'error' || type === 'warning' ? 'alert' : 'status'} data-type={type} className="notice alert">
      {title && <p className="font-semibold">{title}</p>}
      {children && <div className={title ? 'mt-1' : ''}>{children}</div>}
    </div>
  )
}
