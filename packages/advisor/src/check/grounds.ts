import { aiRulesFor, countryByCode, COUNTRIES, EUROPEAN_UNION } from '@cairn/knowledge/countries'
import { declinedById } from '@cairn/knowledge/declined'
import { refusalById } from '@cairn/knowledge/refusals'
import { refusedKindById } from '@cairn/knowledge/refused-kinds'
import { wayOf } from '@cairn/knowledge/situations'
import { REFERENCES, referencesFor } from '@cairn/knowledge/references'
import { tradeOf } from '@cairn/knowledge/trades'
import type { Facts } from '../facts.ts'
import type { Plan } from '../plan.ts'
import { figuresIn, nounStems, timeUnit, type Figure } from './numbers.ts'
import { contentStems, plain, stems } from './words.ts'

/** A number somebody may write, and the words it may stand beside; none: it may stand anywhere. */
export interface Known {
  value: number
  percent: boolean
  money: boolean
  words?: ReadonlySet<string>
  /** What it counts, in stems. */
  noun?: readonly string[]
  /** The unit of time it is given in. */
  unit?: string
  fact: boolean
  statement?: string
}

/** All that a report on this client may rest on. */
export interface Grounds {
  facts: Facts
  plan: Plan
  /** The brief without the text that tried to command the writer. */
  brief: string
  vocabulary: ReadonlySet<string>
  /** Words of what is said about records, systems and figures held. */
  held: ReadonlySet<string>
  known: Known[]
  /** Nouns that the brief counts. */
  counted: ReadonlySet<string>
  /** Our own wordings: moves, notes, refusals, law of the right place. */
  house: string
  /** The same without the notes on method, for names. */
  ownLaw: string
  /** Signs and codes of the client's money. */
  money: string
  foreignLaw: { text: string; country: string }[]
  orders: string[]
  /** By refused statement: words that are its own and no answered need's. */
  refused: ReadonlyMap<string, readonly string[]>
}

export function groundsOf(facts: Facts, plan: Plan, extra: readonly string[] = []): Grounds {
  const { known: told, ...client } = toldBy(facts)
  const known = [...told]
  for (const value of computed(plan))
    known.push({ value: value.value, percent: value.percent ?? false, money: false, fact: false })
  const isTold = ({ value, percent }: Figure) => told.some((one) => one.value === value && one.percent === percent)
  const sums = plan.sums.map(({ what, sum }) => `${what}: ${sum}`)
  const house = houseText(plan)
  for (const text of [...sums, ...ownWords(plan), ...house, ...extra])
    for (const figure of figuresIn(text))
      // In a sum too, what the client counts keeps the noun it was told with.
      if (!sums.includes(text) || !isTold(figure))
        known.push({
          value: figure.value,
          percent: figure.percent,
          money: figure.money,
          words: new Set(stems(text)),
          fact: false,
        })
  return {
    ...client,
    facts,
    plan,
    known,
    house: plain([...house, ...extra].join(' \n ')),
    ownLaw: plain(ownLaw(plan).join(' \n ')),
    money: plain(strings(plan.country ? countryByCode(plan.country)?.currency : undefined).join(' ')),
    foreignLaw: foreignLaw(plan),
    refused: refusedWords(facts, plan),
  }
}

type Told = Pick<Grounds, 'brief' | 'vocabulary' | 'held' | 'known' | 'counted' | 'orders'>
const TOLD = new WeakMap<Facts, Told>()

/** What rests on the client alone: the same for every sum, part and check of a report. */
function toldBy(facts: Facts): Told {
  const told = TOLD.get(facts) ?? readTold(facts)
  TOLD.set(facts, told)
  return told
}

