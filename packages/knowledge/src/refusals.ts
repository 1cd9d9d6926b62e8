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

export interface Wish {
  refusal: Refusal
  /** Three things of it are said, and the trade is named: it is hardly another. */
  plain: boolean
  /** One of the two. */
  near: boolean
}

/** The wishes among them that a sentence tells of, the plainest first. */
export function refusalsIn(text: string, among: ReadonlyMap<string, number>): Wish[] {
  return INDEX()
    .told(text)
    .filter(({ id }) => among.has(id))
    .map((told) => ({ ...told, ofTrade: (among.get(told.id) ?? 0) > 0 }))
    .sort((one, other) => weight(other) - weight(one))
    .flatMap(({ id, groups, ofTrade }): Wish[] => {
      const refusal = BY_ID.get(id)
      return refusal
        ? [{ refusal, plain: ofTrade && groups >= PLAIN_GROUPS, near: ofTrade || groups >= PLAIN_GROUPS }]
        : []
    })
}
const PLAIN_GROUPS = 3

/** A word of the trade says that it is meant for this one. */
function weight({ groups, signs, ofTrade }: { groups: number; signs: number; ofTrade: boolean }): number {
  return groups + SIGN * signs + (ofTrade ? OWN : 0)
}
const SIGN = 0.1
const OWN = 1
