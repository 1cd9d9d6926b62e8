import { moveById } from '@cairn/knowledge/moves'
import type { Facts } from '../facts.ts'

const BRIEFS = new WeakMap<Facts, string>()

/** Whether the client has what a help takes for granted: bids to choose among, invoices to send, vans that make stops. */
export function isPresumed(facts: Facts, move: string): boolean {
  const brief = BRIEFS.get(facts) ?? wordsOf(facts)
  BRIEFS.set(facts, brief)
  return (moveById(move).presumes ?? []).every((group) => group.split('|').some((begin) => brief.includes(` ${begin}`)))
}

function wordsOf({ company, industry, fields }: Facts): string {
  const text = [company, industry, ...Object.values(fields)].join(' ').toLowerCase()
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `
}
