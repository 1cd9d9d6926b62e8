import { singular } from '@cairn/knowledge/aims'
import { type Facts, type Field, type Kind, type Measure, overlaps, type Quantity } from '../facts.ts'
import { isBelievableApart } from './believable.ts'
import {
  besideOf,
  nearnessOf,
  sentencesOf,
  sharesWord,
  type Sought,
  soughtIn,
  type Start,
  startsOf,
} from './figure-links.ts'
import type { Figure } from './figure-roles.ts'
import { WAS_FROM } from './learned-pairs.ts'
import { alike, type Draft } from './measure-what.ts'
import { isOutside } from './outside-figures.ts'
import type { Reading } from './readings.ts'
import { towards, wayTold } from './told-starts.ts'

/**
 * A goal that says only what is wanted has its start where the trouble or the records are told: 'Answers within 1 hour.' …
 * 'Parents wait 9 hours on WhatsApp now.' Which figure there it is, was learned from many such goals.
 */
export function addStartsElsewhere(facts: Facts, own: readonly Reading[]): void {
  const others = own.filter(
    ({ clause, statement }) => ELSEWHERE.has(clause.field) && statement && !BINDS.has(statement.kind),
  )
  const goals = goalsIn(facts, own)
  for (const goal of goals) lendOfNorm(goal)
  const open = goals.filter(({ measures }) => isOpen(measures)).slice(0, LOOKED_MOST)
  if (open.length === 0) return
  const field = nearnessOf(
    goals.map(({ text }) => text),
    sentencesOf(others.map(({ clause }) => clause)),
  )
  const likely = open
    .flatMap((goal) =>
      soughtOf(goal).flatMap((sought) =>
        startsOf(sought, field)
          .map((start) => (opensWithIt(goal, start) ? { ...start, sure: Math.max(start.sure, OPENS) } : start))
          .flatMap((start) => (start.sure >= LIKELY ? [{ goal, wanted: sought.wanted, start }] : [])),
      ),
    )
    .toSorted((a, b) => b.start.sure - a.start.sure)
  const [taken, done] = [new Set<Quantity>(), new Set<Goal>()]
  for (const { goal, wanted, start } of likely) {
    if (done.has(goal)) continue
    const now = quantityAt(others[field.told.indexOf(start.from)], start, facts.written)
    const draft = now && !taken.has(now) ? draftOf(goal, wanted) : undefined
    if (!now || !draft || !canStart(now, start, draft, goal)) continue
    // '118 buses' is where fuel stands only if that is sure: other things are counted.
    if (now.noun !== undefined && start.sure < SURE && !sharesWord(now.noun, goal.text)) continue
    // 'The report is bought for a third of applicants': how far a record reaches is no start of a goal.
    if (now.kind === 'percent' && start.from.field === 'data' && !sharesWord(start.from.text, goal.text)) continue
    // 'Inspection photos: 70k, SharePoint': how many records there are is no start either.
    if (now.kind === 'count' && start.from.field === 'data' && now.per === undefined && now.noun === undefined) continue
    // No word in common: another matter, unless it is sure. Two shares are seldom of two.
    if (
      now.kind !== 'percent' &&
      start.sure < (now.noun === undefined ? SURE : SURE_OF_OTHERS) &&
      !sharesWord(start.from.text, goal.text)
    )
      continue
    const found = joined(draft, now)
    if (!found || !isBelievableApart(found)) continue
    taken.add(now)
    done.add(goal)
    const [measure] = goal.measures
    if (measure) Object.assign(measure, found)
    else facts.measures.push({ ...found, id: '', statement: goal.statement })
  }
}
const LIKELY = 0.4
const OPENS = 0.97

