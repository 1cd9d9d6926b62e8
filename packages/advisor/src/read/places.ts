import { matches } from '@cairn/knowledge/matches'
import { countryByCode, EUROPEAN_UNION, regionNamed } from '@cairn/knowledge/countries'
import { findPlaces, type FoundPlace } from '@cairn/knowledge/places'
import {
  countriesOfForm,
  countryOfAddress,
  countryOfPhone,
  LAW_SIGNALS,
  MONEY_SIGNALS,
  SHARED_SIGNALS,
} from '@cairn/knowledge/signals'
import type { Facts, Field, Place, Span } from '../facts.ts'
import { phraseFinder } from './phrases.ts'
import { isAbroad, weightInContext } from './place-context.ts'
import { amountsIn } from './purse.ts'

interface Sign {
  /** Every country that has a place of this name, where several have. */
  shared?: readonly string[]
  country: string
  weight: number
  word: string
  span: Span
}

/** From here on one sign alone settles the country, and several together. */
const ALONE = 0.87
const SETTLED = 0.74
/** A rival this near counts as well. */
const RIVAL = 0.75
/** What a sign that several countries share adds to one of them that has a sign of its own. */
const SHARED = 0.5

type Told = Pick<Facts, 'company' | 'fields' | 'language' | 'orders'>

/** The country the client works in and the word that told; nothing where the brief does not say. */
export function placeOf(facts: Told): Place | undefined {
  const signs = (Object.keys(facts.fields) as Field[]).flatMap((field) => signsIn(told(facts, field), field))
  const found = new Map<string, Sign[]>()
  for (const sign of [...signs, ...commonTo(signs), ...languageSigns(facts), ...formSigns(facts, signs)]) {
    const own = found.get(sign.country) ?? []
    if (!own.some(({ word }) => word.toLowerCase() === sign.word.toLowerCase())) found.set(sign.country, [...own, sign])
  }
  const shared = sharedBy(facts)
  const scored = [...found]
    .filter(([country]) => country !== 'EU')
    .map(([country, own]) => {
      const helped = shared.has(country) || (found.has('EU') && EUROPEAN_UNION.members.includes(country))
      const weights = [...own.map(({ weight }) => weight), ...(helped ? [SHARED] : [])]
      return { country, own, score: together(weights), needed: weights.length > 1 ? SETTLED : ALONE }
    })
    .sort((a, b) => b.score - a.score)
  const sure = scored.filter(({ score, needed }) => score >= needed)
  const top = sure[0]?.score ?? 0
  const likely = sure.filter(({ score }) => score > top * RIVAL)
  const best =
    likely.length === 1 ? likely[0] : (counting(likely.length > 0 ? likely : scored, facts) ?? firstNamed(likely))
  if (!best) return undefined
  const first = best.own.toSorted((a, b) => b.weight - a.weight)[0] as Sign
  const region = regionOf(best.country, facts.fields)
  return { country: best.country, because: first.word, span: first.span, ...(region && { region }) }
}

/** 'Logan and Ipswich': each is in several countries, both only in one. */
function commonTo(signs: readonly Sign[]): Sign[] {
  const doubtful = signs.filter(({ shared }) => shared !== undefined)
  return doubtful.flatMap((sign) =>
    (sign.shared ?? [])
      .filter(
        (country) =>
          country !== sign.country &&
          // Where both speak for one country already, what else they share says nothing.
          doubtful.some(
            (other) => other.word !== sign.word && other.country !== sign.country && other.shared?.includes(country),
          ),
      )
      .map((country) => ({ ...sign, country, weight: COMMON })),
  )
}
/** What each of two doubtful names says for a country that both have. */
const COMMON = 0.5

/**
 * Of several countries the one whose money is in the client's own purse: who may spend 'GHS 35,000' works in Ghana, wherever
 * the agent sits. Dollars, pounds and euros are spent far from home.
 */
