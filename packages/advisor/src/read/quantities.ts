import type { Quantity, QuantityKind, TimeUnit } from '../facts.ts'
import type { Clause } from './clauses.ts'
import type { Token } from './tokens.ts'

/** Every number of a clause with what it counts. Years, clock times and the numbers of a list are none. */
export function quantities(clause: Clause, statement: string): Quantity[] {
  const found: Quantity[] = []
  for (const match of clause.text.matchAll(PATTERN)) {
    const quantity = quantityOf(match, clause, statement)
    if (quantity) found.push(quantity)
  }
  for (const match of clause.text.matchAll(NUMBER_WORDS)) {
    const at = match.index
    if (found.some(({ span }) => at + clause.start < span.end && at + clause.start + match[0].length > span.start)) continue
    const quantity = wordQuantity(match, clause, statement)
    if (quantity) found.push(quantity)
  }
  return found.sort((a, b) => a.span.start - b.span.start)
}

const SIGNS = String.raw`(?:US|AU|CA|NZ|HK|A|C|S|R|Mex|MX)\$|[$€£¥₹₦₱₫₩₪฿₺₵]|(?<![\p{L}])(?:PLN|EUR|USD|GBP|AUD|NZD|CAD|CHF|SEK|NOK|DKK|CZK|HUF|RON|INR|PKR|BDT|LKR|SGD|MYR|IDR|PHP|THB|VND|JPY|KRW|CNY|RMB|HKD|TWD|AED|SAR|ILS|TRY|EGP|NGN|KES|GHS|ZAR|BRL|MXN|ARS|CLP|COP|PEN|MAD|UGX|TZS|Rs\.?|Ksh|KSh|Kshs|RM|Rp\.?|Php|GHS|Dhs?|N(?=\d)|R(?=\s?\d)|S/)`
const NUMBER = String.raw`\d{1,3}(?:[ ,.'’\u00a0]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`
const SCALES = String.raw`k|thousand|mil|tys\.?|m|mn|mm|mln\.?|mio\.?|million|millions|millones|milhões|millionen|mrd\.?|bn|billion|lakhs?|lacs?|crores?|cr|dozen`
const MONEY_WORDS = String.raw`dollars?|bucks|euros?|pounds?|quid|pesos?|rupees?|naira|zł|złotych|złoty|zloty|kr|kronor|kroner|reais|francs?|yen|rand|shillings?|dirhams?|baht|ringgit|rupiah|won|lei|forint`
const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}#/.-])(${SIGNS})?\\s?(${NUMBER})(?:\\s?(?:-|–|to|or|a|bis|à)\\s?(?:${SIGNS})?\\s?(${NUMBER})(?=\\s?(?:%|per ?cent|${SCALES}|${MONEY_WORDS}|min|hour|hr|day|week|month|year|\\p{L})))?(?:\\s?(${SCALES})(?![\\p{L}]))?(?:\\s?(%|per ?cent|percent|pct|por ciento|pour cent|prozent|procent\\w*|percento))?(?:\\s?(${MONEY_WORDS}|${SIGNS})(?![\\p{L}]))?`,
  'giu',
)

const SCALE: [RegExp, number][] = [
  [/^(?:k|thousand|mil|tys\.?)$/i, 1e3],
  [/^(?:m|mn|mm|mln\.?|mio\.?|million|millions|millones|milhões|millionen)$/i, 1e6],
  [/^(?:mrd\.?|bn|billion)$/i, 1e9],
  [/^(?:lakhs?|lacs?)$/i, 1e5],
  [/^(?:crores?|cr)$/i, 1e7],
  [/^dozen$/i, 12],
]

export const TIME_UNITS: [RegExp, TimeUnit][] = [
  [/^(?:minutes?|mins?|minutos?|minuten|minuti|minut\w*)$/i, 'minute'],
  [/^(?:hours?|hrs?|h|horas?|stunden?|heures?|ore|godzin\w*|uur|uren)$/i, 'hour'],
  [/^(?:days?|nights?|shifts?|d[ií]as?|tage?n?|jours?|giorn[oi]|dni|dzie[nń]|dagen|dag)$/i, 'day'],
  [/^(?:weeks?|wks?|semanas?|wochen?|semaines?|settiman[ae]|tygodni\w*|tydzień|weken|week)$/i, 'week'],
  [/^(?:months?|mths?|mes(?:es)?|monate?n?|mois|mes[ei]|miesi\w*|maanden|mês)$/i, 'month'],
  [/^(?:quarters?|trimestres?|quartal\w*)$/i, 'quarter'],
  [/^(?:years?|yrs?|años?|jahre?n?|ans?|années?|ann[oi]|lat|rok\w*|jaar|anos?)$/i, 'year'],
]

