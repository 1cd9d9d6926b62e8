import type { CompanyDetails } from '@cairn/contract/company'
import { industryPassedOn } from '@cairn/domain/company-form'
import { industryLabel } from '@cairn/domain/industry-labels'
import { companySizePhrase } from '@cairn/domain/recommendation'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CompanyForm, draftOf } from './company-form.tsx'

/** Whom the recommendation is for. A name mistyped is changed here, in place. */
export function CompanySummary({
  details,
  onChange,
}: {
  details: CompanyDetails
  onChange: (details: CompanyDetails) => void
}) {
  const [changing, setChanging] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const changed = useRef(false)
  useEffect(() => {
    // Back to where the change began.
    if (!changing && changed.current) button.current?.focus()
    changed.current = changing
  }, [changing])
  if (changing)
    return (
      <section
        aria-label="Change company details"
        className="mb-8 max-w-2xl rounded-md border border-line bg-surface p-5"
      >
        <CompanyForm
          opensWith={draftOf(details)}
          focus
          action="Save"
          onDone={(next) => {
            onChange(next)
            setChanging(false)
          }}
          onCancel={() => setChanging(false)}
        />
      </section>
    )
  return (
    <div className="mb-4 flex max-w-2xl flex-wrap items-center gap-x-4 border-l-2 border-accent pl-3 text-sm text-ink-soft">
      <p className="min-w-0 flex-1">
        <bdi className="font-semibold text-ink">{details.company_name}</bdi>
        <span className="block">
          <bdi>{industryLabel(industryPassedOn(details))}</bdi> · {companySizePhrase(details.company_size)}
        </span>
      </p>
      <Button ref={button} variant="quiet" onClick={() => setChanging(true)}>
        Change<span className="sr-only"> company details</span>
      </Button>
    </div>
  )
}
