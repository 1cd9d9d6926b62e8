import type { Block, ReportDocument, SectionKind } from '../document-tree.ts'
import type { Plan } from '../plan.ts'
import { type Heading, text } from './blocks.ts'
import { countWords } from './count-words.ts'
import { type Detail, DETAILS, WORDS_MAX } from './detail.ts'
import { executiveSummary } from './executive-summary.ts'
import { initiatives } from './initiatives.ts'
import { security } from './security.ts'
import { SECTION_TITLES } from './section-titles.ts'
import { summary } from './summary.ts'
import { timeline } from './timeline.ts'
import { whyStartHere } from './why-start-here.ts'

/** Plan → the six sections of the spec, numbered, as a tree. */
export function write(plan: Plan): ReportDocument {
  const whole = sectionsOf(plan, DETAILS[0] as Detail)
  if (countWords(whole) <= WORDS_MAX) return whole
  // Each level is shorter than the one before it, so the first that fits is found by halves.
  let [from, to] = [1, DETAILS.length - 1]
  let document = sectionsOf(plan, DETAILS[to] as Detail)
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const tried = sectionsOf(plan, DETAILS[middle] as Detail)
    if (countWords(tried) <= WORDS_MAX) [to, document] = [middle, tried]
    else from = middle + 1
  }
  return document
}

function sectionsOf(plan: Plan, detail: Detail): ReportDocument {
  const parts: [SectionKind, (heading: Heading) => Block[]][] = [
    ['executive-summary', () => executiveSummary(plan, detail)],
    ['initiatives', (heading) => initiatives(plan, detail, heading)],
    ['why-start-here', () => whyStartHere(plan, detail)],
    ['timeline', () => timeline(plan, detail)],
    ['security', () => security(plan, detail)],
    ['summary', () => summary(plan, detail)],
  ]
  return {
    preamble: [],
    sections: parts.map(([kind, make], at) => {
      const number = String(at + 1)
      let count = 0
      const heading: Heading = (title, label) => {
        count += 1
        return {
          type: 'heading',
          level: 3,
          number: label ?? `${number}.${count}`,
          anchor: `${kind}-${count}`,
          children: [text(title)],
        }
      }
      return { kind, number, title: SECTION_TITLES[kind], anchor: kind, blocks: make(heading) }
    }),
  }
}
