import { INDUSTRY_VALUES, type IndustryValue } from '@cairn/contract/industries'

/** Apart from the industries themselves, so that a page which only names one does not load all their words. */
const LABELS: Record<IndustryValue, string> = {
  Agriculture: 'Agriculture',
  Automotive: 'Automotive',
  Banking: 'Banking',
  Construction: 'Construction',
  Education: 'Education',
  Energy: 'Energy and Utilities',
  Entertainment: 'Entertainment and Media',
  Finance: 'Finance and Insurance',
  Government: 'Government',
  Healthcare: 'Healthcare',
  Hospitality: 'Hospitality and Tourism',
  Legal: 'Legal',
  Manufacturing: 'Manufacturing',
  Mining: 'Mining',
  NonProfit: 'Non-profit',
  Professional: 'Professional Services',
  Retail: 'Retail',
  Technology: 'Technology',
  Transportation: 'Transportation and Logistics',
  Other: 'Other',
}

/** A custom industry is its own label. */
export function industryLabel(value: string): string {
  const known = INDUSTRY_VALUES.find((industry) => industry === value)
  return known === undefined ? value : LABELS[known]
}
