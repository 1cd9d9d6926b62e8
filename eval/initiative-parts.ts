import { parseReport, plainText, type Block } from '@cairn/advisor/document'
import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { wordsOf, type ReadReport } from './prose.ts'

/** Ways to say that it ends; with a condition beside it, that is a stop test. */
const GIVE_UP =
  '(stop|halt|pause|drop|end|abandon|give up|call it off|turn it off|switch it off|take it down|back out|leave it|withdraw|quit|let it go|hold|go back|return to|review after|look at|fix)'

/** What a reader needs of each initiative before spending money on it. */
const PARTS: readonly (readonly [string, RegExp])[] = [
  ['weeks', /\d+ weeks?\b/i],
  ['cost', /\$ ?\d|no (extra )?cost|costs? nothing|free of charge/i],
  ['data', /\bdata\b|\brecords?\b/i],
  ['measure', /\b(KPI|measures?|yardstick|baseline)\b/i],
  ['human check', /\b(checkpoint|checks|signs|approves|reviews|decides|reads|looks (at|over|through))\b/i],
  ['stop test', new RegExp(`\\b${GIVE_UP}\\b[^.]*\\b(if|unless|when|after)\\b|\\bif\\b[^.]*\\b${GIVE_UP}\\b`, 'i')],
]

/** `I2: stop test` for each part that an initiative lacks. The first one's stop test may stand in Why Start Here. */
export function missingParts(text: string, initiatives: number): string[] {
  const { sections } = parseReport(text)
  const blocks = sections.find(({ kind }) => kind === 'initiatives')?.blocks ?? []
  const why = sections.find(({ kind }) => kind === 'why-start-here')?.blocks ?? []
  const starts = blocks.flatMap((block, at) => (block.type === 'heading' && block.level === 3 ? [at] : []))
  return Array.from({ length: initiatives }, (_, at) => {
    const own = starts[at] === undefined ? [] : blocks.slice(starts[at] + 1, starts[at + 1])
    const told = [...own, ...(at === 0 ? why : [])].map((block) => blockText(block)).join('\n')
    return PARTS.filter(([, pattern]) => !pattern.test(told)).map(([part]) => `I${at + 1}: ${part}`)
  }).flat()
}

export const PART_COUNT = PARTS.length

/** Quotation blocks that the client never wrote. Case, markup and stops aside; a cut at the end is allowed. */
export function misquotes(report: ReadReport, brief: RoadmapBrief): string[] {
  const told = comparable(
    Object.values(brief)
      .filter((value) => typeof value === 'string')
      .join(' '),
  )
  return report.passages
    .filter(({ kind, text }) => kind === 'quote' && !told.includes(comparable(text)))
    .map(({ text }) => text)
}

function comparable(text: string): string {
  return wordsOf(text.toLowerCase())
    .join(' ')
    .replace(/['’.,/-]/g, ' ')
    .replace(/\s+/g, ' ')
}

function blockText(block: Block): string {
  if (block.type === 'heading' || block.type === 'paragraph') return plainText(block.children)
  if (block.type === 'quote') return block.children.map((child) => blockText(child)).join('\n')
  if (block.type === 'list')
    return block.items
      .flat()
      .map((child) => blockText(child))
      .join('\n')
  return block.rows.map((row) => row.map((cell) => plainText(cell)).join(' ')).join('\n')
}
