import type { Facts, Place } from '../facts.ts'

export function placeOf(_facts: Facts): Place | undefined {
  return undefined
}
export function homeCurrency(_country: string): string | undefined {
  return undefined
}
