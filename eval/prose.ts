import { plainText, type Block, type Inline, type ReportDocument, type SectionKind } from '@cairn/advisor/document'

export type PassageKind = 'heading' | 'paragraph' | 'item' | 'quote' | 'head' | 'cell'

/** A stretch of text as the reader meets it, free of Markdown. */
export interface Passage {
  kind: PassageKind
  text: string
}

export interface ReadReport {
  /** The spec's sections that hold something, in the order of the report. */
  sections: readonly SectionKind[]
  passages: readonly Passage[]
}

export function readReport(document: ReportDocument): ReadReport {
  const filled = document.sections.filter((section) => section.blocks.length > 0)
  return {
    sections: filled.flatMap((section) => (section.kind ? [section.kind] : [])),
    passages: [
      ...document.preamble.flatMap((block) => passagesOf(block)),
      ...document.sections.flatMap((section) => [
        { kind: 'heading', text: section.title } as const,
        ...section.blocks.flatMap((block) => passagesOf(block)),
      ]),
    ],
  }
}

/** Everything the reader sees, one passage a line. */
export function wholeText(report: ReadReport): string {
  return report.passages.map((passage) => passage.text).join('\n')
}

/** For readability and repetition. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’.,/-][\p{L}\p{N}]+)*/gu) ?? []
}

/** How long it is for a reader: what stands between spaces and has a letter or a digit. */
export function lengthOf(report: ReadReport): number {
  return wholeText(report)
    .split(/\s+/)
    .filter((token) => /[\p{L}\p{N}]/u.test(token)).length
}

const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|no|approx|dr|mr|mrs|st|pty|inc)|\b[A-Z])\.$/i

/** A passage ends a sentence whether or not it has a full stop. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const part of text.split(/(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u)) {
    open = open === '' ? part : `${open} ${part}`
    if (ABBREVIATION.test(open)) continue
    sentences.push(open.trim())
    open = ''
  }
  if (open.trim() !== '') sentences.push(open.trim())
  return sentences.filter((sentence) => sentence !== '')
}

function passagesOf(block: Block, quoted = false): Passage[] {
  const passage = (kind: PassageKind, inlines: readonly Inline[]): Passage => ({
    kind: quoted && kind !== 'heading' ? 'quote' : kind,
    text: plainText(inlines).replace(/\s+/g, ' ').trim(),
  })
  if (block.type === 'heading') return [passage('heading', block.children)]
  if (block.type === 'paragraph') return [passage('paragraph', block.children)]
  if (block.type === 'quote') return block.children.flatMap((child) => passagesOf(child, true))
  // Labels and what stands behind them are running text in the form of a table.
  if (block.type === 'table' && block.head.every((cell) => plainText(cell) === ''))
    return block.rows.map((row) => ({ kind: 'item', text: row.map(plainText).join(': ') }))
  if (block.type === 'table') {
    return [
      ...block.head.map((cell) => passage('head', cell)),
      ...block.rows.flatMap((row) => row.map((cell) => passage('cell', cell))),
    ]
  }
  return block.items.flatMap((item) =>
    item.flatMap((child) =>
      passagesOf(child, quoted).map((p) => (p.kind === 'paragraph' ? { ...p, kind: 'item' } : p)),
    ),
  ) as Passage[]
}
