import { countryByCode, EUROPEAN_UNION } from '@cairn/knowledge/countries'
import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { currencyOf } from './money.ts'
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
  ['UA', 'We bake bread in Ukraine.', 'Clinic in Lviv.', 'Call us on +380 44 123 4567.'],
  ['RS', 'A furniture maker in Serbia.', 'Raspberry growers near Novi Sad.', 'Call us on +381 11 123 4567.'],
  ['IS', 'Whale watching in Iceland.', 'Guesthouse in Akureyri.', 'Call us on +354 512 3456.'],
  ['MA', 'Argan oil from a cooperative in Morocco.', 'Riad in Marrakech.', 'Call us on +212 522 12 34 56.'],
  ['TN', 'Olive press in Tunisia.', 'Call centre in Sousse.', 'Call us on +216 71 123 456.'],
  ['TZ', 'Safari lodge in Tanzania.', 'Pharmacy in Dar es Salaam.', 'Call us on +255 22 123 4567.'],
  ['UG', 'Coffee washing station in Uganda.', 'School in Kampala.', 'Call us on +256 41 123 4567.'],
  ['RW', 'We roast coffee in Rwanda.', 'Hospital in Kigali.', 'Call us on +250 788 123 456.'],
  ['ET', 'Flower farm in Ethiopia.', 'Bank in Addis Ababa.', 'Call us on +251 11 123 4567.'],
  ['SN', 'We smoke fish in Senegal.', 'Garage in Dakar.', 'Call us on +221 33 123 45 67.'],
  ['CI', 'Cocoa cooperative in Côte d’Ivoire.', 'Printer in Abidjan.', 'Call us on +225 27 20 12 34 56.'],
  ['JM', 'We run a guest house in Jamaica.', 'Car hire in Montego Bay.', 'Call us on +1 876 123 4567.'],
  ['TT', 'A bakery in Trinidad and Tobago.', 'Boatyard in Port of Spain.', 'Call us on +1 868 123 4567.'],
  ['EC', 'Shrimp farm in Ecuador.', 'Clinic in Guayaquil.', 'Call us on +593 2 123 4567.'],
  ['UY', 'Cattle farm in Uruguay.', 'Software house in Montevideo.', 'Call us on +598 2 123 4567.'],
  ['CR', 'Eco lodge in Costa Rica.', 'Coffee mill in Alajuela.', 'Call us on +506 2123 4567.'],
  ['DO', 'Cigar maker in the Dominican Republic.', 'Hotel in Punta Cana.', 'Call us on +1 809 123 4567.'],
  ['PA', 'Insurance brokers in Panama.', 'Dental practice in Boquete.', 'Call us on +507 212 3456.'],
  ['BO', 'Quinoa growers in Bolivia.', 'Clinic in Cochabamba.', 'Call us on +591 2 212 3456.'],
  ['PY', 'Soy farm in Paraguay.', 'Electronics shop in Ciudad del Este.', 'Call us on +595 21 123 456.'],
  ['GT', 'Coffee farm in Guatemala.', 'Weaving workshop in Quetzaltenango.', 'Call us on +502 2123 4567.'],
  ['NP', 'Trekking company in Nepal.', 'Tea house in Pokhara.', 'Call us on +977 1 412 3456.'],
  ['KZ', 'Grain elevator in Kazakhstan.', 'Dental practice in Almaty.', 'Call us on +7 727 123 4567.'],
  ['QA', 'Catering company in Qatar.', 'Law firm in Doha.', 'Call us on +974 4412 3456.'],
  ['KW', 'Perfume shop in Kuwait.', 'Clinic in Salmiya.', 'Call us on +965 2212 3456.'],
  ['OM', 'Dive centre in Oman.', 'Date farm near Nizwa.', 'Call us on +968 2412 3456.'],
  ['JO', 'Our clinic is in Jordan.', 'Tour operator in Aqaba.', 'Call us on +962 6 412 3456.'],
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
  ['UA', 'We are a Ukrainian charity.'],
  ['RS', 'We are a Serbian company.'],
  ['IS', 'We are an Icelandic bank.'],
  ['MA', 'We are a Moroccan cooperative.'],
  ['TN', 'We are a Tunisian start-up.'],
  ['TZ', 'We are a Tanzanian school.'],
  ['UG', 'We are a Ugandan clinic.'],
  ['RW', 'We are a Rwandan fintech.'],
  ['ET', 'We are an Ethiopian company.'],
  ['SN', 'We are a Senegalese agency.'],
  ['CI', 'We are an Ivorian distributor.'],
  ['JM', 'We are a Jamaican bakery.'],
  ['TT', 'We are a Trinidadian firm.'],
  ['EC', 'We are an Ecuadorian company.'],
  ['UY', 'We are a Uruguayan law firm.'],
  ['CR', 'We are a Costa Rican company.'],
  ['DO', 'We are a Dominican company.'],
  ['PA', 'We are a Panamanian bank.'],
  ['BO', 'We are a Bolivian company.'],
  ['PY', 'We are a Paraguayan company.'],
  ['GT', 'We are a Guatemalan cooperative.'],
  ['NP', 'We are a Nepali company.'],
  ['KZ', 'We are a Kazakh company.'],
  ['QA', 'We are a Qatari company.'],
  ['KW', 'We are a Kuwaiti family business.'],
  ['OM', 'We are an Omani company.'],
  ['JO', 'We are a Jordanian company.'],
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
  'Jordan runs the front desk.',
  'Feedback from Jordan came late, and the rota is made by Jordan.',
  'The Jordan family bakery, 12 staff.',
  'Muscat grapes and Panama hats.',
  'We tried ARIMA forecasts on the sales.',
  'Mr Man drives a van, Petra keeps the books, Juan Diaz and David help.',
  'A deal with a man called Chad; Georgia does the accounts.',
  'Turkey and ham sandwiches; a Mercedes van.',
  'The script main.rs and a file report.py do the export.',
  'Call us on +7 495 123 4567.',
  'Call us on +1 212 555 0100.',
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

