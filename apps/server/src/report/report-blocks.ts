import { allowedUrl } from '@cairn/advisor/document-inline'
import { type Block, type Inline, plainText } from '@cairn/advisor/document'
import type { Chart } from '@cairn/domain/charts'
import { IN_YOUR_WORDS } from '@cairn/domain/client-words'
import { type Language, languageOf, RIGHT_TO_LEFT } from './language.ts'

/** The report's inlines, and `[3]` where the list of references has a third entry. */
export type ReportInline =
  | { type: 'text'; text: string }
  | { type: 'strong'; children: ReportInline[] }
  | { type: 'emphasis'; children: ReportInline[] }
  | { type: 'link'; url: string; children: ReportInline[] }
  | { type: 'citation'; number: number }

/** Set only where a block speaks another language than the report. */
interface Spoken {
  language?: Language
  right_to_left?: boolean
}

export type ReportBlock =
  | ({ type: 'heading'; level: 2 | 3; number: string; text: string } & Spoken)
  | ({ type: 'paragraph'; children: ReportInline[] } & Spoken)
  | ({ type: 'list'; ordered: boolean; items: ReportBlock[][] } & Spoken)
  | ({ type: 'quote'; children: ReportBlock[]; caption: string } & Spoken)
  | ({ type: 'table'; columns: Column[]; head: ReportInline[][]; rows: ReportInline[][][] } & Spoken)
  | { type: 'chart'; chart: Chart }

export interface Column {
  /** A share of the width; 0 takes what its longest cell takes. */
  share: number
  /** The width of the longest cell where `share` is 0 and it is known without setting each cell twice, in sizes of its type. */
  ems?: number
  align: 'start' | 'end'
}

/** About 80,000 words: far beyond any report, and still rendered in a few seconds. */
export const CHARACTERS_MAX = 500_000
export const CUT = 'The report is longer than this document can hold and was cut here.'

/** Turns the blocks of the tree into blocks of the report, up to a bounded length. */
export class BlockWriter {
  readonly #language: Language
  readonly #references: ReadonlySet<number>
  readonly #isClientsWord: (text: string) => boolean
  #left = CHARACTERS_MAX

  constructor(
    language: Language,
    references: ReadonlySet<number>,
    isClientsWord: (text: string) => boolean = () => false,
  ) {
    this.#language = language
    this.#references = references
    this.#isClientsWord = isClientsWord
  }

