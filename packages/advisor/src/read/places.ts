import type { Facts, Place } from '../facts.ts'

export function placeOf(_facts: Facts): Place | undefined {
  return undefined
}
