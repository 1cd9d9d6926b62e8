import type { Insights } from '@cairn/contract/insights'
import type { EvalBrief, Expectation, Saying, Wish } from './brief-set.ts'
import type { Judgement } from './known-use-cases.ts'

type Initiative = Pick<Insights['initiatives'][number], 'id' | 'name'>

export interface Judged {
  accepted: string[]
  /** Neither accepted nor wrong: they cost precision. */
  beside: string[]
  wrong: string[]
  core_met: number
  core_missed: string[]
}

/**
 * A use case of the knowledge base is judged by its id. Anything else, such as an initiative of a model's own, is judged
 * by the patterns that the expert wrote before the knowledge was looked at.
 */
export function judgeInitiatives(
  initiatives: readonly Initiative[],
  expect: Expectation,
  known: Judgement | undefined,
  isKnown: (id: string) => boolean,
): Judged {
  const byId = (initiative: Initiative) => known !== undefined && isKnown(initiative.id)
  const meets = (initiative: Initiative, at: number) =>
    byId(initiative) ? (known?.core[at] ?? []).includes(initiative.id) : matches(initiative, expect.core[at] ?? [])
  const isWrong = (initiative: Initiative) =>
    byId(initiative)
      ? (known?.wrong ?? []).includes(initiative.id)
      : expect.wrong.some((wish) => matches(initiative, wish))
  const isAccepted = (initiative: Initiative) =>
    expect.core.some((_, at) => meets(initiative, at)) ||
    (byId(initiative)
      ? (known?.accept ?? []).includes(initiative.id)
      : expect.accept.some((wish) => matches(initiative, wish)))

  const right = initiatives.filter((initiative) => !isWrong(initiative))
  const missed = expect.core.filter((_, at) => !right.some((initiative) => meets(initiative, at)))
  return {
    accepted: right.filter(isAccepted).map((initiative) => initiative.id),
    beside: right.filter((initiative) => !isAccepted(initiative)).map((initiative) => initiative.id),
    wrong: initiatives.filter(isWrong).map((initiative) => initiative.id),
    core_met: expect.core.length - missed.length,
    core_missed: missed.map(inWords),
  }
}

export function missingFacts(text: string, facts: Expectation['facts']): string[] {
  const flat = text.toLowerCase()
  return facts
    .filter((fact) => (typeof fact === 'string' ? !flat.includes(fact.toLowerCase()) : !fact.test(text)))
    .map(String)
}

export function unmet(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.filter((pattern) => !pattern.test(text)).map(String)
}

export function unsaid(text: string, sayings: readonly Saying[]): Saying[] {
  return sayings.filter((saying) => !saying.like.test(text))
}

export function saidAfterAll(text: string, forbidden: EvalBrief['expect']['must_not_say']): string[] {
  return forbidden.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
}

function matches(initiative: Initiative, wish: Wish): boolean {
  const any = typeof wish === 'string' || wish instanceof RegExp ? [wish] : wish
  return any.some((one) => (typeof one === 'string' ? one === initiative.id : one.test(initiative.name)))
}

function inWords(wish: Wish): string {
  return Array.isArray(wish) ? wish.map(String).join(' or ') : String(wish)
}
