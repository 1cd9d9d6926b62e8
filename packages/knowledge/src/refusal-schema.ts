import * as z from 'zod/mini'
import { RED_IDS } from './labels.ts'
import { signs, terms } from './sign-schema.ts'

const reason = z.string().check(z.minLength(60), z.maxLength(420), z.regex(/^[A-Z].*\.$/))

/** A wish of one trade that must be refused as it is told, in the words of somebody who knows the trade. */
export const refusal = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  name: z.string(),
  kind: z.enum(RED_IDS),
  trade: z.optional(terms),
  signs,
  none: z.optional(terms),
  because: reason,
  instead: reason,
})
export type Refusal = z.infer<typeof refusal>
