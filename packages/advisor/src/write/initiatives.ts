import { declinedById } from '@cairn/knowledge/declined'
import type { Block, Inline } from '../document-tree.ts'
import type { Measure } from '../facts.ts'
import type { Declined, Initiative, Plan } from '../plan.ts'
import { type Heading, labels, paragraph, strong, text } from './blocks.ts'
import type { Detail } from './detail.ts'
import { asked, wishIn } from './executive-summary.ts'
import { thinTold } from './insights-told.ts'
import { recordName } from './names.ts'
import { needOf } from './needs.ts'
import { ideaOf, moveOf } from './own-words.ts'
import { passMark, reviewMark } from './pass-mark.ts'
import { groundsOf } from './refusal-grounds.ts'
import { titleOf } from './titles.ts'
import {
  dayOf,
  dayOrMonth,
  daysApart,
  shortDay,
  figure,
  firstSentence,
  joined,
  lowerFirst,
  measureLine,
  measureName,
  money,
  moneyRange,
  monthNames,
  percent,
  plural,
  quantity,
  quoted,
  quotedSentence,
  sentences,
  short,
  span,
  upperFirst,
  upToFigures,
} from './words.ts'

/** What is refused is quoted whole where it can be: the worst of it often stands at its end. */
const DECLINED_MOST = 280
const DECLINED_LEAST = 150

const OWN_WORD =
  'Keep what you have promised. Look at the figures you already hold by task, place and week, never by person; ask the people concerned what gets in their way; and change that.'

/** One set of labels in one order for every initiative; then what is declined, with something instead. */
export function initiatives(plan: Plan, detail: Detail, heading: Heading): Block[] {
  const quotes = new Set(asked(plan).map(({ quote }) => quote))
  const records = new Set<string>()
  const blocks = plan.initiatives.flatMap((one, at) => {
    const behind = behindIt(one, at, quotes, at < detail.owned ? detail.own : 0)
    return [heading(titleOf(one), one.label), ...piece(one, plan, detail, { at, behind, records })]
  })
  const told = new Set<string>()
  for (const one of plan.declined) {
    const entry = ideaOf(one)
    if (!entry) continue
    if (told.has(one.own?.because ?? '')) continue
    const wide = detail.law > 0 ? DECLINED_MOST : DECLINED_LEAST
    const title = strong(
      `Declined: ${one.own ? lowerFirst(one.own.name) : quoted(short(wishIn(one.quote, wide), wide))}.`,
    )
    if (one.own) {
      told.add(one.own.because)
      // A mind that knows this client has said it whole.
      blocks.push(paragraph(title, ` ${one.own.because} `, strong('Instead:'), ` ${one.own.instead}`))
      continue
    }
    const reason = reasonOf(entry.because, one === plan.declined[0], plan.declined.length > 1)
    const parts: Inline[] = [title, text(`${reason && ` ${reason}`}${priceText(one, plan)}`)]
    const second = one.second && declinedById(one.second)
    if (second) parts.push(text(` ${firstSentence(second.because)}`))
    // Who knows the trade names the danger; what holds for any wish of the kind would only blur it.
    const touched = one.case || one.named || one.unsure ? [] : groundsOf([one.quote, ...(one.more ?? [])].join(' '))
    const grounds = touched
      .flatMap(({ because }) => because ?? [])
      .slice(0, 1)
      .filter((because) => !told.has(because) && told.add(because))
    if (grounds.length > 0) parts.push(text(` ${grounds.join(' ')}`))
    const broken = plan.limits.filter(({ id }) => one.against.includes(id))
    if (broken.length > 0)
      parts.push(
        text(` It would break your own word: ${joined(broken.map(({ quote }) => quoted(short(quote, 110))))}.`),
      )
    // What the client has agreed not to do is not offered again under another name.
    const need =
      one.case || one.named || one.unsure ? entry.instead : groundsOf(one.quote).find(({ instead }) => instead)?.instead
    const instead =
      broken.length > 0 && !one.case
        ? OWN_WORD
        : need
          ? need
          : plan.declined.length > 1 || detail.law < 2
            ? firstSentence(entry.instead)
            : entry.instead
    parts.push(text(' '), strong('Instead:'), text(` ${instead}`))
    blocks.push({ type: 'paragraph', children: parts })
  }
  return blocks
}

