import { INDUSTRY_VALUES } from '@cairn/contract/industries'
import * as z from 'zod/mini'
import { LAW_TOPICS, MOVES } from './labels.ts'

const short = z.string().check(z.minLength(2), z.maxLength(160))
const sentence = z.string().check(z.minLength(20), z.maxLength(440))
const list = (min: number, max: number) => z.array(short).check(z.minLength(min), z.maxLength(max))
const span = z.tuple([z.number(), z.number()]).check(z.refine(([from, to]) => 0 < from && from <= to))
const grade = z.int().check(z.minimum(1), z.maximum(5))

/** What a trade knows about a move: names, hazards, when it is wrong. True in any country; the law is named elsewhere. */
export const tradeNote = z.object({
  /** `industry/slug`, stable. */
  id: z.string().check(z.regex(/^[a-z]+\/[a-z0-9-]+$/)),
  /** Best first. */
  moves: z.array(z.enum(MOVES)).check(z.minLength(1), z.maxLength(2)),
  /** Where it also belongs; without it, the industry of its file. */
  industries: z.optional(z.array(z.enum(INDUSTRY_VALUES)).check(z.minLength(2))),
  /** An imperative, as a manager would say it. */
  name: short,
  /** The thing it is about. */
  topic: short,
  /** Lower case. For finding, not for printing. */
  terms: list(6, 45),
  /** Whole clauses as clients type them. For finding, not for printing. */
  signals: list(4, 16),
  /** What happens on a working day: what is read, what comes out, who acts on it. */
  how: sentence,
  tools: list(1, 8),
  data: list(2, 6),
  measures: z
    .array(
      z.object({
        name: short,
        unit: short,
        lower_is_better: z.boolean(),
        /** How to measure the start. */
        baseline: short,
        /** A hypothesis, worded as one. */
        typical: short.check(z.regex(/^working hypothesis: /)),
      }),
    )
    .check(z.minLength(1), z.maxLength(3)),
  users: short,
  owner: z.object({ small: short, medium: short, large: short }),
  hazards: z.array(z.object({ risk: sentence, measure: sentence })).check(z.minLength(2), z.maxLength(2)),
  people: list(1, 5),
  /** What stays with a person, and with whom. */
  must_not_decide: z.optional(sentence),
  checkpoint: sentence,
  wrong_when: list(2, 4),
  without_ai: sentence,
  first_step: sentence,
  /** How to try it on the client's own past or in shadow, with a number. */
  test: sentence.check(
    z.regex(
      /\d|\b(?:no|none|all|every|each|half|third|quarter|fifth|tenth|twice|halved?|one|two|three|four|five|six|seven|eight|nine|ten)\b/i,
    ),
  ),
  stop: sentence,
  weeks: span,
  /** Days of work, inside and outside, to a first working version in a firm of 20 to 99 people. */
  days: span,
  /** What runs on as licences: none, a few seats, one for each of a team. */
  seats: z.enum(['none', 'few', 'team']),
  impact: grade,
  feasibility: grade,
  data_demand: grade,
  risk: grade,
  topics: z.array(z.enum(LAW_TOPICS)),
  /** Whether what is done is AI, bought or built. */
  ai: z.boolean(),
})
export type TradeNote = z.infer<typeof tradeNote>

export const trade = z.object({
  industry: z.enum(INDUSTRY_VALUES),
  words: z.object({ customers: short, staff: short, work: short, place: short }),
  /** Software that clients of the trade name, lower case: a lexicon for reading. */
  systems: list(6, 90),
  /** The first three are printed: true for every firm of the trade, not only for one kind, and without a comma. */
  never_paste: list(5, 6),
  /** Only what is true anywhere. */
  pressures: z.optional(z.array(sentence).check(z.minLength(3), z.maxLength(6))),
  notes: z.array(tradeNote).check(z.minLength(10)),
})
export type Trade = z.infer<typeof trade>
