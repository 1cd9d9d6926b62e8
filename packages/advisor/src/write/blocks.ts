import type { Block, Inline } from '../document-tree.ts'

/** Short hands for the tree. */
export function text(words: string): Inline {
  return { type: 'text', text: words }
}
export function strong(words: string): Inline {
  return { type: 'strong', children: [text(words)] }
}
export function emphasis(words: string): Inline {
  return { type: 'emphasis', children: [text(words)] }
}
export function paragraph(...children: (Inline | string)[]): Block {
  return { type: 'paragraph', children: inlines(children) }
}
/** 'Test: …' as a list item's or paragraph's beginning. */
export function labelled(label: string, words: string): Inline[] {
  return [strong(`${label}:`), text(` ${words}`)]
}
export function list(items: (Inline[] | string)[]): Block {
  return {
    type: 'list',
    ordered: false,
    items: items.map((item) => [{ type: 'paragraph', children: typeof item === 'string' ? [text(item)] : item }]),
  }
}
export function table(head: string[], rows: string[][]): Block {
  return {
    type: 'table',
    head: head.map((cell) => [text(cell)]),
    rows: rows.map((row) => row.map((cell) => [text(cell)])),
  }
}
/** Labels and what stands behind each, as a table without a head. */
export function labels(rows: [label: string, words: string][]): Block {
  return table(['', ''], rows)
}
function inlines(children: (Inline | string)[]): Inline[] {
  return children.map((child) => (typeof child === 'string' ? text(child) : child))
}

/** A piece of work is numbered as tables and timeline call it. */
export type Heading = (title: string, label?: string) => Block
