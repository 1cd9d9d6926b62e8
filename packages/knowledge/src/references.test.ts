import { describe, expect, test } from 'vitest'
import { countryByCode } from './countries.ts'
import { referenceSchema } from './reference-schema.ts'
import { referenceById, REFERENCES, referencesFor } from './references.ts'

test.each(REFERENCES.map((reference) => [reference.id, reference] as const))(
  '%s holds to the schema',
  (id, reference) => {
    referenceSchema.parse(reference)
    expect(referenceById(id)).toBe(reference)
    expect(reference.checked === null).toBe(reference.seen === 'memory')
  },
)

test('ids and titles are given once', () => {
  for (const field of ['id', 'title'] as const) {
    const values = REFERENCES.map((reference) => reference[field])
    expect(new Set(values).size).toBe(values.length)
  }
})

describe('what may be cited to a client', () => {
  const countriesCited = (code?: string) =>
    new Set(referencesFor(code ? countryByCode(code) : undefined).flatMap(({ countries }) => countries))

  test.each([
    ['IE', ['EU', 'IE']],
    ['AU', ['AU']],
    ['KE', []],
    [undefined, []],
  ])('%s', (code, expected) => {
    expect([...countriesCited(code)].sort()).toEqual(expected)
  })

  test('by topic', () => {
    expect(referencesFor(countryByCode('US'), 'credit').map(({ id }) => id)).toEqual(['cfpb-2023-03'])
  })
})
