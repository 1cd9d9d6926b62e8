import type { PointsBreakdown } from '@cairn/contract/insights'
import type { Move } from '@cairn/knowledge/move-schema'
import type { Facts } from '../facts.ts'
import type { Initiative, Thin } from '../plan.ts'
import { POLICY } from './policy.ts'

interface Case {
  /** Its place among the client's goals: what is named first usually matters most. */
  place: number
  /** The client says that it matters most. */
  stressed: boolean
  /** Money stands in what it answers. */
  money: boolean
  move: Move
  measured: boolean
  answers: number
  goals: number
  thin?: Thin
  lackedOwner: boolean
  /** Those whom other work rests on go: later is too late. */
  leaving: boolean
  limits: number
}

/** 0 to 100 by the published weights, and what the map shows (0 to 10). */
export function pointsOf(one: Case, facts: Facts): Scored {
  const impact = clamp(
    one.move.impact / 5 +
      (one.measured ? MEASURED : 0) +
      0.05 * Math.min(3, one.answers - 1) +
      (one.leaving ? 0.3 : one.goals > 0 ? 0.08 : -0.3) +
      (one.money ? 0.06 : 0) -
      // To count first changes nothing by itself.
      (one.move.id === 'measure' ? 0.2 : 0) -
      (one.stressed ? -0.25 : 0.04 * Math.max(0, one.place)) -
      0.1,
  )
  const people = facts.size === 'small' && one.move.days[1] > 18 ? -0.15 : 0
  const feasibility = clamp(
    one.move.feasibility / 5 + people - 0.04 * Math.min(2, one.limits) - (one.lackedOwner ? 0.05 : 0),
  )
  const data = clamp(one.move.data <= 1 ? 0.75 : one.thin ? THIN[one.thin.kind] : HELD)
  const risk = clamp(1.1 - one.move.risk / 5)
  const fit = clamp(
    (one.move.ai ? (facts.size === 'small' ? 0.6 : 0.75) : 0.95) -
      (one.move.seats === 'team' && facts.size === 'large' ? 0.1 : 0),
  )
  const scored = weighed({ impact, feasibility, data, risk, fit })
  const lift = {
    records: one.thin ? round(HELD * POLICY.points.data) - scored.points.data : 0,
    figures: one.measured ? 0 : round(MEASURED * POLICY.points.impact),
  }
  return { ...scored, ...(lift.records + lift.figures > 0 && { lift }) }
}

export type Scores = Record<keyof typeof POLICY.points, number>
interface Scored {
  points: PointsBreakdown
  lift?: NonNullable<Initiative['lift']>
  impact: number
  feasibility: number
}

/** The same by another mind's own judgement, 0 to 10 each. */
export function pointsFrom(scores: Scores): Scored {
  return weighed(Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, clamp(score / 10)])) as Scores)
}

function weighed(shares: Scores): Scored {
  const w = POLICY.points
  const parts = {
    impact: round(shares.impact * w.impact),
    feasibility: round(shares.feasibility * w.feasibility),
    data: round(shares.data * w.data),
    risk: round(shares.risk * w.risk),
    fit: round(shares.fit * w.fit),
  }
  const total = Object.values(parts).reduce((a, b) => a + b, 0)
  return {
    points: { ...parts, total },
    impact: round(shares.impact * 100) / 10,
    feasibility: round(shares.feasibility * 100) / 10,
  }
}
/** Records that can bear the method; a goal with its figures. */
const HELD = 0.85
const MEASURED = 0.12
const THIN: Record<Thin['kind'], number> = { 'none told': 0.5, 'too young': 0.45, paper: 0.35, holes: 0.55 }

export function roleOf(
  one: Pick<Initiative, 'ai' | 'impact' | 'feasibility' | 'after' | 'move'>,
  feeds: boolean,
): Initiative['role'] {
  if (feeds || (!one.ai && ['record', 'measure', 'trace', 'handover', 'agree'].includes(one.move))) return 'foundation'
  if (one.feasibility >= 7.5) return 'quick win'
  return one.impact >= 7.5 ? 'strategic bet' : 'next step'
}

function clamp(value: number): number {
  return Math.max(0.05, Math.min(1, value))
}
function round(value: number): number {
  return Math.round(value)
}
