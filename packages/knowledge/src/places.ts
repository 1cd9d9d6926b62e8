import places from '../data/places.json' with { type: 'json' }
import { COUNTRIES } from './countries.ts'
import { folded } from './folded.ts'
import { matches } from './matches.ts'
import { once } from './once.ts'

export type PlaceKind = 'country' | 'region' | 'city' | 'demonym'

export interface Place {
  name: string
  /** ISO 3166 alpha-2, or EU. It may have no table of law. */
  country: string
  kind: PlaceKind
  /** How far the name alone settles the country: 1 settles it, 0.1 hardly says anything. */
  weight: number
  /** Also an ordinary word, a first name, or a place in another country. */
  ambiguous: boolean
  /** Every country that has a place of this name, where several have. */
  shared?: readonly string[]
}

export interface FoundPlace extends Place {
  start: number
  end: number
}

const DEMONYM = 0.6
const WEAK_DEMONYM = 0.2
/** From here on a name settles the country, though there may be a village of that name elsewhere. */
const SETTLES = 0.9
/** A small town settles it too, but only where the sentence says that it is a place. */
const SMALL_TOWN = 0.89
/** A region or country this likely says which of several towns is meant. */
const LIKELY = 0.5
/** 'Trinidad and Tobago', 'Co. Kerry' and 'Newcastle upon Tyne' are the longest kinds of name. */
const WORDS_MAX = 4

interface Nation {
  names: string
  cities?: string
  demonyms?: string
}

const SHARED: Partial<Record<string, string>> = places.shared
const OTHERS = Object.entries(places.others as Record<string, Nation>)

/** Made when the first text is read: fourteen thousand names take some of the time a server has to start in. */
const names = once(() => {
  const byName = table()
  return { byName, firstWords: new Set(Array.from(byName.keys(), firstWord)) }
})
const inScript = once(scripts)

export function placeNamed(name: string): Place | undefined {
  // 'Münster' is German, 'Munster' Irish: where accents tell two places apart, the table has both.
  const { byName } = names()
  return byName.get(name.toLowerCase()) ?? byName.get(folded(name))
}

/**
 * The places a text names, in order. A name counts only with a capital letter, the longest name wins, and
 * 'London, Ontario' is one place, in Canada.
 */
export function findPlaces(text: string): FoundPlace[] {
  const found: FoundPlace[] = []
  let from = 0
  for (const { index } of matches(CAPITAL, text)) {
    const place = index < from ? undefined : longestAt(text, index)
    if (!place) continue
    const coded =
      place.kind === 'city' || place.kind === 'region' ? countryOfCode(text.slice(place.end), place) : undefined
    if (coded) Object.assign(place, { country: coded, weight: 1, ambiguous: false })
    const before = found.at(-1)
    if (before && joined(text, before, place)) {
      Object.assign(before, { country: place.country, weight: 1, ambiguous: false })
    } else {
      found.push(place)
    }
    from = place.end
  }
  return UNCASED.test(text) ? [...found, ...uncased(text)].sort((a, b) => a.start - b.start) : found
}

/** A capital letter that begins a word. */
const CAPITAL = /(?<![\p{L}\p{M}\p{N}'’–-]|[\p{L}\p{N}]\.)\p{Lu}/gu
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’–-]|\.(?=\p{L}))*\.?/gu

const UNCASED =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Cyrillic}]/u

/** Scripts without capitals, and those whose words run together or carry a 'in' before them: 'دبي', 'بدبي', '悉尼'. */
function uncased(text: string): FoundPlace[] {
  const { names, pattern } = inScript()
  return matches(pattern, text).flatMap((match) => {
    const name = match[1] ?? match[2] ?? ''
    const place = names.get(name)
    const end = match.index + match[0].length
    return place ? [{ ...place, start: end - name.length, end }] : []
  })
}

/** Chinese, Japanese, Korean and Thai words run on; Arabic ones carry 'and', 'in', 'to' as their first letter. */
function scripts(): { names: Map<string, Place>; pattern: RegExp } {
  const names = new Map<string, Place>()
  for (const [kind, table] of [
    ['country', places.script_countries],
    ['city', places.script_cities],
  ] as const)
    for (const [country, list] of Object.entries(table))
      for (const name of list.split('|')) names.set(name, { name, country, kind, weight: 1, ambiguous: false })
  const longest = [...names.keys()].sort((a, b) => b.length - a.length)
  const running = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Thai}]/u
  const runs = longest.filter((name) => running.test(name)).join('|')
  const parted = longest.filter((name) => !running.test(name)).join('|')
  return { names, pattern: new RegExp(`(${runs})|(?<!\\p{L})[وبل]{0,2}(${parted})(?!\\p{L}|\\p{M})`, 'gu') }
}

/** 'Bristol, ME', 'Kerikeri, NZ': a code that several countries have goes to the one that has such a town. */
function countryOfCode(after: string, town: Place): string | undefined {
  const countries = CODES.get(/^,\s+(\p{Lu}{2,4})(?![\p{L}\p{N}-])/u.exec(after)?.[1] ?? '') ?? []
  const own = countries.filter((code) => code === town.country || town.shared?.includes(code))
  return own.length === 1 || countries.length === 1
    ? (own[0] ?? countries[0])
    : own.find((code) => code === town.country)
}
const CODES = new Map<string, string[]>()
for (const [country, list] of Object.entries(places.codes))
  for (const code of list.split('|')) CODES.set(code, [...(CODES.get(code) ?? []), country])

