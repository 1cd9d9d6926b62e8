import type { Quantity, QuantityKind, TimeUnit } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { MONEY_WORDS, SCALES, scaleOf, SIGNS } from './money.ts'
import { MONTH } from './months.ts'
import { NUMBER_WORD, numberWord } from './number-words.ts'
import type { Token } from './tokens.ts'
import { periodAfter, timeUnit } from './units.ts'

/** Every number of a clause with what it counts. Years, clock times and the numbers of a list are none. */
export function quantities(clause: Clause, statement: string): Quantity[] {
  const found: Quantity[] = []
  const add = (matches: Iterable<RegExpMatchArray>, read: typeof digitQuantity) => {
    for (const match of matches) {
      if (found.length >= AMOUNTS_MAX) return
      const quantity = read(match, clause, statement)
      if (quantity && !found.some(({ span }) => quantity.span.start < span.end && quantity.span.end > span.start)) found.push(quantity)
    }
  }
  const hasDigits = /\d/.test(clause.text)
  if (/ in | out of | von | sur | de cada /i.test(clause.text)) add(clause.text.matchAll(ONE_IN), shareQuantity)
  if (hasDigits) add(clause.text.matchAll(DIGITS), digitQuantity)
  add(wordsOfNumber(clause.text), wordQuantity)
  if (/half|same|next| an? | one /i.test(clause.text)) add(clause.text.matchAll(ARTICLE), articleQuantity)
  return ranges(found.sort((a, b) => a.span.start - b.span.start), clause)
}

/** No sentence needs more; a field full of numbers is none. */
const AMOUNTS_MAX = 24

/** The pattern is long: it only runs where a word of the text is one of its own. */
function wordsOfNumber(text: string): Iterable<RegExpMatchArray> {
  const any = (text.match(/\p{L}+/gu) ?? []).some((word) => numberWord(word) !== undefined)
  return any ? text.matchAll(WORDED) : []
}

/** 'the 25 to 30 starters' is one amount; 'yield 71% to 76%' is two. */
function ranges(found: Quantity[], clause: Clause): Quantity[] {
  const merged: Quantity[] = []
  for (const next of found) {
    const last = merged.at(-1)
    const between = last ? clause.text.slice(last.span.end - clause.start, next.span.start - clause.start) : ''
    const lead = last ? clause.text.slice(0, last.span.start - clause.start) : ''
    const joins = last && last.kind === 'count' && !last.noun && next.kind !== 'percent' && next.value > last.value
    if (joins && /^\s?(?:to|a|bis|à|tot)\s?$/iu.test(between) && RANGE_LEAD.test(lead)) {
      merged[merged.length - 1] = { ...next, ...spanned(clause, last.span.start - clause.start, next.span.end - clause.start), value: last.value, high: next.value }
    } else merged.push(next)
  }
  return merged
}
const RANGE_LEAD = /(?:^|\b(?:about|around|the|for|of|some|with|takes?|get|have|has|are|swap|unos|etwa|environ)\s)$/iu

