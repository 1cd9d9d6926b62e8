import type { Facts, Kind } from '../facts.ts'
import { classify } from './classify.ts'
import { monthsNamed } from './months.ts'
import type { Reading } from './readings.ts'

/** Troubles that nobody can be asked to end: what they mean for the plan is known all the same. */
export function addHurdle(facts: Facts, { statement, traits }: Reading): void {
  if (!statement || (statement.span.field !== 'challenges' && statement.span.field !== 'goals')) return
  const { id, text, kind, span } = statement
  if (!TOLD_AS.has(kind)) return
  const [likeliest] = classify('hurdle', traits)
  if (!likeliest || likeliest.label === 'none' || likeliest.weight < HURDLE_MIN) return
  if (span.field === 'challenges' && kind !== 'refusal') statement.hurdle = likeliest.label
  const months = likeliest.label === 'season' && likeliest.weight >= CLOSED_MIN ? monthsNamed(text) : []
  // 'Panto and carnival = Oct to Feb, no hands free', 'June is off the table': no word of a limit, and yet one.
  const others = facts.limits.filter((limit) => limit.statement !== id || limit.kind !== 'refusal')
  const closed = new Set(others.flatMap((limit) => limit.months ?? []))
  const all = new Set([...closed, ...months])
  if (all.size === closed.size || all.size > CLOSED_MOST || others.some(({ statement: of }) => of === id)) return
  facts.limits = [...others, { id: '', kind: 'calendar', statement: id, text, months }]
}
const TOLD_AS: ReadonlySet<Kind> = new Set<Kind>(['pain', 'background', 'refusal'])
const CLOSED_MIN = 0.8
/** Who never has time is asked to find some. */
const CLOSED_MOST = 6
/** Of 130 circumstances by a hand nobody trained on it found 114 and took none for another; of 60 needs it took 1 for one. */
const HURDLE_MIN = 0.6
