import { matches } from '@cairn/knowledge/matches'
import type { Facts, Field, Kind, Statement, Stretch, When } from '../facts.ts'
import { classify } from './classify.ts'
import { NOTHING, stretchesIn, TIMES } from './closed-times.ts'
import { closedTraits, namesTime } from './closed-traits.ts'
import { isFair } from './feasts.ts'
import { READY } from './limits.ts'
import { isPlainlyClosed, wasSo } from './limit-words.ts'
import { FEAST, MONTH, monthOf } from './months.ts'
import type { Reading } from './readings.ts'
import { withoutSlack } from './slack.ts'

/**
 * Times of the year in which nobody has time. Patterns know some sentences by their words; 'January is mad, leave us be' is
 * known by what was learned from others. Either way the days are those that the sentence names.
 */
export function addClosed(facts: Facts, reading: Reading, today: string): void {
  const { statement, traits } = reading
  if (!statement) return
  const { id, kind, span } = statement
  // Of a sentence that also tells from when on there is time, the rest is looked at; a year that is not over closes as any.
  const start = facts.limits.find((limit) => limit.kind === 'start' && limit.statement === id)
  const whole = withoutYear(withoutStart(withNext(facts, reading), start?.from), today)
  const text = withoutOthers(whole)
  const known = facts.limits.find((limit) => limit.kind === 'calendar' && limit.statement === id)
  if (!known && (span.field === 'data' || (OTHER_KINDS.has(kind) && !isPlainlyClosed(text)))) return
  // 'The excavator is a different line and may not be touched' names no month.
  if (!known && !namesTime(text)) return
  // 'Season mid-June to end of September, rest closed': the time that is named is the open one, and the rest has time.
  if (OPEN_THEN.test(text)) {
    facts.limits = facts.limits.filter((limit) => limit !== known)
    return
  }
  const own = closedPart(withoutSlack(text))
  const named = stretchesIn(own ?? withoutSlack(text), today, facts.place?.country)
  // 'The partners decide on 26 February, and in August we are closed': a day beside months is something else's.
  const stretches = named.some((one) => !isDay(one)) ? named.filter((one) => !isDay(one)) : named
  if (stretches.length === 0 || NOT_OURS.test(own ?? text)) {
    // 'Except for July', 'over by March', 'April Jones', 'suppliers are shut in May': a month is named, and none is closed.
    if (known && NAMES_MONTH.test(text)) facts.limits = facts.limits.filter((limit) => limit !== known)
    return
  }
  const months = [...new Set(stretches.flatMap(monthsOf))].sort((a, b) => a - b)
  // 'In July we closed a large contract': a rule saw a word, and nothing that was learned thinks so.
  if (known && !THAT_TIME.test(text) && sureOf(own ?? text) < CLOSED_MIN.thinkable) {
    facts.limits = facts.limits.filter((limit) => limit !== known)
    return
  }
  if (known) {
    // 'The only time for anything new is March to May' names what is free.
    const country = facts.place?.country
    const moved = movedMonths(text, months, country, (name) => stretchesIn(name, today, country))
    const isCovered = (month: number) => months.includes(month) || moved.includes(month)
    const isWhole = own !== undefined || text !== whole || BEGINS_IN.test(text) || known.months?.every(isCovered)
    const isNamed = known.months?.length ? isWhole : NOTHING.test(text)
    if (isNamed && !stretches.some(isDay)) Object.assign(known, { closed: stretches, months })
    return
  }
  const others = facts.limits.flatMap((limit) => limit.months ?? [])
  if (new Set([...others, ...months]).size > CLOSED_MOST) return
  if (stretches.every(isDay) || months.every((month) => others.includes(month))) return
  // A time that is named as good is not closed, whatever else the words look like.
  if (isGood(own ?? text)) return
  const isOther =
    OTHERS.some((one) => one.test(own ?? text)) ||
    (MEETING.test(own ?? text) && !NOTHING.test(own ?? text)) ||
    (READY.test(text) && !NOTHING.test(text)) ||
    facts.absences.some(({ statement: of }) => of === id)
  // Of a foreign sentence its own words and its English are asked.
  const { english } = reading.clause
  // 'Nothing may begin then' needs no second opinion.
  const isPlain = !isOther && NOTHING_BEGINS.test(own ?? text) && !wasSo(text, today)
  const sure = isPlain
    ? 1
    : english && own === undefined
      ? (sureOf(text) + sureOf(english.text)) / 2
      : sureOf(own ?? text)
  // Two heads that learned from other hands: where both think so, each needs to be less sure.
  const isSeason = classify('hurdle', traits)[0]?.label === 'season'
  const { alone, both } = span.field === 'team' ? CLOSED_MIN.team : CLOSED_MIN.elsewhere
  if (sure < (isOther ? CLOSED_MIN.against : isSeason ? both : alone)) return
  facts.limits = [
    ...facts.limits.filter((limit) => limit.statement !== id || limit.kind !== 'refusal'),
    { id: '', kind: 'calendar', statement: id, text: statement.text, months, closed: stretches },
  ]
  // It is kept, not solved, and nothing is due then.
  statement.kind = 'limit'
  delete statement.hurdle
  for (const date of facts.dates) if (date.statement === id) date.binds = false
}

