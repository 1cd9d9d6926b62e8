import { moveById } from '@cairn/knowledge/moves'
import { isNeed, type Facts } from '../facts.ts'
import type { Answer, Declined, Held, Initiative, Milestone, OwnWords, Plan, ReckonedSum } from '../plan.ts'
import { dataFor } from './data-held.ts'
import { limitsTouching } from './declines.ts'
import { needsOf } from './groups.ts'
import { costOf, paidMonthly } from './money.ts'
import { completed } from './plan-brief.ts'
import { pointsFrom, pointsOf, roleOf, type Scores } from './points.ts'
import { POLICY } from './policy.ts'

/** An initiative as another mind proposes it: what it is and rests on. Points, dates and costs are not its to say. */
export interface Proposed {
  move: string
  ai: boolean
  own: OwnWords
  answers: readonly string[] // statements
  measures: readonly string[]
  data: readonly string[] // statements of assets
  owner: string
  /** Places in the proposal's own order, from 0, of what must come before. */
  after: readonly number[]
  limits: readonly string[]
  /** 0 to 10 for each criterion; the weights are ours. */
  scores?: Scores
  days?: [number, number]
  weeks?: [number, number]
  /** Weeks from its start until its test can be decided. */
  trial?: number
  /** ISO date before which it cannot begin. */
  begin?: string
  /** Days of the work that are bought, and what else is, in the client's money. */
  bought?: [number, number]
  purchase?: [number, number]
  monthly?: [number, number]
}

/** A date that the client's own words set; `month`: they name no day. */
export interface Deadline {
  date: string
  month?: true
  what: string
}

/** A proposal with everything code computes. The points decide the order; what another one rests on comes before it. */
export function planProposed(
  facts: Facts,
  today: string,
  list: readonly Proposed[],
  declined: Declined[],
  deadlines: readonly Deadline[],
  sums: readonly ReckonedSum[] = [],
): Plan {
  const made = list.map((one) => ({ one, initiative: initiativeOf(facts, one) }))
  const points = (at: number) => made[at]?.initiative.points.total ?? 0
  // A piece is worth what rests on it, if that is more.
  const worth = (at: number): number =>
    Math.max(
      points(at),
      ...made.flatMap(({ one }, other) => (one.after.includes(at) && other !== at ? [points(other)] : [])),
    )
  const order: number[] = []
  while (order.length < made.length) {
    const ready = made
      .map((_, at) => at)
      .filter(
        (at) =>
          !order.includes(at) && (made[at]?.one.after ?? []).every((before) => order.includes(before) || before === at),
      )
    const open = ready.length > 0 ? ready : made.map((_, at) => at).filter((at) => !order.includes(at))
    order.push(open.sort((a, b) => worth(b) - worth(a) || a - b)[0] as number)
  }
  const initiatives = order.map((at) => (made[at] as (typeof made)[number]).initiative)
  initiatives.forEach((one, at) => (one.label = `I${at + 1}`))
  order.forEach((at, place) => {
    const before = (made[at]?.one.after ?? [])
      .map((other) => order.indexOf(other))
      .filter((other) => other >= 0 && other < place)
    ;(initiatives[place] as Initiative).after = before.map((other) => `I${other + 1}`)
  })
  for (const one of initiatives)
    one.role = roleOf(
      one,
      initiatives.some(({ after }) => after.includes(one.label)),
    )
  const plan = completed(facts, today, initiatives, declined)
  const own = deadlines.map(({ what, ...when }): Milestone => ({ ...when, kind: 'deadline', text: what }))
  const kept = plan.milestones.filter(({ kind }) => !READ_BY_CODE.has(kind))
  return { ...plan, sums: [...sums], milestones: [...kept, ...own].sort((a, b) => a.date.localeCompare(b.date)) }
}

/** Rows that code reads out of the brief: another mind has read it better. */
const READ_BY_CODE = new Set<Milestone['kind']>(['rules', 'deadline', 'talks', 'handover', 'consult', 'consent'])

