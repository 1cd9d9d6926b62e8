/* What came in, for the institute's staff: whoever sent it chose every character, and none of them may do anything. */

export const FORMATS = ['table', 'csv', 'json'] as const
export type Format = (typeof FORMATS)[number]

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export function asCsv<Name extends string>(
  columns: readonly Name[],
  records: readonly Record<Name, unknown>[],
): string {
  const lines = [columns, ...records.map((record) => columns.map((name) => String(record[name])))]
  return `\uFEFF${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`
}

/** `elastic` columns give way when the terminal is narrow. */
export function drawTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  elastic: readonly number[],
  width: number,
): string {
  const lines = [head, ...rows].map((line) => line.map(onOneLine))
  const widths = columnWidths(lines, elastic, width)
  const drawn = lines.map((line) =>
    line
      .map((cell, column) => fit(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  drawn.splice(1, 0, widths.map((columns) => '-'.repeat(columns)).join('  '))
  return `${drawn.join('\n')}\n`
}

/** JSON leaves these as they are. */
export function escapeControls(json: string): string {
  return json.replaceAll(/[\u007F-\u009F\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** A spreadsheet takes what starts with one of these, even after spaces, for a formula and runs it; a quote stops that. */
function csvCell(value: string): string {
  const safe = /^\s*[=+\-@＝＋－＠|%\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** As wide as needed; what people typed gives way when the terminal is narrow. */
function columnWidths(lines: readonly (readonly string[])[], elastic: readonly number[], width: number): number[] {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => characters(line[column] ?? '').length)),
  )
  const narrowest = 12
  const total = () => widths.reduce((sum, columns) => sum + columns + 2, -2)
  while (total() > width) {
    const widest = elastic.toSorted((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0))[0] ?? 1
    const columns = widths[widest] ?? 0
    if (columns <= narrowest) break
    widths[widest] = columns - 1
  }
  return widths
}

function fit(text: string, columns: number): string {
  const all = characters(text)
  if (all.length > columns) return `${all.slice(0, columns - 1).join('')}…`
  return text + ' '.repeat(columns - all.length)
}

function characters(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

/** A terminal obeys control characters, and whoever sent the text chose them. */
function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}
