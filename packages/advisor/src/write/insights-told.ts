import type { Measure } from '../facts.ts'
import type { Insight, Plan } from '../plan.ts'
import { sayable } from './names.ts'
import { reckonedTold } from './reckoned-told.ts'
import { titleOf } from './titles.ts'
import {
  dayOf,
  exact,
  figure,
  inItsUnit,
  joined,
  lowerFirst,
  measureName,
  money,
  percent,
  plural,
  quantity,
  quoted,
  quotedSentence,
  rounded,
  short,
  upperFirst,
  whenText,
} from './words.ts'

/** A sum as a sentence, with the figures it was made from; nothing where it would only repeat the brief. */
export function sumTold(one: Insight, plan: Plan): string | undefined {
  switch (one.kind) {
    case 'rate-volume': {
      const { measure, volume, now, wanted, saved } = one
      const what = volume.noun ?? 'cases'
      const name = measureName(measure)
      if (!name) return undefined
      if (now === undefined || wanted === undefined || saved === undefined || !measure.now) return undefined
      const per = volume.per ? ` a ${volume.per}` : ' a year'
      return `${upperFirst(name)}: ${quantity(measure.now)} of ${exact(volume.value)} ${what} is about ${figure(now)}${per}; ${measure.wanted ? quantity(measure.wanted) : 'the target'} is about ${figure(wanted)}. The target is worth ${figure(saved)} ${measure.direction === 'down' ? 'fewer' : 'more'}${per}.`
    }
    case 'backlog': {
      const { measure, volume, open, openWanted } = one
      const gone =
        openWanted === undefined
          ? ''
          : `; ${quantity(measure.wanted as never, measure.now)} means about ${figure(openWanted)}. Clear the ${figure(open - openWanted)} between once, or a faster pace will not show`
      return `${exact(volume.value)} ${volume.noun ?? lowerFirst(measure.what)} a ${volume.per} at ${quantity(measure.now as never, measure.wanted)} means about ${figure(open)} open at any time${gone}.`
    }
    case 'time':
      return `${upperFirst(one.what)}: ${exact(one.count.value)} a ${one.per} at ${one.each.text} each is ${figure(one.hours)} hours a ${one.per}.`
    case 'cost':
      return `${upperFirst(one.what)}: ${exact(one.count.value)} × ${one.each.text}${one.times > 1 ? ` × ${one.times} ${one.count.per === 'day' ? 'working days' : `${one.count.per}s`}` : ''} is ${money(rounded(one.total), plan)} a year.`
    case 'part':
      return partTold(one, plan)
    case 'worth': {
      const { measure, gap, share, times, yearly } = one
      // A gap of nothing that can be named says nothing.
      if (!measureName(measure)) return undefined
      const product = times.map(({ value, noun }) => ` × ${exact(value)} ${noun}`).join('')
      if (share !== undefined)
        return `${named(measure)}${percent(share)} of ${money(gap, plan)}${product} is worth ${money(rounded(yearly), plan)} a year if the target is reached.`
      if (times.length === 0) return `${named(measure)}reaching the target is worth ${money(gap, plan)} a year.`
      return `${named(measure)}the gap of ${money(gap, plan)}${product} is worth ${money(rounded(yearly), plan)} a year if it closes wholly.`
    }
    case 'effort':
      return `${named(one.measure)}from ${quantity(one.measure.now as never)} to ${quantity(one.measure.wanted as never)} over ${exact(one.volume.value)} ${one.volume.noun ?? 'cases'} a ${one.volume.per} frees ${figure(one.saved)} hours a year.`
    case 'value':
      return `${named(one.measure)}${figure(one.saved)} ${one.noun} a year at ${one.unit.text} each; the target is worth about ${money(rounded(one.total), plan)} a year.`
    case 'point-value':
      return `${named(one.measure)}${figure(one.points)} points from ${quantity(one.measure.now as never)} to ${quantity(one.measure.wanted as never)}, at ${one.each.text} each a ${one.per}, is ${money(one.total, plan)} a ${one.per} if the target is reached.`
    case 'yearly':
      return `${quoted(short(one.quote, 110))}: ${one.each.text} × ${one.times} ${one.each.per}s is ${money(rounded(one.total), plan)} a year.`
    case 'balance':
      return `${exact(one.hours.value)} hours × ${one.rate.text} an hour is ${figure(one.used)}; ${exact(one.bought.value)} ${one.bought.noun ?? ''} a ${one.bought.per} are bought. The gap is ${percent(one.gap)}: measure before anybody is accused, since load and age change the use.`
    default:
      return reckonedTold(one, plan)
  }
}

