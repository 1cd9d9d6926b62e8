import type { Block } from '../document-tree.ts'
import type { Initiative, Milestone, Plan } from '../plan.ts'
import { paragraph, strong, table } from './blocks.ts'
import type { Detail } from './detail.ts'
import { ownerOf } from './initiatives.ts'
import { moveOf } from './own-words.ts'
import { shortTopic } from './titles.ts'
import {
  dayOf,
  exact,
  joined,
  lowerFirst,
  measureLine,
  money,
  monthDay,
  monthNames,
  short,
  shortDay,
  upperFirst,
} from './words.ts'

/** Dated, with an owner and the gate; nothing begins in a month the client ruled out. */
export function timeline(plan: Plan, detail: Detail): Block[] {
  const told = plan.milestones.filter(({ kind }) => kind !== 'gate' && (kind !== 'reading' || detail.readings))
  const blocks: Block[] = [
    table(
      ['From', 'Decided by', 'What', 'Who'],
      told.map((one) => [shortDay(one.date), decided(one, plan), step(one, plan, detail), who(one, plan)]),
    ),
  ]
  const free = [
    ...(plan.blocked.length > 0 ? [`in ${monthNames(plan.blocked)}`] : []),
    ...new Set(plan.closed.map(({ from, to }) => `from ${monthDay(from)} to ${monthDay(to)}`)),
  ]
  if (free.length > 0) blocks.push(paragraph(strong('Kept free.'), ` Nothing begins ${joined(free, 'or')}.`))
  const late = plan.insights.flatMap((one) => (one.kind === 'late' ? [one] : []))
  const held = plan.initiatives.filter((one) => one.held === 'budget')
  if (late.length > 0)
    blocks.push(
      paragraph(
        strong('Likely misses.'),
        ` ${late
          .slice(0, 1)
          .map(
            (one) =>
              `${upperFirst(measureLine(one.measure))}: the first honest reading comes about ${dayOf(one.ready)}.`,
          )
          .join(' ')}`,
      ),
    )
  else if (plan.insights.some((one) => one.kind === 'gap' && Math.abs(one.change) >= FAR))
    blocks.push(paragraph(strong('Likely misses.'), ` ${steepest(plan)}`))
  if (held.length > 0)
    blocks.push(
      paragraph(
        strong('Held back.'),
        ` ${held.map((one) => `${one.label} (${lowerFirst(shortTopic(one))})`).join(', ')}: decided at the review, with what the first pieces have shown.`,
      ),
    )
  return blocks
}

function who(one: Milestone, plan: Plan): string {
  const initiative = plan.initiatives.find(({ label }) => label === one.label)
  if (initiative && one.kind === 'start') return upperFirst(ownerOf(initiative, plan))
  return plan.size === 'small' ? 'You' : 'Management'
}

function decided({ kind, label }: Milestone, plan: Plan): string {
  const initiative = kind === 'start' ? plan.initiatives.find((one) => one.label === label) : undefined
  return initiative ? shortDay(initiative.gate) : ''
}

function step(one: Milestone, plan: Plan, detail: Detail): string {
  const initiative = plan.initiatives.find(({ label }) => label === one.label)
  switch (one.kind) {
    case 'rules':
      return plan.size === 'small' ? 'Start figures written down' : 'Owners named, start figures written down'
    case 'start':
      return initiative ? begun(initiative, detail.tasks) : ''
    case 'reading':
      return one.halfWay ? `${one.label}: ${halfWay(one.halfWay, plan)}` : ''
    case 'handover':
      return `${upperFirst(one.text ?? '')} ${/(?:^|\s)\p{Ll}[\p{L}-]*(?:[^s]s|men)$/u.test(one.text ?? '') ? 'hand' : 'hands'} over: a deputy has done the work alone once`
    case 'consult':
      return `Consultation opens: ${one.text} weeks before duties change`
    case 'talks':
      return `Talks begin: ${short(one.text ?? '', 80)}`
    case 'deadline':
      return `${short(upperFirst(one.text ?? ''), 90)}${VISIT.test(one.text ?? '') ? ': in the four weeks before, nothing new begins and what the tests have shown lies in one folder' : ''}`
    default:
      return 'Review: each measure against its start; keep, change or stop'
  }
}

/** Somebody comes to look. */
const VISIT = /\b(?:exam|examination|audit|re-audit|inspection|accreditation|assessment visit)\b/i

/** What is done first, and the figure at which it ends. */
function begun(one: Initiative, most: number): string {
  // A model tells its first steps in a list of their own.
  if (one.own) return one.own.title
  const after = one.after.length > 0 ? ` (after ${one.after.join(' and ')})` : ''
  const { tasks, stop } = moveOf(one)
  const todo = `${tasks.slice(0, most).join(' ')} ${upperFirst(stop)}.`
  return `${one.label} ${lowerFirst(shortTopic(one))}${after}: ${lowerFirst(todo)}`
}

function halfWay({ measure: { now, wanted, what }, value }: NonNullable<Milestone['halfWay']>, plan: Plan): string {
  const figures = Math.round(value * 10) / 10
  const read =
    wanted?.kind === 'money'
      ? money(figures, plan)
      : wanted?.kind === 'percent'
        ? `${exact(figures)}%`
        : `${exact(figures)}${wanted?.kind === 'duration' ? ` ${wanted.unit ?? now?.unit ?? ''}s` : ''}`
  return `${lowerFirst(what)} should stand half way, at about ${read}; if not, find the reason before going on`
}

/** The goal that matters most among those far away, and why half of the way is the honest plan for a year. */
function steepest(plan: Plan): string {
  const far = plan.insights.flatMap((one) => (one.kind === 'gap' && Math.abs(one.change) >= FAR ? [one.measure] : []))
  const one = plan.initiatives.find(({ measures }) => measures.some(({ id }) => far.some((other) => other.id === id)))
  const measure = one?.measures.find(({ id }) => far.some((other) => other.id === id)) ?? far[0]
  if (!measure) return ''
  return `${upperFirst(measureLine(measure))}: plan for half of the way in the first year, since ${one ? (SLOW[one.move] ?? SLOW_USUAL) : SLOW_USUAL}.`
}
const FAR = 0.3
const SLOW_USUAL = 'people and records need a season to settle'
const SLOW: Record<string, string> = {
  'ask-early': 'others must move first',
  'open-account': 'those who withhold must be won over first',
  agree: 'the other side must agree first',
  'review-queue': 'the same few people must find the hours',
  'cause-codes': 'the first months only show where it is lost',
  tally: 'the first weeks only show the reasons',
  instrument: 'the first weeks only show where it goes',
  measure: 'the first weeks only show the size',
}
