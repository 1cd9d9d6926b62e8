import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'

/** Why a form was not accepted as a whole. It takes the focus, unless a field that is to blame gets it. */
export function FormFailure({ focus = true, children }: { focus?: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) box.current?.focus()
  }, [focus])
  return (
    <div ref={box} tabIndex={-1} className="mb-2 outline-none">
      <Alert type="error">{children}</Alert>
    </div>
  )
}
