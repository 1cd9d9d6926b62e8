import type { Inline } from '@cairn/advisor/document'
import { Fragment } from 'react'

/** `references` are the numbers the report has a reference for: '[2]' then leads to it. */
export function Inlines({ inlines, references }: { inlines: readonly Inline[]; references: ReadonlySet<number> }) {
  return inlines.map((inline, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a parsed text never changes its order
    <OneInline key={index} inline={inline} references={references} />
  ))
}

export function referenceId(number: number): string {
  return `report-reference-${number}`
}

function OneInline({ inline, references }: { inline: Inline; references: ReadonlySet<number> }) {
  if (inline.type === 'text') return <Text text={inline.text} references={references} />
  const children = <Inlines inlines={inline.children} references={references} />
  if (inline.type === 'strong') return <strong>{children}</strong>
  if (inline.type === 'emphasis') return <em>{children}</em>
  // The parser lets only http, https and mailto through.
  return (
    <a
      href={inline.url}
      rel="noopener noreferrer nofollow"
      target={inline.url.startsWith('http') ? '_blank' : undefined}
    >
      {children}
    </a>
  )
}

function Text({ text, references }: { text: string; references: ReadonlySet<number> }) {
  const parts = text.split(/\[(\d{1,3})\]/)
  return parts.map((part, index) => {
    if (index % 2 === 0) return part
    const number = Number(part)
    // oxlint-disable-next-line react/no-array-index-key -- as above
    if (!references.has(number)) return <Fragment key={index}>[{part}]</Fragment>
    return (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <a key={index} href={`#${referenceId(number)}`} aria-label={`Reference ${number}`} className="report-citation">
        [{part}]
      </a>
    )
  })
}