function readTold(facts: Facts): Told {
  const statements = facts.statements
  const byId = new Map(statements.map((one) => [one.id, one]))
  const brief = [
    facts.company,
    facts.industry,
    ...Object.entries(facts.fields).map(([field, text]) => withoutOrders(text, field, facts)),
  ].join('\n')
  const wordsAround = (id: string) => {
    const own = byId.get(id)
    const linked = own ? [own, ...statements.filter((one) => one.continues === own.id || one.id === own.continues)] : []
    return new Set([
      ...linked.flatMap(({ text, topic }) => stems(`${text} ${topic ?? ''}`)),
      ...facts.measures.filter(({ statement }) => statement === id).flatMap(({ what }) => stems(what)),
    ])
  }
  // A number in the company's own name may stand wherever the name does.
  const known: Known[] = figuresIn(facts.company).map(({ value }) => ({
    value,
    percent: false,
    money: false,
    fact: true,
  }))
  for (const one of facts.quantities) {
    const words = wordsAround(one.statement)
    const near = (facts.fields[one.span.field].slice(one.span.end, one.span.end + 48).split(/[.,;:()\d]/)[0] ?? '')
      .split(/\s+/)
      .slice(0, 5)
      .join(' ')
    const noun = [...stems(one.noun ?? ''), ...contentStems(near)]
    const base = {
      percent: one.kind === 'percent',
      money: one.kind === 'money',
      words,
      fact: true,
      statement: one.statement,
      ...(noun.length > 0 && { noun }),
      ...(one.unit && { unit: one.unit }),
    }
    known.push({ ...base, value: one.value })
    if (one.high !== undefined) known.push({ ...base, value: one.high })
  }
  for (const statement of statements)
    for (const figure of figuresIn(statement.text)) {
      if (facts.quantities.some((one) => one.statement === statement.id && one.value === figure.value)) continue
      const [unit, noun] = [timeUnit(figure.after), nounStems(figure.after)]
      known.push({
        value: figure.value,
        percent: figure.percent,
        money: figure.money,
        words: wordsAround(statement.id),
        fact: true,
        statement: statement.id,
        ...(unit ? { unit } : noun.length > 0 && { noun }),
      })
    }
  for (const { statement, now, wanted, what } of facts.measures) {
    const percent = [now, wanted].some((one) => one?.kind === 'percent' && /%|cent/i.test(one.text))
    for (const one of [now, wanted])
      if (one)
        known.push({
          value: one.value,
          percent,
          money: one.kind === 'money',
          words: new Set([...wordsAround(statement), ...stems(what)]),
          fact: true,
          statement,
          ...((now?.unit ?? wanted?.unit) && { unit: (now?.unit ?? wanted?.unit) as string }),
        })
  }
  const heldStatements = statements.filter(
    ({ kind, span }) => kind === 'asset' || kind === 'gap' || kind === 'system' || span.field === 'data',
  )
  return {
    brief: plain(brief),
    vocabulary: new Set(
      stems(
        `${brief} ${statements.map(({ topic }) => topic ?? '').join(' ')} ${facts.measures.map(({ what }) => what).join(' ')}`,
      ),
    ),
    held: new Set([
      ...heldStatements.flatMap(({ text, topic }) => stems(`${text} ${topic ?? ''}`)),
      ...facts.assets.flatMap(({ what }) => stems(what)),
      ...facts.systems.flatMap(({ name }) => stems(name)),
    ]),
    known,
    counted: new Set(
      facts.quantities
        .flatMap(({ noun, kind }) => (kind === 'count' && noun ? contentStems(noun) : []))
        .concat(facts.roles.flatMap(({ title }) => contentStems(title))),
    ),
    orders: facts.orders.map(({ field, start, end }) => facts.fields[field].slice(start, end)),
  }
}

function refusedWords(facts: Facts, plan: Plan): Map<string, string[]> {
  const answered = new Set([
    ...plan.initiatives.flatMap(({ answers }) => answers.flatMap(({ quote }) => contentStems(quote))),
    ...facts.roles.flatMap(({ title }) => stems(title)),
    ...facts.quantities.flatMap(({ noun }) => stems(noun ?? '')),
  ])
  return new Map(
    plan.declined.map(({ statement }) => {
      const own = facts.statements.filter(({ id, continues }) => id === statement || continues === statement)
      return [
        statement,
        [...new Set(own.flatMap(({ text }) => contentStems(text)))].filter((word) => !answered.has(word)),
      ]
    }),
  )
}

function withoutOrders(text: string, field: string, facts: Facts): string {
  let left = text
  for (const span of facts.orders) if (span.field === field) left = left.replace(text.slice(span.start, span.end), ' ')
  return left
}

/** What the writer may say word for word. */
function houseText(plan: Plan): string[] {
  const notes = plan.initiatives.flatMap(({ situation, move, strangers, also }) => [
    ...also.flatMap((one) => strings(wayOf(one.move, one.situation))),
    ...strings(wayOf(move, situation, strangers)),
  ])
  const refused = plan.declined.flatMap((one) =>
    [declinedById(one.id), refusalById(one.case ?? ''), refusedKindById(one.named ?? '')].flatMap(strings),
  )
  return [...notes, ...refused, ...strings(tradeOf(plan.trade).never_paste), ...ownLaw(plan)]
}

function ownWords(plan: Plan): string[] {
  return [...plan.initiatives.flatMap(({ own }) => strings(own)), ...plan.declined.flatMap(({ own }) => strings(own))]
}

