import { INDUSTRY_VALUES } from '@cairn/contract/company'
import { LENSES } from '@cairn/contract/insights'
import * as z from 'zod/mini'

/** The general shapes that AI work takes; every use case is one of them, made concrete for a field. */
export const PATTERNS = [
  'document-extraction',
  'forecasting',
  'document-assistant',
  'scheduling',
  'routing',
  'anomaly-detection',
  'predictive-maintenance',
  'vision-inspection',
  'triage',
  'drafting',
  'transcription',
  'matching',
  'pricing',
  'recommendation',
  'customer-assistant',
  'segmentation',
  'quality-control',
  'translation',
  'records-foundation',
  'process-automation',
  'computer-aided-review',
  'simulation',
  'training',
] as const

/** Where a wrong answer hurts somebody: the report then says what a machine must not decide, and who does. */
export const SENSITIVE = ['health', 'children', 'credit', 'hiring', 'safety', 'law', 'biometrics', 'welfare'] as const

const short = z.string().check(z.minLength(3), z.maxLength(160))
const sentence = z.string().check(z.minLength(20), z.maxLength(420))
const list = (min: number, max: number) => z.array(short).check(z.minLength(min), z.maxLength(max))

const kpis = z
  .array(
    z.object({
      name: short,
      unit: short,
      /** How to measure the baseline in the first weeks. */
      baseline: short,
      /** A hypothesis, with a figure: 'cut by 20 to 30 %'. */
      target: short,
    }),
  )
  .check(z.minLength(1), z.maxLength(3))

export const useCase = z.object({
  /** `industry/slug`, stable: reports refer to it. */
  id: z.string().check(z.regex(/^[a-z]+\/[a-z0-9-]+$/)),
  pattern: z.enum(PATTERNS),
  lens: z.enum(LENSES),
  /** An imperative a manager would say: 'Forecast fruit volumes by block and week'. No full stop. */
  name: short,
  /** Words and short phrases that people in this field use when they have this problem or want this; lower case, 12 to 30. Include plain synonyms, job words, system names. */
  terms: list(12, 30),
  /** How a client would put it, as they would type it: 5 to 10 pains or goals in whole clauses. */
  signals: list(5, 10),
  /** The workflow that changes, from trigger to result, told for this field. */
  workflow: sentence,
  /** Who uses it on a working day: roles of this field. */
  users: short,
  /** What to build or buy, concretely. */
  build: sentence,
  kind: z.enum(['AI', 'automation', 'process', 'existing software', 'people']),
  /** Records needed, named as this field names them. */
  data_needed: list(2, 6),
  /** Where those records usually sit: kinds of system or product names. */
  systems: list(1, 8),
  kpis,
  /** Calendar weeks to a first working version in a firm of 20 to 99. */
  weeks: z.tuple([z.number(), z.number()]),
  cost: z.enum(['low', 'medium', 'high']),
  /** 1 to 5, for a typical firm in this field that has the problem. */
  impact: z.number().check(z.minimum(1), z.maximum(5)),
  /** 1 hard, 5 easy. */
  feasibility: z.number().check(z.minimum(1), z.maximum(5)),
  /** How much good data it needs: 1 hardly any, 5 years of clean records. */
  data_demand: z.number().check(z.minimum(1), z.maximum(5)),
  /** Harm when it is wrong: 1 slight, 5 grave. */
  risk: z.number().check(z.minimum(1), z.maximum(5)),
  people_affected: list(1, 5),
  sensitive: z.array(z.enum(SENSITIVE)),
  /** Rules and regulators that bear on it, by name, as a practitioner would say them. Only ones that exist and that you are sure of. */
  rules: z.array(short).check(z.maxLength(5)),
  risks: z.array(z.object({ risk: sentence, mitigation: sentence })).check(z.minLength(2), z.maxLength(3)),
  /** The human checkpoint: who looks at what before it counts. */
  checkpoint: sentence,
  /** For sensitive ones: what the machine must not decide, and who does. */
  must_not_decide: z.optional(sentence),
  /** Conditions under which this is the wrong thing to do. */
  wrong_when: list(2, 4),
  /** The cheaper way without AI. */
  alternative: sentence,
  /** What somebody does in the first week. */
  first_step: sentence,
  /** When to stop, with a number and a time. */
  stop_test: sentence,
  owner: z.object({ small: short, medium: short, large: short }),
  /** Ids of use cases (of this industry or of `general/…`) that should come first. */
  after: z.array(z.string()),
})
export type UseCase = z.infer<typeof useCase>

/**
 * The same advice in other words: facts, figures, names and order of steps stay, sentence shapes and words differ. Two
 * firms of one trade with the same plan then still read two reports.
 */
export const wording = z.object({
  workflow: sentence,
  build: sentence,
  checkpoint: sentence,
  first_step: sentence,
  stop_test: sentence,
  alternative: sentence,
  /** In the order of the use case's own risks. */
  risks: z.array(z.object({ risk: sentence, mitigation: sentence })).check(z.minLength(2), z.maxLength(3)),
  /** In the order of the use case's own, with their units and figures. */
  kpis: z.optional(kpis),
  /** In the order of the use case's own. */
  data_needed: z.optional(list(2, 6)),
  must_not_decide: z.optional(sentence),
})
export type Wording = z.infer<typeof wording>

/** `knowledge/wordings/<industry>.json`: further wordings by use-case id. */
export type Wordings = Record<string, Wording[]>

export const industryKnowledge = z.object({
  industry: z.enum(INDUSTRY_VALUES),
  /** How the field calls its customers, staff, work and places: used so that the text sounds like the field. */
  words: z.object({ customers: short, staff: short, work: short, place: short }),
  /** What is at stake in this field this year, in a clause each: seasons, margins, shortages, rules. No figures without a source. */
  pressures: z.array(sentence).check(z.minLength(3), z.maxLength(6)),
  /** Product and system names that clients of this field mention, lower case. */
  systems: list(6, 40),
  regulators: z.array(z.object({ name: short, about: short })).check(z.minLength(2), z.maxLength(8)),
  /** Data that must never go into a public AI tool here, by its name in the field. */
  never_paste: list(3, 6),
  /** Ideas that clients of this field ask for too early or that are not AI, with the reason. */
  not_yet: z
    .array(z.object({ idea: short, terms: list(2, 12), reason: sentence }))
    .check(z.minLength(3), z.maxLength(8)),
  use_cases: z.array(useCase).check(z.minLength(10)),
})
export type IndustryKnowledge = z.infer<typeof industryKnowledge>
