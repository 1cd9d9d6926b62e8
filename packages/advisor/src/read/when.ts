import { matches } from '@cairn/knowledge/matches'
import type { Span, When } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { FEAST, isName, MONTH, MONTH_WORDS, monthOf, seasonMonths } from './months.ts'
import { numberWord, NUMBER_WORD } from './number-words.ts'
import { hasAny, words, wordsOf } from './words.ts'

interface Today {
  year: number
  month: number
  day: number
  /** Below the equator. */
  south: boolean
}
type Moment = Pick<When, 'year' | 'month' | 'day'>

const YEAR = String.raw`(?:19|20)\d\d(?!\d)`
const OF = String.raw`(?:of\s+|de\s+|del\s+|di\s+)?(?:the\s+)?`
const PART = String.raw`(?:(end|beginning|start|middle|mid|early|late|fin|finales|finale|ende|anfang|mitte|début|fim|fine|koniec|końca|końcem|eind|einde)[\s-]?${OF})?`
const SEASON_WORD =
  'spring|summer|autumn|winter|primavera|verano|otoño|invierno|sommer|frühjahr|frühling|herbst|été|printemps|automne|hiver|zomer|voorjaar|herfst'
const AMOUNT = String.raw`(\d{1,3}|${NUMBER_WORD})`
const UNITS =
  'days?|tagen?|weeks?|wochen?|semanas?|semaines?|months?|monaten?|meses|mois|mesi|maanden|years?|jahren?|años|anos|ans|anni|jaar'

