import type { EvalBrief } from '../brief-set.ts'
import { SECOND_SET_A } from './second-set-a.ts'
import { SECOND_SET_B } from './second-set-b.ts'

/** Written blind, and kept out of the set that the engine is tuned on: its figures show what tuning hides. */
export const SECOND_SET: readonly EvalBrief[] = [...SECOND_SET_A, ...SECOND_SET_B]
