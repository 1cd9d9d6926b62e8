import { rolesIn } from '@cairn/knowledge/roles'
import { saidIn, wayOf } from '@cairn/knowledge/situations'
import type { Facts } from '../facts.ts'

/** People of whom a piece of work speaks, and the client nowhere. */
export function strangersOf(facts: Facts, move: string, situation: string | undefined): string[] {
  if (situation === undefined) return []
  const told = new Set(rolesIn(Object.values(facts.fields).join(' ')))
  return rolesIn(saidIn(wayOf(move, situation))).filter((role) => !told.has(role))
}