/** 'Invoices take 41 days', 'Today we are at 23% empty': a sentence that begins with what the goal is about, or says that it stands so, and its figure. */
function opensWithIt({ measures, topic = '' }: Goal, { from, figure }: Start): boolean {
  const before = from.text.slice(0, figure.start)
  if (STANDS_AT.test(before)) return sharesWord(besideOf(from.text, figure), `${measures[0]?.what ?? ''} ${topic}`)
  const thing = /^(?:(?:the|our|an?|each|every|all) )?(\p{L}{4,})/iu.exec(before)?.[1]
  if (!thing || /[\d.;]/.test(before) || before.trim().split(/\s+/).length > OPENS_WORDS) return false
  const name = `${measures[0]?.what ?? ''} ${topic}`.toLowerCase().split(/\s+/)
  return name.some((word) => singular(word) === singular(thing.toLowerCase()))
}
const OPENS_WORDS = 4
const STANDS_AT =
  /^(?:(?:today|now|right now|currently|at present|at the moment|presently),? )?(?:we|it|they) (?:are|is|stand|sit|run)s?(?: now| today| currently)? at (?:about |around |some |roughly |nearly )?$/iu
const SURE = 0.8
const SURE_OF_OTHERS = 0.98
/** No client has more goals without a start. */
const LOOKED_MOST = 12
const ELSEWHERE: ReadonlySet<Field> = new Set<Field>(['description', 'challenges', 'data'])
const BINDS: ReadonlySet<Kind> = new Set<Kind>(['promise', 'refusal', 'order', 'date'])

