import type { ModelError } from '../../adapters/model/client.ts'

export const BUILT_IN = 'built-in engine'

/** Nothing the model said could be used. */
export const NOT_PASSED = 'its text did not pass our checks'

/** Why there is no text of the model's, for the reader. Whatever is not the model's fault is thrown on. */
export function reasonFor(error: unknown, signal: AbortSignal): string {
  signal.throwIfAborted()
  if (error instanceof TooCostly) return 'the report had used up its tokens'
  if (!isModelError(error)) throw error
  return REASONS[error.kind]
}

/** The cap on tokens a report was reached. */
export class TooCostly extends Error {}

const REASONS: Record<ModelError['kind'], string> = {
  refused: 'it could not be reached',
  'unknown host': 'it could not be reached',
  tls: 'it could not be reached safely',
  redirect: 'it could not be reached safely',
  dropped: 'the connection to it broke',
  timeout: 'it did not answer in time',
  key: 'it did not let us in',
  'unknown model': 'it is not available',
  'no structure': 'it refused the request',
  'bad request': 'it refused the request',
  busy: 'it was too busy',
  server: 'it had a fault',
  resting: 'it could not be reached a moment ago',
}

/** The adapter is known here as a type only. */
function isModelError(error: unknown): error is ModelError {
  return error instanceof Error && error.name === 'ModelError'
}

/** The sentence in the report. */
export function builtInRemark(sections: readonly string[] | 'all', reason: string): string {
  const what = sections === 'all' ? 'this report' : `parts of ${listed(sections)}`
  return `The built-in engine wrote ${what} in place of the language model: ${reason}.`
}

/** Who wrote it, when the model should have. */
export function inPlaceOf(model: string, reason: string): string {
  return `${BUILT_IN} (in place of ${model}: ${reason})`
}

export function writtenBy(model: string, sections: readonly string[], reason: string): string {
  return sections.length === 0 ? model : `${model}; ${BUILT_IN} for parts of ${listed(sections)} (${reason})`
}

export function failureMessage(reason: string): string {
  return `We could not finish this report. The language model is to blame: ${reason}. What you told us is kept: please create the roadmap again in a few minutes.`
}

function listed(titles: readonly string[]): string {
  return titles.length < 2 ? (titles[0] ?? '') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
}
