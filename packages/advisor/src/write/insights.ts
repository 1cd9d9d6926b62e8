import type { Insights } from '@cairn/contract/insights'
import { countryByCode } from '@cairn/knowledge/countries'
import { referencesCited } from './references.ts'
import { LENS_LABELS } from './lens-labels.ts'
import type { Initiative, Plan } from '../plan.ts'
import { labelOf, titleOf } from './titles.ts'
import { questionsOf } from './questions.ts'
import { joined, lowerFirst, measureLine, moneyRange, quoted } from './words.ts'

const DAYS_A_MONTH = 30.44
const WAITS = { budget: 'for money', capacity: 'for people', 'measure first': 'for a first count' }

/** The data behind the charts: the same Plan as the text, in the shape the contract gives it. */
export function insightsOf(plan: Plan): Insights {
  const headline = headlineOf(plan)
  return {
    ...(headline && { headline }),
    lenses: plan.lenses.map(({ lens, score, because }) => ({
      lens,
      label: LENS_LABELS[lens],
      score,
      reason: reason(lens, because, plan),
    })),
    initiatives: plan.initiatives.map((one) => ({
      id: one.situation ?? one.move,
      label: one.label,
      name: titleOf(one),
      role: one.role,
      lens: one.lens,
      impact: one.impact,
      feasibility: one.feasibility,
      weeks: Math.round((one.weeks[0] + one.weeks[1]) / 2),
      points: one.points,
      evidence: one.answers.map(({ quote }) => quote),
      guidance: [],
      figures: one.measures.map(measureLine),
      rests_on: {
        data: joined(one.data.held.map(({ what }) => what)),
        owner: one.owner.told ? one.owner.title : '',
        cost: one.cost ? moneyRange(one.cost.low, one.cost.high, plan) : '',
        waits: one.held ? WAITS[one.held] : '',
      },
    })),
    timeline: plan.initiatives.flatMap((one) => tasks(one, plan)),
    references: referencesCited(plan),
    confidence: plan.confidence.level,
    bounds: {
      country: (plan.country && countryByCode(plan.country)?.name) ?? '',
      budget: plan.budget?.text ?? '',
    },
    questions: questionsOf(plan),
  }
}

/** The decision, what all the work costs that is not held back, and the first dates. */
function headlineOf(plan: Plan): Insights['headline'] {
  const [first] = plan.initiatives
  if (!first) return undefined
  const funded = plan.initiatives.filter(({ held }) => held !== 'budget')
  const sum = (of: (one: Initiative) => number) => funded.reduce((total, one) => total + of(one), 0)
  const high = sum(({ cost }) => cost?.high ?? 0)
  return {
    decision: `Start with ${quoted(titleOf(first))}.`,
    cost:
      high > 0
        ? `${moneyRange(
            sum(({ cost }) => cost?.low ?? 0),
            high,
            plan,
          )} in year one`
        : `${sum(({ days }) => days[0])} to ${sum(({ days }) => days[1])} days of work`,
    ...(high > 0 && plan.budget && { budget: plan.budget.text }),
    starts: first.from,
    judged: first.gate,
  }
}

function tasks(one: Initiative, plan: Plan): Insights['timeline'] {
  const lane = `${one.label} ${labelOf(one)}`
  const id = one.label.toLowerCase()
  const [from, gate, to] = [month(one.from, plan), month(one.gate, plan), month(one.to, plan)]
  return [
    {
      id: `${id}-test`,
      lane,
      task: 'Prepare and test',
      from,
      to: Math.max(gate, Math.min(12, from + 0.25)),
      after: one.after.map((label) => `${label.toLowerCase()}-test`),
    },
    {
      id: `${id}-use`,
      lane,
      task: 'Decide and put to use',
      from: Math.max(gate, Math.min(12, from + 0.25)),
      to: Math.min(12, Math.max(to, gate + 0.25)),
      after: [`${id}-test`],
    },
  ]
}

/** Months from the report's date, 0 to 12. */
function month(date: string, plan: Plan): number {
  const months = (Date.parse(date) - Date.parse(plan.date)) / (DAYS_A_MONTH * 86_400_000)
  return Math.round(Math.max(0, Math.min(12, months)) * 100) / 100
}

function reason(lens: string, because: readonly string[], plan: Plan): string {
  if (because.length === 0) return 'The brief says little about it.'
  if (/^I\d$/.test(because[0] as string)) {
    const titles = because.flatMap((label) => plan.initiatives.find((one) => one.label === label) ?? []).map(titleOf)
    return `Rests on ${joined(titles.map(lowerFirst))}.`
  }
  return `From your brief: ${joined(because.map((words) => quoted(words)))}.`
}
