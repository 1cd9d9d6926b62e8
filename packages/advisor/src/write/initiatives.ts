import { moveById } from '@cairn/knowledge/moves'
import { noteById } from '@cairn/knowledge/trades'
import { declinedById } from '@cairn/knowledge/declined'
import type { Block, Inline } from '../document-tree.ts'
import type { Initiative, Plan } from '../plan.ts'
import { labelled, list, paragraph, strong, text } from './blocks.ts'
import { short } from './executive-summary.ts'
import { thinTold } from './insights-told.ts'
import { titleOf, topicOf } from './titles.ts'
import { figure, joined, lowerFirst, measureLine, money, moneyRange, percent, quoted, upperFirst } from './words.ts'

export interface HeadingMaker {
  (title: string): Block
}

/** One set of labels in one order for every initiative; then what is declined, with something instead. */
export function initiatives(plan: Plan, heading: HeadingMaker): Block[] {
  const blocks: Block[] = []
  plan.initiatives.forEach((one, at) => blocks.push(heading(titleOf(one)), ...told(one, plan, at)))
  for (const one of plan.declined) {
    const entry = declinedById(one.id)
    if (!entry) continue
    const parts: Inline[] = [strong(`Declined: ${quoted(short(one.quote))}.`), text(` ${entry.because}`)]
    if (one.price) parts.push(text(` It would cost ${one.price.text} = ${money(one.price.total, plan)}${one.price.ofBudget === undefined ? '' : `, ${one.price.ofBudget >= 1 ? `${figure(one.price.ofBudget)} times your budget` : `${percent(one.price.ofBudget)} of your budget`}`}.`))
    const broken = plan.limits.filter(({ id }) => one.against.includes(id))
    if (broken.length > 0) parts.push(text(` It would also break what you told us: ${joined(broken.map(({ quote }) => quoted(short(quote))))}.`))
    parts.push(text(' '), strong('Instead:'), text(` ${entry.instead}`))
    blocks.push({ type: 'paragraph', children: parts })
  }
  return blocks
}

function told(one: Initiative, plan: Plan, at: number): Block[] {
  const move = moveById(one.move)
  const note = one.note ? noteById(one.note) : undefined
  const how = note ? note.how : move.how
  const lead = one.ai ? '' : 'Not AI. '
  const items: Inline[][] = []
  items.push(labelled('Measure', measureText(one)))
  items.push(labelled('Data', dataText(one, note?.data)))
  items.push(labelled('Owner, time, cost', ownerText(one, plan)))
  items.push(labelled('Test', `${upperFirst(note?.test ?? move.test)} If it fails: ${lowerFirst(move.fails)}`))
  items.push(labelled('A person decides', note?.must_not_decide ?? move.never))
  if (one.ai && at < 4) items.push(labelled('Without AI', note?.without_ai ?? move.without))
  items.push(labelled('First step', note?.first_step ?? move.first))
  return [paragraph(text(`${lead}${how}`)), list(items)]
}

function measureText(one: Initiative): string {
  const move = moveById(one.move)
  const bound = one.measures.filter(({ what, now, wanted, factor }) => what !== '' || now || wanted || factor)
  if (bound.length > 0) return `${upperFirst(bound.slice(0, 2).map(measureLine).join('; '))}.`
  return `${upperFirst(move.measure.name)}. You name no figure, so measure first: ${move.baseline}.`
}

function dataText(one: Initiative, wanted: readonly string[] | undefined): string {
  const move = moveById(one.move)
  if (move.needs.forms.length === 0) return 'none needed to begin.'
  const held = one.data.held.map(({ what, months }) => `${lowerFirst(what)}${months === undefined ? '' : months >= 24 ? ` (about ${Math.round(months / 12)} years)` : ` (about ${months} months)`}`)
  const needs = wanted && wanted.length > 0 ? joined(wanted.slice(0, 3)) : move.needs.what
  const thin = one.data.thin ? thinTold(one.data.thin, needs) : ''
  if (held.length === 0) return `${upperFirst(thin || `it needs ${needs}`)}.`
  return `you hold ${joined(held)}${thin ? `, ${thin}` : ''}.`
}

function ownerText(one: Initiative, plan: Plan): string {
  const owner = one.owner.told ? `the ${lowerFirst(one.owner.title)}`.replace(/^the (the|our) /, 'the ') : plan.size === 'small' ? 'you' : 'one named person of your choice'
  const cost = one.cost ? `about ${moneyRange(one.cost.low, one.cost.high, plan)} in year one` : `${one.days[0]} to ${one.days[1]} days of work`
  const held = one.held === 'budget' ? '; held back until the first results are in, since the budget does not reach for all' : ''
  const after = one.after.length > 0 ? `; begins after ${one.after.join(' and ')}` : ''
  return `${owner}; ${one.weeks[0]} to ${one.weeks[1]} weeks; ${cost}${held}${after}.`
}
void topicOf
