import declined from '../data/declined.json' with { type: 'json' }
import type { DeclinedIdea } from './declined-schema.ts'

export const DECLINED = declined as readonly DeclinedIdea[]

export const DECLINED_BY_ID: ReadonlyMap<string, DeclinedIdea> = new Map(DECLINED.map((idea) => [idea.id, idea]))

export function declinedById(id: string): DeclinedIdea | undefined {
  return DECLINED_BY_ID.get(id)
}
