import * as z from 'zod/mini'
import { RED_IDS } from './labels.ts'
import { signs, terms } from './sign-schema.ts'

const told = z.string().check(z.minLength(60), z.maxLength(420), z.regex(/^[A-Z].*\.$/))

/** A kind of refused wish, finer than its danger, known by the words of the wish in any trade. */
export const refusedKind = z.object({
  id: z.string().check(z.regex(/^k-[a-z-]+$/)),
  /** The dangers that such a wish may have been taken for. */
  of: z.array(z.union([z.enum(RED_IDS), z.string().check(z.regex(/^later-[a-z-]+$/))])).check(z.minLength(1)),
  signs,
  none: z.optional(terms),
  /** Who is harmed by it or what is unlawful in it, in general terms. */
  because: told,
  /** What this client can do. */
  instead: told,
})
export type RefusedKind = z.infer<typeof refusedKind>
