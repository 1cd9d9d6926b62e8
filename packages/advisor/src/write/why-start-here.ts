import type { Block } from '../document-tree.ts'
import type { Initiative, Plan } from '../plan.ts'
import { list, paragraph, strong, table } from './blocks.ts'
import type { Detail } from './detail.ts'
import { shortTopic } from './titles.ts'
import { dayOf, joined, lowerFirst, span, upperFirst } from './words.ts'

/** The order, by the published points, and what would change it. */
export function whyStartHere(plan: Plan, detail: Detail): Block[] {
  const [first] = plan.initiatives
  if (!first) return [paragraph('There is nothing to put in order yet.')]
  const blocks: Block[] = []
  if (plan.initiatives.length > 1) blocks.push(points(plan))
  if (plan.initiatives.length > 1 && detail.causes > 1) blocks.push(list(plan.initiatives.slice(1).map(because)))
  if (detail.explain && plan.initiatives.length > 1)
    blocks.push(
      paragraph(
        'Impact asks whether a figure or money of yours moves; feasibility, the people and weeks it takes; data, the records at hand; risk, the harm if it is wrong; fit, your size.',
      ),
    )
  blocks.push(paragraph(`${first.label} leads because ${joined(reasons(plan))}.`))
  const rival = plan.initiatives.find((one) => one !== first && one.impact >= first.impact)
  if (rival)
    blocks.push(
      paragraph(
        strong('The obvious rival,'),
        ` ${rival.label}, promises as much, but ${weakness(rival)}; it moves up ${unlock(rival)}.`,
      ),
    )
  blocks.push(paragraph(strong('What would change this order.'), ` ${unknown(plan)}`))
  return blocks
}

/** What mostly made its points, in a line. */
function because(one: Initiative): string {
  const good = [
    ...(one.measures.some(({ now, wanted }) => now && wanted) ? ['it moves a figure you gave'] : []),
    ...(one.diagnosed ? ['your words name its cause'] : []),
    ...(one.points.feasibility >= 19 ? [`it takes ${span(one.weeks)} weeks`] : []),
  ]
  const bad = [
    ...(one.data.thin ? ['its records cannot bear it yet'] : []),
    ...(one.points.risk <= 8 ? ['a mistake there does harm'] : []),
    ...(one.measures.length === 0 ? ['no target is told for it'] : []),
    ...(one.points.feasibility <= 14 ? ['it asks much of your people'] : []),
  ]
  const parts = [good.length > 0 ? joined(good.slice(0, 2)) : '', bad.length > 0 ? joined(bad.slice(0, 2)) : ''].filter(
    Boolean,
  )
  return `${one.label}, ${one.points.total}: ${parts.join('; but ') || 'nothing speaks strongly for or against it'}.`
}

function points(plan: Plan): Block {
  return table(
    ['Initiative', 'Impact (30)', 'Feasible (25)', 'Data (20)', 'Low risk (15)', 'Fit (10)', 'Points'],
    plan.initiatives.map((one) => {
      const { impact, feasibility, data, risk, fit, total } = one.points
      return [
        `${one.label} ${upperFirst(shortTopic(one))}`,
        ...[impact, feasibility, data, risk, fit, total].map(String),
      ]
    }),
  )
}

function reasons(plan: Plan): string[] {
  const [first, ...rest] = plan.initiatives as [Initiative, ...Initiative[]]
  const found: string[] = []
  if (first.leaving) found.push('those who know the work go, or may go')
  const goals = first.answers.filter(({ kind }) => kind === 'goal').length
  if (goals > 1) found.push(`it answers ${goals} of your goals`)
  else if (first.measures.length > 0) found.push('it answers a goal you gave figures for')
  if (rest.some(({ after }) => after.includes(first.label))) found.push('other work rests on it')
  if (!first.data.thin)
    found.push(first.data.held.length > 0 ? 'its records are there' : 'it needs no records to begin')
  if (first.diagnosed) found.push('your own words name the cause')
  found.push(`its test is decided by ${dayOf(first.gate)}`)
  return found
}

function weakness(rival: Initiative): string {
  if (rival.data.thin) return 'its records cannot bear it yet'
  if (rival.points.feasibility <= 14) return 'it is harder to do with the people there are'
  if (rival.points.risk <= 8) return 'a mistake there does more harm'
  return 'it takes longer to judge'
}
function unlock(rival: Initiative): string {
  return rival.data.thin
    ? 'once those records exist for as long as its test needs'
    : 'if its test can be run sooner than we assume'
}

function unknown(plan: Plan): string {
  const dispute = plan.insights.find((one) => one.kind === 'disagree')
  const thin = plan.initiatives.slice(1).find(({ data }) => data.thin)
  const open = plan.initiatives.slice(1).find(({ measures }) => measures.length === 0)
  if (dispute?.kind === 'disagree')
    return `Which of the two figures for ${lowerFirst(dispute.what)} is true. It decides what that work may cost; three weeks of counting settle it.`
  if (thin)
    return `The state of the records on ${lowerFirst(shortTopic(thin))}. One afternoon with a real export tells; if they are good, ${thin.label} moves up.`
  if (open)
    return `The true size of ${lowerFirst(shortTopic(open))}. If a week of counting shows the larger loss there, ${open.label} comes first.`
  return `A failed first test: then ${plan.initiatives[1]?.label ?? 'the next piece'} takes its place, and nothing else depends on it.`
}
