import { isOfMany, situationsIn, situationsNamed, situationsOfTrade } from '@cairn/knowledge/situations'
import { type Facts, type Kind, type Statement, tradeTold } from '../facts.ts'

type Known = [id: string, share: number][]

/** A brief's sentences are asked about many times over. */
const BRIEFS = new WeakMap<Facts, { trade: Map<string, number>; sentences: Map<string, Known> }>()

/** What the client's trade knows a sentence as; two that it speaks for alike share it. */
export function situationsOf(facts: Facts, statement: Statement): Known {
  const { text } = statement
  const brief = BRIEFS.get(facts) ?? {
    trade: situationsOfTrade(tradeTold(facts)),
    sentences: new Map<string, Known>(),
  }
  BRIEFS.set(facts, brief)
  const known = brief.sentences.get(text)
  if (known) return known
  const found = situationsIn(text, brief.trade)
  const plain = found.filter(([, weight]) => weight === found[0]?.[1]).map(([id]) => id)
  // 'Diesel 2.31 km/l -> 2.50': no sentence, but a name that the trade knows.
  const named = plain[0] && !isOfMany(plain[0]) ? [] : situationsNamed(figureOf(facts, statement), brief.trade)
  const first = named[0] ? [named[0]] : plain
  const own = first.map((id): Known[number] => [id, 1 / first.length])
  brief.sentences.set(text, own)
  return own
}

/** What a goal with a figure calls it: the words before the first digit, without those that only move it. */
function figureOf(facts: Facts, { text, span, id }: Statement): string {
  if (span.field !== 'goals' || !facts.quantities.some(({ statement }) => statement === id)) return ''
  const lead = text.slice(0, Math.max(0, text.search(/\d/)))
  return lead.replace(MOVES, '').replace(STANDS, '')
}
const MOVES =
  /^\s*(?:(?:to|and|also|please|we|i|want|would like|need|cut|reduce|lower|bring|get|raise|increase|lift|push|drop|halve|shorten|improve|grow|our|the|my|down|up|average|avg|fewer|less|more|better|faster)\s+)+/i
const STANDS =
  /(?:[\s,:;(–-]+(?:is|are|was|were|at|from|of|in|to|about|around|some|roughly|currently|now|today|avg|average|median|takes?|took|still|only|down|up|by|we|have|had|it|stands?|runs?|per|a|the)\b)*[\s,:;(–—\-+$€£~<>≥≤]*$/i

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
