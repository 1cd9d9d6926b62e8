import { useId } from 'react'
import type { ReactNode } from 'react'

export interface FieldTexts {
  label: ReactNode
  /** Always there, also below a message: it says what the message asks for. */
  hint?: ReactNode
  /** What is wrong and what to do about it. */
  error?: string | undefined
  /** A live remark that is not an error. */
  remark?: ReactNode
  /** Adds '(optional)' to the label. Everything else is required. */
  optional?: boolean
}

interface ControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': true | undefined
}

/** Label above, then the control, then message and hint in one place that keeps its height and is read out. */
export function Field({
  label,
  hint,
  error,
  remark,
  optional,
  id: givenId,
  children,
}: FieldTexts & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId()
  const id = givenId ?? ownId
  const below = `${id}-below`
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-faint"> (optional)</span>}
      </label>
      {children({ id, 'aria-describedby': below, 'aria-invalid': error ? true : undefined })}
      <div id={below} aria-live="polite" className="mt-1.5 min-h-6 text-sm text-ink-soft">
        {error ? <p className="text-danger">{error}</p> : remark && <p>{remark}</p>}
        {hint && <p>{hint}</p>}
      </div>
    </div>
  )
}
