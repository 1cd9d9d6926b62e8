/** How much is told: less where the report would grow past its length. */
export interface Detail {
  sums: number
  hidden: number
  /** Initiatives that are told with their first step, and with the way without AI. */
  firstSteps: number
  without: number
  never: number
  coverage: number
  hazards: number
  questions: number
}

export const DETAILS: readonly Detail[] = [
  { sums: 4, hidden: 4, firstSteps: 5, without: 5, never: 5, coverage: 14, hazards: 4, questions: 4 },
  { sums: 4, hidden: 3, firstSteps: 3, without: 5, never: 5, coverage: 12, hazards: 3, questions: 3 },
  { sums: 3, hidden: 3, firstSteps: 1, without: 3, never: 4, coverage: 10, hazards: 3, questions: 3 },
  { sums: 3, hidden: 3, firstSteps: 1, without: 1, never: 3, coverage: 9, hazards: 2, questions: 3 },
  { sums: 3, hidden: 2, firstSteps: 0, without: 0, never: 2, coverage: 8, hazards: 2, questions: 2 },
  { sums: 2, hidden: 2, firstSteps: 0, without: 0, never: 1, coverage: 6, hazards: 1, questions: 2 },
]

export const WORDS_MAX = 1500
