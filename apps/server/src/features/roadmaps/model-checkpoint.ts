import type { RoadmapContent } from '@cairn/contract/roadmaps'
import type { ModelStage } from '@cairn/domain/progress'
import * as z from 'zod/mini'

/** One version of the steps; what another version left is begun anew. */
const VERSION = 5

const checkpoint = z.object({
  version: z.literal(VERSION),
  /** The report's date, so that a run after midnight goes on with the same calendar. */
  date: z.string(),
  /** By the call's name, what a finished step has come to; null where it was given up. Never asked for again. */
  done: z.record(z.string(), z.unknown()),
  usage: z.object({
    model: z.string(),
    calls: z.number(),
    input_tokens: z.number(),
    output_tokens: z.number(),
    duration_ms: z.number(),
    asked_again: z.number(),
    fallbacks: z.number(),
  }),
})
/** How far a model has come with a report. It is kept in `content` until the report is done, and never leaves. */
export type Checkpoint = z.infer<typeof checkpoint>

export type UnfinishedContent = RoadmapContent & { generation?: Checkpoint }

export function startCheckpoint(model: string, date: string): Checkpoint {
  const usage = { model, calls: 0, input_tokens: 0, output_tokens: 0, duration_ms: 0, asked_again: 0, fallbacks: 0 }
  return { version: VERSION, date, done: {}, usage }
}

/** What an earlier run left; undefined also when another model, or another version of us, left it. */
export function readCheckpoint(content: unknown, model: string): Checkpoint | undefined {
  const found = z.object({ generation: checkpoint }).safeParse(content)
  return found.success && found.data.generation.usage.model === model ? found.data.generation : undefined
}

/** The steps in their order, with the percentage at which each is over and what the client reads while it runs. */
const STEPS: [name: RegExp, done: number, doing: ModelStage][] = [
  [/^read$/, 20, 'Reading your brief'],
  [/^propose$/, 38, 'Weighing the options'],
  [/^challenge$/, 50, 'Checking the plan'],
  [/^revise$/, 58, 'Checking the plan'],
  [/^draft$/, 70, 'Writing'],
  [/^write-/, 84, 'Writing'],
  [/^judge-/, 95, 'Writing'],
]
const FIRST = 10
const PARTS = 3

/** From 10 to 95, as the calls come. */
export function progressOf({ done }: Checkpoint): number {
  let progress = FIRST
  for (const [name, until] of STEPS) {
    const count = Object.keys(done).filter((one) => name.test(one)).length
    if (count === 0) continue
    const whole = name.source.endsWith('-') ? PARTS : 1
    progress = Math.max(progress, progress + ((until - progress) * Math.min(count, whole)) / whole)
  }
  return Math.round(progress)
}

export function doingOf({ done }: Checkpoint): ModelStage {
  const finished = (name: string) => name in done
  if (!finished('read')) return 'Reading your brief'
  if (!finished('propose')) return 'Weighing the options'
  return finished('challenge') && finished('revise') ? 'Writing' : 'Checking the plan'
}
