import data from '../data/signals.json' with { type: 'json' }
import { COUNTRIES } from './countries.ts'

export interface Signal {
  text: string
  country: string
  weight: number
}

const signals = (list: unknown[]): readonly Signal[] =>
  (list as [string, string, number][]).map(([text, country, weight]) => ({ text, country, weight }))

/** Laws, authorities, forms and customs: 'FDIC', 'PRSI', 'Companies House'. */
export const LAW_SIGNALS = signals(data.laws)
/** Marks and words of money: 'KSh', 'zł', 'R$'. */
export const MONEY_SIGNALS = signals(data.money)
/** Words that several countries share ('GST', 'lakh', '$'): they narrow a guess, they never make one. */
export const SHARED_SIGNALS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({ ...data.shared, ...data.shared_money }),
)

const FORMS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(data.forms))
/** The Baltic ones stand before the name: 'UAB Padėklas'. */
const LEADING_FORM = /^(?:UAB|SIA)(?=\s)/
/** No form of a company is longer: 'S de RL de CV'. */
const FORM_WORDS = 5

/** Where a firm of such a name may be registered: 'Lim Brothers Pte Ltd' in Singapore, 'Kolbe GmbH' in three countries. */
export function countriesOfForm(company: string): { form: string; countries: readonly string[] } | undefined {
  const words = company.trim().split(/\s+/)
  const tails = words.slice(1, FORM_WORDS + 1).map((_, at) => words.slice(Math.max(1, words.length - FORM_WORDS) + at))
  for (const form of [...tails.map((some) => some.join(' ')), ...(LEADING_FORM.exec(company) ?? [])]) {
    const countries = FORMS.get(form) ?? FORMS.get(form.replace(/[.,()]/g, ''))
    if (countries) return { form, countries }
  }
  return undefined
}

const DOMAINS: ReadonlyMap<string, string> = new Map(Object.entries(data.domains))
const WEAK_DOMAINS = new Set(data.weak_domains)
const PHONES = COUNTRIES.flatMap(({ phone, phone_areas: areas = [''], code }) =>
  areas.map((area) => ({ digits: phone.slice(1) + area, code })),
)
  // Who else has +1 cannot be told.
  .filter(({ digits }) => digits !== '1')
  .sort((a, b) => b.digits.length - a.digits.length)

/** By a web or mail address: 'shop.com.au' is Australian, 'start.io' says nothing. */
export function countryOfAddress(address: string): string | undefined {
  const host =
    address
      .toLowerCase()
      .replace(/^.*@|^[a-z]+:\/\//, '')
      .split(/[/:?#]/)[0] ?? ''
  const labels = host.split('.')
  for (let from = Math.max(1, labels.length - 2); from < labels.length; from += 1) {
    const ending = labels.slice(from).join('.')
    const country = WEAK_DOMAINS.has(ending) ? undefined : DOMAINS.get(ending)
    if (country) return country
  }
  return undefined
}

/** By a telephone number in its international form. +1 is shared, so it says nothing without a country's own area. */
export function countryOfPhone(number: string): string | undefined {
  const digits = /^\s*(?:\+|00)\s*([\d\s()-]+)/.exec(number)?.[1]?.replaceAll(/\D/g, '')
  if (!digits) return undefined
  return PHONES.find((one) => digits.startsWith(one.digits))?.code
}
