import type { Facts } from '../facts.ts'
import type { Initiative, Plan } from '../plan.ts'
import { calendarOf } from './calendar.ts'
import { distinct, fewer } from './choose.ts'
import { confidenceOf, coverageOf, keptLimits, questionsOf } from './coverage.ts'
import { withDeadlines } from './deadlines.ts'
import { declines } from './declines.ts'
import { insightsOf, repaidAt } from './findings.ts'
import { groups } from './groups.ts'
import { initiative } from './initiative.ts'
import { topicsOf } from './law-topics.ts'
import { keyPeople, withKeyPeople } from './key-people.ts'
import { lensesOf } from './lenses.ts'
import { fitBudget } from './money.ts'
import { ordered, settle } from './order.ts'
import { POLICY } from './policy.ts'
import { milestones, schedule } from './schedule.ts'
import { isOfOtherWork } from './situations.ts'
import { choicesOf } from './which-first.ts'

/** Facts → Plan: what answers each need, in which order, when, for how much, and what is refused. */
export function plan(facts: Facts, today: string): Plan {
  const found = declines(facts)
  // Too few cases to learn from is no reason to leave a goal alone: other help answers it, and says why no prediction does.
  const declined = found.filter(
    ({ id, statement }) => id !== 'too-few' || facts.statements.find((one) => one.id === statement)?.moves.length === 0,
  )
  const refused = new Set(
    declined
      .flatMap(({ statement, also = [] }) => [statement, ...also])
      .flatMap((statement) => [
        statement,
        ...facts.statements.filter((one) => one.continues === statement).map(({ id }) => id),
      ]),
  )
  const key = keyPeople(facts)
  const theirs = key?.group.statements.filter((one) => !isOfOtherWork(facts, one)) ?? []
  const left = new Set([...refused, ...theirs.map(({ id }) => id)])
  const chosen = fewer(withKeyPeople(key, distinct(groups(facts, left), facts)), POLICY.initiativesMax)
  const calendar = calendarOf(facts, today)
  const made = settle(chosen.map((choice) => initiative(facts, choice)))
  const initiatives = ordered(withDeadlines(made, facts, calendar), facts, calendar)
  return completed(facts, today, initiatives, declined)
}

/** What follows from the initiatives in their order and from what is declined, whoever chose them. */
export function completed(facts: Facts, today: string, initiatives: Initiative[], declined: Plan['declined']): Plan {
  const calendar = calendarOf(facts, today)
  const budget = fitBudget(initiatives, facts)
  schedule(initiatives, facts, calendar)
  const insights = insightsOf(facts, initiatives, today, budget)
  for (const one of initiatives) Object.assign(one, repaidAt(one, insights))
  const coverage = coverageOf(facts, initiatives, declined)
  const money = facts.place ? facts.quantities.find((one) => one.kind === 'money')?.currency : undefined
  return {
    company: facts.company,
    trade: facts.trade,
    size: facts.size,
    date: today,
    language: { code: facts.language, understood: mean(facts.statements.map((one) => one.understood)) },
    ...(facts.place && { country: facts.place.country }),
    ...(facts.place?.region && { region: facts.place.region }),
    ...(money && { currency: money }),
    thin: isThin(facts),
    initiatives,
    declined,
    coverage,
    insights,
    choices: choicesOf(facts, initiatives),
    sums: [],
    limits: keptLimits(facts, initiatives).filter(({ id, kind }) => {
      const of = facts.limits.find((other) => other.id === id)?.statement
      // A promise that is refused is not kept, and who says what may be spent refuses nothing.
      if (kind !== 'budget' && declined.some(({ statement }) => statement === of)) return false
      return kind !== 'refusal' || !facts.limits.some((one) => one.kind === 'budget' && one.statement === of)
    }),
    ...(budget && { budget }),
    milestones: milestones(initiatives, facts, calendar),
    start: calendar.start,
    blocked: calendar.blocked.months,
    closed: calendar.blocked.ranges,
    questions: questionsOf(facts, initiatives, coverage),
    assumptions: [],
    lenses: lensesOf(facts, initiatives),
    confidence: confidenceOf(facts, initiatives),
    topicsOfLaw: topicsOf(facts, declined),
    attitudes: facts.statements.filter(({ kind }) => kind === 'attitude').map(({ text }) => text),
    needsPolicy: usesOwnTools(facts),
    systems: [...new Set(facts.systems.map(({ name }) => name))],
    records: facts.assets.map(({ what }) => what).filter((what) => what.length <= 40),
  }
}

/** A few lines get a short report. */
export function isThin({ fields }: Facts): boolean {
  return Object.values(fields).join(' ').trim().split(/\s+/).length <= POLICY.thinWords
}

/** By name, or as people call them: 'paste e-mails into a free chatbot'. */
const TOOLS =
  /\b(?:chatgpt|copilot|gemini|claude|gpt)\b|\b(?:paste|pastes|pasted|pasting|type|types|typed|put|puts|use|uses|using)\b[^.;]{0,50}\b(?:chatbot|ai (?:tool|app|assistant|site)s?)\b/i

function usesOwnTools(facts: Facts): boolean {
  const uses = facts.statements.some(({ text }) => TOOLS.test(text))
  return (
    uses && !facts.statements.some(({ text }) => /\b(?:we have an? (?:ai )?policy|policy is in place)\b/i.test(text))
  )
}

function mean(list: readonly number[]): number {
  return list.length === 0 ? 1 : list.reduce((a, b) => a + b, 0) / list.length
}
