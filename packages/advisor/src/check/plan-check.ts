import { declinedById } from '@cairn/knowledge/declined'
import { isNeed, isWithin, type Facts, type Limit } from '../facts.ts'
import type { Plan } from '../plan.ts'
import type { Fault } from './fault.ts'

/** From here on an unsafe wish counts as found, and must have been refused. */
const RED_FOUND = 0.85

/** Facts against Plan: nothing dropped, limits kept. */
export function planFaults(facts: Facts, plan: Plan): Fault[] {
  return [
    ...coverage(facts, plan),
    ...refusals(facts, plan),
    ...budget(facts, plan),
    ...calendar(facts, plan),
    ...data(facts, plan),
    ...order(plan),
  ]
}

function coverage(facts: Facts, plan: Plan): Fault[] {
  const faults: Fault[] = []
  const labels = new Set(plan.initiatives.map(({ label }) => label))
  const refused = new Set(plan.declined.map(({ id }) => id))
  const bound = new Set(
    [...facts.limits, ...facts.absences.filter(({ when }) => when)].map(({ statement }) => statement),
  )
  for (const statement of facts.statements.filter((one) => isNeed(one) && one.continues === undefined)) {
    // A trouble that is a limit is kept, not solved; the description tells what the firm is.
    const told = statement.kind !== 'pain' || (!bound.has(statement.id) && statement.span.field === 'challenges')
    if (!told || (statement.span.field !== 'goals' && statement.span.field !== 'challenges')) continue
    const found = plan.coverage.find((one) => one.statement === statement.id)
    if (!found)
      faults.push({
        kind: 'coverage',
        place: statement.id,
        detail: `“${statement.text}” is neither answered, declined nor left open.`,
      })
    else if (
      (found.how === 'initiative' && !labels.has(found.by)) ||
      (found.how === 'declined' && !refused.has(found.by))
    )
      faults.push({
        kind: 'coverage',
        place: statement.id,
        detail: `“${statement.text}” is said to be answered by ${found.by}, which is not in the plan.`,
      })
  }
  for (const limit of facts.limits)
    if (!plan.limits.some(({ id }) => id === limit.id))
      faults.push({ kind: 'coverage', place: limit.id, detail: `The limit “${limit.text}” is not in the plan.` })
  return faults
}

function refusals(facts: Facts, plan: Plan): Fault[] {
  const said = (text: string, red: readonly { id: string }[]) =>
    red.some(({ id }) => declinedById(id)?.terms.some((term) => text.toLowerCase().includes(term)))
  return facts.statements
    .filter(({ text, red }) => said(text, red))
    .filter(
      ({ kind, red, continues }) =>
        (kind === 'wish' || kind === 'goal' || kind === 'question') &&
        continues === undefined &&
        red.reduce((sum, { weight }) => sum + weight, 0) >= RED_FOUND,
    )
    .filter(
      ({ id, red }) => !plan.declined.some((one) => one.statement === id || red.some((sign) => sign.id === one.id)),
    )
    .map(({ id, text }) => ({
      kind: 'unrefused' as const,
      place: id,
      detail: `“${text}” is unsafe or unlawful and must be declined with something instead.`,
    }))
}

function budget(facts: Facts, plan: Plan): Fault[] {
  const limit = facts.limits.find((one) => one.kind === 'budget' && one.amount && !one.amount.per)
  if (!limit?.amount) return []
  const funded = plan.initiatives.filter(({ held }) => held !== 'budget')
  const middle = funded.reduce((sum, { cost }) => sum + (cost ? (cost.low + cost.high) / 2 : 0), 0)
  if (middle <= limit.amount.value) return []
  return [
    {
      kind: 'budget',
      place: limit.id,
      detail: `The plan costs about ${Math.round(middle)}, the budget is ${limit.amount.text}.`,
    },
  ]
}

/** Whether nothing may start on a day: '15 November to 10 January' leaves the rest of these two months free. */
function isRuledOut(day: string, { months = [], closed }: Pick<Limit, 'months' | 'closed'>): boolean {
  return closed ? closed.some((stretch) => isWithin(day, stretch)) : months.includes(Number(day.slice(5, 7)))
}

function calendar(facts: Facts, plan: Plan): Fault[] {
  const blocked = new Set(facts.limits.flatMap(({ months }) => months ?? []))
  const all = blocked.size === 12
  if (plan.start < plan.date)
    return [
      { kind: 'calendar', place: 'plan', detail: `The plan begins on ${plan.start}, before the report is written.` },
    ]
  return plan.initiatives
    .filter(({ held }) => held !== 'budget')
    .flatMap(({ label, from, gate, to }) => {
      const late = !all && facts.limits.some((limit) => isRuledOut(from, limit))
      const turned = from > gate || gate > to || from < plan.start
      return late || turned
        ? [
            {
              kind: 'calendar' as const,
              place: label,
              detail: late
                ? `${label} begins on ${from}, in a month the client ruled out.`
                : `${label} has dates out of order (${from}, ${gate}, ${to}).`,
            },
          ]
        : []
    })
}

/** Records bound to an initiative are records that were told. */
function data(facts: Facts, plan: Plan): Fault[] {
  const told = new Set(facts.assets.map(({ statement }) => statement))
  return plan.initiatives.flatMap(({ label, data: { held } }) =>
    held
      .filter(({ statement }) => !told.has(statement))
      .map(({ what }) => ({
        kind: 'data' as const,
        place: label,
        detail: `“${what}” is not a record the client tells of.`,
      })),
  )
}

function order(plan: Plan): Fault[] {
  const faults: Fault[] = []
  plan.initiatives.forEach((one, at) => {
    if (one.label !== `I${at + 1}`)
      faults.push({ kind: 'agree', place: one.label, detail: 'The labels do not follow the order.' })
    for (const after of one.after)
      if (Number(after.slice(1)) >= at + 1)
        faults.push({ kind: 'agree', place: one.label, detail: `${one.label} waits for ${after}, which comes later.` })
    const { total, ...parts } = one.points
    if (Math.abs(Object.values(parts).reduce((a, b) => a + b, 0) - total) > 0.5)
      faults.push({ kind: 'agree', place: one.label, detail: 'The points do not add up.' })
  })
  return faults
}
