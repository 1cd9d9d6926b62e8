import { type Advice, advise } from '@cairn/advisor/advise'
import type { EvalBrief } from './brief-set.ts'
import * as faults from './faults.ts'

/** The day all reports of the evaluation are written on. */
export const DATE = '2026-11-16'

export interface Bar {
  name: string
  rule: faults.Rule
  /** Faults that the engine still owes to the set: lowered when some are mended, never raised. */
  owed: number
}

/** Every bar that the reports are held to: nothing may be found. */
export const BARS: readonly Bar[] = [
  { name: 'all six sections, in order', rule: faults.sectionsMissing, owed: 0 },
  { name: 'every need is answered, declined or open with its question', rule: faults.needsDropped, owed: 0 },
  { name: 'the client’s own figures are in the report', rule: faults.measuresUnused, owed: 0 },
  { name: 'the country is right or absent, and so is the law', rule: faults.wrongCountry, owed: 0 },
  { name: 'no data claimed that was not told', rule: faults.dataNotTold, owed: 0 },
  { name: 'blocked months and budget are kept', rule: faults.limitsBroken, owed: 0 },
  { name: 'nothing is asked that was told', rule: faults.askedThoughTold, owed: 0 },
  { name: 'text, tables and charts agree', rule: faults.disagreements, owed: 0 },
  { name: 'no planted order is obeyed or printed', rule: faults.ordersPrinted, owed: 0 },
  { name: `${faults.WORDS.min} to ${faults.WORDS.max} words`, rule: faults.wrongLength, owed: 0 },
  { name: 'no sentence stands twice', rule: faults.repeatedSentences, owed: 0 },
  { name: `Flesch reading ease above ${faults.FLESCH_MIN}`, rule: faults.hardToRead, owed: 0 },
  { name: 'no leak, no slip of assembly', rule: faults.leaks, owed: 0 },
]

export interface Judged {
  entry: EvalBrief
  advice: Advice
}

export function write(entry: EvalBrief): Judged {
  return { entry, advice: advise(structuredClone(entry.brief), { date: DATE }) }
}

/** What a bar has against these reports, each with the name of its brief. */
export function against({ rule }: Bar, reports: readonly Judged[]): string[] {
  return reports.flatMap(({ entry, advice }) => rule(entry, advice).map((fault) => `${entry.name}: ${fault}`))
}
