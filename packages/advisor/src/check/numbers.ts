import { stem } from './words.ts'

/** A number as it stands in a sentence. */
export interface Figure {
  value: number
  text: string
  start: number
  end: number
  percent: boolean
  money: boolean
  /** Digits after the point, as shown; scaled ones have a coarser step. */
  step: number
  /** What a word such as lakh or million behind it multiplies by. */
  scale: number
  /** The words that follow it, up to a stop. */
  after: string
}

const SIGN = String.raw`(?:[A-Z]{2,3}\$?|[€$£₹₦¥₱₺₴₽₩฿₫₪]|R\$|Rs\.?|zł|N|KSh|A\$|C\$|NZ\$|US\$|S\$)`
const SCALE = String.raw`(?:thousand|million|mln|mn|m|billion|bn|lakhs?|crores?|k)`
const NUMBER = String.raw`\d{1,3}(?:[,  ]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?`
const FIGURE = new RegExp(
  `(?<![\\p{L}\\p{N}.#])(${SIGN}\\s?)?(${NUMBER})(?:\\s?(${SCALE})(?![\\p{L}]))?(\\s?(?:%|per ?cent\\b))?`,
  'gu',
)
const SCALES: Record<string, number> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  mln: 1e6,
  mn: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
  lakh: 1e5,
  lakhs: 1e5,
  crore: 1e7,
  crores: 1e7,
}

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const MONTH_WORD =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?'
const DATE = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?(?:\\s(?:and|to|or|[-–])\\s?\\d{1,2})? (?:of )?(${MONTH_WORD})(?![a-z])(?: (\\d{4}))?|(${MONTH_WORD}) (\\d{1,2})(?!\\d|%|,\\d)(?:, (\\d{4}))?|(${MONTH_WORD}) ((?:19|20)\\d\\d)`,
  'gu',
)

export interface DayFound {
  day?: number
  month: number
  year?: number
  start: number
  end: number
  text: string
}

export function datesIn(text: string): DayFound[] {
  return [...text.matchAll(DATE)].map((match) => {
    const [whole, day, word, year, word2, day2, year2, word3, year3] = match
    const month =
      MONTHS.findIndex((name) => name.startsWith((word ?? word2 ?? word3 ?? '').slice(0, 3).toLowerCase())) + 1
    const told = day ?? day2
    const in_ = year ?? year2 ?? year3
    return {
      month,
      ...(told && { day: Number(told) }),
      ...(in_ && { year: Number(in_) }),
      start: match.index,
      end: match.index + whole.length,
      text: whole,
    }
  })
}

/** Every number that says a size: no dates, years, clock times, labels (I1), ordinals or numbers inside a name. */
export function figuresIn(text: string): Figure[] {
  if (!/\d/.test(text)) return []
  const dates = datesIn(text)
  const found: Figure[] = []
  for (const match of text.matchAll(FIGURE)) {
    const [whole, sign, digits = '', scale, percent] = match
    const start = match.index
    const end = start + whole.length
    if (dates.some((date) => start < date.end && end > date.start)) continue
    const [before, after] = [text.slice(0, start), text.slice(end)]
    const year = /^(?:19|20)\d\d$/.test(digits) && !sign && !scale && !percent
    // '2019 orders' counts them; 'the Code on Wages, 2019 bears on' does not.
    if (year && (!/^\s\p{Ll}+s\b/u.test(after) || /\p{Lu}\p{L}+,?\s\(?$/u.test(before))) continue
    if (/^(?::\d\d|\s?(?:am|pm|a\.m|p\.m|st|nd|rd|th|o'clock)\b)/i.test(after) || /\d:$/.test(before)) continue
    if (/^[\p{L}_]/u.test(after) && !scale) continue
    if (
      /(?:AI|ISO|IEC|No\.|Article|Articles|Art\.|Section|Rule|Annex|Top|CXC|Opinion|Circular)\s?(?:\S+\s)?$/.test(
        before,
      )
    )
      continue
    const clean = /^\d+,\d{1,2}$/.test(digits) ? digits.replace(',', '.') : digits.replace(/[,  ]/g, '')
    const factor = scale ? (SCALES[scale.toLowerCase()] ?? 1) : 1
    const decimals = clean.split('.')[1]?.length ?? 0
    const zeros = factor === 1 && decimals === 0 ? (/0+$/.exec(clean)?.[0].length ?? 0) : 0
    const step = factor * 10 ** -decimals
    found.push({
      value: Number(clean) * factor,
      text: whole.trim(),
      start,
      end,
      percent: Boolean(percent),
      money: Boolean(sign?.trim()),
      step: zeros > 0 && Number(clean) >= 1000 ? 10 ** Math.min(zeros, 3) : step,
      scale: factor,
      after: after.slice(0, 60),
    })
  }
  return found
}

/** Whether two values are the same once rounding as shown is granted. */
export function sameValue(shown: Figure, value: number, loose: boolean | number = false): boolean {
  const gap = Math.abs(shown.value - value)
  if (gap < 1e-9) return true
  return (
    gap <= Math.max(shown.step * 0.5001, Math.abs(value) * (typeof loose === 'number' ? loose : loose ? 0.025 : 0.002))
  )
}

const STOPS =
  /^(?:of|the|your|our|a|an|all|those|these|its|their|about|some|other|more|fewer|extra|further|past|old|new|last|open|whole|full)$/i

/** The noun counted: the first meaningful words behind the number, before a figure, a stop or a preposition. */
export function nounStems(after: string): string[] {
  const found: string[] = []
  const clause = after.split(/[.,;:()=≈×÷+?!"“”]|\d/)[0] ?? ''
  for (const word of clause.trim().split(/\s+/)) {
    if (word === '' || STOPS.test(word)) {
      if (found.length > 0) break
      continue
    }
    if (BREAK.test(word)) break
    found.push(stem(word))
    if (found.length === 3) break
  }
  return found
}
const BREAK =
  /^(?:a|an|per|in|on|at|to|from|for|with|by|into|than|and|or|is|are|was|were|that|which|who|each|every|this|last|next|now|today|wanted|has|have|had|will|would|can|must|should|before|after|until|since|as|but|if|when|while|because|so|not|no|means|makes|costs?|take|takes|need|needs|gives?|brings?|goes|go|comes?|leaves?|ends?|waits?|stays?|falls?|rises?)$/i

/** '31 days': day; '420 reports': none. */
export function timeUnit(after: string): string | undefined {
  return /^[\s-]?(?:(?:working|business|calendar|full|person)[\s-])?(second|minute|hour|day|week|month|quarter|year)s?\b/i
    .exec(after)?.[1]
    ?.toLowerCase()
}
