import { moveById } from '@cairn/knowledge/moves'
import { cosine } from '@cairn/knowledge/vectors'
import type { Statement } from '../facts.ts'
import { chosenMove, type Group } from './group.ts'
import { POLICY } from './policy.ts'

/** How much two matters are one: what they mean, the words they share, the help they call for. */
export function alike(a: Group, b: Group): number {
  const shared = overlap(wordsOf(a.statements), wordsOf(b.statements))
  let moves = 0
  for (const [move, share] of a.moves) moves += Math.min(share, b.moves.get(move) ?? 0)
  const lens = moveById(chosenMove(a)).lens === moveById(chosenMove(b)).lens ? POLICY.alike.lens : 0
  const [first, second] = [chosenMove(a), chosenMove(b)]
  const sure =
    first === second && (a.moves.get(first) ?? 0) > 0.3 && (b.moves.get(second) ?? 0) > 0.3 ? POLICY.sameMove : 0
  const { meaning, words, help } = POLICY.alike
  return meaning * cosine(a.vector, b.vector) + words * Math.min(1, shared) + help * Math.min(1, moves) + lens + sure
}

/** Words that two statements share, weighed by how rare they are in a brief. */
export function overlap(a: Set<string>, b: Set<string>): number {
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  return shared / 2
}

export function wordsOf(statements: readonly Statement[]): Set<string> {
  return new Set(statements.flatMap(({ words }) => words).filter((word) => word.length > 2 && !EVERYWHERE.has(word)))
}
const EVERYWHERE = new Set(
  'want get take make use need have give month week day year time people staff customer client new now last first good well also average about half per cent every mostly nearly most much many just really often usually around'.split(
    ' ',
  ),
)

/** Two statements that only share their way of speaking ('we lose', 'too slow') are two matters. */
export function sameSpeechOnly(a: Group, b: Group): boolean {
  return cosine(a.vector, b.vector) < 0.45 && overlap(wordsOf(a.statements), wordsOf(b.statements)) === 0
}

export function best<T>(list: readonly T[], score: (one: T) => number): T | undefined {
  let found: T | undefined
  let top = Number.NEGATIVE_INFINITY
  for (const one of list) {
    const value = score(one)
    if (value > top) [found, top] = [one, value]
  }
  return found
}
