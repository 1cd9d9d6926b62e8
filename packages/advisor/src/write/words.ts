import { countryByCode } from '@cairn/knowledge/countries'
import type { Measure, Quantity, When } from '../facts.ts'
import type { Plan } from '../plan.ts'
import { acts, sayable } from './names.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** '15 March 2027' */
export function dayOf(iso: string): string {
  return `${Number(iso.slice(8, 10))} ${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`
}
export function dayAfter(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10)
}
export function daysApart(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
/** '15 March 2027', or 'March 2027' where no day was told. */
export function dayOrMonth({ date, month }: { date: string; month?: true }): string {
  return month ? dayOf(date).replace(/^\d+ /, '') : dayOf(date)
}
/** '15 Mar 2027', for narrow cells. */
export function shortDay(iso: string): string {
  return `${Number(iso.slice(8, 10))} ${(MONTHS[Number(iso.slice(5, 7)) - 1] as string).slice(0, 3)} ${iso.slice(0, 4)}`
}
/** 'Mar 2027' */
export function shortMonth(iso: string): string {
  return shortDay(iso).replace(/^\d+ /, '')
}
/** '25 October' of '10-25'; most years have no 29 February */
export function monthDay(day: string): string {
  if (day === '02-29') return 'the end of February'
  return `${Number(day.slice(3))} ${MONTHS[Number(day.slice(0, 2)) - 1]}`
}
export function monthNames(months: readonly number[]): string {
  return joined(
    runs(months).map(([from, to]) => (from === to ? monthName(from) : `${monthName(from)} to ${monthName(to)}`)),
  )
}
function monthName(month: number): string {
  return MONTHS[month - 1] as string
}
/** 10, 11, 12, 1 is one run; 7, 8 another. */
function runs(months: readonly number[]): [number, number][] {
  const set = new Set(months)
  const found: [number, number][] = []
  for (const month of months) {
    if (set.has(month === 1 ? 12 : month - 1)) continue
    let to = month
    while (set.has((to % 12) + 1) && (to % 12) + 1 !== month) to = (to % 12) + 1
    found.push([month, to])
  }
  return found.length > 0 || months.length === 0 ? found : [[1, 12]]
}

/** 1,234; 12.5; never more digits than say something. */
export function figure(value: number): string {
  const size = Math.abs(value)
  const rounded =
    size >= 1000
      ? Math.round(value / 10) * 10
      : size >= 100
        ? Math.round(value)
        : size >= 10
          ? Math.round(value)
          : Math.round(value * 10) / 10
  return grouped(rounded)
}
export function exact(value: number): string {
  return grouped(Math.round(value * 100) / 100)
}
function grouped(value: number): string {
  const [whole, part] = String(Math.abs(value)).split('.')
  return `${value < 0 ? '-' : ''}${(whole as string).replace(/\B(?=(\d{3})+$)/g, ',')}${part ? `.${part}` : ''}`
}
/** Three figures are enough for what is estimated. */
export function rounded(value: number): number {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 2)
  return Math.round(value / size) * size
}
export function percent(share: number): string {
  return `${figure(Math.abs(share) * 100)}%`
}

/** In the client's currency; the sign or code as the country writes it. */
export function money(value: number, plan: Plan): string {
  const country = plan.country ? countryByCode(plan.country) : undefined
  if (!country) return grouped(Math.round(value))
  const { code, symbol } = country.currency
  if (code === 'INR' && value >= 1e5)
    return value >= 1e7 ? `₹${exact(value / 1e7)} crore` : `₹${exact(Math.round(value / 1e4) / 10)} lakh`
  const sign = /^[A-Za-z]{2,}$/.test(symbol) || symbol.length > 2 || /\p{L}$/u.test(symbol) ? `${code} ` : symbol
  return value >= 1e6 && value % 1e4 === 0
    ? `${sign}${exact(value / 1e6)} million`
    : `${sign}${grouped(Math.round(value))}`
}
export function moneyRange(low: number, high: number, plan: Plan): string {
  return low === high
    ? money(low, plan)
    : `${money(low, plan)} to ${money(high, plan).replace(/^(?:[A-Z]{3} |\D{1,2}(?=\d))/, '')}`
}

