import type { Quantity } from '../facts.ts'
import { inHours } from './units.ts'

interface Pair {
  now?: Quantity
  wanted?: Quantity
}

/** Whether a start and a target can be meant of one thing: not worlds apart, and no wait that is to grow. */
export function isBelievable({ now, wanted }: Pair): boolean {
  if (!now || !wanted || now.kind !== wanted.kind || now.value <= 0 || wanted.value <= 0) return true
  // A bare number beside a share is one only up to all of it.
  if ([now, wanted].some((one) => one.kind === 'percent' && one.value > 100 && !/[%p]/i.test(one.text))) return false
  const ratio = ratioOf(now, wanted)
  return ratio < WORLDS_APART && ratio > 1 / WORLDS_APART && !(now.kind === 'duration' && ratio > 1)
}
const WORLDS_APART = 100

/** The same of two sentences: what is nearly the same is then one figure, told twice. */
export function isBelievableApart({ now, wanted }: Pair): boolean {
  if (!isBelievable({ ...(now && { now }), ...(wanted && { wanted }) })) return false
  return !now || !wanted || now.kind !== wanted.kind || Math.abs(1 - ratioOf(now, wanted)) >= NEARLY_SAME
}
const NEARLY_SAME = 0.04

function ratioOf(now: Quantity, wanted: Quantity): number {
  return size(wanted) / size(now)
}

function size(one: Quantity): number {
  return one.kind === 'duration' ? inHours(one.value, one.unit) : one.value
}
