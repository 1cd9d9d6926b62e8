import type { Facts, Quantity } from '../facts.ts'
import { isNoStart, isNoTarget } from './aside-figures.ts'
import { shifted } from './figure-pairs.ts'
import { type Figure, isLike, rolesIn } from './figure-roles.ts'
import { partNamed, shareWanted } from './fractions.ts'
import { FEARED } from './measures.ts'
import { areApart, isHowOften, isSpread } from './measure-pairs.ts'
import { alike, directionOf, type Draft } from './measure-what.ts'
import { isAtWorst } from './outside-figures.ts'
import { towards } from './told-starts.ts'
import type { Reading } from './readings.ts'

const LIKELY = 0.7
/** A goal is not longer, and figures are looked at each beside all others. */
const TEXT_MOST = 600
/** Two figures further apart are told of two things. */
const FAR = 160

/** The two figures that are most likely how it stands and how it should stand, by the words around them. */
export function pairedByRole(
  facts: Facts,
  parts: readonly Reading[],
  all: readonly Reading[],
  what: string,
): Draft | undefined {
  const first = parts[0]
  if (!first) return undefined
  const start = first.clause.start
  // 'Empty miles 27 %. 20.': a number alone is no clause, and stands before the next one.
  const end = parts.at(-1)?.clause.end ?? start
  const next = all.find(({ clause }) => clause.field === 'goals' && clause.start >= end)?.clause.start
  const between = facts.fields.goals.slice(end, next)
  const text = facts.fields.goals
    .slice(start, LIST_MARK.test(between) ? end : next)
    .slice(0, Math.min(TEXT_MOST, asideFrom(facts, start) - start))
  const roles = rolesIn(text).filter(({ figure }) => !isAtWorst(text.slice(0, figure.start)))
  let best: { now: Figure; wanted: Figure; sure: number } | undefined
  const starts = roles.filter(
    ({ figure: { quantity, start: at, end: to } }) => (!quantity || !isHowOften(quantity)) && !isNoStart(text, at, to),
  )
  const targets = roles.filter(({ figure: { start: at, end: to } }) => !isNoTarget(text, at, to))
  for (const { figure: now, now: asNow } of starts)
    for (const { figure: wanted, wanted: asWanted } of targets) {
      const sure = asNow * asWanted
      if (now === wanted || sure < LIKELY || sure <= (best?.sure ?? 0)) continue
      if (!isLike(now, wanted) || areOfTwo(text, now, wanted)) continue
      best = { now, wanted, sure }
    }
  if (!best) return undefined
  return draftOf(facts, parts, { now: shifted(best.now, start), wanted: shifted(best.wanted, start) }, what)
}

/** A measure of two figures of the goals, as each was read in its own clause. */
export function draftOf(
  facts: Facts,
  parts: readonly Reading[],
  pair: { now: Figure; wanted: Figure },
  what: string,
): Draft | undefined {
  const now = ownQuantity(pair.now, parts)
  if (!now) return undefined
  const share = shareWanted(facts.fields.goals, pair.wanted, now)
  if (share !== undefined) return { what, now, wanted: shareAt(pair.wanted, share, facts, parts), direction: 'down' }
  const factor = factorOf(facts.fields.goals, pair.wanted, now)
  if (factor !== undefined) return { what, now, factor, direction: factor < 1 ? 'down' : 'up' }
  const wanted = ownQuantity(pair.wanted, parts)
  if (!wanted || (wanted.value === now.value && wanted.unit === now.unit)) return undefined
  // 'In two years: … up from 71': until when. '86 per 100,000': no share of a hundred.
  if (now.kind === 'count' && LONG.has(wanted.unit ?? '')) return undefined
  if (wanted.kind === 'percent' && /^\s?(?:per|in|je|por|pour)\s\d/iu.test(facts.fields.goals.slice(pair.now.end)))
    return undefined
  const [from, to] = alike(now, wanted)
  return { what, now: from, wanted: to, direction: directionOf(from, to) }
}

function shareAt({ start, end }: Figure, value: number, { fields }: Facts, parts: readonly Reading[]): Quantity {
  const statement = parts.find(({ clause }) => clause.start <= start && end <= clause.end)?.id ?? ''
  const span = { field: 'goals' as const, start, end }
  const text = fields.goals.slice(start, end)
  return { statement, span, text, kind: 'percent', value, each: false, approximate: false }
}

const LONG = new Set(['month', 'quarter', 'year'])

/** Where the next thing begins that was set aside: an order, or what was told in confidence. */
function asideFrom({ orders }: Facts, start: number): number {
  return Math.min(
    ...orders.flatMap((one) => (one.field === 'goals' && one.start >= start ? [one.start] : [])),
    Infinity,
  )
}

