import { type Facts, type Measure, overlaps, type Quantity, type Span } from '../facts.ts'
import { isBelievableApart } from './believable.ts'
import { pairsIn } from './figure-pairs.ts'
import type { Figure } from './figure-roles.ts'
import { areOfTwo, draftOf } from './learned-pairs.ts'
import { type Draft, whatOf } from './measure-what.ts'
import { namesNothing } from './moving-words.ts'
import { isOutside } from './outside-figures.ts'
import type { Reading } from './readings.ts'
import { isUnwelcome } from './told-starts.ts'

/** Goals of which no start and target are known yet get those that what was learned finds in the whole field. */
export function addPairs(facts: Facts, own: readonly Reading[]): void {
  const goals = own.filter(({ clause, statement }) => clause.field === 'goals' && statement)
  const known = facts.measures.filter(isWhole).flatMap(({ now, wanted }) => [now, wanted])
  const money = goals.flatMap(({ spendable }) => spendable.map(({ span }) => span))
  // What may be spent, and what was set aside, is of no goal.
  const isTaken = (figure: Figure) =>
    known.some((one) => one && isAt(one.span, figure)) || [...money, ...facts.orders].some((span) => isAt(span, figure))
  const turned = TURNED.exec(facts.fields.goals)
  for (const pair of pairsIn(facts.fields.goals, isTaken)) {
    // Under 'KPI, target, today' the first figure of a row is the one that is wanted.
    const isRow = turned !== null && pair.now.start > turned.index && pair.now.start < pair.wanted.start
    const [now, wanted] = isRow ? [pair.wanted, pair.now] : [pair.now, pair.wanted]
    const first = now.start < wanted.start ? now : wanted
    const root = rootOf(goals, first)
    if (!root || areOfTwo(facts.fields.goals, now, wanted)) continue
    const parts = goals.filter(({ statement }) => [statement?.id, statement?.continues].includes(root.id))
    const told = facts.measures.filter(({ statement }) => parts.some(({ id }) => id === statement))
    // What another goal wants is not wanted here.
    const others = facts.measures.filter((one) => !told.includes(one))
    if (told.some(isWhole) || others.some((one) => one.wanted && isAt(one.wanted.span, wanted))) continue
    const what = told[0]?.what ?? nameOf(root, first)
    const found = what === undefined ? undefined : draftOf(facts, parts, { now, wanted }, what)
    if (!found || !isBelievableApart(found) || isOfOthers(found, goals) || isUnwelcome(found)) continue
    const { now: _now, wanted: _wanted, factor: _factor, ...kept } = told[0] ?? {}
    const measure = { ...kept, ...found, id: '', statement: root.id }
    const place = facts.measures.findIndex((one) => one === told[0])
    // It stands where that stood which is now whole.
    facts.measures = others.toSpliced(place < 0 ? others.length : place, 0, measure)
  }
}
/** 'KPI, target, today' over a table. */
export const TURNED =
  /^[^\d\n]{0,40}(?<!\p{L})(?:target|goal|wanted|ziel|soll|objetivo|meta|objectif)(?!\p{L})[^\d\n]{0,20}(?<!\p{L})(?:today|now|current|actual|ist|hoy|hoje|actuel)(?!\p{L})[^\d\n]{0,20}$/imu

function isWhole({ now, wanted, factor }: Measure): boolean {
  return now !== undefined && (wanted ?? factor) !== undefined
}

/** The clause that begins the matter in which a figure stands. */
function rootOf(goals: readonly Reading[], figure: Figure): Reading | undefined {
  const holds = goals.find(({ clause }) => clause.start <= figure.start && figure.end <= clause.end + 1)
  const to = holds?.statement?.continues
  return to === undefined ? holds : goals.find(({ id }) => id === to)
}

/** What is told before the first figure, as far as that is a name. */
function nameOf({ clause, topic }: Reading, figure: Figure): string | undefined {
  const [at, end] = [figure.start - clause.start, figure.end - clause.start]
  const isHere = end <= clause.text.length + 1 && at > 0
  const named = isHere ? whatOf(clause, at, end, figure.quantity?.noun) : undefined
  return named && !namesNothing(named) ? named : (topic ?? figure.quantity?.noun)
}

function isOfOthers({ now, wanted }: Draft, parts: readonly Reading[]): boolean {
  const isIn = ({ clause }: Reading, { span }: Quantity) => span.start >= clause.start && span.end <= clause.end
  return [now, wanted].some((one) => one && parts.some((part) => isIn(part, one) && isOutside(one, part.clause)))
}

function isAt(span: Span, figure: Figure): boolean {
  return span.field === 'goals' && overlaps(span, figure)
}
