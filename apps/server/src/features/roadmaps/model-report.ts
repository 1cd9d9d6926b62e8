import { type Advice, advise, type AdviceOptions } from '@cairn/advisor/advise'
import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import type { Model } from '../../adapters/model/client.ts'
import type { Checkpoint } from './model-checkpoint.ts'
import { inPlaceOf } from './model-remarks.ts'

export interface ModelTask {
  brief: RoadmapBrief
  options: AdviceOptions
  model: Model
  /** What earlier runs have finished; it is added to. */
  checkpoint: Checkpoint
  /** Called after each finished step, so that none is done twice. */
  save: (checkpoint: Checkpoint, progress: number) => Promise<void>
  signal: AbortSignal
  /** On the monotonic clock: from then on the built-in engine writes what is missing. */
  giveUpAt: number
}

export interface ModelReport extends Pick<Advice, 'text' | 'document' | 'insights'> {
  written_by: string
  /** Set when nothing in it is the model's: why. */
  failure?: string
}

/** No call is made yet: the model's part of the second design is still to come. */
const REASON = 'it is not asked by this version'

/** The report as a model thinks it, in the types of the built-in engine; that one stands in where it fails. */
export async function modelReport({ brief, options, model }: ModelTask): Promise<ModelReport> {
  const { text, document, insights } = advise(brief, options)
  return { text, document, insights, written_by: inPlaceOf(model.name, REASON), failure: REASON }
}
