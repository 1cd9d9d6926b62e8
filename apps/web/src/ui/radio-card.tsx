import type { ComponentProps, ReactNode } from 'react'

/** One choice of a group as a whole card to press. Put several with one `name` into a fieldset with a legend. */
export function RadioCard({
  label,
  note,
  mark,
  className = '',
  ...input
}: ComponentProps<'input'> & {
  label: ReactNode
  note?: ReactNode
  /** The key that chooses it. */
  mark?: ReactNode
}) {
  return (
    <label className={`radio-card ${className}`}>
      <input {...input} type="radio" className="radio" />
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </span>
      {mark && (
        <kbd aria-hidden="true" className="key ml-auto max-sm:hidden pointer-coarse:hidden">
          {mark}
        </kbd>
      )}
    </label>
  )
}
