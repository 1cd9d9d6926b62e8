import type { IndustryValue } from '@cairn/contract/industries'
import type { TradeNote } from '@cairn/knowledge/trade-schema'
import { notesOf } from '@cairn/knowledge/trades'
import { cosine, vectorOf } from '@cairn/knowledge/vectors'
import type { Facts } from '../facts.ts'
import type { Group } from './group.ts'
import { POLICY } from './policy.ts'

interface Prepared {
  note: TradeNote
  signals: Float32Array[]
  terms: { words: string[] }[]
}

interface Found {
  id: string
  move: string
  score: number
  /** So close that its own words fit this client; else it only says which help is usual. */
  told: boolean
}

const PREPARED = new Map<string, Prepared[]>()

/** What the client's trade knows of this need, if one of its notes fits both the words and the move. */
export function noteFor(facts: Facts, group: Group): Found | undefined {
  const words = new Set(group.statements.flatMap((one) => one.words))
  const lead = vectorOf(group.lead.words)
  const top = Math.max(...group.moves.values(), 0.01)
  let best: Found | undefined
  for (const { note, signals, terms } of prepared(facts.trade)) {
    const near = signals
      .map((signal) => cosine(signal, group.vector) * 0.5 + cosine(signal, lead) * 0.5)
      .sort((a, b) => b - a)
    const close = ((near[0] ?? 0) + (near[1] ?? near[0] ?? 0)) / 2
    const hits = terms.filter((term) => term.words.every((word) => words.has(word))).length
    const move = note.moves[0] as string
    const share = Math.max(...note.moves.map((one) => group.moves.get(one) ?? 0)) / top
    if (hits < 2 && (hits === 0 || close < POLICY.noteClose)) continue
    const score = 0.5 * close + 0.09 * Math.min(4, hits) + 0.28 * share
    if (score > (best?.score ?? POLICY.noteFits))
      best = { id: note.id, move, score, told: hits >= POLICY.noteTerms && score >= POLICY.noteTold }
  }
  return best
}

function prepared(trade: string): Prepared[] {
  const known = PREPARED.get(trade)
  if (known) return known
  const made = notesOf(trade as IndustryValue)
    .filter(({ id }) => !id.startsWith('other/') || trade === 'Other')
    .map((note) => ({
      note,
      signals: note.signals.map((signal) => vectorOf(plain(signal))),
      terms: note.terms.map((term) => ({ words: plain(term) })),
    }))
  PREPARED.set(trade, made)
  return made
}

/** Notes are our own words: a light stem is enough to meet the reader's lemmas. */
function plain(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) =>
    word.length > 4 ? word.replace(/ies$/, 'y').replace(/(?<![su])s$/, '') : word,
  )
}
