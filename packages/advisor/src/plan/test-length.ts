import { wayOf } from '@cairn/knowledge/situations'
import type { Measure } from '../facts.ts'
import type { Initiative } from '../plan.ts'
import { CALENDAR_DAYS } from './periods.ts'

/** How long the test itself runs, as its text and its bar say: 'during six weeks', 'three weeks, and three weeks more'. */
export function testWeeks({ move, situation }: Pick<Initiative, 'move' | 'situation'>): number {
  const { trial, bar } = wayOf(move, situation)
  const told = [...withUnits(trial).matchAll(WEEKS)].map((found, at, all) => {
    const before = at === 0 ? '' : found.input.slice(all[at - 1]?.index, found.index)
    const behind = found.input.slice(found.index + found[0].length)
    return {
      weeks: weeksOf(found),
      more: /^\s(?:more|again|longer|after (?:that|it))\b/i.test(behind) || /\bthen\b/i.test(before),
    }
  })
  const once = told.flatMap(({ weeks, more }) => (more ? [] : [weeks]))
  const more = told.reduce((sum, one) => sum + (one.more ? one.weeks : 0), 0)
  const next = [...bar.matchAll(THE_NEXT)].reduce((sum, found) => sum + weeksOf(found), 0)
  const tried = Math.max(0, ...once) + more + next
  // 'Nine of ten are still there after three months', 'one of the next twenty comes back within 30 days': they must come first.
  const [after, within] = [SEEN_AFTER, SEEN_WITHIN].map((seen) => Math.max(0, ...[...bar.matchAll(seen)].map(weeksOf)))
  const stays = after && after >= LONG ? Math.max(tried, after) + INTAKE : 0
  const shows = within && within >= LONG && tried === 0 ? within + INTAKE : (within ?? 0)
  return Math.max(1, tried, stays, shows)
}

/**
 * Cases that are followed from start to finish must come to their end first: those of today, where they take no more than a
 * month and are not looked up, and those after the change.
 */
export function casesLast(move: string, measures: readonly Measure[]): Pick<Initiative, 'trial'> {
  const days = measures.flatMap(({ now, wanted, factor = 1, doubtful }) => {
    if (doubtful || now?.kind !== 'duration' || !now.unit) return []
    const before = now.value * CALENDAR_DAYS[now.unit]
    const target = wanted?.unit ? wanted.value * CALENDAR_DAYS[wanted.unit] : before * factor
    return [(before + target) / 2 + (before <= MONTH ? before : 0)]
  })
  const weeks = Math.ceil(Math.max(0, ...days) / 7)
  return move === 'stages' && weeks >= LONG ? { trial: Math.min(weeks, WEEKS_MOST) + PREPARED } : {}
}
const MONTH = 31
/** Who waits for a year is not followed to the end. */
const WEEKS_MOST = 16
const PREPARED = 1

/** What shows sooner shows while the test runs. */
const LONG = 3
/** Those who are tried come in so many weeks. */
const INTAKE = 4
function weeksOf([, count = '', unit = '']: RegExpMatchArray): number {
  const many = NUMBERS[count.toLowerCase()] ?? Number(count)
  const [, weeks = 1] = IN_WEEKS.find(([name]) => name.test(unit)) ?? []
  return many * weeks
}
const WEEKS_A_MONTH = 4.3
const IN_WEEKS: readonly [RegExp, number][] = [
  [/^(?:m|closing)/i, WEEKS_A_MONTH],
  [/^d/i, 1 / 7],
  [/^q/i, 13],
  [/^s/i, 12],
]
const COUNT = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|[0-9]{1,3}'
/** 'Eight working weeks', 'two payment months' */
const WEEKS = new RegExp(
  String.raw`(?<!\b(?:last|past|than)\s)\b(${COUNT})\s+(?:(?!an?\b|per\b|each\b|of\b|in\b|times?\b)[a-z]+\s+)?(weeks?|months?|closings|month ends|quarters?|seasons?)\b(?!\s+(?:of|ago|old|ahead|before|earlier))`,
  'gi',
)
/** 'For four weeks, then for six', 'for a month' */
function withUnits(trial: string): string {
  return trial
    .replace(/\bfor an? (?=week|month)/gi, 'for one ')
    .replace(new RegExp(String.raw`(?<=\bweeks\b.*\bfor (?:${COUNT}))(?= more[,.]|[,.;]|\sand\s)`, 'gi'), ' weeks')
}
const LATER = String.raw`\s+(${COUNT}|thirty|sixty|ninety)\s+(days?|weeks?|months?)\b`
const THE_NEXT = new RegExp(String.raw`\bover the (?:next|following)${LATER}`, 'gi')
const SEEN_AFTER = new RegExp(String.raw`\bafter${LATER}`, 'gi')
const SEEN_WITHIN = new RegExp(String.raw`\bwithin${LATER}`, 'gi')
export const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  thirty: 30,
  sixty: 60,
  ninety: 90,
  hundred: 100,
}