function quantityOf(match: RegExpMatchArray, clause: Clause, statement: string): Quantity | undefined {
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
  // 'N' and 'R' before a number are money, but 'R 2' in the middle of a name is not.
  const end = at + whole.trimEnd().length + (kind === 'duration' ? rest.unitLength : 0)
  return {
    span: { field: clause.field, start: clause.start + at + lead, end: clause.start + end },
    text: clause.text.slice(at + lead, end).trim(),
    kind,
    value,
    ...(upper !== undefined && { high: numberOf(upper) * scaleOf(scale) }),
    ...(kind === 'money' && { currency: (money as string).trim() }),
    ...(kind === 'duration' && rest.unit && { unit: rest.unit }),
    ...(rest.noun && { noun: rest.noun }),
    ...(rest.per && { per: rest.per }),
    ...(rest.perNoun && { perNoun: rest.perNoun }),
    each: rest.each || /\beach\s+$/i.test(before),
    approximate: /(?:\b(?:about|around|roughly|approx\.?|approximately|some|nearly|almost|over|circa|ca\.?|~|unos|unas|como|etwa|rund|environ|około|cerca de|maybe|say)|~)\s*$/i.test(before),
    statement,
  }
}

/** What stands after the number: its unit of time, what is counted, and per what. */
function restOf(after: string, clause: Clause, offset: number) {
  const unitMatch = /^[\s-]?(?:working |business |calendar |full )?([\p{L}]+)/u.exec(after)
  const unit = unitMatch?.[1] ? timeUnit(unitMatch[1]) : undefined
  const isH = unitMatch?.[1]?.toLowerCase() === 'h' || (unitMatch?.[1] !== undefined && unit !== undefined)
  const tail = unit && isH ? after.slice(unitMatch?.[0].length ?? 0) : after
  const noun = unit ? undefined : nounAfter(clause.tokens, clause.start + offset)
  const window = tail.slice(0, 60)
  const perMatch =
    /^[^,.;()]{0,32}?(?:\b(?:a|an|per|each|every|por|pro|par|al|la|na|w|je|cada)\s+|\/\s?)(minute|hour|day|night|shift|week|month|quarter|year|annum|hora|d[ií]a|semana|mes|mês|año|ano|stunde|tag|woche|monat|jahr|heure|jour|semaine|mois|an|tydzień|tygodniu|miesiąc|miesięcznie|dzień|rok)\b/iu.exec(window) ??
    /^[^,.;()]{0,25}?\b(daily|weekly|monthly|yearly|annually|hourly|nightly|al mes|al d[ií]a|diarias?|mensuales|mensual|semanales|täglich|wöchentlich|monatlich|jährlich|dziennie|tygodniowo|miesięcznie|rocznie)\b/iu.exec(window)
  const perNoun = /^\s?(?:\p{L}+\s)?(?:per|\/|por|pro|je)\s?(\p{L}{3,}(?:\s(?!per\b)\p{L}{3,})?)/iu.exec(window)?.[1]
  const per = perMatch?.[1] ? perUnit(perMatch[1]) : undefined
  return {
    unit,
    unitLength: unitMatch?.[0].length ?? 0,
    noun,
    per,
    perNoun: perNoun && !perUnit(perNoun.split(' ')[0] as string) ? perNoun.split(/\s+per\b/)[0] : undefined,
    each: /^\s?(?:\p{L}+\s){0,2}(?:each|apiece|cada un[oa]|jeweils|chacun)\b/iu.test(window),
  }
}

function timeUnit(word: string): TimeUnit | undefined {
  if (/^(?:an|la|or)$/i.test(word)) return undefined
  return TIME_UNITS.find(([pattern]) => pattern.test(word))?.[1]
}

function perUnit(word: string): TimeUnit | undefined {
  const plain = word.toLowerCase()
  if (/^(?:daily|nightly|diari|al d|täglich|dziennie)/.test(plain)) return 'day'
  if (/^(?:weekly|semanal|wöchentlich|tygodniowo)/.test(plain)) return 'week'
  if (/^(?:monthly|mensual|al mes|monatlich|miesięcznie)/.test(plain)) return 'month'
  if (/^(?:yearly|annually|annum|jährlich|rocznie)/.test(plain)) return 'year'
  if (plain === 'hourly') return 'hour'
  return timeUnit(plain)
}

