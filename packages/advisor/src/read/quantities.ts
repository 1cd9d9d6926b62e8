import { matches } from '@cairn/knowledge/matches'
import type { Quantity, QuantityKind, TimeUnit } from '../facts.ts'
import { numberOf, restOf } from './amounts.ts'
import type { Clause } from './clauses.ts'
import { MONEY_WORDS, SCALES, scaleOf, SIGNS, SIGNS_BEFORE } from './money.ts'
import { MONTH } from './months.ts'
import { NUMBER_WORD, NUMBER_WORDS, numberWord } from './number-words.ts'
import { type Share, shares } from './shares.ts'
import { timeUnit } from './units.ts'
import { hasAny, wordsOf } from './words.ts'

/** Every number of a clause with what it counts. Years, clock times and the numbers of a list are none. */
export function quantities(clause: Clause, statement: string): Quantity[] {
  const found: Quantity[] = []
  const add = (matches: Iterable<RegExpMatchArray>, read: typeof digitQuantity) => {
    for (const match of matches) {
      if (found.length >= AMOUNTS_MAX) return
      const quantity = read(match, clause, statement)
      if (quantity && !found.some(({ span }) => quantity.span.start < span.end && quantity.span.end > span.start))
        found.push(quantity)
    }
  }
  const hasDigits = /\d/.test(clause.text)
  found.push(
    ...shares(clause.text)
      .map((share) => shareQuantity(share, clause, statement))
      .filter(apart),
  )
  if (hasDigits) add(matches(HOURS_MINUTES, clause.text), hoursQuantity)
  if (hasDigits) add(matches(MINUTES_SECONDS, clause.text), minutesQuantity)
  if (/ and a half/i.test(clause.text)) add(matches(AND_A_HALF, clause.text), halvesQuantity)
  if (hasDigits) add(matches(DIGITS, clause.text), digitQuantity)
  add(wordsOfNumber(clause), wordQuantity)
  if (/half|same|next|(?:^| )(?:an?|one|the) /i.test(clause.text)) add(matches(ARTICLE, clause.text), articleQuantity)
  if (/zero|nil|none|to nothing/i.test(clause.text)) add(matches(NONE, clause.text), noneQuantity)
  const inOrder = found
    .filter(({ span }) => !isBase(clause.text, span.start - clause.start, span.end - clause.start))
    .sort((a, b) => a.span.start - b.span.start)
  return ranges(times(inOrder, clause), clause).map((one) => withRate(one, clause))
}

/** 'Of every 100 patients only 31 come', 'de cada 100 pegam 36': of how many, where the part is told behind it. */
export function isBase(text: string, start: number, end: number): boolean {
  const [before, own] = [text.slice(0, start), text.slice(start, end)]
  // '31.4 litres on 100 km'
  if (
    /^100 ?km$/i.test(own) &&
    /(?<!\p{L})(?:litres?|liters?|l|kwh|kg)\s(?:on|per|for|pro|auf|na|por|op|each|every)\s$/iu.test(before)
  )
    return true
  return BASE.test(own) && OF_EVERY.test(before) && /\d/.test(text.slice(end))
}
const BASE = /^(?:10|100|1[.,  ]?000)$/
const OF_EVERY =
  /(?<!\p{L}|\d\s)(?:(?:out )?of(?: every| each)?|(?:from|in) (?:every|each)|every|each|de cada|em cada|di ogni|su ogni|sur|von(?: je)?|van de|van elke|na każde)\s$/iu

/** 'km/l' of '2,31 km/l': what it is counted by belongs to the figure. */
function withRate(one: Quantity, clause: Clause): Quantity {
  const rate = /^\/(?:\p{L}{1,4}|100 ?km|100)(?![\p{L}\d])/iu.exec(clause.text.slice(one.span.end - clause.start))?.[0]
  if (!rate || !/\p{L}$/u.test(one.text)) return one
  return { ...one, ...spanned(clause, one.span.start - clause.start, one.span.end - clause.start + rate.length) }
}

