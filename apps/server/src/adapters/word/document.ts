import type { Chart } from '@cairn/domain/charts'
import {
  AlignmentType,
  Bookmark,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableOfContents,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import { estimatePageNumbersWith } from 'docx/layout'
import type { PdfModel, ReportSection } from '../../report/report-model.ts'
import { referenceName, run, WordBlocks } from './blocks.ts'
import type { Picture } from './chart-picture.ts'
import { ACCENT, FAINT, NO_LINE, numbering, PAGE, SANS, styles, TEXT_WIDTH } from './styles.ts'
import { xmlText } from './xml-text.ts'

/** The same report as the PDF, for those who go on writing in it. */
export async function wordFile(model: PdfModel, draw: (chart: Chart) => Picture): Promise<Uint8Array> {
  const write = new WordBlocks(draw, model.right_to_left)
  const document = new Document({
    title: xmlText(model.document_title),
    creator: xmlText(model.brand.provider),
    lastModifiedBy: xmlText(model.brand.provider),
    description: xmlText(model.notice),
    styles: styles(model.language),
    numbering,
    // Numbers that stand there already: Word asks nobody whether it may work them out.
    ...(isOrdinary(model) && { pageNumbers: estimatePageNumbersWith({ guess: true }) }),
    sections: [
      {
        properties: { titlePage: true, page: SHEET },
        headers: { default: running(model), first: new Header({ children: [new Paragraph('')] }) },
        footers: { default: pages(model), first: new Footer({ children: [new Paragraph('')] }) },
        children: [
          ...cover(model),
          new Paragraph({ style: 'ContentsHeading', pageBreakBefore: true, children: [run('Contents')] }),
          new TableOfContents('Contents', { hyperlink: true, headingStyleRange: '1-2', beginDirty: false }),
        ],
      },
      {
        properties: { page: SHEET },
        headers: { default: running(model) },
        footers: { default: pages(model) },
        children: [
          ...write.blocks(model.preamble),
          ...model.sections.flatMap((one) => write.section(numbered(one), one.blocks)),
          ...references(model, write),
          ...model.appendix.flatMap((one) => write.section(`Appendix ${one.number}: ${one.title}`, one.blocks)),
          ...notice(model, write),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

/** Laying out the pages takes nine tenths of the work, a second for a report; beyond this the contents have no numbers. */
const LAID_OUT_MAX = 300_000
const isOrdinary = (model: PdfModel) => JSON.stringify(model).length <= LAID_OUT_MAX

const { width, height, margin } = PAGE
const SHEET = { size: { width, height }, margin: { top: margin, bottom: margin, left: margin, right: margin } }

function numbered({ number, title }: ReportSection): string {
  return /^\d+$/.test(number) ? `${number}. ${title}` : `${number} ${title}`
}

function cover({ brand, title, company, headline, facts }: PdfModel) {
  const cell = (text: string, width: number, bold: boolean) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      borders: { top: NO_LINE, bottom: NO_LINE, left: NO_LINE, right: NO_LINE },
      children: [new Paragraph({ style: 'TableText', children: [run(text, bold ? { bold } : { color: FAINT })] })],
    })
  const widths = [2000, TEXT_WIDTH - 2000] as const
  return [
    new Paragraph({ children: [new TextRun({ text: xmlText(brand.name), font: SANS, bold: true, size: 24 })] }),
    new Paragraph({ style: 'Title', children: [run(title)] }),
    ...(company ? [new Paragraph({ style: 'Subtitle', children: [run(company)] })] : []),
    ...headline.flatMap(({ label, text, note }) => [
      new Paragraph({ spacing: { after: 0 }, keepNext: true, children: [run(label, { color: FAINT })] }),
      new Paragraph({
        spacing: { after: 200 },
        children: [run(text, { bold: true }), ...(note ? [run(` (${note})`)] : [])],
      }),
    ]),
    new Table({
      width: { size: TEXT_WIDTH, type: WidthType.DXA },
      columnWidths: [...widths],
      layout: TableLayoutType.FIXED,
      rows: facts.map(
        ([label, value]) => new TableRow({ children: [cell(label, widths[0], false), cell(value, widths[1], true)] }),
      ),
    }),
  ]
}

function running({ company, title }: PdfModel): Header {
  const name = Array.from(company)
  const short = name.length > 60 ? `${name.slice(0, 59).join('')}…` : company
  return new Header({ children: [smallLine(new TextRun({ text: xmlText(`${short}\t${title}`), ...SMALL }))] })
}

function pages({ brand }: PdfModel): Footer {
  const page = new TextRun({
    children: [`${xmlText(brand.provider)}\tPage `, PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
    ...SMALL,
  })
  return new Footer({ children: [smallLine(page)] })
}

const SMALL = { font: SANS, size: 16, color: FAINT }

function smallLine(text: TextRun): Paragraph {
  return new Paragraph({ children: [text], tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }] })
}

function references({ references: list }: PdfModel, write: WordBlocks): Paragraph[] {
  if (list.length === 0) return []
  const written = list.map(({ number, text, url, note }) => {
    const words = run([`[${number}]\t${text}`, note].filter(Boolean).join(' '))
    const link = new ExternalHyperlink({ link: url, children: [run(url, { style: 'Hyperlink' })] })
    return new Paragraph({
      indent: { start: 567, hanging: 567 },
      alignment: AlignmentType.START,
      children: [new Bookmark({ id: referenceName(number), children: url ? [words, run(' '), link] : [words] })],
    })
  })
  return [write.heading(1, 'References'), ...written]
}

function notice({ notice: text, brand }: PdfModel, write: WordBlocks): Paragraph[] {
  const link = (url: string, shown: string) =>
    new ExternalHyperlink({ link: url, children: [new TextRun({ text: xmlText(shown), style: 'Hyperlink' })] })
  return [
    write.heading(1, 'Notice'),
    new Paragraph({ children: [run(text)], keepNext: true }),
    new Paragraph({
      children: [
        run(`${brand.provider} · `, { color: ACCENT }),
        link(`mailto:${brand.contact_email}`, brand.contact_email),
        run(' · '),
        link(brand.about_url, brand.about_url),
      ],
    }),
  ]
}
