import type { CompanyDetails } from '@cairn/contract/company'
import { companyDetailsFrom, companyForm } from '@cairn/domain/company-form'
import type { CompanyFormValues } from '@cairn/domain/company-form'
import { COMPANY_DRAFT } from '@cairn/domain/drafts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { clearDraft, hasContent, readDraft, useDraft } from '../../storage/form-cache.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CompanySizeField } from './company-size-field.tsx'
import { DraftBanner } from './draft-banner.tsx'
import { IndustryPicker } from './industry-picker.tsx'

const EMPTY = { company_name: '', industry: '', custom_industry: '', company_size: '' }

type Draft = typeof EMPTY

interface CompanyFormProps {
  draftId: string
  onDone: (details: CompanyDetails) => void
}

export function CompanyStep(props: CompanyFormProps) {
  const [restored, setRestored] = useState<Draft>()
  return <CompanyForm key={restored ? 'restored' : 'new'} {...props} restored={restored} onRestore={setRestored} />
}

/** Spec 5: validated on change, and nothing goes on before it is valid. */
function CompanyForm({
  draftId,
  onDone,
  restored,
  onRestore,
}: CompanyFormProps & { restored: Draft | undefined; onRestore: (draft: Draft) => void }) {
  const [draft, setDraft] = useState(() => (restored ? undefined : offeredDraft(draftId)))
  const { register, control, handleSubmit, setFocus, formState } = useForm<CompanyFormValues>({
    resolver: standardSchemaResolver(companyForm),
    // Leaving a field counts as well: a button that stays grey needs a reason in sight.
    mode: 'all',
    defaultValues: restored ?? EMPTY,
  })
  const { errors, isValid } = formState
  const values = useWatch({ control })
  useDraft(draftId, values, COMPANY_DRAFT)
  useEffect(() => {
    // The button that was pressed is gone with the banner.
    if (restored) setFocus('company_name')
  }, [restored, setFocus])

  return (
    <div className="max-w-2xl">
      <PageHeading title="About your company" className="text-3xl" />
      <p className="mt-3 mb-7 text-ink-soft sm:text-lg">
        Four details and five questions, about two minutes. Then you see which way on suits you, and why.
      </p>
      {draft && (
        <DraftBanner
          name={draft.company_name}
          onRestore={() => onRestore(draft)}
          onDiscard={() => {
            clearDraft(draftId)
            setDraft(undefined)
            setFocus('company_name')
          }}
        />
      )}
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((valid) => onDone(companyDetailsFrom(valid)))(event)}
        className="grid gap-3"
      >
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
          render={({ field, fieldState }) => <IndustryPicker {...field} error={fieldState.error?.message} />}
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
        <div className="mt-2">
          <Button type="submit" disabled={!isValid} className="w-full px-8 sm:w-auto">
            Continue to the questions
          </Button>
        </div>
      </form>
    </div>
  )
}

/** Spec 4: offered when a cached company form holds any value. */
function offeredDraft(draftId: string): Draft | undefined {
  const stored = readDraft<object>(draftId)
  if (!stored || !hasContent(stored)) return undefined
  const texts = Object.entries({ ...EMPTY, ...stored }).filter(([name, value]) => name in EMPTY && isText(value))
  return { ...EMPTY, ...Object.fromEntries(texts) }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