/** No sentence needs more; a field full of numbers is none. */
const AMOUNTS_MAX = 24

/** The pattern is long: it only runs where a word of the text is one of its own. */
function wordsOfNumber(clause: Clause): Iterable<RegExpMatchArray> {
  return hasAny(wordsOf(clause), NUMBER_WORDS) ? matches(WORDED, clause.text) : []
}

/** '3 hours 40 minutes', 'two days and six hours' are one time. */
function times(found: Quantity[], clause: Clause): Quantity[] {
  const merged: Quantity[] = []
  for (const next of found) {
    const last = merged.at(-1)
    const parts = last?.unit && next.unit ? SMALLER[last.unit]?.[next.unit] : undefined
    const between = last ? clause.text.slice(last.span.end - clause.start, next.span.start - clause.start) : ''
    if (last && parts && next.value < parts && !last.per && /^\s?(?:(?:and|y|e|et|und|i|en)\s)?$/iu.test(between))
      merged[merged.length - 1] = {
        ...last,
        ...spanned(clause, last.span.start - clause.start, next.span.end - clause.start),
        value: last.value + next.value / parts,
        ...(next.per && { per: next.per }),
        ...(next.each && { each: next.each }),
      }
    else merged.push(next)
  }
  return merged
}
const SMALLER: Partial<Record<TimeUnit, Partial<Record<TimeUnit, number>>>> = {
  hour: { minute: 60 },
  day: { hour: 24 },
  week: { day: 7 },
  year: { month: 12 },
}

/** 'the 25 to 30 starters' is one amount; 'yield 71% to 76%' is two. */
function ranges(found: Quantity[], clause: Clause): Quantity[] {
  const merged: Quantity[] = []
  for (const next of found) {
    const last = merged.at(-1)
    const between = last ? clause.text.slice(last.span.end - clause.start, next.span.start - clause.start) : ''
    const lead = last ? clause.text.slice(0, last.span.start - clause.start) : ''
    const joins = last && last.kind === 'count' && !last.noun && next.kind !== 'percent' && next.value > last.value
    const isRange =
      (/^\s?(?:to|a|bis|à|tot)\s?$/iu.test(between) && RANGE_LEAD.test(lead)) ||
      (/^\s(?:a|bis|à|tot)\s$/iu.test(between) && !FROM_LEAD.test(lead) && next.value < RANGE_MOST * (last?.value ?? 0))
    if (joins && isRange) {
      merged[merged.length - 1] = {
        ...next,
        ...spanned(clause, last.span.start - clause.start, next.span.end - clause.start),
        value: last.value,
        high: next.value,
      }
    } else merged.push(next)
  }
  return merged
}
/** 'Nous visons 5 à 6', 'ideal seria 60 a 65': who goes from one figure to another says from where. */
const FROM_LEAD =
  /(?<!\p{L})(?:de|del|des|du|d['’]|von|vom|da|dal|van|desde|from|subir|augmenter|steigern|aumentar|erhöhen|passer)\s(?:\p{L}+\s)?$/iu
const RANGE_MOST = 1.35
const RANGE_LEAD = /(?:^|\b(?:about|around|the|for|of|some|with|takes?|get|have|has|are|swap|unos|etwa|environ)\s)$/iu

const NUMBER = String.raw`\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`
const DIGITS = new RegExp(
  `(?<![\\d#/.]|\\d,)(${NUMBER})(?:\\s?(?:-|–|or|o|oder|ou|lub|of)\\s?(?:${SIGNS})?\\s?(${NUMBER})(?=\\s?(?:%|\\p{L})))?(?:\\s?(${SCALES})(?![\\p{L}²³]|[23](?!\\d)))?(?:\\s?(%|per ?cent|percent|pct|por ciento|por cento|pour cent|prozent|procent\\p{L}*|percento|per cento))?(?:\\s?(?:de\\s)?(${MONEY_WORDS}|${SIGNS})(?!\\p{L}))?`,
  'giu',
)
/** 'closed on day 14': which day, and not how many. */
const DAY_BEFORE = /(?<!\p{L}|(?:an?|per|each|every|one|this|that|the|same)\s)(?:day|week)\s$/iu
const SIGN_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])(${SIGNS_BEFORE})\\s?$`, 'iu')
const WORDED = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:(?:${NUMBER_WORD})-)?(${NUMBER_WORD})(?![\p{L}-])`, 'giu')
/** 'half a day', 'within a week', 'same day': durations without a number. */
const ARTICLE =
  /(?<!\p{L})(?:(half)\s+(?:a|an)\s+(day|hour|week|month|year)|(?:(?<=\b(?:within|in|under|inside|to|than|takes?|instead of)\s)|(?<=^|^(?:maybe|perhaps|about|under|ideally,?)\s)(?=\p{L}+\s+\p{L}+\s+(?:would|should|could|is enough)(?!\p{L})))(?:a|an|one)\s+(day|hour|week|month|fortnight)|(?:within|inside)\s+the\s+(hour|day|week)|(same|next)[\s-](day))(?!\p{L})/giu