/** The first refusal has had its first reason in the executive summary. */
function reasonOf(because: string, isTold: boolean, isOneOfMany: boolean): string {
  const first = firstSentence(because)
  const rest = because.slice(first.length).trim()
  if (isTold) return rest
  return isOneOfMany ? first : because
}

function dayCount(days: [number, number]): string {
  return `${span(days)} ${days[1] === 1 ? 'day' : 'days'}`
}

function priceText({ price }: Declined, plan: Plan): string {
  if (!price) return ''
  const sum = /[×+]/.test(price.text) ? `${price.text}, ${money(price.total, plan)} in year one` : price.text
  return ` It would cost ${sum}${ofBudget(price.ofBudget)}.`
}

interface Place {
  at: number
  /** What the client says of it. */
  behind: string
  /** What was quoted of their records before. */
  records: Set<string>
}

function piece(one: Initiative, plan: Plan, detail: Detail, { at, behind, records }: Place): Block[] {
  const move = moveOf(one)
  const data = at < detail.data ? dataText(one, detail, at, records) : undefined
  const rows: [string, string][] = [
    ...(move.cause && !one.own && at < detail.look
      ? [['Usually behind it', move.cause] satisfies [string, string]]
      : []),
    ['Test', testText(one, plan, at < detail.fails)],
    [
      'Measure',
      `${measureText(one, at < detail.whole || detail.starts)}${at < detail.marks ? reviewMark(one, plan) : ''}`,
    ],
    ...(data ? [['Data', data] satisfies [string, string]] : []),
    [isAnsweredFor(one, plan, at) ? 'Owner, time, cost' : 'Time, cost', ownerText(one, plan, at, at < detail.whose)],
  ]
  if (onlyFixed(one, plan))
    rows.push([
      'Only for',
      'Fixed-price work, until the terms of the hourly work are changed: see the two goals that pull apart.',
    ])
  if (move.wrong_if && !one.own && at < detail.wrong) rows.push(['When it is wrong', move.wrong_if])
  if (one.frugal) rows.push(['First without the tool', move.without])
  else if (one.ai && at < detail.without) rows.push(['Without AI', move.without])
  for (const { quote, ...step } of one.also.slice(0, detail.also))
    rows.push(['Also', `${quoted(short(quote, 110))}: ${lowerFirst(moveOf(step).first)}`])
  const twin = one.own
    ? undefined
    : plan.initiatives
        .slice(0, at)
        .find(({ move: other, situation, own }) => !own && other === one.move && situation === one.situation)
  if (twin) {
    const shown = rows.filter(([label]) => label !== 'Test' && label !== 'Without AI')
    return [
      paragraph(`${behind ? `${behind} ` : ''}The same way as ${twin.label}, with its own cases and the same test.`),
      labels(shown.map(([label, words]) => [label, upperFirst(words)])),
    ]
  }
  const how =
    one.own?.how ?? sentences(move.how, (at < detail.whole ? WHOLE : detail.how) + (one.situation ? detail.more : 0))
  const isFirst = plan.initiatives.find(({ notes }) => notes === one.notes) === one
  const sorted =
    one.notes &&
    isFirst &&
    `You hold ${quoted(one.notes)}: begin there.${one.move === 'past-texts' ? '' : ' AI can sort such texts by cause in an afternoon, names taken out, and somebody checks fifty of them.'}`
  const text = [behind, how, sorted].filter(Boolean).join(' ')
  return [paragraph(text), labels(rows.map(([label, words]) => [label, upperFirst(words)]))]
}

/** No way of helping has more sentences. */
const WHOLE = 4

/** What the few weeks of a test can show; the client's own measure is read at the review. */
function testText(one: Initiative, plan: Plan, whole: boolean): string {
  if (one.own) return `${one.own.test} If not: ${lowerFirst(one.own.fails)}`
  const { trial, fails } = moveOf(one)
  return `${trial} Pass mark: ${passMark(one, plan)}${rareText(one)}${whole ? ` If it fails, ${lowerFirst(fails)}` : ''}`
}

