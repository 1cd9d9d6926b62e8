import { declinedById } from '@cairn/knowledge/declined'
import { refusalById } from '@cairn/knowledge/refusals'
import type { Move } from '@cairn/knowledge/move-schema'
import { wayOf } from '@cairn/knowledge/situations'
import type { Declined, Initiative, Kin } from '../plan.ts'

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
  one: Pick<Declined, 'id' | 'case' | 'own' | 'unsure' | 'kin'>,
): { because: string; instead: string } | undefined {
  if (one.own) return one.own
  if (one.unsure) return one.kin ? DANGERS[one.kin] : ANY_DANGER
  return refusalById(one.case ?? '') ?? declinedById(one.id)
}
const DANGERS: Record<Kin, { because: string; instead: string }> = {
  deceives: {
    because:
      'Somebody would act on what is not so. Once it shows, all else you say is doubted too, and whoever signs it or runs it answers for the harm.',
    instead:
      'Put right in the open what it was to cover: say what is missing and when it will be there, and keep true records from today.',
  },
  'reads people': {
    because:
      'It reads people by signals that they have not chosen to give. What a machine takes from a face, a voice or a movement is a guess, they cannot answer it, and in many countries the law forbids it or asks for their free consent.',
    instead: 'Ask the people concerned, openly, and look at results by task, place and week instead of at persons.',
  },
  'judges people': {
    because:
      'It sorts people by a guess about them. Whoever is judged wrongly pays for it and mostly never learns why, and most countries forbid treating people worse for health, family or origin.',
    instead:
      'Use the same early signs to offer help or a talk, openly, to all they point to; a person decides each case for reasons that can be told to the one concerned.',
  },
  'decides alone': {
    because:
      'Where health or safety hangs on it, somebody who answers for it must look, measure and decide. A machine that is mostly right is trusted the one time it is wrong.',
    instead:
      'Let it show what it sees and what was done in like cases; a trained person looks, decides and acts, and guards, limits and waiting times stay as they are.',
  },
  'breaks trust': {
    because:
      'What people gave for one purpose would be used for another. Confidence, contract or law are broken at that moment, and it cannot be taken back.',
    instead:
      'Use only what people gave for this purpose, ask those you want to reach, and keep their data where you promised.',
  },
}
const ANY_DANGER = {
  because:
    'Whatever it saves, it takes away a check, a choice or a truth that somebody relies on, and whoever runs it answers for the harm. The answer is no.',
  instead:
    'Name what it was to save or prevent, and put that right in the open: with those it touches, with a person who decides each case, and with records that say what happened.',
}
