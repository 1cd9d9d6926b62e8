import { allowedUrl } from '@cairn/advisor/document-inline'
import { type Block, plainText, type ReportDocument, type SectionKind } from '@cairn/advisor/document'
import type { AppendixConfig } from '@cairn/contract/appendix'
import type { Brand } from '@cairn/contract/brand'
import type { Insights } from '@cairn/contract/insights'
import { clientsWords } from '@cairn/domain/client-words'
import { NOTICE } from '@cairn/domain/notice'
import type { Chart } from '@cairn/domain/charts'
import { lensChart } from '@cairn/domain/lens-chart'
import { mapChart } from '@cairn/domain/map-chart'
import {
  clientInformation,
  formatDate,
  NO_CONTENT,
  NOT_SPECIFIED,
  readClientInput,
  readGeneratedAt,
  reportTitle,
} from '@cairn/domain/roadmap-content'
import { timelineChart } from '@cairn/domain/timeline-chart'
import { type Language, languageOf, RIGHT_TO_LEFT } from './language.ts'
import { BlockWriter, type ReportBlock } from './report-blocks.ts'

/** What a report is made of: the stored roadmap, its text as a tree, and the installation's own pages. */
export interface ReportSource {
  roadmap: { title: string; report_type: string; created_at: string; client_input: unknown; content: unknown }
  document: ReportDocument
  insights: Insights | undefined
  appendix: AppendixConfig | undefined
  brand: Brand
  /** For readers who are not the client: without the table of what the client told. */
  withoutBrief?: boolean
}

export interface ReportSection {
  number: string
  title: string
  blocks: ReportBlock[]
}

/** The whole report as plain data: the PDF's template and the Markdown file are two ways to draw it. */
export interface PdfModel {
  title: string
  company: string
  /** What the title bar of a reader shows. */
  document_title: string
  date: string
  /** Year, month and day, when the date is one. */
  day: [number, number, number] | null
  language: Language
  right_to_left: boolean
  brand: Pick<Brand, 'name' | 'provider' | 'contact_email' | 'about_url'>
  /** For the cover: what to decide, what it costs and when it begins; empty where the report does not say. */
  headline: { label: string; text: string; note: string }[]
  /** For the cover: label and value. */
  facts: [string, string][]
  preamble: ReportBlock[]
  sections: ReportSection[]
  references: { number: number; text: string; url: string; note: string }[]
  appendix: ReportSection[]
  notice: string
}

export function reportModel({ roadmap, document, insights, appendix, brand, withoutBrief }: ReportSource): PdfModel {
  const title = reportTitle(roadmap.report_type)
  const client = clientInformation(roadmap.client_input)
  const said = (label: string) => client.find((fact) => fact.label === label && fact.full !== NOT_SPECIFIED)?.full
  const company = said('Company name') ?? ''
  const at = readGeneratedAt(roadmap.content) ?? roadmap.created_at
  const charts = chartsOf(insights, at)
  const language = languageOf(textOf([...document.preamble, ...document.sections.flatMap((one) => one.blocks)])) ?? 'en'
  const references = new Set(insights?.references.map((reference) => reference.number))
  const writer = new BlockWriter(language, references, clientsWords(readClientInput(roadmap.client_input)))

  const preamble = writer.blocks(document.preamble)
  const sections = document.sections.map(({ kind, number, title: own, blocks }) => {
    const written = writer.blocks(blocks)
    const chart = kind && charts.get(kind)
    if (kind) charts.delete(kind)
    const drawn: ReportBlock[] = chart ? [{ type: 'chart', chart }] : []
    // As on the page: the lenses close the summary, the others open their sections.
    return {
      number,
      title: own,
      blocks: kind === 'executive-summary' ? [...written, ...drawn] : [...drawn, ...written],
    }
  })
  if (preamble.length === 0 && sections.length === 0) preamble.push(writer.paragraph(NO_CONTENT))
  for (const chart of charts.values()) (sections.at(-1)?.blocks ?? preamble).push({ type: 'chart', chart })

  return {
    title,
    company,
    document_title: company ? `${title} – ${company}` : title,
    date: formatDate(at, 'en-GB', 'UTC'),
    day: dayOf(at),
    language,
    right_to_left: RIGHT_TO_LEFT.has(language),
    brand: {
      name: brand.name,
      provider: brand.provider,
      contact_email: brand.contact_email,
      about_url: brand.about_url,
    },
    headline: headlineOf(insights),
    facts: [
      ...['Industry', 'Company size'].flatMap((label): [string, string][] => {
        const value = said(label)
        return value ? [[label, value]] : []
      }),
      ['Date', formatDate(at, 'en-GB', 'UTC')],
      ['Prepared by', brand.provider],
    ],
    preamble,
    sections,
    references: (insights?.references ?? []).map(({ number, title: name, publisher, year, url, verified }) => ({
      number,
      text: `${name}. ${publisher}, ${year}.`,
      url: url && allowedUrl(url) ? url : '',
      note: verified ? '' : 'Cited from a secondary copy.',
    })),
    appendix: appendixOf(appendix, client, writer).filter(({ number }) => !withoutBrief || number !== 'A'),
    notice: NOTICE,
  }
}