/** The figure that is most likely wanted, where nothing tells how things stand. */
export function targetByRole(facts: Facts, parts: readonly Reading[], what: string): Draft | undefined {
  const first = parts[0]
  const last = parts.at(-1)
  if (!first || !last) return undefined
  const { start } = first.clause
  const text = facts.fields.goals.slice(start, Math.min(last.clause.end, start + TEXT_MOST, asideFrom(facts, start)))
  const roles = rolesIn(text)
  const [best] = roles
    .filter(({ wanted, figure }) => wanted >= SURE && !isNoTarget(text, figure.start, figure.end))
    .toSorted((a, b) => b.wanted - a.wanted)
  // With a figure of today beside it, the two would have been a pair: what kept them apart holds here too.
  if (!best || roles.some(({ now, figure }) => now >= LIKELY && !isNoStart(text, figure.start, figure.end)))
    return undefined
  const wanted = ownQuantity(shifted(best.figure, start), parts)
  if (!wanted || best.figure.factor !== undefined || /^(?:payback|roi|return)(?!\p{L})/iu.test(what)) return undefined
  // 'Within eighteen months', 'forty years of newsletters': until when, or of when.
  if (wanted.unit === 'month' || wanted.unit === 'quarter' || wanted.unit === 'year') return undefined
  // 'Send the menus by nine': the hour, or the day, by which.
  if (wanted.kind === 'count' && /(?<!\p{L})by\s$/iu.test(text.slice(0, best.figure.start))) return undefined
  return { what, wanted, direction: towards(text, what, wanted) }
}
const SURE = 0.9

export const WAS_FROM =
  /(?<!\p{L})(?:fallen|dropped|gone|risen|slipped|went|(?:has|have|had|['’]s|['’]ve) come|came|grown|slid|fell|rose|climbed)\s(?:down\s|up\s|back\s)?from\s(?:about\s|around\s)?$/iu
/** 'The year before, 83%' */
export const YEAR_BEFORE =
  /(?<!\p{L})(?:year|season|quarter|month) before(?: that)?,?\s(?:it (?:was|stood at)\s|we (?:had|were at)\s)?$/iu
/** 'Used to be 51' */
const USED_TO = /(?<!\p{L})(?:used to be|was once|once was|(?<!if )it was|had been)\s(?:about\s|around\s)?$/iu
const NOW =
  /(?<!\p{L})(?:now|today|currently|presently)\s(?:at\s|only\s|(?:(?!want|need|should|would|must|to|target|aim|but|and|is|are)\p{L}+\s){1,2})?(?:it is\s)?$/iu
const LEAD = 80
const DRAWN = /(?<!\p{L})(?:more than|over|above|beyond|older than|longer than|later than)\s$/iu