const PULLS = {
  hourly:
    'Two goals pull against each other: {a}, and {b}. Hours saved on hourly work are income lost; begin with fixed-price work, or change the terms first.',
  demand: 'Two goals share the same hands: {a}, and {b}. Invite in small waves, only where the wait allows it.',
  shelves: 'Read two figures together: {a}, and {b}. A target for waste alone is met by emptier shelves.',
}

function named(measure: Measure): string {
  const name = measureName(measure)
  return name ? `${upperFirst(name)}: ` : ''
}

/** Somebody or something that can say a figure: a name, or a noun behind 'the' or 'our'. */
const WHO =
  /^(?!(?:approx|about|around|circa|nearly|roughly|almost|maybe|over|under|at|up|only)\b)\p{L}[\p{L}\p{N}.'’ -]+$/iu

/** Where the target is won, and whether it can be won there alone. */
function partTold(
  { measure, quote, rest, enough, only, unknown }: Extract<Insight, { kind: 'part' }>,
  plan: Plan,
): string | undefined {
  if (quote.length > PART_MOST || !measure.now) return undefined
  if (unknown)
    return `${quotedSentence(quote)} Nobody can end what has no reason: for three weeks whoever notes one chooses among six reasons, before anything is bought for it.`
  const rested = `Without them ${quantity(measure.now)} would become about ${inItsUnit(measure, rest, plan)}`
  if (!measure.wanted) return `${quotedSentence(quote)} ${rested}: begin there.`
  return enough
    ? `${quotedSentence(quote)} ${rested}, so the ${quantity(measure.wanted)} you want can be won there${only ? ', and nowhere else' : ''}: begin with them.`
    : `${quotedSentence(quote)} ${rested}, still above the ${quantity(measure.wanted)} you want: begin there, and the rest must shrink as well.`
}
const PART_MOST = 170

const TRIED_MOST = 170
/** Who says how it went wrong is not asked. */
const TELLS_WHY =
  /(?<!\p{L})(?:because|since|so (?:that )?(?:it|they|we|nobody|people)|and (?:it|they|nobody|people|everybody)|but (?:it|they|nobody|people|the)|too|never|nobody|no one|wrong|without|could(?:n['’]t| not)|did(?:n['’]t| not)|was(?:n['’]t| not))(?!\p{L})/iu

/** By a word that gives the reason, or because more is told than that it was tried. */
function tellsWhy(quote: string): boolean {
  return TELLS_WHY.test(quote) || quote.split(/[,;:]\s/).length > TOLD_PARTS
}
const TOLD_PARTS = 2

/** What the brief implies and does not say. */
export function hiddenTold(one: Insight, plan: Plan): string | undefined {
  const title = (label: string) => {
    const found = plan.initiatives.find((initiative) => initiative.label === label)
    return found ? titleOf(found) : label
  }
  switch (one.kind) {
    case 'disagree':
      // A source that is no source is a misreading, and two figures may then be two things.
      if (one.figures.some(({ who }) => !WHO.test(who))) return undefined
      return `Two figures for one thing: ${joined(one.figures.map(({ who, text }) => `${who} says ${text}`))}. Until one count settles it, no gain can be shown, and the two may both be right by different definitions.`
    case 'leaves':
      return leavesText(one)
    case 'past':
      return one.who
        ? `${quotedSentence(short(one.quote, 130))} ${dayOf(one.date)} is past. If ${/^\p{Lu}(?!\p{Lu})/u.test(one.who) ? one.who : `the ${one.who}`} can still be reached, pay for some days to pass on what only they know; if another year is meant, that comes before all else here.`
        : `${quotedSentence(short(one.quote, 130))} ${dayOf(one.date)} is past: ask now whether there is another round. Nothing here counts on it.`
    case 'consent':
      return one.spared
        ? `${quotedSentence(short(one.quote, 150))} What is planned here stays below that sum by our estimate, so none of it waits for that yes.`
        : `${quotedSentence(short(one.quote, 150))} Ask for that yes in the first week, in writing and for one test; until it is there, begin where it is not needed.`
    case 'baseline':
      return `${quoted(short(one.quote, 130))}. Take the start figure before it and a new one after it, and compare nothing across it.`
    case 'word-given':
      return `${quoted(short(one.quote, 130))}. The first test here is decided on ${dayOf(one.first)}: say now to whoever was told what can be shown by their date, and what cannot.`
    case 'notice-missed':
      return `${quoted(short(one.quote, 130))}. For ${dayOf(one.date)} the last day was ${dayOf(one.last)}, which is past: ask now whether notice is still taken, or a shorter renewal agreed.`
    case 'comes-late':
      return `${quoted(short(one.quote, 110))}: that is after ${dayOf(one.date)}, the day you gave (${quoted(short(one.due, 80))}). What rests on it cannot be ready then. Tell whoever counts on that day now, with what will be there and what is done by hand until the rest is.`
    case 'yes-takes':
      return `${quoted(short(one.quote, 130))}. ${one.past ? `For ${dayOf(one.date)} it had to be asked for by ${dayOf(one.last)}, which is past: what needs that yes comes later, so ask now and plan the day without it` : `For ${dayOf(one.date)} it must be asked for by ${dayOf(one.last)}: hand in before that what needs it, even if the rest is not ready`}.`
    case 'squeeze':
      return `The target for ${sayable(one.name) ? lowerFirst(sayable(one.name) ?? '') : 'the dated goal'} is due by ${dayOf(one.date)}, and part of the time until then is closed: ${plural(one.weeks, 'open week')} are left${one.last < one.date ? `, and the last open day is ${dayOf(one.last)}` : ''}.`
    case 'lapse':
      return `${quoted(short(one.quote, 110))}. What is paid from it must be ordered by ${dayOf(one.order)}${one.labels.length > 0 ? `: ${joined(one.labels)} first` : ''}. Ask the giver now whether a year of fees may be paid in advance.`
    case 'tried':
      return `You have been here before: ${quoted(short(one.quote, TRIED_MOST))}. ${tellsWhy(one.quote) ? `The test of ${one.label ?? 'anything near it'} has to show first that this does not happen again.` : `Ask those who were there why it ended so before ${one.label ?? 'anything near it'} begins; what they name is what its test has to show first.`}`
    case 'late':
      return `${title(one.label)} can show its result by ${dayOf(one.ready)} at the earliest, after the date you gave (${whenText(one.measure.by as never)}). Say so now to whoever expects it.`
    case 'too-soon':
      return `Even the shortest test of ${title(one.label)} is decided on ${dayOf(one.ready)}, ${plural(one.days, 'day')} too late for ${dayOf(one.date)}: have that day’s part done by hand.`
    case 'pull':
      return PULLS[one.rule]
        .replace('{a}', quoted(short(one.quotes[0] ?? '', 100)))
        .replace('{b}', quoted(short(one.quotes[1] ?? '', 100)))
    case 'short':
      return `${quoted(short(one.quote, 110))}: no software fills an empty post${one.labels.length > 0 ? `, so ${joined(one.labels)} can only spread the hands there are` : ''}. Judge the targets by that.`
    case 'cause':
      // Two pieces that share a word may share no more than that.
      if (one.labels.length < 3) return undefined
      return `${joined(one.labels)} share one cause: ${one.word}. What ends it once helps all of them.`
    default:
      return undefined
  }
}

export function thinTold(one: Extract<Insight, { kind: 'thin-data' }>['thin'], needs: string): string {
  switch (one.kind) {
    case 'too young':
      return `too young: ${one.months} months are held, about ${one.needed} are needed`
    case 'paper':
      return `so far on paper (${quoted(one.quote ?? '')}), which a tool cannot learn from until it is typed`
    case 'holes':
      return `with a hole: ${quoted(one.quote ?? '')}`
    default:
      return `it needs ${needs}`
  }
}

/** What hangs on somebody who goes is due when they go. */
function leavesText({ who, what, when, only }: Extract<Insight, { kind: 'leaves' }>): string | undefined {
  const many = /(?:^|\s)\p{Ll}[\p{L}-]*(?:[^s]s|men)$/u.test(who)
  // That some of many go, some day, is so everywhere.
  if (many && !when) return undefined
  const name = /^\p{Lu}(?!\p{Lu})/u.test(who) && !many ? who : `Your ${who}`
  const alone = only ? ', and there is nobody else' : ''
  if (what === 'returns')
    return `Your ${lowerFirst(who)} is back only from ${when ? whenText(when) : 'a date to be told'}: what needs them cannot be ready before.`
  if (what === 'may leave')
    return `${many ? `Some of your ${who}` : name} may not stay${when ? ` beyond ${whenText(when)}` : ''}${alone}. What only they know is written down while they are there.`
  const goes = many
    ? `Some of your ${who} ${what === 'away' ? 'are away' : 'leave'}`
    : `${name} ${what === 'away' ? 'is away' : 'leaves'}`
  if (when)
    return `${goes}${what === 'away' ? ` from ${whenText(when)}` : ` (${whenText(when)})`}${alone}. That date, not the goal's, is the deadline for everything only they know.`
  // That no date was read is not said: the brief may well tell one.
  return what === 'away'
    ? `${goes}${alone}. Count here on nothing that only they can do until they are back.`
    : `${goes}${alone}. What only they know is the first thing to write down.`
}
