import { expect, test } from 'vitest'
import { score, type File } from './reader-labels.ts'

/** What the reader must reach on its labelled sentences, in percent: those it was tuned on, and the third it was not. */
const BARS: [
  file: File,
  name: string,
  seen: [precision: number, recall: number],
  unseen: [precision: number, recall: number],
][] = [
  ['measures', 'measures', [97, 96], [85, 80]],
  ['limits', 'limits', [95, 95], [80, 80]],
  ['people', 'roles', [95, 95], [80, 80]],
  ['people', 'absences', [95, 95], [80, 80]],
  ['records', 'assets', [93, 93], [75, 75]],
  ['records', 'systems', [95, 95], [80, 80]],
  ['topics', 'topics', [93, 93], [60, 60]],
  ['clauses', 'clauses', [95, 95], [85, 85]],
  ['moments', 'disagreements', [95, 95], [75, 75]],
  ['moments', 'dates', [95, 95], [80, 80]],
  ['places', 'countries', [99, 90], [95, 80]],
  ['places', 'currencies', [95, 95], [80, 80]],
]

const TIMEOUT_MS = 60_000

test.each(BARS)(
  '%s: %s are read well enough',
  (file, name, seen, unseen) => {
    for (const [which, [precision, recall]] of [
      ['seen', seen],
      ['unseen', unseen],
    ] as const) {
      const found = score(file, which)[name]
      expect([which, 'precision', 100 * (found?.precision ?? 0) >= precision]).toEqual([which, 'precision', true])
      expect([which, 'recall', 100 * (found?.recall ?? 0) >= recall]).toEqual([which, 'recall', true])
    }
  },
  TIMEOUT_MS,
)
