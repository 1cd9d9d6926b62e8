import data from '../data/references.json' with { type: 'json' }
import type { Country } from './country-schema.ts'
import type { Reference } from './reference-schema.ts'

/** Citations come from here and from nowhere else. */
export const REFERENCES = data as unknown as readonly Reference[]

const BY_ID = new Map(REFERENCES.map((reference) => [reference.id, reference]))

export function referenceById(id: string): Reference | undefined {
  return BY_ID.get(id)
}

/** What may be cited to this client: its own country's, the Union's for a member, and what belongs to no country. */
export function referencesFor(country: Country | undefined, topic?: string): Reference[] {
  const own = new Set([country?.code, country?.eu ? 'EU' : undefined])
  return REFERENCES.filter(
    ({ countries, topics }) =>
      (countries.length === 0 || countries.some((code) => own.has(code))) &&
      (topic === undefined || topics.some((one) => one === topic)),
  )
}
