import { plainText, type Block, type ReportDocument } from '../document-tree.ts'

/** Words as a reader counts them. */
export function countWords(document: ReportDocument): number {
  return document.sections.reduce(
    (sum, { title, blocks }) => sum + words(title) + blocks.reduce((all, block) => all + wordsOf(block), 0),
    0,
  )
}

function wordsOf(block: Block): number {
  switch (block.type) {
    case 'list':
      return block.items.flat().reduce((sum, one) => sum + wordsOf(one), 0)
    case 'quote':
      return block.children.reduce((sum, one) => sum + wordsOf(one), 0)
    case 'table':
      return [block.head, ...block.rows].flat().reduce((sum, cell) => sum + words(plainText(cell)), 0)
    default:
      return words(plainText(block.children))
  }
}

function words(text: string): number {
  return text.match(WORD)?.length ?? 0
}
/** What stands between spaces and bars, and has a letter. */
const WORD = /[^\s|\p{L}]*\p{L}[^\s|]*/gu