/** Somebody the brief names, or whoever reads the report. */
export function ownerNamed(facts: Facts, name: string): { title: string } | undefined {
  return name.toLowerCase() === 'you'
    ? { title: 'you' }
    : facts.roles.find(({ title }) => title.toLowerCase() === name.toLowerCase())
}

function initiativeOf(facts: Facts, given: Proposed): Initiative {
  const move = { ...moveById(given.move), ai: given.ai }
  const statements = facts.statements.filter(({ id }) => given.answers.includes(id))
  const measures = facts.measures.filter(({ id }) => given.measures.includes(id))
  const assets = facts.assets.filter(({ statement }) => given.data.includes(statement))
  const held = assets.map(({ what, form, statement, months }): Held => ({
    what,
    form,
    statement,
    ...(months !== undefined && { months }),
  }))
  const thin =
    move.needs.forms.length === 0
      ? undefined
      : dataFor({ ...facts, assets: assets.length > 0 ? assets : facts.assets }, move, [
          ...statements,
          ...facts.statements.filter(({ id }) => given.data.includes(id)),
        ]).thin
  const told = ownerNamed(facts, given.owner)
  const words = new Set(statements.flatMap((one) => one.words))
  const limits = [...new Set([...given.limits, ...limitsTouching(facts, words).map(({ id }) => id)])]
  const [effort, pace] = [POLICY.effort[facts.size], POLICY.pace[facts.size]]
  const days =
    given.days ??
    ([Math.max(1, Math.round(move.days[0] * effort)), Math.max(2, Math.round(move.days[1] * effort))] as [
      number,
      number,
    ])
  const weeks =
    given.weeks ??
    ([Math.max(1, Math.round(move.weeks[0] * pace)), Math.max(2, Math.round(move.weeks[1] * pace))] as [number, number])
  const cost = costOf(move, days, facts, given)
  const goals = statements.filter(({ kind }) => kind === 'goal').length
  const thinFound = thin && held.length > 0 && thin.kind === 'none told' ? undefined : thin
  const place = needsOf(facts)
    .filter(({ kind }) => kind === 'goal')
    .findIndex(({ id }) => given.answers.includes(id))
  const money = facts.quantities.some((one) => one.kind === 'money' && given.answers.includes(one.statement))
  const scored = given.scores
    ? pointsFrom(given.scores)
    : pointsOf(
        {
          stressed: false,
          place,
          money,
          move,
          measured: measures.length > 0,
          answers: statements.length,
          goals,
          limits: limits.length,
          lackedOwner: !told,
          leaving: false,
          ...(thinFound && { thin: thinFound }),
        },
        facts,
      )
  const topic = measures[0]?.what ?? statements.find((one) => one.topic)?.topic
  return {
    label: '',
    move: given.move,
    own: given.own,
    ai: given.ai,
    ...(topic && { topic }),
    answers: statements
      .filter(isNeed)
      .map(({ id, text, kind }): Answer => ({ statement: id, quote: text, kind: kind as Answer['kind'] })),
    measures,
    diagnosed: false,
    also: [],
    tied: [],
    told: statements
      .filter(
        ({ id }) =>
          facts.quantities.some((one) => one.statement === id) && !measures.some(({ statement }) => statement === id),
      )
      .map(({ text }) => text),
    data: { held, ...(thinFound && { thin: thinFound }) },
    owner: told ? { title: told.title, told: true } : { title: '', told: false },
    weeks,
    ...(given.trial && { trial: given.trial }),
    ...(given.begin && { begin: given.begin }),
    days,
    ...(cost && { cost }),
    ...(cost &&
      given.monthly && {
        monthly: { low: given.monthly[0], high: given.monthly[1], apart: paidMonthly(facts) },
      }),
    from: '',
    gate: '',
    to: '',
    after: [],
    limits,
    ...scored,
    role: 'next step',
    lens: move.lens,
    confidence: measures.length > 0 && !thinFound ? 'high' : thinFound ? 'low' : 'medium',
  }
}
