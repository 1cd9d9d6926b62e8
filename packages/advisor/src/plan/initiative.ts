import { countryByCode } from '@cairn/knowledge/countries'
import { leversIn } from '@cairn/knowledge/levers'
import { situationById, wayOf } from '@cairn/knowledge/situations'
import { isNeed, type Facts, type Measure, type Statement } from '../facts.ts'
import type { Answer, Initiative } from '../plan.ts'
import { askedFor, beatenToday, isNamedDay } from './asked-for.ts'
import { casesAYear, tooRare } from './cases.ts'
import type { Choice } from './choose.ts'
import { dataFor } from './data-held.ts'
import { isDispute } from './findings.ts'
import { limitsTouching } from './declines.ts'
import type { Group } from './group.ts'
import { needsOf } from './groups.ts'
import { costOf } from './money.ts'
import { notesHeld } from './notes-held.ts'
import { ownerOf } from './owners.ts'
import { pointsOf } from './points.ts'
import { POLICY } from './policy.ts'
import { situationsOf } from './situations.ts'
import { strangersOf } from './strangers.ts'
import { isStressed } from './stressed.ts'
import { inOneUnit } from './periods.ts'
import { casesLast } from './test-length.ts'
import { isRepeatable, troublesOf } from './tied.ts'
import { wayFor } from './ways.ts'

/** A move bound to this client: what it answers, rests on and may cost, and whose it is. Dates and labels come later. */
export function initiative(facts: Facts, choice: Choice): Initiative {
  const { group, situation, barred, leaving } = choice
  const data = dataFor(facts, wayOf(choice.move, situation), group.statements)
  const { move: moveId, ...grounds } = wayFor(facts, choice, data.said)
  const move = wayOf(moveId, situation)
  const words = new Set(group.statements.flatMap((one) => one.words))
  const touching = limitsTouching(facts, words)
  const owner = ownerOf(facts, move, group.statements)
  const effort = POLICY.effort[facts.size]
  const pace = POLICY.pace[facts.size]
  const days: [number, number] = [
    Math.max(1, Math.round(move.days[0] * effort)),
    Math.max(2, Math.round(move.days[1] * effort)),
  ]
  const weeks: [number, number] = [
    Math.max(1, Math.round(move.weeks[0] * pace)),
    Math.max(2, Math.round(move.weeks[1] * pace)),
  ]
  const goals = group.statements.filter(({ kind }) => kind === 'goal').length
  const place = needsOf(facts)
    .filter(({ kind }) => kind === 'goal')
    .indexOf(group.lead)
  const stressed = isStressed(facts, group)
  const notes = notesHeld(facts, moveId, group.statements)
  const scored = pointsOf(
    {
      place,
      stressed,
      money: facts.quantities.some(
        (one) => one.kind === 'money' && group.statements.some(({ id }) => id === one.statement),
      ),
      move,
      measured: group.measures.length > 0,
      answers: group.statements.length,
      goals,
      limits: touching.length,
      lackedOwner: !owner.told,
      leaving: leaving === true,
      ...(data.thin && { thin: data.thin }),
    },
    facts,
  )
  const cost = costOf(move, days, facts)
  const halfWay = halfWayOf(facts, group.measures)
  const several = goalsOf(group)
  const strangers = strangersOf(facts, moveId, situation)
  const topic = several.length > 1 ? undefined : topicOf(facts, group)
  return {
    label: '',
    move: moveId,
    ...(situation && { situation }),
    ...(strangers.length > 0 && { strangers }),
    ai: move.ai,
    ...(topic && { topic }),
    ...(several.length > 1 && { several }),
    answers: [
      ...group.statements.filter((one) => isNeed(one)).map((one) => answer(one)),
      ...group.beside.filter((one) => isNeed(one)).map((one) => ({ ...answer(one), beside: true })),
    ],
    measures: group.measures,
    ...halfWay,
    ...(!(move.half && halfWay.halfWay) && {
      ...beatenToday(halfWay.halfWay, move.bar),
      ...askedFor(facts, group.measures, move.bar),
    }),
    // Another sentence's figure is of another thing, and a question tells nothing of today.
    told: group.statements
      .filter(
        ({ id, kind, continues }) =>
          kind !== 'question' &&
          (id === group.lead.id || continues === group.lead.id) &&
          facts.quantities.some((one) => one.statement === id) &&
          !group.measures.some(({ statement }) => statement === id),
      )
      .map(({ text }) => text),
    // Why somebody leaves is not what their work is about.
    ...(leaving ? { diagnosed: group.levers.has(moveId) } : causeOf(group, moveId)),
    ...grounds,
    ...tooRare(casesAYear(facts, group), { move: moveId, ...(situation && { situation }) }),
    tied: troublesOf(facts, group.statements),
    ...disputeOf(facts, group),
    ...(barred && { barred }),
    ...(leaving && { leaving }),
    ...(stressed && { stressed }),
    ...(notes && { notes }),
    also: alsoOf(facts, group, moveId, situation),
    data,
    owner,
    weeks,
    ...(situation === undefined && casesLast(moveId, group.measures)),
    days,
    ...(cost && { cost }),
    from: '',
    gate: '',
    to: '',
    after: [],
    limits: touching.map(({ id }) => id),
    ...scored,
    role: 'next step',
    lens: move.lens,
    confidence: confidence(group, data.thin !== undefined),
  }
}

