import { plainText } from '../document.ts'
import type { Block, Inline } from '../document.ts'

export function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return plainText(block.children)
    case 'quote':
      return block.children.map(blockText).join(' ')
    case 'list':
      return block.items.map((item) => item.map(blockText).join(' ')).join(' ')
    case 'table':
    default:
      return [block.head, ...block.rows].map((row) => row.map(plainText).join(' ')).join(' ')
  }
}

export function linksIn(block: Block): string[] {
  const inline = (children: readonly Inline[]): string[] =>
    children.flatMap((child) =>
      child.type === 'text' ? [] : [...(child.type === 'link' ? [child.url] : []), ...inline(child.children)],
    )
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return inline(block.children)
    case 'quote':
      return block.children.flatMap(linksIn)
    case 'list':
      return block.items.flat().flatMap(linksIn)
    case 'table':
    default:
      return [block.head, ...block.rows].flat().flatMap(inline)
  }
}

/** A last paragraph or item that stops without a full stop was cut off. */
export function endsWhole(blocks: readonly Block[]): boolean {
  const last = blocks.at(-1)
  if (!last || last.type === 'heading') return false
  if (last.type === 'table') return last.rows.length > 0
  return /[.!?…:”"')\]]\s*$/.test(blockText(last).trimEnd())
}
