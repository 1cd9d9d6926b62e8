/** What the brief says, typed. Every fact carries the span it was read from, so that a quotation is verbatim. */
export type Field = 'description' | 'goals' | 'challenges' | 'data' | 'team'

export const KINDS = [
  'goal',
  'pain',
  'wish',
  'limit',
  'promise',
  'refusal',
  'asset',
  'gap',
  'system',
  'people',
  'volume',
  'date',
  'attitude',
  'question',
  'order',
  'background',
] as const
export type Kind = (typeof KINDS)[number]

export interface Span {
  field: Field
  start: number
  end: number
}

/** Whether two places of one text have a letter in common. */
export function overlaps(one: Pick<Span, 'start' | 'end'>, other: Pick<Span, 'start' | 'end'>): boolean {
  return one.start < other.end && one.end > other.start
}

/** One clause of the brief, and what it was taken for. */
export interface Statement {
  id: string // 's1', in the order of the brief
  kind: Kind
  span: Span
  text: string
  /** English lemmas that carry meaning; of a foreign text, the words the glossary knows. */
  words: string[]
  /** The thing it is about, in the client's words: 'no-shows', 'GP letters'. */
  topic?: string
  /** How one would help, by weight; the words that carried the first. */
  moves: { move: string; weight: number; because: string[] }[]
  /** Unsafe, unlawful or impossible wishes; `case`: the very wish, where the knowledge has it, `ofTrade` of their own trade. */
  red: { id: string; weight: number; because: string[]; case?: string; ofTrade?: true }[]
  /** How likely it asks for something that must be refused, whatever the danger: 0 to 1. */
  refused: number
  /** The circumstance it tells, which a plan must live with: no connection, somebody who leaves. */
  hurdle?: string
  /** The statement it goes on from: 'He wants them in all 212 vehicles'. */
  continues?: string
  /** Why it is so, where the client says it, in the words as they stand; `alone`: it says nothing else. */
  cause?: { text: string; alone: boolean }
  /** The kinds of records it tells of, each with how likely; of what is told of troubles and data. */
  holds?: [record: string, likely: number][]
  /** The share of its words that was understood; 1 for English. */
  understood: number
  /** A foreign one, word by word; not fit to be quoted. */
  english?: string
}

export type QuantityKind = 'percent' | 'money' | 'duration' | 'count'

/** A number with what it counts. */
export interface Quantity {
  span: Span
  text: string // as typed: 'PLN 3.1 mln', '25 minutes'
  kind: QuantityKind
  value: number // money in whole units, durations in their own unit
  /** Upper end where a range was typed. */
  high?: number
  currency?: string // ISO 4217, or the sign as typed where the country does not decide
  unit?: TimeUnit
  noun?: string // what is counted: 'renewals', 'chats'
  per?: TimeUnit // '610 a month'
  perNoun?: string // 'PLN 55 per vehicle'
  each: boolean // '25 minutes each'
  approximate: boolean
  statement: string
}
export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year'

/** Something the client wants to move, with as much of start, target and date as was told. */
export interface Measure {
  id: string // 'm1'
  statement: string
  what: string // 'lost trips'
  now?: Quantity
  wanted?: Quantity
  /** 'halve': 0.5; 'by a fifth': 0.8; 'double': 2. */
  factor?: number
  direction: 'down' | 'up'
  by?: When
  /** The two figures may not be meant of one thing: they are told in the client's own words only. */
  doubtful?: true
}

export interface When {
  span: Span
  text: string // 'by end of September'
  year?: number
  month?: number // 1 to 12
  day?: number
}

export interface Role {
  statement: string
  title: string // 'compliance officer'
  /** Who holds it, where the brief says so: 'Don Chuy'. */
  name?: string
  count?: number
  only: boolean // 'our only data analyst'
}

/** Somebody the work depends on leaves, or comes. */
export interface Absence {
  statement: string
  who: string
  /** 'may leave': an offer from elsewhere, an age, a remark; nothing is settled. */
  what: 'leaves' | 'away' | 'returns' | 'may leave'
  when?: When
}

/** An earlier attempt at something of the kind, with all that is told of it. */
export interface Tried {
  statement: string
  text: string
}

export interface Asset {
  statement: string
  what: string // 'AVL/GPS of all vehicles'
  since?: When
  /** Months of history where it can be told. */
  months?: number
  form: 'system' | 'spreadsheet' | 'paper' | 'documents' | 'pictures' | 'audio' | 'messages' | 'unknown'
  holes: string[] // statements that say what is missing
}

export interface SystemUsed {
  statement: string
  name: string // as the client writes it
}

