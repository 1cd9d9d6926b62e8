import { aimsIn } from '@cairn/knowledge/aims'
import { leversIn } from '@cairn/knowledge/levers'
import { matterIn } from '@cairn/knowledge/matters'
import { MOVES } from '@cairn/knowledge/moves'
import { hasObject } from '@cairn/knowledge/objects'
import { once } from '@cairn/knowledge/once'
import { inEnglish, type Statement } from '../facts.ts'
import { POLICY } from './policy.ts'

/**
 * How one would help. What the client wants changed, where it is a thing that businesses everywhere name, decides most;
 * then the classifier and words that speak for a move in any trade. A move without its object in the sentence hardly counts.
 */
export function helpFor(statement: Statement): [string, number][] {
  const text = ` ${statement.text.toLowerCase()} ${statement.words.join(' ')} `
  const hits = movesIn(text)
  let total = 0
  for (const count of hits.values()) total += count
  const shares = new Map<string, number>(
    statement.moves.map(({ move, weight: share }) => [move, share * (total > 0 ? POLICY.classifier : 1)]),
  )
  // One word alone says little: a hit more than there are keeps a single one from deciding.
  for (const [id, count] of hits)
    shares.set(id, (shares.get(id) ?? 0) + ((1 - POLICY.classifier) * count) / (total + 1))
  for (const [id, share] of shares) if (!hasObject(id, text)) shares.set(id, share * POLICY.noObject)
  const matter = matterOf(statement)
  // That something is to be quicker says nothing of how; the rest of the sentence may.
  const open = matter === 'stages' && statement.moves.some(({ weight }) => weight >= POLICY.likely)
  if (matter && !open) return withFirst(shares, matter, POLICY.matter)
  const aims = aimsIn(inEnglish(statement)).filter(({ move }) => isThinkable(statement, move))
  // Where a goal is told, the records named in it are the means, not the aim.
  const aim = statement.kind === 'goal' ? aims.find(({ move }) => move !== 'record' && move !== 'supplier') : aims[0]
  if (!aim) return [...shares]
  return withFirst(shares, aim.move, aim.words > 1 ? POLICY.aim : POLICY.aimOneWord)
}

/** How many of each move's words a text has, found by their first letters: there are six hundred. */
function movesIn(text: string): Map<string, number> {
  const found = new Set<{ move: string; word: string }>()
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1))
    for (const one of byStart().get(text.slice(at + 1, at + 1 + START)) ?? [])
      if (text.startsWith(one.word, at + 1)) found.add(one)
  const counts = new Map<string, number>()
  for (const { move } of found) counts.set(move, (counts.get(move) ?? 0) + 1)
  return new Map(MOVES.flatMap(({ id }) => (counts.has(id) ? [[id, counts.get(id) ?? 0]] : [])))
}
/** No word that speaks for a move is shorter. */
const START = 2
const byStart = once(() =>
  Map.groupBy(
    MOVES.flatMap(({ id, words }) => words.map((word) => ({ move: id, word }))),
    ({ word }) => word.slice(0, START),
  ),
)

/** What a sentence wants changed, where its words leave no doubt; of a foreign one, by its glossed words. */
export function matterOf(statement: Statement): string | undefined {
  const found = matterIn(inEnglish(statement))
  return found !== undefined && isThinkable(statement, found) ? found : undefined
}

/** 'Routes that nobody climbs': a word that names a way of helping where nothing that was learned speaks for it. */
function isThinkable({ moves }: Statement, way: string): boolean {
  return moves.length === 0 || moves.some(({ move }) => move === way)
}

function withFirst(shares: Map<string, number>, move: string, own: number): [string, number][] {
  for (const [id, share] of shares) shares.set(id, share * (1 - own))
  shares.set(move, (shares.get(move) ?? 0) + own)
  return [...shares]
}

/** What happened once is told as a warning; it does not say what holds things up from day to day. */
const EPISODE = /\b(?:happened once|once,? in|last (?:spring|summer|autumn|fall|winter)|in (?:19|20)\d\d)\b/i

/** The causes a sentence names. That the reason is not known is one only where nothing says what is to change. */
export function leversOf(statement: Statement): string[] {
  if (statement.kind === 'pain' && EPISODE.test(statement.text)) return []
  return leversIn(inEnglish(statement)).filter((lever) => lever !== 'tally' || matterOf(statement) === undefined)
}