function headlineOf(insights: Insights | undefined): PdfModel['headline'] {
  if (!insights?.headline) return []
  const { decision, cost, budget, starts, judged } = insights.headline
  const day = (date: string) => formatDate(date, 'en-GB', 'UTC')
  return [
    { label: 'The decision', text: decision, note: '' },
    {
      label: 'What it costs',
      text: cost,
      note: budget ? `by our estimate, against your ${budget}` : 'by our estimate',
    },
    { label: 'First date', text: day(starts), note: `judged by ${day(judged)}` },
  ]
}

/** Each chart and the section it belongs to; one without data is left out. */
function chartsOf(insights: Insights | undefined, start: string): Map<SectionKind, Chart> {
  const charts = new Map<SectionKind, Chart>()
  if (!insights) return charts
  if (insights.lenses.length > 0) charts.set('executive-summary', lensChart(insights))
  if (insights.initiatives.length > 1) charts.set('initiatives', mapChart(insights))
  if (insights.timeline.length > 0) charts.set('timeline', timelineChart(insights, start))
  return charts
}

function appendixOf(
  config: AppendixConfig | undefined,
  client: ReturnType<typeof clientInformation>,
  writer: BlockWriter,
): ReportSection[] {
  const letters = ['a', 'b', 'c', 'd', 'e'] as const
  const information = writer.table(
    ['Item', 'What we were told'],
    client.map(({ label, value }) => [label, value]),
  )
  if (!config) return [{ number: 'A', title: 'Client Information', blocks: [information] }]
  return letters.map((letter) => {
    const { title, sections } = config.appendix_sections[letter]
    const parts = sections.flatMap(({ heading, paragraphs = [], items = [], links = [] }, index): ReportBlock[] => [
      ...(heading.trim() ? [writer.heading(`${letter.toUpperCase()}.${index + 1}`, heading)] : []),
      ...paragraphs.filter(Boolean).map((text) => writer.paragraph(text)),
      ...(items.length > 0 ? [writer.list(items)] : []),
      ...(links.length > 0 ? [writer.links(links)] : []),
    ])
    return {
      number: letter.toUpperCase(),
      // The letter is set by us.
      title: title.replace(/^\s*appendix\s+[a-e]\s*[:.–-]*\s*/i, '').trim() || title,
      blocks: letter === 'a' ? [information, ...parts] : parts,
    }
  })
}

function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'list') return block.items.map(textOf).join(' ')
      if (block.type === 'quote') return textOf(block.children)
      if (block.type === 'table') return [block.head, ...block.rows].flat().map(plainText).join(' ')
      return plainText(block.children)
    })
    .join(' ')
}

function dayOf(value: string): [number, number, number] | null {
  const date = new Date(value)
  const year = date.getUTCFullYear()
  return year >= 1 && year <= 9999 ? [year, date.getUTCMonth() + 1, date.getUTCDate()] : null
}
