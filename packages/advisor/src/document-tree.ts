/** The report as a tree: page and PDF draw the same one. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong'; children: Inline[] }
  | { type: 'emphasis'; children: Inline[] }
  | { type: 'link'; url: string; children: Inline[] }

export type Block =
  | { type: 'heading'; level: 3 | 4; number: string; anchor: string; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: Block[][] }
  | { type: 'quote'; children: Block[] }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] }

/** The titles of spec 2 that mark a section and decide which chart belongs to it. */
export type SectionKind = 'executive-summary' | 'initiatives' | 'why-start-here' | 'timeline' | 'security' | 'summary'

export interface Section {
  /** Absent for a section with a title of its own. */
  kind?: SectionKind
  number: string // '1', '2', …
  title: string
  anchor: string
  blocks: Block[]
}

export interface ReportDocument {
  /** What stands before the first section title. */
  preamble: Block[]
  sections: Section[]
}

export function plainText(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (inline.type === 'text' ? inline.text : plainText(inline.children))).join('')
}
