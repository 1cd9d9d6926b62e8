import type { Block } from '../document-tree.ts'
import type { Initiative, Milestone, Plan } from '../plan.ts'
import { paragraph, strong, table } from './blocks.ts'
import type { Detail } from './detail.ts'
import { ownerOf } from './initiatives.ts'
import { moveOf } from './own-words.ts'
import { topicOf } from './titles.ts'
import { dayOf, lowerFirst, measureLine, monthNames, short, shortDay, upperFirst } from './words.ts'

/** Dated, with an owner and the gate; nothing begins in a month the client ruled out. */
export function timeline(plan: Plan, detail: Detail): Block[] {
  const blocks: Block[] = [
    table(
      ['From', 'Decided by', 'Step', 'Who'],
      plan.milestones.filter(({ kind }) => kind !== 'gate').map((one) => row(one, plan)),
    ),
  ]
  const first = plan.initiatives[0]
  if (first && detail.explain) {
    const start = first.measures.every(({ now }) => now === undefined)
      ? ` Write down the start: ${moveOf(first).baseline}.`
      : ''
    blocks.push(
      paragraph(strong('The first 30 days.'), ` Name an owner for each piece. ${moveOf(first).first}${start}`),
    )
  }
  if (plan.blocked.length > 0)
    blocks.push(paragraph(strong('Kept free.'), ` Nothing begins in ${monthNames(plan.blocked)}.`))
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
  else if (plan.insights.some((one) => one.kind === 'gap' && Math.abs(one.change) >= 0.5))
    blocks.push(paragraph(strong('Likely misses.'), ` ${steepest(plan)}`))
  if (held.length > 0)
    blocks.push(
      paragraph(
        strong('Held back.'),
        ` ${held.map((one) => `${one.label} (${lowerFirst(topicOf(one))})`).join(', ')}: decided at the review, with what the first pieces have shown.`,
      ),
    )
  return blocks
}

function row(one: Milestone, plan: Plan): string[] {
  const initiative = plan.initiatives.find(({ label }) => label === one.label)
  const who = initiative
    ? upperFirst(ownerOf(initiative, plan))
    : one.kind === 'deadline'
      ? ''
      : plan.size === 'small'
        ? 'You'
        : 'Management'
  return [shortDay(one.date), initiative ? shortDay(initiative.gate) : '', step(one, initiative), who]
}

function step(one: Milestone, initiative: Initiative | undefined): string {
  const topic = initiative ? topicOf(initiative) : ''
  switch (one.kind) {
    case 'rules':
      return 'Owners named, start figures written down'
    case 'start':
      return `${one.label} ${lowerFirst(topic)}: prepare and test${initiative?.after.length ? `, after ${initiative.after.join(' and ')}` : ''}`
    case 'handover':
      return `${upperFirst(one.text ?? '')} hands over: a deputy has done the work alone once`
    case 'consult':
      return `Consultation opens: ${one.text} weeks before duties change`
    case 'talks':
      return `Talks begin: ${short(one.text ?? '', 80)}`
    case 'deadline':
      return short(upperFirst(one.text ?? ''), 90)
    default:
      return 'Review: each measure against its start; keep, change or stop'
  }
}

function steepest(plan: Plan): string {
  const gaps = plan.insights
    .flatMap((one) => (one.kind === 'gap' ? [one] : []))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
  const worst = gaps[0]
  if (!worst) return ''
  return `${upperFirst(measureLine(worst.measure))}: plan for half of the way in the first year, and be glad of more.`
}
