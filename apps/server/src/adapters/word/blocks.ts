import type { Chart } from '@cairn/domain/charts'
import {
  AlignmentType,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  SimpleField,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Language } from '../../report/language.ts'
import { type Column, type ReportBlock, type ReportInline, writtenText } from '../../report/report-blocks.ts'
import type { Picture } from './chart-picture.ts'
import {
  BULLETS,
  HEAD_LINES,
  INDENT,
  languageTags,
  LEVELS_MAX,
  NUMBERS,
  ROW_LINES,
  SOFT,
  TEXT_WIDTH,
} from './styles.ts'
import { xmlText } from './xml-text.ts'

type Written = Paragraph | Table
type Spoken = { language?: Language; right_to_left?: boolean }

/** Where a block stands: in a quote, in a list so deep, in text that runs from the right. */
interface Setting {
  style?: string
  /** How many lists it stands in. */
  depth: number
  rightToLeft: boolean
}

/** Writes the blocks of one report; figures and lists are counted through it. */
export class WordBlocks {
  readonly #draw: (chart: Chart) => Picture
  readonly #top: Setting
  #figures = 0
  #lists = 0

  constructor(draw: (chart: Chart) => Picture, rightToLeft: boolean) {
    this.#draw = draw
    this.#top = { depth: 0, rightToLeft }
  }

  section(title: string, blocks: readonly ReportBlock[]): Written[] {
    return [this.heading(1, title), ...this.blocks(blocks)]
  }

  heading(level: 1 | 2 | 3, text: string, spoken: Spoken = {}): Paragraph {
    const setting = this.#within(spoken, this.#top)
    return paragraph(
      [run(text, { rightToLeft: setting.rightToLeft })],
      {
        heading:
          [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3][level - 1] ?? HeadingLevel.HEADING_1,
      },
      setting,
    )
  }

  blocks(blocks: readonly ReportBlock[], setting = this.#top): Written[] {
    return blocks.flatMap((block, index) => {
      const written = this.#block(block, setting, blocks[index + 1])
      // Word glues two tables together unless something stands between them.
      return written.at(-1) instanceof Table ? [...written, new Paragraph({ spacing: { after: 60 } })] : written
    })
  }

  paragraph(children: readonly ReportInline[], more: IParagraphOptions = {}, setting = this.#top): Paragraph {
    return paragraph(this.inlines(children, setting), more, setting)
  }

  inlines(inlines: readonly ReportInline[], setting: Setting = this.#top, font: Font = {}): ParagraphChild[] {
    return inlines.flatMap((one): ParagraphChild[] => {
      if (one.type === 'text') return [run(one.text, { ...font, rightToLeft: setting.rightToLeft })]
      if (one.type === 'citation')
        return [
          new InternalHyperlink({
            anchor: referenceName(one.number),
            children: [run(`[${one.number}]`, { ...font, style: 'Hyperlink' })],
          }),
        ]
      if (one.type === 'link')
        return [
          new ExternalHyperlink({
            link: one.url,
            children: this.inlines(one.children, setting, { ...font, style: 'Hyperlink' }),
          }),
        ]
      return this.inlines(one.children, setting, {
        ...font,
        ...(one.type === 'strong' ? { bold: true } : { italics: true }),
      })
    })
  }

  table(
    columns: readonly Column[],
    head: readonly ReportInline[][],
    rows: readonly ReportInline[][][],
    setting = this.#top,
  ): Table[] {
    const isBlank = head.every((cell) => writtenText(cell).trim() === '')
    if (columns.length === 0 || (isBlank && rows.length === 0)) return []
    const widths = columnWidths(columns, [head, ...rows])
    const cells = (row: readonly ReportInline[][], isHead: boolean) =>
      widths.map((width, index) => {
        const alignment = columns[index]?.align === 'end' ? AlignmentType.END : AlignmentType.START
        const children = this.inlines(row[index] ?? [], setting, isHead ? { bold: true, color: SOFT } : {})
        return new TableCell({
          width: { size: width, type: WidthType.DXA },
          borders: isHead ? HEAD_LINES : ROW_LINES,
          margins: { top: 20, bottom: 20, left: index === 0 ? 0 : CELL_MARGIN, right: CELL_MARGIN },
          children: [paragraph(children, { style: 'TableText', alignment, keepNext: isHead }, setting)],
        })
      })
    return [
      new Table({
        width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
        columnWidths: widths,
        layout: TableLayoutType.FIXED,
        visuallyRightToLeft: setting.rightToLeft,
        rows: [
          ...(isBlank ? [] : [new TableRow({ tableHeader: true, cantSplit: true, children: cells(head, true) })]),
          ...rows.map(
            (row) =>
              new TableRow({
                cantSplit: row.every((cell) => writtenText(cell).length < LONG),
                children: cells(row, false),
              }),
          ),
        ],
      }),
    ]
  }

  #block(block: ReportBlock, outer: Setting, next: ReportBlock | undefined): Written[] {
    if (block.type === 'chart') return this.#chart(block.chart)
    const setting = this.#within(block, outer)
    if (block.type === 'heading') return [this.heading(block.level, `${block.number} ${block.text}`, block)]
    if (block.type === 'paragraph')
      return [this.paragraph(block.children, { keepNext: announces(block.children, next) }, setting)]
    if (block.type === 'quote') return this.#quote(block, { ...setting, style: 'Quote' })
    if (block.type === 'table') return this.table(block.columns, block.head, block.rows, setting)
    this.#lists += 1
    const list = {
      reference: block.ordered ? NUMBERS : BULLETS,
      level: Math.min(setting.depth, LEVELS_MAX - 1),
      instance: this.#lists,
    }
    return block.items.flatMap((item) => this.#item(item, list, setting))
  }