const NOTHING_BEGINS =
  /(?<!\p{L})nothing(?: new)? (?:can|may|must|shall|should|is to|will) (?:ever )?(?:be )?(?:start|begin|begun|started)(?!\p{L})/iu

/** A feast that moves, or is another here, was put into a month by its name alone. */
function movedMonths(
  text: string,
  months: readonly number[],
  country: string | undefined,
  keptOn: (name: string) => Stretch[],
): number[] {
  const isKept = (name: string) =>
    keptOn(name)
      .flatMap(monthsOf)
      .some((month) => months.includes(month))
  return matches(FEAST_NAMES, text).flatMap((match) => {
    const [name] = match
    const isMoved = isKept(name) || isFair(name, text.slice(0, match.index), country)
    return isMoved ? (monthOf(name) ?? []) : []
  })
}
const FEAST_NAMES = new RegExp(String.raw`(?<!\p{L})(?:${FEAST})(?!\p{L})`, 'giu')

/** 'February (silage no, that's June)' takes June back, and where one person is away in August the others have time. */
function withoutOthers(text: string): string {
  const rest = text.replace(TAKEN_BACK, '').replace(ONE_AWAY, '')
  return namesTime(rest) ? rest : text
}
/** 'In May, no, that's June' puts a month right and takes none back. */
const TAKEN_BACK = new RegExp(
  String.raw`(?<!(?:${MONTH}|\d)[,;–-]{0,2}\s)(?<!\p{L})(?:no|wait|sorry)(?:,?\s(?:no|wait|sorry))*[,.:]*\s(?:that['’]?s|that is|those are|they['’]?re|they are|it['’]?s|it is)\s(?:only\s)?(?:in\s)?(?:${MONTH})(?!\p{L})(?:\s(?:and|to|until)\s(?:${MONTH})(?!\p{L}))?`,
  'giu',
)
const ONE_AWAY =
  /(?:,?\s(?:and|but|while)|[,;])\s(?!(?:Every|Nobody|Everyone|No|We|They|All|Half|Most|The|Our|Some|Staff|People|I)(?!\p{L}))\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?\s(?:takes|has (?:his|her|leave|holidays?)|goes (?:away|on)|(?:is|['’]s) (?:off|away|out|abroad|on (?:leave|holidays?|vacation)))(?!\p{L})[^,;]*/gu

/** 'Nobody has time before 1 March, and in June we start nothing': what is left names June. */
function withoutStart(text: string, from: When | undefined): string {
  const at = from ? text.indexOf(from.text) : -1
  if (!from || at < 0) return text
  return text.slice(0, at).replace(/\p{L}+\s$/u, '') + text.slice(at + from.text.length)
}

function withoutYear(text: string, today: string): string {
  return text.replace(/\s20\d\d(?!\d|[.,]\d|\/)/gu, (year) => (year.trim() < today.slice(0, 4) ? year : ''))
}

/** 'In July are the big stops and we can't begin anything': what follows from the time stands in the next part. */
function withNext({ statements, fields }: Facts, { statement, clause }: Reading): string {
  const own = statement as Statement
  const next = statements[statements.indexOf(own) + 1]
  const { field } = clause
  if (!TOLD_IN.has(field) || next?.span.field !== field || !namesTime(own.text)) return own.text
  const between = fields[field].slice(own.span.end, next.span.start)
  const follows = /^,?\s(?:and|so)\s$/i.test(between) || (/^[;.,:–-]\s*$/.test(between) && THAT_TIME.test(next.text))
  const closes = follows && NOTHING.test(next.text) && !namesTime(next.text)
  return closes ? fields[field].slice(own.span.start, next.span.end) : own.text
}

const TOLD_IN: ReadonlySet<Field> = new Set<Field>(['challenges', 'team'])

function sureOf(text: string): number {
  return classify('closed', closedTraits(text)).find(({ label }) => label === 'closed')?.weight ?? 0
}

/** 'We moved in January, hired in March, and will not look at anything in November': the part that closes its time. */
function closedPart(text: string): string | undefined {
  // '…, nor in August', 'except in March … and in August': it is said of both.
  if ((text.match(TIMES)?.length ?? 0) < 2 || BOTH.test(text)) return undefined
  const parts: string[] = []
  let open = ''
  // Months in a row are one.
  const listed = text.replace(ROWS, glued).replace(TWO_ENDS, glued)
  for (const [, part = '', mark = ''] of listed.matchAll(PARTS)) {
    const whole = open + part
    // '…, also the week before Easter': what has no word of its own is said of the same.
    if (parts.length > 0 && ALSO.test(whole) && namesTime(whole)) {
      parts.push((parts.pop() ?? '') + whole + mark)
      continue
    }
    // 'January' alone belongs to what is said of the months beside it.
    if (wordsIn(whole) >= PART_LEAST) {
      parts.push(whole + mark)
      open = ''
    } else if (parts.length > 0) parts.push((parts.pop() ?? '') + whole + mark)
    else open = whole + mark
  }
  const timed = parts.map((part) => part.replaceAll(GLUE, ' ')).filter((part) => namesTime(part))
  // 'Quiet in January and busy from April on', 'we moved in May, and in August we close'
  const isOpen = (part: string) => NOT_OURS.test(part) || isGood(part)
  const rest = timed.filter((part) => !isOpen(part))
  if (rest.length > 0 && rest.length < timed.length) return rest.join(' ')
  const [first, second] = timed.map((part) => ({ part, sure: sureOf(part) })).toSorted((a, b) => b.sure - a.sure)
  return first && second && first.sure >= CLOSED_MIN.team.alone && second.sure < PART_OTHER ? first.part : undefined
}
const BOTH =
  /(?<!\p{L})(?:nor|neither|ni|nem|noch|except|no starts?|or (?:in|from|during)|(?:those|these) (?:two|three|four|months))(?!\p{L})/iu
const PARTS = /(.+?)(,\s|;\s|\s(?:and|but|so|because|while)\s|$)/gsu
const PART_LEAST = 2
const ALSO =
  /^(?:(?:and|or|nor)\s)?(?:also|likewise|as well as|plus|(?:the )?same|in|during|around|from|the)\s(?!.*(?<!\p{L})(?:we|i|they|he|she|it|is|are|was|were|has|have|had|can|could|will|would|do|does|did|must|may (?!(?:and|to|until|\d)))(?!\p{L}))/iu
const PART_OTHER = 0.15
const GLUE = '\u2060'
function glued(row: string): string {
  return row.replaceAll(' ', GLUE)
}
/** 'Between 10 January and 2 February' is one time. */
const TWO_ENDS = /(?<!\p{L})between\s[^,;]{3,30}?\sand\s/giu
const ROWS = new RegExp(
  String.raw`(?:${TIMES.source})(?:(?:,\s|\s)(?:(?:and|or|y|e|et|und|en|i|(?:up )?(?:to|until|till|through)(?: and including)?)\s)?(?:${TIMES.source}))+`,
  'giu',
)
function wordsIn(text: string): number {
  return text.replace(TIMES, ' ').match(/\p{L}{3,}/gu)?.length ?? 0
}

/** 'From mid-November until Christmas …; do not ask us for anything then': said again of the same time. */
export function settleClosed(facts: Facts): void {
  const closed = facts.limits.filter((one) => one.kind === 'calendar' && one.closed)
  const timed = new Set(facts.limits.flatMap(({ kind, statement }) => (kind === 'calendar' ? [statement] : [])))
  facts.limits = facts.limits.filter((one) => {
    if (one.kind === 'refusal' && timed.has(one.statement)) return false
    if (one.kind === 'calendar' && !one.closed)
      return !closed.some((other) => one.months?.every((month) => other.months?.includes(month)))
    return !(one.kind === 'refusal' && closed.length > 0 && THEN.test(one.text))
  })
}
/** 'No project may begin in that period' */
const THAT_TIME =
  /(?<!\p{L})(?:then|(?:in|during) (?:that|this|these|those|the same) (?:period|times?|months?|weeks?|season))(?!\p{L})/iu
const THEN = /(?<!\p{L})(?:then|in (?:that|this) time|in those (?:weeks|months|days))$/iu

/** The days inside months that are known to be closed. */
export function daysOf(text: string, months: readonly number[], today: string): Stretch[] | undefined {
  const stretches = stretchesIn(text, today)
  const inside =
    stretches.length > 0 && stretches.every((one) => months.includes(Number(one.from.slice(0, 2))) && !isDay(one))
  return inside ? stretches : undefined
}

const OPEN_THEN =
  /(?<!\p{L})(?:season|open|we open|opening)(?!\p{L})[^.;]*(?<!\p{L})(?:the )?(?:rest|otherwise|remainder|other months)(?: of the year)?(?: we are| it is| is)? (?:closed|shut)(?!\p{L})/iu

/** What is aimed for, held or asked is no time without time. */
const OTHER_KINDS: ReadonlySet<Kind> = new Set<Kind>(['goal', 'asset', 'question', 'system'])
const NAMES_MONTH = new RegExp(String.raw`(?<!\p{L})(?!(?<!in )may\s\p{L})(?:${MONTH})(?!\p{L})`, 'iu')
/** It is told where one speaks of people and time; elsewhere, or where words speak against it, it must be surer. */
const CLOSED_MIN = {
  team: { alone: 0.5, both: 0.4 },
  elsewhere: { alone: 0.9, both: 0.6 },
  against: 0.9,
  thinkable: 0.005,
}
/** Who is away, ill or gave birth: the others have time. What happened once comes at no time of the year. */
const ONE_PERSON =
  /(?<!\p{L})(?:he|she|his|her|due in|was|were|had|went|been|retires?|hospital|daughter|maternity)(?!\p{L})|(?<!\p{L})(?:he|she)['’]s(?!\p{L})/iu
/** 'Anything above 15,000 waits for the meeting in June' */
const MEETING = /(?<!\p{L})(?:meetings?|boards?|council|trustees|assembly|committee|votes?)(?!\p{L})/iu
/** 'You get me May to September', 'April is best for any new thing' */
export const GOOD_TIME =
  /(?<!\p{L})(?:you (?:get|can have|have) (?:me|us)|quiet(?:er)?|good time|have time|(?:is|are|would be) (?:the )?(?:best|better|ideal|easier|fine)|best (?:time|for)|(?:we|to) (?:start|begin) things?|(?:in |at )?any (?:month|time)(?! of)|all year round|when (?:[\p{L}’']+ ){1,3}(?:can|could) be (?:built|installed|done|tried|tested|changed|fitted|started))(?!\p{L})/iu
function isGood(text: string): boolean {
  return GOOD_TIME.test(text) && !NOTHING.test(text)
}
/** 'Training can be in June and July only' */
const ONLY =
  /(?<!\p{L})(?:can|may|could|possible|available|free)(?!\p{L})[^.;]*(?<!\p{L})only(?!\p{L})|(?<!\p{L})only (?:possible|in|from|between)(?!\p{L})/iu
/** Others are closed, or something was closed once. */
const NOT_OURS =
  /(?<!\p{L})(?:customers?|clients?|suppliers?|schools?|banks?|accounts|competitors?|buyers?)(?:\s\p{L}+){0,3}\s(?:is|are|close|closes|shut|shuts)(?!\p{L})|(?<!\p{L})(?:board|council|committee|trustees|assembly)(?!\p{L})[^.;]{0,24}(?<!\p{L})(?:sits?|meets?)(?!\p{L})|(?<!\p{L})(?:do not|don['’]t|cannot|can['’]t) (?:plan|count|reckon|rely) (?:with|on) (?:it|this|that)(?!\p{L})|(?<!\p{L})(?:we|i|they)\s(?:closed|opened|moved|sold|bought|launched|hired|lost|told|promised|stood)\s/iu
const OTHERS = [ONE_PERSON, GOOD_TIME, ONLY]
/** Who never has time is asked to find some. */
const CLOSED_MOST = 8

/** 'So we would start in April' */
const BEGINS_IN = /(?<!\p{L})(?:so|then|therefore|but)\s[^.;,]{0,20}(?:start|begin)\sin\s/iu

/** A day is when something is due. */
function isDay({ from, to }: Stretch): boolean {
  return from === to
}

function monthsOf({ from, to }: Stretch): number[] {
  const [first, last] = [Number(from.slice(0, 2)), Number(to.slice(0, 2))]
  const found = [first]
  for (let month = first; month !== last; found.push(month)) month = (month % 12) + 1
  return found
}
