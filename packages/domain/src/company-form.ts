import { COMPANY_NAME_MAX, COMPANY_SIZES, type CompanyDetails, type CompanySize } from '@cairn/contract/company'
import { INDUSTRY_VALUES, type IndustryValue } from '@cairn/contract/industries'
import * as z from 'zod/mini'
import { acrossFields, ruled } from './ruled.ts'

export const COMPANY_NAME_MIN = 2
export const CUSTOM_INDUSTRY_MIN = 2

export const COMPANY_SIZE_OPTIONS: readonly { value: CompanySize; label: string; name: string }[] = [
  { value: '1-19 employees', label: '1-19 employees', name: 'Small' },
  { value: '20-99 employees', label: '20-99 employees', name: 'Medium' },
  { value: '100+ employees', label: '100+ employees', name: 'Large' },
]

export const companyForm = z
  .object({
    company_name: ruled(companyNameProblem),
    industry: ruled((value) => (isIndustry(value) ? undefined : 'Please select your industry from the dropdown')),
    custom_industry: z._default(z.string(), ''),
    company_size: ruled((value) =>
      isCompanySize(value) ? undefined : 'Please select your company size from the options',
    ),
  })
  .check(
    acrossFields(
      ['industry', 'custom_industry'],
      'Please specify your industry when selecting "Other"',
      ({ industry, custom_industry }) => industry !== 'Other' || custom_industry.trim().length >= CUSTOM_INDUSTRY_MIN,
    ),
    // The wire allows an industry as many characters as a company name.
    acrossFields(
      ['industry', 'custom_industry'],
      `Please use at most ${COMPANY_NAME_MAX} characters`,
      ({ industry, custom_industry }) => industry !== 'Other' || custom_industry.trim().length <= COMPANY_NAME_MAX,
    ),
  )
export type CompanyFormValues = z.input<typeof companyForm>

export function companyNameProblem(value: string): string | undefined {
  if (value.length === 0) return 'Please enter your company name'
  if (value.length < COMPANY_NAME_MIN) return 'Company name should be at least 2 characters'
  if (value.length > COMPANY_NAME_MAX) {
    return 'Company name is too long - please use a shorter version (under 100 characters)'
  }
  return value.trim().length < COMPANY_NAME_MIN ? 'Please enter a meaningful company name' : undefined
}

/** A custom industry left over from an earlier choice of Other is dropped. */
export function companyDetailsFrom(values: CompanyFormValues): CompanyDetails {
  const { industry, company_size } = values
  const details = { company_name: values.company_name.trim(), industry, company_size }
  return industry === 'Other' ? { ...details, custom_industry: (values.custom_industry ?? '').trim() } : details
}

/** What the next screens are told as `industry`. */
export function industryPassedOn(details: CompanyDetails): string {
  return (details.industry === 'Other' && details.custom_industry?.trim()) || details.industry
}

function isIndustry(value: string): value is IndustryValue {
  return (INDUSTRY_VALUES as readonly string[]).includes(value)
}

function isCompanySize(value: string): value is CompanySize {
  return (COMPANY_SIZES as readonly string[]).includes(value)
}
