import { matches } from '@cairn/knowledge/matches'
import type { Stretch } from '../facts.ts'
import { isOtherwise, isSea, MONTH, monthOf } from './months.ts'
import { numberWord } from './number-words.ts'

/**
 * The stretches of the year that a sentence names: 'Oct 15 to Dec 7', 'the first half of May', 'the two weeks before
 * Easter', 'jan + feb'. Only for a sentence of which it is known that it names such times: 'may' is a month here.
 */
export function stretchesIn(text: string, today: string): Stretch[] {
  const points = pointsIn(text, today)
  const found: Stretch[] = matches(QUARTER, text).map(([, quarter]) => {
    const last = 3 * Number(quarter)
    return { from: dayOf(last - 2, 1), to: dayOf(last, last === 3 || last === 12 ? 31 : 30) }
  })
  found.push(...numberedWeeks(text, today))
  for (let at = 0; at < points.length; at += 1) {
    const [one, next] = [points[at] as Point, points[at + 1]]
    const between = next && text.slice(one.end, next.start)
    const joins =
      between !== undefined &&
      between.length < NEAR &&
      (TO.test(between) || (AND.test(between) && BETWEEN.test(lead(text, one.start))))
    if (next && joins) {
      if (!one.staffed) found.push({ from: one.from, to: next.to })
      at += 1
    } else if (!one.staffed) found.push({ from: one.from, to: one.to })
  }
  return found
}

const AND = /^\s*(?:and|und|y|e|et|en|i|a)\s*(?:the\s)?$/iu
const BETWEEN = /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|między)\s(?:the\s)?$/iu

/** 'Weeks 49 to 51', 'uke 28': by the calendar that counts them; 'each week 40 parcels' counts parcels. */
function numberedWeeks(text: string, today: string): Stretch[] {
  return matches(WEEKS, text).flatMap(([, first = '', last = first]) => {
    const [from, to] = [Number(first), Number(last)]
    if (from < 1 || to > WEEKS_MOST || to < from) return []
    const year = Number(today.slice(0, 4))
    const next = shifted(mondayOf(year, from), 6) < today ? year + 1 : year
    return [{ from: mondayOf(next, from).slice(5), to: shifted(mondayOf(next, to), 6).slice(5) }]
  })
}
const WEEKS_MOST = 53
const WEEKS =
  /(?<!(?:a|per|each|every|the|this|last|next|one|first|second)\s)(?<!\p{L})(?:weeks?|wks?|uker?|veckor|vecka|uge|kw|kalenderwochen?|semaines?|semanas?)\s(\d{1,2})(?:\s?(?:-|–|to|til|till|bis|through)\s?(\d{1,2}))?(?!\d|\s?%|\s\p{Ll}{4,})/giu

/** The first week of a year has its fourth of January. */
function mondayOf(year: number, week: number): string {
  const fourth = `${year}-01-04`
  const weekday = (new Date(`${fourth}T00:00:00Z`).getUTCDay() + 6) % 7
  return shifted(fourth, 7 * (week - 1) - weekday)
}

/** What stands before a name, no further than it can be meant: a field full of months is looked through once. */
function lead(text: string, at: number): string {
  return text.slice(Math.max(0, at - NEAR), at)
}
const NEAR = 32

const QUARTER = /(?<!\p{L})Q([1-4])(?!\p{L}|\d)/gu

interface Point extends Stretch {
  start: number
  end: number
  /** Somebody is there then. */
  staffed?: boolean
}

