import { useState } from 'react'
import type { ComponentProps } from 'react'
import { Field } from '../../ui/field.tsx'
import type { FieldTexts } from '../../ui/field.tsx'

/** A password that can be shown; pasting and password managers work as anywhere. */
export function PasswordField({
  label,
  hint,
  error,
  describedBy,
  ...input
}: Pick<FieldTexts, 'label' | 'hint' | 'error'> & Omit<ComponentProps<'input'>, 'type'> & { describedBy?: string }) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            aria-describedby={[control['aria-describedby'], describedBy].filter(Boolean).join(' ')}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="control pr-20"
          />
          {/* Its name is its text, not an aria-label: 'Password' must stay the name of the field alone. */}
          <button
            type="button"
            aria-controls={control.id}
            className="absolute inset-y-0 right-0 min-w-16 px-3 text-sm font-semibold text-accent"
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
            <span className="sr-only"> what was typed</span>
          </button>
        </div>
      )}
    </Field>
  )
}
