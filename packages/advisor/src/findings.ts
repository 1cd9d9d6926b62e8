import { INDUSTRY_VALUES } from '@cairn/contract/company'
import { insights, LENSES, pointsBreakdown } from '@cairn/contract/insights'
import * as z from 'zod/mini'

const confidence = z.enum(['low', 'medium', 'high'])

export const initiative = z.object({
  id: z.string(),
  label: z.string(), // 'I1'
  name: z.string(),
  role: z.enum(['quick win', 'foundation', 'strategic bet', 'next step']),
  lens: z.enum(LENSES),
  pattern: z.string(),
  kind: z.enum(['AI', 'automation', 'process', 'existing software', 'people']),
  /** The client's sentences it rests on; none when it rests on the industry alone. */
  quotes: z.array(z.string()),
  workflow: z.string(),
  users: z.string(),
  build: z.string(),
  data_held: z.array(z.string()),
  data_missing: z.array(z.string()),
  kpis: z.array(z.object({ name: z.string(), unit: z.string(), baseline: z.string(), target: z.string() })),
  weeks: z.tuple([z.number(), z.number()]),
  cost: z.string(),
  points: pointsBreakdown,
  impact: z.number(),
  feasibility: z.number(),
  risks: z.array(z.object({ risk: z.string(), mitigation: z.string() })),
  checkpoint: z.string(),
  must_not_decide: z.optional(z.string()),
  sensitive: z.array(z.string()),
  people_affected: z.array(z.string()),
  rules: z.array(z.string()),
  wrong_when: z.array(z.string()),
  alternative: z.string(),
  first_step: z.string(),
  stop_test: z.string(),
  owner: z.string(),
  /** How a limit that the client set shapes it: 'only on your own server'. */
  bound: z.optional(z.string()),
  confidence,
  /** Labels of initiatives that come first. */
  after: z.array(z.string()),
  guidance: z.array(z.string()),
})
export type Initiative = z.infer<typeof initiative>

/** What discovery found: everything the report may say. A model's answer is held to the same shape. */
export const findings = z.object({
  company: z.string(),
  industry: z.enum(INDUSTRY_VALUES),
  /** How to name the field in a sentence. */
  field: z.string(),
  size: z.enum(['small', 'medium', 'large']),
  size_label: z.string(),
  staff: z.optional(z.number()),
  language: z.string(),
  place: z.optional(z.string()),
  date: z.string(),
  /** 0 to 4. */
  data_level: z.number(),
  team_level: z.number(),
  vague: z.boolean(),
  facts: z.array(z.string()),
  systems: z.array(z.string()),
  deadlines: z.array(z.string()),
  people: z.array(z.string()),
  /** Trades of the client's own staff, singular. */
  roles: z.optional(z.array(z.string())),
  constraints: z.array(z.object({ kind: z.string(), quote: z.string() })),
  red_lines: z.array(
    z.object({ quote: z.string(), what: z.string(), bans: z.array(z.string()), removed: z.array(z.string()) }),
  ),
  contradictions: z.array(
    z.object({ a: z.string(), b: z.string(), answer: z.optional(z.boolean()), taken: z.string() }),
  ),
  /** Sentences that give orders to the writer of the report; they were left out. */
  orders: z.number(),
  unknowns: z.array(z.object({ question: z.string(), effect: z.string() })),
  lenses: insights.shape.lenses,
  initiatives: z.array(initiative),
  /** Each wish and trouble of the client, and what becomes of it. */
  answers: z.optional(
    z.array(z.object({ quote: z.string(), kind: z.enum(['answered', 'limit', 'open']), labels: z.array(z.string()) })),
  ),
  not_yet: z.array(
    z.object({
      idea: z.string(),
      kind: z.enum(['refused', 'not yet', 'not AI', 'not for a machine']),
      reason: z.string(),
      quote: z.optional(z.string()),
    }),
  ),
  first_step_not_ai: z.boolean(),
  /** Why the first initiative is the first: what it answers, in the client's words, or what waits for it. */
  lead: z.optional(
    z.object({
      kind: z.enum(['goal', 'figure', 'groundwork', 'points']),
      quote: z.optional(z.string()),
      /** The initiative that answers the quote. */
      answer: z.optional(z.string()),
    }),
  ),
  binding: z.object({
    kind: z.enum(['data', 'people', 'money', 'time', 'care', 'clarity']),
    quote: z.optional(z.string()),
  }),
  sensitive: z.array(z.string()),
  words: z.object({ customers: z.string(), staff: z.string(), work: z.string(), place: z.string() }),
  pressures: z.array(z.string()),
  regulators: z.array(z.object({ name: z.string(), about: z.string() })),
  never_paste: z.array(z.string()),
  confidence,
  confidence_reason: z.string(),
})
export type Findings = z.infer<typeof findings>