const COUNT = String.raw`(?:\d{1,2}|an?|one|two|three|four|five|six|eight)`
const DAY = String.raw`(?:\d{1,2})(?:st|nd|rd|th|er|º|\.)?(?!\d)`
const PART = String.raw`anfang|mitte|finales de|principios de|early|start(?: of)?|beginning(?: of)?|mid|(?:the )?middle(?: of)?|late|end(?: of)?|fin de|ende|first half of|1st half of|first fortnight of|second half of|2nd half of|(?:first|last) (?:(?:${COUNT}) )?(?:weeks?|wks?) (?:of|in)|inicio de|mediados de|finales de|début|fin`
/** Feasts that keep to their day. */
const FIXED: Record<string, string> = {
  'australia day': '01-26',
  'waitangi day': '02-06',
  'anzac day': '04-25',
  'canada day': '07-01',
  'independence day': '07-04',
  'the fourth of july': '07-04',
  'bastille day': '07-14',
  halloween: '10-31',
  'all saints': '11-01',
  toussaint: '11-01',
  ognissanti: '11-01',
  'boxing day': '12-26',
}
const FEASTS = String.raw`(?:the )?first sunday (?:of|in) advent|twelfth night|epiphany|christmas|xmas|weihnachten|heiligabend|navidad|noël|natale?|kerst(?:mis)?|new year(?:['’]?s)?|holy week|semana santa|semana da páscoa|easter|pascua|páscoa|pâques|ostern|carnival|carnaval|mardi gras|golden week|ramadan|ramadhan|diwali|deepavali|divali|lunar new year|chinese new year|tết|tet|thanksgiving|${Object.keys(FIXED).join('|')}|midsummer|midsommar|juhannus|st\.? john['’]?s(?: day)?|são joão|san juan`
const POINT = new RegExp(
  String.raw`(?<!\p{L})(?:(?<around>(?:(?:the\s)?${COUNT}\s)?(?:weeks?|wks?|days?)\s(?:before|after|around|either side of))\s(?:the\s)?)?(?:(?<part>${PART})[\s-]+(?:the\s)?)?(?:(?<week>week of|week beginning)\s(?:the\s)?)?(?:(?:(?<first>${DAY})\s?(?:-|–|to|till|until|through|and|a|al)\s?)?(?<day>${DAY})\s?(?:of\s|de\s)?)?(?<name>${MONTH}|${FEASTS})(?!\p{L})\.?(?:\s(?<after>${DAY})(?:\s?(?:-|–|to)\s?(?<last>${DAY}))?(?!\s?(?:%|[ap]m|[-–]\d|weeks?|days?|people)))?`,
  'giu',
)
/** Every name of a time of the year; 'nothing may begin' names none. */
export const TIMES = new RegExp(
  String.raw`(?<!\p{L})(?!(?<!(?:in|of|from|to|until|till|through|during|early|late|mid|end|since|by|before|after|next|last)\s)may\s(?!(?:to|till|until|through|and|or|is|are|was)(?!\p{L}))\p{L})(?:${MONTH}|${FEASTS}|Q[1-4]|spring|summer|autumn|winter)(?!\p{L})`,
  'giu',
)
const TO =
  /^\s*(?:-|–|—|(?:(?:right|straight|up) )?(?:to|through(?: to)?|thru|until|till|til)(?: and (?:including|incl\.?|with))?|bis|hasta|al?|à|au|até|do|tot|t\/m)\s*(?:(?:the|about|around|after|o|el|le|la|il|zum|zu)\s){0,2}$/iu

function pointsIn(text: string, today: string): Point[] {
  return matches(POINT, text).flatMap((match): Point[] => {
    const { around, part, week, first, day, name = '', after, last } = match.groups ?? {}
    const named = match.index + match[0].toLowerCase().lastIndexOf(name.toLowerCase())
    if (isOther(name, text, named) || isSea(name, text, named)) return []
    const days = [first, day, after, last].flatMap((one) => (one === undefined ? [] : [Number.parseInt(one)]))
    const feast = feastOf(name, today)
    // '60-80 Christmas hampers', '40 May weddings': how many, and no day.
    if (
      isOver(text.slice(Math.max(0, match.index - 2 * NEAR), match.index)) ||
      (feast ? days.length > 0 : days.some((one) => one < 1 || one > 31))
    )
      return []
    const found = feast ?? monthOfYear(name, part, days, week !== undefined)
    if (!found) return []
    const at = { start: match.index, end: match.index + match[0].length }
    if (isOtherwise(text.slice(named, named + name.length), text, named)) return []
    const staffed = STAFFED.test(lead(text, match.index))
    const sides = BOTH_SIDES.exec(text.slice(at.end, at.end + 2 * NEAR))?.[1]
    const said = sides ? beside(found, `${sides} before`).from : undefined
    const wide = said && sides ? { from: said, to: beside(found, `${sides} after`).to } : undefined
    return [{ ...(wide ?? (around ? beside(found, around) : found)), ...at, ...(staffed && { staffed }) }]
  })
}

/** 'Chinese New Year, two weeks before and after' */
const BOTH_SIDES = new RegExp(
  String.raw`^,?\s(?:the\s)?(${COUNT} (?:weeks?|wks?|days?)) (?:before and after|either side)`,
  'iu',
)

