import * as z from 'zod/mini'

/** Names joined by '|', so that four thousand of them load in a millisecond or two. */
const names = z.string()
const code = z.string().check(z.regex(/^[A-Z]{2}$/))
const weight = z.number().check(z.gt(0), z.lte(1))

export const placesSchema = z.strictObject({
  attribution: z.string(),
  cities: z.record(code, names),
  /** Towns whose name nothing else has, as names are compared: they count behind a preposition only. */
  small: z.record(code, names),
  regions: z.record(code, names),
  /** What a country is called besides its name: 'UK', 'Deutschland'. */
  also: z.record(code, names),
  /** What is written behind a town for the state or country it lies in: 'OR', 'QLD', 'NZ'. */
  codes: z.record(code, names),
  /** Countries without a table of law: knowing them keeps another country's law out. */
  others: z.record(code, z.strictObject({ names, cities: z.optional(names), demonyms: z.optional(names) })),
  /** Names in scripts without capital letters. */
  script_cities: z.record(code, names),
  script_countries: z.record(code, names),
  /** Names that are also ordinary words, first names or places elsewhere: the likeliest country and how likely. */
  weak: z.record(z.string(), z.tuple([code, weight])),
  /** The countries that have a place of a doubtful name. */
  shared: z.record(z.string(), names),
  weak_demonyms: names,
})

const signal = z.tuple([z.string(), code, weight])

export const signalsSchema = z.strictObject({
  /** Laws, authorities, forms and customs that betray a country. */
  laws: z.array(signal),
  /** How the name of a firm ends, or begins, and where such firms are registered. */
  forms: z.record(z.string(), z.array(code)),
  /** Words that several countries share: they narrow, they never settle. */
  shared: z.record(z.string(), z.array(code)),
  money: z.array(signal),
  shared_money: z.record(z.string(), z.array(code)),
  domains: z.record(z.string(), code),
  /** Endings that firms everywhere use for their sound. */
  weak_domains: z.array(z.string()),
})
