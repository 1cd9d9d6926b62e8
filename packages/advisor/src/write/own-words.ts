import { declinedById } from '@cairn/knowledge/declined'
import { refusalById } from '@cairn/knowledge/refusals'
import type { Move } from '@cairn/knowledge/move-schema'
import { wayOf } from '@cairn/knowledge/situations'
import type { Declined, Initiative } from '../plan.ts'

/** The wording of an initiative: a model's own where there is one, else that of the situation or the move. */
export function moveOf({
  move,
  situation,
  own,
  strangers,
}: Pick<Initiative, 'move' | 'situation' | 'own' | 'strangers'>): Move {
  const known = wayOf(move, situation, strangers)
  if (!own) return known
  const {
    title,
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
export function ideaOf(
  one: Pick<Declined, 'id' | 'case' | 'own' | 'unsure'>,
): { because: string; instead: string } | undefined {
  return one.own ?? (one.unsure ? ANY_DANGER : (refusalById(one.case ?? '') ?? declinedById(one.id)))
}
const ANY_DANGER = {
  because:
    'Whatever it saves, it takes away a check, a choice or a truth that somebody relies on, and whoever runs it answers for the harm. The answer is no.',
  instead:
    'Name what it was to save or prevent, and put that right in the open: with those it touches, with a person who decides each case, and with records that say what happened.',
}
