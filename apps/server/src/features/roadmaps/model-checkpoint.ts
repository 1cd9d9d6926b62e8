import type { RoadmapContent } from '@cairn/contract/roadmaps'
import * as z from 'zod/mini'

const checkpoint = z.object({
  /** The report's date, so that a run after midnight goes on with the same calendar. */
  date: z.string(),
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
  return { date, usage: { model, calls: 0, input_tokens: 0, output_tokens: 0, duration_ms: 0, asked_again: 0 } }
}

/** What an earlier run left; undefined also when another model, or another version of us, left it. */
export function readCheckpoint(content: unknown, model: string): Checkpoint | undefined {
  const found = z.object({ generation: checkpoint }).safeParse(content)
  return found.success && found.data.generation.usage.model === model ? found.data.generation : undefined
}