const NUMBER = String.raw`\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`
const DIGITS = new RegExp(
  `(?<![\\p{L}\\p{N}#/.-])(${SIGNS})?\\s?(${NUMBER})(?:\\s?(?:-|–|or|o|oder|ou|lub|of)\\s?(?:${SIGNS})?\\s?(${NUMBER})(?=\\s?(?:%|\\p{L})))?(?:\\s?(${SCALES})(?!\\p{L}))?(?:\\s?(%|per ?cent|percent|pct|por ciento|por cento|pour cent|prozent|procent\\p{L}*|percento|per cento))?(?:\\s?(${MONEY_WORDS}|${SIGNS})(?!\\p{L}))?`,
  'giu',
)
const WORDED = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:(?:${NUMBER_WORD})-)?(${NUMBER_WORD})(?![\p{L}-])`, 'giu')
/** 'half a day', 'within a week', 'same day': durations without a number. */
const ARTICLE =
  /(?<!\p{L})(?:(half)\s+(?:a|an)\s+(day|hour|week|month|year)|(?<=\b(?:within|in|under|inside|to|than|takes?|instead of)\s)(?:a|an|one)\s+(day|hour|week|month|fortnight)|(same|next)[\s-](day))(?!\p{L})/giu
/** 'one in five', '1 in 20': a share. */
const ONE_IN = /(?<![\p{L}\p{N}])(?:(1|one|2|two|3|three)\s+(?:in|von|de cada|sur)|(\d{1,2}|one|two|three|four|five|six|seven|eight|nine)\s+out of)\s+(?:every\s+)?(\d{1,3}|three|four|five|six|eight|ten|twenty)(?![\p{L}\p{N}]|[.,:/]\d|\s?(?:%|am|pm))(?!\s+(?:minutes?|hours?|days?|weeks?|months?|years?)\b)/giu

function digitQuantity(match: RegExpMatchArray, clause: Clause, statement: string): Quantity | undefined {
  const [whole, sign, digits = '', upper, scale, percent, coin] = match
  const at = match.index ?? 0
  const lead = whole.length - whole.trimStart().length
  const before = clause.text.slice(0, at + lead)
  const after = clause.text.slice(at + whole.length)
  const money = sign ?? coin
  const value = numberOf(digits) * scaleOf(scale)
  if (!Number.isFinite(value)) return undefined
  if (!money && !percent && !scale && notAmount(digits, before, after)) return undefined
  const rest = restOf(after, clause, at + whole.length)
  const kind: QuantityKind = percent ? 'percent' : money ? 'money' : rest.unit ? 'duration' : 'count'
  const end = at + whole.trimEnd().length + (kind === 'duration' ? rest.unitLength : 0)
  return {
    ...spanned(clause, at + lead, end),
    kind,
    value,
    ...(upper !== undefined && { high: numberOf(upper) * scaleOf(scale) }),
    ...(kind === 'money' && { currency: (money as string).trim() }),
    ...told(rest, kind),
    each: rest.each || /\beach\s+$/i.test(before),
    approximate: /(?:\b(?:about|around|roughly|approx\.?|approximately|some|nearly|almost|over|circa|ca\.?|unos|unas|como|etwa|rund|environ|około|cerca de|maybe|say|ongeveer)|~)\s*$/iu.test(before),
    statement,
  }
}

function wordQuantity(match: RegExpMatchArray, clause: Clause, statement: string): Quantity | undefined {
  const at = match.index ?? 0
  const word = match[0]
  const rest = restOf(clause.text.slice(at + word.length), clause, at + word.length)
  const value = numberWord(match[1] ?? word)
  if (value === undefined || (word.toLowerCase() === 'one' && !rest.unit)) return undefined
  const bare = /\b(?:than|instead of|not|from|to)\s+$/i.test(clause.text.slice(0, at)) || /^\s*[.,;]?$/.test(clause.text.slice(at + word.length))
  if (!rest.unit && !rest.noun && !bare) return undefined
  const kind = rest.unit ? 'duration' : 'count'
  const end = at + word.length + (rest.unit ? rest.unitLength : 0)
  return { ...spanned(clause, at, end), kind, value, ...told(rest, kind), each: rest.each, approximate: false, statement }
}

function articleQuantity(match: RegExpMatchArray, clause: Clause, statement: string): Quantity | undefined {
  const at = match.index ?? 0
  const word = (match[2] ?? match[3] ?? match[5] ?? 'day').toLowerCase()
  const unit: TimeUnit = word === 'fortnight' ? 'week' : (timeUnit(word) ?? 'day')
  const value = match[1] ? 0.5 : word === 'fortnight' ? 2 : 1
  return { ...spanned(clause, at, at + match[0].length), kind: 'duration', value, unit, each: false, approximate: false, statement }
}

function shareQuantity(match: RegExpMatchArray, clause: Clause, statement: string): Quantity | undefined {
  const at = match.index ?? 0
  const [part, whole] = [match[1] ?? match[2] ?? '', match[3] ?? ''].map((text) => numberWord(text) ?? Number.parseInt(text, 10))
  if (!part || !whole || part >= whole) return undefined
  const value = Math.round((1000 * part) / whole) / 10
  const rest = restOf(clause.text.slice(at + match[0].length), clause, at + match[0].length)
  return { ...spanned(clause, at, at + match[0].length), kind: 'percent', value, ...(rest.noun && { noun: rest.noun }), each: false, approximate: false, statement }
}

function spanned(clause: Clause, start: number, end: number) {
  return { span: { field: clause.field, start: clause.start + start, end: clause.start + end }, text: clause.text.slice(start, end).trim() }
}

function told(rest: ReturnType<typeof restOf>, kind: QuantityKind) {
  return {
    ...(kind === 'duration' && rest.unit && { unit: rest.unit }),
    ...(rest.noun && { noun: rest.noun }),
    ...(rest.per && { per: rest.per }),
    ...(rest.perNoun && { perNoun: rest.perNoun }),
  }
}

/** What stands after the number: its unit of time, what is counted, and per what. */
function restOf(after: string, clause: Clause, offset: number) {
  const unitMatch = /^[\s-]?(?:(?:working|business|calendar|full|person|man|staff)[\s-])?(\p{L}+)/iu.exec(after)
  const unit = unitMatch?.[1] && !/^(?:an|la)$/i.test(unitMatch[1]) ? timeUnit(unitMatch[1]) : undefined
  const tail = unit ? after.slice(unitMatch?.[0].length ?? 0) : after
  const noun = unit ? undefined : nounAfter(clause.tokens, clause.start + offset)
  const window = tail.slice(0, 60)
  const perNoun = /^\s?(?:\p{L}+\s)?(?:per|\/|por|pro|je)\s?(\p{L}{3,}(?:\s(?!per\b|and\b|or\b|plus\b)\p{L}{3,})?)/iu.exec(window)?.[1]
  return {
    unit,
    unitLength: unitMatch?.[0].length ?? 0,
    noun,
    per: periodAfter(window),
    perNoun: perNoun && !timeUnit(perNoun.split(' ')[0] as string) ? perNoun : undefined,
    each: /^\s?(?:\p{L}+\s){0,2}(?:each|apiece|cada un[oa]|jeweils|chacun)\b/iu.test(window),
  }
}

/** '610 alerts a month' counts alerts; '4,900 a month' counts what its sentence is about. */
function nounAfter(all: readonly Token[], from: number): string | undefined {
  const words: string[] = []
  for (const token of all) {
    if (token.start < from) continue
    if (words.length === 0 && /^(?:of|the|our|those|de|der|des|los|las|les)$/.test(token.lower)) continue
    const counts = token.pos === 'NOUN' || token.pos === 'PROPN' || (token.pos === 'ADJ' && !/^(?:more|less|such)$/.test(token.lower)) || (token.pos === 'VERB' && words.length === 0 && /s$/.test(token.lower) && all[all.indexOf(token) - 1]?.lower === 'of') || (token.pos === 'X' && words.length === 0 && token.text.length > 3)
    if (!counts || words.length === 4) break
    if (timeUnit(token.lower) && words.length === 0) break
    words.push(token.text)
  }
  return words.length > 0 && /\p{L}{2}/u.test(words.at(-1) as string) ? words.join(' ') : undefined
}

function numberOf(digits: string): number {
  const text = digits.replace(/[ '’\u00a0\u202f]/g, '')
  // '1.350' and '1,020,000' are thousands; '3.1' and '3,1' are parts.
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text) && !/^0/.test(text)) return Number(text.replace(/[.,]/g, ''))
  const mixed = /^(\d{1,3}(?:[.,]\d{3})+)[.,](\d{1,2})$/.exec(text)
  if (mixed) return Number(`${(mixed[1] as string).replace(/[.,]/g, '')}.${mixed[2]}`)
  return Number(text.replace(',', '.'))
}

const MONTH_AFTER = new RegExp(`^\\.?\\s?(?:st|nd|rd|th)?\\s?(?:of |de )?(?:${MONTH})(?!\\p{L})`, 'iu')
const MONTH_BEFORE = new RegExp(`(?<!\\p{L})(?:${MONTH})\\.?\\s$`, 'iu')

/** Years, clock times, ordinals, names: numbers that say no size. */
function notAmount(digits: string, before: string, after: string): boolean {
  const beside = before.slice(-24)
  if (/^(?:19|20)\d\d$/.test(digits) && !/^\s?(?:%|\p{L}+s\b)/u.test(after)) return true
  if (/^(?:19|20)\d\d$/.test(digits) && /\b(?:since|in|from|of|until|till|by|before|desde|seit|depuis|od)\s*$/i.test(beside)) return true
  if (/^\s?(?:am|pm|a\.m|p\.m|o['’]clock|st|nd|rd|th|er|º|ª)(?!\p{L})/iu.test(after) || /^:\d\d/.test(after) || /\d:$/.test(beside)) return true
  if (/^\s?(?:-|–|to|and)\s?\d+\s?(?:am|pm)\b/i.test(after)) return true
  if (/^\p{L}/u.test(after) && !/^(?:k|m|h|l)(?!\p{L})/iu.test(after)) return true
  if (/\p{L}-?$/u.test(beside)) return true
  if (MONTH_AFTER.test(after.slice(0, 30)) || (MONTH_BEFORE.test(beside) && /^\d{1,2}$/.test(digits))) return true
  return /^\s*[.)]\s/.test(after) && /^\s*\(?$/.test(before) && /^\d{1,2}$/.test(digits)
}
