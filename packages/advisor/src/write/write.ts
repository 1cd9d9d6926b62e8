import type { Block, ReportDocument, SectionKind } from '../document-tree.ts'
import type { Plan } from '../plan.ts'
import { text } from './blocks.ts'
import { executiveSummary } from './executive-summary.ts'
import { initiatives } from './initiatives.ts'
import { security } from './security.ts'
import { SECTION_TITLES } from './section-titles.ts'
import { summary } from './summary.ts'
import { timeline } from './timeline.ts'
import { whyStartHere } from './why-start-here.ts'

/** Plan → the six sections of the spec, numbered, as a tree. */
export function write(plan: Plan): ReportDocument {
  const parts: [SectionKind, (heading: (title: string) => Block) => Block[]][] = [
    ['executive-summary', () => executiveSummary(plan)],
    ['initiatives', (heading) => initiatives(plan, heading)],
    ['why-start-here', () => whyStartHere(plan)],
    ['timeline', () => timeline(plan)],
    ['security', () => security(plan)],
    ['summary', () => summary(plan)],
  ]
  return {
    preamble: [],
    sections: parts.map(([kind, make], at) => {
      const number = String(at + 1)
      let count = 0
      const heading = (title: string): Block => {
        count += 1
        return { type: 'heading', level: 3, number: `${number}.${count}`, anchor: `${kind}-${count}`, children: [text(title)] }
      }
      return { kind, number, title: SECTION_TITLES[kind], anchor: kind, blocks: make(heading) }
    }),
  }
}
