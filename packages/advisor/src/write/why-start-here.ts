import type { Block } from '../document-tree.ts'
import type { Initiative, Plan } from '../plan.ts'
import { paragraph, strong, table } from './blocks.ts'
import type { Detail } from './detail.ts'
import { labelOf } from './titles.ts'
import { dayOf, dayOrMonth, joined, lowerFirst, plural } from './words.ts'

/** The order, by the published points, and what would change it. */
export function whyStartHere(plan: Plan, detail: Detail): Block[] {
  const [first, ...rest] = plan.initiatives
  if (!first) return [paragraph('There is nothing to put in order yet.')]
  if (rest.length === 0) return [paragraph(alone(first))]
  const blocks: Block[] = [points(plan)]
  if (detail.explain)
    blocks.push(
      paragraph(
        'Impact asks whether a figure or money of yours moves; feasibility, the people and weeks it takes; data, the records at hand; risk, the harm if it is wrong; fit, your size.',
      ),
    )
  blocks.push(paragraph(`${first.label} comes first because ${joined(reasons(plan))}.`))
  const rival = rest.find((one) => one.points.impact > first.points.impact)
  const lacks = rival && lead(first, rival)
  if (rival && lacks)
    blocks.push(
      paragraph(
        strong('The obvious rival'),
        ` is ${rival.label}: it promises more (${rival.points.impact} points for impact against ${first.points.impact}), but ${lacks}.`,
      ),
    )
  const dispute = plan.insights.find((one) => one.kind === 'disagree')
  if (dispute?.kind === 'disagree')
    blocks.push(
      paragraph(
        strong('What would change this order.'),
        ` Which of the two figures for ${lowerFirst(dispute.what)} is true. It decides what that work may cost; three weeks of counting settle it.`,
      ),
    )
  return blocks
}

function alone(only: Initiative): string {
  return `It is the only piece of work that your brief calls for so far, and you will know by ${dayOf(only.gate)} whether it works. Answers to the questions at the end may add others.`
}

function points(plan: Plan): Block {
  return table(
    ['Initiative', 'Impact (30)', 'Feasible (25)', 'Data (20)', 'Low risk (15)', 'Fit (10)', 'Points'],
    plan.initiatives.map((one) => {
      const { impact, feasibility, data, risk, fit, total } = one.points
      return [`${one.label} ${labelOf(one)}`, ...[impact, feasibility, data, risk, fit, total].map(String)]
    }),
  )
}

function reasons(plan: Plan): string[] {
  const [first, ...rest] = plan.initiatives as [Initiative, ...Initiative[]]
  const found: string[] = []
  if (first.leaving) found.push('those who know the work go, or may go')
  if (first.stressed) found.push('you say that it matters most')
  // That the day hangs on it may be our reading; that you name the day is not.
  if (first.due && !first.due.all) found.push(`you name a day, ${dayOrMonth(first.due)}`)
  const goals = first.answers.filter(({ kind, beside }) => kind === 'goal' && !beside).length
  if (goals > 1) found.push(`it answers ${plural(goals, 'goal')} of yours`)
  else if (first.measures.some(({ now, wanted }) => now && wanted))
    found.push('it goes for a goal whose start and target you know')
  if (rest.some(({ after }) => after.includes(first.label))) found.push('other work rests on it')
  const strength = best(plan)
  if (strength) found.push(strength)
  if (found.length === 0 && rest.every(({ points: { total } }) => total <= first.points.total))
    found.push(`it comes out highest over all five criteria (${first.points.total} of 100)`)
  found.push(`you will know by ${dayOf(first.gate)} whether it works`)
  return found
}

/** What speaks for the first piece and can be looked up: the client's own order, or the column in which no other comes near it. */
export function best({ initiatives: [first, ...rest], coverage }: Plan): string | undefined {
  if (!first || rest.length === 0) return undefined
  const ahead = (of: 'feasibility' | 'data' | 'risk') =>
    first.points[of] - Math.max(...rest.map(({ points: theirs }) => theirs[of]))
  const asked = coverage.find(({ kind }) => kind === 'goal')
  if (first.answers.some(({ statement, beside }) => !beside && statement === asked?.statement))
    return 'it is among the first things you ask for'
  if (ahead('feasibility') > 0) return 'it is the easiest to do'
  if (ahead('data') > 0) return 'its records are the best'
  return ahead('risk') > 0 ? 'a mistake there does the least harm' : undefined
}

/** Where the first piece is ahead of its rival, in the points of the table. */
function lead({ points: ours }: Initiative, { points: theirs }: Initiative): string | undefined {
  const ways = [
    {
      by: ours.feasibility - theirs.feasibility,
      why: `it is harder to do (${theirs.feasibility} against ${ours.feasibility})`,
    },
    { by: ours.data - theirs.data, why: `its records are weaker (${theirs.data} against ${ours.data})` },
    { by: ours.risk - theirs.risk, why: `a mistake there does more harm (${theirs.risk} against ${ours.risk})` },
    { by: ours.fit - theirs.fit, why: `it suits a firm of your size less (${theirs.fit} against ${ours.fit})` },
  ].sort((a, b) => b.by - a.by)
  return ways[0] && ways[0].by > 0 ? ways[0].why : undefined
}
