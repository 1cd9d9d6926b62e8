import type { Facts, Measure, Quantity, TimeUnit } from '../facts.ts'
import type { Insight } from '../plan.ts'
import { PER_YEAR, WORK_HOURS } from './periods.ts'

/** What reaching a target stated in money is worth in a year: the gap, times what it is paid for, times how often. */
export function worthOf(facts: Facts, measure: Measure): Insight | undefined {
  const { now, wanted } = measure
  if (now?.kind === 'percent') return shareOf(facts, measure)
  if (now?.kind !== 'money' || !wanted || now.value === wanted.value) return undefined
  const gap = Math.abs(now.value - wanted.value)
  const times: { value: number; noun: string }[] = []
  const text = textOf(facts, measure)
  const each = now.perNoun ?? wanted.perNoun ?? /\bper (\p{L}+)(?!\s*(?:month|year|week|day))/iu.exec(text)?.[1]
  if (each && !(each in PER_YEAR)) {
    const many = facts.quantities.find(
      (one) => one.kind === 'count' && !one.per && one.value > 1 && sameNoun(one, each),
    )
    if (!many) return undefined
    times.push({ value: many.value, noun: many.noun ?? `${each}s` })
  }
  const yearly = /\b(?:a|per|last|this) (?:year|season)\b|\byearly\b|\bannual\w*/i.test(text) ? 'year' : undefined
  const per = now.per ?? wanted.per ?? (/\b(?:a|per) month\b|\bmonthly\b/i.test(text) ? 'month' : yearly)
  // What should be less by the end of this year is a sum that stands once.
  if (!now.per && !wanted.per && /\bthis (?:year|season)\b/i.test(text)) return undefined
  // A sum that stands open once is no yearly gain.
  if (!per) return undefined
  // A bar is not open on each working day, nor a theatre on each night.
  if (per === 'minute' || per === 'hour' || /(?<!\p{L})(?:a|per|each|every) night(?!\p{L})/iu.test(text))
    return undefined
  const often = PER_YEAR[per]
  if (often > 1) times.push({ value: often, noun: `${per}s` })
  return { kind: 'worth', measure, gap, times, yearly: times.reduce((product, { value }) => product * value, gap) }
}

/** A rate of money that is told ('billing is 92m a month'), or the bill that today's rate causes ('2.2m lost trips'). */
function shareOf(facts: Facts, measure: Measure): Insight | undefined {
  const { now, wanted, what } = measure
  if (!now || wanted?.kind !== 'percent' || now.value === wanted.value || now.value === 0) return undefined
  const points = Math.abs(now.value - wanted.value) / 100
  const words = new Set(
    what
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word.length > 3),
  )
  for (const one of facts.quantities) {
    if (one.kind !== 'money' || one.statement === measure.statement) continue
    const told = facts.statements.find(({ id }) => id === one.statement)
    if (!told) continue
    const after = told.text.slice(one.span.end - told.span.start).toLowerCase()
    const bill = after.replace(/^\s*(?:for|of|from|in|on)?\s*/, '').startsWith(what.toLowerCase())
    const saved = 1 - wanted.value / now.value
    if (bill && what.length > 4 && measure.direction === 'down')
      return { kind: 'worth', measure, gap: one.value, share: saved, times: [], yearly: one.value * saved }
    const shared = told.words.filter((word) => words.has(word)).length
    if (one.per && one.per !== 'minute' && one.per !== 'hour' && shared >= 2)
      return {
        kind: 'worth',
        measure,
        gap: one.value,
        share: points,
        times: [{ value: PER_YEAR[one.per], noun: `${one.per}s` }],
        yearly: one.value * points * PER_YEAR[one.per],
      }
  }
  return undefined
}

const SHORT = new Set<TimeUnit>(['minute', 'hour', 'day'])

/** Hours a year that reaching a target frees, where each piece takes hours and their number is told. */
export function effortOf(facts: Facts, measure: Measure, volume: Quantity): Insight | undefined {
  const { now, wanted } = measure
  const implied: TimeUnit | undefined = /^hours?\b/i.test(measure.what) ? 'hour' : undefined
  const hours = (one: Quantity | undefined) => {
    const unit = one?.unit ?? implied
    return unit && SHORT.has(unit) ? WORK_HOURS[unit] : undefined
  }
  const [from, to] = [hours(now), hours(wanted)]
  // Minutes of waiting are nobody's work: it must say that somebody spends them.
  const spent =
    now?.each === true ||
    // 'Booking in a case takes 9 minutes'
    /^(?!waiting|standing|queu)\p{L}+ing\s.*\btakes\b/iu.test(textOf(facts, measure)) ||
    /\bhours?\b|\bminutes?\b|\bperson[- ]days?\b|\bman[- ]days?\b|\beffort\b/i.test(measure.what)
  if (!now || !wanted || !from || !to || !volume.per || !spent || now.unit === 'day') return undefined
  const saved = (now.value * from - wanted.value * to) * volume.value * PER_YEAR[volume.per]
  return saved >= 50 ? { kind: 'effort', measure, volume, saved } : undefined
}

function sameNoun(one: Quantity, noun: string): boolean {
  const last = one.noun?.split(/\s+/).at(-1)?.toLowerCase().replace(/s$/, '')
  return last === noun.toLowerCase().replace(/s$/, '')
}

function textOf(facts: Facts, measure: Measure): string {
  return facts.statements.find(({ id }) => id === measure.statement)?.text ?? ''
}
