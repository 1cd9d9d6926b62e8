import { companyDetailsFrom, companyForm, industryPassedOn } from '@cairn/domain/company-form'
import { industryLabel } from '@cairn/domain/industry-labels'
import { firstMessages } from '@cairn/domain/ruled'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { COMPANY_FIELDS, type BriefField, openingValues } from './brief-values.ts'
import { CompanyFields } from './company-fields.tsx'

interface Company {
  company_name: string
  industry: string
  company_size: string
}

/** Whom the report is for, and a way to change it in place. */
export function CompanyLine({ company, onChange }: { company: Company; onChange: (company: Company) => void }) {
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
      <CompanyEditor
        company={company}
        onCancel={() => setChanging(false)}
        onDone={(next) => {
          onChange(next)
          setChanging(false)
        }}
      />
    )
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 text-ink-soft">
      <p className="min-w-0">
        For <strong className="text-ink">{company.company_name}</strong>, {industryLabel(company.industry)},{' '}
        {company.company_size}.
      </p>
      <Button ref={button} variant="quiet" className="-mx-2" onClick={() => setChanging(true)}>
        Change<span className="sr-only"> company details</span>
      </Button>
    </div>
  )
}

function CompanyEditor({
  company,
  onDone,
  onCancel,
}: {
  company: Company
  onDone: (company: Company) => void
  onCancel: () => void
}) {
  const [values, setValues] = useState(() => openingValues(company, undefined))
  const [sent, setSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problems = firstMessages(companyForm, values)
  const fieldProps = (field: BriefField) => ({
    name: field,
    value: values[field],
    error: sent ? problems[field] : undefined,
    onChange: (event: { target: { value: string } }) => setValues((all) => ({ ...all, [field]: event.target.value })),
    onBlur: () => undefined,
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={form}
      noValidate
      aria-label="Change company details"
      className="mt-4 grid gap-4 rounded-md border border-line bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        const wrong = COMPANY_FIELDS.find((field) => field in problems)
        if (wrong) return form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
        const details = companyDetailsFrom(values)
        onDone({
          company_name: details.company_name,
          industry: industryPassedOn(details),
          company_size: details.company_size,
        })
      }}
    >
      <CompanyFields fieldProps={fieldProps} isOther={values.industry === 'Other'} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton>Save</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
