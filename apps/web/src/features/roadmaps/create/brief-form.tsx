import { BRIEF_TEXT_MAX } from '@cairn/contract/roadmaps'
import type { ReactNode, RefObject } from 'react'
import { useState } from 'react'
import { routes } from '../../../paths.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { PrivateDataHints } from '../private-data-hints.tsx'
import { type BriefField, type BriefValues, problemsOf } from './brief-values.ts'
import { CompanyFields } from './company-fields.tsx'

interface BriefFormProps {
  values: BriefValues
  onChange: (field: BriefField, value: string) => void
  asksCompany: boolean
  busy: boolean
  /** What the server found wrong with a field. */
  refused: Partial<Record<string, string>>
  onSubmit: () => void
  form: RefObject<HTMLFormElement | null>
  /** Where 'Back' leads, and what the button says, if not as for a new roadmap. */
  back?: string
  submitText?: string
  children?: ReactNode
  /** Below the fields. */
  after?: ReactNode
}

/** Spec 2, step 1. A message appears once a field has been left or the form was sent, and goes as soon as it is met. */
export function BriefForm({
  values,
  onChange,
  asksCompany,
  busy,
  refused,
  onSubmit,
  form,
  back = routes.home,
  submitText,
  children,
  after,
}: BriefFormProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [sent, setSent] = useState(false)
  const problems = problemsOf(values, asksCompany)
  const fieldProps = (field: BriefField) => ({
    name: field,
    value: values[field],
    error: ((sent || left.has(field)) && problems[field]) || refused[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
    onBlur: () => values[field] !== '' && setLeft((fields) => new Set(fields).add(field)),
  })
  const submit = () => {
    setSent(true)
    const wrong = Object.keys(problems)
    if (wrong.length === 0) return onSubmit()
    const inOrder = [...(form.current?.elements ?? [])] as (HTMLElement & { name?: string })[]
    inOrder.find(({ name }) => name && wrong.includes(name))?.focus()
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) submit()
      }}
    >
      {children}
      {asksCompany && <CompanyFields fieldProps={fieldProps} isOther={values.industry === 'Other'} />}
      <CountedArea
        label="Company Description"
        hint="What you do, for whom, with how many people, and the systems you work with."
        {...fieldProps('description')}
      />
      <CountedArea
        label="Business Goals"
        hint="What should be better in a year, in figures if you have them."
        {...fieldProps('business_goals')}
      />
      <CountedArea
        label="Current Challenges"
        hint="What takes too long, goes wrong or costs too much today. The more exact, the better the advice."
        {...fieldProps('challenges')}
      />
      {after}
      <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:items-center sm:justify-between">
        <LinkButton to={back} variant="secondary">
          Back
        </LinkButton>
        <SubmitButton busy={busy} className="w-full sm:w-auto">
          {busy ? 'Analysing Opportunities...' : (submitText ?? 'Generate AI Opportunity Assessment')}
        </SubmitButton>
      </div>
    </form>
  )
}

interface CountedAreaProps {
  label: string
  hint: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
}

/** Text that is too long is kept, counted and complained about, never cut. */
function CountedArea({ value, hint, ...area }: CountedAreaProps) {
  const over = value.length - BRIEF_TEXT_MAX
  return (
    <div className="relative">
      <TextArea
        {...area}
        value={value}
        hint={hint}
        remark={over > 0 ? `Please shorten this by ${over} ${over === 1 ? 'character' : 'characters'}.` : undefined}
      />
      <p
        className={`figures absolute top-0 right-0 text-sm ${over > 0 ? 'font-semibold text-danger' : 'text-ink-faint'}`}
      >
        <span aria-hidden="true">
          {value.length} / {BRIEF_TEXT_MAX}
        </span>
        <span className="sr-only">
          {value.length} of {BRIEF_TEXT_MAX} characters used
        </span>
      </p>
      <PrivateDataHints text={value} onChange={(text) => area.onChange({ target: { value: text } })} />
    </div>
  )
}
