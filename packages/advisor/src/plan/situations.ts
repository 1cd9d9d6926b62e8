import { situationsIn, situationsOfTrade } from '@cairn/knowledge/situations'
import type { Facts, Kind, Statement } from '../facts.ts'

type Known = [id: string, share: number][]

/** A brief's sentences are asked about many times over. */
const BRIEFS = new WeakMap<Facts, { trade: Map<string, number>; sentences: Map<string, Known> }>()

/** What the client's trade knows a sentence as; two that it speaks for alike share it. */
export function situationsOf(facts: Facts, { text }: Statement): Known {
  const brief = BRIEFS.get(facts) ?? {
    trade: situationsOfTrade(facts.statements.map((one) => one.text).join(' . ')),
    sentences: new Map<string, Known>(),
  }
  BRIEFS.set(facts, brief)
  const known = brief.sentences.get(text)
  if (known) return known
  const found = situationsIn(text, brief.trade)
  const first = found.filter(([, weight]) => weight === found[0]?.[1])
  const own = first.map(([id]): Known[number] => [id, 1 / first.length])
  brief.sentences.set(text, own)
  return own
}

/** What the trade knows as a trouble is one, even where it is told like a remark on the matter before it. */
export function asNeed(facts: Facts, one: Statement): Statement {
  if (!isApart(facts, one)) return one
  const { continues: _, ...own } = one
  return { ...own, kind: one.span.field === 'goals' ? 'goal' : 'pain' }
}

/** Told inside another matter, and known as one of its own. */
export function isApart(facts: Facts, one: Statement): boolean {
  const { field } = one.span
  if (!REMARKS.has(one.kind) || (field !== 'goals' && field !== 'challenges')) return false
  const root = facts.statements.find(({ id }) => id === one.continues)
  const same = new Set(root ? situationsOf(facts, root).map(([id]) => id) : [])
  const own = situationsOf(facts, one)
  return own.length > 0 && !own.some(([id]) => same.has(id))
}
const REMARKS: ReadonlySet<Kind> = new Set<Kind>(['background', 'volume', 'gap'])