/** `consent`: somebody has to say yes first. */
export type LimitKind =
  | 'budget'
  | 'calendar'
  | 'start'
  | 'people'
  | 'agreement'
  | 'data'
  | 'consent'
  | 'promise'
  | 'refusal'
  | 'technical'
export interface Limit {
  id: string // 'l1'
  kind: LimitKind
  statement: string
  text: string
  /** Of a budget, what may be spent; a budget without an amount is one of nothing. */
  amount?: Quantity
  /** Months in which nothing new may start, 1 to 12, and the days inside them where they are told. */
  months?: number[]
  closed?: Stretch[]
  from?: When
  until?: When
}

/** What the client has agreed, promised, may not let out or will not have. */
export function isOwnWord({ kind }: Pick<Limit, 'kind'>): boolean {
  return OWN_WORD.has(kind)
}
const OWN_WORD: ReadonlySet<LimitKind> = new Set<LimitKind>(['agreement', 'data', 'promise', 'refusal'])

/** Days of the year, 'MM-DD', both included; over New Year where the first comes later. */
export interface Stretch {
  from: string
  to: string
}

/** Whether an ISO date lies in a stretch of any year. */
export function isWithin(date: string, { from, to }: Stretch): boolean {
  const day = date.slice(5)
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}

/** Two figures for one thing, each with who says it. */
export interface Disagreement {
  statement: string
  what: string
  figures: { who: string; quantity: Quantity }[]
}

/** A trouble or a record that is told elsewhere and is of a goal's own matter. */
export interface Tie {
  goal: string
  to: string
  sure: number
}

export interface Place {
  country: string // ISO 3166
  region?: string
  because: string // the word that told
  span: Span
}

export type Size = 'small' | 'medium' | 'large'

export interface Facts {
  company: string
  /** As typed; `trade` is the one of the twenty it belongs to. */
  industry: string
  trade: string
  size: Size
  language: string
  /** The day on which the client writes, ISO: what dates are counted from. */
  written: string
  /** The cleaned fields; spans point into them. */
  fields: Record<Field, string>
  statements: Statement[]
  quantities: Quantity[]
  measures: Measure[]
  roles: Role[]
  absences: Absence[]
  /** Sentences that say that work hangs on one person, with who it is. */
  rests: { statement: string; who?: string; sure: number }[]
  tried: Tried[]
  assets: Asset[]
  systems: SystemUsed[]
  limits: Limit[]
  /** `binds`: something ends, is judged or must be shown or done then. */
  dates: {
    statement: string
    what: string
    when: When
    binds: boolean
    /** Days before it by which something has to be done: '90 days' notice'. */
    notice?: number
    /** What was ordered or is half done will be there from then on. */
    arrives?: true
  }[]
  /** What a foreign client says of the firm, word by word in English. */
  described?: string
  /** Months (1 to 12) outside of which what is told does not happen. */
  seasons: { statement: string; months: number[] }[]
  disagreements: Disagreement[]
  ties: Tie[]
  place?: Place
  /** Text that tries to command the writer, and what is told in confidence. Nothing after the reader sees its words. */
  orders: Span[]
}

/** What the client wants answered. */
export function isNeed(statement: Statement): boolean {
  return (
    statement.kind === 'goal' || statement.kind === 'pain' || statement.kind === 'wish' || statement.kind === 'question'
  )
}

/** What it says; a foreign sentence by its English, else by its own words, which others used before, and those that are known. */
export function spoken(statement: Statement): string {
  const { text, understood, english } = statement
  return english ?? (understood < 1 ? `${text} . ${inEnglish(statement)}` : text)
}

/** What it says, as far as it can be put into English. */
export function inEnglish({ text, words, understood, english }: Statement): string {
  return english ?? (understood < 1 ? words.join(' ') : text)
}

/** Where a client says what they are; goals and troubles name others' trades: customers, suppliers, a café beside the shop. */
export function tradeTold({ company, industry, fields, described }: TradeTold): string {
  const own = `${company} . ${industry} . ${described ?? fields.description}`
  return fields.description.length >= TOLD_MIN ? own : `${own} . ${Object.values(fields).join(' . ')}`
}
type TradeTold = Pick<Facts, 'company' | 'industry' | 'fields' | 'described'>
const TOLD_MIN = 60

/** 'Please tell us what AI can do for this': what the report is for, and no work of its own. */
export function asksForAdvice(text: string): boolean {
  return ASKS_US.test(text)
}
const ASKS_US =
  /^(?:so |and |but |now |please )*(?:can you |could you |please )*(?:tell|show|advise|explain to|say to) (?:us|me) (?:please )?(?:what|how|where|whether|if) (?:ai|a\.?i\.?|artificial intelligence|you|an? (?:ai|machine)|it|the computer) (?:can|could|may|might|would|should|helps?|is)(?!\p{L})/iu
