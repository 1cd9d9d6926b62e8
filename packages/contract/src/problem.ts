import * as z from 'zod/mini'

/** One broken field of a 422: `loc` is the path to it, `body` or `query` first. */
export const fieldProblem = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
})
export type FieldProblem = z.infer<typeof fieldProblem>

/** Every error body. */
export const problem = z.object({ detail: z.union([z.string(), z.array(fieldProblem)]) })
export type Problem = z.infer<typeof problem>