/** '31 days', '13%'; a bare number takes the other's unit. */
export function quantity(one: Quantity, beside?: Quantity): string {
  // 'Within a week' is one week wherever else it is told.
  const bare = one.text
    .trim()
    .replace(/^an? (?=(?:minute|hour|day|week|month|year)$)/i, 'one ')
    .replace(/^(?:Same|Next)(?=[ -]day$)/, lowerFirst)
  if (one.kind === 'percent' && /^[\d.,\s–-]+$/.test(bare)) return `${bare}%`
  // 'One death certificate in 9' names its thing elsewhere.
  if (one.kind === 'percent' && one.noun && bare.includes(` ${one.noun} `))
    return lowerFirst(bare.replace(` ${one.noun} `, ' '))
  if (one.kind === 'duration' && !/\p{L}/u.test(bare)) return `${bare} ${unitOf(one, beside)}`
  if (one.kind === 'money' && beside && !/[^\d.,\s]/.test(bare)) return bare
  return bare
}
function unitOf(one: Quantity, beside?: Quantity): string {
  const unit = one.unit ?? beside?.unit ?? ''
  return one.value === 1 ? unit : `${unit}s`
}

/** A figure of a measure: '7.5%', '3 days'. */
export function inItsUnit({ wanted, now }: Measure, value: number, plan: Plan): string {
  const of = wanted ?? now
  const unit = of?.unit ?? now?.unit
  if (of?.kind === 'money') return money(value, plan)
  if (of?.kind === 'percent') return `${exact(value)}%`
  return `${exact(value)}${of?.kind === 'duration' && unit ? ` ${value === 1 ? unit : `${unit}s`}` : ''}`
}

/** Of things that are counted, nothing but the start tells whether more or fewer are wanted. */
function boundTold({ direction }: Measure, { value, kind }: Quantity): string {
  if (value === 0 || kind === 'count') return ''
  return direction === 'down' ? 'at most ' : 'at least '
}

/** 'waste: 12% now, 7% wanted by June' */
export function measureLine(measure: Measure): string {
  const { now, wanted, factor, by } = measure
  const due = dueText(by)
  const named = measureName(measure) ?? ''
  const name = named ? `${named}: ` : ''
  if (now && wanted) return `${name}${quantity(now, wanted)} now, ${quantity(wanted, now)} wanted${due}`
  if (wanted) return `${name}${boundTold(measure, wanted)}${quantity(wanted)} wanted${due}; the start is measured first`
  if (factor !== undefined) {
    const change =
      factor < 1 ? `down by ${percent(1 - factor)}` : factor === 2 ? 'doubled' : `up by ${percent(factor - 1)}`
    return now
      ? `${name}${quantity(now)} now, to be ${change}${soMuch(now, factor)}${due}`
      : `${name}${change}${due}; the start is measured first`
  }
  return now ? `${name}${quantity(now)} now` : named || 'your figure'
}

/** What a share of today's figure comes to: ', to £232,500'. */
function soMuch({ kind, value, high, text, unit }: Quantity, factor: number): string {
  const [sign = ''] = kind === 'money' ? (/^[^\p{L}\d\s]{1,3}/u.exec(text) ?? []) : []
  if (high !== undefined || (kind === 'money' && sign === '')) return ''
  const size = 10 ** Math.max(0, Math.floor(Math.log10(value * factor)) - 3)
  const left = value * factor
  const told = left < 10 ? Math.round(left * 10) / 10 : Math.round(left / size) * size
  const of = kind === 'percent' ? '%' : kind === 'duration' && unit ? ` ${told === 1 ? unit : `${unit}s`}` : ''
  return `, to ${sign}${exact(told)}${of}`
}

/** 'waste from 12% to 7%' */
export function fromTo(measure: Measure): string {
  const { now, wanted } = measure
  return `${measureName(measure) ?? 'your figure'} from ${now ? quantity(now, wanted) : ''} to ${wanted ? quantity(wanted, now) : ''}`
}

/** What is counted, where it was read as a noun one would say and its figures as two of one thing. */
export function measureName({ what, doubtful }: Measure): string | undefined {
  const name = doubtful || acts(what) ? undefined : sayable(what)
  return name && lowerFirst(name)
}

export function dueText(by: When | undefined): string {
  if (!by) return ''
  return /^(?:in|within|this|next)\s/i.test(by.text) ? ` ${by.text}` : ` by ${whenText(by)}`
}

export function whenText(when: When): string {
  return when.text.replace(/^(?:by|before|until)\s+/i, '')
}