/** '610 alerts a month' counts alerts; '4,900 a month' counts what its sentence is about. */
function nounAfter(all: readonly Token[], from: number): string | undefined {
  const words: string[] = []
  let started = false
  for (const token of all) {
    if (token.start < from) continue
    const counts = token.pos === 'NOUN' || token.pos === 'PROPN' || (token.pos === 'ADJ' && !/^(?:more|less|such)$/.test(token.lower))
    if (!started && (token.lower === 'of' || token.lower === 'the' || token.lower === 'our' || token.lower === 'those')) continue
    if (!counts || words.length === 4) break
    if (timeUnit(token.lower) && words.length === 0) break
    started = true
    words.push(token.text)
  }
  return words.length > 0 && /\p{L}{2}/u.test(words.at(-1) as string) ? words.join(' ') : undefined
}

function numberOf(digits: string): number {
  const text = digits.replace(/[ '’\u00a0]/g, '')
  // '1.350' and '1,020,000' are thousands; '3.1' and '3,1' are parts.
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ''))
  const mixed = /^(\d{1,3}(?:([.,])\d{3})+)[.,](\d{1,2})$/.exec(text)
  if (mixed) return Number(`${(mixed[1] as string).replace(/[.,]/g, '')}.${mixed[3]}`)
  return Number(text.replace(',', '.'))
}

function scaleOf(word: string | undefined): number {
  return (word && SCALE.find(([pattern]) => pattern.test(word))?.[1]) || 1
}

/** Years, clock times, ordinals, ratios, names: numbers that say no size. */
function notAmount(digits: string, before: string, after: string): boolean {
  if (/^(?:19|20)\d\d$/.test(digits) && !/^\s?(?:%|\p{L}+s\b)/u.test(after)) return true
  if (/^(?:19|20)\d\d$/.test(digits) && /\b(?:since|in|from|of|until|till|by|before|desde|seit|depuis|od)\s*$/i.test(before)) return true
  if (/^\s?(?:am|pm|a\.m|p\.m|o['’]clock|st|nd|rd|th|º|ª)\b/i.test(after) || /^:\d\d/.test(after) || /\d:$/.test(before)) return true
  if (/^\s?(?:-|–)\s?\d/.test(after) && /^\s?(?:-|–)\s?\d+\s?(?:am|pm)/i.test(after)) return true
  if (/\b(?:at|from|until|till|around)\s$/i.test(before) && /^\s?(?:am|pm)/i.test(after)) return true
  if (/^[\p{L}]/u.test(after) && !/^(?:k|m|h)\b/i.test(after)) return true
  if (/[\p{L}]-?$/u.test(before)) return true
  if (/^\s?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b/i.test(after)) return true
  if (/\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)\.?\s$/i.test(before)) return true
  return /^\s*[.)]/.test(after) && /(?:^|\s)\(?$/.test(before) && /^\d{1,2}$/.test(digits) && !/\d/.test(before)
}

const WORDS: Record<string, number> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90,
}
const NUMBER_WORDS = new RegExp(String.raw`(?<![\p{L}-])(${Object.keys(WORDS).join('|')})(?![\p{L}-])`, 'giu')

function wordQuantity(match: RegExpMatchArray, clause: Clause, statement: string): Quantity | undefined {
  const at = match.index ?? 0
  const word = match[0]
  const after = clause.text.slice(at + word.length)
  const rest = restOf(after, clause, at + word.length)
  if (word.toLowerCase() === 'one' && !rest.unit) return undefined
  if (!rest.unit && !rest.noun) return undefined
  const end = at + word.length + (rest.unit ? rest.unitLength : 0)
  return {
    span: { field: clause.field, start: clause.start + at, end: clause.start + end },
    text: clause.text.slice(at, end),
    kind: rest.unit ? 'duration' : 'count',
    value: WORDS[word.toLowerCase()] as number,
    ...(rest.unit && { unit: rest.unit }),
    ...(rest.noun && { noun: rest.noun }),
    ...(rest.per && { per: rest.per }),
    each: rest.each,
    approximate: false,
    statement,
  }
}