/** Below this, whole pounds are too coarse. */
const MONEY_LEAST = 20

function homeOf({ place }: Facts): string | undefined {
  return place && countryByCode(place.country)?.currency.code
}

/** Where the client's own figure stands in the middle between its start and its target. */
function halfWayOf(facts: Facts, measures: readonly Measure[]): Pick<Initiative, 'halfWay'> {
  for (const measure of measures) {
    const { now, wanted, factor, doubtful } = measure
    if (doubtful || !now) continue
    const kind = (wanted ?? now).kind
    if (wanted && (kind !== now.kind || (now.per && wanted.per && now.per !== wanted.per))) continue
    if (wanted ? isNamedDay(wanted) || isNamedDay(now) : factor === undefined) continue
    const [from, to] = wanted ? [inOneUnit(now, wanted), wanted.value] : [now.value, now.value * (factor ?? 1)]
    const half = (from + to) / 2
    const fine = 10 ** Math.max(1, ...[now, wanted].map((one) => decimalsOf(one?.text ?? '')))
    // There is no half trip.
    const whole = kind === 'count' && Number.isInteger(from) && Number.isInteger(to) && Math.abs(from - to) > 2
    const value = kind === 'money' || whole ? Math.round(half) : Math.round(half * fine) / fine
    const foreign = kind === 'money' && (now.currency ?? wanted?.currency) !== homeOf(facts)
    // What is lost in rounding is no mark: of 0.02% and 0.01%, or of pence.
    const coarse = kind === 'money' && half < MONEY_LEAST
    if (!foreign && !coarse && Math.min(from, to) < value && value < Math.max(from, to))
      return { halfWay: { measure, value, share: Math.abs(half - from) / Math.abs(from) } }
  }
  return {}
}

/** '0.94' has two: a mark between such figures is told as finely. */
function decimalsOf(text: string): number {
  return /\d[.,](\d{1,2})(?!\d)/.exec(text)?.[1]?.length ?? 0
}

/** The goals that one way of working serves, each by itself: a piece for several bears the name of none. */
function goalsOf({ statements }: Group): string[] {
  return statements.filter(({ kind, continues }) => kind === 'goal' && continues === undefined).map(({ text }) => text)
}

/** Work that looks for the cause: who asks for it has not named one. */
const SEARCHES = new Set(['tally', 'cause-codes', 'measure', 'leavers', 'stages'])

function causeOf(group: Group, chosen: string): Pick<Initiative, 'cause' | 'diagnosed'> {
  const cause = [...group.statements, ...group.hints].find(
    (one) => one !== group.lead && leversIn(one.text).includes(chosen),
  )
  const reasoned = group.statements.find((one) => one.cause)
  const told = cause?.text ?? reasoned?.cause?.text
  const said = (cause ?? reasoned)?.text ?? ''
  return {
    diagnosed: group.levers.has(chosen) && !SEARCHES.has(chosen),
    ...(told && isRepeatable(said) && { cause: told }),
  }
}

/** Two figures for what the goal counts: neither is today's until one count settles it. */
function disputeOf(facts: Facts, group: Group): Pick<Initiative, 'disputed'> {
  const ids = new Set(group.statements.map(({ id }) => id))
  const found = facts.disagreements.find((one) => ids.has(one.statement) && isDispute(one))
  return found ? { disputed: found.figures.map(({ who, quantity }) => ({ who, text: quantity.text })) } : {}
}

