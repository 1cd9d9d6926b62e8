import type { EvalBrief } from '../brief-set.ts'
import { SECOND_SET_A } from './second-set-a.ts'
import { SECOND_SET_B } from './second-set-b.ts'

/** Written blind, by someone who had not seen the engine: its figures show what tuning to the first set hides. */
export const SECOND_SET: readonly EvalBrief[] = [...SECOND_SET_A, ...SECOND_SET_B]