function counting<T extends { country: string; own: readonly Sign[] }>(
  rivals: readonly T[],
  { fields }: Told,
): T | undefined {
  const found = rivals.filter(
    ({ country, own }) =>
      !SPENT_ABROAD.has(country) && own.some(({ word, span }) => isCode(word) && isInPurse(fields[span.field], span)),
  )
  return found.length === 1 ? found[0] : undefined
}
const SPENT_ABROAD = new Set(['US', 'GB', 'AU', 'NZ', 'CH'])

/** 'Dirhams' and 'riyals' are those of several countries; a code or a sign is of one. */
function isCode(word: string): boolean {
  return (MONEY_BY_TEXT.get(word)?.weight ?? 0) > (/^\p{Ll}/u.test(word) ? ONLY_HERE : 0)
}
const ONLY_HERE = 0.94

function isInPurse(text: string, { start, end }: Span): boolean {
  const from = Math.max(...['.', '\n', ';', '!', '?'].map((mark) => text.lastIndexOf(`${mark} `, start) + 1), 0)
  const until = /[.;!?](?=\s)|\n|$/.exec(text.slice(end))?.index ?? 0
  return amountsIn(text.slice(from, end + until)).some(
    ({ figure, sure }) => sure > SURELY && figure.start - NEXT_TO < end - from && start - from < figure.end + NEXT_TO,
  )
}
const SURELY = 0.5
/** As far as a sign stands from its figure. */
const NEXT_TO = 3

export function homeCurrency(country: string): string | undefined {
  return countryByCode(country)?.currency.code
}

/** A field without what tried to command the writer. */
function told(facts: Told, field: Field): string {
  return facts.orders
    .filter((span) => span.field === field)
    .reduce(
      (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
      facts.fields[field],
    )
}

function signsIn(text: string, field: Field): Sign[] {
  const at = (start: number, end: number): Span => ({ field, start, end })
  const named = findPlaces(text)
  const places = named.filter((place) => !named.some((nation) => isOfNation(text, place, nation)))
  const signs: Sign[] = places.flatMap((place) => {
    const weight = isAddress(text, place, field)
      ? place.weight
      : weightInContext(text, place, field, isListed(text, place, places))
    return weight > 0
      ? [
          {
            country: place.country,
            weight,
            word: text.slice(place.start, place.end),
            span: at(place.start, place.end),
            ...(place.shared && { shared: place.shared }),
          },
        ]
      : []
  })
  for (const { phrase, start, end } of findLaws(text)) {
    const signal = LAW_BY_TEXT.get(phrase)
    if (signal && !isAbroad(text, start))
      signs.push({ country: signal.country, weight: signal.weight, word: phrase, span: at(start, end) })
  }
  for (const match of matches(MONEY, text)) {
    const signal = MONEY_BY_TEXT.get(match[0]) ?? MONEY_BY_TEXT.get(match[0].toLowerCase())
    if (signal)
      signs.push({
        country: signal.country,
        weight: signal.weight * 0.9,
        word: match[0],
        span: at(match.index, match.index + match[0].length),
      })
  }
  for (const match of /\+|00/.test(text) ? matches(/(?<![\w+])(?:\+|00)[1-9][\d ()-]{6,18}\d/g, text) : []) {
    const country = countryOfPhone(match[0])
    if (country)
      signs.push({ country, weight: 0.9, word: match[0], span: at(match.index, match.index + match[0].length) })
  }
  for (const match of /\w\.[a-z]{2}/i.test(text) ? matches(ADDRESS, text) : []) {
    const country = countryOfAddress(match[0])
    if (country)
      signs.push({ country, weight: 0.7, word: match[0], span: at(match.index, match.index + match[0].length) })
  }
  return signs
}

/** 'Encarnación and Coronel Bogado, Paraguay': a town's namesake in another country is none where its own country stands behind it. */
function isOfNation(text: string, place: FoundPlace, nation: FoundPlace): boolean {
  if (place.kind !== 'city' || nation.kind !== 'country' || nation.country === place.country) return false
  const between = text.slice(place.end, nation.start)
  const isBehind =
    nation.start > place.end && between.length < FAR && /,\s(?:(?:in|em|en|à|au|im|auf)\s(?:the\s)?)?$/iu.test(between)
  return isBehind && !/[.!?;:(]/.test(between) && !/\s(?:to|for|from|export\p{L}*|sell\p{L}*)\s/iu.test(between)
}
const FAR = 60

/** 'Outsourced service from Iași, Romania, with …': a town and its country in the first sentence are where they sit. */
function isAddress(text: string, place: FoundPlace, field: Field): boolean {
  if (field !== 'description' || SELLS_TO.test(text.slice(0, place.start))) return false
  if (/[.!?;]\s/.test(text.slice(0, place.start))) return false
  return place.kind === 'city' && place.weight === 1 && /^,\s*\p{Lu}/u.test(text.slice(place.end))
}
const SELLS_TO =
  /(?<!\p{L})(?:export\p{L}*|ship\p{L}*|sell\p{L}*|sold|import\p{L}*|suppliers?|customers|clients|to|for)\s[^.;]{0,60}$/iu

/** Two countries side by side are markets ('for Germany, UK and one US brand'), and so are cities of three. */
function isListed(text: string, place: FoundPlace, all: readonly FoundPlace[]): boolean {
  const nation = (one: FoundPlace) => one.kind === 'country' || one.kind === 'demonym'
  const at = all.indexOf(place)
  const countries = new Set([place.country])
  for (const step of [-1, 1])
    for (let near = at + step; beside(text, all[near - step], all[near]); near += step) {
      const other = all[near] as FoundPlace
      if (nation(other) === nation(place)) countries.add(other.country)
    }
  return countries.size > (nation(place) ? 1 : 2)
}

/** Nothing but a comma, an 'and' or a little word between two names. */
function beside(text: string, one: FoundPlace | undefined, other: FoundPlace | undefined): boolean {
  if (!one || !other) return false
  const between = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start))
  return /^\s*(?:,|\/|and|&|or|und|y|et|e)?\s*(?:and |one |the )*$/i.test(between)
}

