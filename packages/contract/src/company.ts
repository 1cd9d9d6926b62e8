import * as z from 'zod/mini'

export const COMPANY_NAME_MAX = 100

export const COMPANY_SIZES = ['1-19 employees', '20-99 employees', '100+ employees'] as const
export type CompanySize = (typeof COMPANY_SIZES)[number]

/** What the company step yields; `custom_industry` counts only when the industry is Other. */
export const companyDetails = z.object({
  company_name: z.string(),
  industry: z.string(),
  custom_industry: z.optional(z.string()),
  company_size: z.string(),
})
export type CompanyDetails = z.infer<typeof companyDetails>
