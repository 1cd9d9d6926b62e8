import { isOfMany, situationById } from '@cairn/knowledge/situations'
import type { Facts } from '../facts.ts'
import type { Initiative } from '../plan.ts'
import { INSTEAD, ruledOut, situationRuledOut } from './barred.ts'
import { formOf, hurts } from './forms.ts'
import { leverOf, situationOf, weight, type Group } from './group.ts'
import { leversOf } from './help.ts'
import { differ, join } from './groups.ts'
import { alike, best, sameSpeechOnly } from './likeness.ts'
import { POLICY } from './policy.ts'
import { countedOf } from './situations.ts'

/** A matter and the help chosen for it. */
export interface Choice {
  group: Group
  move: string
  barred?: Initiative['barred']
  situation?: string
  /** Those whom it rests on go, or may go. */
  leaving?: true
}

/** One help for each matter: where two would read alike, the lighter takes its second best, or joins the heavier. */
export function distinct(groups: readonly Group[], facts: Facts): Choice[] {
  const chosen: Choice[] = []
  const unsure: Group[] = []
  const pressing = (one: Group) => Math.max(0, ...one.levers.values())
  for (const group of [...groups].sort((a, b) => pressing(b) - pressing(a) || weight(b) - weight(a))) {
    const same =
      chosen.find(({ situation }) => situation !== undefined && situation === situationOf(group)) ??
      chosen.find((one) => one.situation === undefined && one.move === leverOf(group))
    // One situation is one piece of work, whatever is told of it.
    if (same && (group.lead.kind === 'pain' || same.situation !== undefined)) {
      join(same.group, group)
      continue
    }
    const free = ([id]: [string, number]) => !chosen.some((one) => one.move === id)
    const byShare = (shares: Map<string, number>) => [...shares].sort((a, b) => b[1] - a[1])
    // What is told elsewhere in passing stands beside a goal; it does not decide what is done about it.
    const lever = byShare(group.levers).find(
      (one) => free(one) && (one[1] > POLICY.hint || group.lead.kind !== 'goal'),
    )?.[0]
    const known = knownAs(group, lever, facts)
    if (known) {
      chosen.push({ group, move: situationById(known).move, situation: known })
      continue
    }
    // The client's own diagnosis outweighs what the form of the sentence asks for; what they will not have, they hear why.
    const wanted = lever ?? unwanted(group, facts) ?? likeliest(group, facts)
    const { move, barred } = helped(group, wanted, facts)
    if (!move) {
      // Better an open question than help that nothing speaks for; what goes with another matter is told there.
      unsure.push(group)
      continue
    }
    const twin = chosen.find((one) => one.move === move && one.situation === undefined)
    const second = byShare(group.moves).find(
      (one) =>
        free(one) && one[0] !== move && one[1] >= POLICY.likely && allowed(one[0], group, facts).barred === undefined,
    )?.[0]
    // A figure of its own gets a piece of its own, even where the way is the same.
    const apart = twin && SAME_WAY.has(move) && group.lead.kind === 'goal' && hasFigure(group) && hasFigure(twin.group)
    const task = move === 'stages' && isTask(group) ? TASK : undefined
    const counted = countedAs(group, move, facts) ?? task
    const alikeCounted = counted && chosen.find(({ situation }) => situation === counted)
    if (alikeCounted) join(alikeCounted.group, group)
    else if (counted) chosen.push({ group, move: situationById(counted).move, situation: counted })
    else if (!twin || apart) chosen.push({ group, move, ...(barred && { barred }) })
    else if (second) chosen.push({ group, move: second })
    else join(twin.group, group)
  }
  const [heaviest] = unsure.sort((a, b) => weight(b) - weight(a))
  if (chosen.length === 0 && heaviest) return [{ group: heaviest, move: 'measure' }]
  for (const group of unsure) fold(chosen, group)
  return chosen
}

/**
 * What the client's trade knows this need as; a cause that they name themselves outweighs it where it asks for another
 * kind of work.
 */
function knownAs(group: Group, lever: string | undefined, facts: Facts): string | undefined {
  const id = situationOf(group)
  if (id === undefined) return undefined
  const known = situationById(id)
  const { move } = known
  const chance = group.situations.get(id) ?? 0
  // What another sentence says is the matter must say it louder where this one is surely known.
  const sure = chance >= POLICY.situationSure && !(lever && leversOf(group.lead).includes(lever))
  const most =
    chance >= POLICY.situationPlain
      ? POLICY.causeOverPlain
      : isOfMany(id) && !sure
        ? POLICY.causeOverAny
        : POLICY.causeOverTrade
  if (lever && lever !== move && (group.levers.get(lever) ?? 0) >= most) return undefined
  return situationRuledOut(facts, known) === undefined ? id : undefined
}

/** What it is known as would be done by something that the client's words rule out. */
function unwanted(group: Group, facts: Facts): string | undefined {
  const id = situationOf(group)
  const known = id === undefined ? undefined : situationById(id)
  return known && situationRuledOut(facts, known) !== undefined ? known.move : undefined
}

