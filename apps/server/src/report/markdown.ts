import type { Chart } from '@cairn/domain/charts'
import type { ReportBlock, ReportInline } from './report-blocks.ts'
import { type PdfModel, type ReportSection, type ReportSource, reportModel } from './report-model.ts'

/** The same report as one Markdown file: charts are tables, links stay links, and no text can become markup. */
export function reportMarkdown(source: ReportSource): string {
  const model = reportModel(source)
  return (
    [
      `# ${escape(model.title)}`,
      ...(model.company ? [`**${escape(model.company)}**`] : []),
      ...(model.headline.length > 0 ? [headline(model)] : []),
      model.facts.map(([label, value]) => `- ${label}: ${escape(value)}`).join('\n'),
      ...model.preamble.map(block),
      ...model.sections.flatMap(section),
      ...references(model),
      ...model.appendix.flatMap((one) => section({ ...one, number: `Appendix ${one.number}:` })),
      '## Notice',
      escape(model.notice),
    ].join('\n\n') + '\n'
  )
}

function headline({ headline: lines }: PdfModel): string {
  return lines
    .map(({ label, text, note }) => `- **${label}**: ${escape(text)}${note ? ` (${escape(note)})` : ''}`)
    .join('\n')
}

function section({ number, title, blocks }: ReportSection): string[] {
  const dot = /^\d+$/.test(number) ? '.' : ''
  return [`## ${number}${dot} ${escape(title)}`, ...blocks.map(block)]
}

function references({ references: list }: PdfModel): string[] {
  if (list.length === 0) return []
  const lines = list.map(({ number, text, url, note }) =>
    [`${number}. ${escape(text)}`, url && `<${url}>`, note].filter(Boolean).join(' '),
  )
  return ['## References', lines.join('\n')]
}

function block(one: ReportBlock): string {
  if (one.type === 'heading') return `${'#'.repeat(one.level + 1)} ${one.number} ${escape(one.text)}`
  if (one.type === 'paragraph') return startOfLine(inline(one.children))
  if (one.type === 'quote') return quote(one)
  if (one.type === 'list') return one.items.map((item, index) => listItem(item, one.ordered ? index + 1 : 0)).join('\n')
  if (one.type === 'chart') return chart(one.chart)
  return table(
    one.head.map(inline),
    one.rows.map((row) => row.map(inline)),
  )
}

function quote({ children, caption }: Extract<ReportBlock, { type: 'quote' }>): string {
  const said = [...children.map(block), ...(caption ? [`(${caption})`] : [])]
  return said.join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>')
}

function listItem(blocks: readonly ReportBlock[], number: number): string {
  const marker = number > 0 ? `${number}. ` : '- '
  const indented = blocks
    .map(block)
    .join('\n\n')
    .replaceAll('\n', `\n${' '.repeat(marker.length)}`)
  return marker + indented.replace(/^ +$/gm, '')
}

function chart({ title, table: { head, rows } }: Chart): string {
  return [
    `**${escape(title)}**`,
    table(
      head.map(escape),
      rows.map((row) => row.map(escape)),
    ),
  ].join('\n\n')
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function inline(inlines: readonly ReportInline[]): string {
  return inlines
    .map((one): string => {
      if (one.type === 'text') return escape(one.text)
      if (one.type === 'citation') return `\\[${one.number}\\]`
      const inside = inline(one.children)
      if (inside.trim() === '') return inside
      if (one.type === 'link') return `[${inside}](<${one.url}>)`
      return wrapped(inside, one.type === 'strong' ? '**' : '*')
    })
    .join('')
}

/** Emphasis must touch its text, so blanks at either end stay outside. */
function wrapped(text: string, sign: string): string {
  const [, before = '', inside = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return `${before}${sign}${inside}${sign}${after}`
}

/** What stands in a text is text: it neither emphasises, links, draws nor tags. */
function escape(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_[\]<>~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;')
}

/** A line that begins like a heading, a list or a quote but is a sentence. */
function startOfLine(line: string): string {
  return line.replace(/^(\s*)([#+=-]|\d{1,9}(?=[.)]))/, (_, blanks: string, sign: string) =>
    /\d/.test(sign) ? `${sign}\\` : `${blanks.trimStart()}\\${sign}`,
  )
}