export function joined(list: readonly string[], last = 'and'): string {
  if (list.length <= 1) return list[0] ?? ''
  return `${list.slice(0, -1).join(', ')} ${last} ${list.at(-1)}`
}
export function upperFirst(words: string): string {
  return words.replace(/^[\s"'“]*\p{Ll}/u, (start) => start.toUpperCase())
}
/** Names and abbreviations keep their capitals. */
export function lowerFirst(words: string): string {
  if (/^(?:A|An|The|It|If|In|On)\s/.test(words)) return words.charAt(0).toLowerCase() + words.slice(1)
  return /^(?:\p{Lu}\p{Ll}+)(?:\s|$|-|,|:)/u.test(words) && !/^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}/u.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words
}
/** A sentence in quotation marks, with the stop it needs. */
export function quotedSentence(words: string): string {
  return /[.?!]$/.test(words.trim()) ? quoted(words) : `${quoted(words)}.`
}
/** Without a bracket that only opens or only closes. */
function closed(words: string): string {
  const [opened, shut] = [words.split('(').length, words.split(')').length]
  if (opened === shut) return words
  return (opened > shut ? words.replace(/^\(|\s*\([^)]*$/, '') : words.replace(/\)(?=[^)]*$)/, '')).trim()
}
export function quoted(words: string): string {
  return `“${closed(whole(words.replace(/\s+/g, ' ').replace(/[“”]/g, '"').trim()))}”`
}
/** Without the number of a list before it, and without what leads on to words that are not quoted. */
function whole(words: string): string {
  return words
    .replace(/^(?:[①-⑳]\s*|\d{1,2}\s?(?:[).:]|[-–—](?=\s))\s*(?=\p{L}))/u, '')
    .replace(/(?:\s?[,;:/](?:\s(?:so|and|but|or|because))?|\s(?:and|but|or|because)|\s[-–—])+$/iu, '')
}
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count === 1 ? 'one' : (NUMBERS[count] ?? count)} ${count === 1 ? one : many}`
}
const NUMBERS: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' }

/** Where a thought can end: a stop inside the sentence, or the word that begins another clause. */
const THOUGHT_ENDS =
  /[,;:]\s|\s\(|\s[-–—]+\s|\s(?=(?:and|but|so|because|which|who|while|when|if|as|until|since|although|though|where)\s)/g
/** Shorter than this, what is left of a sentence says too little. */
const THOUGHT_MIN = 24

/** A quotation that is too long ends where a thought ends; where none ends in time it stays whole. */
export function short(quote: string, most = 140): string {
  return clause(quote, most) ?? quote
}

/** The same for a narrow place: nothing rather than a cut in the middle of a thought. */
export function clause(quote: string, most: number): string | undefined {
  if (quote.length <= most) return quote
  const ends = [...quote.slice(0, most + 1).matchAll(THOUGHT_ENDS)].map(({ index }) => index)
  const cuts = ends.filter((at) => at >= THOUGHT_MIN).map((at) => quote.slice(0, at))
  return cuts.filter((cut) => !DANGLES.test(cut) && isClosed(cut)).at(-1)
}
/** A goal with its two figures, without what is told after them. */
export function upToFigures(quote: string, { now, wanted }: Partial<Pick<Measure, 'now' | 'wanted'>>): string {
  const ends = [now, wanted].map((one) =>
    one && quote.includes(one.text) ? quote.indexOf(one.text) + one.text.length : 0,
  )
  if (ends.includes(0)) return quote
  const end = [...quote.matchAll(THOUGHT_ENDS)].map(({ index }) => index).find((at) => at >= Math.max(...ends))
  const cut = quote.slice(0, end)
  return isClosed(cut) && !DANGLES.test(cut) ? cut : quote
}
const DANGLES =
  /\b(?:the|a|an|of|to|in|on|at|by|for|from|with|and|or|but|that|than|our|their|his|her|is|are|was|were|has|have|not|no|mr|mrs|dr|st)\.?$/i

/** What opens in it is closed in it. */
function isClosed(text: string): boolean {
  const count = (sign: RegExp) => (text.match(sign) ?? []).length
  return count(/\(/g) === count(/\)/g) && count(/"/g) % 2 === 0 && count(/“/g) === count(/”/g)
}
export function sentences(text: string, most: number): string {
  return text
    .split(/(?<=\.)\s/)
    .slice(0, most)
    .join(' ')
}
export function firstSentence(sentences: string): string {
  return sentences.split(/(?<=\.)\s/)[0] as string
}

/** '3 to 5', and '2' where both ends are the same. */
export function span([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from} to ${to}`
}

/** The first thought of a long sentence. */
export function firstThought(sentence: string): string {
  return `${(sentence.split(/[;:](?=\s)/)[0] as string).replace(/\.$/, '')}.`
}