/** What another does, what is allowed, and what was so once, is not how things stand here. */
const OF_OTHERS =
  /(?<!\p{L})(?:competitors?|rivals?|neighbours?|others|industry|benchmark|law|allows?|allowed|contract|fines?|(?:sister|brother|cousin|friend)['’]s|until (?:19|20)\d\d|ago|once|would be|if|valid|vat|paid at|suppliers?|vendors?|old company|next door)(?!\p{L})|(?<!\p{L})not\s\d/iu
/** 'In 2015 about 8% came back'; what was so last year is how it stands. */
function isLongAgo(text: string, today: string): boolean {
  const year = /(?<!\p{L})in ((?:19|20)\d\d)(?!\d)/iu.exec(text)?.[1]
  return year !== undefined && Number(today.slice(0, 4)) - Number(year) > YEARS_STANDING
}
const YEARS_STANDING = 2
/** 'Rose by 8%', 'more than 8%': a change, or a line that is drawn. */
const DRAWN =
  /(?<!\p{L})(?:(?<!(?:differs?|differed|out|off|late|wrong)\s)by|more than|over|above|under|below|up to|at most|at least)\s(?:about\s|around\s)?$/iu

/** On the side of the target where today must be. */
function canStart(
  now: Quantity,
  { from, figure, sure }: Start,
  { wanted, direction }: Draft,
  { text, topic = '' }: Goal,
): boolean {
  const before = from.text.slice(0, figure.start)
  if (now.kind === 'percent' && isOfTheRest(from.text, figure, `${topic} ${text}`)) return false
  // 'Won 13' is no share of anything.
  if (wanted?.kind === 'percent' && now.kind !== 'percent') return false
  // 'We weighed for three weeks': how long, and not how much.
  if (!wanted && now.kind === 'duration' && LASTED.test(before)) return false
  if (!wanted || now.kind === 'duration') return true
  // Where no word says whether it should rise, the surer figure does.
  if (sure >= SURE && now.value !== wanted.value && wayTold(text, topic, wanted) === undefined) return true
  return direction === 'down' ? now.value > wanted.value : now.value < wanted.value
}

/**
 * '90% comes from the season', where more from outside it is wanted, and '80% comes through the portal, the rest directly',
 * where it is what comes directly: such a share is of all that the goal is not about.
 */
function isOfTheRest(told: string, figure: Figure, goal: string): boolean {
  const [, outside] = OUTSIDE.exec(goal) ?? []
  if (outside && !OUTSIDE.test(told)) return sharesWord(told, outside)
  const [, before = '', rest = ''] = THE_REST.exec(told.slice(figure.end)) ?? []
  return rest.split(/\s+/).some((word) => sharesWord(word, goal) && !sharesWord(word, before))
}
const OUTSIDE =
  /(?<!\p{L})(?:outside|other than|apart from|besides|except|without|not (?:through|from|via|by)|fuera del?|aparte del?|sin|hors|en dehors d[eu]|sauf|sans|außerhalb|ausserhalb|neben|ohne|fora d[aeo]s?|além d[aeo]s?|sem|fuori|oltre|senza|buiten|naast|zonder)(?!\p{L})([^.;:,\n]*)/iu
const THE_REST =
  /^(.*?)(?<!\p{L})(?:the rest|the remainder|the others|el resto|le reste|der rest|o resto|il resto|de rest)(?!\p{L})(.*)$/isu

const LASTED = /(?<!\p{L})(?:for|over|during|throughout)\s(?:the\s|about\s|some\s)?$/iu

/** A goal with all its sentences, and what was read of it. */
interface Goal {
  statement: string
  start: number
  text: string
  topic: string | undefined
  parts: readonly Reading[]
  measures: readonly Measure[]
}

function goalsIn(facts: Facts, own: readonly Reading[]): Goal[] {
  return own.flatMap(({ statement, clause, topic }) => {
    if (!statement || statement.continues || clause.field !== 'goals' || statement.kind === 'order') return []
    const parts = own.filter((one) => one.statement === statement || one.statement?.continues === statement.id)
    const measures = facts.measures.filter((one) => parts.some(({ id }) => id === one.statement))
    const text = facts.fields.goals.slice(clause.start, parts.at(-1)?.clause.end).slice(0, TEXT_MOST)
    return [{ statement: statement.id, start: clause.start, text, topic, parts, measures }]
  })
}

/** 'Industry says 20 percent is normal, I want to come to 15': what is no start lends the target its unit all the same. */
function lendOfNorm({ measures: [measure], parts }: Goal): void {
  const { wanted, now } = measure ?? {}
  if (!measure || !wanted || now || wanted.kind !== 'count' || wanted.noun !== undefined) return
  const norm = parts
    .flatMap(({ clause, numbers }) => numbers.filter((one) => isOutside(one, clause)))
    .find(({ kind, span }) => kind !== 'count' && kind !== 'money' && span.start < wanted.span.start)
  if (norm) measure.wanted = alike(norm, wanted)[1]
}

/** Whether nothing tells how it stands. */
function isOpen(measures: readonly Measure[]): boolean {
  return measures.length < 2 && !measures[0]?.now
}

/** The figures that may be what it wants: the one that was read, or any. */
function soughtOf({ text, start, measures: [measure] }: Goal): Sought[] {
  const at = measure?.wanted && measure.wanted.span.start - start
  return soughtIn(text).filter(({ wanted }) => {
    // 'Stop the sets from failing, 9 breakdowns in six months': how many there were.
    if (!measure) return !(STOPS.test(text) && wanted.quantity?.noun !== undefined)
    return at === undefined ? wanted.factor === measure.factor : wanted.start <= at && at < wanted.end
  })
}
const TEXT_MOST = 600
const STOPS = /^(?:to\s)?(?:stop|end|avoid|prevent|no more)(?!\p{L})/iu

/** What the goal wants, as it was read in its own clause, else as it stands. */
function draftOf({ measures, topic = '', text, statement, start, parts }: Goal, wanted: Figure): Draft | undefined {
  const [measure] = measures
  if (measure) return measure
  const { factor, quantity } = wanted
  if (factor !== undefined) return { what: topic, factor, direction: factor < 1 ? 'down' : 'up' }
  if (!quantity) return undefined
  const span = { field: 'goals' as const, start: start + wanted.start, end: start + wanted.end }
  const known = parts.flatMap(({ numbers }) => numbers).find((one) => overlaps(one.span, span))
  const target = known ?? { ...quantity, statement, span }
  return { what: topic, wanted: target, direction: towards(text, topic, target) }
}

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
function quantityAt(
  reading: Reading | undefined,
  { from: { text }, figure }: Start,
  today: string,
): Quantity | undefined {
  if (!reading) return undefined
  const { clause, numbers, spendable, id } = reading
  const span = { field: clause.field, start: clause.start + figure.start, end: clause.start + figure.end }
  const before = text.slice(0, figure.start)
  // 'It fell from 31 to 22': how it was.
  const beside = besideOf(text, figure)
  if (OF_OTHERS.test(beside) || isLongAgo(beside, today) || DRAWN.test(before) || WAS_FROM.test(before))
    return undefined
  const isThere = (one: Quantity) => overlaps(one.span, span)
  if (spendable.some(isThere)) return undefined
  const known = numbers.find(isThere)
  if (known) return isOutside(known, clause) ? undefined : known
  return figure.quantity && { ...figure.quantity, statement: id, span, text: text.slice(figure.start, figure.end) }
}
