import type { Move } from '@cairn/knowledge/moves'
import type { Facts, Statement } from '../facts.ts'

/** Somebody who exists: a role the brief names that fits the work, not one who is about to leave. */
export function ownerOf(facts: Facts, move: Move, statements: readonly Statement[]): { title: string; told: boolean } {
  const leaving = new Set(facts.absences.filter(({ what }) => what !== 'returns').map(({ who }) => who.toLowerCase()))
  const words = new Set(statements.flatMap((one) => one.words))
  const near = new Set(statements.map(({ id }) => id))
  const candidates = facts.roles.filter(
    ({ title }) =>
      !leaving.has(title.toLowerCase()) &&
      title.length < 40 &&
      !/^(?:less|more|fewer|new|many|few|some|most|another|other|young|old)\b/i.test(title),
  )
  let best: { title: string; score: number } | undefined
  for (const role of candidates) {
    const title = role.title.toLowerCase()
    const rank = move.owner.findIndex((word) => title.includes(word))
    const shared = title.split(/\s+/).filter((word) => words.has(word.replace(/s$/, ''))).length
    const score = (rank >= 0 ? 3 - rank * 0.5 : 0) + shared + (near.has(role.statement) ? 1.2 : 0)
    if (score > (best?.score ?? 0.9)) best = { title: role.title, score }
  }
  if (best) return { title: best.title, told: true }
  return { title: '', told: false }
}
