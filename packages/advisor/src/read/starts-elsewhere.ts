import { once } from '@cairn/knowledge/once'
import { type Facts, type Field, type Kind, type Measure, overlaps, type Quantity } from '../facts.ts'
import { isBelievableApart } from './believable.ts'
import { type Elsewhere, sentencesOf, sharesWord, spreadOf, startOf } from './figure-links.ts'
import { type Figure, rolesIn } from './figure-roles.ts'
import { alike, type Draft } from './measure-what.ts'
import { isOutside } from './outside-figures.ts'
import type { Reading } from './readings.ts'
import { towards } from './told-starts.ts'

/**
 * A goal that says only what is wanted has its start where the trouble or the records are told: 'Answers within 1 hour.' …
 * 'Parents wait 9 hours on WhatsApp now.' Which figure there it is, was learned from many such goals.
 */
export function addStartsElsewhere(facts: Facts, own: readonly Reading[]): void {
  const others = own.filter(
    ({ clause, statement }) => ELSEWHERE.has(clause.field) && statement && !BINDS.has(statement.kind),
  )
  const told = once(() => sentencesOf(others.map(({ clause }) => clause)))
  const spread = once(() => spreadOf(own.map(({ clause }) => clause.text)))
  const taken = new Set<Quantity>()
  let looked = 0
  for (const goal of own) {
    const open = openGoal(facts, own, goal)
    if (!open || (looked += 1) > LOOKED_MOST) continue
    const start = startOf({ text: open.text, wanted: open.wanted }, told(), spread())
    if (!start || start.sure < LIKELY) continue
    const now = quantityAt(others[told().indexOf(start.from)], start.from, start.figure)
    if (!now || taken.has(now) || !canStart(now, start.from.text, open)) continue
    const found = joined(open.draft, now)
    if (!found || !isBelievableApart(found)) continue
    taken.add(now)
    if (open.measure) Object.assign(open.measure, found)
    else facts.measures.push({ ...found, id: '', statement: goal.id })
  }
}
const LIKELY = 0.35
/** No client has more goals without a start. */
const LOOKED_MOST = 12
const ELSEWHERE: ReadonlySet<Field> = new Set<Field>(['description', 'challenges', 'data'])
const BINDS: ReadonlySet<Kind> = new Set<Kind>(['promise', 'refusal', 'order', 'date'])

/** What another does, what is allowed, and what was so once, is not how things stand here. */
const OF_OTHERS =
  /(?<!\p{L})(?:competitors?|rivals?|neighbours?|others|industry|benchmark|law|allows?|allowed|contract|fines?|(?:sister|brother|cousin|friend)['’]s|in (?:19|20)\d\d|until (?:19|20)\d\d|ago|once|would be|if|valid|vat|paid at|suppliers?|vendors?|old company|next door)(?!\p{L})|(?<!\p{L})not\s\d/iu
/** 'Rose by 8%', 'more than 8%': a change, or a line that is drawn. */
const DRAWN = /(?<!\p{L})(?:by|more than|over|above|under|below|up to|at most|at least)\s(?:about\s|around\s)?$/iu

/** On the side of the target where today must be; of what is only to be less, the very thing is counted. */
function canStart(now: Quantity, sentence: string, { text, draft: { wanted, factor, direction } }: Open): boolean {
  if (factor !== undefined) return sharesWord(now.kind === 'count' ? (now.noun ?? '') : sentence, text)
  if (!wanted || now.kind === 'duration') return true
  return direction === 'down' ? now.value > wanted.value : now.value < wanted.value
}

interface Open {
  text: string
  wanted: Figure
  draft: Draft
  /** What was read of it, if anything was. */
  measure?: Measure
}

/** What a goal wants, where nothing tells how it stands. */
function openGoal(facts: Facts, own: readonly Reading[], { statement, clause, topic }: Reading): Open | undefined {
  if (!statement || statement.continues || clause.field !== 'goals' || statement.kind === 'order') return undefined
  const parts = own.filter((one) => one.statement === statement || one.statement?.continues === statement.id)
  const ids = new Set(parts.map(({ id }) => id))
  const told = facts.measures.filter((one) => ids.has(one.statement))
  const [measure] = told
  if (told.length > 1 || measure?.now) return undefined
  const text = facts.fields.goals.slice(clause.start, parts.at(-1)?.clause.end).slice(0, TEXT_MOST)
  if (measure) return { text, wanted: figureOf(measure), draft: measure, measure }
  const wanted = likelyWanted(text)
  if (!wanted || topic === undefined) return undefined
  const { factor, quantity } = wanted
  if (factor !== undefined)
    return { text, wanted, draft: { what: topic, factor, direction: factor < 1 ? 'down' : 'up' } }
  if (!quantity) return undefined
  const span = { field: 'goals' as const, start: clause.start + wanted.start, end: clause.start + wanted.end }
  const target = parts.flatMap(({ numbers }) => numbers).find((one) => overlaps(one.span, span)) ?? {
    ...quantity,
    statement: statement.id,
    span,
  }
  return { text, wanted, draft: { what: topic, wanted: target, direction: towards(text, topic, target) } }
}

function figureOf({ wanted, factor }: Measure): Figure {
  return {
    start: 0,
    end: 0,
    kind: wanted?.kind ?? 'word',
    ...(wanted && { quantity: wanted }),
    ...(factor !== undefined && { factor }),
  }
}

/** The figure that is most likely wanted, where none is likely to be today's. */
function likelyWanted(text: string): Figure | undefined {
  const roles = rolesIn(text)
  const [best] = roles.toSorted((a, b) => b.wanted - a.wanted)
  if (!best || best.wanted < WANTED || roles.some(({ now }) => now >= TOLD)) return undefined
  // 'Stop the sets from failing, 9 breakdowns in six months': how many there were.
  return STOPS.test(text) && best.figure.quantity?.noun !== undefined ? undefined : best.figure
}
const TEXT_MOST = 600
const STOPS = /^(?:to\s)?(?:stop|end|avoid|prevent|no more)(?!\p{L})/iu
const WANTED = 0.65
const TOLD = 0.4

function joined(draft: Draft, now: Quantity): Draft | undefined {
  if (!draft.wanted) return { ...draft, now }
  const [from, to] = alike(now, draft.wanted)
  if (from.kind !== to.kind) return undefined
  return {
    ...draft,
    now: from,
    wanted: to,
    direction: from.value > to.value ? 'down' : from.value < to.value ? 'up' : draft.direction,
  }
}

/** The figure as it was read in its own clause, else as it stands. */
function quantityAt(reading: Reading | undefined, { text }: Elsewhere, figure: Figure): Quantity | undefined {
  if (!reading) return undefined
  const { clause, numbers, spendable, id } = reading
  const span = { field: clause.field, start: clause.start + figure.start, end: clause.start + figure.end }
  if (OF_OTHERS.test(text) || DRAWN.test(text.slice(0, figure.start))) return undefined
  const isThere = (one: Quantity) => overlaps(one.span, span)
  if (spendable.some(isThere)) return undefined
  const known = numbers.find(isThere)
  if (known) return isOutside(known, clause) ? undefined : known
  return figure.quantity && { ...figure.quantity, statement: id, span, text: text.slice(figure.start, figure.end) }
}
