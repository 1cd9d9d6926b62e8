import * as z from 'zod/mini'
import { LAW_TOPICS, RED_IDS } from './labels.ts'

const text = z.string().check(z.minLength(3), z.maxLength(160))
const reason = z.string().check(z.minLength(40), z.maxLength(420))

/** An idea to decline or to postpone, with the reason and what to do instead. Names no law: countries do. */
export const declinedIdea = z.object({
  /** A red id, or `later-…` for what is merely unwise now. */
  id: z.union([z.enum(RED_IDS), z.string().check(z.regex(/^later-[a-z-]+$/))]),
  terms: z.array(text).check(z.minLength(5)),
  /** Clauses as clients write them. */
  examples: z.array(text).check(z.minLength(10)),
  because: reason,
  /** Who decides, and what the system may do. */
  instead: reason,
  /** When it would be right. */
  unless: z.optional(z.string().check(z.minLength(20), z.maxLength(300))),
  topics: z.array(z.enum(LAW_TOPICS)),
})
export type DeclinedIdea = z.infer<typeof declinedIdea>
