import type { Facts, Measure, Quantity } from '../facts.ts'
import { callFigures } from './figure-texts.ts'
import { isOfThings, LOSES } from './measure-what.ts'
import { MONTH } from './months.ts'
import { TURNED } from './paired-goals.ts'
import { isUnwelcome } from './told-starts.ts'

/** What can be said of a figure only when all of them are read. */
export function settleMeasures(facts: Facts): void {
  // 'Phone calls about "is the ice free"': half a pair of marks would stay where the name is cut.
  for (const measure of facts.measures) measure.what = measure.what.replaceAll(/["“”„«»]/gu, '')
  for (const measure of facts.measures) keepNo(measure, facts)
  for (const measure of facts.measures) turnBack(measure, facts)
  for (const measure of facts.measures) halve(measure)
  for (const measure of facts.measures) movePoints(measure, facts)
  for (const measure of facts.measures) leaveNoTarget(measure, facts)
  for (const measure of facts.measures) leavePrice(measure, facts)
  for (const measure of facts.measures) leaveHeads(measure, facts)
  for (const measure of facts.measures) countAlike(measure)
  for (const measure of facts.measures) turnSaving(measure, facts)
  for (const measure of facts.measures) leaveWhole(measure, facts)
  for (const measure of facts.measures) leaveUnlike(measure, facts)
  facts.measures = facts.measures.filter(
    (one) => !isNoState(facts, one.now) && !isNoState(facts, one.wanted) && tellsSomething(one),
  )
  callFigures(facts)
}

function tellsSomething({ what, now, wanted, factor }: Measure): boolean {
  return !MONEY_TO_SPEND.test(what) && (now ?? wanted ?? factor) !== undefined
}

/** 'Half the calls (now about 60)': half of them, and no share. */
function halve(measure: Measure): void {
  const { now, wanted } = measure
  if (!now || now.kind === 'percent' || !wanted || !/^half$/i.test(wanted.text)) return
  delete measure.wanted
  Object.assign(measure, { factor: 1 / 2, direction: 'down' })
}

/** '37% of all kilometres, down by five points': by so much, and not to it. */
function movePoints(measure: Measure, { fields }: Facts): void {
  const { now, wanted } = measure
  if (now?.kind !== 'percent' || !wanted || now.value <= wanted.value) return
  const text = fields[wanted.span.field]
  const before = text.slice(Math.max(0, wanted.span.start - LEAD), wanted.span.start)
  if (!/(?<!\p{L})by (?:about |some |at least )?$/iu.test(before)) return
  if (!/^\s(?:percentage |percent |per cent )?points?(?!\p{L})/iu.test(text.slice(wanted.span.end))) return
  const isUp =
    /(?<!\p{L})(?:up|rais\p{L}+|increas\p{L}+|higher|more|grow\p{L}*) by (?:about |some |at least )?$/iu.test(before)
  delete measure.wanted
  Object.assign(measure, { factor: 1 + ((isUp ? 1 : -1) * wanted.value) / now.value, direction: isUp ? 'up' : 'down' })
}

const MONEY_TO_SPEND = /^(?:total |overall |our |the )?(?:budgets?|orçamento|presupuesto|budżet|bilancio|grant)$/iu

/** '€410,000 last year and heading for €500,000': what is feared. */
const HEADING =
  /(?<!\p{L})(?:heading (?:for|to(?:wards)?)|on course (?:for|to)|rising to(?:wards)?|expected to (?:reach|rise to))\s(?:about |some |nearly )?\S{0,2}$/iu

/** A target that cannot be one of what it stands beside is none. */
function leaveUnlike(measure: Measure, { fields }: Facts): void {
  const { now, wanted } = measure
  const around = (one: Quantity) => {
    const text = fields[one.span.field]
    return [text.slice(Math.max(0, one.span.start - LEAD), one.span.start), text.slice(one.span.end)] as const
  }
  if (wanted) {
    const [before, behind] = around(wanted)
    // '2019: 4.650 €' is how it was, and 'at least 100 fewer' by how much it should fall.
    // '71 … in two years': until when.
    const isUntil = LONG.has(wanted.unit ?? '') && UNTIL.test(before) && now !== undefined && !/\p{L}/u.test(now.text)
    if (
      HEADING.test(before) ||
      YEAR_LEAD.test(before) ||
      CAN_BE.test(before) ||
      STATES.test(before) ||
      FEWER.test(behind) ||
      isUntil ||
      (now && !canBeOne(now, wanted))
    )
      delete measure.wanted
  }
  // 'A 13-compartment washer' is its name, 'two seniors' are no two days.
  if (
    now &&
    (COMPOUND.test(around(now)[1]) || ([now, wanted].some((one) => one?.kind === 'duration') && isOfThings(now)))
  )
    delete measure.now
  // 'By half in six months': until when.
  if (now && measure.factor !== undefined && LONG.has(now.unit ?? '') && UNTIL.test(around(now)[0])) delete measure.now
  // 'I suspect we are at about half': how it stands, and not that it should halve.
  if (measure.factor !== undefined && HALF_NOW.test(fields.goals) && now?.statement === measure.statement) {
    delete measure.factor
    delete measure.now
  }
}
const LEAD = 32
const LONG = new Set(['month', 'quarter', 'year'])
const UNTIL = /(?<!\p{L})(?:in|within|over|inside)\s$/iu
/** A figure that is part of a name, but for one of time: 'a 24-hour line'. */
const COMPOUND = /^[-‐‑](?!(?:minute|hour|day|week|month|year)s?(?!\p{L}))\p{L}/iu
const YEAR_LEAD = /(?<!\d)(?:19|20)\d\d\s?[:=]\s?$/
/** 'The difference can be up to 12%' is how bad it is. */
const CAN_BE =
  /(?<!\p{L})(?:can|could|may|might)\s(?:be|reach|get|go)\s(?:up to |as (?:much|high|long) as |about |around )?$/iu
/** 'We win 31%' is how it is. */
const STATES =
  /(?<!\p{L})(?:we|they|i)\s(?:now\s|currently\s)?(?:win|lose|average|(?:are|stand|sit|run)(?: now)? at)\s(?:about |around |only )?$/iu
const FEWER =
  /^\s(?:(?!(?:or|oder|ou|o|of)\s)\p{L}+\s)?(?:fewer|less|weniger|de moins|minder|in meno)(?!\p{L}|\sthan)/iu
const HALF_NOW =
  /(?<!\p{L})(?:we['’]re|we are|are|is|stand|now|currently)\s(?:now\s|only\s)?at\s(?:about\s|around\s|roughly\s)?half(?!\p{L})/iu

/** What stands where a target could, and is none. */
function leaveNoTarget(measure: Measure, { fields }: Facts): void {
  const { now, wanted } = measure
  if (!wanted) return
  const text = fields[wanted.span.field]
  const [before, behind] = [
    text.slice(Math.max(0, wanted.span.start - 3 * LEAD), wanted.span.start),
    text.slice(wanted.span.end),
  ]
  const between =
    now && now.span.field === wanted.span.field && now.span.end <= wanted.span.start
      ? text.slice(now.span.end, wanted.span.start)
      : ''
  // '22 from 310 deliveries', 'seven or eight out of twelve': so many of them.
  const back =
    now && now.span.field === wanted.span.field && wanted.span.end <= now.span.start
      ? text.slice(wanted.span.end, now.span.start)
      : ''
  const isSome =
    /^\s(?:or\s\p{L}+\s)?(?:(?:out )?of|from|von|de|su|na)\s(?:the\s)?$/iu.test(back) &&
    !/(?<!\p{L})(?:to|at|reach|under|below|auf|a|à)\s$/iu.test(before)
  const leads = text.slice(Math.max(0, (now?.span.start ?? 0) - 3 * LEAD), now?.span.start)
  // 'A queue of ten to twelve days', 'they estimate 4 to 6% of claims': how wide it is spread today.
  const isRange = SPANS.test(between) && now !== undefined && now.value < wanted.value && !MOVED.test(leads)
  // 'We sell 3 of 10 directly, the rest takes an agency for 25%'
  const isOthers = REST.test(between)
  const isDate = isYear(wanted) || (wanted.kind !== 'duration' && DAY_OF.test(behind)) || EARLIER.test(behind)
  const isToday = TODAY_INSIDE.test(before) && /^[^()]{0,24}\)/.test(behind) && !AIMED.test(before)
  const isNone =
    isRange ||
    isSome ||
    isDate ||
    isToday ||
    (now !== undefined && isYear(now)) ||
    (wanted.kind !== 'percent' && IN_ALL.test(before)) ||
    (RANGES.test(behind) && TOLD_OF.test(before)) ||
    (now?.kind === 'duration' && OF_WHOM.test(before) && HEADS.test(behind))
  // What was taken for its start was so for its sake only.
  if (isNone || isOthers) delete measure.wanted
  if (isNone || /\d\s?[x×]\s?$/u.test(leads)) delete measure.now
}
/** 'Halve the time my two coordinators spend': whose time, and not how much. */
function leaveHeads(measure: Measure, { fields }: Facts): void {
  const { now } = measure
  if (now?.kind === 'count' && WHOSE_TIME.test(fields[now.span.field].slice(0, now.span.start))) delete measure.now
}
const WHOSE_TIME =
  /(?<!\p{L})(?:time|hours|minutes|days|effort|work)\s(?:that\s|which\s)?(?:my|our|the|these|those|his|her|their)\s$/iu

/** 'Of some 80 records a month, 12 come back; four would be tolerable': both are numbers of the same whole. */
function countAlike(measure: Measure): void {
  const { now, wanted } = measure
  const part = now?.kind === 'percent' && /^(?:out )?of\s.*?(\d+)$/isu.exec(now.text)?.[1]
  // A bare number was taken for percent beside a share.
  const isBare = wanted && /^(?:\d+|\p{L}+)$/u.test(wanted.text)
  if (!now || !part || !isBare || Number(part) <= wanted.value) return
  const span = { ...now.span, start: now.span.end - part.length }
  measure.now = { ...now, kind: 'count', value: Number(part), text: part, span }
  measure.wanted = { ...wanted, kind: 'count' }
}

/** 'Food thrown away (1.90 a kilo): down by a third': what one costs is no amount of them. */
function leavePrice(measure: Measure, { fields }: Facts): void {
  const { what, now } = measure
  if (now?.kind !== 'money' || OF_MONEY.test(what)) return
  if (PER_UNIT.test(fields[now.span.field].slice(now.span.end))) delete measure.now
}
const PER_UNIT =
  /^\s?(?:(?:per|a|an|pro|je|por|par|al|le)\s|\/\s?)(?:kg|kilo(?:gram)?s?|tonnes?|tons?|t|litres?|l|m2|m3|metres?|pieces?|piece|unit|bottle|box|item|kwh|mwh|stück|pièce|pieza)(?!\p{L})/iu
const OF_MONEY =
  /(?<!\p{L})(?:costs?|prices?|spend(?:ing)?|bill|margin|fees?|rates?|kosten|preis\p{L}*|coûts?|prix|costes?|precios?|costi|prezz\p{L})(?!\p{L})/iu

/** 'Five hours a day of two clerks': of whom, and not how long. */
const OF_WHOM = /(?<!\p{L})of\s$/iu
const HEADS = /^\s(?!(?:minutes?|hours?|days?|weeks?|months?|years?)(?!\p{L}))\p{Ll}{3,}/u
/** 'There is a queue of ten to twelve days' */
const RANGES = /^\s?(?:to|or|-|–)\s?(?:\d|\p{L}+\s(?:minutes|hours|days|weeks|months|years)(?!\p{L}))/iu
const TOLD_OF =
  /(?<!\p{L})(?:(?:there (?:is|are)|we have|has|have) (?:an? )?(?:\p{L}+ ){0,2}of|queue of|wait of|backlog of)\s$/iu
const SPANS = /^\s*(?:to|or|-|–|bis|a|à|do|tot|til)\s*$/iu
const MOVED =
  /(?<!\p{L})(?:from|von|de|da|del|od|van|cut|reduce|lower|raise|increase|grow|bring|get|lift|improve|move|push|shorten|go|up|down)(?!\p{L})[^.;]*$/iu
const REST =
  /(?<!\p{L})(?:the rest|rest|the remainder|the others|others)\s(?:\p{L}+\s)?(?:goes?|takes?|comes?|is|are|was|were|sold|by|through|via)(?!\p{L})/iu
function isYear({ text, value }: Quantity): boolean {
  return /^(?:19|20)\d\d$/.test(text.trim()) && value > 1900
}
const DAY_OF = new RegExp(String.raw`^\s?(?:(?:of|de|di|d['’])\s)?(?:${MONTH})(?!\p{L})`, 'iu')
/** 'In hand two weeks before' */
const EARLIER = /^\s(?:before|earlier|beforehand|later|ago|afterwards|in advance)(?=\s*(?:[.,;)]|$))/iu
const TODAY_INSIDE = /\((?:about|around|some|roughly|at present|now)?\s?$/iu
const AIMED = /(?<!\p{L})(?:target|aim|goal|want|wanted|should|max|under|below|at least)(?!\p{L})[^(]*\($/iu
/** 'All four should be live', 'within the last two days' */
const IN_ALL = /(?<!\p{L})(?:all|last|past|previous|these|those|the next|the first)\s$/iu

/** 'Save 900 million a year (today 3.4 billion)': by so much, and not to it. */
function turnSaving(measure: Measure, { fields }: Facts): void {
  const { now, wanted } = measure
  if (!now || !wanted || now.kind !== wanted.kind || wanted.kind === 'percent' || wanted.value >= now.value) return
  if (!SAVES.test(fields[wanted.span.field].slice(Math.max(0, wanted.span.start - LEAD), wanted.span.start))) return
  delete measure.wanted
  Object.assign(measure, { factor: 1 - wanted.value / now.value, direction: 'down' })
}
const SAVES =
  /(?<!\p{L})(?:save|saving|spare|sparen|einsparen|ahorrar|économiser|risparmiare|poupar)\s(?:\p{L}+\s){0,2}\S{0,4}$/iu

/** Money is no time and no share, and a count of things is no share of them; a bare number takes what the other is of. */
export function canBeOne(now: Quantity, wanted: Quantity): boolean {
  if (now.kind === wanted.kind) return true
  const kinds = new Set([now.kind, wanted.kind])
  if (!kinds.has('count')) return false
  const [count, other] = now.kind === 'count' ? [now, wanted] : [wanted, now]
  if (other.kind === 'percent') return count.perNoun === undefined && (count.noun === undefined || count.value <= 1)
  return true
}

/** 'A visit every 3 months' and 'three times a week' tell how often, 'this solves number 2' which of them, 'there are 9 councils' of how many: none is where a figure stands. */
function isNoState({ fields }: Facts, one: Quantity | undefined): boolean {
  if (!one || one.kind === 'percent' || one.kind === 'money') return false
  const before = fields[one.span.field].slice(Math.max(0, one.span.start - 10), one.span.start)
  const field = fields[one.span.field]
  return (
    /(?<!\p{L})(?:every|number|goal|point|item|there are|there['’]s)\s$/iu.test(before) ||
    /^\s?times?\s(?:a|an|per|each|every)(?!\p{L})/iu.test(field.slice(one.span.end))
  )
}

/** 'R350k, anything over R100k our FD signs': from where somebody must sign is no money to spend, where that is told. */
export function leaveThresholds(facts: Facts): void {
  const isThreshold = ({ kind, amount }: Facts['limits'][number]) =>
    kind === 'budget' &&
    amount !== undefined &&
    FROM_WHERE.test(facts.fields[amount.span.field].slice(Math.max(0, amount.span.start - LEAD), amount.span.start))
  const others = facts.limits.filter((one) => !isThreshold(one))
  if (others.some(({ kind, amount }) => kind === 'budget' && amount && !amount.per)) facts.limits = others
}
const FROM_WHERE =
  /(?<!\p{L})(?:any(?:thing)?|every(?:thing)?|all|payments?|spend(?:ing)?|purchases?|amounts?|expenditure|orders?|invoices?|sums?)\s(?:\p{L}+\s)?(?:above|over|beyond|more than|exceeding)\s$|(?<!\p{L})(?:approves?|signs?|agrees?|decides?|consents?|votes?)\s(?:\p{L}+\s){0,3}(?:above|over|beyond|more than|exceeding)\s$/iu

/** '180,000 for the first year and not more than 4,000 a month after that': what may be spent is no figure to move. */
export function leaveBudgets(facts: Facts): void {
  const amounts = facts.limits.flatMap(({ kind, amount }) => (kind === 'budget' && amount ? [amount.span] : []))
  const isBudget = (one: Quantity | undefined) =>
    one !== undefined && amounts.some(({ field, start }) => one.span.field === field && one.span.start === start)
  facts.measures = facts.measures.filter(({ now, wanted }) => !isBudget(now) && !isBudget(wanted))
}

/** More scrap is nobody's goal: a row under 'target, today' is read backwards, and two sentences tell of two things. */
function turnBack(measure: Measure, { fields }: Facts): void {
  const { now, wanted } = measure
  // 'They want it back in 24 hours, today we need 40'
  const grows = measure.direction === 'up' && now?.kind === 'duration' && now.statement === wanted?.statement
  if (grows && wanted && saysToday(fields, wanted) && !saysToday(fields, now)) {
    Object.assign(measure, { now: wanted, wanted: now, direction: OTHER[measure.direction] })
    return
  }
  if (!now || !wanted || !isUnwelcome(measure)) return
  if (TURNED.test(fields.goals))
    Object.assign(measure, { now: wanted, wanted: now, direction: OTHER[measure.direction] })
  else if (now.statement !== wanted.statement) {
    delete measure.wanted
    measure.direction = OTHER[measure.direction]
  }
}
function saysToday(fields: Facts['fields'], { span }: Quantity): boolean {
  return TODAY.test(fields[span.field].slice(Math.max(0, span.start - TODAY_NEAR), span.start))
}
const TODAY =
  /(?<!\p{L})(?:today|currently|at present|at the moment|presently),?\s(?:(?:we|it|they|is|are|need|needs|takes?|have|has|at|about|around|some|nearly|almost)\s){0,4}$/iu
const TODAY_NEAR = 24
const OTHER = { up: 'down', down: 'up' } as const

/** What a figure counts by what is not or no longer there: 'No shows 1 in 5', '11 practices lost'. */
function keepNo(measure: Measure, { statements, fields }: Facts): void {
  const said = statements.find(({ id }) => id === measure.statement)?.text ?? ''
  if (/^shows?$/i.test(measure.what) && /(?<!\p{L})no[- ]?shows?(?!\p{L})/iu.test(said)) measure.what = 'no-shows'
  // 'We lost 11 practices, at most 5': not how many there are.
  const { now } = measure
  const before = now ? fields[now.span.field].slice(Math.max(0, now.span.start - 24), now.span.start) : ''
  if (now?.kind !== 'count' || !LOSES.test(before) || /(?<!\p{L})lost(?!\p{L})/iu.test(measure.what)) return
  // 'The rota. Last year we lost 37 crew days': the rota was not lost.
  const counted = HYPHENED.exec(fields[now.span.field].slice(now.span.start))?.[1] ?? now.noun
  const last = counted?.split(/\s+/).at(-1)?.toLowerCase() ?? ''
  measure.what = `${last.length > 3 && !measure.what.toLowerCase().includes(last) ? counted : measure.what} lost`
}

const HYPHENED = /^[\d.,]+\s(\p{L}+-\p{L}+)/u

/** '28% of hires' is not how many hires there are: such a figure has the name of what befalls them, or none but the words it stands in. */
function leaveWhole(measure: Measure, { fields, statements }: Facts): void {
  for (const one of [measure.now, measure.wanted]) {
    const behind = one?.kind === 'percent' ? fields[one.span.field].slice(one.span.end) : ''
    const whole = behind.replace(OF_WHOLE, '')
    if (!one || whole === behind || !measure.what || !whole.toLowerCase().startsWith(measure.what.toLowerCase()))
      continue
    const told = statements.find(({ id }) => id === one.statement)
    const before = told ? fields[one.span.field].slice(told.span.start, one.span.start) : ''
    measure.what = LED_BY.exec(before)?.[1] ?? MOVED_FROM.exec(before)?.[1] ?? befalls(whole) ?? ''
  }
}
/** 'Losses: 22% of stock dies before sale' */
const LED_BY = /^(\p{Lu}\p{Ll}[\p{L} -]{2,28}): *(?:(?:about|around|now|currently|today|we are at) )?$/u
/** 'Reduce rewash from 12% to 6% of kilos' */
const MOVED_FROM =
  /^(?:(?:reduce|cut|bring|lower|get|take|shorten|raise|increase|improve|push|move) )?(?:down |up )?(?:the |our )?(\p{L}[\p{L} -]{2,38}?)(?: down| up)?,? (?:from|at|is|are|at about)(?: [^\d]{0,4})?(?:\d[\d.,]* ?(?:%|per ?cent) (?:to|→|->) )?$/iu
/** '8% of online skeins get returned', '31% of our invoices are paid late' */
function befalls(whole: string): string | undefined {
  const [, things, how] = BEFALLS.exec(whole) ?? []
  return things && how ? `${things} ${how}` : undefined
}
const BEFALLS =
  /^((?:\p{L}+ ){0,2}\p{L}+s) (?:get|gets|are|were|come|come out|go|arrive|leave) ((?:\p{L}+(?:ed|en|id|nt|st|ck|ong|te))(?: (?:late|back|again|twice|wrong|away|out))?)(?!\p{L})/iu
const OF_WHOLE = /^\s+of\s+(?:all\s+)?(?:the\s+|our\s+|my\s+)?/i
