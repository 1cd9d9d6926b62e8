import { moveById } from '@cairn/knowledge/moves'
import type { Block } from '../document-tree.ts'
import type { Plan } from '../plan.ts'
import { list, paragraph, strong, table } from './blocks.ts'
import { titleOf } from './titles.ts'
import { dayOf, lowerFirst, measureLine, monthNames, shortDay, upperFirst } from './words.ts'

const ROWS_MAX = 14

/** Dated, with an owner and how one knows that it is done; no start in a month the client ruled out. */
export function timeline(plan: Plan): Block[] {
  const rows = plan.milestones.slice(0, ROWS_MAX).map((one) => {
    const initiative = plan.initiatives.find(({ label }) => label === one.label)
    return [shortDay(one.date), whatOf(one, initiative ? titleOf(initiative) : ''), one.owner ? upperFirst(one.owner) : plan.size === 'small' ? 'You' : 'Named owner', doneOf(one, initiative?.move)]
  })
  const blocks: Block[] = [table(['Date', 'Step', 'Who', 'Done when'], rows)]
  const first = plan.initiatives[0]
  if (first)
    blocks.push(
      paragraph(strong('First 30 days.')),
      list([`Name the owner of each piece and agree the page of rules for AI tools.`, `${moveById(first.move).first}`, ...(first.measures.length === 0 ? [`Measure the start: ${moveById(first.move).baseline}.`] : [])]),
    )
  if (plan.blocked.length > 0) blocks.push(paragraph(strong('Kept free:'), ` nothing begins in ${monthNames(plan.blocked)}.`))
  const late = plan.insights.filter((one) => one.kind === 'late')
  if (late.length > 0) blocks.push(paragraph(strong('Likely misses.'), ` ${late.slice(0, 2).map((one) => (one.kind === 'late' ? `${upperFirst(measureLine(one.measure))}: the first honest reading comes by ${dayOf(one.ready)}.` : '')).join(' ')}`))
  return blocks
}

function whatOf(one: Plan['milestones'][number], title: string): string {
  switch (one.kind) {
    case 'rules':
      return 'Owners named, rules for AI tools agreed'
    case 'start':
      return `${one.label} begins: ${lowerFirst(title)}`
    case 'gate':
      return `${one.label} gate: continue, change or stop`
    case 'live':
      return `${one.label} in daily use, if the gate was passed`
    case 'leaves':
      return `${upperFirst(one.text ?? '')}: last day before absence`
    case 'review':
      return 'Review of the whole: keep, stop, next'
    default:
      return upperFirst(one.text ?? '')
  }
}

function doneOf(one: Plan['milestones'][number], move: string | undefined): string {
  switch (one.kind) {
    case 'rules':
      return 'One page, read by all'
    case 'start':
      return move ? moveById(move).first : ''
    case 'gate':
      return move ? moveById(move).test.split(/(?<=\.)\s/)[0] as string : ''
    case 'live':
      return 'Its measure is read every month'
    case 'leaves':
      return 'Somebody else has done the work alone'
    default:
      return 'Each figure against its start'
  }
}
