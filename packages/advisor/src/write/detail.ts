/** How much is told: less where the report would grow past its length. */
export interface Detail {
  /** Causes that the client's own sentences name. */
  causes: number
  sums: number
  hidden: number
  /** Sentences of each initiative's description. */
  how: number
  /** From this place in the order on, an initiative is told in its shortest form. */
  lean: number
  /** Initiatives that are told with the way without AI. */
  without: number
  /** Rows of the closing table. */
  coverage: number
  hazards: number
  /** Initiatives that stand in the table of what they must never do. */
  guarded: number
  /** Of these, with whom they protect. */
  protects: number
  questions: number
  /** The client's own questions that the summary answers. */
  asked: number
  /** Tasks told of each piece, and whether the table says where a measure should stand half way. */
  tasks: number
  /** Smaller troubles told with their step under each initiative, and rules of law named. */
  also: number
  law: number
  readings: boolean
  references: boolean
  /** What the points mean, and the first 30 days. */
  explain: boolean
}

export const DETAILS: readonly Detail[] = [
  {
    causes: 3,
    sums: 4,
    hidden: 4,
    how: 3,
    lean: 9,
    without: 5,
    coverage: 14,
    guarded: 6,
    protects: 6,
    hazards: 3,
    questions: 3,
    asked: 2,
    also: 2,
    law: 2,
    tasks: 3,
    readings: true,
    references: true,
    explain: true,
  },
  {
    causes: 3,
    sums: 4,
    hidden: 4,
    how: 3,
    lean: 9,
    without: 2,
    coverage: 11,
    guarded: 6,
    protects: 6,
    hazards: 2,
    questions: 3,
    asked: 2,
    also: 2,
    law: 2,
    tasks: 2,
    readings: true,
    references: true,
    explain: true,
  },
  {
    causes: 3,
    sums: 4,
    hidden: 3,
    how: 3,
    lean: 3,
    without: 1,
    coverage: 9,
    guarded: 6,
    protects: 3,
    hazards: 2,
    questions: 3,
    asked: 2,
    also: 2,
    law: 2,
    tasks: 2,
    readings: true,
    references: true,
    explain: true,
  },
  {
    causes: 3,
    sums: 3,
    hidden: 3,
    how: 3,
    lean: 2,
    without: 1,
    coverage: 9,
    guarded: 6,
    protects: 2,
    hazards: 1,
    questions: 2,
    asked: 1,
    also: 2,
    law: 1,
    tasks: 2,
    readings: true,
    references: false,
    explain: true,
  },
  {
    causes: 2,
    sums: 3,
    hidden: 3,
    how: 2,
    lean: 1,
    without: 0,
    coverage: 8,
    guarded: 6,
    protects: 1,
    hazards: 1,
    questions: 2,
    asked: 1,
    also: 1,
    law: 1,
    tasks: 2,
    readings: true,
    references: false,
    explain: false,
  },
  {
    causes: 2,
    sums: 3,
    hidden: 2,
    how: 2,
    lean: 0,
    without: 0,
    coverage: 7,
    guarded: 6,
    protects: 0,
    hazards: 1,
    questions: 2,
    asked: 1,
    also: 1,
    law: 1,
    tasks: 1,
    readings: true,
    references: false,
    explain: false,
  },
  {
    causes: 2,
    sums: 2,
    hidden: 2,
    how: 2,
    lean: 0,
    without: 0,
    coverage: 6,
    guarded: 6,
    protects: 0,
    hazards: 0,
    questions: 1,
    asked: 1,
    also: 1,
    law: 1,
    tasks: 1,
    readings: false,
    references: false,
    explain: false,
  },
  {
    causes: 1,
    sums: 2,
    hidden: 1,
    how: 1,
    lean: 0,
    without: 0,
    coverage: 5,
    guarded: 3,
    protects: 0,
    hazards: 0,
    questions: 1,
    asked: 1,
    also: 0,
    law: 1,
    tasks: 1,
    readings: false,
    references: false,
    explain: false,
  },
]

export const WORDS_MAX = 1580
