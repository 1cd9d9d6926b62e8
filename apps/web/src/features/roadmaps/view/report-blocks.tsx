import { type Block, type Inline, plainText } from '@cairn/advisor/document'
import { IN_YOUR_WORDS } from '@cairn/domain/client-words'
import type { ReactNode } from 'react'
import { Inlines } from './report-inline.tsx'

export interface BlockContext {
  references: ReadonlySet<number>
  /** Whether these are the client's own words. */
  isClientsWord: (text: string) => boolean
  /** Where two reports share a page: whose table it is. */
  whose?: string
}

export function Blocks({ blocks, context }: { blocks: readonly Block[]; context: BlockContext }) {
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a parsed text never changes its order
    <OneBlock key={index} block={block} context={context} />
  ))
}

/** Apart from the ids of the page around it: a heading 'Main' must not become the page's #main. */
export function anchorId(anchor: string): string {
  return `report-${anchor}`
}

/** A heading leads to itself: what is copied from it opens the report at that place. */
export function HeadingLink({ anchor, isLinked = true, children }: HeadingLinkProps) {
  if (!isLinked) return children
  return (
    <a href={`#${anchorId(anchor)}`} className="report-anchor">
      {children}
    </a>
  )
}

interface HeadingLinkProps {
  anchor: string
  /** False where the heading holds a link of its own. */
  isLinked?: boolean
  children: ReactNode
}

/** Citations become links too. */
function holdsLink(inline: Inline): boolean {
  return inline.type === 'text'
    ? /\[\d{1,3}\]/.test(inline.text)
    : inline.type === 'link' || inline.children.some(holdsLink)
}

function OneBlock({ block, context }: { block: Block; context: BlockContext }) {
  const inline = (children: readonly Inline[]) => <Inlines inlines={children} references={context.references} />
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 3 ? 'h3' : 'h4'
      return (
        <Heading id={anchorId(block.anchor)}>
          <HeadingLink anchor={block.anchor} isLinked={!block.children.some(holdsLink)}>
            <span className="report-number">{block.number}</span> {inline(block.children)}
          </HeadingLink>
        </Heading>
      )
    }
    case 'paragraph':
      return <p className={isTagLine(block.children) ? 'report-tags' : undefined}>{inline(block.children)}</p>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <li key={index}>
              <Blocks blocks={item} context={context} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return <Quote blocks={block.children} context={context} />
    case 'table':
      return <Table block={block} context={context} />
  }
}

function Quote({ blocks, context }: { blocks: readonly Block[]; context: BlockContext }) {
  const said = blocks.map((block) => (block.type === 'paragraph' ? plainText(block.children) : '')).join(' ')
  if (!context.isClientsWord(said))
    return (
      <blockquote>
        <Blocks blocks={blocks} context={context} />
      </blockquote>
    )
  return (
    <figure className="report-evidence">
      <blockquote>
        <Blocks blocks={blocks} context={context} />
      </blockquote>
      <figcaption>{IN_YOUR_WORDS}</figcaption>
    </figure>
  )
}

function Table({ block, context }: { block: Extract<Block, { type: 'table' }>; context: BlockContext }) {
  const inline = (children: readonly Inline[]) => <Inlines inlines={children} references={context.references} />
  const name = [...block.head.map(plainText), ...(context.whose ? [context.whose] : [])].join(', ')
  // Labels and values only: a small table at the side of its initiative.
  const isFields = block.head.every((cell) => plainText(cell).trim() === '')
  if (isFields)
    return (
      <table className="report-fields">
        <tbody>
          {block.rows.map(([label = [], ...values], index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <tr key={index}>
              <th scope="row">{inline(label)}</th>
              {values.map((value, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <td key={column}>{inline(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide tables scroll by themselves, also by keyboard
    <section aria-label={`Table: ${name}`} tabIndex={0} className="report-table scrolls-sideways">
      <table>
        <thead>
          <tr>
            {block.head.map((cell, column) =>
              // A corner without words heads nothing.
              plainText(cell).trim() === '' ? (
                // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- as above; no control
                <td key={column} />
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <th key={column} scope="col" className={isFigures(block, column) ? 'report-figures' : undefined}>
                  {inline(cell)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <tr key={index}>
              {row.map((cell, column) => {
                const className = isFigures(block, column) ? 'report-figures' : isDate(cell) ? 'report-day' : undefined
                return column === 0 ? (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <th key={column} scope="row" className={className}>
                    {inline(cell)}
                  </th>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td key={column} className={className}>
                    {inline(cell)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** '30 Nov 2026' */
function isDate(cell: readonly Inline[]): boolean {
  return /^\d{1,2} \p{Lu}\p{Ll}{2,8} \d{4}$/u.test(plainText(cell).trim())
}

function isFigures({ rows }: Extract<Block, { type: 'table' }>, column: number): boolean {
  return column > 0 && rows.every((row) => /^[\d.,%\s]*$/.test(plainText(row[column] ?? [])))
}

/** A short line all in emphasis, '*quick win · existing software*', says what kind of thing follows. */
function isTagLine(children: readonly Inline[]): boolean {
  return children.length > 0 && children.every(({ type }) => type === 'emphasis') && plainText(children).length < 120
}
