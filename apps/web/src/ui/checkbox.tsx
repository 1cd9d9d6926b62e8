import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

export function Checkbox({ label, className = '', ...input }: ComponentProps<'input'> & { label: ReactNode }) {
  const id = useId()
  return (
    <div className={`flex min-h-11 items-center ${className}`}>
      <input {...input} id={id} type="checkbox" className="checkbox" />
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center pl-3">
        {label}
      </label>
    </div>
  )
}
