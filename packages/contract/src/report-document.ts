import * as z from 'zod/mini'

/** A report as a tree of numbered sections and blocks: page, PDF and Markdown draw the same one. */
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
export const SECTION_KINDS = [
  'executive-summary',
  'initiatives',
  'why-start-here',
  'timeline',
  'security',
  'summary',
] as const
export type SectionKind = (typeof SECTION_KINDS)[number]

export interface Section {
  /** Absent for a section with a title of its own. */
  kind?: SectionKind | undefined
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

/** Only these leave the page: http, https and mailto, without anything that could break out of an attribute. */
export const LINK_PATTERN = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)[^\s<>"'`\\{}]*$/i
export const LINK_MAX = 2000

const inlines: z.ZodMiniType<Inline[]> = z.lazy(() => z.array(inline))
const inline: z.ZodMiniType<Inline> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('strong'), children: inlines }),
  z.object({ type: z.literal('emphasis'), children: inlines }),
  z.object({
    type: z.literal('link'),
    url: z.string().check(z.maxLength(LINK_MAX), z.regex(LINK_PATTERN)),
    children: inlines,
  }),
])

const blocks: z.ZodMiniType<Block[]> = z.lazy(() => z.array(block))
const block: z.ZodMiniType<Block> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('heading'),
    level: z.literal([3, 4]),
    number: z.string(),
    anchor: z.string(),
    children: inlines,
  }),
  z.object({ type: z.literal('paragraph'), children: inlines }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(blocks) }),
  z.object({ type: z.literal('quote'), children: blocks }),
  z.object({ type: z.literal('table'), head: z.array(inlines), rows: z.array(z.array(inlines)) }),
])

export const reportDocument: z.ZodMiniType<ReportDocument> = z.object({
  preamble: blocks,
  sections: z.array(
    z.object({
      kind: z.optional(z.enum(SECTION_KINDS)),
      number: z.string(),
      title: z.string(),
      anchor: z.string(),
      blocks,
    }),
  ),
})
