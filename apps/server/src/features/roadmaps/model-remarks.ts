export const BUILT_IN = 'built-in engine'

/** Who wrote it, when the model should have. */
export function inPlaceOf(model: string, reason: string): string {
  return `${BUILT_IN} (in place of ${model}: ${reason})`
}

export function failureMessage(reason: string): string {
  return `We could not finish this report. The language model is to blame: ${reason}. What you told us is kept: please create the roadmap again in a few minutes.`
}
