import type { Measure, Quantity, When } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { topicOf } from './topics.ts'

type Draft = Omit<Measure, 'id' | 'statement' | 'by'>

/** Start and target in the ways people write them. `numbers` are the clause's quantities in order. */
export function measures(clause: Clause, numbers: readonly Quantity[]): Draft[] {
  const found: Draft[] = []
  const used = new Set<Quantity>()
  const at = (quantity: Quantity) => quantity.span.start - clause.start
  const between = (a: Quantity, b: Quantity) => clause.text.slice(a.span.end - clause.start, at(b))
  const before = (quantity: Quantity, length = 40) => clause.text.slice(Math.max(0, at(quantity) - length), at(quantity))
  const after = (quantity: Quantity, length = 40) => clause.text.slice(quantity.span.end - clause.start).slice(0, length)
  const add = (draft: Draft, ...quantities: (Quantity | undefined)[]) => {
    found.push(draft)
    for (const quantity of quantities) if (quantity) used.add(quantity)
  }

  numbers.forEach((first, index) => {
    const second = numbers[index + 1]
    if (!second || used.has(first) || used.has(second) || !comparable(first, second)) return
    const middle = between(first, second)
    const lead = before(first)
    let pair: [now: Quantity, wanted: Quantity] | undefined
    if (INSTEAD.test(middle)) pair = [second, first]
    else if (/^\s*\(?\s*(?:from|down from|up from|vs\.?|versus|against|compared (?:to|with))\s*$/i.test(middle)) pair = [second, first]
    else if (ARROW.test(middle) || (TO.test(middle) && (FROM.test(lead) || sameUnit(first, second)))) pair = [first, second]
    else if (NOW_BETWEEN.test(middle)) pair = [second, first]
    else if (NOW_BEFORE.test(lead) && TARGET_BETWEEN.test(middle)) pair = [first, second]
    else if (TARGET_BEFORE.test(lead) && NOW_AFTER.test(after(second)) && middle.length < 60) pair = [second, first]
    if (!pair) return
    const [now, wanted] = alike(pair)
    add({ what: whatBefore(clause, leadStart(clause.text, at(first))), now, wanted, direction: wanted.value < now.value ? 'down' : 'up' }, first, second)
  })

  // 'halve', 'by a fifth', '30% fewer'
  for (const [pattern, factor] of FACTORS) {
    const match = pattern.exec(clause.text)
    if (!match || found.length > 0) continue
    const value = factor(match)
    if (value === undefined) continue
    const what = topicOf(clause, match.index + match[0].length, 'after') ?? topicOf(clause, match.index) ?? topicOf(clause)
    const own = numbers.find((one) => at(one) >= match.index && at(one) < match.index + match[0].length)
    add({ what: what ?? '', factor: value, direction: value < 1 ? 'down' : 'up' }, own)
  }

  // A target with no start: 'under 3 days', 'at least 90%', 'within a week'
  for (const quantity of numbers) {
    if (used.has(quantity) || clause.field !== 'goals') continue
    const lead = before(quantity, 24)
    if (quantity.kind === 'money' && /\b(?:budget|have|spend|up to|max)/i.test(before(quantity, 30))) continue
    const down = CEILING.test(lead) || /^\s*(?:max|or less|or fewer|maximum|tops|at most)/i.test(after(quantity, 16))
    const up = FLOOR.test(lead) || /^\s*(?:or more|plus|minimum|at least)/i.test(after(quantity, 16))
    if (!down && !up) continue
    const what = topicOf(clause, at(quantity)) ?? topicOf(clause)
    add({ what: what ?? '', wanted: quantity, direction: down ? 'down' : 'up' }, quantity)
  }
  return found
}

/** 'in 12 days instead of 23': a bare number takes the unit of the one beside it. */
function alike([now, wanted]: [Quantity, Quantity]): [Quantity, Quantity] {
  const lend = (to: Quantity, from: Quantity): Quantity =>
    to.kind === 'count' && from.kind !== 'count'
      ? { ...to, kind: from.kind, ...(from.unit && { unit: from.unit }), ...(from.currency && { currency: from.currency }) }
      : to
  return [lend(now, wanted), lend(wanted, now)]
}

function comparable(a: Quantity, b: Quantity): boolean {
  if (a.kind === b.kind) return a.kind !== 'duration' || a.unit === b.unit || ratio(a, b) < 400
  // 'from 68 to 76%', '12 days instead of 23'
  return (a.kind === 'count' && !a.noun) || (b.kind === 'count' && (!b.noun || b.value < 1000))
}

function ratio(a: Quantity, b: Quantity): number {
  const size = (one: Quantity) => one.value * (HOURS[one.unit ?? 'day'] ?? 1)
  return Math.max(size(a), size(b)) / Math.max(1e-9, Math.min(size(a), size(b)))
}
const HOURS: Record<string, number> = { minute: 1 / 60, hour: 1, day: 24, week: 168, month: 730, quarter: 2190, year: 8760 }

function sameUnit(a: Quantity, b: Quantity): boolean {
  return (a.kind === b.kind && a.kind !== 'count') || (a.kind === 'count' && b.kind !== 'count') || (a.kind === 'count' && b.kind === 'count' && !a.noun)
}

const FROM = /\b(?:from|de|von|od|da|van|du|desde|z)\s+(?:about |around |roughly |some |n\$)?\s*$/i
const TO = /^\s*(?:\p{L}+\s){0,6}(?:down |up )?(?:to|a|auf|na|à|naar|do|al|until)\s+(?:about |around |under |below |at least |less than )?$/iu
const ARROW = /^\s*(?:→|->|=>|⇒)\s*$/
const INSTEAD = /^[^.]{0,30}?\b(?:instead of|rather than|not|en vez de|en lugar de|statt|anstatt|au lieu de|invece di|em vez de|zamiast)\s+(?:the |today's |our |about )?$/i
const NOW_BETWEEN =
  /^[^.]{0,60}?[,;(–-]?\s*\b(?:now|today|currently|at present|presently|at the moment|right now|it is|it's|is|was|were|we are at|we're at|we take|last year|this year|on average now|hoy|ahora|actualmente|derzeit|heute|jetzt|aktuell|aujourd'hui|actuellement|oggi|adesso|hoje|atualmente|agora|obecnie|teraz|dziś)\b(?:\s+(?:it|we|that|is|was|it's|we're|takes?|takes us|are|at|on|in|around|about|were|like|tardamos|como|andamos|en|son|sind|es|c'est|jest|the|figure|average|nearer|closer|to|more|over))*\s*:?\s*$/i
const NOW_BEFORE = /\b(?:now|today|currently|at present|presently|is|are|takes?|at|was|hoy|heute|aktuell|oggi|hoje|teraz|obecnie)\s+(?:about |around |at )?$/i
const TARGET_BETWEEN =
  /\b(?:want|need|would like|should be|must be|aim|target|goal|get it (?:down |up )?to|to get to|bring (?:it|that) (?:down |up )?to|down to|up to|hope|we'd like|queremos|wollen|voulons|vogliamo|chcemy|to)\b[^.\d]{0,20}$/i
const TARGET_BEFORE = /\b(?:under|below|within|in|to|at least|over|above|less than|menos de|unter|moins de|in less than)\s+$/i
const NOW_AFTER = /^\s*(?:now|today|currently|at the moment|at present|right now|on average now|hoy|heute|aktuell|obecnie)\b/i
const CEILING = /\b(?:under|below|less than|at most|max(?:imum)?|no more than|not more than|within|inside|down to|to|in|menos de|máximo|unter|höchstens|moins de|meno di|poniżej|maks\.?)\s+(?:about |around |\$)?$/i
const FLOOR = /\b(?:at least|over|above|more than|minimum|min\.?|no less than|up to|reach|hit|achieve|al menos|más de|mindestens|über|au moins|almeno|pelo menos|co najmniej|ponad)\s+$/i

const PARTS: Record<string, number> = { half: 0.5, third: 1 / 3, quarter: 0.25, fifth: 0.2, tenth: 0.1 }
const FACTORS: [RegExp, (match: RegExpExecArray) => number | undefined][] = [
  [/\b(?:halve|halving|cut(?:ting)? (?:it |them |that |this |our |the )?(?:\p{L}+ ){0,4}in half|half as (?:many|much|long))\b/iu, () => 0.5],
  [/\b(?:double|doubling|twice (?:as many|as much|the))\b/iu, () => 2],
  [/\b(?:triple|treble|three times)\b/iu, () => 3],
  [/\b(?:cut|reduce|reducing|cutting|lower|bring down|drop|shave|fewer|less|down|slash|trim|save)\b[^.]{0,50}?\bby (?:about |around |at least )?(?:a |one )?(half|third|quarter|fifth|tenth)\b/iu, (match) => 1 - (PARTS[(match[1] as string).toLowerCase()] ?? 0)],
  [/\b(?:raise|grow|lift|increase|more|up)\b[^.]{0,50}?\bby (?:about |around |at least )?(?:a |one )?(half|third|quarter|fifth|tenth)\b/iu, (match) => 1 + (PARTS[(match[1] as string).toLowerCase()] ?? 0)],
  [/\b(?:cut|reduce|reducing|cutting|lower|bring down|drop|slash|trim|save|decrease|shorten)\b[^.]{0,60}?\bby (?:about |around |at least |up to )?(\d{1,2}(?:[.,]\d)?)(?:\s?(?:-|–|to)\s?\d+)?\s?(?:%|per ?cent|percent)/iu, (match) => 1 - Number((match[1] as string).replace(',', '.')) / 100],
  [/\b(?:raise|grow|lift|increase|improve|boost|up)\b[^.]{0,60}?\bby (?:about |around |at least |up to )?(\d{1,3}(?:[.,]\d)?)(?:\s?(?:-|–|to)\s?\d+)?\s?(?:%|per ?cent|percent)/iu, (match) => 1 + Number((match[1] as string).replace(',', '.')) / 100],
  [/(\d{1,2})\s?(?:%|per ?cent|percent) (?:fewer|less|lower|faster|quicker|shorter)\b/iu, (match) => 1 - Number(match[1]) / 100],
  [/(\d{1,3})\s?(?:%|per ?cent|percent) (?:more|higher)\b/iu, (match) => 1 + Number(match[1]) / 100],
  [/\b(?:a |one )?(half|third|quarter|fifth) (?:fewer|less)\b/iu, (match) => 1 - (PARTS[(match[1] as string).toLowerCase()] ?? 0)],
]

/** What is measured: the words before the figures without the verb that moves them ('Bring', 'Cut', 'We want'). */
function whatBefore(clause: Clause, end: number): string {
  const lead = clause.text.slice(0, end)
  const bare = lead
    .slice(/[:;]\s+(?=[^:;]{4,}$)/.exec(lead)?.index ?? 0)
    .replace(/^[\s:;,(–-]+/, '')
    .replace(VERBS, '')
    .replace(/^(?:the|our|my|a|an|their|that|this|all)\s+/i, '')
    .replace(/[\s,:;(–-]+$/, '')
    .replace(/\s+(?:is|are|was|be|go|goes|going|down|up|by|and|the)$/i, '')
  const words = bare.split(/\s+/).length
  if (bare !== '' && words <= 9 && /\p{L}{3}/u.test(bare)) return bare
  return topicOf(clause, end) ?? topicOf(clause) ?? ''
}
const VERBS =
  /^(?:(?:also|and|then|to|we|i|would|like|want|need|must|should|please|our goal is|the goal is|goal|aim|first|second|ideally|mainly|get|getting|bring|bringing|move|moving|cut|cutting|reduce|reducing|raise|raising|increase|increasing|improve|improving|lift|lower|lowering|take|taking|push|drop|shorten|shrink|grow|push|see|have|having|keep|keeping|make|making|bajar|subir|reducir|senken|réduire|ridurre|reduzir|obniżyć|skrócić)\s+)+/iu

/** The words 'from' and 'to' before a number belong to the measure, not to the thing measured. */
function leadStart(text: string, at: number): number {
  const lead = /(?:\s*\b(?:from|down|up|to|in|under|below|within|at|of|by|is|are|about|around|over|at least|less than|de|a|von|auf|od|do|max)\b\s*)+$/iu.exec(text.slice(0, at))
  return at - (lead?.[0].length ?? 0)
}

/** The date a measure is due: the clause's own, or one that stands over the whole field ('All by the end of next year'). */
export function dueOf(clause: Clause, dates: readonly When[]): When | undefined {
  return dates.find(({ span }) => /\b(?:by|before|until|till|to|for|within|al|bis|avant|do|antes de|przed|end of|fin de)\s+(?:the |next )?(?:end of |fiscal year end,? )?$/i.test(clause.text.slice(0, span.start - clause.start)) || /^(?:end|fin)/i.test(clause.text.slice(span.start - clause.start)))
}
