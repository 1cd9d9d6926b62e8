import type { ComponentProps } from 'react'

export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`rounded-md border border-line bg-surface p-5 sm:p-7 ${className}`} />
}