/** Some languages are spoken in one country's firms only. */
const SPOKEN: Partial<Record<string, [country: string, weight: number]>> = {
  ja: ['JP', 0.9],
  ko: ['KR', 0.9],
  pl: ['PL', 0.7],
  tr: ['TR', 0.7],
  vi: ['VN', 0.8],
  id: ['ID', 0.7],
  it: ['IT', 0.5],
  hi: ['IN', 0.8],
  'hi-Latn': ['IN', 0.6],
  de: ['DE', 0.3],
  fr: ['FR', 0.3],
  nl: ['NL', 0.4],
}
function languageSigns({ language }: Told): Sign[] {
  const spoken = SPOKEN[language]
  return spoken
    ? [
        {
          country: spoken[0],
          weight: spoken[1],
          word: `written in ${language}`,
          span: { field: 'description', start: 0, end: 0 },
        },
      ]
    : []
}

/** What kind of company it is tells where it is registered: 'Sdn Bhd', 'Oy', 'sp. z o.o.'. */
function formSigns({ company }: Told, signs: readonly Sign[]): Sign[] {
  const { form, countries = [] } = countriesOfForm(company) ?? {}
  const [country, ...others] = countries
  const isElsewhere = signs.some((sign) => ![country, 'EU'].includes(sign.country) && sign.weight >= SHARED)
  return form && country && others.length === 0
    ? [
        {
          country,
          weight: isElsewhere ? SHARED : REGISTERED,
          word: form,
          span: { field: 'description', start: 0, end: 0 },
        },
      ]
    : []
}
/** It settles the country where nothing points elsewhere: a firm may be registered in one country and work in the next. */
const REGISTERED = 0.88

