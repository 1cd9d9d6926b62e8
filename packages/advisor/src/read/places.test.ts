import { describe, expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const countryOf = (description: string, rest: Parameters<typeof brief>[0] = {}) =>
  read(brief({ description, ...rest }), '2026-11-15').place?.country ?? 'none'

describe('where the client sits', () => {
  test.each([
    ['Small brewery in Cheshire.', 'GB'],
    ['Estate agency, Colorado.', 'US'],
    ['Dental practice in Cornwall.', 'GB'],
    ['IT support, 37 engineers, Perth.', 'AU'],
    ['Garage in Perth, Scotland.', 'GB'],
    ['Bakery in Nuneaton.', 'GB'],
    ['A mart in the west of Ireland, established 1961.', 'IE'],
    ['Heating works on the west coast of Denmark.', 'DK'],
    ['Hand pumps in two districts in southern Malawi.', 'MW'],
    ['The cemeteries of a Romanian municipality.', 'RO'],
    ['We type transcripts for the district and intermediate courts of Mauritius.', 'MU'],
    ['Two gondola lines above a ski village. The valley station stands at 1,250 m.', 'none'],
    ['Florist with five staff in Footscray.', 'AU'],
    ['Haulage from Goulburn to the coast.', 'AU'],
    ['Tannery in Arzignano, 80 people.', 'IT'],
    ['We moved to Portugal in 2015 and run a surf school.', 'PT'],
    ['UK charity with 40 staff.', 'GB'],
    ['A US-based maker of valves.', 'US'],
    ['Family bakery, Ireland.', 'IE'],
    ['Wir sitzen in Österreich.', 'AT'],
    ['Nous sommes une PME en Belgique, 40 personnes.', 'BE'],
    ['عيادة أسنان في دبي، ١٢ طبيبا', 'AE'],
    ['نحن شركة توزيع في الرياض', 'SA'],
    ['我们在悉尼有三家餐厅。', 'AU'],
    ['Care for 2,300 clients across Adelaide.', 'AU'],
    ['We have an office in Leeds and a warehouse in Hull.', 'GB'],
    ['I run a factory in Leeds.', 'GB'],
    ['Sail loft, Nelson, NZ.', 'NZ'],
    ['Boarding kennels in Hamilton, NZ.', 'NZ'],
    ['A mid-sized NZ school, 60 teachers.', 'NZ'],
    ['Cleaning firm, Richmond, VA.', 'US'],
    ['Chandlery in Bristol, ME, nine of us.', 'US'],
    ['Feed mill outside Brandon, MB.', 'CA'],
    ['Brewpub, Adelaide, SA.', 'AU'],
    ['Surf school in Durban, SA.', 'ZA'],
    ['Nursery near Cork, IE.', 'IE'],
    ['Waste authority of nine Danish municipalities.', 'DK'],
    ['Farm shops in Munster, the largest in Waterford.', 'IE'],
  ])('%s %s', (text, country) => {
    expect(countryOf(text)).toBe(country)
  })

  test.each([
    ['Three pools in Logan and Ipswich.', 'AU'],
    ['Booking software, 40 people, Sydney and Cebu.', 'AU'],
    ['Carpet factory in Kidderminster with a sales office in Dubai.', 'GB'],
    ['Parent company in Sweden, we are in Tampere.', 'FI'],
  ])('of several places, home: %s %s', (text, country) => {
    expect(countryOf(text)).toBe(country)
  })

  test.each([
    ['Our till runs on Square and orders come by Menulog. We throw out $90 of dough a night.', 'AU'],
    ['DATEV for accounts, the rest on paper.', 'DE'],
    ['Deliveries by iFood, invoices as NF-e.', 'BR'],
  ])('by what only one country has: %s %s', (text, country) => {
    expect(countryOf('Pizzeria, 14 staff.', { data_collected: text })).toBe(country)
  })
})

describe('a market is not home', () => {
  test.each([
    'We export to Korea.',
    'We buy from the south of Spain.',
    'Wine for the north of Norway.',
    'Chilled cartons to Japan Korea US.',
    'Our clients are from Korea and China.',
    'Japan is our biggest market.',
    'Our customers are in Berlin, Paris and New York.',
    'Half our guests come from France.',
    'Customers in Canada pay late.',
    'Suppliers in Vietnam send PDFs.',
    'Hosted in Singapore by our software vendor.',
    'We buy parts from Taiwan.',
    'A Dutch competitor offers it already.',
    'Owned by a German group since 2019.',
    'Our owner lives in Spain.',
    'Sydney runs the front desk.',
    'Bakery in Hamilton.',
    'Contact us for help.',
  ])('%s', (text) => {
    expect(countryOf(text)).toBe('none')
  })

  test.each([
    ['Fish processor in Ålesund, we export to Korea and Japan.', 'NO'],
    ['Tile maker in Castellón, sells to Morocco.', 'ES'],
    ['我们在广州，产品出口到日本和德国。', 'CN'],
    ['Saddler in Walsall. Most goes to the US, leather comes from Pakistan.', 'GB'],
  ])('home beside it: %s %s', (text, country) => {
    expect(countryOf(text)).toBe(country)
  })
})

test.each([
  [
    'Outsourced customer service from Iași, Romania, with a second floor in Bacău. Clients are mostly Italian and German.',
    'RO',
  ],
  [
    'Una red de laboratorios con sede en Mérida, Yucatán, México, con tomas en Progreso, Valladolid, Tizimín y Ticul.',
    'MX',
  ],
])('a town and its country at the beginning are where they sit: %s', (description, country) => {
  expect(read(brief({ description, challenges: '' }), '2026-11-15').place?.country).toBe(country)
})

test('a works council is Austrian too', () => {
  const told = (description: string) =>
    read(
      brief({
        description,
        business_goals: 'Rüstzeit von derzeit 48 Minuten auf 35.',
        challenges: 'Mit dem Betriebsrat ist vereinbart, dass niemand ausgewertet wird.',
      }),
      '2026-11-15',
    ).place?.country
  expect(told('Wir verpacken im Lohnauftrag Kosmetik für 70 Markenkunden, Standort Wels, 520 Leute.')).toBe('AT')
  expect(told('Wir verpacken im Lohnauftrag Kosmetik für 70 Markenkunden mit 520 Leuten.')).toBeUndefined()
})

test.each([
  ['A pasture committee. Gulnara goes to her daughter in Russia in August.', undefined],
  ['Nous fabriquons des prothèses à Parakou. M. Sabi part en octobre enseigner à Lomé.', 'BJ'],
  ['A gang of shearers. The good ones leave for Australia every June.', undefined],
])('where people go is not where the client is: %s', (description, country) => {
  expect(read(brief({ description }), '2026-11-15').place?.country).toBe(country)
})

test('what is taught is not where', () => {
  const { place } = read(
    brief({ description: 'We are a family-owned English language school in Sliema, Malta, with 34 permanent staff.' }),
    '2026-11-19',
  )
  expect(place?.country).toBe('MT')
})

test.each([
  ['We change windscreens, Encarnación and Coronel Bogado, Paraguay. 14 people, two shops.', 'PY'],
  ['Operamos dois ferries entre São Vicente, Santo Antão e São Nicolau, em Cabo Verde.', 'CV'],
  ['Ship chandler, Marsa, Malta. We supply food, rope and paint.', 'MT'],
  ['Ship repair yard in Gdansk.', 'PL'],
  ['Household removals and furniture storage in Hamburg-Wandsbek, third generation.', 'DE'],
  ['We grow roses for export in Naivasha, Kenya.', 'KE'],
  ['We grow roses for export to Germany.', 'none'],
  ['Rolhas de cortiça. 61% vai para exportação: França (sobretudo casas da Borgonha e de Champagne), Itália.', 'none'],
])('a town is of the country that stands behind it: %s', (description, country) => {
  expect(countryOf(description)).toBe(country)
})

test.each([
  ['We cut roses and send them through a broker in Amsterdam.', 'We can spend KSh 600,000 on this.', 'KE'],
  ['Vanilla curing, 40 people. A hotel group in Bern visits us.', 'UGX 50,000,000 is what we can spend.', 'UG'],
  ['Argan oil cooperative, 52 women.', 'We have a budget of MAD 120,000 for it this year.', 'MA'],
  ['Glass beads by hand, 22 people.', 'We can spend CZK 400,000.', 'CZ'],
  ['Furniture workshop in Kraków.', 'The machine from Brno cost CZK 400,000. We can spend 50 000 zł.', 'PL'],
  ['Furniture workshop in Kraków.', 'A customer in Stockholm owes us SEK 200,000.', 'PL'],
  ['We keep hand pumps in Zomba district, Malawi.', 'The fund gives us £30,000 for this.', 'MW'],
  ['Dive resort near Savusavu, Fiji.', 'We can spend A$20,000.', 'FJ'],
])('where the money that may be spent is at home: %s %s', (description, challenges, country) => {
  expect(countryOf(description, { challenges })).toBe(country)
})

test.each([
  ['Eastgate Fire Testing Pte. Ltd.', '', 'SG'],
  ['Bintang Packing Sdn Bhd', '', 'MY'],
  ['Korpelan Saha Oy', '', 'FI'],
  ['Carrig Homes CLG', '', 'IE'],
  ['Okna Baltyk Sp. z o.o.', '', 'PL'],
  ['Fehér Fog Kft.', '', 'HU'],
  ['UAB Padėklas', '', 'LT'],
  ['SIA Bērza Finieris', '', 'LV'],
  ['Vesterby Pumper ApS', '', 'DK'],
  ['Llantas del Bajío S.A. de C.V.', '', 'MX'],
  ['Van Dalen Bollen B.V.', '', 'NL'],
  ['Van Dalen Bollen B.V.', 'Bulb shed near Odense.', 'DK'],
  ['Bergbahn Traun GmbH & Co. KG', 'Ski lifts near Wels.', 'AT'],
  ['Bergbahn Traun GmbH & Co. KG', 'Ski lifts.', 'none'],
  ['Redline Pumps Ltd', '', 'none'],
  ['Sia Mode', '', 'none'],
  ['SAC Consulting', '', 'none'],
  ['A', 'We supply valves to Bintang Packing Sdn Bhd Malacca and to Kolbe GmbH & Co. KG.', 'none'],
])(
  'what kind of company it is tells where, if only one country has it: %s %s',
  (company_name, description, country) => {
    expect(countryOf(description || 'Forty people, two sheds.', { company_name })).toBe(country)
  },
)

test.each([
  ['Wooden toys, 12 of us. One dealer in Zürich sells most.', 'none'],
  ['We press olive oil. Our importer in Toronto wants it by March.', 'none'],
  ['We restore harps. A customer in Boston owes us for two.', 'none'],
  ['We knot nets. A chandler in Bergen takes half of our output.', 'none'],
  ['Amber jewellery, sold through one gallery in Berlin.', 'none'],
  ['A choir school. Last year we sang in Vienna and in Rome.', 'none'],
  ['A few of our divers fly in from Denver.', 'none'],
  ['We run a gallery in Berlin.', 'DE'],
  ['A timber dealer in Graz with 12 staff.', 'AT'],
  ['Insurance broker in Leeds.', 'GB'],
  ['We are an importer in Dublin.', 'IE'],
])('one who deals with the client is somewhere else: %s', (description, country) => {
  expect(countryOf(description)).toBe(country)
})