/** New cases come too slowly to show anything; the past ones are there. */
function rareText({ rare, move }: Initiative): string {
  if (!rare) return ''
  const few = `At about ${figure(rare.year)} a year, ${plural(rare.weeks, 'week')} ${rare.shown === 1 ? 'bring one or none' : `bring about ${rare.shown}`}, too few to show it`
  return move === 'past-few'
    ? ` ${few}: so the past ones decide, and next year’s number confirms it.`
    : ` ${few}: so ask of each past case as well whether it would still have happened.`
}

/** Hours saved where hours are sold are income lost: such work keeps to the rest. */
function onlyFixed({ measures }: Initiative, plan: Plan): boolean {
  return (
    plan.insights.some((one) => one.kind === 'pull' && one.rule === 'hourly') &&
    measures.some(({ what, direction }) => direction === 'down' && /\bhours?\b/i.test(what))
  )
}

/** The cause in the client's words; else the sentence it answers, where no figure says what it is for. */
function behindIt(one: Initiative, at: number, told: Set<string>, most: number): string {
  if (one.own) return ''
  if (one.move === 'named-cause' && one.cause)
    return [...told, ...one.told].some((quote) => quote.includes(one.cause ?? '') || one.cause?.includes(quote))
      ? 'You name the cause yourself, in the words quoted above.'
      : `You name the cause yourself: ${quotedSentence(one.cause)}`
  if (one.several)
    return `For each of these by itself: ${joined(one.several.slice(0, SEVERAL).map((quote) => quoted(short(quote, 90))))}.`
  const elsewhere = [...told, ...one.also.map(({ quote }) => quote)]
  const isFresh = (quote: string) => !elsewhere.some((other) => other.startsWith(quote) || quote.startsWith(other))
  const need = needOf(one)
  if (need && at === 0) told.add(need)
  const own = [one.cause ?? '', ...one.tied.map(({ quote }) => quote)]
    .filter(
      (quote, place, all) =>
        quote !== '' && quote.length <= (quote === one.cause ? CAUSE_MOST : TIED_MOST) && all.indexOf(quote) === place,
    )
    .filter((quote) => isFresh(quote) && told.add(quote))
    .slice(0, most)
  if (own.length > 0) return toldOf(one, own)
  // The first piece has had its sentence in the decision.
  if (at === 0 || one.measures.some(({ now, wanted }) => now ?? wanted) || ownFigure(one)) return ''
  return need && isFresh(need) && told.add(need) ? `You wrote: ${quotedSentence(need)}` : ''
}
const CAUSE_MOST = 150
const TIED_MOST = 190

/** Who has named a cause is not sent to look for one; what is only told of the same matter is none. */
function toldOf({ move, ai, cause }: Initiative, own: readonly string[]): string {
  const [first = ''] = own
  if (!SEARCHES.has(move) || ai || first !== cause)
    return own.length === 1 ? `You also write: ${quotedSentence(first)}` : `You also write: ${joined(own.map(quoted))}.`
  return `You name some of what is behind it yourself: ${joined(own.map(quoted))}. Look there first.`
}
const SEARCHES = new Set([
  'tally',
  'cause-codes',
  'measure',
  'contrast',
  'compare',
  'stages',
  'past-rows',
  'past-few',
  'come-back',
])
/** More goals than that stand in the table of answers only. */
const SEVERAL = 3

function measureText(one: Initiative, isWhole: boolean): string {
  const move = moveOf(one)
  const disputed = one.disputed && one.measures[0]?.wanted && !one.measures[0].now ? one.disputed : undefined
  if (disputed)
    return `${upperFirst(one.measures[0]?.what ?? 'it')}: ${joined(
      disputed.map(({ who, text: said }) => `${said} by ${who}`),
      'or',
    )} today, ${quantity(one.measures[0]?.wanted as never)} wanted. Three weeks of one count decide which, and what the work may cost.`
  const bound = one.measures.filter(({ now, wanted, factor }) => now ?? wanted ?? factor)
  const said = bound[0] && !measureName(bound[0]) ? saidOf(one, bound[0]) : undefined
  if (bound[0] && said)
    return bound[0].doubtful || FIGURES.test(said)
      ? `as you wrote, ${quotedSentence(said)}`
      : `${quoted(said)}: ${measureLine(bound[0])}.`
  if (bound.length > 0) return `${upperFirst(bound.slice(0, 2).map(measureLine).join('; '))}.${repaid(one)}`
  const own = ownFigure(one)
  if (own) return `as you wrote, ${quotedSentence(own)}`
  const start = isWhole ? ` To know the start, ${lowerFirst(move.baseline)}.` : ''
  return `${upperFirst(move.measure.name)}.${start}`
}

