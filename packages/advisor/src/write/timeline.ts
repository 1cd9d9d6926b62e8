import type { Block } from '../document-tree.ts'
import type { Initiative, Milestone, Plan } from '../plan.ts'
import { paragraph, strong, table } from './blocks.ts'
import type { Detail } from './detail.ts'
import { isOwned, ownerOf } from './initiatives.ts'
import { moveOf } from './own-words.ts'
import { isKeptFree, restsThen } from './rests.ts'
import { labelOf } from './titles.ts'
import {
  clause,
  dayAfter,
  dayOf,
  joined,
  lowerFirst,
  measureLine,
  monthDay,
  monthNames,
  plural,
  quoted,
  shortDay,
  shortMonth,
  upperFirst,
} from './words.ts'

/** Dated, with the gate and whoever is known to own it; nothing begins in a month the client ruled out. */
export function timeline(plan: Plan, detail: Detail): Block[] {
  const rows = plan.milestones.flatMap((one) => {
    // A date that is past was read in the wrong year, or needs nothing any more.
    const what = one.date < plan.date ? undefined : step(one, plan, detail)
    return what ? [[one.month ? shortMonth(one.date) : shortDay(one.date), what, gate(one, plan), who(one, plan)]] : []
  })
  // A column in which nobody stands, or only one, tells nothing; where nobody does, the first row asks for the names.
  const named = plan.initiatives.some(isOwned) && new Set(rows.map((row) => row[3])).size > 1
  const head = ['From', 'What', 'Decided by', 'Who']
  const blocks: Block[] = [table(named ? head : head.slice(0, 3), named ? rows : rows.map((row) => row.slice(0, 3)))]
  blocks.push(...byThen(plan))
  if (detail.law > 0) blocks.push(paragraph(`Dates are counted from ${dayOf(plan.date)}, when we read your brief.`))
  const free = [
    ...(plan.blocked.length > 0 ? [`in ${monthNames(plan.blocked)}`] : []),
    // A feast inside a closed month is closed with it.
    ...new Set(
      plan.closed
        .filter(({ from, to }) => ![from, to].every((day) => plan.blocked.includes(Number(day.slice(0, 2)))))
        .map(({ from, to }) => `from ${monthDay(from)} to ${monthDay(to)}`),
    ),
  ]
  if (free.length > 0)
    blocks.push(
      paragraph(
        strong('Kept free.'),
        ` Nothing new begins ${joined(free, 'or')}${saying(plan, 'calendar')}.${restsThen(plan)}`,
      ),
    )
  const misses = late(plan)
  const short = tooSoon(plan)
  if (short) blocks.push(paragraph(strong('Too soon.'), ` ${short}`))
  if (misses) blocks.push(paragraph(strong('Likely misses.'), ` ${misses}`))
  const held = plan.initiatives.filter((one) => one.held === 'budget')
  if (held.length > 0)
    blocks.push(
      paragraph(
        strong('Held back.'),
        ` ${held.map((one) => `${one.label} (${lowerFirst(labelOf(one))})`).join(', ')}: decided at the review, with what the first pieces have shown.`,
      ),
    )
  return blocks
}

/** What stands after 30 and after 90 days, for whoever asks how far it is. */
function byThen(plan: Plan): Block[] {
  const running = plan.initiatives.filter(({ held, own }) => held !== 'budget' && !own)
  if (running.length === 0) return []
  const [month, quarter] = [dayAfter(plan.start, 30), dayAfter(plan.start, 90)]
  const decided = (day: string) => running.filter(({ gate }) => gate <= day).map(({ label }) => label)
  const begun = (day: string) => running.filter(({ from, gate }) => from <= day && gate > day).map(({ label }) => label)
  // Whoever goes is asked while there, whatever else nobody has time for.
  const rests = !running.some(({ leaving }) => leaving)
  const told = (day: string) =>
    [
      ...(decided(day).length > 0 ? [`${joined(decided(day))} decided`] : []),
      ...(begun(day).length > 0
        ? [`${joined(begun(day))} ${rests && isKeptFree(day, plan) ? 'at rest' : 'running'}`]
        : []),
    ].join(', ')
  return [
    paragraph(
      strong(`30 days after ${dayOf(plan.start)}:`),
      ` ${told(month) || 'today’s figures on paper'}. `,
      strong('90 days after it:'),
      ` ${told(quarter) || 'nothing new, by your calendar'}. What misses its pass mark stops or changes.`,
    ),
  ]
}

