/** How much is told: less where the report would grow past its length. */
export interface Detail {
  /** Causes that the client's own sentences name. */
  causes: number
  sums: number
  hidden: number
  /** Sentences of an initiative's description, and how many of the first are told whole. */
  how: number
  whole: number
  /** Initiatives that are told with what is usually behind them, and with what would make them wrong. */
  look: number
  wrong: number
  /** Whether a measure of ours is told with how its start is found. */
  starts: boolean
  /** Initiatives that are told with the way without AI. */
  without: number
  /** Rows of the closing table. */
  coverage: number
  /** Kinds of the client's limits, and hazards of the trade. */
  limits: number
  hazards: number
  /** Initiatives that stand in the table of what they must never do. */
  guarded: number
  /** Of these, with whom they protect. */
  protects: number
  questions: number
  /** The client's own questions that the summary answers. */
  asked: number
  /** Pieces of work whose dates are told with the figure at which they stop, and with what is done first. */
  stops: number
  tasks: number
  /** Smaller troubles told with their step under each initiative; above 1, the law on AI beside that of the trade. */
  also: number
  law: number
  references: boolean
  /** What the points mean, and the first 30 days. */
  explain: boolean
}

export const DETAILS: readonly Detail[] = [
  {
    causes: 3,
    sums: 3,
    hidden: 3,
    how: 4,
    whole: 6,
    look: 6,
    wrong: 6,
    starts: true,
    without: 2,
    coverage: 14,
    guarded: 4,
    protects: 2,
    limits: 6,
    hazards: 2,
    questions: 3,
    asked: 2,
    also: 2,
    law: 2,
    stops: 6,
    tasks: 6,
    references: true,
    explain: true,
  },
  {
    causes: 3,
    sums: 3,
    hidden: 3,
    how: 4,
    whole: 6,
    look: 6,
    wrong: 5,
    starts: true,
    without: 1,
    coverage: 13,
    guarded: 4,
    protects: 1,
    limits: 6,
    hazards: 2,
    questions: 3,
    asked: 2,
    also: 2,
    law: 2,
    stops: 6,
    tasks: 6,
    references: true,
    explain: true,
  },
  {
    causes: 3,
    sums: 3,
    hidden: 3,
    how: 4,
    whole: 6,
    look: 5,
    wrong: 5,
    starts: true,
    without: 1,
    coverage: 12,
    guarded: 4,
    protects: 1,
    limits: 6,
    hazards: 1,
    questions: 3,
    asked: 2,
    also: 1,
    law: 2,
    stops: 6,
    tasks: 6,
    references: false,
    explain: true,
  },
  {
    causes: 3,
    sums: 3,
    hidden: 3,
    how: 3,
    whole: 3,
    look: 5,
    wrong: 3,
    starts: true,
    without: 0,
    coverage: 12,
    guarded: 3,
    protects: 1,
    limits: 5,
    hazards: 1,
    questions: 2,
    asked: 1,
    also: 1,
    law: 2,
    stops: 6,
    tasks: 6,
    references: false,
    explain: false,
  },
  {
    causes: 2,
    sums: 3,
    hidden: 3,
    how: 3,
    whole: 3,
    look: 4,
    wrong: 2,
    starts: true,
    without: 0,
    coverage: 11,
    guarded: 3,
    protects: 0,
    limits: 5,
    hazards: 1,
    questions: 2,
    asked: 1,
    also: 1,
    law: 1,
    stops: 6,
    tasks: 6,
    references: false,
    explain: false,
  },
  {
    causes: 2,
    sums: 3,
    hidden: 2,
    how: 2,
    whole: 3,
    look: 3,
    wrong: 2,
    starts: true,
    without: 0,
    coverage: 10,
    guarded: 3,
    protects: 0,
    limits: 4,
    hazards: 0,
    questions: 2,
    asked: 1,
    also: 1,
    law: 1,
    stops: 3,
    tasks: 6,
    references: false,
    explain: false,
  },
  {
    causes: 2,
    sums: 2,
    hidden: 2,
    how: 2,
    whole: 2,
    look: 3,
    wrong: 1,
    starts: false,
    without: 0,
    coverage: 9,
    guarded: 3,
    protects: 0,
    limits: 4,
    hazards: 0,
    questions: 1,
    asked: 1,
    also: 0,
    law: 1,
    stops: 2,
    tasks: 4,
    references: false,
    explain: false,
  },
  {
    causes: 1,
    sums: 2,
    hidden: 1,
    how: 2,
    whole: 2,
    look: 2,
    wrong: 1,
    starts: false,
    without: 0,
    coverage: 8,
    guarded: 2,
    protects: 0,
    limits: 3,
    hazards: 0,
    questions: 1,
    asked: 1,
    also: 0,
    law: 1,
    stops: 1,
    tasks: 3,
    references: false,
    explain: false,
  },
  {
    causes: 1,
    sums: 1,
    hidden: 1,
    how: 2,
    whole: 1,
    look: 1,
    wrong: 0,
    starts: false,
    without: 0,
    coverage: 6,
    guarded: 2,
    protects: 0,
    limits: 3,
    hazards: 0,
    questions: 1,
    asked: 1,
    also: 0,
    law: 1,
    stops: 0,
    tasks: 1,
    references: false,
    explain: false,
  },
]

export const WORDS_MAX = 1600
