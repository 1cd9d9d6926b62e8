import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { line, text } from './text.ts'
import { byNumber } from './versions.ts'

export const VERDICTS = ['useful', 'not_for_us', 'wrong'] as const
export const verdict = z.enum(VERDICTS)
export type Verdict = z.infer<typeof verdict>

export const FEEDBACK_LINE_MAX = 300

export const initiativeFeedback = z.object({
  label: z.string(), // 'I1', as the report names the initiative
  verdict,
  line: z.string(),
})
export type InitiativeFeedback = z.infer<typeof initiativeFeedback>

const byLabel = z.extend(byNumber, { label: line(8) })

export const listFeedback = endpoint({
  method: 'GET',
  path: '/roadmaps/{id}/versions/{number}/feedback',
  access: 'user',
  summary: 'What was said of the initiatives of a version',
  params: byNumber,
  status: 200,
  reply: z.array(initiativeFeedback),
})

export const giveFeedback = endpoint({
  method: 'PUT',
  path: '/roadmaps/{id}/versions/{number}/feedback/{label}',
  access: 'user',
  summary: "Say whether an initiative is useful, not for us or wrong; 'not for us' leaves it out of the next version",
  params: byLabel,
  body: z.strictObject({ verdict, line: z.optional(text(FEEDBACK_LINE_MAX).check(z.trim())) }),
  status: 200,
  reply: initiativeFeedback,
})

export const withdrawFeedback = endpoint({
  method: 'DELETE',
  path: '/roadmaps/{id}/versions/{number}/feedback/{label}',
  access: 'user',
  summary: 'Take back what was said of an initiative',
  params: byLabel,
  status: 204,
})
