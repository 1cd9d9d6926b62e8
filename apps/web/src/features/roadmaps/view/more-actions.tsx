import { type ReactNode, useState } from 'react'

/** Folded on a phone, so that the report begins on its first screen; beside the sheet there is room for all. */
export function MoreActions({ children }: { children: ReactNode }) {
  const [open] = useState(() => matchMedia('(width >= 64rem)').matches)
  return (
    <details open={open} className="report-more">
      <summary className="button button-secondary lg:hidden">More</summary>
      <div className="grid grid-cols-2 gap-2">{children}</div>
    </details>
  )
}
