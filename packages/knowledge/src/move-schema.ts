import { LENSES } from '@cairn/contract/lenses'
import * as z from 'zod/mini'

const text = z.string().check(z.minLength(3), z.maxLength(600))
const grade = z.number().check(z.minimum(1), z.maximum(5))
const range = z.tuple([z.number(), z.number()])
/** Short enough to stand in a list without being cut. */
const within = (most: number) =>
  text.check(z.refine((value) => value.split(/\s+/).length <= most, `more than ${most} words`))

/** A general way to help, told once, across trades. `{topic}` and `{Topic}` take the client's noun. */
export const move = z.object({
  id: z.string(),
  /** Whether it is AI at all; the report says so where it is not. */
  ai: z.boolean(),
  lens: z.enum(LENSES),
  /** What a manager would call it, around the client's noun; `bare` does without one. */
  title: text,
  bare: z.optional(text),
  /** Two or three words for a table. */
  label: z.optional(within(5)),
  /** Stands for the topic where the client's words give none. */
  fallback: text,
  /** Why this and not something quicker, where the client's own words have named the cause. */
  because: z.optional(text),
  /** What is usually behind it, and the count that shows whether it is so here. */
  cause: z.optional(text),
  /** The fact that would make it the wrong advice, and what then. */
  wrong_if: z.optional(text),
  /** What it is, which part of it is AI, and what people do; the first two sentences must do alone. */
  how: within(60),
  /** What to expect of it, for a client who asks for it or asks whether it is any good. */
  verdict: z.optional(text),
  needs: z.object({
    what: text,
    /** Months of history under which it has too little to learn from. */
    months: z.number(),
    /** Forms of record it can work with; empty: it needs none. */
    forms: z.array(z.enum(['system', 'spreadsheet', 'paper', 'documents', 'pictures', 'audio', 'messages'])),
  }),
  /** The kinds of records it is done from, where a situation tells them. */
  records: z.optional(z.array(z.string())),
  /** How it is tried: small, with what any such client has. The bar is the client's own figure, or `bar` where there is none. */
  trial: within(35),
  bar: within(20),
  /**
   * The bar where the client gives a start and a target: half of the way between them, as a `level` of a share, or else as
   * the `share` by which it changes.
   */
  half: z.optional(z.object({ level: z.optional(within(25)), share: within(20) })),
  fails: within(25),
  measure: z.object({ name: text, unit: z.string(), direction: z.enum(['up', 'down']) }),
  baseline: text,
  without: text,
  never: text,
  /** How harm or failure would show early. */
  noticed: within(25),
  /** Who is affected, and how they are protected. */
  protects: within(25),
  /** What somebody can do in the first week. */
  first: within(24),
  /** Calendar weeks to a first decision, and days of work, in a firm of 20 to 99. */
  weeks: range,
  days: range,
  seats: z.enum(['none', 'few', 'team']),
  impact: grade,
  feasibility: grade,
  data: grade,
  risk: grade,
  hazards: z.array(z.object({ risk: text, measure: text })).check(z.minLength(1)),
  /** Words in the names of roles that usually own it, best first. */
  owner: z.array(z.string()),
  /** Beginnings of words and phrases that speak for it in any trade, lower case. */
  words: z.array(z.string()).check(z.minLength(3)),
})
export type Move = z.infer<typeof move>
