import levers from '../data/levers.json' with { type: 'json' }
import matters from '../data/matters.json' with { type: 'json' }
import data from '../data/moves.json' with { type: 'json' }
import type { Move } from './move-schema.ts'

export const MOVES = [...data, ...levers.moves, ...matters.moves] as Move[]
const BY_ID = new Map(MOVES.map((one) => [one.id, one]))

export function moveById(id: string): Move {
  const found = BY_ID.get(id)
  if (!found) throw new Error(`no move ${id}`)
  return found
}