/** 'Not before November', 'see you in June': then it is over, unless the month ends a stretch that began before. */
function isOver(before: string): boolean {
  const said = OVER.exec(before)
  // 'Anything can start except in March' closes it; 'except for July we are busy' does not.
  if (said !== null && BUT_FOR.test(said[0]) && ALLOWED.test(before)) return false
  return (
    COUNTED_IN.test(before) ||
    (said !== null &&
      !BEGUN.test(before.slice(0, said.index + 1)) &&
      !(NOTHING.test(before.split(CLAUSE).at(-1) ?? '') && BEGINS.test(said[0])))
  )
}
/** 'Nothing can start in June' closes it. */
export const NOTHING = /(?<!\p{L})(?:no|not|nothing|nobody|never|cannot|can['’]?t|don['’]?t|won['’]?t)(?!\p{L})/iu
/** 'Nobody has time in March, so we would start in April' */
const CLAUSE = /[,;]|(?<!\p{L})(?:so|then|but|therefore|hence)(?!\p{L})/iu
/** 'A supervisor April to October' is there then. */
const STAFFED =
  /(?<!\p{L})(?:supervisor|manager|worker|assistant|cook|guide|driver|nurse|helper|student|ranger|temp|casual|volunteer|apprentice|intern|seasonal)s?\s(?:from\s)?$/iu
/** 'We did 128 installs in October' */
const COUNTED_IN =
  /(?<!\p{L})(?:did|made|sold|had|built|installed|served|shipped|handled|took)\s[^.;,]{0,12}\d[^.;,]*\sin\s$/iu
const BEGINS = /start|begin/i
const BUT_FOR = /except|apart|other than/i
const ALLOWED = /(?<!\p{L})(?:anything|everything|any (?:time|month)|always|all year)(?!\p{L})/iu
const OVER =
  /(?:^|[\s(])(?:until|till|til|before|except(?: for| in)?|apart from|other than|over by|see you(?: all)? in|back in|again in|start in|begin in)\s(?:the\s)?$/iu
const BEGUN = new RegExp(String.raw`(?:${MONTH}|${FEASTS}|\d)(?:st|nd|rd|th|er|\.)?\s(?:right\s)?$`, 'iu')

/** 'may' and 'march' the verbs: a month only beside another, or behind a word that a month follows. */
function isOther(name: string, text: string, at: number): boolean {
  // 'West Mayo, Ireland'
  if (name === 'Mayo' && !SPANISH.test(text)) return true
  // 'April Jones'
  if (/^(?:April|May|June|August|Jan)$/.test(name) && /^\s\p{Lu}\p{Ll}+/u.test(text.slice(at + name.length)))
    return true
  // 'ChatGPT for the March problem'
  if (
    /^\s(?:problem|issue|crisis|incident|accident|report|figures|numbers|results|meeting|invoices?|orders?|edition|flood|fire|storm|audit)(?!\p{L})/iu.test(
      text.slice(at + name.length),
    )
  )
    return true
  if (!/^(?:may|march|mar|mars|mai|jun|sep|do)$/.test(name)) return false
  const [before, after] = [lead(text, at), text.slice(at + name.length, at + name.length + NEAR)]
  return (
    !/(?:\d|[-–/+,&(]|(?<!\p{L})(?:in|of|to|till|until|through|from|during|all|whole|early|late|mid|end|and|or|between|after|before))[\s-]{0,3}$/iu.test(
      before,
    ) && !/^\s*(?:[-–/+&,]|to |till |until |and |\d)/i.test(after)
  )
}

const SPANISH = /(?<!\p{L})(?:de|desde|en|el|los|hasta|y)(?!\p{L})/iu

function monthOfYear(
  name: string,
  part: string | undefined,
  days: readonly number[],
  week: boolean,
): Stretch | undefined {
  const month = monthOf(name)
  if (!month) return undefined
  const end = new Date(Date.UTC(LEAP_YEAR, month, 0)).getUTCDate()
  const span = (from: number, to: number): Stretch => ({
    from: dayOf(month, Math.min(Math.max(1, from), end)),
    to: dayOf(month, Math.min(to, end)),
  })
  const [first, last = first] = days
  // 'From 23 to 2 January': the first is of another month.
  if (first !== undefined && last !== undefined)
    return first > last ? span(last, last) : span(first, week ? first + 6 : last)
  const said = part?.toLowerCase() ?? ''
  if (/weeks?|wks?/.test(said)) {
    const length = 7 * (counted(said) ?? 1)
    return said.startsWith('last') ? span(end + 1 - length, end) : span(1, length)
  }
  if (/first (?:half|fortnight)|1st half/.test(said)) return span(1, 15)
  if (/second half|2nd half/.test(said)) return span(16, 31)
  if (/early|start|beginning|inicio|principios|début|anfang/.test(said)) return span(1, 10)
  if (/mid|mediados|mitte/.test(said)) return span(10, 20)
  if (/late|end|fin/.test(said)) return span(21, 31)
  return span(1, 31)
}

const LEAP_YEAR = 2028

/** Feasts that keep to a day, to Easter, or to the moon (by table: what is not in it is not known). */
function feastOf(name: string, today: string): Stretch | undefined {
  const plain = name.toLowerCase()
  if (/^(?:christmas|xmas|weihnachten|heiligabend|navidad|noël|natale?|kerst(?:mis)?)$/.test(plain))
    return { from: '12-24', to: '12-26' }
  if (plain.endsWith('advent')) return { from: '11-28', to: '12-24' }
  if (/^(?:twelfth night|epiphany)$/.test(plain)) return { from: '01-05', to: '01-06' }
  if (plain.startsWith('new year')) return { from: '01-01', to: '01-02' }
  if (/^(?:midsummer|midsommar|juhannus|st|são joão|san juan)/.test(plain)) return { from: '06-19', to: '06-26' }
  const fixed = FIXED[plain]
  if (fixed) return { from: fixed, to: fixed }
  if (plain === 'golden week') return { from: '04-29', to: '05-05' }
  if (plain === 'thanksgiving') return { from: '11-22', to: '11-30' }
  const near = (date: string, before: number, after: number): Stretch => ({
    from: shifted(date, -before).slice(5),
    to: shifted(date, after).slice(5),
  })
  const year = Number(today.slice(0, 4))
  const next = (of: (year: number) => string | undefined) =>
    [of(year), of(year + 1)].find((date) => date !== undefined && date >= today)
  const easter = next(easterOf) as string
  if (/^(?:holy week|semana)/.test(plain)) return near(easter, 7, 1)
  if (/^(?:easter|pascua|páscoa|pâques|ostern)$/.test(plain)) return near(easter, 3, 1)
  if (/^(?:carnival|carnaval|mardi gras)$/.test(plain)) return near(easter, 52, -46)
  const moon = MOON.find(({ names }) => names.test(plain))
  const date = moon && next((of) => moon.dates[of])
  return moon && date ? near(date, moon.before, moon.after) : undefined
}
const MOON: { names: RegExp; before: number; after: number; dates: Record<number, string> }[] = [
  { names: /^ramad/, before: 0, after: 29, dates: { 2027: '2027-02-08', 2028: '2028-01-28', 2029: '2029-01-16' } },
  {
    names: /^(?:di[wv]ali|deepavali)$/,
    before: 4,
    after: 4,
    dates: { 2026: '2026-11-08', 2027: '2027-10-29', 2028: '2028-10-17' },
  },
  {
    names: /^(?:lunar|chinese|t[eế]t)/,
    before: 4,
    after: 10,
    dates: { 2027: '2027-02-06', 2028: '2028-01-26', 2029: '2029-02-13' },
  },
]

/** 'The two weeks before Christmas', 'the week around Easter'. */
function beside({ from, to }: Stretch, around: string): Stretch {
  const days = (/days?/i.test(around) ? 1 : 7) * (counted(around) ?? 1)
  const moved = (day: string, by: number) => shifted(`2027-${day}`, by).slice(5)
  if (/before/i.test(around)) return { from: moved(from, -days), to: moved(from, 0) }
  if (/after/i.test(around)) return { from: moved(to, 0), to: moved(to, days) }
  return { from: moved(from, -Math.ceil(days / 2)), to: moved(to, Math.ceil(days / 2)) }
}

const COUNTED = new RegExp(String.raw`(?<!\p{L})(${COUNT})(?!\p{L})`, 'iu')
function counted(words: string): number | undefined {
  const found = COUNTED.exec(words)?.[1]
  if (found === undefined) return undefined
  return /^an?$/i.test(found) ? 1 : (numberWord(found.toLowerCase()) ?? Number(found))
}

/** The Sunday after the first full moon of spring, by the rule of Gauss as Meeus tells it. */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const sum = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${dayOf(Math.floor(sum / 31), (sum % 31) + 1)}`
}

function shifted(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

function dayOf(month: number, day: number): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
