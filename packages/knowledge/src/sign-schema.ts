import * as z from 'zod/mini'

const TERM = '[\\p{Ll}\\p{Lo}\\p{N}%][\\p{Ll}\\p{Lo}\\p{N}% ]+'

/**
 * One term after the other, with a bar between them: thousands of texts are read much faster than their tens of thousands
 * of words. A term is the beginning of a word, or a whole one where a space follows; several words are a phrase.
 */
export const terms = z.string().check(z.regex(new RegExp(`^${TERM}(?:\\|${TERM})*$`, 'u')))

/** One term of each group, and none of `none`. */
export const signs = z
  .array(z.object({ all: z.array(terms).check(z.minLength(1), z.maxLength(6)), none: z.optional(terms) }))
  .check(z.minLength(1))
