import * as z from 'zod/mini'
import data from '../data/glossary.json' with { type: 'json' }

/** The languages that have a column, English aside. */
export const FOREIGN = [
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'nl',
  'pl',
  'tr',
  'vi',
  'id',
  'zh',
  'ja',
  'ko',
  'ar',
  'hi',
  'hi-Latn',
] as const
export type Foreign = (typeof FOREIGN)[number]

const pieces = z.optional(z.array(z.string().check(z.minLength(1))))

/** One row: English words, and for each language the beginnings of words that mean them; '_' is the edge of a word. */
export const glossaryRow = z.strictObject({
  english: z.string().check(z.minLength(2)),
  /** Sorts a clause, but is never what it is about. */
  plain: z.optional(z.boolean()),
  ...(Object.fromEntries(FOREIGN.map((language) => [language, pieces])) as Record<Foreign, typeof pieces>),
})
export type GlossaryRow = z.infer<typeof glossaryRow>

export const GLOSSARY = data.words as GlossaryRow[]
