import * as z from 'zod/mini'
import { signs, terms } from './sign-schema.ts'

const text = z.string().check(z.minLength(3), z.maxLength(640))
const grade = z.int().check(z.minimum(1), z.maximum(5))
const range = z.tuple([z.number(), z.number()]).check(z.refine(([from, to]) => 0 < from && from <= to))
const within = (most: number) =>
  text.check(z.refine((value) => value.split(/\s+/).length <= most, `more than ${most} words`))

/** A problem or aim as clients of some trades have it, with what one who knows the trade would do about it. */
export const situation = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  name: within(10),
  /** Beginnings of words of which one stands in the brief of a client of the right trade; none: it holds in any. */
  trade: z.optional(terms),
  /** Whole trades whose clients can be in it, by their names in families.json. */
  families: z.optional(z.array(z.string()).check(z.minLength(1))),
  /** Sectors whose clients are never in it, though they use its words: who publishes tenders writes none. */
  not_of: z.optional(z.array(z.string()).check(z.minLength(1))),
  /** Words that stand in a sentence that tells of it: one of each group, and none of its `none`. */
  signs,
  /** Words of a sentence that is about something else, whatever its others make likely. */
  none: z.optional(terms),
  /** The general way of helping that it is a case of. */
  move: z.string(),
  /** The general situation, of any trade, whose figure it is that a client in this one wants to move. */
  counted: z.optional(z.string()),
  /** What it does is pass on what one person knows. */
  passesOn: z.optional(z.literal(true)),
  ai: z.boolean(),
  /** What the work is, as it reads after the client's noun and a colon. */
  way: within(11),
  label: within(4),
  /** What is usually behind it, and the count of their own cases that shows whether it is so here. */
  cause: within(45),
  how: within(92),
  first: within(24),
  trial: within(35),
  bar: within(20),
  fails: within(25),
  without: within(25),
  never: within(26),
  noticed: within(25),
  protects: within(25),
  /** The fact that would make it the wrong advice, and what then. */
  wrong_if: within(32),
  measure: z.object({ name: text, unit: z.string(), direction: z.enum(['up', 'down']) }),
  baseline: within(20),
  data: within(16),
  /** The kinds of records a client may hold that data in, by their names in record-kinds.json, the first the most telling. */
  records: z.array(z.string()).check(z.maxLength(5)),
  hazard: z.object({ risk: text, measure: text }),
  weeks: range,
  days: range,
  grades: z.object({ impact: grade, feasibility: grade, data: grade, risk: grade }),
  owner: z.array(z.string()).check(z.minLength(1)),
})
export type Situation = z.infer<typeof situation>
