import { INDUSTRY_VALUES } from '@cairn/contract/industries'
import { expect, test } from 'vitest'
import { INDUSTRIES } from './industries.ts'
import { industryLabel } from './industry-labels.ts'

test('there are the 20 industries of the contract, in its order', () => {
  expect(INDUSTRIES.map(({ value }) => value)).toEqual(INDUSTRY_VALUES)
  expect(new Set(INDUSTRIES.map(({ label }) => label)).size).toBe(20)
  expect(new Set(INDUSTRIES.map(({ description }) => description)).size).toBe(20)
})

test.each(INDUSTRIES.filter(({ value }) => value !== 'Other').map((industry) => [industry.label, industry] as const))(
  '%s has 5 to 9 distinct subcategories',
  (_, { subcategories }) => {
    expect(subcategories.length).toBeGreaterThanOrEqual(5)
    expect(subcategories.length).toBeLessThanOrEqual(9)
    expect(new Set(subcategories).size).toBe(subcategories.length)
  },
)

test('Other has no subcategories', () => {
  expect(INDUSTRIES.find(({ value }) => value === 'Other')?.subcategories).toEqual([])
})

test('no subcategory belongs to two industries', () => {
  const all = INDUSTRIES.flatMap(({ subcategories }) => subcategories)
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  ['NonProfit', 'Non-profit'],
  ['Professional', 'Professional Services'],
  ['Retail', 'Retail'],
  ['Other', 'Other'],
  ['Beekeeping', 'Beekeeping'],
  ['toString', 'toString'],
])('%s is shown as %s', (value, label) => {
  expect(industryLabel(value)).toBe(label)
})
