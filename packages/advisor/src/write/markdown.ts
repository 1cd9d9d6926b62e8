import type { Block, Inline, ReportDocument } from '../document-tree.ts'

/** The tree as Markdown: what `content.content` holds, and what is downloaded. */
export function markdown(document: ReportDocument): string {
  const parts = [
    ...document.preamble.map(blockText),
    ...document.sections.flatMap(({ title, blocks }) => [`## ${title}`, ...blocks.map(blockText)]),
  ]
  return `${parts.join('\n\n')}\n`
}

/** 'I2': what tables and timeline call a piece of work. */
const PIECE = /^I\d+$/

function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${PIECE.test(block.number) ? `${block.number}. ` : ''}${inlineText(block.children)}`
    case 'paragraph':
      return guarded(inlineText(block.children))
    case 'list':
      return block.items
        .map(
          (item, at) =>
            `${block.ordered ? `${at + 1}.` : '-'} ${item.map(blockText).join('\n\n').replace(/\n/g, '\n  ')}`,
        )
        .join('\n')
    case 'quote':
      return block.children.map(blockText).join('\n\n').replace(/^/gm, '> ')
    case 'table':
      // Labels and what stands behind each: an empty head is ugly wherever Markdown is read.
      if (block.head.every((cell) => cell.every((one) => one.type === 'text' && one.text === '')))
        return block.rows
          .map(([label = [], ...cells]) => `- **${inlineText(label)}:** ${cells.map(inlineText).join(' · ')}`)
          .join('\n')
      return [block.head, block.head.map((): Inline[] => [{ type: 'text', text: '---' }]), ...block.rows]
        .map((row, at) => `| ${row.map((cell) => (at === 1 ? '---' : inlineText(cell))).join(' | ')} |`)
        .join('\n')
  }
}

function inlineText(children: readonly Inline[]): string {
  return children
    .map((child) => {
      switch (child.type) {
        case 'text':
          return escapeMarkdown(child.text)
        case 'strong':
          return `**${inlineText(child.children)}**`
        case 'emphasis':
          return `*${inlineText(child.children)}*`
        case 'link':
          return `[${inlineText(child.children)}](${child.url})`
      }
    })
    .join('')
}

/** The client's words inside Markdown: shown as they stand, never read as markup. */
function escapeMarkdown(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .replace(/&(?=#?\w{1,32};)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_[\]{}|#~]/g, '\\$&')
    .replace(/:(?=\/\/)/g, '\\:')
}

/** A paragraph that begins like a list item or a number stays a paragraph. */
function guarded(line: string): string {
  return line.replace(
    /^([-+]|\d{1,9}[.)])(\s|$)/,
    (_, mark: string, after: string) => `${mark.slice(0, -1)}\\${mark.slice(-1)}${after}`,
  )
}
