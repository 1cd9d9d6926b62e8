import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import type { FieldTexts } from './field.tsx'

interface Option {
  value: string
  label: string
}

export function SelectField({
  label,
  hint,
  error,
  remark,
  optional = false,
  id,
  options,
  className = '',
  ...select
}: FieldTexts & ComponentProps<'select'> & { options: readonly Option[] }) {
  return (
    <Field {...{ label, hint, error, remark, optional, id }}>
      {(control) => (
        <select {...select} {...control} className={`control control-select ${className}`}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
