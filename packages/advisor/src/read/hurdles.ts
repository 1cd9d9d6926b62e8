import type { Kind } from '../facts.ts'
import { classify } from './classify.ts'
import { GOOD_TIME } from './closed.ts'
import type { Reading } from './readings.ts'

/** Troubles that nobody can be asked to end: what they mean for the plan is known all the same. */
export function addHurdle({ statement, traits }: Reading): void {
  if (!statement || (statement.span.field !== 'challenges' && statement.span.field !== 'goals')) return
  const { kind, span } = statement
  if (!TOLD_AS.has(kind)) return
  const [likeliest] = classify('hurdle', traits)
  if (!likeliest || likeliest.label === 'none' || likeliest.weight < HURDLE_MIN) return
  // 'April and December are best for any new thing' is no hurdle.
  if (likeliest.label === 'season' && GOOD_TIME.test(statement.text)) return
  if (span.field === 'challenges' && kind !== 'refusal') statement.hurdle = likeliest.label
}
const TOLD_AS: ReadonlySet<Kind> = new Set<Kind>(['pain', 'background', 'refusal'])
/** Of 130 circumstances by a hand nobody trained on it found 114 and took none for another; of 60 needs it took 1 for one. */
const HURDLE_MIN = 0.6
