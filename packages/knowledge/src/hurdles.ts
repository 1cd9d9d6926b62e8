import data from '../data/hurdles.json' with { type: 'json' }

/** A circumstance that a plan must live with, and what is done about it in any trade. */
export interface Hurdle {
  id: string
  answer: string
}
export const HURDLES: readonly Hurdle[] = data

export function hurdleById(id: string): Hurdle | undefined {
  return HURDLES.find((one) => one.id === id)
}
