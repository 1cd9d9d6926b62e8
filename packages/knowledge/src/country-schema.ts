import * as z from 'zod/mini'

/** What a rule is about. The engine asks for these by name; the data may leave any of them out. */
export const TOPICS = [
  'health',
  'credit',
  'schools',
  'employment',
  'transport',
  'energy',
  'justice',
  'public_bodies',
  'consumer',
  'food',
  'workplace_safety',
  'financial_crime',
  'marketing',
  'building',
] as const
export type Topic = (typeof TOPICS)[number]

const text = z.string().check(z.minLength(2))
const url = z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+\.[a-z]+(\/\S*)?$/i))
const code = z.string().check(z.regex(/^[A-Z]{2}$/))
const year = z.number().check(z.gte(1900), z.lte(2030))
/** The day somebody saw it; null means from memory, and a report then says 'ask counsel to confirm'. */
const checked = z.nullable(z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/)))
const sentence = z.string().check(z.regex(/^\p{Lu}[^]*[.)]$/u))

/** `url` is where the publisher keeps it; `seen_at` is the copy that was read, where that is another place. */
const source = z.strictObject({
  title: text,
  url,
  seen: z.enum(['publisher', 'secondary', 'memory']),
  seen_at: z.optional(url),
})

const rule = z.strictObject({ law: text, regulator: text, why: sentence, source, checked })
export type Rule = z.infer<typeof rule>

const topics = z.partialRecord(z.enum(TOPICS), rule)

const range = z.strictObject({
  low: z.number().check(z.positive()),
  high: z.number().check(z.positive()),
  /** Ours, to the order of magnitude, for costing; never a quoted market figure. */
  estimate: z.literal(true),
})

const currency = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z]{3}$/)),
  symbol: z.string().check(z.minLength(1)),
  /** As people write it: 'Rs', 'KSh', 'zł'. */
  words: z.array(z.string()).check(z.minLength(1)),
  /** What follows a number and multiplies it: 'lakh', 'mln', 'k'. */
  scales: z.record(z.string(), z.number()),
  /** A day of skilled IT work bought from outside. */
  day_rate: range,
  /** One seat of business software for a month. */
  seat_month: range,
})

const privacy = z.strictObject({
  law: z.nullable(text),
  year: z.nullable(year),
  /** partly: some duties have begun. adopted: passed, duties not yet begun. sectoral: no general law. */
  status: z.enum(['in_force', 'partly', 'adopted', 'sectoral', 'none']),
  authority: z.nullable(z.strictObject({ name: text, abbreviation: z.nullable(text) })),
  /** Hours to report a breach to the authority; null where the law says something else or we are not sure. */
  breach_hours: z.nullable(z.number()),
  note: sentence,
  source,
  checked,
})

const ai = z.nullable(
  z.strictObject({ law: text, kind: z.enum(['law', 'bill', 'policy']), year, summary: sentence, source, checked }),
)

const region = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z]{2}-[A-Z]{2,4}$/)),
  name: text,
  rules: z.array(z.extend(rule, { topic: z.enum([...TOPICS, 'privacy', 'ai']) })).check(z.minLength(1)),
})

const common = { code, name: text, adjective: text, currency, privacy, ai, topics }

export const countrySchema = z.strictObject({
  ...common,
  demonyms: z.array(text).check(z.minLength(1)),
  languages: z.array(text).check(z.minLength(1)),
  spelling: z.enum(['british', 'american']),
  eu: z.boolean(),
  phone: z.string().check(z.regex(/^\+\d{1,3}$/)),
  /** How its numbers begin behind a code that it shares: +1 876 is Jamaica, +7 7 Kazakhstan. */
  phone_areas: z.optional(z.array(z.string().check(z.regex(/^\d{1,3}$/))).check(z.minLength(1))),
  /** 1.500,50 rather than 1,500.50. */
  decimal_comma: z.boolean(),
  regions: z.optional(z.array(region)),
})
export type Country = z.infer<typeof countrySchema>
export type Region = z.infer<typeof region>

/** The European Union: what its members inherit. */
export const unionSchema = z.strictObject({ ...common, members: z.array(code) })
export type Union = z.infer<typeof unionSchema>
