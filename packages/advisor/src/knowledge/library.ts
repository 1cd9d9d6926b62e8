import { INDUSTRY_VALUES } from '@cairn/contract/company'
import type { IndustryValue } from '@cairn/contract/company'
import type { IndustryKnowledge, UseCase } from './schema.ts'

const loaded = await Promise.all(
  INDUSTRY_VALUES.map(async (industry) => {
    try {
      const module = (await import(`./${industry.toLowerCase()}.ts`)) as { knowledge: IndustryKnowledge }
      return [module.knowledge]
    } catch {
      return []
    }
  }),
)

/** What the engine knows, by industry; 'Other' holds the general patterns. */
export const LIBRARY: ReadonlyMap<IndustryValue, IndustryKnowledge> = new Map(
  loaded.flat().map((knowledge) => [knowledge.industry, knowledge]),
)

export const GENERAL = LIBRARY.get('Other') as IndustryKnowledge

export const USE_CASES: ReadonlyMap<string, UseCase> = new Map(
  [...LIBRARY.values()].flatMap((knowledge) => knowledge.use_cases.map((useCase) => [useCase.id, useCase] as const)),
)

/** Product names of all fields: a builder may well use the bookkeeping software that a café uses. */
export const KNOWN_SYSTEMS: ReadonlyMap<string, string> = new Map(
  [...LIBRARY.values()].flatMap((knowledge) => knowledge.systems.map((system) => [system, system] as const)),
)

export function knowledgeOf(industry: IndustryValue): IndustryKnowledge {
  return LIBRARY.get(industry) ?? GENERAL
}
