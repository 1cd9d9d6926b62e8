import { situationById } from '@cairn/knowledge/situations'
import type { Facts } from '../facts.ts'
import type { Initiative } from '../plan.ts'
import { addDays, addYear, type Calendar } from './calendar.ts'
import { lastDayOf } from './key-people.ts'
import { roleOf } from './points.ts'
import { POLICY } from './policy.ts'
import { testWeeks } from './test-length.ts'

/** A trouble that another piece mends is that piece's to answer. */
export function settle(list: Initiative[]): Initiative[] {
  for (const one of list)
    one.also = one.also.filter(({ statement, quote, move, situation }) => {
      const other = list.find((found) => found !== one && found.move === move && found.situation === situation)
      if (!other) return true
      one.answers = one.answers.filter((told) => told.statement !== statement)
      if (!other.answers.some((told) => told.statement === statement))
        other.answers.push({ statement, quote, kind: 'pain' })
      if (other.diagnosed) other.cause ??= quote
      return false
    })
  return list
}

/** What serves a day that presses first, be it a deadline or somebody's last, then what matters most to the client, then by points; what another one rests on comes before it. */
export function ordered(list: Initiative[], facts: Facts, { start }: Calendar): Initiative[] {
  // What the budget cannot reach does not lead, however many points it has.
  const budget = facts.limits.find((one) => one.kind === 'budget' && one.amount && !one.amount.per)?.amount?.value
  const dear = ({ cost }: Initiative) => (budget !== undefined && cost && cost.high > budget * 0.9 ? 1 : 0)
  const near = addYear(facts.written)
  // A day that would also be met after another piece of work presses nobody, nor does one before anybody has time; what is
  // not asked of somebody before they go cannot be asked at all.
  const presses = (one: Initiative, date: string) =>
    isPassedOn(one) || (start <= date && date < addDays(start, 7 * (POLICY.pressing + testWeeks(one))))
  const day = (one: Initiative) => {
    const due = one.due && !one.due.all && presses(one, one.due.date) ? one.due.date : undefined
    return [due, lastDayOf(one, facts)].filter((date) => date !== undefined && date < near).sort()[0] ?? '9999'
  }
  const sorted = [...list].sort(
    (a, b) =>
      dear(a) - dear(b) ||
      day(a).localeCompare(day(b)) ||
      Number(b.stressed ?? false) - Number(a.stressed ?? false) ||
      b.points.total - a.points.total ||
      b.impact - a.impact,
  )
  sorted.forEach((one, at) => (one.label = `I${at + 1}`))
  for (const one of sorted) {
    if (!one.data.thin || one.data.thin.kind === 'none told') continue
    const base = sorted.find(
      (other) =>
        other !== one &&
        ['record', 'measure', 'trace', 'connect'].includes(other.move) &&
        sameMatter(facts, other, one),
    )
    if (base && sorted.indexOf(base) < sorted.indexOf(one)) one.after.push(base.label)
  }
  for (const one of sorted)
    one.role = roleOf(
      one,
      sorted.some(({ after }) => after.includes(one.label)),
    )
  return sorted
}

function isPassedOn({ situation }: Initiative): boolean {
  return situation !== undefined && situationById(situation).passesOn === true
}

/** A record that one piece makes serves another only where both speak of the same thing. */
function sameMatter(facts: Facts, a: Initiative, b: Initiative): boolean {
  const words = (one: Initiative) =>
    one.answers
      .flatMap(({ statement }) => facts.statements.find(({ id }) => id === statement)?.words ?? [])
      .filter((word) => word.length > 3)
  const own = new Set(words(a))
  return words(b).some((word) => own.has(word))
}
