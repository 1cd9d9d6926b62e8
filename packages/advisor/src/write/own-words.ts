import { declinedById } from '@cairn/knowledge/declined'
import { refusalById } from '@cairn/knowledge/refusals'
import type { Move } from '@cairn/knowledge/move-schema'
import { wayOf } from '@cairn/knowledge/situations'
import type { Declined, Initiative } from '../plan.ts'

/** The wording of an initiative: a model's own where there is one, else that of the situation or the move. */
export function moveOf({ move, situation, own }: Pick<Initiative, 'move' | 'situation' | 'own'>): Move {
  const known = wayOf(move, situation)
  if (!own) return known
  const {
    title,
    test,
    fails,
    first,
    how = known.how,
    never = known.never,
    without = known.without,
    measure,
    baseline = known.baseline,
  } = own
  return {
    ...known,
    title,
    test,
    fails,
    first,
    how,
    never,
    without,
    baseline,
    measure: measure ? { ...known.measure, name: measure } : known.measure,
  }
}

/** Why a wish is declined and what instead. */
export function ideaOf(one: Pick<Declined, 'id' | 'case' | 'own'>): { because: string; instead: string } | undefined {
  return one.own ?? refusalById(one.case ?? '') ?? declinedById(one.id)
}