const OWN = new Map<string, string[]>()

export function ownLaw(plan: Plan): string[] {
  const key = plan.country ?? ''
  const kept = OWN.get(key) ?? readOwnLaw(plan)
  OWN.set(key, kept)
  return kept
}

function readOwnLaw(plan: Plan): string[] {
  const country = plan.country ? countryByCode(plan.country) : undefined
  const found = referencesFor(country).flatMap(({ title, publisher, year }) => [title, publisher, year])
  if (!country) return found
  const ai = aiRulesFor(country)
  return [
    ...found,
    country.name,
    country.adjective,
    ...strings(country.privacy),
    ...strings(country.topics),
    ...strings(ai),
    ...strings(country.regions),
    ...(country.eu
      ? [
          ...strings(EUROPEAN_UNION.privacy),
          ...strings(EUROPEAN_UNION.topics),
          ...strings(EUROPEAN_UNION.ai),
          'European Union',
          'GDPR',
          'General Data Protection Regulation',
          'AI Act',
          'EU AI Act',
          'EEA',
          'EU',
        ]
      : []),
  ]
}

const FOREIGN = new Map<string, { text: string; country: string }[]>()

/** Names of laws and authorities of every other place, as somebody would write them. */
function foreignLaw(plan: Plan): { text: string; country: string }[] {
  const key = plan.country ?? ''
  const kept = FOREIGN.get(key)
  if (kept) return kept
  const made = readForeignLaw(plan)
  FOREIGN.set(key, made)
  return made
}

function readForeignLaw(plan: Plan): { text: string; country: string }[] {
  const home = plan.country ? countryByCode(plan.country) : undefined
  const own = plain(ownLaw(plan).join(' \n '))
  const found = new Map<string, string>()
  const add = (value: string | null | undefined, country: string) => {
    for (const piece of pieces(value ?? '')) if (!own.includes(piece.toLowerCase())) found.set(piece, country)
  }
  const unions = home?.eu ? [] : [EUROPEAN_UNION]
  for (const one of [...COUNTRIES, ...unions]) {
    if (one.code === plan.country) continue
    add(one.privacy.law, one.code)
    add(one.privacy.authority?.name, one.code)
    add(one.privacy.authority?.abbreviation, one.code)
    add(one.ai?.law, one.code)
    for (const rule of Object.values(one.topics)) {
      add(rule.law, one.code)
      add(rule.regulator, one.code)
    }
  }
  for (const one of REFERENCES)
    if (one.countries.length > 0 && !own.includes(plain(one.title))) found.set(one.title, one.countries[0] as string)
  for (const [name, country] of KNOWN_LAWS) if (!own.includes(plain(name))) found.set(name, country)
  return [...found].map(([text, country]) => ({ text, country }))
}
const KNOWN_LAWS: [string, string][] = [
  ['GDPR', 'EU'],
  ['HIPAA', 'US'],
  ['CCPA', 'US'],
  ['FERPA', 'US'],
  ['PIPEDA', 'CA'],
  ['LGPD', 'BR'],
  ['POPIA', 'ZA'],
  ['NDPR', 'NG'],
  ['EU AI Act', 'EU'],
  ['AI Act', 'EU'],
  ['UK GDPR', 'GB'],
  ['DPDP Act', 'IN'],
  ['OSHA', 'US'],
  ['Fair Work Act', 'AU'],
  ['Essential Eight', 'AU'],
]

/** 'GDPR (RODO) and the Act of 2018' → its distinctive parts. */
function pieces(value: string): string[] {
  return value
    .split(/[(),;/]|\band\b|\bwith\b|\bunder\b/)
    .map((one) => one.trim().replace(/^the /i, ''))
    .filter((one) => /^[A-Z]{3,8}$/.test(one) || (one.length >= 12 && (one.match(/\b\p{Lu}/gu)?.length ?? 0) >= 2))
    .map((one) => one.replace(/[‘’]/g, "'").replace(/\s+/g, ' '))
    .filter((one) => !GENERIC.test(one.toLowerCase()) && /\p{Lu}.*\s\p{Lu}|^[A-Z]{3,8}$/u.test(one))
}
/** What is left of a long name when it is cut at its 'and' says nothing about a country. */
const GENERIC = new RegExp(
  `^(?:${[
    'ministry of \\w+|department of \\w+|data protection (?:act|law|authority)|national \\w+ (?:authority|agency)',
    'labou?r code|consumer protection act|employment act|state labou?r|labou?r inspect\\w+|ministry of health',
    'building code|(?:personal )?data protection(?: commissioner)?|quality (?:control|center)|information technology',
    'digital development|regional integration|national energy|employment relations|water services|food hygiene',
    'health (?:at work|authority|agency)|their protection|law on (?:safety|prevention|energy)|construction law',
    'veterinary (?:service|authority)|public health services|redundancy payments|drugs division',
    'department for industrial|regulator for energy|agency for regulation|committee (?:of|for) \\w+',
    "industria y comercio|trade competition|consumer (?:agency|protection service)|code de l['’]électricité",
    "côte d['’]ivoire|república dominicana",
  ].join('|')})$`,
)

