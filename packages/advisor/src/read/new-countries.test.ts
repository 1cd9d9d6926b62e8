import { countryByCode, EUROPEAN_UNION } from '@cairn/knowledge/countries'
import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const countryOf = (description: string) => read(brief({ description }), '2026-11-16').place?.country ?? 'none'

/** A country, by its name, its towns, what its firms are called, its telephone and its money. */
test.each([
  [
    'SI',
    'We run a campsite near Bled in Slovenia.',
    'Joinery in Ljubljana, 14 people.',
    'Call us on +386 1 234 56 78.',
  ],
  ['HR', 'We let 40 flats in Croatia.', 'Boat charter in Split, Croatia.', 'Call us on +385 1 234 5678.'],
  ['BG', 'We make yoghurt in Bulgaria.', 'Software house in Sofia with 60 staff.', 'Call us on +359 2 123 4567.'],
  ['CY', 'Our hotel is in Cyprus.', 'Accountants in Limassol.', 'Call us on +357 22 123456.'],
  ['EE', 'A sawmill in Estonia.', 'Logistics firm in Tartu.', 'Call us on +372 612 3456.'],
  ['LV', 'We farm 300 hectares in Latvia.', 'Clinic in Riga with nine doctors.', 'Call us on +371 67 123 456.'],
  ['LT', 'Furniture factory in Lithuania.', 'Bakery in Kaunas.', 'Call us on +370 5 212 3456.'],
  ['LU', 'Fund administrators in Luxembourg.', 'Crèche in Esch-sur-Alzette.', 'Call us on +352 26 12 34 56.'],
  ['MT', 'A language school in Malta.', 'Dive centre on Gozo.', 'Call us on +356 2123 4567.'],
  ['SK', 'Tool makers in Slovakia.', 'Dental practice in Bratislava.', 'Call us on +421 2 1234 5678.'],
])('%s is found', (code, ...texts) => {
  expect(texts.map(countryOf)).toEqual(texts.map(() => code))
})

test.each([
  ['SI', 'We are a Slovenian family company.'],
  ['HR', 'We are a Croatian charity.'],
  ['BG', 'We are a Bulgarian bank.'],
  ['CY', 'We are a Cypriot law firm.'],
  ['EE', 'We are an Estonian start-up.'],
  ['LV', 'We are a Latvian cooperative.'],
  ['LT', 'We are a Lithuanian fintech.'],
  ['LU', 'We are a Luxembourgish agency.'],
  ['MT', 'We are a Maltese retailer.'],
  ['SK', 'We are a Slovak manufacturer.'],
])('%s by what its firms are called: %s', (code, text) => {
  expect(countryOf(text)).toBe(code)
})

test.each([
  'Split the work between two teams and see.',
  'We split invoices by hand; Split payments take days.',
  'Plunge pools and saunas for hotels.',
  'Martin keeps the books and Sofia answers the phone.',
  'We got a letter from Sofia about the rota.',
  'The list is kept by Sofia.',
  'Orders are checked by Martin.',
  'We bled money on repairs. Bled dry, we stopped.',
  'Latte, mocha and maltesers: a café with six staff.',
  'A rigatoni maker would like a comparison of three tools.',
  'Ogre costumes for parties.',
  'We sell polished stone. Slovak and Croatian customers are rare.',
  'Half of our pickers are from Bulgaria.',
  'We export to Estonia, Latvia and Lithuania.',
])('no country is found in: %s', (text) => {
  expect(countryOf(text)).toBe('none')
})

test('every member of the Union has its law and its money', () => {
  for (const code of EUROPEAN_UNION.members) {
    const country = countryByCode(code)
    expect([code, country?.eu, country?.privacy.breach_hours]).toEqual([code, true, 72])
  }
})

test.each(['BG', 'HR', 'CY', 'EE', 'LV', 'LT', 'LU', 'MT', 'SK', 'SI'])('%s pays in euros', (code) => {
  expect(countryByCode(code)?.currency.code).toBe('EUR')
})
