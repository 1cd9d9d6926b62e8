import { matches } from '@cairn/knowledge/matches'
import type { Stretch } from '../facts.ts'
import { dayOf, type Feast, FEASTS, feastOf, isFair, shifted } from './feasts.ts'
import { isOtherwise, isSea, MONTH, monthOf } from './months.ts'
import { numberWord } from './number-words.ts'

/**
 * The stretches of the year that a sentence names: 'Oct 15 to Dec 7', 'the first half of May', 'the two weeks before
 * Easter', 'jan + feb'. Only for a sentence of which it is known that it names such times: 'may' is a month here.
 */
export function stretchesIn(text: string, today: string, country?: string): Stretch[] {
  const points = pointsIn(text, today, country)
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
    if (next && (joins || isSeason(one, next, between ?? ''))) {
      if (!one.staffed) found.push({ from: one.middle ?? one.from, to: next.middle ?? next.to })
      at += 1
    } else if (next && one.feast && OF_MONTH.test(between ?? '')) {
      // 'Pongal week in January' takes the feast, and not its month.
      found.push({ from: one.from, to: one.to })
      at += 1
    } else if (!one.staffed) found.push({ from: one.from, to: one.to })
  }
  return found
}

/** 'Christmas and New Year': the days between them too. */
function isSeason(one: Point, next: Point, between: string): boolean {
  return one.from === '12-24' && next.from === '01-01' && AND.test(between)
}
const OF_MONTH = /^\s(?:week\s|holidays?\s)?in\s$/iu

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
  feast?: boolean
  /** Of the middle of a month, where a stretch begins or ends in it. */
  middle?: string
}

const COUNT = String.raw`(?:\d{1,2}|an?|one|two|three|four|five|six|eight)`
const DAY = String.raw`(?:\d{1,2})(?:st|nd|rd|th|er|º|\.)?(?!\d)`
const PART = String.raw`anfang|mitte|finales de|principios de|early|start(?: of)?|beginning(?: of)?|mid|(?:the )?middle(?: of)?|late|end(?: of)?|fin de|ende|first half of|1st half of|first fortnight of|second half of|2nd half of|(?:first|last) (?:(?:${COUNT}) )?(?:weeks?|wks?) (?:of|in)|inicio de|mediados de|finales de|début|fin`
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

function pointsIn(text: string, today: string, country?: string): Point[] {
  return matches(POINT, text).flatMap((match): Point[] => {
    const { around, part, week, first, day, name = '', after, last } = match.groups ?? {}
    const named = match.index + match[0].toLowerCase().lastIndexOf(name.toLowerCase())
    if (isOther(name, text, named) || isSea(name, text, named) || isFair(name, lead(text, named), country)) return []
    const days = [first, day, after, last].flatMap((one) => (one === undefined ? [] : [Number.parseInt(one)]))
    const feast = feastOf(name, today, country)
    // '60-80 Christmas hampers', '40 May weddings': how many, and no day.
    if (
      isOver(text.slice(Math.max(0, match.index - 2 * NEAR), match.index)) ||
      (feast ? days.length > 0 : days.some((one) => one < 1 || one > 31))
    )
      return []
    const plain = feast ?? monthOfYear(name, part, days, week !== undefined)
    if (!plain) return []
    // 'The week of Mother's Day'
    const found = feast && week && feast.from === feast.to ? beside(feast, 'week around') : plain
    const at = { start: match.index, end: match.index + match[0].length }
    if (isOtherwise(text.slice(named, named + name.length), text, named)) return []
    const staffed = STAFFED.test(lead(text, match.index))
    const sides = BOTH_SIDES.exec(text.slice(at.end, at.end + 2 * NEAR))?.[1]
    const said = sides ? beside(found, `${sides} before`).from : undefined
    const late = AFTER.test(lead(text, match.index)) ? CLOSED_FOR.exec(text.slice(at.end, at.end + 2 * NEAR)) : null
    if (late && !around)
      return [{ ...beside(found, `${late.groups?.long} after`), ...at, ...(feast && { feast: true }) }]
    const [, sooner, later] = UNLIKE_SIDES.exec(text.slice(at.end, at.end + 2 * NEAR)) ?? []
    if (sooner && later && !around)
      return [{ from: beside(found, `${sooner} before`).from, to: beside(found, `${later} after`).to, ...at }]
    const wide = said && sides ? { from: said, to: beside(found, `${sides} after`).to } : undefined
    const { from, to } = withBeside(
      wide ?? (around ? beside(found, around) : found),
      found,
      text.slice(at.end, at.end + NEAR),
    )
    const middle =
      !around && !feast && days.length === 0 && MIDDLE.test(part ?? '') ? `${from.slice(0, 3)}15` : undefined
    return [{ from, to, ...at, ...(staffed && { staffed }), ...(feast && { feast: true }), ...(middle && { middle }) }]
  })
}

/** 'Ramadan and the two weeks after' */
function withBeside({ from, to }: Stretch, feast: Feast, after: string): Stretch {
  const [, said = '', side = ''] = AND_BESIDE.exec(after) ?? []
  if (side === '') return { from, to }
  const more = beside(feast, `${said} ${side}`)
  return side === 'before' ? { from: more.from, to } : { from, to: more.to }
}
const AND_BESIDE = new RegExp(
  String.raw`^\s(?:and|\+|plus|with)\s(?:the\s)?((?:${COUNT}\s)?(?:weeks?|wks?|days?)) (before|after)(?!\s(?:the|a|it starts|\p{Lu}))`,
  'u',
)

/** 'Chinese New Year, two weeks before and one week after' */
const UNLIKE_SIDES = new RegExp(
  String.raw`^,?\s(?:the\s)?(${COUNT}\s(?:weeks?|days?))\sbefore(?:,|\sand|,\sand)\s(?:the\s)?(${COUNT}\s(?:weeks?|days?))\safter(?!\s(?:the|\p{Lu}))`,
  'u',
)

/** 'After Midsummer two weeks closed', 'after Easter we are shut for three weeks' */
const AFTER = /(?<!\p{L})after\s(?:the\s)?$/iu
const CLOSED = String.raw`(?:closed|shut|off|away|on (?:leave|holiday|vacation))`
const CLOSED_FOR = new RegExp(
  String.raw`^,?\s(?:(?:we|everybody|everyone|all)\s(?:are|is)\s${CLOSED}\s(?:for\s)?(?<long>${COUNT}\sweeks?)|(?:the\s)?(?<long>${COUNT}\sweeks?)\s(?:(?:we|everybody|everyone|all|it)\s(?:are|is)\s)?(?:all\s)?${CLOSED})(?!\p{L})`,
  'iu',
)

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
  if (MIDDLE.test(said)) return span(10, 20)
  if (/late|end|fin/.test(said)) return span(21, 31)
  return span(1, 31)
}

const LEAP_YEAR = 2028
const MIDDLE = /mid|mediados|mitte/i

/** 'The two weeks before Christmas', 'the week around Easter'. */
function beside({ from: first, to: last, on }: Feast, around: string): Stretch {
  const [from, to] = [on ?? first, on ?? last]
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