/** Every string inside our own data. */
export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(strings)
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}

/** Numbers the plan itself computed. */
function computed(plan: Plan): { value: number; percent?: boolean }[] {
  const found: { value: number; percent?: boolean }[] = []
  const add = (...values: (number | undefined)[]) =>
    found.push(...values.filter((one) => one !== undefined).map((value) => ({ value })))
  for (const { measures } of plan.initiatives)
    for (const { now, wanted, factor } of measures) {
      if (now && wanted && now.kind === wanted.kind)
        found.push({ value: Math.abs(now.value - wanted.value), ...(now.kind === 'percent' && { percent: true }) })
      if (factor !== undefined) found.push({ value: 100 * Math.abs(1 - factor), percent: true })
    }
  const funded = plan.initiatives.filter(({ held }) => held !== 'budget')
  for (const list of [funded, plan.initiatives]) {
    add(
      total(list.map(({ cost }) => cost?.low)),
      total(list.map(({ cost }) => cost?.high)),
      total(list.map(({ monthly }) => monthly?.low)),
      total(list.map(({ monthly }) => monthly?.high)),
      total(list.map(({ days }) => days[0])),
      total(list.map(({ days }) => days[1])),
    )
    add(list.length, list.filter(({ ai }) => ai).length, list.filter(({ ai }) => !ai).length)
  }
  for (const one of plan.initiatives) {
    add(
      ...Object.values(one.points),
      ...(one.lift ? [one.lift.records, one.lift.figures, one.lift.records + one.lift.figures] : []).map(
        (more) => one.points.total + more,
      ),
      ...one.weeks,
      ...one.days,
      one.cost?.low,
      one.cost?.high,
      one.monthly?.low,
      one.monthly?.high,
      one.impact,
      one.feasibility,
      one.answers.length,
    )
    if (one.halfWay)
      found.push({
        value: one.halfWay.value,
        ...((one.halfWay.measure.wanted ?? one.halfWay.measure.now)?.kind === 'percent' && { percent: true }),
      })
    if (one.asked !== undefined) found.push({ value: 100 * one.asked, percent: true })
    if (one.repaidAt !== undefined) found.push({ value: 100 * one.repaidAt, percent: true })
    for (const held of one.data.held) add(held.months, held.months && Math.round(held.months / 12))
    add(one.data.thin?.months, one.data.thin?.needed)
  }
  if (plan.budget) {
    const { amount, low, high, reserve, heldBack, monthly, months } = plan.budget
    add(amount, low, high, reserve, heldBack, reserve + heldBack, monthly, months && amount / months)
    if (amount > 0)
      found.push(
        { value: (100 * high) / amount, percent: true },
        { value: (100 * low) / amount, percent: true },
        { value: (100 * reserve) / amount, percent: true },
      )
  }
  add(100, 30, 25, 20, 15, 10)
  for (const one of plan.insights)
    for (const [key, value] of Object.entries(one)) {
      if (typeof value !== 'number') continue
      add(value)
      if (Math.abs(value) <= 10 && key !== 'months') found.push({ value: Math.abs(value) * 100, percent: true })
    }
  for (const one of plan.insights) {
    if (one.kind === 'value') add(one.unit.value)
    if (one.kind === 'offer') add(one.price.value)
    if (one.kind === 'part') found.push({ value: one.rest }, { value: one.rest, percent: true })
    if (one.kind === 'backlog' && one.openWanted !== undefined) add(one.open - one.openWanted)
  }
  for (const { price } of plan.declined) {
    add(price?.total, price?.ofBudget)
    if (price?.ofBudget !== undefined) found.push({ value: price.ofBudget * 100, percent: true })
  }
  found.push({ value: plan.language.understood * 100, percent: true })
  return found
}

function total(list: (number | undefined)[]): number {
  return list.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

export function asKnown(figure: Figure, words: ReadonlySet<string>): Known {
  return { value: figure.value, percent: figure.percent, money: figure.money, words, fact: false }
}
