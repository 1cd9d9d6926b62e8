import { COMPANY_SIZE_OPTIONS } from '@cairn/domain/company-form'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import { RadioCard } from '../../ui/radio-card.tsx'

/** Three sizes, one press. Give it react-hook-form's `register('company_size')`. */
export function CompanySizeField({ input, error }: { input: ComponentProps<'input'>; error: string | undefined }) {
  const below = useId()
  return (
    <fieldset aria-describedby={below} aria-invalid={error ? true : undefined} role="radiogroup">
      <legend className="mb-1.5 font-semibold">Company size</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {COMPANY_SIZE_OPTIONS.map(({ value, label, name }) => (
          <RadioCard
            key={value}
            {...input}
            value={value}
            label={
              <span className="flex flex-wrap items-baseline gap-x-2 sm:flex-col">
                {name} <span className="text-sm font-normal text-ink-soft">{label}</span>
              </span>
            }
          />
        ))}
      </div>
      <p id={below} aria-live="polite" className="mt-1.5 min-h-6 text-sm text-danger">
        {error}
      </p>
    </fieldset>
  )
}
