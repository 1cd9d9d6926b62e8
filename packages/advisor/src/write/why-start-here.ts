import type { Block, Inline } from '../document-tree.ts'
import type { Initiative, Plan } from '../plan.ts'
import { labelled, list, paragraph, strong, table } from './blocks.ts'
import type { Detail } from './detail.ts'
import { moveOf } from './own-words.ts'
import { labelOf } from './titles.ts'
import { dayOf, dayOrMonth, joined, plural, span, upperFirst } from './words.ts'

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
  const rule = ruled(first, rest)
  if (rule) blocks.push(paragraph(rule))
  const [most = first] = plan.initiatives.toSorted((a, b) => b.points.total - a.points.total)
  const places = rest.slice(0, detail.ranked).flatMap((one) => {
    const why = one === most ? undefined : ranked(one, most)
    return why ? [why] : []
  })
  if (places.length > 0) blocks.push(list(places))
  blocks.push(paragraph(strong('What would turn the order round.'), ` ${turned(first, rest, detail)}`))
  const dispute = plan.insights.find((one) => one.kind === 'disagree')
  if (dispute?.kind === 'disagree')
    blocks.push(
      paragraph(
        strong('Two figures.'),
        ` ${upperFirst(joined(dispute.figures.map(({ who, text: said }) => `${said} by ${who}`)))}: which is true decides what that work may cost, and three weeks of counting settle it.`,
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
  const isAsked = first.answers.some(({ statement, beside }) => !beside && statement === asked?.statement)
  // What can be looked up comes before the client's own order, which says little by itself.
  const found = [
    ahead('data') > 0 &&
      first.data.held.length > 0 &&
      moveOf(first).needs.forms.length > 0 &&
      'you hold the records that it needs',
    ahead('feasibility') > 0 && 'it is the easiest to do',
    isAsked && 'it is among the first things you ask for',
    ahead('risk') > 0 && 'a mistake there does the least harm',
  ].filter((reason) => reason !== false)
  return found.length > 0 ? joined(found.slice(0, 2)) : undefined
}

/** What stands above the points: a day that the client sets, and those who leave. */
function ruled(first: Initiative, rest: readonly Initiative[]): string | undefined {
  const ahead = rest.filter(({ points: { total } }) => total > first.points.total).map(({ label }) => label)
  const rule = first.leaving
    ? 'who leaves cannot be asked later'
    : first.due && !first.due.all
      ? `${first.label} has a day, ${dayOrMonth(first.due)}`
      : first.stressed
        ? `you say that ${first.label} matters most`
        : undefined
  return rule && ahead.length > 0
    ? `${joined(ahead)} ${ahead.length > 1 ? 'have' : 'has'} more points, but ${rule}, and that stands above points.`
    : undefined
}

/** Why a piece does not lead: where it is furthest behind the best of all, as a fact. */
function ranked(one: Initiative, best: Initiative): Inline[] | undefined {
  const behind = WAYS.map((way) => ({ way, by: best.points[way] - one.points[way] })).sort((a, b) => b.by - a.by)
  const said = behind.flatMap(({ way, by }) => (by > 0 ? (REASONS[way](one, best) ?? []) : []))
  return said.length > 0 ? rank(one, `${said.slice(0, 2).join('; ')}.`) : undefined
}

function rank(one: Initiative, why: string): Inline[] {
  return labelled(one.label, why)
}

/** Of impact and fit nothing is told: what we did not find of goals and figures may stand in the brief all the same. */
const WAYS = ['data', 'feasibility', 'risk'] as const
type Way = (typeof WAYS)[number]

/** Each column in words, beside the best of all. */
const REASONS: Record<Way, (one: Initiative, best: Initiative) => string | undefined> = {
  data: ({ data: { thin } }) => thin && HELD[thin.kind],
  feasibility: ({ days, limits }, best) =>
    days[1] > best.days[1]
      ? `it takes ${span(days)} days of work, ${best.label} ${span(best.days)}`
      : limits.length > best.limits.length
        ? `it has ${plural(limits.length, 'limit')} of yours to keep`
        : undefined,
  risk: (_, best) => `a mistake there does more harm than one in ${best.label}`,
}
const HELD: Record<NonNullable<Initiative['data']['thin']>['kind'], string | undefined> = {
  'none told': undefined,
  'too young': 'its records do not go back far enough',
  paper: 'its records are on paper',
  holes: 'its records have a hole',
}

/** What the client could tell that lifts another piece over the first: by the same points, nothing is guessed. */
function turned(first: Initiative, rest: readonly Initiative[], detail: Detail): string {
  const { total: lead } = first.points
  const [most] = rest.toSorted((a, b) => b.points.total - a.points.total)
  if (most && most.points.total > lead)
    return first.leaving
      ? `If nobody left, ${most.label} would come first.`
      : first.due && !first.due.all
        ? `If the day moves, ${most.label} comes first.`
        : first.stressed
          ? `If it mattered less to you, ${most.label} would come first.`
          : `If the budget reached for it, ${most.label} would come first.`
  const lifts = rest
    .filter(({ points: { total }, held }) => total <= lead && held === undefined)
    .map((one) => {
      const { records, figures } = one.lift ?? { records: 0, figures: 0 }
      const needs = [
        ...(records > 0 ? ['two years of records that can bear it'] : []),
        ...(figures > 0 ? ['a clear start and target'] : []),
      ]
      return { one, needs, total: one.points.total + records + figures }
    })
    .sort((a, b) => b.total - a.total)
  const [best] = lifts
  if (best && best.needs.length > 0 && best.total > lead)
    return `${upperFirst(joined(best.needs))} would lift ${best.one.label} to ${best.total} points against ${lead}, and put it first.`
  const gap = most ? lead - most.points.total : 0
  const nearest = `${most?.label ?? 'The next piece'} is nearest, ${gap === 0 ? 'with as many points' : `${plural(gap, 'point')} behind`}`
  const against = first.own ? undefined : moveOf(first).wrong_if
  if (against && detail.wrong === 0)
    return `${nearest}, and comes first if ${first.label} turns out to be the wrong work. ${against}`
  return against && detail.wrong > 0
    ? `${nearest}: if what would make ${first.label} wrong is so with you, begin there instead.`
    : `${nearest}: if the first month shows that ${first.label} has another cause than we think, it goes first.`
}