const SPOKEN_IN: Partial<Record<string, string[]>> = {
  es: ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'EC', 'UY', 'CR', 'DO', 'PA', 'BO', 'PY', 'GT'],
  pt: ['PT', 'BR'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH', 'CA', 'LU', 'MA', 'TN', 'SN', 'CI'],
  nl: ['NL', 'BE'],
  it: ['IT', 'CH'],
  pl: ['PL'],
  ja: ['JP'],
}

/** Countries that a shared word narrows to: 'GST', 'lakh', 'Rs', '$'. */
function sharedBy(facts: Told): Set<string> {
  const all = Object.values(facts.fields).join(' ')
  const narrowed = new Set<string>([
    ...(SPOKEN_IN[facts.language] ?? []),
    ...(countriesOfForm(facts.company)?.countries ?? []),
  ])
  for (const { phrase } of findShared(all))
    for (const country of SHARED_SIGNALS.get(phrase) ?? []) if (country !== 'EU') narrowed.add(country)
  for (const sign of SHARED_SIGNS)
    if (all.includes(sign))
      for (const country of SHARED_SIGNALS.get(sign) ?? []) if (country !== 'EU') narrowed.add(country)
  return narrowed
}

function together(weights: readonly number[]): number {
  return 1 - weights.reduce((left, weight) => left * (1 - Math.min(weight, 0.98)), 1)
}

/** Where two countries are named, as in 'Sydney and Cebu', the one that the client's own description names first is home. */
function firstNamed<T extends { own: readonly Sign[]; score: number }>(rivals: readonly T[]): T | undefined {
  if (rivals.length < 2) return rivals[0]
  const start = ({ own }: T) =>
    Math.min(...own.map(({ span }) => (span.field === 'description' && span.end > 0 ? span.start : NOWHERE)))
  const [first, second] = rivals.map((one) => ({ one, at: start(one) })).sort((a, b) => a.at - b.at)
  if (!first || !second || first.at < second.at) return first?.one
  // One name that both have: then what else is named decides.
  return first.at < NOWHERE && first.one.score > second.one.score ? first.one : undefined
}
const NOWHERE = 10_000

/** The state or province, where the table has rules for it: 'West Texas' lies in Texas. */
function regionOf(code: string, fields: Record<Field, string>): string | undefined {
  const country = countryByCode(code)
  if (!country?.regions) return undefined
  const named = findPlaces(fields.description).filter((place) => place.country === code && place.kind === 'region')
  for (const { name } of named) {
    const region =
      regionNamed(country, name) ??
      regionNamed(
        country,
        name.replace(/^(?:North|South|East|West|Northern|Southern|Eastern|Western|Central|Upstate)\s+/, ''),
      )
    if (region) return region.code
  }
  return undefined
}

const ADDRESS = /(?<![\w.-])(?:[\w.-]{1,40}@)?(?:[a-z0-9-]{1,40}\.){1,3}[a-z]{2,3}(?![\w.-])/gi

const escaped = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|')
const LAW_BY_TEXT = new Map(LAW_SIGNALS.map((signal) => [signal.text, signal]))
const findLaws = phraseFinder(LAW_BY_TEXT.keys())
const MONEY_BY_TEXT = new Map(MONEY_SIGNALS.map((signal) => [signal.text, signal]))
const WORDY = [...MONEY_BY_TEXT.keys()].filter((word) => /\p{L}$/u.test(word))
const SIGNED = [...MONEY_BY_TEXT.keys()].filter((word) => !/\p{L}$/u.test(word))
const MONEY = new RegExp(
  `(?<!\\p{L})(?:(?:${escaped(WORDY)})(?!\\p{L})|(?:${escaped(SIGNED)})(?=\\s?\\d))|(?<=\\d\\s?)(?:${escaped(SIGNED)})(?!\\p{L})`,
  'gu',
)
const findShared = phraseFinder([...SHARED_SIGNALS.keys()].filter((word) => /^\p{L}/u.test(word)))
const SHARED_SIGNS = [...SHARED_SIGNALS.keys()].filter((word) => !/^\p{L}/u.test(word))
