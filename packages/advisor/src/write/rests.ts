import { isWithin } from '../facts.ts'
import type { Plan } from '../plan.ts'
import { dayAfter, joined } from './words.ts'

/** Whether the client keeps that day free. */
export function isKeptFree(day: string, { blocked, closed }: Pick<Plan, 'blocked' | 'closed'>): boolean {
  return blocked.includes(Number(day.slice(5, 7))) || closed.some((range) => isWithin(day, range))
}

/** 'I1 and I2 rest then and go on after it': tests that a time without time cuts in two; the weeks are counted without it. */
export function restsThen(plan: Plan): string {
  const cut = plan.initiatives.filter(
    ({ from, gate, held, leaving }) => held !== 'budget' && !leaving && freeDays(plan, from, gate) >= TOLD_DAYS,
  )
  if (cut.length === 0) return ''
  const labels = joined(cut.map(({ label }) => label))
  return cut.length === 1 ? ` The test of ${labels} rests then.` : ` The tests of ${labels} rest then.`
}
/** A feast of a few days is not worth a word. */
const TOLD_DAYS = 6

function freeDays(plan: Plan, from: string, gate: string): number {
  let days = 0
  for (let day = from; day < gate; day = dayAfter(day, 1)) if (isKeptFree(day, plan)) days += 1
  return days
}
