import * as z from 'zod/mini'

/** The first broken rule of a value as one message; undefined when it keeps them all. */
export type Problem = (value: string) => string | undefined

/** A text field that reports one problem at a time. A missing value reads like an empty one. */
export function ruled(problem: Problem) {
  return z.string(problem('') ?? 'Please fill in this field').check((payload) => {
    const message = problem(payload.value)
    if (message !== undefined) payload.issues.push({ code: 'custom', message, input: payload.value })
  })
}

/** A rule across the fields it names: judged whatever the others hold, and reported at the last of them. */
export function acrossFields<Values>(
  fields: readonly [...others: (keyof Values & string)[], reported: keyof Values & string],
  message: string,
  holds: (values: Values) => boolean,
) {
  const path = fields.slice(-1)
  return z.refine<Values>(holds, { path, error: message, when: ({ value }) => holdsText(value, fields) })
}

/** What a person is told: the first message of each field that is wrong. */
export function firstMessages(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const result = schema.safeParse(values)
  const messages: Record<string, string> = {}
  for (const issue of result.error?.issues ?? []) messages[issue.path.join('.')] ??= issue.message
  return messages
}

/** A draft from storage may hold anything, and a radio nobody pressed holds null; rules across fields are for text. */
function holdsText(values: unknown, fields: readonly string[]): boolean {
  if (typeof values !== 'object' || values === null) return false
  const held = values as Record<string, unknown>
  return fields.every((field) => typeof held[field] === 'string')
}
