import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import type { FieldTexts } from './field.tsx'

/** Spread react-hook-form's `register(name)` into it. */
export function TextField({
  label,
  hint,
  error,
  remark,
  optional = false,
  id,
  className = '',
  ...input
}: FieldTexts & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, remark, optional, id }}>
      {(control) => <input type="text" {...input} {...control} className={`control ${className}`} />}
    </Field>
  )
}
