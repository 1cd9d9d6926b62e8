import { situationById } from '@cairn/knowledge/situations'
import { inEnglish, isNeed, type Facts, type Statement } from '../facts.ts'
import type { Coverage, Initiative, KeptLimit, Plan, Question } from '../plan.ts'
import { ruledOut, situationRuledOut } from './barred.ts'
import { helpFor } from './help.ts'
import { POLICY } from './policy.ts'
import { MACHINE } from './red-anchors.ts'
import { optionsIn } from './which-first.ts'
import { asNeed, situationsOf } from './situations.ts'

/** The one question that settles what stays open. */
const OPEN = 'q-open'

/** Every need with its answer; what was read as a limit is kept, and what only describes the firm stays open. */
export function coverageOf(facts: Facts, list: readonly Initiative[], declined: Plan['declined']): Coverage[] {
  return facts.statements
    .map((one) => asNeed(facts, one))
    .filter((one) => isNeed(one) || (one.hurdle !== undefined && !one.continues))
    .map((one): Coverage => {
      const kind = isNeed(one) ? (one.kind as Coverage['kind']) : 'pain'
      const told = { statement: one.id, kind, quote: one.text }
      const of = (statement: string) => statement === one.id || statement === one.continues
      // What only says why something is so asks for nothing beside what is done about that.
      const explains = one.cause?.alone === true
      const by = list.find(({ answers }) =>
        answers.some(({ statement, beside }) => (!beside || explains) && of(statement)),
      )
      if (by) return { ...told, how: 'initiative', by: by.label }
      const beside = list.find(({ also }) => also.some(({ statement }) => of(statement)))
      if (beside) return { ...told, how: 'initiative', by: beside.label }
      const refused = declined.find(({ statement, also = [] }) => of(statement) || also.some(of))
      if (refused) return { ...told, how: 'declined', by: refused.id }
      const limit = facts.limits.find(({ statement }) => of(statement))
      if (one.hurdle !== undefined && (!limit || !IN_LIMITS.has(one.hurdle)))
        return { ...told, how: 'hurdle', by: one.hurdle }
      if (limit) return { ...told, how: 'kept', by: limit.id }
      const tied = list.find((initiative) => initiative.tied.some(({ statement }) => of(statement)))
      if (tied) return { ...told, how: 'initiative', by: tied.label }
      return {
        ...told,
        how: 'open',
        by: OPEN,
        ...(one.cause && { explained: true as const }),
        ...(one.span.field === 'description' && { described: true as const }),
        ...besideIt(facts, list, one),
        ...firstStep(facts, one),
        ...toolOf(one),
        ...(isForMachine(one) && { machine: true as const }),
      }
    })
}

/** What seems to stand in the way of a goal, told elsewhere and worked on. */
function besideIt(facts: Facts, list: readonly Initiative[], one: Statement): Pick<Coverage, 'beside'> {
  if (one.kind !== 'goal' || facts.language !== 'en') return {}
  for (const { to } of facts.ties.filter(({ goal, sure }) => goal === one.id && sure >= BESIDE_MIN)) {
    const trouble = facts.statements.find(({ id, kind }) => id === to && kind === 'pain')
    const by =
      trouble && list.find(({ answers }) => answers.some(({ statement, beside }) => !beside && statement === to))
    if (by) return { beside: { by: by.label, quote: trouble.text } }
  }
  return {}
}
/** From here on all that we know belonged together; of those below every third did not. */
const BESIDE_MIN = 0.9

/** A wish for what a machine may well be able to do, and of which nothing learned thinks ill. */
function isForMachine(one: Statement): boolean {
  return (
    one.span.field === 'goals' &&
    (one.kind === 'goal' || one.kind === 'wish') &&
    one.refused < POLICY.refusedAsked &&
    MACHINE.test(inEnglish(one))
  )
}

/** Circumstances that are told with the other limits, where they were read as one. */
const IN_LIMITS = new Set(['season', 'approval', 'kept-inside', 'rules', 'opposed'])