/** Other causes the client names, and troubles told beside it, each with its own step; one of a kind. */
function alsoOf(facts: Facts, group: Group, chosen: string, situation: string | undefined): Initiative['also'] {
  const steps = [...group.statements, ...group.hints, ...group.beside].flatMap((one): Initiative['also'] => {
    if (one === group.lead || one.kind === 'goal') return []
    // Only a cause that the client names: a step for what we merely infer often misses it.
    const [move] = leversIn(one.text)
    const [known, chance = 0] = situationsOf(facts, one)[0] ?? []
    // What only says why the other is so is told there, unless it surely is a trouble of its own.
    const apart = !one.cause || chance >= POLICY.situationSure
    if (known && known !== situation && apart)
      return [{ statement: one.id, quote: one.text, move: situationById(known).move, situation: known }]
    return move && move !== chosen ? [{ statement: one.id, quote: one.text, move }] : []
  })
  return steps
    .filter(
      (one, at) => steps.findIndex(({ move, situation: known }) => move === one.move && known === one.situation) === at,
    )
    .slice(0, 2)
}

/** The client's noun: that of the measures, else of the goal, else of what explains it. A gloss is not the client's word; a name is. */
function topicOf(facts: Facts, group: Group): string | undefined {
  if (group.topic) return group.topic
  if (facts.language !== 'en' && group.lead.english === undefined) return undefined
  const measured = [
    ...new Set(group.measures.map(({ what }) => what).filter((what) => what !== '' && what.length <= 60)),
  ]
  const both = measured.slice(0, 2)
  if (both.length > 1 && both.join(' and ').length <= 60 && !both.some((what) => / and /.test(what)))
    return both.join(' and ')
  if (measured[0]) return measured[0]
  const { lead } = group
  return subjectOf(lead) ?? lead.topic ?? goneOnFrom(facts, lead) ?? othersOf(group).find(({ topic }) => topic)?.topic
}

/** 'Second is quotation, a customer waits four days. I want the same day': a goal without a name is of what stands just before it. */
function goneOnFrom({ statements }: Facts, { kind, span, text }: Statement): string | undefined {
  if (!GOES_ON.test(text)) return undefined
  const before = statements.findLast((one) => one.span.field === span.field && one.span.end <= span.start)
  return kind === 'goal' && before?.kind === 'goal' && span.start - before.span.end < NEXT ? before.topic : undefined
}
const GOES_ON =
  /^(?:and |so |but )?(?:(?:i|we)(?:['’]d)? (?:want|wish|need|like|would like|would love) (?:it|this|that|them|the same|same|\d|under|below|half)|(?:it|that|this|they) (?:should|must|has to|needs?)|(?:\p{Ll}+ )?(?:ones|those|people|families) from)(?!\p{L})/iu
/** From the end of one sentence to the next. */
const NEXT = 4

/** What explains a goal may name it; another goal is of another matter. */
function othersOf({ lead, statements }: Group): Statement[] {
  return statements.filter(({ kind }) => lead.kind !== 'goal' || kind !== 'goal')
}

/** 'Running times on most lines come from 2019' is about running times. */
function subjectOf({ kind, text }: Statement): string | undefined {
  const subject =
    kind === 'pain'
      ? /^(?!(?:we|i|our|my|the|they|it|he|she|you|there|in|on|at|of|for|every|each|only|nobody|no|some|most|all|two|three|both|when|if|before|after|can't|cannot)\b)(\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}) (?:on|in|of|for|at|come|comes|are|is|get|gets|go|goes|have|has|take|takes|eat|eats)\b/iu.exec(
          text,
        )?.[1]
      : undefined
  return subject && subject.length <= 40 && !subject.endsWith('ed') ? subject : undefined
}

function answer({ id, text, kind }: Statement): Answer {
  return { statement: id, quote: text, kind: kind as Answer['kind'] }
}

function confidence(group: Group, thin: boolean): Initiative['confidence'] {
  const sure = (group.lead.moves[0]?.weight ?? 0) > 0.4 || group.statements.length > 1
  if (group.measures.length > 0 && !thin && sure) return 'high'
  return thin && !sure ? 'low' : 'medium'
}