const MAY_NOT_PASS =
  /(?<!\p{L})(?:not (?:to )?(?:exceed|pass|go (?:over|above|beyond)|be (?:over|above|more than)|rise above)|no (?:pas|super|exced|sobrepas|rebas)\p{L}+(?: del?)?|n(?:e |['’])(?:dépass|excèd)\p{L}+ (?:pas|plus)|não (?:pass|ultrapass|exced)\p{L}+(?: d[eo]s?)?|non (?:super|oltrepass|ecced)\p{L}+|nicht (?:über|mehr als)|niet (?:boven|over|meer dan))\s(?:(?:the|el|los|les|o|os|il|lo|die|de)\s)?$/iu
/** The ordinal with which a sentence begins, set off from it, or the German that needs no comma. */
const NEXT_MATTER =
  /(?:[.!?;]\s|\n)\s*(?:(?:second(?:ly)?|third(?:ly)?|fourth(?:ly)?|segundo|tercero|cuarto|deuxièmement|troisièmement|quatrièmement|secondo|terzo|quarto|terceiro|quarta?|em (?:segundo|terceiro)(?: lugar)?|en (?:segundo|tercer) lugar|ten (?:tweede|derde|vierde))\s?[,:]|(?:zweitens|drittens|viertens)(?!\p{L}))/iu

/** Whether the words around two figures say that they are not one thing's start and target. */
export function areOfTwo(text: string, now: Figure, wanted: Figure): boolean {
  const lead = ({ start }: Figure) => text.slice(Math.max(0, start - LEAD), start)
  const [beforeNow, beforeWanted] = [lead(now), lead(wanted)]
  // 'It has fallen from 31 to 22': how it was. '85 then, now 52': how it is.
  if (WAS_FROM.test(beforeNow) || NOW.test(beforeWanted)) return true
  // 'We achieved 71%; the year before, 83%'
  if (YEAR_BEFORE.test(beforeNow) || YEAR_BEFORE.test(beforeWanted)) return true
  if (FEARED.test(beforeNow) || USED_TO.test(beforeWanted)) return true
  // 'Offcuts should not exceed 12%': how far it may go is never how it stands.
  if (MAY_NOT_PASS.test(beforeNow)) return true
  // '14 slots going waste out of some 150': of how many. And no wait becomes none.
  if (/\d[^.;\n]*\sout of\s(?:some\s|about\s|the\s|our\s)?$/iu.test(beforeNow)) return true
  if (/(?<!\p{L})out of\s$/iu.test(beforeWanted)) return true
  if (now.kind === 'duration' && wanted.quantity?.value === 0) return true
  // '400 euros. We want to sell 900 of them': how many, and not for how much.
  if (/^\s(?:of them|pieces)(?!\p{L})/iu.test(text.slice(wanted.end)) && now.kind === 'money') return true
  // '1 job in 5 ran more than 15% over': where a line is drawn.
  if (DRAWN.test(beforeNow) && /\d/.test(beforeNow)) return true
  const [first, second] = now.start < wanted.start ? [now, wanted] : [wanted, now]
  // 'Second, offcuts: … 12%. Third, repairs: … 25%': another matter, as the client counts them.
  if (NEXT_MATTER.test(text.slice(first.end, second.start))) return true
  // 'We have 22 sorters, 9 are above 58': some of them.
  if (
    /,\s$/.test(text.slice(0, second.start)) &&
    /^\s(?:(?:are|were|have|of (?:them|these))\s|(?:successful|won|passed|approved|accepted|granted|failed|lost|done)(?!\p{L}))/u.test(
      text.slice(second.end),
    )
  )
    return true
  // 'At least 99.5 %, false ones below 3 per km': a share, and a count to a length.
  if (
    (now.kind === 'percent') !== (wanted.kind === 'percent') &&
    [now, wanted].some(
      (one) => one.kind === 'count' && /^\s?(?:per|pro|por|par|je|\/)\s?\p{L}/iu.test(text.slice(one.end)),
    )
  )
    // prettier-ignore
    return true
  // 'If it becomes 12 we need no overtime': what would follow from it, not what is wanted.
  if (/(?<!\p{L})if (?:it|that|this) becomes\s$/iu.test(text.slice(0, wanted.start))) return true
  // 'We are at 44% and 12%': two of a kind.
  if (/^\s*(?:and|&)\s*$/i.test(text.slice(first.end, second.start))) return true
  if (
    (second.start - first.end > FAR && !areOneIn(now, wanted)) ||
    isSpread(text, first.start, text.slice(first.end, second.start))
  )
    return true
  return now.quantity !== undefined && wanted.quantity !== undefined && areApart(text, now.quantity, wanted.quantity)
}

/** 'One cast in nine …, and gets us to one in twenty': told in one way, they are told of one thing, however much stands between. */
function areOneIn(now: Figure, wanted: Figure): boolean {
  return [now, wanted].every(({ quantity }) =>
    /^(?:an?|one|1)\s(?:\p{L}+\s)?(?:in|of|out of)\s/iu.test(quantity?.text ?? ''),
  )
}

/** The number of the next item. */
const LIST_MARK = /\n\s*[(\p{L}]?\d{1,2}\s*[.):–-]*\s*$|[.;,\s(]\d{1,2}\s*[):–-]+\s*$/u

/** The figure as it was read in its own clause, else as it stands. */
function ownQuantity({ quantity, start, end }: Figure, parts: readonly Reading[]): Quantity | undefined {
  if (!quantity) return undefined
  for (const { numbers } of parts) {
    const known = numbers.find(({ span }) => span.start < end && span.end > start)
    if (known) return known
  }
  const part = parts.find(({ clause }) => clause.start <= start && end <= clause.end) ?? parts[0]
  return { ...quantity, statement: part?.id ?? '', span: { field: 'goals', start, end } }
}

/** 'the double', 'half', 'by 20%': a part of today's figure. */
function factorOf(text: string, { factor, quantity, start, end }: Figure, now: Quantity): number | undefined {
  const up = MORE.test(text.slice(Math.max(0, start - 40), end + 20))
  const part = partNamed(quantity?.text ?? '')
  const known = factor ?? (part === undefined ? undefined : 1 - part)
  if (known !== undefined) return known < 1 && known !== 1 / 2 && up ? 2 - known : known
  if (quantity?.kind !== 'percent' || now.kind === 'percent' || !BY.test(text.slice(0, start))) return undefined
  if (!up && quantity.value >= 100) return undefined
  return up ? 1 + quantity.value / 100 : 1 - quantity.value / 100
}
const BY = /(?<!\p{L})by\s+(?:about |around |at least |some )?$/iu
const MORE = /(?<!\p{L})(?:more|grow|increase|raise|higher|up|lift|boost)(?!\p{L})/iu
