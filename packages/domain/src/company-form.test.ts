import { COMPANY_SIZES } from '@cairn/contract/company'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  COMPANY_SIZE_OPTIONS,
  companyDetailsFrom,
  companyForm,
  companyNameProblem,
  industryPassedOn,
} from './company-form.ts'
import { firstMessages } from './ruled.ts'

const good = { company_name: 'Acme', industry: 'Retail', custom_industry: '', company_size: '1-19 employees' }
const other = 'Please specify your industry when selecting "Other"'

describe('company name', () => {
  test.each([
    ['', 'Please enter your company name'],
    ['A', 'Company name should be at least 2 characters'],
    [' ', 'Company name should be at least 2 characters'],
    ['  ', 'Please enter a meaningful company name'],
    [' A ', 'Please enter a meaningful company name'],
    ['BP', undefined],
    ['x'.repeat(100), undefined],
    ['x'.repeat(101), 'Company name is too long - please use a shorter version (under 100 characters)'],
    [' '.repeat(101), 'Company name is too long - please use a shorter version (under 100 characters)'],
  ])('%j: %s', (name, problem) => {
    expect(companyNameProblem(name)).toBe(problem)
  })

  test('exactly the names of 2 to 100 characters with 2 left after trimming pass', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(' ', 'a'), maxLength: 103 }), (name) => {
        const fits = name.length <= 100 && name.trim().length >= 2
        expect(companyNameProblem(name) === undefined).toBe(fits)
      }),
    )
  })
})

test.each([
  [{}, {}],
  [{ industry: '' }, { industry: 'Please select your industry from the dropdown' }],
  [{ industry: 'Piracy' }, { industry: 'Please select your industry from the dropdown' }],
  [{ company_size: '' }, { company_size: 'Please select your company size from the options' }],
  [{ company_size: undefined }, { company_size: 'Please select your company size from the options' }],
  [{ industry: 'Other' }, { custom_industry: other }],
  [
    { industry: 'Other', company_size: null },
    { custom_industry: other, company_size: 'Please select your company size from the options' },
  ],
  [{ industry: 'Other', custom_industry: ' x ' }, { custom_industry: other }],
  [{ industry: 'Other', custom_industry: undefined }, { custom_industry: other }],
  [{ industry: 'Other', custom_industry: 'Beekeeping' }, {}],
  [{ industry: 'Other', custom_industry: 'x'.repeat(101) }, { custom_industry: 'Please use at most 100 characters' }],
  [{ industry: 'Retail', custom_industry: 'x' }, {}],
  [
    { industry: 'Other', company_name: '' },
    { company_name: 'Please enter your company name', custom_industry: other },
  ],
])('the change %j is told %j', (change, messages) => {
  expect(firstMessages(companyForm, { ...good, ...change })).toEqual(messages)
})

test.each([null, 'text', [], { ...good, custom_industry: 5 }, { ...good, industry: 'Other', custom_industry: null }])(
  '%j from a damaged draft is refused without a crash',
  (values) => {
    expect(companyForm.safeParse(values).success).toBe(false)
  },
)

test('details are trimmed and keep a custom industry only for Other', () => {
  expect(companyDetailsFrom({ ...good, company_name: ' Acme ', custom_industry: 'left over' })).toEqual({
    company_name: 'Acme',
    industry: 'Retail',
    company_size: '1-19 employees',
  })
  expect(companyDetailsFrom({ ...good, industry: 'Other', custom_industry: ' Beekeeping ' })).toMatchObject({
    industry: 'Other',
    custom_industry: 'Beekeeping',
  })
})

test.each([
  [{ industry: 'NonProfit' }, 'NonProfit'],
  [{ industry: 'Retail', custom_industry: 'Beekeeping' }, 'Retail'],
  [{ industry: 'Other', custom_industry: 'Beekeeping' }, 'Beekeeping'],
  [{ industry: 'Other', custom_industry: ' ' }, 'Other'],
  [{ industry: 'Other' }, 'Other'],
])('%j passes on %s', (details, industry) => {
  expect(industryPassedOn({ company_name: 'Acme', company_size: '1-19 employees', ...details })).toBe(industry)
})

test('the sizes are offered in the order of the contract', () => {
  expect(COMPANY_SIZE_OPTIONS.map(({ value }) => value)).toEqual(COMPANY_SIZES)
  expect(COMPANY_SIZE_OPTIONS.map(({ name }) => name)).toEqual(['Small', 'Medium', 'Large'])
})
