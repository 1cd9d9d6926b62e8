import type { Block, Inline, ReportDocument, Section } from '../document-tree.ts'
import { list, paragraph, strong } from '../write/blocks.ts'

/** ' (11% of 2,600 = 286)': arithmetic behind its result, up to the bracket that closes it. */
function parted(text: string): { bare: string; sums: string[] } {
  const sums: string[] = []
  let bare = ''
  let at = 0
  while (at < text.length) {
    const end = text.startsWith(' (', at) ? closing(text, at + 1) : -1
    const inner = text.slice(at + 2, Math.max(end, at + 2))
    if (inner.includes('=') && /\d/.test(inner)) {
      sums.push(inner)
      at = end + 1
    } else {
      bare += text[at]
      at += 1
    }
  }
  return { bare, sums }
}

function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

export function withoutSums(text: string): string {
  return parted(text).bare
}

/** Sentences read as they are spoken, and whoever wants to check a figure finds its sum at the end. */
export function sumsApart(document: ReportDocument): ReportDocument {
  const shown: string[] = []
  let count = 0
  const sections = document.sections.map((section): Section => {
    const own: string[] = []
    const blocks = section.blocks.map((block) => bare(block, own))
    count += own.length
    if (own.length > 0) shown.push(`${section.title}: ${[...new Set(own)].join('; ')}.`)
    return { ...section, blocks }
  })
  // One sum alone is told well enough by its sentence.
  if (count > 1) sections.at(-1)?.blocks.push(paragraph(strong('How we reckoned.')), list(shown))
  return { ...document, sections }
}

function bare(block: Block, sums: string[]): Block {
  switch (block.type) {
    case 'paragraph':
      return { ...block, children: spoken(block.children, sums) }
    case 'list':
      return { ...block, items: block.items.map((item) => item.map((one) => bare(one, sums))) }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map((cell) => spoken(cell, sums))) }
    default:
      return block
  }
}

function spoken(inlines: readonly Inline[], sums: string[]): Inline[] {
  return inlines.map((inline) => {
    if (inline.type !== 'text') return inline
    const { bare: text, sums: own } = parted(inline.text)
    sums.push(...own)
    return { ...inline, text }
  })
}