/** A town followed by the region or country it lies in: the second name says which town is meant. */
function joined(text: string, town: FoundPlace, wider: FoundPlace): boolean {
  const between = text.slice(town.end, wider.start)
  const inside = wider.kind === 'region' || wider.kind === 'country'
  return town.kind === 'city' && inside && wider.weight >= LIKELY && /^(?:,\s*|\s*\(|\s+in\s+)$/.test(between)
}

function longestAt(text: string, start: number): FoundPlace | undefined {
  const words = wordsFrom(text, start)
  for (let count = words.length; count > 0; count -= 1) {
    const last = words[count - 1] as RegExpExecArray
    const district =
      count === 1 && IN.test(text.slice(Math.max(0, start - IN_NEAR), start)) ? townOf(last[0]) : undefined
    for (const end of new Set([
      last.index + last[0].length,
      last.index + last[0].replace(/(?:['’]s|-based)?\.?$/, '').length,
      ...(district ? [last.index + district.length] : []),
    ])) {
      const name = text.slice(start, end)
      const place = /\n|[!?;:]/.test(name) ? undefined : placeNamed(name)
      if (place && (count > 1 || capitalised(name, place))) return { ...place, start, end }
    }
  }
  return undefined
}

/** 'In Hamburg-Wandsbek': a town with its district. */
function townOf(word: string): string | undefined {
  return /^(\p{Lu}\p{L}{2,})-\p{Lu}\p{L}/u.exec(word)?.[1]
}
const IN = /(?<!\p{L})(?:in|near|at|outside|around)\s$/iu
const IN_NEAR = 9

/** As many words as a name may have, from one that a name begins with; most words begin none. */
function wordsFrom(text: string, start: number): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  WORD.lastIndex = start
  while (found.length < WORDS_MAX) {
    const word = WORD.exec(text)
    if (
      !word ||
      (found.length === 0 && ![word[0], townOf(word[0]) ?? word[0]].some((one) => names().firstWords.has(bare(one))))
    )
      break
    found.push(word)
  }
  return found
}

/** Of a name as the table has it: 'newcastle', 'st' of 'st. louis'. */
function firstWord(name: string): string {
  const space = name.indexOf(' ')
  const first = space < 0 ? name : name.slice(0, space)
  return first.endsWith('.') || !PLAIN.test(first) ? bare(first) : first
}
const PLAIN = /^[a-z-]+$/

function bare(word: string): string {
  return folded(word.replace(/(?:['’]s|-based)?\.?$/, ''))
}

/** 'us' is not the US, nor 'la' Los Angeles: a name all in capitals in the table is so in the text. */
function capitalised(name: string, place: Place): boolean {
  return place.name === place.name.toUpperCase() && place.name.length <= 4 ? name === place.name : true
}

function table(): Map<string, Place> {
  const weakDemonyms = new Set(places.weak_demonyms.split('|'))
  const made = new Map<string, Place>()
  const add = (names: string, country: string, kind: PlaceKind, weight = 1) => {
    for (const name of names.split('|')) {
      const key = folded(name)
      if (key && !made.has(key)) made.set(key, { name, country, kind, weight, ambiguous: weight === WEAK_DEMONYM })
    }
  }
  for (const { code, name, adjective, demonyms } of COUNTRIES) {
    add(name, code, 'country')
    for (const word of new Set([adjective, ...demonyms])) {
      add(word, code, 'demonym', weakDemonyms.has(word) ? WEAK_DEMONYM : DEMONYM)
    }
  }
  for (const [code, names] of Object.entries(places.also)) add(names, code, 'country')
  for (const [code, { names, demonyms = '' }] of OTHERS) {
    add(names, code, 'country')
    for (const word of demonyms.split('|')) {
      add(word, code, 'demonym', weakDemonyms.has(word) ? WEAK_DEMONYM : DEMONYM)
    }
  }
  for (const [code, names] of Object.entries(places.regions)) add(names, code, 'region')
  for (const [code, names] of Object.entries(places.cities)) add(names, code, 'city')
  for (const [code, { cities = '' }] of OTHERS) add(cities, code, 'city')
  for (const [code, names] of Object.entries(places.small)) {
    const town = { country: code, kind: 'city', weight: SMALL_TOWN, ambiguous: true } as const
    for (const name of names.split('|')) if (!made.has(name)) made.set(name, { name, ...town })
  }
  for (const [key, [country, weight]] of Object.entries(places.weak) as [string, [string, number]][]) {
    const known = made.get(key)
    made.set(key, {
      name: known?.name ?? key.replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase()),
      country,
      kind: known?.kind ?? 'city',
      weight,
      ambiguous: weight < SETTLES,
      ...(SHARED[key] && { shared: SHARED[key].split('|') }),
    })
  }
  return made
}
