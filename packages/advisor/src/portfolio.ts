import type { Reading } from './brief-reader.ts'
import { hash } from './hash.ts'
import { GENERAL, LIBRARY, USE_CASES } from './knowledge/library.ts'
import type { UseCase } from './knowledge/schema.ts'
import { crosses } from './red-lines.ts'
import type { RedLine } from './red-lines.ts'
import type { Sentence } from './reading/sentences.ts'
import { isWish } from './matching.ts'
import type { Scored } from './scoring.ts'

export type Role = 'quick win' | 'foundation' | 'strategic bet' | 'next step'

export interface Chosen extends Scored {
  role: Role
  /** Ids of chosen use cases that come first. */
  needs: string[]
}

/** What the client asks for first, or the figure that weighs most, and the initiative that answers it. */
export interface MainWish {
  kind: 'goal' | 'figure'
  sentence: Sentence
  answer: Chosen
}

export interface Portfolio {
  chosen: Chosen[]
  wish: MainWish | undefined
  /** What a red line took out, by the line. */
  removed: Map<RedLine, UseCase[]>
  /** Spoken for by the brief and still not chosen. */
  waiting: Scored[]
  firstStepNotAI: boolean
}

const CHOSEN_MIN = 3
const CHOSEN_MAX = { small: 4, medium: 4, large: 5 }
/** A fourth and fifth must earn their place: this share of what the first explains. */
const WORTH = 0.34

/**
 * `wanted` are ids that somebody proposes instead of our own pick; red lines, groundwork and order stay ours. `most` is
 * how many there is room for.
 */
export function choose(
  candidates: readonly Scored[],
  reading: Reading,
  wanted?: readonly string[],
  most = CHOSEN_MAX[reading.size],
): Portfolio {
  const removed = new Map<RedLine, UseCase[]>(reading.redLines.map((line) => [line, []]))
  const tiny = reading.size === 'small' && reading.systems.length === 0 && reading.dataLevel < 1
  const allowed = candidates.filter((candidate) => {
    // A trade's own record system is more than three people with a notebook can carry: the plain one will do.
    if (tiny && candidate.useCase.pattern === 'records-foundation' && !candidate.useCase.id.startsWith('general/'))
      return false
    const line = reading.redLines.find((one) => crosses(candidate.useCase, one))
    if (line && candidate.relevance > 0.12) removed.get(line)?.push(candidate.useCase)
    return !line
  })
  const thin = reading.dataLevel < 0.75 || (reading.noRecords && reading.dataLevel < 1.7)
  const firstStepNotAI = thin || (reading.size === 'small' && reading.dataLevel < 1.1 && reading.teamLevel < 1)
  const picked = wanted
    ? wanted.flatMap((id) => allowed.find((candidate) => candidate.useCase.id === id) ?? []).slice(0, most)
    : pick(allowed, most, reading)
  addFoundation(picked, allowed, reading, firstStepNotAI, most)
  fill(picked, allowed, reading)
  const chosen = order(withRoles(picked), reading, firstStepNotAI)
  const ids = new Set(chosen.map((one) => one.useCase.id))
  return {
    chosen,
    wish: mainWish(chosen, reading),
    removed,
    waiting: allowed.filter(
      (candidate) => !ids.has(candidate.useCase.id) && candidate.relevance > 0.1 && candidate.evidence.length > 0,
    ),
    firstStepNotAI,
  }
}

/** Greedy: each next one is worth what it explains of the brief that is not explained yet. */
function pick(candidates: readonly Scored[], most: number, reading: Reading): Scored[] {
  const clauses = candidates[0]?.attention.length ?? 0
  const best = Array.from({ length: clauses }, (_, at) =>
    Math.max(1e-9, ...candidates.map((one) => one.attention[at] ?? 0)),
  )
  const open = best.map(() => 1)
  const picked: Scored[] = []
  let firstGain = 0
  while (picked.length < most) {
    let top: { candidate: Scored; gain: number } | undefined
    for (const candidate of candidates) {
      if (
        picked.includes(candidate) ||
        !candidate.fits ||
        !candidate.evidence.some(isWish) ||
        borrowed(candidate, reading) ||
        secondGround(candidate, picked)
      )
        continue
      const parts = candidate.attention
        .map((score, at) => score * (score / (best[at] ?? 1)) ** 2 * (open[at] ?? 0))
        .sort((a, b) => b - a)
      const explained = parts.slice(0, 4).reduce((sum, part, rank) => sum + part / 2 ** rank, 0)
      const gain =
        explained *
        (0.6 + (0.8 * candidate.points.total) / 100) *
        Math.min(1, ...picked.map((one) => apart(one, candidate)))
      if (!top || gain > top.gain) top = { candidate, gain }
    }
    if (!top || top.gain <= 0) break
    if (picked.length === 0) firstGain = top.gain
    if (picked.length > 0 && (top.gain < Math.min(firstGain, 25) * WORTH || top.gain < 3)) break
    picked.push(top.candidate)
    top.candidate.attention.forEach((score, at) => {
      open[at] = (open[at] ?? 0) * (1 - 0.85 * (score / (best[at] ?? 1)) ** 2)
    })
  }
  return picked
}

