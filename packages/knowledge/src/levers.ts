import data from '../data/levers.json' with { type: 'json' }

/**
 * What the client's own sentence says is the matter: waiting for somebody's papers, a queue before one desk, causes
 * nobody wrote down. Each is a pattern of speech that holds in any trade, and leads to the move that meets it.
 */
const SIGNS = Object.entries(data.signs).map(([move, { says, serves, time }]) => ({
  move,
  says: says.map((pattern) => new RegExp(pattern, 'iu')),
  serves: new Set(serves),
  time,
}))

/** The moves that a sentence itself calls for. */
export function leversIn(text: string): string[] {
  return SIGNS.filter(({ says }) => says.some((pattern) => pattern.test(text))).map(({ move }) => move)
}

/** Whether what a lever mends is usually behind what another move is wanted for. */
export function leverServes(lever: string, move: string): boolean {
  return SIGNS.some((one) => one.move === lever && (one.move === move || one.serves.has(move)))
}

/** What counts mistakes does not shorten a wait: whether mending it saves time. */
export function leverSavesTime(lever: string): boolean {
  return SIGNS.some(({ move, time }) => move === lever && time)
}
