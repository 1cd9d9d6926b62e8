import { describe, expect, test } from 'vitest'
import {
  aiRulesFor,
  countryByCode,
  COUNTRIES,
  EUROPEAN_UNION,
  regionNamed,
  regionRules,
  rulesFor,
} from './countries.ts'
import { countrySchema, TOPICS, unionSchema } from './country-schema.ts'

const ALL = [...COUNTRIES, EUROPEAN_UNION]
const MEMORY_TOPICS_MIN = 5

/** Every sourced statement of a file, with where it stands. */
function entries(file: (typeof ALL)[number]) {
  return [
    { at: 'privacy', ...file.privacy, regulator: file.privacy.authority?.name ?? null },
    ...(file.ai ? [{ at: 'ai', ...file.ai, regulator: null }] : []),
    ...Object.entries(file.topics).map(([at, rule]) => ({ at, ...rule })),
    ...('regions' in file ? (file.regions ?? []) : []).flatMap(({ code, rules }) =>
      rules.map((rule) => ({ at: `${code} ${rule.topic}`, ...rule })),
    ),
  ]
}

describe('every file', () => {
  test.each(COUNTRIES.map((country) => [country.code, country] as const))('%s holds to the schema', (code, country) => {
    expect(countrySchema.parse(country).code).toBe(code)
    expect(country.currency.day_rate.low).toBeLessThan(country.currency.day_rate.high)
    expect(country.currency.seat_month.low).toBeLessThan(country.currency.seat_month.high)
    expect(country.currency.seat_month.high).toBeLessThan(country.currency.day_rate.low)
    expect(Object.keys(country.topics).length).toBeGreaterThanOrEqual(MEMORY_TOPICS_MIN)
  })

  test('the Union holds to its schema and covers every topic', () => {
    unionSchema.parse(EUROPEAN_UNION)
    expect(Object.keys(EUROPEAN_UNION.topics).sort()).toEqual([...TOPICS].sort())
  })

  test('there are at least 91, each once, on every continent', () => {
    const codes = COUNTRIES.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.length).toBeGreaterThanOrEqual(91)
    expect(codes).toEqual(expect.arrayContaining(['AU', 'GB', 'US', 'BR', 'NG', 'IN', 'DE', 'JP', 'AE']))
  })

  test('members are those the Union lists, and all of them', () => {
    expect(EUROPEAN_UNION.members.filter((code) => !countryByCode(code))).toEqual([])
    for (const { code, eu } of COUNTRIES) expect([code, eu]).toEqual([code, EUROPEAN_UNION.members.includes(code)])
  })
})

describe('every statement can be followed', () => {
  test.each(ALL.map((file) => [file.code, file] as const))('%s', (_code, file) => {
    for (const { at, source, checked } of entries(file)) {
      // From memory means nobody saw it: then it has no date, and a report asks counsel to confirm.
      expect([at, checked === null]).toEqual([at, source.seen === 'memory'])
      if (source.seen === 'secondary') expect([at, source.seen_at]).toEqual([at, expect.stringMatching(/^https:/)])
    }
  })
})

describe('no foreign law', () => {
  /** Ministries and courts under another ending than their country's own. */
  const ELSEWHERE: Record<string, string[]> = {
    GB: ['uk'],
    US: ['gov', 'org', 'us'],
    EU: ['eu'],
    CH: ['ch', 'swiss'],
    ES: ['es', 'codigotecnico.org'],
    KE: ['ke', 'kebs.org'],
    EG: ['eg', 'egyptera.org'],
  }

  test.each(ALL.map((file) => [file.code, file] as const))('%s: a source lies in its own country', (code, file) => {
    const endings = ELSEWHERE[code] ?? [code.toLowerCase()]
    for (const { at, source } of entries(file)) {
      const host = new URL(source.url).host
      const own = endings.some((ending) => host === ending || host.endsWith(`.${ending}`))
      expect([at, host, own]).toEqual([at, host, true])
    }
  })

  test.each(['law', 'regulator'] as const)('a %s belongs to one country', (field) => {
    const owner = new Map<string, string>()
    for (const file of ALL) {
      for (const entry of entries(file)) {
        const name = entry[field]
        if (name === null) continue
        expect([name, owner.get(name) ?? file.code]).toEqual([name, file.code])
        owner.set(name, file.code)
      }
    }
    expect(owner.size).toBeGreaterThan(300)
  })

  test('no sentence speaks of another country in the table', () => {
    const shared = new Set(['Hong Kong', 'Ireland'])
    for (const file of COUNTRIES) {
      const text = entries(file)
        .flatMap((entry) => [
          'why' in entry ? entry.why : '',
          'note' in entry ? entry.note : '',
          'summary' in entry ? entry.summary : '',
        ])
        .join(' ')
      const foreign = COUNTRIES.filter(
        ({ code, name }) => code !== file.code && !shared.has(name) && new RegExp(`\\b${name}\\b`).test(text),
      )
      expect([file.code, foreign.map(({ name }) => name)]).toEqual([file.code, []])
    }
  })
})

describe('what a client there is told', () => {
  test('a country outside the table has no law', () => {
    expect(countryByCode('ZW')).toBeUndefined()
  })

  test('a member of the Union has its own rule first, then the Union’s', () => {
    const [own, inherited] = rulesFor(countryByCode('DE')!, 'employment')
    expect(own?.law).toContain('Betriebsverfassungsgesetz')
    expect(inherited?.law).toContain('AI Act')
    expect(aiRulesFor(countryByCode('DE')!).map(({ law }) => law)).toEqual([
      expect.stringContaining('2024/1689'),
      expect.stringContaining('KI-MIG'),
    ])
  })

  test('nobody else inherits from the Union', () => {
    for (const country of COUNTRIES.filter(({ eu }) => !eu)) {
      for (const topic of TOPICS) {
        expect(rulesFor(country, topic)).not.toContain(EUROPEAN_UNION.topics[topic])
      }
    }
  })

  test('a state comes before the country, and only when it is named', () => {
    const us = countryByCode('US')!
    const illinois = regionNamed(us, 'illinois')!
    expect(rulesFor(us, 'employment', illinois.code).map(({ law }) => law)).toEqual([
      expect.stringContaining('HB 3773'),
      expect.stringContaining('Title VII'),
    ])
    expect(rulesFor(us, 'employment')).toHaveLength(1)
    expect(regionRules(us, 'US-TX', 'ai')[0]?.law).toContain('Texas')
  })
})
