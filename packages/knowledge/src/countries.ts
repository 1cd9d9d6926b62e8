import { COUNTRY_FILES, UNION_FILE } from './country-files.ts'
import type { Country, Region, Rule, Topic, Union } from './country-schema.ts'

export const COUNTRIES: readonly Country[] = COUNTRY_FILES
export const EUROPEAN_UNION: Union = UNION_FILE

const BY_CODE = new Map(COUNTRIES.map((country) => [country.code, country]))

/** Undefined for a country that is not in the table: then no law and no currency is named at all. */
export function countryByCode(code: string): Country | undefined {
  return BY_CODE.get(code)
}

/** The rules on a topic, the nearest first: region, country, then what a member inherits from the Union. */
export function rulesFor(country: Country, topic: Topic, regionCode?: string): Rule[] {
  const own = country.topics[topic]
  const inherited = country.eu ? EUROPEAN_UNION.topics[topic] : undefined
  return [...regionRules(country, regionCode, topic), own, inherited].filter((rule) => rule !== undefined)
}

/** The AI law or policy that applies: what the Union has comes first for its members, then the country's own. */
export function aiRulesFor(country: Country): NonNullable<Country['ai']>[] {
  return [country.eu ? EUROPEAN_UNION.ai : null, country.ai].filter((rule) => rule !== null)
}

export function regionNamed(country: Country, name: string): Region | undefined {
  return country.regions?.find((region) => region.name.toLowerCase() === name.toLowerCase())
}

/** State or province law, where the brief names one. */
export function regionRules(country: Country, regionCode: string | undefined, topic: Topic | 'privacy' | 'ai'): Rule[] {
  const region = country.regions?.find((one) => one.code === regionCode)
  return region?.rules.filter((rule) => rule.topic === topic) ?? []
}
