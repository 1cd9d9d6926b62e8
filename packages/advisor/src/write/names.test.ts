import { describe, expect, test } from 'vitest'
import { recordName, sayable } from './names.ts'

describe('a noun one would say aloud', () => {
  test.each([
    ['no-shows', 'no-shows'],
    ['late deliveries', 'late deliveries'],
    ['b) Late deliveries', 'Late deliveries'],
    ['2. the permit files (blue ones)', 'permit files'],
    ['our spare parts', 'spare parts'],
    ['answering tender questions', 'tender questions'],
    ['overtime', 'overtime'],
    ['Scrap', 'Scrap'],
    ['invoices', 'invoices'],
    ['night shift cover on the wards', 'night shift cover on the wards'],
    ['set-up time -> 20 minutes', 'set-up time'],
    ['time to first reply', 'time to first reply'],
    ['hive inspections: half of them', 'hive inspections'],
    ['kiln losses;', 'kiln losses'],
    ['late trains inside the 10-minute limit', 'late trains'],
    ['parcels sent back within 30 days', 'parcels sent back'],
    ['complaints above 2 a week', 'complaints'],
    ['working and late ferries', 'late ferries'],
    ['berths and moorings', 'berths and moorings'],
    ['plates and cups sent back', 'plates and cups sent back'],
    ['overtime stands', 'overtime'],
    ['donor retention back', 'donor retention'],
    ['repair leaks faster', 'leaks'],
    ['repair estimates', 'repair estimates'],
    ['abrir la sexta sucursal en', 'abrir la sexta sucursal'],
  ])('%s', (words, noun) => expect(sayable(words)).toBe(noun))

  test.each([
    'working',
    'target',
    'tonnes',
    'Mind',
    'of visitors',
    'to the harbour',
    'wish the boats to return',
    'which orders',
    'lorries and',
    'EUR 40 last year',
    'ZAR',
    '14 looms',
    'they ring',
    'greenhouse is cold',
    'hotel',
    'consultant',
    'quickly',
    'painted',
    'half',
    'x',
    '',
    undefined,
  ])('nothing in %s', (words) => expect(sayable(words)).toBeUndefined())

  test('a single word is a name if it names a doing; a unit, a person or one thing alone is none', () => {
    expect(sayable('germination')).toBe('germination')
    expect(sayable('days')).toBeUndefined()
    expect(sayable('brewing')).toBeUndefined()
    expect(sayable('Ottilie')).toBeUndefined()
    expect(sayable('child')).toBeUndefined()
    expect(sayable('median')).toBeUndefined()
  })
})

describe('a record by a name its keeper would know', () => {
  test.each([
    'Logbooks of the three boats',
    'bookings',
    'SAP Business One',
    'PharmaSoft',
    'LIMS',
    'till rolls (paper)',
  ])('%s', (name) => expect(recordName(name)).toBe(name))
  test.each([
    'tonnes',
    'PDF',
    'rest',
    'as it should be',
    'I think it was kept',
    'night shift worse)',
    'Pete',
    'of 2019',
  ])('none in %s', (name) => expect(recordName(name)).toBeUndefined())
})

test.each(['Translators fear', 'TPAs say', 'mad hurry', 'tres', 'de cada'])('%s names nothing', (words) =>
  expect(sayable(words)).toBeUndefined(),
)

test.each([
  ['orders come', 'orders'],
  ['reception rings', 'reception'],
  ['claims lie around for weeks', 'claims'],
  ['back desk forgets', undefined],
  ['nephew suggests', undefined],
  ['drivers type tickets', undefined],
  ['nurses write', undefined],
  ['other thing', undefined],
  ['laboratory ones', undefined],
  ['otra cosita', undefined],
  ['cents', undefined],
  ['claims team', 'claims team'],
  ['sales calls', 'sales calls'],
  ['customer returns', 'customer returns'],
  ["drivers' use of phones", "drivers' use of phones"],
])('a name ends where somebody acts, and names a thing: %s', (words, noun) => expect(sayable(words)).toBe(noun))
