import { useEffect } from 'react'
import { clearError, useVisibleError } from './visible-error.ts'

/** The stored error as part of the page. A toast has read it out already, so this stays silent. */
export function ErrorLine() {
  const error = useVisibleError((state) => state.error)
  useEffect(() => clearError, [])
  if (!error) return null
  return (
    <div data-type="error" className="notice alert mb-6 print:hidden">
      <strong className="font-semibold">{error.title}.</strong> {error.detail}
    </div>
  )
}