/** 'disputes to zero', 'Want nil': a figure, where one is aimed for. */
const NONE =
  /(?<=(?<!\p{L})(?:to|want(?:ed)?|target|goal|aim|is|be|of)\s*:?\s+|→\s*|->\s*)(?:zero|nil|none|(?<=(?:go|goes|down|come|fall|drop|get) to )nothing)(?=\s*(?:[.,;:!)]|$))/giu

/** Signs of weight, length, energy: part of the figure, and nothing that is counted. */
const METRIC = /^\s?(?:kg|mg|g|t|km|cm|mm|ml|kwh|mwh|gwh|kw|mw|ha|m²|m³|m2|m3|°c)(?![\p{L}\p{N}])/iu

/** Behind these words an hour of the day stands, unless they tell how something goes: 'running at 1 hr 50'. */
const CLOCK_LEAD = String.raw`(?:(?<!(?:run|runs|running|stands?|standing|sits?|sitting|averag\p{L}+|now|currently|still|we are|we['’]re) )at|by|until|till|before) `
const FROM_OR_TO = String.raw`(?:from|to|of|than) (?!\d+ ?(?:hrs?|hours?) |[0-5] ?h)`
const MINUTES_BEHIND = String.raw`(?:per|each|a|an|every|now|today|at|on|to|is|and|from|currently|avg|average|in|median)`
/** '3h20', '2 h 10 min', '1 hour 50 per lorry'; 'at 7 hr 30' and 'to 14 h 30' are times of the day, 'to 1 hr 10' and 'from 2h40' are not. */
const HOURS_MINUTES = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?<!${CLOCK_LEAD})(?<!${FROM_OR_TO})(\d{1,3})(?:h(?=[0-5]\d(?![\d\p{L}]))| ?(?:h|hrs?|hours?) (?=[0-5]\d(?: ?min|(?! ?\p{L})(?! ?%)| ?${MINUTES_BEHIND}(?!\p{L}))))(\d\d)(?: ?min(?:utes?|s)?(?!\p{L}))?`,
  'giu',
)

/** 'a day and a half', 'two and a half weeks' */
const AND_A_HALF = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(an?|\d{1,3}|${NUMBER_WORD})\s(?:(minute|hour|day|week|month|year)s?\sand\sa\shalf|and\sa\shalf\s(?:working\s)?(minute|hour|day|week|month|year)s?|(?<=(?<unit>minute|hour|day|week|month)s? (?:instead of|and not|rather than|where it is|now|today) \S+\s)and\sa\shalf)(?!\p{L})`,
  'giu',
)

function halvesQuantity(match: RegExpMatchArray, clause: Clause, statement: string): Quantity | undefined {
  const [whole, many = '', unit = match[3] ?? match.groups?.unit] = match
  const count = /^an?$/i.test(many) ? 1 : (numberWord(many) ?? Number(many))
  const at = match.index ?? 0
  if (!Number.isFinite(count)) return undefined
  return {
    ...spanned(clause, at, at + whole.length),
    kind: 'duration',
    unit: timeUnit((unit ?? 'day').toLowerCase()) ?? 'day',
    value: count + 0.5,
    each: false,
    approximate: false,
    statement,
  }
}

