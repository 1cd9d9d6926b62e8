import data from '../data/refusals.json' with { type: 'json' }
import { once } from './once.ts'
import type { Refusal } from './refusal-schema.ts'
import { signIndex } from './signs.ts'

export const REFUSALS = data as Refusal[]

const INDEX = once(() => signIndex(REFUSALS))
const BY_ID = new Map(REFUSALS.map((one) => [one.id, one]))

export function refusalById(id: string): Refusal | undefined {
  return BY_ID.get(id)
}

/** Those that clients of this trade may wish for. */
export function refusalsOfTrade(brief: string): ReadonlyMap<string, number> {
  return INDEX().ofTrade(brief)
}

/** The wish among them that a sentence tells most plainly. */
export function refusalIn(text: string, among: ReadonlyMap<string, number>): Refusal | undefined {
  const [first] = INDEX()
    .told(text, among)
    .sort((one, other) => weight(other, among) - weight(one, among))
  return first && BY_ID.get(first.id)
}

/** A word of the trade says that it is meant for this one. */
function weight(
  { id, groups, signs }: { id: string; groups: number; signs: number },
  among: ReadonlyMap<string, number>,
) {
  return groups + SIGN * signs + ((among.get(id) ?? 0) > 0 ? OWN : 0)
}
const SIGN = 0.1
const OWN = 1
