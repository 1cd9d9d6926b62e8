import type { Block } from '../document-tree.ts'
import type { Plan } from '../plan.ts'
import { paragraph, strong, table } from './blocks.ts'
import { titleOf, topicOf } from './titles.ts'
import { dayOf, joined, lowerFirst } from './words.ts'

/** The order, by the published points, and what would change it. */
export function whyStartHere(plan: Plan): Block[] {
  const [first, second] = plan.initiatives
  if (!first) return [paragraph('Nothing in the brief asks for work that could be planned yet.')]
  const blocks: Block[] = []
  if (plan.initiatives.length > 1)
    blocks.push(
      table(
        ['Initiative', 'Impact /30', 'Feasible /25', 'Data /20', 'Low risk /15', 'Fit /10', 'Points'],
        plan.initiatives.map((one) => [`${one.label} ${titleOf(one)}`, ...[one.points.impact, one.points.feasibility, one.points.data, one.points.risk, one.points.fit, one.points.total].map(String)]),
      ),
    )
  blocks.push(paragraph(`${first.label} leads with ${first.points.total} of 100 points: ${joined(reasons(plan))}.${second ? ` ${second.label} (${second.points.total}) is next.` : ''}`))
  const rival = [...plan.initiatives].sort((a, b) => b.impact - a.impact).find((one) => one !== first && one.impact >= first.impact)
  if (rival) blocks.push(paragraph(strong('The obvious candidate.'), ` ${titleOf(rival)} promises at least as much, but ${rivalWeakness(rival)}. It moves to the front ${rivalUnlock(rival)}.`))
  blocks.push(paragraph(strong('What would change this order.'), ` ${unknown(plan)}`))
  return blocks
}

function reasons(plan: Plan): string[] {
  const first = plan.initiatives[0] as Plan['initiatives'][number]
  const rest = plan.initiatives.slice(1)
  const found: string[] = []
  const goals = first.answers.filter(({ kind }) => kind === 'goal').length
  if (goals > 1) found.push(`it answers ${goals} of your goals`)
  else if (first.measures.length > 0) found.push('it answers a goal you gave a figure for')
  if (first.points.data === 20 || !first.data.thin) found.push('the records it needs are there or are not needed')
  if (rest.some(({ after }) => after.includes(first.label))) found.push('other work rests on it')
  if (first.points.risk >= 10) found.push('little harm is done if it fails')
  found.push(`its first test is decided by ${dayOf(first.gate)}`)
  return found
}

function rivalWeakness(rival: Plan['initiatives'][number]): string {
  if (rival.data.thin) return 'the records cannot bear it yet'
  if (rival.points.feasibility <= 14) return 'it is harder to do with the people there are'
  if (rival.points.risk <= 8) return 'a mistake there does more harm'
  return 'it asks for more before it can be judged'
}
function rivalUnlock(rival: Plan['initiatives'][number]): string {
  return rival.data.thin ? 'as soon as those records exist for the time its test needs' : 'if its test can be run sooner than we assume'
}

function unknown(plan: Plan): string {
  const open = plan.initiatives.find(({ measures }) => measures.length === 0)
  const thin = plan.initiatives.find(({ data }) => data.thin)
  const dispute = plan.insights.find((one) => one.kind === 'disagree')
  if (dispute && dispute.kind === 'disagree') return `Which of the two figures for ${lowerFirst(dispute.what)} is true: it decides how much that work may cost. A three-week count settles it.`
  if (thin) return `Whether the records for ${lowerFirst(topicOf(thin))} are better than the brief says. One afternoon with a real export tells; if they are, ${thin.label} moves up.`
  if (open) return `The true size of ${lowerFirst(topicOf(open))}, which the brief does not give. If a week of counting shows it is the larger loss, ${open.label} comes first.`
  return 'If the first test fails, the second initiative takes its place; nothing else depends on it.'
}
