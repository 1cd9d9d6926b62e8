import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../../api/api-error.ts'

/** Spec 8: what the server said, else what the code said, else the fallback. */
export function failureText(error: unknown, fallback: string): string {
  // Without a detail, a reply's status or a browser's 'Failed to fetch' tells nobody what to do.
  if (error instanceof ApiError) return error.rawDetail ? error.detail : fallback
  return (error instanceof Error && error.message) || fallback
}

/** Puts each message of a 422 at the field it names, focusing the first, and everything else above the button. */
export function showFailure<Values extends FieldValues>(
  error: unknown,
  fallback: string,
  setError: UseFormSetError<Values>,
  /** Wire names and the fields that carry them, in the order of the form. */
  fields: Record<string, FieldPath<Values>>,
): void {
  const problems = error instanceof ApiError ? error.problems : []
  const nameOf = (loc: unknown) => (Array.isArray(loc) ? String(loc.at(-1)) : '')
  const homeless = problems.filter(({ loc }) => !Object.hasOwn(fields, nameOf(loc)))
  let shouldFocus = true
  for (const [wireName, field] of Object.entries(fields)) {
    const problem = problems.find(({ loc }) => nameOf(loc) === wireName)
    if (!problem) continue
    setError(field, { type: 'server', message: problem.msg }, { shouldFocus })
    shouldFocus = false
  }
  if (problems.length > 0 && homeless.length === 0) return
  const message = homeless.length > 0 ? homeless.map(({ msg }) => msg).join('; ') : failureText(error, fallback)
  setError('root.server', { type: 'server', message })
}