/** Where nothing better is known of a goal's figure than that it shall move: what any trade knows of such figures. */
function countedAs(group: Group, move: string, facts: Facts): string | undefined {
  if (group.lead.kind !== 'goal' || !hasFigure(group)) return undefined
  const id = countedOf(facts, group.lead)
  if (id === undefined) return undefined
  const known = situationById(id)
  if (isOfTime(known.measure.unit) !== isDuration(group) && !(isDuration(group) && STANDS.has(id))) return undefined
  if (id === TASK && !isTask(group)) return undefined
  const says = FOR_ANY_FIGURE.has(move) || known.move === move
  return says && situationRuledOut(facts, known) === undefined ? id : undefined
}
/** What is told in days is no share, and no share is told in days; how long something stands still may be either. */
function isDuration({ measures: [measure] }: Group): boolean {
  return (measure?.now ?? measure?.wanted)?.kind === 'duration'
}
function isOfTime(unit: string): boolean {
  return /^(?:minutes|hours|days|weeks)/.test(unit)
}
const STANDS = new Set(['m-standing', 'k1-availability', 'k1-sla-share', 'k1-punctuality'])
/** Ways that hold for any figure. */
const FOR_ANY_FIGURE = new Set([
  'compare',
  'contrast',
  'stages',
  'cause-codes',
  'tally',
  'measure',
  'capacity',
  'checklist',
])

/** Hours or minutes that somebody works on one: most of that is no waiting, and none of it takes days. */
function isTask({ lead, measures: [measure] }: Group): boolean {
  const figure = measure?.now ?? measure?.wanted
  const hours = figure?.unit === 'hour' ? figure.value : 0
  return (figure?.unit === 'minute' || figure?.unit === 'hour') && hours < A_DAY && !WAITED.test(lead.text)
}
const A_DAY = 24
const TASK = 'k1-minutes-per-task'
const WAITED =
  /(?<!\p{L})(?:wait\p{L}*|queu\p{L}+|respon\p{L}+|arriv\p{L}+|answer\p{L}*|repl(?:y|ies)|deliver\p{L}*|turn-?around|lead time|late|delay\p{L}*|repair\p{L}*|downtime|outages?|stop(?:s|page\p{L}*)?|on hold|hold times?|in (?:the|our) yard|ahead|notice|drying|cooling|curing|overtime|loading|journey|drive|within)(?!\p{L})/iu

const SAME_WAY = new Set(['compare', 'contrast', 'stages'])

function hasFigure({ measures }: Group): boolean {
  return measures.some(({ now, wanted, factor }) => now ?? wanted ?? factor)
}

/** A goal with a figure is never left alone: what nothing else is allowed for begins with its reasons. */
function helped(group: Group, wanted: string | undefined, facts: Facts): ReturnType<typeof allowed> {
  const found = wanted ? allowed(wanted, group, facts) : {}
  if (found.move || group.lead.kind !== 'goal' || !hasFigure(group)) return found
  return { ...found, ...allowed(formOf(group, facts) ?? 'compare', group, facts) }
}

/** The fewest pieces allowed: the lightest is told with its nearest, or stays open for the next year. */
export function fewer(all: readonly Choice[], most: number): Choice[] {
  const heavy = [...all].sort(
    (a, b) =>
      Number(b.leaving ?? 0) - Number(a.leaving ?? 0) ||
      Number(b.group.lead.kind === 'goal') - Number(a.group.lead.kind === 'goal') ||
      weight(b.group) - weight(a.group),
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

/** The help that the client's words speak for, else what the form of the sentence asks for. */
function likeliest(group: Group, facts: Facts): string | undefined {
  const [first] = [...group.moves].sort((a, b) => b[1] - a[1])
  if (group.matter) return first && first[1] >= POLICY.sure ? first[0] : group.matter
  const asked = group.lead.kind === 'goal'
  const likely = asked ? POLICY.likely : POLICY.plainPain
  // To count it first helps with anything, and so says nothing.
  const says = first && first[1] >= likely && first[0] !== 'measure' && !hurts(group.lead.text)
  // What shortens nothing answers no goal of time.
  const shortens = !(isToShorten(group) && TIMELESS.has(first?.[0] ?? ''))
  const told = says && shortens ? first[0] : undefined
  return (
    told ?? formOf(group, facts) ?? (first && first[1] >= (asked ? POLICY.likelyGoal : likely) ? first[0] : undefined)
  )
}

function isToShorten({ measures }: Group): boolean {
  return measures.some(({ now, wanted, direction }) => (now ?? wanted)?.kind === 'duration' && direction !== 'up')
}
const TIMELESS = new Set([
  'audit-gaps',
  'date-register',
  'uptake',
  'proof',
  'go-no-go',
  'winback',
  'waste',
  'price',
  'themes',
  'leavers',
  'recommend',
  'content',
  'open-account',
])

const IN_NEED =
  /\b(?:households?|famil(?:y|ies)|refugees?|claimants?|patients?|residents?|tenants?|pupils?|students?|children|applicants?|candidates?|borrowers?|beneficiaries|survivors?|employees|staff)\b/i

/** The client's words rule some help out: then the next best that they allow and something speaks for, and the words. */
function allowed(wanted: string, group: Group, facts: Facts): { move?: string; barred?: Initiative['barred'] } {
  // No list by machine of people who need something: a written rule that everybody can read.
  const move = wanted === 'rank' && group.statements.some(({ text }) => IN_NEED.test(text)) ? 'rule' : wanted
  const by = ruledOut(facts, move)
  if (by === undefined) return { move }
  const next =
    INSTEAD[move]?.find((near) => ruledOut(facts, near) === undefined) ??
    [...group.moves]
      .sort((a, b) => b[1] - a[1])
      .find(([id, share]) => share >= POLICY.sure && ruledOut(facts, id) === undefined)?.[0]
  return { barred: { move, by }, ...(next && { move: next }) }
}
