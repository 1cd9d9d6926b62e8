import { describe, expect, test } from 'vitest'
import places from '../data/places.json' with { type: 'json' }
import signals from '../data/signals.json' with { type: 'json' }
import { countryByCode, COUNTRIES } from './countries.ts'
import { placesSchema, signalsSchema } from './place-schema.ts'
import { findPlaces, placeNamed } from './places.ts'
import { countryOfAddress, countryOfPhone, LAW_SIGNALS, MONEY_SIGNALS, SHARED_SIGNALS } from './signals.ts'

const found = (text: string) =>
  findPlaces(text).map(({ start, end, country }) => `${text.slice(start, end)} ${country}`)

test('the tables hold to their schemas, and stay small', () => {
  placesSchema.parse(places)
  signalsSchema.parse(signals)
  expect(JSON.stringify(places).length).toBeLessThan(400_000)
  expect(places.attribution).toContain('GeoNames')
})

test('every country in the table has its places', () => {
  const cities: Record<string, string> = places.cities
  for (const { code, name } of COUNTRIES) {
    expect([code, placeNamed(name)?.country]).toEqual([code, code])
    expect([code, (cities[code] ?? '').split('|').length > 4 || code === 'SG' || code === 'HK']).toEqual([code, true])
  }
})

describe('a name gives its country', () => {
  test.each([
    ['Münster', 'DE'],
    ['Leinster', 'IE'],
    ['Bavaria', 'DE'],
    ['West Texas', 'US'],
    ['Alberta', 'CA'],
    ['Queensland', 'AU'],
    ['Tamil Nadu', 'IN'],
    ['Lagos State', 'NG'],
    ['Yorkshire', 'GB'],
    ['Andalucía', 'ES'],
    ['Andalucia', 'ES'],
    ['Lodz', 'PL'],
    ['Łódź', 'PL'],
    ['Galway', 'IE'],
    ['Northern Ireland', 'GB'],
    ['New Mexico', 'US'],
    ['Kampala', 'UG'],
    ['Kenyan', 'KE'],
    ['Zürich', 'CH'],
    ['Perth', 'AU'],
    ['Cheshire', 'GB'],
    ['Cornwall', 'GB'],
    ['Colorado', 'US'],
    ['Castellón', 'ES'],
    ['Teruel', 'ES'],
    ['Gunma', 'JP'],
    ['Deutschland', 'DE'],
    ['Belgique', 'BE'],
  ])('%s is in %s', (name, country) => {
    expect(placeNamed(name)).toMatchObject({ country, ambiguous: false })
  })

  test.each([
    ['Reading', 'GB'],
    ['Bath', 'GB'],
    ['Nice', 'FR'],
    ['Mobile', 'US'],
    ['Split', 'HR'],
    ['Cork', 'IE'],
    ['Paris', 'FR'],
    ['Victoria', 'AU'],
    ['Georgia', 'US'],
    ['Footscray', 'AU'],
    ['Kidderminster', 'GB'],
    ['Birmingham', 'GB'],
    ['London', 'GB'],
    ['Valencia', 'ES'],
    ['Punjab', 'IN'],
    ['Polish', 'PL'],
    ['Toyota', 'JP'],
    ['Santos', 'BR'],
    ['Munster', 'IE'],
  ])('%s only leans to %s', (name, country) => {
    expect(placeNamed(name)).toMatchObject({ country, ambiguous: true })
    expect(placeNamed(name)!.weight).toBeLessThan(1)
  })
})

describe('places in a text', () => {
  test.each([
    ['We run two bakeries in Łódź and one in Kraków.', ['Łódź PL', 'Kraków PL']],
    ['Our yard is in London, Ontario.', ['London CA']],
    ['A clinic in Perth (Scotland)', ['Perth GB']],
    ['Offices in Northern Ireland and the Republic of Ireland', ['Northern Ireland GB', 'Republic of Ireland IE']],
    ['The UK’s largest; the EU too', ['UK GB', 'EU EU']],
    ['Newcastle upon Tyne', ['Newcastle upon Tyne GB']],
    ['Co. Kerry, Ireland', ['Co. Kerry IE', 'Ireland IE']],
    ['they asked us for a comparison, split the deal and had a nice bath while reading', []],
    ['Kampala’s markets', ['Kampala UG']],
    ['Dallas', ['Dallas US']],
    ['A US-based maker', ['US US']],
    ['contact us', []],
    ['عيادة في دبي وفرع بالشارقة', ['دبي AE', 'الشارقة AE']],
    ['我们在悉尼和墨尔本', ['悉尼 AU', '墨尔本 AU']],
    ['नई दिल्ली में दुकान', ['नई दिल्ली IN']],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test('a doubtful name knows every country that has it', () => {
    expect(placeNamed('Ipswich')?.shared).toEqual(expect.arrayContaining(['GB', 'AU']))
    expect(placeNamed('Toowoomba')?.shared).toBeUndefined()
  })

  test('a name that opens a sentence as a word carries little weight', () => {
    expect(findPlaces('Reading is hard.')[0]?.weight).toBeLessThan(0.3)
  })
})

describe('other signs of a country', () => {
  test('each points to a country, and none is given twice', () => {
    const known = (code: string) => code === 'EU' || countryByCode(code) !== undefined
    for (const { text, country } of [...LAW_SIGNALS, ...MONEY_SIGNALS])
      expect([text, known(country)]).toEqual([text, true])
    const texts = [...LAW_SIGNALS, ...MONEY_SIGNALS].map(({ text }) => text)
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
    expect(texts.filter((text) => SHARED_SIGNALS.has(text))).toEqual([])
  })

  test.each([
    ['FDIC', 'US'],
    ['HIPAA', 'US'],
    ['NHS', 'GB'],
    ['GDPR', 'EU'],
    ['PRSI', 'IE'],
    ['ACCC', 'AU'],
    ['Companies House', 'GB'],
  ])('%s speaks of %s', (text, country) => {
    expect(LAW_SIGNALS.find((signal) => signal.text === text)?.country).toBe(country)
  })

  test('what several countries share settles nothing', () => {
    expect(SHARED_SIGNALS.get('Medicare')).toEqual(['AU', 'US'])
    expect(SHARED_SIGNALS.get('$')!.length).toBeGreaterThan(3)
  })

  test.each([
    ['hello@bakery.com.au', 'AU'],
    ['https://www.praxis-mueller.de/team', 'DE'],
    ['shop.co.ke', 'KE'],
    ['start.io', undefined],
    ['growth.co', undefined],
  ])('%s: %s', (address, country) => {
    expect(countryOfAddress(address)).toBe(country)
  })

  test.each([
    ['+353 21 123 4567', 'IE'],
    ['0044 20 7946 0000', 'GB'],
    ['+852 2345 6789', 'HK'],
    ['+1 416 555 0100', undefined],
    ['020 7946 0000', undefined],
  ])('%s: %s', (number, country) => {
    expect(countryOfPhone(number)).toBe(country)
  })
})