/** Two of one pattern, or a general record and a trade's own, are one initiative where the same words speak for both. */
function apart(a: Scored, b: Scored): number {
  const general = a.useCase.id.startsWith('general/') !== b.useCase.id.startsWith('general/')
  const alike = a.useCase.pattern === b.useCase.pattern
  if (strongest(a) === strongest(b) && (alike || general)) return 0.35
  return alike ? 0.9 : 1
}

function strongest(one: Scored): number {
  return one.attention.indexOf(Math.max(...one.attention))
}

const GROUNDWORK = new Set<UseCase['pattern']>(['records-foundation', 'process-automation', 'training'])

function addFoundation(
  picked: Scored[],
  allowed: readonly Scored[],
  reading: Reading,
  firstStepNotAI: boolean,
  most: number,
): void {
  const hungry = picked.some((one) => one.useCase.data_demand - 1 > reading.dataLevel)
  const hasGround = picked.some((one) => one.useCase.pattern === 'records-foundation')
  if (hasGround || !(firstStepNotAI || (hungry && reading.dataLevel < 1.3))) return
  const wanted = picked
    .flatMap((one) => one.useCase.after)
    .filter((id) => USE_CASES.get(id)?.pattern === 'records-foundation')
  const own = LIBRARY[reading.industry].use_cases
    .filter((one) => one.pattern === 'records-foundation')
    .map((one) => one.id)
  const ranked = allowed.filter(
    (one) =>
      [...wanted, ...own, ...GENERAL.use_cases.map((u) => u.id)].includes(one.useCase.id) &&
      one.useCase.pattern === 'records-foundation',
  )
  const onPaper = reading.sentences.some((sentence) => sentence.concepts.has('paper'))
  const value = (one: Scored) =>
    one.relevance +
    (wanted.includes(one.useCase.id) ? 0.3 : 0) +
    (one.useCase.id.startsWith('general/') ? (onPaper ? 0.3 : 0) : 0.05)
  const ground = ranked.reduce<Scored | undefined>((a, b) => (a && value(a) >= value(b) ? a : b), undefined)
  if (!ground) return
  if (picked.length >= most) picked.pop()
  // It rests on the state of the records, not on a wish.
  picked.push({ ...ground, evidence: reading.dataReason ? [reading.dataReason] : [] })
}

/** With nothing to go on, what serves any office: house rules first, then two that differ from firm to firm. */
const BROAD = [
  'general/meeting-notes',
  'general/document-search',
  'general/inbox-triage',
  'general/report-drafting',
  'general/quote-drafting',
  'general/enquiry-answers',
]

function broad(id: string, reading: Reading): number {
  if (id === 'general/ai-skills-policy') return 4
  const at = BROAD.indexOf(id)
  return at === -1 ? -1 : (hash(reading.company + id) % 100) / 33
}

/** Too few that the brief speaks for: what the picked ones wait for, then what pays in this field with the data at hand. */
function fill(picked: Scored[], allowed: readonly Scored[], reading: Reading): void {
  const waitedFor = () => picked.flatMap((one) => one.useCase.after)
  const field = (one: Scored) => (one.useCase.id.startsWith('general/') ? 0 : 1)
  const value = (one: Scored) =>
    one.relevance * 120 +
    one.points.total * 0.3 +
    (waitedFor().includes(one.useCase.id) ? 15 : 0) +
    (reading.vague ? broad(one.useCase.id, reading) * 8 : field(one) * 6) -
    one.useCase.risk * 2 -
    Math.max(0, one.useCase.data_demand - 1 - reading.dataLevel) * 6 -
    (picked.some((other) => apart(other, one) < 0.6) ? 18 : 0)
  while (picked.length < CHOSEN_MIN) {
    const rest = allowed.filter(
      (one) => one.fits && !picked.includes(one) && !borrowed(one, reading) && !secondGround(one, picked),
    )
    if (rest.length === 0) return
    picked.push(rest.reduce((a, b) => (value(b) > value(a) ? b : a)))
  }
}

/** A record of another trade must be spoken for as clearly as one of the client's own. */
const BORROW_MIN = 11

/** One place for the records is enough for a year. */
function secondGround(one: Scored, picked: readonly Scored[]): boolean {
  return (
    one.useCase.pattern === 'records-foundation' &&
    picked.some((other) => other.useCase.pattern === 'records-foundation')
  )
}

