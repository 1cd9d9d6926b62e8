import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import type { FieldTexts } from './field.tsx'

export function TextArea({
  label,
  hint,
  error,
  remark,
  optional = false,
  id,
  className = '',
  ...area
}: FieldTexts & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, remark, optional, id }}>
      {(control) => <textarea rows={5} {...area} {...control} className={`control control-area ${className}`} />}
    </Field>
  )
}