  blocks(blocks: readonly Block[]): ReportBlock[] {
    const written: ReportBlock[] = []
    for (const block of blocks) {
      if (this.#left < 0) break
      const next = this.#block(block)
      if (next) written.push(next)
      if (this.#left < 0) written.push(this.paragraph(CUT))
    }
    return written
  }

  paragraph(text: string): ReportBlock {
    return { type: 'paragraph', children: [{ type: 'text', text }], ...this.#spoken(text) }
  }

  heading(number: string, text: string): ReportBlock {
    return { type: 'heading', level: 2, number, text, ...this.#spoken(text) }
  }

  list(items: readonly string[]): ReportBlock {
    return this.#list(items.map((item) => [this.paragraph(item)]))
  }

  links(links: readonly { label: string; url: string; note?: string | undefined }[]): ReportBlock {
    const items = links.map(({ label, url, note }): ReportBlock[] => {
      const children: ReportInline[] = [{ type: 'text', text: label }]
      return [
        {
          type: 'paragraph',
          ...this.#spoken(label),
          children: [
            ...(allowedUrl(url) ? [{ type: 'link' as const, url, children }] : children),
            ...(note ? [{ type: 'text' as const, text: `: ${note}` }] : []),
          ],
        },
      ]
    })
    return this.#list(items)
  }

  table(head: readonly string[], rows: readonly string[][]): ReportBlock {
    const cell = (text: string): ReportInline[] => [{ type: 'text', text }]
    return this.#table(
      head.map(cell),
      rows.map((row) => row.map(cell)),
    )
  }

  #block(block: Block): ReportBlock | undefined {
    if (block.type === 'heading') {
      const text = plainText(block.children).trim()
      this.#left -= text.length
      // The tree counts sections as level 2, a document's first level is 1.
      const level = block.level === 3 ? 2 : 3
      return text ? { type: 'heading', level, number: block.number, text, ...this.#spoken(text) } : undefined
    }
    if (block.type === 'paragraph') {
      return { type: 'paragraph', children: this.#inlines(block.children), ...this.#spoken(plainText(block.children)) }
    }
    if (block.type === 'quote') {
      const children = this.blocks(block.children)
      if (children.length === 0) return undefined
      const said = block.children.map((one) => (one.type === 'paragraph' ? plainText(one.children) : '')).join(' ')
      const caption = this.#isClientsWord(said) ? IN_YOUR_WORDS : ''
      return { type: 'quote', children, caption, ...this.#shared(children) }
    }
    if (block.type === 'list') {
      const items: ReportBlock[][] = []
      for (const item of block.items) {
        if (this.#left < 0) break
        items.push(this.blocks(item))
      }
      return items.length > 0 ? this.#list(items, block.ordered) : undefined
    }
    // The head is repeated on every page, and what is repeated may not be a link.
    const head = block.head.map((cell) => this.#inlines(cell, true))
    const rows: ReportInline[][][] = []
    for (const row of block.rows) {
      if (this.#left < 0) break
      rows.push(head.map((_, index) => this.#inlines(row[index] ?? [])))
    }
    return head.length > 0 ? this.#table(head, rows) : undefined
  }

  #list(items: ReportBlock[][], ordered = false): ReportBlock {
    return { type: 'list', ordered, items, ...this.#shared(items.flat()) }
  }

  #table(title: ReportInline[][], content: ReportInline[][][]): ReportBlock {
    const body = content.map((row) => row.map(shortDates))
    // The head stands on every page: one that is no head but a text would leave no room for the rows.
    const headMax = Math.min(120, 480 / title.length)
    const isHead = title.every((cell) => writtenText(cell).length <= headMax)
    const head = isHead ? title : title.map((_, index): ReportInline[] => [{ type: 'text', text: String(index + 1) }])
    const rows = isHead ? body : [title, ...body]
    const all = [head, ...rows].map((row) => row.map(writtenText))
    const isLabels = head.every((cell) => writtenText(cell).trim() === '')
    const columns = head.map((_, index): Column => {
      const cells = all.map((row) => row[index] ?? '')
      const longest = cells.reduce((most, cell) => Math.max(most, cell.length), 0)
      const figures = rows.length > 0 && cells.slice(1).every((cell) => /^[\s\d.,:%$€£¥+/–-]*$/.test(cell))
      // Labels stand in one column at the side of what they name.
      const narrow = isLabels && index === 0 ? LABEL : NARROW
      const align = figures && !isLabels ? 'end' : 'start'
      if (longest > narrow) return { share: Math.min(60, longest), align }
      return cells.every((cell) => LATIN.test(cell)) ? { share: 0, ems: Math.max(...cells.map(emsOf)), align } : { share: 0, align } // prettier-ignore
    })
    const wide = columns.at(isLabels ? -1 : 0)
    if (wide && columns.every((column) => column.share === 0)) wide.share = 1
    else shareByWords(columns, all)
    return { type: 'table', columns, head, rows, ...this.#spoken(all.flat().join(' ')) }
  }

  #inlines(inlines: readonly Inline[], linked = false): ReportInline[] {
    return inlines.flatMap((inline): ReportInline[] => {
      if (inline.type === 'text') return this.#text(inline.text, linked)
      const children = this.#inlines(inline.children, linked || inline.type === 'link')
      if (inline.type !== 'link') return [{ type: inline.type, children }]
      if (linked) return children // a link within a link is no link
      const visible = plainText(inline.children).trim() !== ''
      return visible && allowedUrl(inline.url) ? [{ type: 'link', url: inline.url, children }] : children
    })
  }

  #text(text: string, linked: boolean): ReportInline[] {
    this.#left -= text.length
    if (linked) return [{ type: 'text', text }]
    return text.split(/(\[\d{1,3}\])/).flatMap((part): ReportInline[] => {
      if (part === '') return []
      const number = Number(/^\[(\d{1,3})\]$/.exec(part)?.[1])
      return [this.#references.has(number) ? { type: 'citation', number } : { type: 'text', text: part }]
    })
  }

  #spoken(text: string): Spoken {
    const language = languageOf(text)
    if (!language || language === this.#language) return {}
    return { language, right_to_left: RIGHT_TO_LEFT.has(language) }
  }

  /** A list or a quote runs in the direction of what it holds. */
  #shared(blocks: readonly ReportBlock[]): Spoken {
    const [first] = blocks
    if (!first || !('language' in first) || !first.language) return {}
    const { language } = first
    return blocks.every((block) => 'language' in block && block.language === language)
      ? { language, right_to_left: RIGHT_TO_LEFT.has(language) }
      : {}
  }
}

/** A little more than Source Sans takes in semibold, which is wide enough for its regular too. */
function emsOf(text: string): number {
  let ems = 0.05
  for (const letter of text) ems += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.58
  return Math.round(ems * 100) / 100
}
const LATIN = /^[ -~–’“”€£·…]*$/
const WIDTHS = [
  [/[ ijl.,:;'|I’]/, 0.28],
  [/[()[\]{}frst!/*?z-]/, 0.44],
  [/[-\d$£€+<=>acegkvxy]/, 0.52],
  [/[mwMW@%&…]/, 0.88],
  [/[A-Z–]/, 0.66],
] as const

/** A cell that is a date has room for a short one only. */
function shortDates(cell: ReportInline[]): ReportInline[] {
  const [only, ...more] = cell
  const date = only?.type === 'text' && more.length === 0 && DATE.exec(only.text)
  return date ? [{ type: 'text', text: `${date[1]} ${date[2]} ${date[3]}` }] : cell
}
const DATE = /^(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (\d{4})$/

/** Each column first gets its longest word, then its share of what is left of the line. */
function shareByWords(columns: Column[], rows: string[][]): void {
  const lengthOf = (index: number, pattern: RegExp) =>
    Math.max(...rows.flatMap((row) => (row[index] ?? '').split(pattern).map((part) => part.length))) + GUTTER
  const shared = columns.flatMap((column, index) =>
    column.share > 0 ? [{ column, share: column.share, word: lengthOf(index, /[\s-]+/) }] : [],
  )
  const taken = columns.reduce((sum, { share }, index) => sum + (share === 0 ? lengthOf(index, /\n/) : 0), 0)
  const left = LINE - taken - shared.reduce((sum, { word }) => sum + word, 0)
  const shares = shared.reduce((sum, { share }) => sum + share, 0)
  for (const { column, share, word } of shared) {
    if (left >= 0) column.share = Math.round(word + (left * share) / shares)
  }
}

/** In letters: a table's line, and the space between two columns. */
const LINE = 84
const GUTTER = 3

export function writtenText(inlines: readonly ReportInline[]): string {
  return inlines
    .map((inline) =>
      inline.type === 'text'
        ? inline.text
        : inline.type === 'citation'
          ? `[${inline.number}]`
          : writtenText(inline.children),
    )
    .join('')
}

const NARROW = 14
const LABEL = 24