function hoursQuantity(match: RegExpMatchArray, clause: Clause, statement: string): Quantity {
  const at = match.index ?? 0
  return {
    ...spanned(clause, at, at + match[0].length),
    kind: 'duration',
    unit: 'hour',
    value: Math.round((Number(match[1]) + Number(match[2]) / 60) * 100) / 100,
    each: false,
    approximate: false,
    statement,
  }
}

/** '6:40 minutes' */
const MINUTES_SECONDS = /(?<![\p{L}\d.,:])(\d{1,3}):([0-5]\d) ?min(?:utes?|s)?(?!\p{L})/giu

function minutesQuantity(match: RegExpMatchArray, clause: Clause, statement: string): Quantity {
  return { ...hoursQuantity(match, clause, statement), unit: 'minute' }
}

const ALSO_WORDS = /^(?:TRY|GEL|MOP|BAM|MAD|PEN|COP)$/

function digitQuantity(match: RegExpMatchArray, clause: Clause, statement: string): Quantity | undefined {
  const [whole, digits = '', upper, scale, percent, coin] = match
  const first = match.index ?? 0
  const signed = SIGN_BEFORE.exec(clause.text.slice(Math.max(0, first - 8), first))
  // 'R4' is the fourth of a list, and no money.
  const letter = signed?.[1]?.toUpperCase() ?? ''
  const isLabel =
    (letter === 'R' && signed?.[0].length === 1 && /^\d{1,2}$/.test(digits) && !scale) ||
    // 'We try 3 suppliers', 'gel 20 minutes': what is a word too is money in capitals only.
    (ALSO_WORDS.test(letter) && signed?.[1] !== letter) ||
    // Pula, kwacha and quetzals come in thousands; 'Q3' and 'P1' are no money.
    (/^[PKQ]$/.test(letter) && !/^\d{1,3}(?:[,.]\d{3})+$/.test(digits))
  const sign = isLabel ? undefined : signed?.[1]
  if (!sign && /[\p{L}-]$/u.test(clause.text.slice(0, first))) return undefined
  const lead = sign ? signed?.[0] : DAY_BEFORE.exec(clause.text.slice(0, first))?.[0]
  const at = first - (lead?.length ?? 0)
  const before = clause.text.slice(Math.max(0, at - 32), at)
  const after = clause.text.slice(first + whole.length)
  const money = sign ?? coin
  const value = numberOf(digits) * scaleOf(scale)
  if (!Number.isFinite(value)) return undefined
  if (!money && !percent && !scale && notAmount(digits, before, after)) return undefined
  const isMoney = money !== undefined || /^grand$/i.test(scale ?? '')
  const metric = isMoney || percent ? 0 : (METRIC.exec(after)?.[0].length ?? 0)
  const rest = restOf(after.slice(metric), clause, first + whole.length + metric)
  const kind: QuantityKind = percent ? 'percent' : isMoney ? 'money' : rest.unit && metric === 0 ? 'duration' : 'count'
  const end = first + whole.trimEnd().length + (kind === 'duration' ? rest.unitLength : metric)
  return {
    ...spanned(clause, at, end),
    kind,
    value,
    ...(upper !== undefined && { high: numberOf(upper) * scaleOf(scale) }),
    ...(money !== undefined && kind === 'money' && { currency: money.trim() }),
    ...told(rest, kind),
    each: rest.each || /\beach\s+$/i.test(before),
    approximate:
      /(?:\b(?:about|around|roughly|approx\.?|approximately|some|nearly|almost|over|circa|ca\.?|unos|unas|como|etwa|rund|environ|około|cerca de|maybe|say|ongeveer)|~)\s*$/iu.test(
        before,
      ),
    statement,
  }
}

