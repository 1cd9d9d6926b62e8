/** How much is told: less where the report would grow past its length. */
export interface Detail {
  /** Causes that the client's own sentences name. */
  causes: number
  sums: number
  hidden: number
  /** Sentences of an initiative's description, so many more of what its trade knows, and how many of the first are told whole. */
  how: number
  more: number
  whole: number
  /** The client's own sentences told before an initiative, and how many initiatives are told with them. */
  own: number
  owned: number
  /** Initiatives that are told with what to do when the test fails. */
  fails: number
  /** Initiatives that are told with what is usually behind them, and with what would make them wrong. */
  look: number
  wrong: number
  /** Whether a measure of ours is told with how its start is found. */
  starts: boolean
  /** Initiatives that are told with where their measure should stand at the review. */
  marks: number
  /** Initiatives that are told with the way without AI. */
  without: number
  /** The client's sentences told in one row of the closing table, how many circumstances have one, and its rows. */
  coverage: number
  hurdles: number
  rows: number
  /** Initiatives that are told with what the client keeps for them, and with what to look for in it. */
  data: number
  sought: number
  /** Initiatives that are told with whose days they take. */
  whose: number
  /** Kinds of the client's limits, and hazards of the trade. */
  limits: number
  hazards: number
  /** Initiatives that stand in the table of what they must never do. */
  guarded: number
  /** And with how harm would show. */
  harm: boolean
  /** Of these, with whom they protect. */
  protects: number
  questions: number
  /** The client's own questions that the summary answers. */
  asked: number
  /** Pieces of work whose dates are told with what is done first. */
  firsts: number
  /** Smaller troubles told with their step under each initiative; above 1, the law on AI beside that of the trade. */
  also: number
  law: number
  references: boolean
  /** Pieces of work whose place in the order is told. */
  ranked: number
  /** What the points mean. */
  explain: boolean
}

const WHOLE: Detail = {
  causes: 3,
  sums: 3,
  hidden: 3,
  how: 4,
  more: 3,
  whole: 6,
  own: 2,
  owned: 6,
  fails: 6,
  look: 6,
  wrong: 6,
  starts: true,
  marks: 6,
  without: 2,
  coverage: 6,
  hurdles: 5,
  rows: 14,
  data: 6,
  sought: 6,
  whose: 6,
  guarded: 6,
  harm: true,
  protects: 2,
  limits: 6,
  hazards: 2,
  questions: 3,
  asked: 2,
  also: 2,
  law: 2,
  firsts: 6,
  references: true,
  ranked: 5,
  explain: true,
}

/** What each level tells less than the one before it. */
const LESS: readonly Partial<Detail>[] = [
  { look: 5, without: 1, coverage: 5, hazards: 1, references: false },
  { look: 4, wrong: 5, without: 0, hurdles: 4, limits: 5, asked: 1, also: 1, explain: false },
  { look: 3, wrong: 4, coverage: 4, protects: 1, law: 1, more: 2 },
  { causes: 2, hidden: 2, look: 2, limits: 4, hazards: 0, ranked: 4 },
  { look: 1, wrong: 3, starts: false, hurdles: 3, protects: 0, also: 0, firsts: 4 },
  { sums: 2, look: 0, more: 1, questions: 2 },
  { causes: 1, coverage: 3, wrong: 2, firsts: 3, ranked: 3, harm: false },
  { how: 3, whole: 3, wrong: 1, sought: 4 },
  { more: 0, whole: 1, fails: 3, whose: 1, firsts: 1, ranked: 2, marks: 3, coverage: 2 },
  { own: 1, wrong: 0, ranked: 0, hurdles: 2, questions: 1, sought: 2, limits: 4 },
  { fails: 2, rows: 8, marks: 2, hurdles: 1, firsts: 0, how: 2, whole: 0 },
  { hidden: 1, fails: 1, limits: 3, asked: 0, coverage: 1, sought: 1, owned: 4, data: 5 },
  { owned: 1, data: 4, rows: 5, law: 0, marks: 1, guarded: 3 },
]

/** From all to the least. */
export const DETAILS: readonly Detail[] = [{}, ...LESS].map((_, level) =>
  Object.assign({ ...WHOLE }, ...LESS.slice(0, level)),
)

export const WORDS_MAX = 1550
