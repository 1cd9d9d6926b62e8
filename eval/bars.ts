import type { BriefResult, Measures } from './measure.ts'

export interface Bar {
  name: string
  bar: string
  value: (measures: Measures) => string
  met: (measures: Measures) => boolean
}

export const WORDS = { min: 900, max: 1600 }
export const FLESCH_MIN = 55

const percent = (value: number) => `${(100 * value).toFixed(1)} %`
const count = (measures: Measures, value: (brief: BriefResult) => number) =>
  measures.briefs.reduce((sum, brief) => sum + value(brief), 0)

const atLeast = (name: string, bar: number, value: (m: Measures) => number): Bar => ({
  name,
  bar: `at least ${percent(bar)}`,
  value: (m) => percent(value(m)),
  met: (m) => value(m) >= bar,
})
const below = (name: string, bar: number, value: (m: Measures) => number): Bar => ({
  name,
  bar: `below ${percent(bar)}`,
  value: (m) => percent(value(m)),
  met: (m) => value(m) < bar,
})
const none = (name: string, value: (m: Measures) => number): Bar => ({
  name,
  bar: 'none',
  value: (m) => String(value(m)),
  met: (m) => value(m) === 0,
})

/** Every bar that the reports are held to. */
export const BARS: readonly Bar[] = [
  none('reports without all six sections in order', (m) => count(m, (b) => Math.min(1, b.sections_missing.length))),
  atLeast('initiative precision', 0.9, (m) => m.precision),
  atLeast('core recall', 0.8, (m) => m.core_recall),
  below('wrong initiatives', 0.02, (m) => m.wrong_rate),
  atLeast('facts of the brief mentioned', 0.9, (m) => m.facts),
  atLeast('required risks mentioned', 0.9, (m) => m.risks),
  atLeast('contradictions, missing information, red lines named', 1, (m) => m.sayings),
  atLeast('weeks, cost, data, measure, check and stop test of each initiative', 0.98, (m) => m.parts),
  none('quotations that the client never wrote', (m) => count(m, (b) => b.misquotes.length)),
  none('forbidden things said', (m) => count(m, (b) => b.said_after_all.length)),
  below('similarity between companies, mean', 0.05, (m) => m.similarity_mean),
  below('similarity between companies, highest', 0.15, (m) => m.similarity_max),
  none('sentences in 30 % of the reports', (m) => m.boilerplate.length),
  {
    name: 'words',
    bar: `${WORDS.min} to ${WORDS.max}`,
    value: (m) => `${m.words_min} to ${m.words_max}`,
    met: (m) => m.words_min >= WORDS.min && m.words_max <= WORDS.max,
  },
  {
    name: 'Flesch reading ease of every report',
    bar: `above ${FLESCH_MIN}`,
    value: (m) => `${m.flesch_min.toFixed(1)} (mean ${m.flesch_mean.toFixed(1)})`,
    met: (m) => m.flesch_min > FLESCH_MIN,
  },
  none('leaks', (m) => count(m, (b) => b.leaks.length)),
  none('slips of assembly', (m) => count(m, (b) => b.slips.length)),
  none('changed goals ignored', (m) => m.goal_ignored.length),
]
