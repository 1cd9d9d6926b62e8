import { rolesIn } from '@cairn/knowledge/roles'
import { saidIn, situationById, wayOf } from '@cairn/knowledge/situations'
import { type Facts, tradeTold } from '../facts.ts'

/** People of whom a piece of work speaks, and the client nowhere. */
export function strangersOf(facts: Facts, move: string, situation: string | undefined): string[] {
  if (situation === undefined) return []
  const told = new Set(rolesIn(Object.values(facts.fields).join(' ')))
  return rolesIn(saidIn(wayOf(move, situation))).filter((role) => !told.has(role))
}

/** Which advice is for others who use the same words: that on patients is of no use to a vet, nor that on bidding to who publishes tenders. */
export function isForOthers(facts: Facts): (situation: string) => boolean {
  const told = Object.values(facts.fields).join(' ')
  const animals =
    ANIMALS_DOCTORS.test(tradeTold(facts)) && !/patient|pacient|pazient|pharmac|farmac|apothek/i.test(told)
  return (id) => {
    const { move, not_of } = situationById(id)
    return not_of?.includes(facts.trade) === true || (animals && isOfPatients(saidIn(wayOf(move, id))))
  }
}
const ANIMALS_DOCTORS = /(?<!\p{L})(?:vets?(?!\p{L})|veterin|vétérin|tierärzt|tierarzt|weterynar|dierenarts)/iu

/** What is named so often is what the advice is about. */
function isOfPatients(advice: string): boolean {
  return (advice.match(/\bpatients?\b/gi)?.length ?? 0) >= OFTEN
}
const OFTEN = 3

/** Who publishes tenders chooses none; they are written. */
export function ownWayOf({ trade }: Facts, move: string): string {
  return trade === 'Government' && move === 'go-no-go' ? 'draft' : move
}