/** What a text must have for a way to be worth a try: most clauses have none of it. */
interface Needs {
  digits?: boolean
  month?: boolean
  words?: ReadonlySet<string>
}
const DIGITS: Needs = { digits: true }
const QUARTERS: Needs = { words: words('q1|q2|q3|q4|quarter') }
const YEARS: Needs = { words: words('year|año|ano|anno|année|jahres|jaar|roku') }
const NEXT: Needs = { words: words('next|nächstes|nächsten|próximo|prochain|prossimo|przyszły|volgend') }
const COMING: Needs = { words: words('viene|vem|prochain|prochaine') }
const SEASONS: Needs = { words: words(SEASON_WORD) }
const FEASTS: Needs = { words: words(FEAST.replace(/[ ’'[][^|]*/g, '')) }
const UNIT_WORDS: Needs = {
  words: words(
    'day|days|tage|tagen|week|weeks|woche|wochen|semana|semanas|semaine|semaines|month|months|monat|monate|monaten|meses|mois|mesi|maanden|year|years|jahr|jahre|jahren|años|anos|ans|anni|jaar',
  ),
}

/** 'By the end of September' leaves all of it. */
function dayIn(part: string | undefined, year: number, month: number): Pick<When, 'day'> {
  return LAST.test(part ?? '') ? { day: new Date(Date.UTC(year, month, 0)).getUTCDate() } : {}
}
const LAST = /^(?:end|fin|finales|finale|ende|fim|fine|koniec|końca|końcem|eind|einde)$/i

/** Each way to name a moment, tried in this order; an earlier find hides later ones that overlap it. */
const WAYS: [needs: Needs, RegExp, (match: RegExpExecArray, today: Today, text: string) => Moment | undefined][] = [
  [DIGITS, /(?<![\d/-])((?:19|20)\d\d)-(\d{2})-(\d{2})(?!\d)/gu, (m) => date(Number(m[1]), Number(m[2]), Number(m[3]))],
  [
    DIGITS,
    /(?<![\d/.-])(\d{1,2})[/.](\d{1,2})[/.]((?:19|20)\d\d)(?!\d)/gu,
    (m) => {
      const [a, b] = [Number(m[1]), Number(m[2])]
      return b > 12 ? date(Number(m[3]), a, b) : date(Number(m[3]), b, a)
    },
  ],
  [
    { month: true, words: words('week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday') },
    new RegExp(
      `(?<!\\p{L})(first|second|third|fourth|last|1st|2nd|3rd|4th)\\s+(week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\s+(?:of|in)\\s+(${MONTH})(?!\\p{L})(?:\\s+(${YEAR}))?`,
      'giu',
    ),
    (m, today, text) => {
      const month = monthOf(m[3] ?? '')
      if (!month || !isName(m[3] ?? '', text, m.index + m[0].indexOf(m[3] ?? ''))) return undefined
      const year = m[4] ? Number(m[4]) : yearFor(month, today, text, m.index)
      return { year, month, day: nthDay(m[1] ?? '', m[2] ?? '', year, month) }
    },
  ],
  [
    { digits: true, words: words('week|cw|kw') },
    /(?<!\p{L})(?:calendar\s+week|week\s+(?:no\.?|number)|cw|kw)\s?(\d{1,2})(?!\d)/giu,
    (m, today) => {
      const [week, year] = [Number(m[1]), today.year]
      if (week < 1 || week > 53) return undefined
      const at = weekDay(year, week)
      return at.month < today.month ? weekDay(year + 1, week) : at
    },
  ],
  [
    { digits: true, month: true },
    new RegExp(
      `(?<![\\p{L}\\d.,])(\\d{1,2})(?:st|nd|rd|th|er|º)?\\.?\\s+(?:of\\s+|de\\s+)?(${MONTH})(?!\\p{L})\\.?(?:,?\\s+(?:of\\s+|de\\s+)?(${YEAR}))?`,
      'giu',
    ),
    (m, today, text) => dayOf(m, m[2], m[1], m[3], today, text),
  ],
  [
    { digits: true, month: true },
    new RegExp(
      `(?<!\\p{L})(${MONTH})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d%.,]\\d|\\d|\\s?%)(?:,?\\s+(${YEAR}))?`,
      'giu',
    ),
    // 'now 11, in October 19': one is on a day, and in a month.
    (m, today, text) =>
      /(?<!\p{L})in\s+$/iu.test(text.slice(0, m.index)) && !m[3] ? undefined : dayOf(m, m[1], m[2], m[3], today, text),
  ],
  [
    { month: true },
    new RegExp(
      `(?<!\\p{L})${PART}(next\\s+|last\\s+|this\\s+)?(${MONTH})(?!\\p{L})(?:[,\\s]+(?:of\\s+|de\\s+)?(${YEAR})|\\s+(last|next|this)\\s+year)?`,
      'giu',
    ),
    (m, today, text) => {
      const month = monthOf(m[3] ?? '')
      if (!month || !isName(m[3] ?? '', text, m.index + m[0].indexOf(m[3] ?? ''))) return undefined
      const named = m[5]?.toLowerCase()
      const year = m[4]
        ? Number(m[4])
        : named
          ? today.year + (named === 'last' ? -1 : named === 'next' ? 1 : 0)
          : yearFor(month, today, text, m.index, m[2])
      return { year, month, ...dayIn(m[1], year, month) }
    },
  ],
  [
    QUARTERS,
    new RegExp(
      `(?<!\\p{L})(?:q([1-4])|(first|second|third|fourth|last)\\s+quarter)(?!\\p{L})(?:\\s+(?:of\\s+)?(${YEAR}|next\\s+year|this\\s+year))?`,
      'giu',
    ),
    (m, today, text) => {
      const quarter = m[1] ? Number(m[1]) : { first: 1, second: 2, third: 3, fourth: 4 }[(m[2] ?? '').toLowerCase()]
      if (!quarter) return undefined
      // 'From Q4' is its first month, 'by Q4' its last.
      const month = quarter * 3 - (/(?<!\p{L})from\s+$/iu.test(text.slice(0, m.index)) ? 2 : 0)
      if (m[3]) return { year: /^\d/.test(m[3]) ? Number(m[3]) : today.year + (/next/i.test(m[3]) ? 1 : 0), month }
      return { year: today.year + (month < today.month ? 1 : 0), month }
    },
  ],
  [
    YEARS,
    new RegExp(
      `(?<!\\p{L})(?:(?:the\\s+)?(?:end|fin|fim|fine|ende|eind|końca|koniec|close)\\s+(?:of\\s+|de\\s+|del\\s+|di\\s+|van\\s+)?(?:the\\s+|this\\s+|l[’']|el\\s+|des\\s+|dit\\s+)?|d[’']ici\\s+(?:la\\s+)?fin\\s+(?:de\\s+)?(?:l[’'])?)(next\\s+|nächsten\\s+|kommenden\\s+|przyszłego\\s+|volgend\\s+)?(?:calendar\\s+)?(?:year|año|ano|anno|année|jahres|jaar|roku)(?!\\p{L})(\\s+(?:próximo|que vem|prochaine|prossimo))?`,
      'giu',
    ),
    (m, today) => ({ year: today.year + (m[1] || m[2] ? 1 : 0), month: 12 }),
  ],
  [
    DIGITS,
    /(?<!\p{L})(?:end of|ende|fin|fin de|fim de|fine|końca|koniec|eind)\s+((?:19|20)\d\d)(?!\d)/giu,
    (m) => ({ year: Number(m[1]), month: 12 }),
  ],
  [
    COMING,
    /(?<!\p{L})(?:año que viene|ano que vem|an(?:née)? prochaine?)(?!\p{L})/giu,
    (_, today) => ({ year: today.year + 1, month: 12 }),
  ],
  [
    NEXT,
    /(?<!\p{L})(next|nächstes|nächsten|próximo|prochain|prossimo|przyszły|volgend)\s+(year|jahr|año|ano|anno|rok|jaar|month|monat|mes|mês|mese|mois|miesiąc|maand)(?!\p{L})(?!\s*['’]s)/giu,
    (m, today) =>
      /^(?:y|j|añ|an|r|ja)/i.test(m[2] ?? '') ? { year: today.year + 1, month: 12 } : forward(today, 1, 'month'),
  ],
  [
    SEASONS,
    new RegExp(
      `(?<!\\p{L})(?:(next|this|by|before|until|till|nächsten|kommenden|próxim[oa])\\s+)(?:the\\s+)?(${SEASON_WORD})(?!\\p{L})(?:\\s+(?:of\\s+|de\\s+)?(${YEAR}))?|(?<!\\p{L})(?:in\\s+)?(?:the\\s+)?(${SEASON_WORD})\\s+(?:of\\s+|de\\s+)?(${YEAR})(?!\\d)`,
      'giu',
    ),
    (m, today) => {
      const [word = '', year] = m[2] ? [m[2], m[3]] : [m[4], m[5]]
      const months = seasonMonths(word, today.south)
      // 'He stops in spring 2027': from its first day on he may be gone.
      const month = m[4] || /^(?:before|until|till)$/i.test(m[1] ?? '') ? months[0] : months.at(-1)
      if (!month) return undefined
      return {
        year: year ? Number(year) : today.year + (month < today.month || /next/i.test(m[1] ?? '') ? 1 : 0),
        month,
      }
    },
  ],
  [
    FEASTS,
    new RegExp(
      `(?<!\\p{L})(?:by|before|until|till|after|at|to|for|antes de|vor|avant|voor)\\s+(${FEAST})(?!\\p{L})(?:\\s+(${YEAR}))?`,
      'giu',
    ),
    (m, today, text) => {
      const month = monthOf(m[1] ?? '')
      if (!month) return undefined
      const next = OF_NEXT_YEAR.test(text.slice(m.index)) || month < today.month
      return { year: m[2] ? Number(m[2]) : today.year + (next ? 1 : 0), month }
    },
  ],
  [
    UNIT_WORDS,
    new RegExp(
      `(?<!\\p{L})(?:in|within|inside|over|innerhalb von|dentro de|dans|entro|binnen)\\s+(?:the\\s+)?(?:next\\s+)?(?:about\\s+)?(?:${AMOUNT}|an?)\\s+(${UNITS})(?!\\p{L}|[’']s)`,
      'giu',
    ),
    (m, today, text) => (looksAhead(m, text) ? ahead(m[1], m[2], today) : undefined),
  ],
  [
    UNIT_WORDS,
    new RegExp(
      `(?<!\\p{L})(?:(?:for\\s+)?another\\s+${AMOUNT}\\s+(${UNITS})(?!\\p{L})|${AMOUNT}\\s+(?:more\\s+)?(${UNITS})\\s+(?:left|remaining|to run|to go)(?!\\p{L}))`,
      'giu',
    ),
    (m, today, text) => (AGREED.test(text) ? ahead(m[1] ?? m[3], m[2] ?? m[4], today) : undefined),
  ],
  [
    YEARS,
    /(?<!\p{L})(?:within|before) the year(?:['’]s end| is out| ends)?(?!\p{L})/giu,
    (_, today, text) => (AGREED.test(text) ? { year: today.year, month: 12 } : undefined),
  ],
  [DIGITS, /(?<![\d,.$€£\p{L}-]|\d[\s/])((?:19|20)\d\d)(?![\d,.]*\d|\s?%|\p{L})/gu, (m) => ({ year: Number(m[1]) })],
]

/** The dated moments of a clause: '15 May', 'end of next year', 'Q3', 'March 31', 'in 14 months'. */
export function whens(clause: Pick<Clause, 'text' | 'start' | 'field'>, today: string, south = false): When[] {
  const own = wordsOf(clause)
  const hasDigits = /\d/.test(clause.text)
  const hasMonth = hasAny(own, MONTH_WORDS)
  const now = {
    year: Number(today.slice(0, 4)),
    month: Number(today.slice(5, 7)),
    day: Number(today.slice(8, 10)),
    south,
  }
  const found: When[] = []
  for (const [needs, pattern, momentOf] of WAYS) {
    if (needs.digits && !hasDigits) continue
    if (needs.month && !hasMonth) continue
    if (needs.words && !hasAny(own, needs.words)) continue
    for (const match of matches(pattern, clause.text)) {
      if (found.length >= MOMENTS_MAX) return found
      const start = clause.start + match.index
      const end = start + match[0].trimEnd().length
      if (found.some(({ span }) => start < span.end && end > span.start)) continue
      const moment = momentOf(match, now, clause.text)
      if (moment) found.push({ span: spanOf(clause, start, end), text: match[0].trim(), ...moment })
    }
  }
  const inOrder = found.sort((a, b) => a.span.start - b.span.start)
  // 'Christmas next year' is one day; the year is counted in it already.
  return inOrder.filter(
    ({ span, text }, at) =>
      !/^next year$/i.test(text) || span.start - (inOrder[at - 1]?.span.end ?? -99) > ' of '.length,
  )
}

/** No sentence names more. */
const MOMENTS_MAX = 16

function dayOf(
  match: RegExpExecArray,
  name = '',
  day = '',
  year: string | undefined,
  today: Today,
  text: string,
): Moment | undefined {
  const month = monthOf(name)
  if (!month || Number(day) < 1 || Number(day) > 31) return undefined
  if (!isName(name, text, match.index + match[0].indexOf(name)) && !/^\d/.test(match[0])) return undefined
  return {
    year: year ? Number(year) : yearFor(month, today, text, match.index, '', Number(day)),
    month,
    day: Number(day),
  }
}

/** A month without a year is the next one, unless the sentence speaks of what was. */
function yearFor(month: number, today: Today, text: string, at: number, named = '', day = 31): number {
  const before = text.slice(0, at)
  if (OF_NEXT_YEAR.test(text.slice(at))) return today.year + 1
  if (/next/i.test(named)) return today.year + (month <= today.month ? 1 : 0)
  const past = /last/i.test(named) || (!AHEAD.test(before.slice(-24)) && !NOW.test(before) && PAST.test(text))
  if (past) return today.year - (month < today.month ? 0 : 1)
  return today.year + (month < today.month || (month === today.month && day < today.day) ? 1 : 0)
}
/** 'Christmas next year', 'in March of next year' */
const OF_NEXT_YEAR = /^(?:[\p{L}\d]+\s+){1,3}(?:of\s+)?next year(?!\p{L})/iu
const AHEAD = /\b(?:by|until|till|before|next|from|due|ends?|expires?|valid)\s+(?:the\s+)?$/i
/** 'The permit is up on 30 April, and nothing moves before it is signed': what follows is not when it was. */
const NOW =
  /\b(?:is|are|goes|comes|ends|expires|starts|begins|will|renews|retires|leaves)\b(?![^.]*\b(?:since|was|were)\b)[^,;:.]{0,24}$/i
const PAST =
  /\b(?:since|ago|was|were|had|went|lost|failed|moved|opened|signed|fell|rose|started|bought|began|came|took|got|happened|closed)\b/i

/** 'up in 14 months' looks ahead; '9 breakdowns in six months' looks back, and 'quotes in two weeks' is how long a thing takes. */
function looksAhead(match: RegExpExecArray, text: string): boolean {
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length)
  // 'Must be finished in nine days, today it takes three weeks': how long it takes.
  if (COMPARED.test(after)) return false
  if (ENDING.test(before) || (AGREED.test(text) && ENDS.test(before))) return true
  if (AGREED.test(text) && /^\s*(?:aus|ab)(?!\p{L})/iu.test(after)) return true
  if (before.trim() === '' && COMES.test(after)) return true
  if (
    /\ban?\s+\p{L}+$/iu.test(match[0]) ||
    /\b(?:grown?|grew|had|was|were|lost|last|has|have|been)\b/i.test(before) ||
    /day|week|woch|seman|semaine|tag/i.test(match[0])
  )
    return false
  if (!/^\s*[.,;]?\s*$/.test(after)) return false
  return /^(?:within|innerhalb|dentro|binnen)/i.test(match[0])
    ? true
    : /\d\s?%?\s*$|\bdone\s*$|\bto\b.*\d/i.test(before)
}
const COMPARED =
  /^\s*[,;(]?\s*(?:but |and )?(?:today|now|currently|at present|presently|it (?:now )?takes|instead|rather than|not \d)(?!\p{L})/iu
/** What runs for a time and then ends. */
const AGREED =
  /(?<!\p{L})(?:contracts?|leases?|tenancy|licen[cs]es?|permits?|agreements?|certificat\p{L}+|accreditation|warranty|guarantee|insurance|policy|subscription|tenders?|concession|framework|support|grants?|visas?|registration|notice|franchise|funding|loan|patents?|mandate|miet\p{L}*|\p{L}*vertrag|lizenz|contratos?|licencia|contrat|bail|licence|contratto|umow\p{L}+|huurcontract)(?!\p{L})/iu
const ENDS =
  /(?<!\p{L})(?:runs? out|running out|expir\p{L}+|laps\p{L}+|ends?|ending|is up|are up|up for|due|renew\p{L}*|terminat\p{L}*|comes? up|coming up|re-?tender\p{L}*|closes?|finish\p{L}*|falls away|give notice|vence|expira|expire|scade|kończy|loopt af)(?!\p{L})[^.;]{0,24}$/iu
const ENDING =
  /(?<!\p{L})(?:is up|are up|runs? out|ends?|due|expires?|finish\p{L}*|is over|are over|renew\p{L}*|begins?|starts?|closes?|move|lease|contract|licen[cs]e|leaves|retires?|lands|se jubila|se retira|se va|se aposenta|reforma-se|se reforma|à la retraite|en retraite|in rente|in pension|in pensione|met pensioen)\s*$/iu
const COMES =
  /^[^.;]{0,60}(?<!\p{L})(?:appl(?:y|ies)|comes? into (?:force|effect)|takes? effect|expires?|ends?|runs? out|starts?|begins?|opens?|closes?|arrives?|retires?|leaves)(?!\p{L})/iu

function ahead(amount: string | undefined, unit = '', today: Today): Moment | undefined {
  const count = amount === undefined ? 1 : /^\d/.test(amount) ? Number(amount) : numberWord(amount)
  if (count === undefined) return undefined
  const of = /^[dt]/i.test(unit) ? 'day' : /^[ws]/i.test(unit) ? 'week' : /^m/i.test(unit) ? 'month' : 'year'
  return forward(today, count, of)
}

function forward({ year, month, day }: Today, count: number, unit: 'day' | 'week' | 'month' | 'year'): Moment {
  if (unit === 'week' || unit === 'day') {
    const then = new Date(Date.UTC(year, month - 1, day + count * (unit === 'week' ? 7 : 1)))
    return { year: then.getUTCFullYear(), month: then.getUTCMonth() + 1, day: then.getUTCDate() }
  }
  const months = month - 1 + count * (unit === 'year' ? 12 : 1)
  return { year: year + Math.floor(months / 12), month: (months % 12) + 1 }
}

/** 'the fourth Sunday of January': the day itself; of a week, its first. */
function nthDay(nth: string, unit: string, year: number, month: number): number {
  const count = { f: 1, s: 2, t: 3 }[nth[0]?.toLowerCase() ?? ''] ?? 0
  const number = /^fo/i.test(nth) ? 4 : /^\d/.test(nth) ? Number(nth[0]) : count
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const weekday = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].indexOf(unit.slice(0, 3).toLowerCase())
  if (weekday < 0 || /^week/i.test(unit)) return number === 0 ? days - 6 : 1 + 7 * (number - 1)
  const first = 1 + ((weekday - new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 7) % 7)
  return number === 0 ? first + 7 * Math.floor((days - first) / 7) : first + 7 * (number - 1)
}

/** The Monday of a week as calendars number them: the first has the year's first Thursday. */
function weekDay(year: number, week: number): { year: number; month: number; day: number } {
  const fourth = new Date(Date.UTC(year, 0, 4))
  const monday = Date.UTC(year, 0, 4 - ((fourth.getUTCDay() + 6) % 7) + (week - 1) * 7)
  const at = new Date(monday)
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}

function date(year: number, month: number, day: number): Moment | undefined {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { year, month, day } : undefined
}

function spanOf(clause: Pick<Clause, 'field'>, start: number, end: number): Span {
  return { field: clause.field, start, end }
}
