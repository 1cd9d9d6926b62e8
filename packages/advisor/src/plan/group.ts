import type { Measure, Statement } from '../facts.ts'
import { POLICY } from './policy.ts'

/** Statements that one initiative will answer. */
export interface Group {
  lead: Statement
  statements: Statement[]
  measures: Measure[]
  moves: Map<string, number>
  /** The situations that its statements may be, by weight. */
  situations: Map<string, number>
  /** The move for what is to change, where the lead or what goes on from it says so in plain words. */
  matter?: string
  vector: Float32Array
  /** Statements told here for want of a better place. */
  beside: Statement[]
  /** What the client's own words say is the matter, by weight; it decides before any likeness. */
  levers: Map<string, number>
  /** Statements that are no needs and name a lever. */
  hints: Statement[]
  /** What it is called, where no sentence of the client's says it. */
  topic?: string
}

export function weight(one: Group): number {
  const kinds = one.statements.map(({ kind }) => POLICY.kinds[kind as keyof typeof POLICY.kinds] ?? POLICY.otherKind)
  return Math.max(...kinds) + POLICY.more * (one.statements.length - 1) + POLICY.measured * one.measures.length
}

/** The move that answers the group: its statements' verdicts added up, the cause (a pain) counting as much as the wish. */
export function chosenMove(one: Group): string {
  return leverOf(one) ?? [...one.moves].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'measure'
}

/** What the client's trade knows it as. */
export function situationOf(one: Group): string | undefined {
  return [...one.situations].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** The lever that weighs most; two that weigh the same are settled by the moves. */
export function leverOf(one: Group): string | undefined {
  return [...one.levers].sort((a, b) => b[1] - a[1] || (one.moves.get(b[0]) ?? 0) - (one.moves.get(a[0]) ?? 0))[0]?.[0]
}
