import { isLegalNotice, sentencesOf, wordsOf, type ReadReport } from './prose.ts'

const GRAM = 5

/** Distinct runs of five lower-cased words within a passage, outside headings, table heads and legal notices. */
export function gramsOf(report: ReadReport): Set<string> {
  const grams = new Set<string>()
  for (const passage of report.passages) {
    if (passage.kind === 'heading' || passage.kind === 'head') continue
    const kept = sentencesOf(passage.text).filter((sentence) => !isLegalNotice(sentence))
    const words = wordsOf(kept.join(' ').toLowerCase())
    for (let at = 0; at + GRAM <= words.length; at += 1) grams.add(words.slice(at, at + GRAM).join(' '))
  }
  return grams
}

/** Shared distinct grams over the smaller set: a short report cannot hide in a long one. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  if (small.size === 0) return 0
  let shared = 0
  for (const gram of small) if (large.has(gram)) shared += 1
  return shared / small.size
}

export interface Repeated {
  sentence: string
  reports: number
}

/** Sentences of five words or more, dates and figures aside, that stand, but for case and figures, in at least `share` of the reports. */
export function boilerplate(reports: readonly ReadReport[], share: number): Repeated[] {
  const seen = new Map<string, number>()
  for (const report of reports) {
    const own = new Set<string>()
    for (const passage of report.passages) {
      if (passage.kind === 'heading' || passage.kind === 'head' || passage.kind === 'quote') continue
      for (const sentence of sentencesOf(passage.text)) {
        if (!isLegalNotice(sentence)) own.add(normalised(sentence))
      }
    }
    for (const sentence of own) seen.set(sentence, (seen.get(sentence) ?? 0) + 1)
  }
  return [...seen]
    .filter(([sentence, count]) => spokenWords(sentence) >= GRAM && count >= share * reports.length)
    .map(([sentence, count]) => ({ sentence, reports: count }))
    .sort((a, b) => b.reports - a.reports)
}

function spokenWords(sentence: string): number {
  return wordsOf(sentence).filter((word) => /\p{L}/u.test(word)).length
}

function normalised(sentence: string): string {
  return wordsOf(sentence.toLowerCase().replace(/\d[\d.,]*/g, '0')).join(' ')
}
