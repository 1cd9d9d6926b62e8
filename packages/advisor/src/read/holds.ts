import { classify } from './classify.ts'
import type { Features } from './features.ts'

/** The kinds of records that a sentence tells of, each with how likely; those left out that it hardly tells of. */
export function holdsOf(traits: Features): [record: string, likely: number][] {
  return classify('holds', traits, LEAST).flatMap(({ label, weight }): [string, number][] =>
    label === 'none' ? [] : [[label, weight]],
  )
}
const LEAST = 0.02
