import type { CompanyDetails } from '@cairn/contract/company'
import { companyDetailsFrom, companyForm } from '@cairn/domain/company-form'
import type { CompanyFormValues } from '@cairn/domain/company-form'
import { COMPANY_DRAFT } from '@cairn/domain/drafts'
import { firstMessages } from '@cairn/domain/ruled'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useDraft } from '../../storage/form-cache.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CompanySizeField } from './company-size-field.tsx'
import { NOTHING_BEGUN, PICKER_HINT } from './picker-hint.ts'
import type { Begun } from './picker-hint.ts'

export const EMPTY_COMPANY = { company_name: '', industry: '', custom_industry: '', company_size: '' }
export type CompanyDraft = typeof EMPTY_COMPANY

export function draftOf(details: CompanyDetails | undefined): CompanyDraft {
  return { ...EMPTY_COMPANY, ...details, custom_industry: details?.custom_industry ?? '' }
}

interface CompanyFormProps {
  opensWith: CompanyDraft
  /** Under which name what is typed is kept; without one it is not. */
  draftId?: string
  /** Begins in the first field. */
  focus: boolean
  action: string
  onDone: (details: CompanyDetails) => void
  onCancel?: () => void
}

/** Spec 5: validated on change, and nothing goes on before it is valid. */
export function CompanyForm({ opensWith, draftId, focus, action, onDone, onCancel }: CompanyFormProps) {
  const { register, control, handleSubmit, setFocus, setValue, formState } = useForm<CompanyFormValues>({
    resolver: standardSchemaResolver(companyForm),
    // Leaving a field counts as well: a button that stays grey needs a reason in sight.
    mode: 'all',
    shouldFocusError: false, // it would go by the order in which the fields appeared
    defaultValues: opensWith,
  })
  const { errors } = formState
  const [begun, setBegun] = useState(NOTHING_BEGUN)
  const values = useWatch({ control })
  useDraft(draftId ?? '', draftId === undefined ? undefined : values, COMPANY_DRAFT)
  useEffect(() => {
    if (focus) setFocus('company_name')
  }, [focus, setFocus])

  const submit = handleSubmit(
    (valid) => onDone(companyDetailsFrom(valid)),
    (wrong) => {
      const first = FIELDS.find((field) => field in wrong)
      if (first) setFocus(first)
    },
  )

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <TextField
        {...register('company_name')}
        label="Company name"
        hint="As it should stand in your report"
        autoComplete="organization"
        dir="auto"
        error={errors.company_name?.message}
      />
      <Controller
        control={control}
        name="industry"
        render={({ field, fieldState }) => (
          <Suspense
            fallback={
              <PickerToCome
                name={field.name}
                begun={begun}
                onBegin={(more) => setBegun((before) => ({ ...before, ...more }))}
              />
            }
          >
            <IndustryPicker
              {...field}
              begun={begun}
              onOther={(words) => setValue('custom_industry', words, { shouldValidate: true, shouldDirty: true })}
              error={fieldState.error?.message}
            />
          </Suspense>
        )}
      />
      {values.industry === 'Other' && (
        <TextField
          {...register('custom_industry')}
          label="Your industry"
          hint="In your own words, for example: falconry"
          autoComplete="off"
          dir="auto"
          error={errors.custom_industry?.message}
        />
      )}
      <CompanySizeField input={register('company_size')} error={errors.company_size?.message} />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <SubmitButton missing={missingText(values)} className="w-full px-8 sm:w-auto">
          {action}
        </SubmitButton>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

/** A third of this page's bytes, and never the first thing that is filled in. */
const IndustryPicker = lazy(async () => ({ default: (await import('./industry-picker.tsx')).IndustryPicker }))

/** Who is quicker than the picker loses nothing: it takes over the text and the focus. */
function PickerToCome({
  name,
  begun,
  onBegin,
}: {
  name: string
  begun: Begun
  onBegin: (more: Partial<Begun>) => void
}) {
  return (
    <Field label="Industry" hint={PICKER_HINT}>
      {(control) => (
        <input
          {...control}
          name={name}
          value={begun.text}
          onChange={({ currentTarget }) => onBegin({ text: currentTarget.value, opened: true })}
          onFocus={() => onBegin({ inField: true })}
          onBlur={() => onBegin({ inField: false, opened: false })}
          // Not the click: the picker may come before the button is let go.
          onMouseDown={() => onBegin({ opened: true })}
          onKeyDown={({ key }) => key === 'ArrowDown' && onBegin({ opened: true })}
          autoComplete="off"
          placeholder="Search or choose"
          className="control"
        />
      )}
    </Field>
  )
}

const NAMES = {
  company_name: 'company name',
  industry: 'industry',
  custom_industry: 'your industry in your own words',
  company_size: 'company size',
}

/** In the order of the form. */
const FIELDS = ['company_name', 'industry', 'custom_industry', 'company_size'] as const

/** Why the button is grey, also while no field has been touched. */
function missingText(values: unknown): string | undefined {
  const problems = firstMessages(companyForm, values)
  const wrong = FIELDS.filter((field) => field in problems).map((field) => NAMES[field])
  return wrong.length > 0 ? `Still to do: ${wrong.join(', ')}.` : undefined
}