/** The client's sentence with its figures, where no start and target were read in it. */
function ownFigure({ told, own, leaving, several }: Initiative): string | undefined {
  if (own || leaving || several) return undefined
  return told
    .map((quote) => short(quote, CAUSE_MOST))
    .find(
      (quote) =>
        TELLS_STATE.test(quote) && /\d/.test(quote.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/g, '')) && !LONG_AGO.test(quote),
    )
}
/** How something stands, or should. */
const TELLS_STATE =
  /%|(?<!\p{L})(?:per ?cent|percent|now|today|currently|presently|at present|average|averages|about|around|some|roughly|want|we['’]d|i['’]d|would like|derzeit|aktuell|momentan|heute|ziel|hoy|ahora|actualmente|aujourd['’]hui|actuellement|hoje|atualmente)(?!\p{L})|(?<!\p{L})\d+ (?:in|of|out of|from) \d/iu
const LONG_AGO = /^(?:in|en|im jahr|em|nel)\s(?:19|20)\d\d(?!\d)/iu

/** Both figures stand in it. */
const FIGURES = /\d.*\D.*\d/s

/** The client's sentence that holds a figure. */
function saidOf({ answers }: Initiative, measure: Measure): string | undefined {
  const quote = answers.find((one) => one.statement === measure.statement)?.quote
  return quote && short(upToFigures(quote, measure), CAUSE_MOST)
}

/** What the work may cost against what the target is worth, where both are money. */
function repaid({ repaidAt }: Initiative): string {
  if (repaidAt === undefined) return ''
  return repaidAt < 0.9
    ? ` The work pays for itself once about ${percent(repaidAt)} of the way is gone.`
    : ' Even the whole target would not repay the work in its first year: do only the part that needs no purchase.'
}

const SAID_MOST = 2
const LACKS =
  /(?<!\p{L})(?:no|not|never|nobody|nothing|without|empty|blank|missing|only|neither)(?!\p{L})|n['’]t(?!\p{L})/iu
/** What the client tells of records on it, in their own words; what it needs where that is much. */
function dataText(one: Initiative, detail: Detail, at: number, told: Set<string>): string | undefined {
  const { needs, data } = moveOf(one)
  const { held, thin } = one.data
  // A list of records is quoted once.
  const said = (one.data.said ?? []).filter(({ quote }) => !told.has(quote)).slice(0, at < detail.whole ? SAID_MOST : 1)
  for (const { quote } of said) told.add(quote)
  if (said.length > 0) {
    const young = thin?.kind === 'too young' ? `, ${thinTold(thin, needs.what)}` : ''
    const counted = said.every(({ unkept }) => unkept) ? ' So it is counted by hand from the first week.' : ''
    // What a record does not hold is not looked for in it.
    const whole = said.every(({ quote }) => !LACKS.test(quote))
    const sought =
      one.situation && counted === '' && whole && at < detail.sought ? ` Look there first for ${needs.what}.` : ''
    return `you write ${joined(said.map(({ quote }) => quoted(quote)))}${young}.${counted}${sought}`
  }
  if (one.data.said?.length || needs.forms.length === 0 || (!one.ai && data <= 1)) return undefined
  const named = held.flatMap(({ what, months }) => {
    const name = recordName(what)
    return name ? [`${name}${since(months)}`] : []
  })
  const weak = thin && thin.kind !== 'none told' ? `, ${thinTold(thin, needs.what)}` : ''
  if (named.length > 0) return `${joined(named.slice(0, 3))}${weak}.`
  return one.ai && detail.explain ? `it needs ${needs.what}; look first at what you have of that.` : undefined
}

function since(months: number | undefined): string {
  if (months === undefined || months < 2) return ''
  return months >= 24 ? ` (about ${Math.round(months / 12)} years)` : ` (about ${months} months)`
}

/** 'Put a meter on the three largest users' */
const SMALL_THINGS =
  /(?<!\p{L})(?:loggers?|meters?|sensors?|scales?|curtains?|thermometers?|printers?|labels|locks?|cameras?|alarms?|tablets?|scanners?|nozzles?)(?!\p{L})/iu

/** The first piece always has somebody; a few people need no name. */
function isAnsweredFor(one: Initiative, plan: Plan, at: number): boolean {
  return isOwned(one) || one.own !== undefined || plan.size === 'small' || at === 0
}

function ownerText(one: Initiative, plan: Plan, at: number, isTheirs: boolean): string {
  const cost = one.cost
    ? one.cost.high + (one.monthly?.high ?? 0) === 0
      ? `${dayCount(one.days)}${isTheirs ? ' of your own people' : ''}, ${SMALL_THINGS.test(`${moveOf(one).how} ${moveOf(one).trial}`) ? 'little' : 'nothing'} to buy`
      : `${one.own ? '' : `${dayCount(one.days)} of work, `}${priceOf(one.cost, one.monthly, plan)}`
    : `${dayCount(one.days)} of work`
  const held = one.held === 'budget' ? '; held back until the first results are in' : ''
  const after = one.after.length > 0 && !one.own ? `; begins after ${joined(one.after)}` : ''
  const owner = !isAnsweredFor(one, plan, at)
    ? ''
    : isOwned(one) || one.own || plan.size === 'small'
      ? `${ownerOf(one, plan)}; `
      : 'you, until you name somebody; '
  const time = timeText(one)
  const buys = one.own?.buys && one.cost && one.cost.high > 0 ? `, for ${lowerFirst(one.own.buys)}` : ''
  return `${owner}${time}; ${cost}${buys}${hoursText(one)}${held}${after}${one.ai || one.own ? '' : '; no AI'}.`
}

/** What it takes of a week until its test is decided. */
function hoursText({ own, held, days, from, gate }: Initiative): string {
  if (own || held === 'budget') return ''
  const weeks = Math.max(1, daysApart(from, gate) / 7)
  const [low, high] = days.map((count) => Math.max(1, Math.round((count * HOURS_A_DAY) / weeks))) as [number, number]
  return high > HOURS_A_WEEK ? '' : `, ${span([low, high])} ${high === 1 ? 'hour' : 'hours'} a week`
}
const HOURS_A_DAY = 7.5
/** More than one person's week is told in days. */
const HOURS_A_WEEK = 40

/** When it begins stands in the timeline. */
function timeText(one: Initiative): string {
  if (one.own) return `${shortDay(one.from)} to the decision on ${shortDay(one.gate)}`
  return one.held === 'budget' ? `${span(one.weeks)} weeks` : `decided by ${dayOf(one.gate)}${daySaid(one)}`
}

/** Why on that day: the client's own day, or the months in which there is something to test. */
function daySaid({ due, gate, season }: Initiative): string {
  if (due && gate < due.date) return `, before ${dayOrMonth(due)}`
  return season?.includes(Number(gate.slice(5, 7))) ? `, tested in ${monthNames(season)}, when it happens` : ''
}

function priceOf(cost: NonNullable<Initiative['cost']>, monthly: Initiative['monthly'], plan: Plan): string {
  const year = moneyRange(cost.low, cost.high, plan)
  if (!monthly || monthly.high === 0) return `about ${year} in year one`
  const month = `${moneyRange(monthly.low, monthly.high, plan)} a month`
  if (!monthly.apart) return `about ${year} in year one, of it ${month}`
  return cost.high > 0 ? `about ${year} to start and ${month}` : `about ${month}`
}

/** Somebody of the house is named for it, by a title one would say. */
export function isOwned({ owner, own }: Initiative): boolean {
  if (!owner.told || own) return owner.told
  return TITLE.test(owner.title)
}
const TITLE = /^(?!\p{Lu}{1,2}$)\p{L}[\p{L}'’ -]+$/u

export function ownerOf(one: Pick<Initiative, 'owner' | 'own'>, plan: Plan): string {
  if (one.owner.told && (one.own || one.owner.person)) return one.owner.title
  if (one.owner.told) return `the ${lowerFirst(one.owner.title.replace(/^(?:the|our|my)\s+/i, ''))}`
  return plan.size === 'small' ? 'you' : 'a manager you name'
}

function ofBudget(share: number | undefined): string {
  if (share === undefined) return ''
  return share >= 1 ? `, ${figure(share)} times your budget` : `, ${percent(share)} of your budget`
}
