import { INDUSTRY_VALUES } from '@cairn/contract/industries'
import { COMPANY_SIZE_OPTIONS } from '@cairn/domain/company-form'
import { industryLabel } from '@cairn/domain/industry-labels'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { BriefField } from './brief-values.ts'

interface FieldProps {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
}

const INDUSTRIES = [
  { value: '', label: 'Select your industry' },
  ...INDUSTRY_VALUES.map((value) => ({ value, label: industryLabel(value) })),
]
const SIZES = [
  { value: '', label: 'Select your company size' },
  ...COMPANY_SIZE_OPTIONS.map(({ value, label, name }) => ({ value, label: `${label} (${name})` })),
]

/** For those who came here without passing the company step. */
export function CompanyFields({
  fieldProps,
  isOther,
}: {
  fieldProps: (field: BriefField) => FieldProps
  isOther: boolean
}) {
  return (
    <fieldset className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <legend className="sr-only">Your company</legend>
      <div className="sm:col-span-2">
        <TextField label="Company name" autoComplete="organization" {...fieldProps('company_name')} />
      </div>
      <SelectField label="Industry" options={INDUSTRIES} {...fieldProps('industry')} />
      <SelectField label="Company size" options={SIZES} {...fieldProps('company_size')} />
      {isOther && (
        <div className="sm:col-span-2">
          <TextField label="Your industry" {...fieldProps('custom_industry')} />
        </div>
      )}
    </fieldset>
  )
}