/** What one would begin with, were there room for it. What somebody proposes, or asks, is not helped along so. */
function firstStep(facts: Facts, one: Statement): Pick<Coverage, 'step'> {
  if (one.kind !== 'pain' && one.kind !== 'goal') return {}
  const known = situationsOf(facts, one)[0]?.[0]
  if (known && situationRuledOut(facts, situationById(known)) === undefined)
    return { step: { move: situationById(known).move, situation: known } }
  const [likeliest] = helpFor(one).sort((a, b) => b[1] - a[1])
  const move = likeliest && likeliest[1] >= POLICY.likely ? likeliest[0] : searchFor(facts, one)
  return move && ruledOut(facts, move) === undefined ? { step: { move } } : {}
}

function toolOf({ kind, moves: [first] }: Statement): Pick<Coverage, 'about'> {
  if ((kind !== 'wish' && kind !== 'question') || !first || first.weight < POLICY.likely) return {}
  return { about: first.move }
}

/** Who gives figures is not asked for them: where the time goes, or what the reasons are, is looked for first. */
function searchFor(facts: Facts, { id, kind }: Statement): string | undefined {
  const measure = facts.measures.find(({ statement, now, wanted }) => statement === id && (now ?? wanted))
  if (!measure || kind !== 'goal') return undefined
  return (measure.now ?? measure.wanted)?.kind === 'duration' ? 'stages' : 'tally'
}

export function keptLimits(facts: Facts, list: readonly Initiative[]): KeptLimit[] {
  return facts.limits.map((limit) => ({
    id: limit.id,
    kind: limit.kind,
    quote: limit.text,
    labels: list.filter(({ limits }) => limits.includes(limit.id)).map(({ label }) => label),
  }))
}

export function questionsOf(facts: Facts, list: readonly Initiative[], coverage: readonly Coverage[]): Question[] {
  const found: Question[] = []
  for (const one of list) {
    if (one.disputed || one.told.length > 0 || one.leaving) continue
    if (one.measures.length === 0) found.push({ id: `q-${one.label}-measure`, kind: 'measure', label: one.label })
    else if (one.measures.every(({ now }) => now === undefined))
      found.push({ id: `q-${one.label}-now`, kind: 'measure', label: one.label })
    if (one.data.thin?.kind === 'none told' && one.ai)
      found.push({ id: `q-${one.label}-data`, kind: 'data', label: one.label })
  }
  if (!facts.limits.some(({ kind }) => kind === 'budget')) found.push({ id: 'q-budget', kind: 'budget' })
  if (!facts.place) found.push({ id: 'q-country', kind: 'country' })
  if (list.every(({ owner }) => !owner.told)) found.push({ id: 'q-owner', kind: 'owner' })
  // What was asked for comes first; what only tells of the firm asks for least.
  const asked = ({ kind, statement }: Coverage) =>
    facts.statements.find(({ id }) => id === statement)?.span.field === 'description' ? 2 : kind === 'pain' ? 1 : 0
  const open = coverage
    .filter(({ how, quote }) => how === 'open' && optionsIn(quote) === undefined)
    .sort((a, b) => asked(a) - asked(b))
  // Who has said why it is so is not asked about it.
  // Nor is anybody asked to say more clearly what may be better left alone.
  const about = open.find(({ explained, kind }) => !explained && (kind === 'goal' || kind === 'pain'))?.quote
  if (open.length > 0) found.push({ id: OPEN, kind: 'open-need', ...(about !== undefined && { about }) })
  return found
}

export function confidenceOf(facts: Facts, list: readonly Initiative[]): Plan['confidence'] {
  const missing: string[] = []
  if (list.some(({ measures }) => measures.length === 0)) missing.push('measure')
  if (list.some(({ data, ai }) => ai && data.thin)) missing.push('data')
  if (!facts.place) missing.push('country')
  if (!facts.limits.some(({ kind }) => kind === 'budget')) missing.push('budget')
  const bound = list.filter(({ measures, data }) => measures.length > 0 && !data.thin).length
  const whole = missing.length === 0 && bound === list.length
  const sure = whole && facts.disagreements.length === 0 && list.every(({ owner }) => owner.told)
  const level = facts.language !== 'en' || facts.statements.length <= 8 ? 'low' : sure ? 'high' : 'medium'
  return { level, bound, missing }
}
