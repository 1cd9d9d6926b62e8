import { INDUSTRY_VALUES } from '@cairn/contract/industries'
import * as z from 'zod/mini'

const short = z.string().check(z.minLength(2), z.maxLength(160))
const sentence = z.string().check(z.minLength(20), z.maxLength(440))
const list = (min: number, max: number) => z.array(short).check(z.minLength(min), z.maxLength(max))

/** What a trade calls things, fears and keeps to itself. True in any country; the law is named elsewhere. */
export const trade = z.object({
  industry: z.enum(INDUSTRY_VALUES),
  words: z.object({ customers: short, staff: short, work: short, place: short }),
  /** Software that clients of the trade name, lower case: a lexicon for reading. */
  systems: list(6, 90),
  /** For a model to choose from: true for every firm of the trade, not only for one kind, and without a comma. */
  never_paste: list(5, 6),
  /** Only what is true anywhere. */
  pressures: z.optional(z.array(sentence).check(z.minLength(3), z.maxLength(6))),
})
export type Trade = z.infer<typeof trade>
