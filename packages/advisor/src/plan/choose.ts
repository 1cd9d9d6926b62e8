import type { Facts } from '../facts.ts'
import type { Initiative } from '../plan.ts'
import { leverOf, weight, type Group } from './group.ts'
import { differ, join } from './groups.ts'
import { alike, best, sameSpeechOnly } from './likeness.ts'
import { noteFor } from './notes.ts'
import { POLICY } from './policy.ts'

/** A matter and the help chosen for it. */
export interface Choice {
  group: Group
  move: string
  barred?: Initiative['barred']
  note?: string
  /** Those whom it rests on go, or may go. */
  leaving?: true
}

/** One help for each matter: where two would read alike, the lighter takes its second best, or joins the heavier. */
export function distinct(groups: readonly Group[], facts: Facts): Choice[] {
  const chosen: Choice[] = []
  const unsure: Group[] = []
  const pressing = (one: Group) => Math.max(0, ...one.levers.values())
  for (const group of [...groups].sort((a, b) => pressing(b) - pressing(a) || weight(b) - weight(a))) {
    const same = chosen.find((one) => one.move === leverOf(group))
    if (same && group.lead.kind === 'pain') {
      join(same.group, group)
      continue
    }
    const free = ([id]: [string, number]) => !chosen.some((one) => one.move === id)
    const byShare = (shares: Map<string, number>) => [...shares].sort((a, b) => b[1] - a[1])
    const lever = byShare(group.levers).find(free)?.[0]
    // The client's own diagnosis outweighs what is usual in the trade.
    const plain = Math.max(0, ...group.moves.values()) >= POLICY.plainGoal
    const note = lever || plain ? undefined : noteFor(facts, group)
    const wanted = lever ?? note?.move ?? likeliest(group)
    if (!wanted) {
      // Better an open question than help that nothing speaks for; what goes with another matter is told there.
      unsure.push(group)
      continue
    }
    const { move, barred } = allowed(wanted, group, facts)
    const twin = chosen.find(
      (one) => one.move === move && (one.note === note?.id || one.note === undefined || note === undefined),
    )
    const second = byShare(group.moves).find(
      (one) =>
        free(one) && one[0] !== move && one[1] >= POLICY.sure && allowed(one[0], group, facts).barred === undefined,
    )?.[0]
    if (!twin)
      chosen.push({
        group,
        move,
        ...(barred && { barred }),
        ...(note?.told && note.move === move && { note: note.id }),
      })
    else if (second) chosen.push({ group, move: second })
    else join(twin.group, group)
  }
  const [heaviest] = unsure.sort((a, b) => weight(b) - weight(a))
  if (chosen.length === 0 && heaviest) return [{ group: heaviest, move: 'measure' }]
  for (const group of unsure) fold(chosen, group)
  return chosen
}

/** The fewest pieces allowed: the lightest is told with its nearest, or stays open for the next year. */
export function fewer(all: readonly Choice[], most: number): Choice[] {
  const heavy = [...all].sort(
    (a, b) => Number(b.leaving ?? 0) - Number(a.leaving ?? 0) || weight(b.group) - weight(a.group),
  )
  const kept = heavy.slice(0, most)
  for (const { group } of heavy.slice(most)) fold(kept, group)
  return kept
}

function fold(into: readonly Choice[], group: Group): void {
  const nearest = best(
    into.filter((one) => !differ(one.group, group) && !sameSpeechOnly(one.group, group)),
    (one) => alike(one.group, group),
  )
  if (nearest && alike(nearest.group, group) >= POLICY.joinPain) join(nearest.group, group)
}

/** The help that something speaks for; else, of a figure to be moved, the search for what holds it where it is. */
function likeliest({ moves, measures }: Group): string | undefined {
  const [first] = [...moves].sort((a, b) => b[1] - a[1])
  if (first && first[1] >= POLICY.sure) return first[0]
  const [measure] = measures
  if (!measure) return undefined
  if (measure.direction === 'up') return 'measure'
  return (measure.now ?? measure.wanted)?.kind === 'duration' ? 'stages' : 'tally'
}

/** The client's words rule some help out: then the next best that they allow, and the words. */
function allowed(move: string, group: Group, facts: Facts): { move: string; barred?: Initiative['barred'] } {
  const words = facts.limits
    .filter(({ kind }) => kind === 'promise' || kind === 'refusal' || kind === 'agreement')
    .map(({ text }) => text)
  const told = facts.statements.map(({ text }) => text)
  const ruledOut = (id: string): string | undefined =>
    BARRED.flatMap(([moves, pattern]) =>
      moves.includes(id) ? (words.find((text) => pattern.test(text)) ?? []) : [],
    )[0] ?? (id === 'receptionist' ? told.find((text) => CANNOT_HEAR.test(text)) : undefined)
  const by = ruledOut(move)
  if (by === undefined) return { move }
  const next = [...group.moves].sort((a, b) => b[1] - a[1]).find(([id]) => ruledOut(id) === undefined)?.[0]
  return { move: INSTEAD[move] ?? next ?? 'measure', barred: { move, by } }
}
/** What comes nearest to a help that the client's word rules out. */
const INSTEAD: Record<string, string> = {
  receptionist: 'selfserve',
  transcribe: 'draft',
  inspect: 'checklist',
  count: 'record',
  rank: 'rule',
  recommend: 'rule',
}
/** A voice is no help to them. */
const CANNOT_HEAR = /\b(?:can(?:no|['’])t|cannot|do(?:n['’]t| not)) hear\b|\bhard of hearing\b|\bdeaf\b/i
const BARRED: [string[], RegExp][] = [
  [
    ['receptionist'],
    /\b(?:person|human|somebody|someone|one of us|real people)\b.{0,20}\b(?:picks? up|answers?|answer the)|\bno (?:chat)?bots?\b|\bno robots?\b|\bno machines? on the phone\b/i,
  ],
  [['transcribe'], /\bno (?:recordings?|microphones?|listening)\b|\bnot? (?:be )?record(?:ed|ing)?\b/i],
  [['inspect', 'count'], /\bno cameras?\b|\bdon['’]?t want cameras?\b/i],
  [['rank', 'recommend'], /\bno (?:individual )?(?:scoring|profiling|ranking)\b/i],
]
