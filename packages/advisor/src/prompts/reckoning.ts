import { sumsBehind } from '../check/arithmetic.ts'
import type { Block, Inline, ReportDocument, Section } from '../document-tree.ts'
import { list, paragraph, strong } from '../write/blocks.ts'

/** Sentences read as they are spoken, and whoever wants to check a figure finds its sum at the end. */
export function sumsApart(document: ReportDocument): ReportDocument {
  const shown: string[][] = []
  const sections = document.sections.map((section): Section => {
    const own: string[] = []
    const blocks = section.blocks.map((block) => bare(block, own))
    if (own.length > 0) shown.push([...new Set(own)])
    return { ...section, blocks }
  })
  // One sum alone is told well enough by its sentence.
  if (shown.flat().length > 1)
    sections
      .at(-1)
      ?.blocks.push(
        paragraph(strong('How we reckoned, in the order of the sections.')),
        list(shown.map((own) => `${own.join('; ')}.`)),
      )
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
    const { bare: text, sums: own } = sumsBehind(inline.text)
    sums.push(...own)
    return { ...inline, text }
  })
}