/** 'nine percent' */
const WORDED_SHARE = /^\s(?:per ?cent|pct|por ciento|por cento|pour cent|prozent)(?!\p{L})/iu
/** 'forty thousand', 'five hundred quid' */
const LARGE = new RegExp(
  String.raw`^[\s-](hundred|thousand|grand|million)(?!\p{L})(?:\s(${MONEY_WORDS})(?!\p{L}))?`,
  'iu',
)

function wordQuantity(match: RegExpMatchArray, clause: Clause, statement: string): Quantity | undefined {
  const at = match.index ?? 0
  const word = match[0]
  const rest = restOf(clause.text.slice(at + word.length), clause, at + word.length)
  const value = numberWord(word) ?? numberWord(match[1] ?? word)
  const large = value === undefined ? null : LARGE.exec(clause.text.slice(at + word.length))
  const [whole = '', scale = '', currency] = large ?? []
  // 'three hundred hours' counts hours.
  if (large && value !== undefined && (currency || !/^hundred$/i.test(scale))) {
    const times = /^hundred$/i.test(scale) ? 100 : /^million$/i.test(scale) ? 1e6 : 1000
    return {
      ...spanned(clause, at, at + word.length + whole.length),
      kind: currency || /^grand$/i.test(scale) ? 'money' : 'count',
      value: value * times,
      each: false,
      approximate: false,
      statement,
    }
  }
  const share = value === undefined ? undefined : WORDED_SHARE.exec(clause.text.slice(at + word.length))?.[0]
  if (value !== undefined && share !== undefined)
    return {
      ...spanned(clause, at, at + word.length + share.length),
      kind: 'percent',
      value,
      each: false,
      approximate: false,
      statement,
    }
  if (value === undefined || (word.toLowerCase() === 'one' && !rest.unit)) return undefined
  const bare =
    /\b(?:than|instead of|not|from|to)\s+$/i.test(clause.text.slice(0, at)) ||
    /^\s*[.,;]?$/.test(clause.text.slice(at + word.length))
  if (!rest.unit && !rest.noun && !bare) return undefined
  const kind = rest.unit ? 'duration' : 'count'
  const end = at + word.length + (rest.unit ? rest.unitLength : 0)
  return {
    ...spanned(clause, at, end),
    kind,
    value,
    ...told(rest, kind),
    each: rest.each,
    approximate: false,
    statement,
  }
}

function articleQuantity(match: RegExpMatchArray, clause: Clause, statement: string): Quantity | undefined {
  const at = match.index ?? 0
  const word = (match[2] ?? match[3] ?? match[4] ?? match[6] ?? 'day').toLowerCase()
  const unit: TimeUnit = word === 'fortnight' ? 'week' : (timeUnit(word) ?? 'day')
  const value = match[1] ? 0.5 : word === 'fortnight' ? 2 : 1
  return {
    ...spanned(clause, at, at + match[0].length),
    kind: 'duration',
    value,
    unit,
    each: false,
    approximate: false,
    statement,
  }
}

function noneQuantity(match: RegExpMatchArray, clause: Clause, statement: string): Quantity {
  const at = match.index ?? 0
  return {
    ...spanned(clause, at, at + match[0].length),
    kind: 'count',
    value: 0,
    each: false,
    approximate: false,
    statement,
  }
}

function shareQuantity({ start, end, value, noun, rough }: Share, clause: Clause, statement: string): Quantity {
  const counted = restOf(clause.text.slice(end), clause, end).noun ?? (noun && !PRONOUN.test(noun) ? noun : undefined)
  return {
    ...spanned(clause, start, end),
    kind: 'percent',
    value,
    ...(counted && { noun: counted }),
    each: false,
    approximate: rough,
    statement,
  }
}

const PRONOUN = /^(?:it|them|us|this|that|these|those|which|what)$/i

/** Of two finds in one place the first stands. */
function apart({ span }: Quantity, at: number, all: readonly Quantity[]): boolean {
  return !all.slice(0, at).some((other) => span.start < other.span.end && span.end > other.span.start)
}