test.each([
  ['UA', 'Rent is 40,000 UAH a month.'],
  ['IS', 'Rent is 400,000 ISK a month.'],
  ['ET', 'Rent is 40,000 birr a month.'],
  ['KZ', 'Rent is 400,000 tenge a month.'],
  ['UG', 'Rent is UGX 4,000,000 a month.'],
  ['GT', 'Rent is 9,000 quetzales a month.'],
  ['PY', 'Rent is 9,000,000 guaraníes a month.'],
  ['QA', 'Rent is QAR 9,000 a month.'],
  ['DO', 'Rent is RD$ 90,000 a month.'],
])('%s by its money: %s', (code, text) => {
  expect(countryOf(`Workshop with six staff. ${text}`)).toBe(code)
})

test.each(['BG', 'HR', 'CY', 'EE', 'LV', 'LT', 'LU', 'MT', 'SK', 'SI'])('%s pays in euros', (code) => {
  expect(countryByCode(code)?.currency.code).toBe('EUR')
})

test.each([
  ['Kuwait', '900 KWD'],
  ['Uruguay', '9,000 pesos'],
  ['Nepal', 'Rs 90,000'],
  ['Senegal', '90,000 FCFA'],
  ['Jordan', '900 dinars'],
  ['Guatemala', '9,000 quetzales'],
  ['Jamaica', 'J$90,000'],
])('in %s, %s is money', (country, amount) => {
  const facts = read(brief({ description: `Workshop in ${country}. We pay ${amount} a month for it.` }), '2026-11-16')
  expect(facts.quantities.map(({ kind }) => kind)).toEqual(['money'])
})

test.each([
  ['dinars', 'KWD'],
  ['dinars', 'JOD'],
  ['riyals', 'QAR'],
  ['$', 'JMD'],
  ['pesos', 'DOP'],
  ['Rs', 'NPR'],
  ['kr', 'ISK'],
  ['francs', 'RWF'],
])('%s are %s where that is the money of the country', (sign, home) => {
  expect(currencyOf(sign, home)).toBe(home)
})
