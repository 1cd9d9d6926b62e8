import * as z from 'zod/mini'
import { LENSES } from './lenses.ts'

const points = z.number().check(z.minimum(0), z.maximum(100))

/** How much of each part of the published formula an initiative earned; the parts add up to its total. */
export const pointsBreakdown = z.object({
  impact: z.number(), // of 30
  feasibility: z.number(), // of 25
  data: z.number(), // of 20
  risk: z.number(), // of 15
  fit: z.number(), // of 10
  total: points,
})
export type PointsBreakdown = z.infer<typeof pointsBreakdown>

/** What a report may ask its reader for; `more` is whatever else there is to say. */
export const QUESTION_KINDS = [
  'measure',
  'country',
  'budget',
  'data',
  'owner',
  'volume',
  'open-need',
  'due',
  'more',
] as const

export const openQuestion = z.object({
  id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  question: z.string(),
  /** Why it matters: what an answer could change. */
  why: z.string(),
  /** What the plan takes for granted until it is answered. */
  assumed: z.string(),
  topic: z.optional(z.string()),
  /** The client's own sentences it is about. */
  quotes: z.array(z.string()),
})
export type OpenQuestion = z.infer<typeof openQuestion>

export const insights = z.object({
  /** What the cover says, for those who read no further; reports from before it was kept have none. */
  headline: z.optional(
    z.object({
      decision: z.string(), // 'Start with “…”.'
      cost: z.string(), // of all the work proposed: money in year one, or days where prices are not known
      budget: z.optional(z.string()), // as the client wrote it
      starts: z.string(), // ISO date
      judged: z.string(), // ISO date: when the first test is decided
    }),
  ),
  /** The radar. Score 0 to 5 with one sentence why. */
  lenses: z.array(
    z.object({
      lens: z.enum(LENSES),
      label: z.string(),
      score: z.number().check(z.minimum(0), z.maximum(5)),
      reason: z.string(),
    }),
  ),
  /** The initiatives in the recommended order, with what the impact/feasibility map needs (both 0 to 10). */
  initiatives: z.array(
    z.object({
      id: z.string(), // stable, from the knowledge base
      label: z.string(), // 'I1', as the charts name it
      name: z.string(),
      role: z.enum(['quick win', 'foundation', 'strategic bet', 'next step']),
      lens: z.enum(LENSES),
      impact: z.number().check(z.minimum(0), z.maximum(10)),
      feasibility: z.number().check(z.minimum(0), z.maximum(10)),
      weeks: z.number(),
      points: pointsBreakdown,
      /** The client's own words it rests on; empty when it rests on the industry alone. */
      evidence: z.array(z.string()),
      guidance: z.array(z.string()),
      /** The client's figures it is held to, as the report states them. */
      figures: z.optional(z.array(z.string())),
      /** What it rests on besides: records held, who owns it, what it may cost, what it waits for. */
      rests_on: z.optional(z.object({ data: z.string(), owner: z.string(), cost: z.string(), waits: z.string() })),
    }),
  ),
  /** The 12-month timeline. Months count from the report's date: from 0 up to 12. */
  timeline: z.array(
    z.object({
      id: z.string(),
      lane: z.string(), // an initiative's label and name, or 'Foundations', 'Governance'
      task: z.string(),
      from: z.number().check(z.minimum(0), z.maximum(12)),
      to: z.number().check(z.minimum(0), z.maximum(12)),
      after: z.array(z.string()), // ids of tasks this one waits for
    }),
  ),
  /** The guidance the report refers to, numbered in the order of appearance. */
  references: z.array(
    z.object({
      number: z.number(),
      id: z.string(),
      title: z.string(),
      publisher: z.string(),
      year: z.string(),
      url: z.optional(z.string()),
      verified: z.boolean(), // seen at the publisher, not in a secondary copy
    }),
  ),
  confidence: z.enum(['low', 'medium', 'high']),
  /** What binds the whole plan, where it is told. */
  bounds: z.optional(z.object({ country: z.string(), budget: z.string() })),
  /** What would change the plan, if it were told. Reports written before there were versions have none. */
  questions: z.optional(z.array(openQuestion)),
})
export type Insights = z.infer<typeof insights>
