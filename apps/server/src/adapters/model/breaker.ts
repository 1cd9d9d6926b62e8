/** After so many failures in a row the model is left alone for a while, so that reports do not queue up behind it. */
const FAILURES_MAX = 3
const REST_MS = 60_000

export interface Breaker {
  /** False while the model rests. Once the rest is over one caller goes first, to see. */
  mayAsk(): boolean
  succeeded(): void
  failed(): void
  /** The caller went away without an answer of either kind. */
  left(): void
}

export function createBreaker(restMs = REST_MS, now: () => number = () => performance.now()): Breaker {
  let failures = 0
  let openUntil = 0
  let probing = false
  return {
    mayAsk() {
      if (failures < FAILURES_MAX) return true
      if (now() < openUntil || probing) return false
      probing = true
      return true
    },
    succeeded() {
      failures = 0
      probing = false
    },
    failed() {
      failures += 1
      probing = false
      if (failures >= FAILURES_MAX) openUntil = now() + restMs
    },
    left() {
      probing = false
    },
  }
}
