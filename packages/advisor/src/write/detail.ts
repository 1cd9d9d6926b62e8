/** How much is told: less where the report would grow past its length. */
export interface Detail {
  sums: number
  hidden: number
  /** Sentences of each initiative's description. */
  how: number
  /** From this place in the order on, an initiative is told in its shortest form. */
  lean: number
  /** Initiatives that are told with their first step, with the way without AI, with what stays with a person. */
  firstSteps: number
  without: number
  never: number
  /** Rows of the closing table. */
  coverage: number
  hazards: number
  questions: number
  /** The client's own questions that the summary answers. */
  asked: number
  references: boolean
  /** What the points mean, and the first 30 days. */
  explain: boolean
}

export const DETAILS: readonly Detail[] = [
  {
    sums: 4,
    hidden: 4,
    how: 3,
    lean: 9,
    firstSteps: 5,
    without: 5,
    never: 5,
    coverage: 14,
    hazards: 4,
    questions: 3,
    asked: 2,
    references: true,
    explain: true,
  },
  {
    sums: 4,
    hidden: 4,
    how: 3,
    lean: 9,
    firstSteps: 2,
    without: 4,
    never: 5,
    coverage: 12,
    hazards: 3,
    questions: 3,
    asked: 2,
    references: true,
    explain: true,
  },
  {
    sums: 4,
    hidden: 3,
    how: 3,
    lean: 9,
    firstSteps: 1,
    without: 2,
    never: 4,
    coverage: 10,
    hazards: 3,
    questions: 3,
    asked: 2,
    references: true,
    explain: true,
  },
  {
    sums: 3,
    hidden: 3,
    how: 2,
    lean: 4,
    firstSteps: 1,
    without: 2,
    never: 3,
    coverage: 9,
    hazards: 2,
    questions: 3,
    asked: 2,
    references: true,
    explain: true,
  },
  {
    sums: 3,
    hidden: 3,
    how: 2,
    lean: 3,
    firstSteps: 0,
    without: 1,
    never: 2,
    coverage: 8,
    hazards: 2,
    questions: 2,
    asked: 1,
    references: false,
    explain: true,
  },
  {
    sums: 3,
    hidden: 3,
    how: 2,
    lean: 2,
    firstSteps: 0,
    without: 0,
    never: 1,
    coverage: 7,
    hazards: 2,
    questions: 2,
    asked: 1,
    references: false,
    explain: false,
  },
  {
    sums: 3,
    hidden: 3,
    how: 2,
    lean: 1,
    firstSteps: 0,
    without: 0,
    never: 0,
    coverage: 6,
    hazards: 1,
    questions: 2,
    asked: 1,
    references: false,
    explain: false,
  },
  {
    sums: 3,
    hidden: 2,
    how: 2,
    lean: 0,
    firstSteps: 0,
    without: 0,
    never: 0,
    coverage: 6,
    hazards: 1,
    questions: 1,
    asked: 1,
    references: false,
    explain: false,
  },
]

export const WORDS_MAX = 1480