  /** Its first paragraph carries the sign; what else belongs to it stands under that. */
  #item(
    item: readonly ReportBlock[],
    list: { reference: string; level: number; instance: number },
    setting: Setting,
  ): Written[] {
    const [first, ...rest] = item
    const deeper = { ...setting, depth: setting.depth + 1 }
    const { style: _, ...unstyled } = setting
    if (first?.type !== 'paragraph') return [paragraph([], { numbering: list }, unstyled), ...this.blocks(item, deeper)]
    return [
      this.paragraph(first.children, { numbering: list }, this.#within(first, { ...unstyled, depth: 0 })),
      ...this.blocks(rest, deeper),
    ]
  }

  #quote({ children, caption }: Extract<ReportBlock, { type: 'quote' }>, setting: Setting): Written[] {
    const written = this.blocks(children, setting)
    return caption ? [...written, paragraph([run(caption, { italics: false })], {}, setting)] : written
  }

  #chart(chart: Chart): Written[] {
    const { png, width, height } = this.#draw(chart)
    this.#figures += 1
    const altText = {
      name: `Figure ${this.#figures}`,
      title: xmlText(chart.title),
      description: xmlText(chart.description),
    }
    const picture = new ImageRun({
      type: 'png',
      data: png,
      transformation: { width: pixels(width), height: pixels(height) },
      altText,
    })
    const written: Written[] = [
      new Paragraph({
        children: [picture],
        alignment: AlignmentType.CENTER,
        keepNext: true,
        spacing: { before: 200, after: 80 },
      }),
      new Paragraph({
        style: 'Caption',
        children: [
          run('Figure ', { bold: true }),
          new SimpleField('SEQ Figure \\* ARABIC', String(this.#figures)),
          run(`. ${chart.title}. ${chart.caption}`),
        ],
      }),
    ]
    // The timeline's figures stand in the section's own table.
    if (chart.kind === 'timeline') return written
    const cell = (text: string): ReportInline[] => [{ type: 'text', text }]
    const columns: Column[] = chart.table.head.map((_, index) =>
      chart.kind === 'lenses'
        ? (LENS_COLUMNS[index] ?? LENS_COLUMNS[0])
        : { share: index === 0 ? 1 : 0, align: index === 0 ? 'start' : 'end' },
    )
    return [
      ...written,
      ...this.table(
        columns,
        chart.table.head.map(cell),
        chart.table.rows.map((row) => row.map(cell)),
      ),
    ]
  }

  #within(spoken: Spoken, outer: Setting): Setting {
    return spoken.right_to_left === undefined ? outer : { ...outer, rightToLeft: spoken.right_to_left }
  }
}

export const referenceName = (number: number) => `reference_${number}`

type Font = { bold?: boolean; italics?: boolean; color?: string; style?: string }

export function run(
  text: string,
  { rightToLeft = false, ...font }: Font & { rightToLeft?: boolean; size?: number } = {},
): TextRun {
  return new TextRun({
    text: xmlText(text),
    ...font,
    ...(rightToLeft && { rightToLeft, language: languageTags('ar') }),
  })
}

function paragraph(
  children: ParagraphChild[],
  more: IParagraphOptions,
  { style, depth, rightToLeft }: Setting,
): Paragraph {
  return new Paragraph({
    ...(style && { style }),
    ...(depth > 0 && !more.numbering && { indent: { start: INDENT * Math.min(depth, LEVELS_MAX) } }),
    ...(rightToLeft && { bidirectional: true }),
    ...more,
    children,
  })
}

/** Words that announce what follows are never last on a page. */
function announces(children: readonly ReportInline[], next: ReportBlock | undefined): boolean {
  return next !== undefined && next.type !== 'paragraph' && writtenText(children).trim().endsWith(':')
}

const LENS_COLUMNS: [Column, Column, Column] = [
  { share: 0, align: 'start' },
  { share: 0, align: 'end' },
  { share: 1, align: 'start' },
]
const LONG = 700
const CELL_MARGIN = 90
/** About as wide as a letter of a table is set, in twentieths of a point. */
const LETTER = 100
const COLUMN_MIN = 500

/** A column without a share takes what its longest cell takes, the others share the rest. */
function columnWidths(columns: readonly Column[], rows: readonly (readonly ReportInline[][])[]): number[] {
  const wanted = columns.map(({ share }, index) => {
    if (share > 0) return 0
    const longest = Math.max(...rows.map((row) => writtenText(row[index] ?? []).length))
    return Math.max(COLUMN_MIN, longest * LETTER + 2 * CELL_MARGIN)
  })
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const left = Math.max(TEXT_WIDTH - wanted.reduce((sum, width) => sum + width, 0), shares > 0 ? TEXT_WIDTH / 3 : 0)
  const widths = columns.map(({ share }, index) =>
    share > 0 ? Math.max(COLUMN_MIN, (left * share) / shares) : (wanted[index] ?? 0),
  )
  const total = widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width) => Math.floor((width * TEXT_WIDTH) / total))
}

/** A picture's size is asked for in pixels of 1/96 inch. */
const pixels = (points: number) => Math.round((points * 96) / 72)
