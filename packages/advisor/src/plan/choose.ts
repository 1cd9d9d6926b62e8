import type { Facts } from '../facts.ts'
import type { Initiative } from '../plan.ts'
import { leverOf, weight, type Group } from './group.ts'
import { join } from './groups.ts'
import { noteFor } from './notes.ts'
import { POLICY } from './policy.ts'

/** A matter and the help chosen for it. */
export interface Choice {
  group: Group
  move: string
  barred?: Initiative['barred']
  note?: string
}

/** One help for each matter: where two would read alike, the lighter takes its second best, or joins the heavier. */
export function distinct(groups: readonly Group[], facts: Facts): Choice[] {
  const chosen: Choice[] = []
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
    const { move, barred } = allowed(lever ?? note?.move ?? likeliest(group), group, facts)
    const twin = chosen.find(
      (one) => one.move === move && (one.note === note?.id || one.note === undefined || note === undefined),
    )
    const top = Math.max(0, ...group.moves.values())
    const second = byShare(group.moves).find(
      (one) =>
        free(one) &&
        one[0] !== move &&
        one[1] >= POLICY.secondBest * top &&
        allowed(one[0], group, facts).barred === undefined,
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
  return chosen
}

/** Where nothing speaks for any kind of help: of a figure that is told the reasons are ticked, any other is counted first. */
function likeliest({ moves, lead, measures }: Group): string {
  const [first] = [...moves].sort((a, b) => b[1] - a[1])
  if (first && first[1] >= POLICY.sure) return first[0]
  return measures.length > 0 || /\d/.test(lead.text) ? 'tally' : 'measure'
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
