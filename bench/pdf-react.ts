import { createRequire } from 'node:module'
import path from 'node:path'
import type { Mark } from '@cairn/domain/charts'
import type { ReportBlock, ReportInline } from '../apps/server/src/report/report-blocks.ts'
import type { PdfModel, ReportSection } from '../apps/server/src/report/report-model.ts'

/** The same report by @react-pdf/renderer, when it is installed in that folder: text, lists, tables, charts, contents. */
export async function openReactPdf(
  folder: string | undefined,
): Promise<((model: PdfModel) => Promise<Buffer>) | undefined> {
  if (!folder) return undefined
  const require = createRequire(path.resolve(folder, 'package.json'))
  // oxlint-disable-next-line no-explicit-any -- not a dependency, so there are no types to import
  const load = (name: string): Promise<any> => import(require.resolve(name))
  const [{ default: React }, pdf] = await Promise.all([load('react'), load('@react-pdf/renderer')])
  const font = (name: string) => require.resolve.call(undefined, createRequire(import.meta.url).resolve(name))
  const google = (family: string, file: string, style: string) =>
    font(`@expo-google-fonts/${family}/${style}/${file}_${style}.ttf`)
  for (const [family, folderName, file] of [
    ['Serif', 'source-serif-4', 'SourceSerif4'],
    ['Sans', 'source-sans-3', 'SourceSans3'],
  ] as const)
    pdf.Font.register({
      family,
      fonts: [
        { src: google(folderName, file, '400Regular'), fontWeight: 400 },
        { src: google(folderName, file, '600SemiBold'), fontWeight: 600 },
        { src: google(folderName, file, '400Regular_Italic'), fontWeight: 400, fontStyle: 'italic' },
      ],
    })
  pdf.Font.registerHyphenationCallback((word: string) => [word])

  const h = React.createElement
  const { Document, Page, Text, View, Link, Svg, Line, Circle, Rect } = pdf
  const sans = { fontFamily: 'Sans', fontSize: 9 }
  const inlines = (nodes: readonly ReportInline[]): unknown[] =>
    nodes.map((node, key) => {
      if (node.type === 'text') return node.text
      if (node.type === 'citation') return `[${node.number}]`
      if (node.type === 'link') return h(Link, { key, src: node.url }, ...inlines(node.children))
      const style = node.type === 'strong' ? { fontWeight: 600 } : { fontStyle: 'italic' }
      return h(Text, { key, style }, ...inlines(node.children))
    })
  const table = (head: unknown[][], rows: unknown[][][]) =>
    h(
      View,
      { style: { marginVertical: 8 } },
      ...[head, ...rows].map((row, index) =>
        h(
          View,
          { key: index, wrap: false, style: { flexDirection: 'row', borderBottomWidth: 0.4, paddingVertical: 4 } },
          ...row.map((cell, key) =>
            h(Text, { key, style: { ...sans, flex: 1, fontWeight: index === 0 ? 600 : 400 } }, ...cell),
          ),
        ),
      ),
    )
  const COLOURS: Record<string, string> = { ink: '#1a2226', muted: '#646a6a', grid: '#cfc8b9', panel: '#f5f2ea', accent: '#0d5c70', second: '#8a7a5c', 'on-accent': '#ffffff' } // prettier-ignore
  const paint = (tone?: string) => (tone ? COLOURS[tone] : 'none')
  const mark = (one: Mark, key: number): unknown => {
    if (one.kind === 'line')
      return h(Line, { key, x1: one.from[0], y1: one.from[1], x2: one.to[0], y2: one.to[1], stroke: paint(one.stroke), strokeWidth: one.width }) // prettier-ignore
    if (one.kind === 'circle')
      return h(Circle, { key, cx: one.at[0], cy: one.at[1], r: one.radius, fill: paint(one.fill) })
    if (one.kind === 'rect')
      return h(Rect, { key, x: one.at[0], y: one.at[1], width: one.width, height: one.height, fill: paint(one.fill) }) // prettier-ignore
    return h(Text, { key, x: one.at[0], y: one.at[1], textAnchor: one.anchor, fill: paint(one.tone), style: { ...sans, fontSize: one.size } }, one.text) // prettier-ignore
  }
  const block = (one: ReportBlock, key: number): unknown => {
    if (one.type === 'heading')
      return h(Text, { key, minPresenceAhead: 40, style: { fontSize: 13, fontWeight: 600, marginTop: 14, marginBottom: 6 } }, `${one.number} ${one.text}`) // prettier-ignore
    if (one.type === 'paragraph')
      return h(Text, { key, style: { marginBottom: 6, lineHeight: 1.4 } }, ...inlines(one.children))
    if (one.type === 'quote')
      return h(View, { key, style: { borderLeftWidth: 1.5, paddingLeft: 10 } }, ...one.children.map(block))
    if (one.type === 'list')
      return h(
        View,
        { key },
        ...one.items.map((item, index) =>
          h(
            View,
            { key: index, style: { flexDirection: 'row' } },
            h(Text, null, one.ordered ? `${index + 1}. ` : '– '),
            h(View, { style: { flex: 1 } }, ...item.map(block)),
          ),
        ),
      )
    if (one.type === 'table')
      return h(
        View,
        { key },
        table(
          one.head.map(inlines),
          one.rows.map((row) => row.map(inlines)),
        ),
      )
    const { width, height, marks, table: data } = one.chart
    const figures = one.chart.kind === 'timeline' ? [] : [table(data.head.map((cell) => [cell]), data.rows.map((row) => row.map((cell) => [cell])))] // prettier-ignore
    return h(
      View,
      { key },
      h(Svg, { width, height, viewBox: `0 0 ${width} ${height}` }, ...marks.map(mark)),
      ...figures,
    )
  }
  const section = ({ number, title, blocks }: ReportSection) =>
    h(View, { key: number }, h(Text, { bookmark: `${number} ${title}`, style: { fontSize: 20, fontWeight: 600, marginVertical: 12 } }, `${number} ${title}`), ...blocks.map(block)) // prettier-ignore

  return (model) =>
    pdf.renderToBuffer(
      h(
        Document,
        { title: model.document_title, author: model.brand.provider, language: 'en' },
        h(Page, { size: 'A4', style: { padding: 80, fontFamily: 'Serif' } }, h(Text, { style: { fontSize: 38 } }, model.title), h(Text, null, model.company)), // prettier-ignore
        h(Page, { size: 'A4', style: { padding: 80, ...sans } }, ...[...model.sections, ...model.appendix].map((one, key) => h(Text, { key }, `${one.number} ${one.title}`))), // prettier-ignore
        h(
          Page,
          {
            size: 'A4',
            style: {
              paddingVertical: 80,
              paddingLeft: 130,
              paddingRight: 80,
              fontFamily: 'Serif',
              fontSize: 10.5,
            },
          },
          h(Text, { fixed: true, style: { ...sans, position: 'absolute', top: 50, left: 130 } }, model.company),
          h(Text, { fixed: true, style: { ...sans, position: 'absolute', top: 780, left: 130 }, render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) => `Page ${pageNumber} of ${totalPages}` }), // prettier-ignore
          ...model.preamble.map(block),
          ...model.sections.map(section),
          ...model.references.map(({ number, text, url }) =>
            h(Text, { key: `r${number}` }, `[${number}] ${text} ${url}`),
          ),
          ...model.appendix.map(section),
          h(Text, null, model.notice),
        ),
      ),
    )
}
