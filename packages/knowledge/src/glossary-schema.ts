import * as z from 'zod/mini'
import { FOREIGN, type Foreign } from './languages.ts'

const pieces = z.optional(z.array(z.string().check(z.minLength(1))))

/** One row: English words, and for each language the beginnings of words that mean them; '_' is the edge of a word. */
export const glossaryRow = z.strictObject({
  english: z.string().check(z.minLength(2)),
  /** Sorts a clause, but is never what it is about. */
  plain: z.optional(z.boolean()),
  ...(Object.fromEntries(FOREIGN.map((language) => [language, pieces])) as Record<Foreign, typeof pieces>),
})
export type GlossaryRow = z.infer<typeof glossaryRow>
