import * as z from 'zod/mini'
import { TOPICS } from './country-schema.ts'

export const referenceSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  title: z.string(),
  publisher: z.string(),
  year: z.string(),
  url: z.string().check(z.regex(/^https:\/\//)),
  /** The day it was seen, at the publisher or in a copy; null when from memory. */
  checked: z.nullable(z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/))),
  seen: z.enum(['publisher', 'secondary', 'memory']),
  seen_at: z.optional(z.string().check(z.regex(/^https:\/\//))),
  /** In a few words that can follow 'for'. */
  good_for: z.string(),
  /** ISO codes or EU; empty when it belongs to no country. */
  countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))),
  topics: z.array(z.enum([...TOPICS, 'ai', 'privacy', 'security'])),
})
export type Reference = z.infer<typeof referenceSchema>