/** The client's own words for a limit, so that a reader sees what was understood. */
function saying({ limits }: Plan, kind: string): string {
  const said = limits.filter((one) => one.kind === kind).flatMap(({ quote }) => clause(quote, QUOTE_MOST) ?? [])
  return said.length > 0 ? `, since you write ${joined(said.slice(0, 2).map(quoted))}` : ''
}
const QUOTE_MOST = 150

function who(one: Milestone, plan: Plan): string {
  const initiative = plan.initiatives.find(({ label }) => label === one.label)
  if (initiative && one.kind === 'start') return isOwned(initiative) ? upperFirst(ownerOf(initiative, plan)) : ''
  return plan.size === 'small' ? 'You' : 'Management'
}

/** The day of the decision. */
function gate({ kind, label }: Milestone, plan: Plan): string {
  const initiative = kind === 'start' ? plan.initiatives.find((one) => one.label === label) : undefined
  return initiative ? shortDay(initiative.gate) : ''
}

function step(one: Milestone, plan: Plan, detail: Detail): string | undefined {
  const initiative = plan.initiatives.find(({ label }) => label === one.label)
  switch (one.kind) {
    case 'rules':
      return plan.size === 'small' || plan.initiatives.every(isOwned)
        ? 'Write down today’s figures'
        : 'Name one person for each piece of work, and write down today’s figures'
    case 'start':
      return initiative ? begun(initiative, detail) : undefined
    case 'gate':
      return undefined
    case 'handover':
      return `${upperFirst(one.text ?? '')} ${/(?:^|\s)\p{Ll}[\p{L}-]*(?:[^s]s|men)$/u.test(one.text ?? '') ? 'hand' : 'hands'} over: a deputy has done the work alone once`
    case 'consent':
      return 'Ask for the yes that comes first, in writing and for the first test'
    case 'consult':
      return `Consultation opens: ${one.text} weeks before duties change`
    case 'talks': {
      const what = clause(one.text ?? '', CELL_MOST)
      return what && `Talks begin: ${what}`
    }
    case 'deadline': {
      const what = clause(upperFirst(one.text ?? ''), CELL_MOST)
      return (
        what &&
        `${one.notice ? 'Last day for this: ' : ''}${what}${VISIT.test(what) && plan.initiatives.every(({ own }) => !own) ? ': in the four weeks before, nothing new begins and what the tests have shown lies in one folder' : ''}`
      )
    }
    default:
      return 'Review: compare each measure with its start; keep, change or stop'
  }
}
/** More than this no cell of a table holds in one look. */
const CELL_MOST = 110

/** Somebody comes to look. */
const VISIT = /\b(?:exam|examination|audit|re-audit|inspection|accreditation|assessment visit)\b/i

/** 'I2' is the second. */
function placeOf({ label }: Initiative): number {
  return Number(label.slice(1))
}

/** What is done first. */
function begun(one: Initiative, detail: Detail): string {
  // A model tells its first steps in a list of their own.
  if (one.own) return one.own.title
  const after = one.after.length > 0 ? ` (after ${one.after.join(' and ')})` : ''
  return `${one.label} ${labelOf(one)}${after}${placeOf(one) <= detail.firsts ? `. ${moveOf(one).first}` : ''}`
}

/** The days that are missing where the shortest plan cannot make the day. */
function tooSoon(plan: Plan): string | undefined {
  const one = plan.insights.find(({ kind }) => kind === 'too-soon')
  if (one?.kind !== 'too-soon') return undefined
  return `The shortest test of ${one.label} is decided on ${dayOf(one.ready)}, ${plural(one.days, 'day')} too late for ${dayOf(one.date)}; have what that day needs done by hand, and use the test for the next time.`
}

/** A date that comes before the result can be there. */
function late(plan: Plan): string | undefined {
  const one = plan.insights.find(({ kind }) => kind === 'late')
  if (one?.kind !== 'late') return undefined
  return `${upperFirst(measureLine(one.measure))}, but the first result that can be trusted comes about ${dayOf(one.ready)}; tell those who expect it sooner.`
}
