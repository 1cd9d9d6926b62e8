import type { Inline } from '@cairn/contract/report-document'

/** What the writer makes and what page and PDF draw. */
export type { Block, Inline, ReportDocument, Section, SectionKind } from '@cairn/contract/report-document'

export function plainText(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (inline.type === 'text' ? inline.text : plainText(inline.children))).join('')
}
