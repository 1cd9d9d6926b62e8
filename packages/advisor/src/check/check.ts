import type { Insights } from '@cairn/contract/insights'
import { plainText, type Block, type ReportDocument, type Section } from '../document-tree.ts'
import type { Facts } from '../facts.ts'
import type { Plan } from '../plan.ts'
import { withoutSums } from './arithmetic.ts'
import type { Fault } from './fault.ts'
import { groundsOf, type Known } from './grounds.ts'
import { datesIn } from './numbers.ts'
import { planFaults } from './plan-check.ts'
import { textFaults, type Passage } from './text.ts'
import { plain } from './words.ts'

export type { Fault } from './fault.ts'

export interface Checked {
  facts: Facts
  plan: Plan
  document: ReportDocument
  /** What the charts draw; its names are the initiatives' titles. */
  insights: Pick<Insights, 'initiatives'>
}

/** The one checker for both minds: Facts, Plan and ReportDocument → what is wrong, and where. */
export function check({ facts, plan, document, insights }: Checked): Fault[] {
  const titles = insights.initiatives.map(({ name }) => name)
  const grounds = groundsOf(facts, plan)
  const results: Known[] = []
  const texts = document.sections
    .flatMap((section) => passages(section))
    .flatMap((passage) => textFaults(passage, grounds, titles, results))
  return [...planFaults(facts, plan), ...texts, ...agreement(plan, document, titles), ...refused(plan, document)]
}

/** Every piece of running text with its place; a table with a head is checked against the plan instead. */
function passages({ kind, anchor, blocks }: Section): Passage[] {
  let heading = ''
  return blocks.flatMap((block, at) => {
    if (block.type === 'heading') heading = plainText(block.children)
    return spoken(block).map((text) => ({ place: `${kind ?? anchor}/${at + 1}`, text, context: heading }))
  })
}

function spoken(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
      return [plainText(block.children)]
    case 'list':
      return block.items.flatMap((item) => item.flatMap(spoken))
    case 'quote':
      return block.children.flatMap(spoken)
    case 'table':
      return block.head.some((cell) => plainText(cell) !== '')
        ? []
        : block.rows.map((row) => row.map(plainText).join(': '))
    default:
      return []
  }
}

/** Headings, points and dates are those of the plan, in its order. */
function agreement(plan: Plan, document: ReportDocument, titles: readonly string[]): Fault[] {
  const faults: Fault[] = []
  const section = (kind: Section['kind']) => document.sections.find((one) => one.kind === kind)
  const headings = (section('initiatives')?.blocks ?? []).flatMap((block) =>
    block.type === 'heading' ? [plainText(block.children)] : [],
  )
  if (headings.join('\n') !== titles.join('\n') || titles.length !== plan.initiatives.length)
    faults.push({
      kind: 'agree',
      place: 'initiatives',
      detail: 'The headings are not the plan’s initiatives in their order.',
    })
  const points = table(section('why-start-here'))
  if (plan.initiatives.length > 1 && points)
    points.forEach((row, at) => {
      const one = plan.initiatives[at]
      if (!one || !row[0]?.startsWith(`${one.label} `) || row.at(-1) !== String(one.points.total))
        faults.push({
          kind: 'agree',
          place: `why-start-here/${at + 1}`,
          detail: 'The table of points is not the plan’s.',
        })
    })
  const days = plan.milestones.map(({ date }) => date)
  for (const row of table(section('timeline')) ?? [])
    for (const { day, month, year } of datesIn(row[0] ?? '')) {
      const iso = [year, month, day]
        .flatMap((part) => (part === undefined ? [] : [String(part).padStart(2, '0')]))
        .join('-')
      if (!days.some((one) => one.startsWith(iso)))
        faults.push({ kind: 'agree', place: 'timeline', detail: `${row[0]} is no date of the plan.` })
    }
  const labels = new Set(plan.initiatives.map(({ label }) => label))
  for (const one of document.sections)
    for (const { text, place } of passages(one))
      for (const [label] of text.matchAll(/\bI\d\b/g))
        if (!labels.has(label)) faults.push({ kind: 'agree', place, detail: `${label} is not in the plan.` })
  return faults
}

function table(section: Section | undefined): string[][] | undefined {
  const found = section?.blocks.find((block) => block.type === 'table')
  return found?.type === 'table' ? found.rows.map((row) => row.map(plainText)) : undefined
}

/** Each refused wish is refused in the text, in the client's words or for a model's own reason. */
function refused(plan: Plan, document: ReportDocument): Fault[] {
  const text = plain(document.sections.flatMap((one) => passages(one).map((passage) => passage.text)).join('\n'))
  return plan.declined
    .filter(({ quote, own }) => !text.includes(plain(withoutSums(own?.because ?? quote)).slice(0, 50)))
    .map(({ quote, statement }) => ({
      kind: 'unrefused' as const,
      place: statement,
      detail: `The refusal of “${quote}” is missing from the text.`,
    }))
}
