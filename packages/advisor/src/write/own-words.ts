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
    'It does not say who checks each result, and whether those it touches know and agree. Without both the answer is no: whoever runs it answers for the harm.',
  instead:
    'Write on half a page who checks, whose yes it needs and what it may never do. What is left then can be tried on ten cases beside today’s way.',
}
