import { parseInline } from './document-inline.ts'
import type { Block, Inline } from './document-tree.ts'

const DEPTH_MAX = 6
const COLUMNS_MAX = 12

const ITEM = /^( {0,3})([-*+•]|\d{1,9}[.)])(?: +|$)/
const QUOTE = /^ {0,3}> ?/
const RULE = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/
const FENCE = /^ {0,3}(```+|~~~+)/
const HASH = /^ {0,3}#{1,6}(?:\s+|$)/

/** Lines of one section, without its headings → blocks. A heading inside a quote or a list is emphasised text. */
export function parseBlocks(lines: readonly string[], depth = 0): Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at] as string
    if (line.trim() === '' || RULE.test(line)) {
      at += 1
    } else if (FENCE.test(line)) {
      const fence = (FENCE.exec(line)?.[1] ?? '```').slice(0, 3)
      const inside: string[] = []
      for (at += 1; at < lines.length && !(lines[at] as string).trimStart().startsWith(fence); at += 1)
        inside.push(lines[at] as string)
      at += 1
      const text = inside.join(' ').trim()
      if (text) blocks.push({ type: 'paragraph', children: [{ type: 'text', text }] })
    } else if (HASH.test(line)) {
      const children = parseInline(line.replace(HASH, '').trim())
      if (children.length > 0) blocks.push({ type: 'paragraph', children: [{ type: 'strong', children }] })
      at += 1
    } else if (depth < DEPTH_MAX && QUOTE.test(line)) {
      const inside: string[] = []
      for (; at < lines.length && QUOTE.test(lines[at] as string); at += 1)
        inside.push((lines[at] as string).replace(QUOTE, ''))
      const children = parseBlocks(inside, depth + 1)
      if (children.length > 0) blocks.push({ type: 'quote', children })
    } else if (depth < DEPTH_MAX && ITEM.test(line)) {
      const [list, next] = parseList(lines, at, depth)
      if (list.items.length > 0) blocks.push(list)
      at = next
    } else if (startsTable(lines, at)) {
      const head = cells(line)
      const rows: Inline[][][] = []
      for (at += 2; at < lines.length && (lines[at] as string).includes('|'); at += 1)
        rows.push(row(lines[at] as string, head.length))
      blocks.push({ type: 'table', head: head.map(parseInline), rows })
    } else {
      const inside = [line.trim()]
      for (at += 1; at < lines.length && !startsBlock(lines, at, depth); at += 1)
        inside.push((lines[at] as string).trim())
      const children = parseInline(inside.join(' '))
      if (children.length > 0) blocks.push({ type: 'paragraph', children })
    }
  }
  return blocks
}

function startsBlock(lines: readonly string[], at: number, depth: number): boolean {
  const line = lines[at] as string
  return (
    line.trim() === '' ||
    RULE.test(line) ||
    FENCE.test(line) ||
    HASH.test(line) ||
    (depth < DEPTH_MAX && (QUOTE.test(line) || ITEM.test(line))) ||
    startsTable(lines, at)
  )
}

type List = Extract<Block, { type: 'list' }>

function parseList(lines: readonly string[], from: number, depth: number): [List, number] {
  const ordered = isOrdered(lines[from] as string)
  const items: Block[][] = []
  let at = from
  while (at < lines.length) {
    const start = ITEM.exec(lines[at] as string)
    if (!start || isOrdered(lines[at] as string) !== ordered) break
    const own = (start[1] as string).length
    const inside = [(lines[at] as string).slice(start[0].length)]
    let blank = false
    for (at += 1; at < lines.length; at += 1) {
      const line = lines[at] as string
      if (line.trim() === '') {
        blank = true
        inside.push('')
        continue
      }
      const indent = line.length - line.trimStart().length
      // Two spaces are enough to belong to an item: that is how people and models indent.
      if (indent >= own + 2) inside.push(line.slice(Math.min(indent, start[0].length)))
      else if (!blank && !startsBlock(lines, at, depth)) inside.push(line.trim())
      else break
      blank = false
    }
    const blocks = parseBlocks(inside, depth + 1)
    if (blocks.length > 0) items.push(blocks)
  }
  return [{ type: 'list', ordered, items }, at]
}

function isOrdered(line: string): boolean {
  return /^ {0,3}\d/.test(line)
}

function startsTable(lines: readonly string[], at: number): boolean {
  const next = lines[at + 1]
  return (
    (lines[at] as string).includes('|') &&
    next !== undefined &&
    next.length <= 1000 &&
    next.includes('-') &&
    next.includes('|') &&
    /^[ |:-]+$/.test(next)
  )
}

function cells(line: string): string[] {
  const parts: string[] = []
  let part = ''
  const trimmed = line.trim().replace(/^\|/, '')
  for (let at = 0; at < trimmed.length; at += 1) {
    if (trimmed[at] === '\\' && trimmed[at + 1] === '|') {
      part += '|'
      at += 1
    } else if (trimmed[at] === '|' && parts.length < COLUMNS_MAX - 1) {
      parts.push(part.trim())
      part = ''
    } else {
      part += trimmed[at]
    }
  }
  if (parts.length === 0 || part.trim() !== '') parts.push(part.trim())
  return parts
}

function row(line: string, width: number): Inline[][] {
  const found = cells(line)
  return Array.from({ length: width }, (_, column) => parseInline(found[column] ?? ''))
}
