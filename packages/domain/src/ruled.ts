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

/** A rule across fields: judged even while other fields are wrong, and reported at one of them. */
export function acrossFields<Values>(path: keyof Values & string, message: string, holds: (values: Values) => boolean) {
  return z.refine<Values>(holds, { path: [path], error: message, when: ({ value }) => holdsText(value) })
}

/** What a person is told: the first message of each field that is wrong. */
export function firstMessages(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const result = schema.safeParse(values)
  const messages: Record<string, string> = {}
  for (const issue of result.error?.issues ?? []) messages[issue.path.join('.')] ??= issue.message
  return messages
}

/** A draft from storage may hold anything; rules across fields are for text only. */
function holdsText(values: unknown): boolean {
  return typeof values === 'object' && values !== null && Object.values(values).every((v) => typeof v === 'string')
}