function spanned(clause: Clause, start: number, end: number) {
  return {
    span: { field: clause.field, start: clause.start + start, end: clause.start + end },
    text: clause.text.slice(start, end).trim(),
  }
}

function told(rest: ReturnType<typeof restOf>, kind: QuantityKind) {
  return {
    ...(kind === 'duration' && rest.unit && { unit: rest.unit }),
    ...(rest.noun && { noun: rest.noun }),
    ...(rest.per && { per: rest.per }),
    ...(rest.perNoun && { perNoun: rest.perNoun }),
  }
}

export const MONTH_AFTER = new RegExp(`^\\.?\\s?(?:st|nd|rd|th)?\\s?(?:of |de )?(?:${MONTH})(?!\\p{L})`, 'iu')
const MONTH_BEFORE = new RegExp(`(?<!\\p{L})(?:${MONTH})\\.?\\s$`, 'iu')

/** Years, clock times, ordinals, names: numbers that say no size. */
const CLOCK_BEFORE = /(?<!\p{L})(?:between|after|until|till|at|\d{1,2}h\s?(?:to|-|–|and|until))\s?$/iu
const NAME_ENDS = /^\s*(?:$|[,.;:)]|(?:and|or|is|are|was|in|on|for|of|to)(?!\p{L}))/u

/** '• 311: get abandoned calls under 8%': the name of a line, by what stands before and behind it. */
export function isLineName(before: string, after: string): boolean {
  return /^:\s/.test(after) && /^[\s•*–-]*$/.test(before)
}

function notAmount(digits: string, before: string, after: string): boolean {
  const beside = before.slice(-24)
  if (/^(?:19|20)\d\d$/.test(digits) && !/^\s?(?:%|(?!(?:is|was|as|has|this)\b)\p{L}+s\b)/u.test(after)) return true
  // 'Each August 2027 which lots are hit': the year of a month, whatever goes on from it.
  if (/^(?:19|20)\d\d$/.test(digits) && MONTH_BEFORE.test(beside)) return true
  if (
    /^(?:19|20)\d\d$/.test(digits) &&
    /\b(?:since|in|from|of|until|till|by|before|desde|seit|depuis|od)\s*$/i.test(beside)
  )
    return true
  if (
    /^\s?(?:am|pm|a\.m|p\.m|o['’]clock|st|nd|rd|th|er|º|ª)(?!\p{L})/iu.test(after) ||
    /^:\d\d/.test(after) ||
    /\d:$/.test(beside)
  )
    return true
  if (/^\s?(?:-|–|to|and)\s?\d+\s?(?:am|pm)\b/i.test(after)) return true
  if (/^\p{L}/u.test(after) && !/^(?:k|m|h|l)(?!\p{L})/iu.test(after)) return true
  if (/\p{L}-?$/u.test(beside)) return true
  // 'mean 94, σ 51': how far the figures lie apart; 'requests (22h to 6h)': hours of the day.
  if (/(?:σ|±|(?<!\p{L})(?:sd|std|stdev|standard deviation|sigma))\s*(?:of|=|:)?\s*$/iu.test(beside)) return true
  if (
    /^\d{1,2}$/.test(digits) &&
    /^h(?:\d\d)?(?!\p{L})/u.test(after) &&
    (CLOCK_BEFORE.test(beside) || /^h\s?(?:to|-|–|until|and)\s?\d{1,2}h/u.test(after))
  )
    return true
  // 'textbooks of Std 3 and Std 4', 'on Line 2': part of a name.
  if (/[\p{Ll},]\s\p{Lu}\p{L}*\.?\s$/u.test(beside) && /^\d{1,2}$/.test(digits) && NAME_ENDS.test(after)) return true
  if (isLineName(before, after)) return true
  if (MONTH_AFTER.test(after.slice(0, 30)) || (MONTH_BEFORE.test(beside) && /^\d{1,2}$/.test(digits))) return true
  return /^\s*[.)]\s/.test(after) && /^\s*\(?$/.test(before) && /^\d{1,2}$/.test(digits)
}
