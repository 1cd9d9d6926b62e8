import type { SectionKind } from '@cairn/advisor/document'
import { SECTION_KINDS } from '@cairn/advisor/acceptance/grounds'
import type { RoadmapContent } from '@cairn/contract/roadmaps'
import * as z from 'zod/mini'

const kinds = SECTION_KINDS as [SectionKind, ...SectionKind[]]

const checkpoint = z.object({
  /** The report's date, so that a run after midnight goes on with the same calendar. */
  date: z.string(),
  /** Stage 1 is over. */
  proposed: z.boolean(),
  /** The initiatives the model argued for, where they are not our own. */
  wanted: z.optional(z.array(z.string())),
  argument: z.array(z.string()),
  /** Accepted texts of the model, guidance cited by id. */
  sections: z.partialRecord(z.enum(kinds), z.string()),
  /** Here the built-in text stands in. */
  refused: z.array(z.enum(kinds)),
  usage: z.object({
    model: z.string(),
    calls: z.number(),
    input_tokens: z.number(),
    output_tokens: z.number(),
    duration_ms: z.number(),
    asked_again: z.number(),
  }),
})
/** How far a model has come with a report. It is kept in `content` until the report is done, and never leaves. */
export type Checkpoint = z.infer<typeof checkpoint>

export type UnfinishedContent = RoadmapContent & { generation?: Checkpoint }

export function startCheckpoint(model: string, date: string): Checkpoint {
  const usage = { model, calls: 0, input_tokens: 0, output_tokens: 0, duration_ms: 0, asked_again: 0 }
  return { date, proposed: false, argument: [], sections: {}, refused: [], usage }
}

/** What an earlier run left; undefined also when another model, or another version of us, left it. */
export function readCheckpoint(content: unknown, model: string): Checkpoint | undefined {
  const found = z.object({ generation: checkpoint }).safeParse(content)
  return found.success && found.data.generation.usage.model === model ? found.data.generation : undefined
}

const [FIRST, PROPOSED, LAST] = [10, 20, 95]

/** From 10 to 95, as the sections come. */
export function progressOf({ proposed, sections, refused }: Checkpoint): number {
  if (!proposed) return FIRST
  const done = Object.keys(sections).length + refused.length
  return Math.round(PROPOSED + ((LAST - PROPOSED) * done) / SECTION_KINDS.length)
}