/** A use case of a field that is not the client's needs the client's words to speak for it. */
function borrowed(one: Scored, reading: Reading): boolean {
  const field = one.useCase.id.split('/')[0]
  return (
    field !== 'general' &&
    field !== reading.industry.toLowerCase() &&
    (reading.vague ||
      one.relevance < 0.6 ||
      one.strength < BORROW_MIN ||
      one.evidence.filter(isWish).length < (one.near ? 1 : 2))
  )
}

function withRoles(picked: readonly Scored[]): Chosen[] {
  const ids = new Set(picked.map((one) => one.useCase.id))
  const waitedFor = new Set(picked.flatMap((one) => one.useCase.after))
  const roles = new Map<Scored, Role>()
  const take = (role: Role, from: readonly Scored[], value: (one: Scored) => number) => {
    const free = from.filter((one) => !roles.has(one))
    if (free.length > 0)
      roles.set(
        free.reduce((a, b) => (value(b) > value(a) ? b : a)),
        role,
      )
  }
  const weeks = (one: Scored) => (one.useCase.weeks[0] + one.useCase.weeks[1]) / 2
  take(
    'foundation',
    picked.filter(
      (one) =>
        one.useCase.pattern === 'records-foundation' ||
        (waitedFor.has(one.useCase.id) && one.useCase.kind === 'process'),
    ),
    (one) => (waitedFor.has(one.useCase.id) ? 100 : 0) + one.points.total,
  )
  take(
    'quick win',
    picked,
    (one) =>
      one.feasibility * 1.2 +
      one.impact * 0.5 -
      weeks(one) * 0.4 -
      one.useCase.data_demand * 0.5 -
      one.useCase.risk * 0.5,
  )
  take('strategic bet', picked, (one) => one.useCase.impact * 2 + weeks(one) * 0.3 + one.useCase.risk)
  return picked.map((one) => ({
    ...one,
    role:
      roles.get(one) ??
      (GROUNDWORK.has(one.useCase.pattern) && one.useCase.pattern === 'records-foundation'
        ? 'foundation'
        : 'next step'),
    needs: one.useCase.after.filter((id) => ids.has(id)),
  }))
}

/** Below this share of what speaks best to a sentence, an initiative only touches it. */
const ANSWERS = 0.5

/** The first goal that an initiative answers; without one, the sentence with the largest sum of money or time. */
function mainWish(chosen: readonly Chosen[], reading: Reading): MainWish | undefined {
  const goals = reading.sentences.filter((one) => one.field === 'business_goals' && !one.order)
  const weighty = reading.figures
    .filter((figure) => figure.kind === 'money' && isWish(figure.sentence))
    .sort((a, b) => b.value - a.value)
    .map((figure) => figure.sentence)
  const among = [
    ...goals.map((sentence) => ({ kind: 'goal' as const, sentence })),
    ...weighty.map((sentence) => ({ kind: 'figure' as const, sentence })),
  ]
  for (const { kind, sentence } of among) {
    const said = (one: Chosen) => one.heard.get(sentence) ?? 0
    const answer = chosen.reduce<Chosen | undefined>((a, b) => (a && said(a) >= said(b) ? a : b), undefined)
    if (answer && said(answer) >= ANSWERS) return { kind, sentence, answer }
  }
  return undefined
}

/** Dependencies first; then what is nearest to the client's words and to hand. */
function order(chosen: Chosen[], reading: Reading, firstStepNotAI: boolean): Chosen[] {
  const ground = chosen.filter((one) => one.role === 'foundation')
  for (const one of chosen)
    if (one.role !== 'foundation' && one.useCase.data_demand - 1 > reading.dataLevel + 0.3)
      one.needs = [...new Set([...one.needs, ...ground.map((base) => base.useCase.id)])].filter(
        (id) => id !== one.useCase.id,
      )
  const wish = mainWish(chosen, reading)
  const rank = (one: Chosen) =>
    (wish?.answer.useCase.id === one.useCase.id ? (one.relevance > 0.2 ? 40 : 20) : 0) +
    (one.role === 'foundation'
      ? reading.dataLevel < 1.5
        ? 30
        : 6
      : one.role === 'quick win'
        ? one.relevance > 0.35
          ? 12
          : 6
        : one.role === 'strategic bet'
          ? -8
          : 0) +
    one.points.total * 0.35 +
    one.relevance * 26 +
    (firstStepNotAI && one.useCase.kind !== 'AI' ? 40 : 0)
  const left = [...chosen].sort((a, b) => rank(b) - rank(a))
  const ordered: Chosen[] = []
  while (left.length > 0) {
    const at = left.findIndex((one) => one.needs.every((id) => ordered.some((done) => done.useCase.id === id)))
    const [next] = left.splice(Math.max(0, at), 1)
    if (next)
      ordered.push({ ...next, needs: next.needs.filter((id) => ordered.some((done) => done.useCase.id === id)) })
  }
  return ordered
}
