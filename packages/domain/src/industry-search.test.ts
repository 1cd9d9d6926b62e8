import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { INDUSTRIES } from './industries.ts'
import { meantIndustry, searchIndustries, type Span } from './industry-search.ts'
import { TRADE_WORDS } from './trade-words.ts'

const found = (query: string) => searchIndustries(query).map(({ industry }) => industry.value)
const cut = (text: string, spans: readonly Span[]) => spans.map(([from, to]) => text.slice(from, to))

test.each([
  ['', INDUSTRIES.length],
  ['   ', INDUSTRIES.length],
  ['zeppelin', 0],
])('%j finds %i industries', (query, count) => {
  expect(found(query)).toHaveLength(count)
})

test.each([
  ['dentist', 'Healthcare'],
  ['DENTISTS', 'Healthcare'],
  ['nonprofit', 'NonProfit'],
  ['non-profit', 'NonProfit'],
  ['non profit', 'NonProfit'],
  ['charity', 'NonProfit'],
  ['ngo', 'NonProfit'],
  ['lawyer', 'Legal'],
  ['doctor', 'Healthcare'],
  ['pharmacy', 'Healthcare'],
  ['accountant', 'Professional'],
  ['builder', 'Construction'],
  ['factory', 'Manufacturing'],
  ['mechanic', 'Automotive'],
  ['university', 'Education'],
  ['farmer', 'Agriculture'],
  ['supply chain', 'Transportation'],
  ['battery', 'Energy'],
  ['charities', 'NonProfit'],
  ['cafe', 'Hospitality'],
  ['café', 'Hospitality'],
  ['ecommerce', 'Retail'],
  ['e-commerce', 'Retail'],
  ['trucking', 'Transportation'],
  ['accounting', 'Professional'],
  ['insurance', 'Finance'],
  ['insurance brokers', 'Finance'],
  ['solicitor', 'Legal'],
  ['council', 'Government'],
  ['wine', 'Agriculture'],
  ['plumbing', 'Construction'],
  ['refrigeration', 'Construction'],
  ['heat pump', 'Construction'],
  ['own words', 'Other'],
  ['min', 'Mining'],
  ['bank', 'Banking'],
  ['games', 'Entertainment'],
  ['gal', 'Entertainment'], // galleries before le-gal
])('the first answer to %j is %s', (query, value) => {
  expect(found(query)[0]).toBe(value)
})

test('everyday words for trades lead to the right industry, in the singular and in the plural', () => {
  const words = Object.entries(TRADE_WORDS).flatMap(([value, texts]) => texts.map((text) => ({ value, text })))
  expect(words.length).toBeGreaterThan(300)
  expect(new Set(words.map(({ text }) => text)).size).toBe(words.length)
  for (const { value, text } of words) {
    expect([text, found(text)[0]]).toEqual([text, value])
    expect([text, meantIndustry(text.toUpperCase())?.value]).toEqual([text, value])
  }
})

test.each([
  ['plumber', 'Construction'],
  ['Plumbers', 'Construction'],
  ['hairdresser', 'Retail'],
  ['gym', 'Entertainment'],
  ['church', 'NonProfit'],
  ['churches', 'NonProfit'],
  ['cleaning', 'Professional'],
  ['biotech', 'Healthcare'],
  ['marketing agency', 'Professional'],
  ['marketing agencies', 'Professional'],
  ['vet', 'Healthcare'],
  ['bakery', 'Manufacturing'],
  ['petrol stations', 'Retail'],
  ['trucker', undefined],
  ['b', undefined],
  ['', undefined],
  ['zeppelin', undefined],
])('%j can mean only %s', (query, value) => {
  expect(meantIndustry(query)?.value).toBe(value)
})

test('an industry found by a word it does not show says which', () => {
  const [first] = searchIndustries('plumbe')
  expect(first?.industry.value).toBe('Construction')
  expect(first?.trades).toEqual([{ text: 'plumber', spans: [[0, 6]] }])
  // What is to be read anyway is not said twice.
  expect(searchIndustries('dentist')[0]?.trades).toEqual([])
})

test('every word has to occur', () => {
  expect(found('dentists quarries')).toEqual([])
})

test('the match is marked where it stands', () => {
  const [healthcare] = searchIndustries('dent')
  const dentists = healthcare?.subcategories[2] ?? []
  expect([healthcare?.label, dentists]).toEqual([[], [[0, 4]]])
  const [hospitality] = searchIndustries('CAFE')
  expect(cut('Restaurants and cafés', hospitality?.subcategories[0] ?? [])).toEqual(['café'])
  const [nonProfit] = searchIndustries('nonprofit')
  expect(cut('Non-profit', nonProfit?.label ?? [])).toEqual(['Non-profit'])
})

test('overlapping and touching marks are joined', () => {
  const [retail] = searchIndustries('ret tail')
  expect(retail?.label).toEqual([[0, 6]])
})

test('every part of every text is found and marked', () => {
  const texts = INDUSTRIES.flatMap((i) => [i.label, ...i.subcategories].map((text) => ({ value: i.value, text })))
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.nat(),
      fc.integer({ min: 1, max: 8 }),
      ({ value, text }, start, length) => {
        const query = text.slice(start % text.length, (start % text.length) + length)
        const match = searchIndustries(query.toUpperCase()).find(({ industry }) => industry.value === value)
        expect(match).toBeDefined()
        if (!/[a-z]/i.test(query)) return
        const marked = [...(match?.label ?? []), ...(match?.subcategories.flat() ?? [])]
        expect(marked.length).toBeGreaterThan(0)
      },
    ),
  )
})

test('any query is answered without a crash', () => {
  const answered = fc.property(fc.string({ unit: 'binary' }), (query) => found(query).length <= INDUSTRIES.length)
  expect(() => fc.assert(answered)).not.toThrow()
})
