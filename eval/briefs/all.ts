import type { EvalBrief } from '../brief-set.ts'
import { CARE_AND_LEARNING } from './care-and-learning.ts'
import { LAND_AND_WORKS } from './land-and-works.ts'
import { LANGUAGES } from './languages.ts'
import { LINES_AND_CONTRADICTIONS } from './lines-and-contradictions.ts'
import { MONEY_AND_LAW } from './money-and-law.ts'
import { OTHER_TRADES } from './other-trades.ts'
import { SECOND_SET } from './second-set.ts'
import { SHOPS_AND_TRAVEL } from './shops-and-travel.ts'

export const BRIEFS: readonly EvalBrief[] = [
  ...LAND_AND_WORKS,
  ...MONEY_AND_LAW,
  ...CARE_AND_LEARNING,
  ...SHOPS_AND_TRAVEL,
  ...OTHER_TRADES,
  ...LINES_AND_CONTRADICTIONS,
  ...LANGUAGES,
  ...SECOND_SET,
]
