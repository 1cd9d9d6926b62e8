import { declinedById } from '@cairn/knowledge/declined'
import { refusalById } from '@cairn/knowledge/refusals'
import { refusedKindById } from '@cairn/knowledge/refused-kinds'
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
  one: Pick<Declined, 'id' | 'case' | 'named' | 'own' | 'unsure' | 'kin'>,
): { because: string; instead: string } | undefined {
  if (one.own) return one.own
  if (one.named) return refusedKindById(one.named)
  if (one.unsure) return one.kin ? DANGERS[one.kin] : ANY_DANGER
  return refusalById(one.case ?? '') ?? declinedById(one.id)
}
/** What all dangers of a kin have in common, where the words name none of them. */
const DANGERS: Record<Kin, { because: string; instead: string }> = {
  deceives: {
    because:
      'Somebody else, a customer, an insurer or an office, would decide on something that is not true and bear the loss. In most countries that is fraud or unfair dealing, also for the one who only wrote it.',
    instead:
      'Write down what is missing, late or not as promised, and since when. Tell it to the one who relies on it, with what you offer and by which day, and keep true records from today.',
  },
  'reads people': {
    because:
      'It reads people by signals that they have not chosen to give. What a machine takes from a face, a voice or a movement is a guess, they cannot answer it, and in many countries the law forbids it or asks for their free consent.',
    instead:
      'Ask the people concerned: one short question a month, answered without names, and look at results by task, place and week instead of at persons.',
  },
  'judges people': {
    because:
      'It sorts people by a guess about them. Whoever is judged wrongly pays for it and mostly never learns why, and most countries forbid treating people worse for health, family or origin.',
    instead:
      'Write down the few things that the decision truly needs and ask them of everybody alike. The software may check that nothing is missing; a named person decides each case and tells the one concerned the reason.',
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
      'Use only what people gave for this purpose. For anything else ask them first, in one sentence that says what it is for, and go on only with those who agree.',
  },
}
/** It holds for whatever must not be done: the reason says no more, and one question helps the client on. */
const ANY_DANGER = {
  because:
    'As it is put, somebody could be hurt, misled or treated unfairly by it without seeing it or being able to object, and your firm would answer for that.',
  instead:
    'Answer one question in writing before anybody builds it: who would object if they saw exactly how it works, and to which part? Talk to them first; build the part that they agree to, and leave out the rest.',
}
