import type { Insights } from '@cairn/contract/insights'
import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { NOTICE } from '../compose/summary.ts'
import { SECTION_TITLES } from '../document.ts'
import type { SectionKind } from '../document.ts'
import type { Findings } from '../findings.ts'
import { cleanText } from '../reading/clean.ts'
import { detectLanguage } from '../reading/languages.ts'
import { FIELDS, splitSentences } from '../reading/sentences.ts'

/** All that a section may rest on. */
export interface Grounds {
  brief: RoadmapBrief
  findings: Findings
  insights: Insights
  /** The built-in text of each section without title and notice, guidance cited by id: `[privacy-act]`. */
  drafts: Record<SectionKind, string>
  /** What the client says, without the sentences that give orders to the writer. */
  said: string
  orders: string[]
  provider: string
  contactEmail: string
}

export const SECTION_KINDS = Object.keys(SECTION_TITLES) as SectionKind[]

export function groundsOf(
  brief: RoadmapBrief,
  advice: { text: string; findings: Findings; insights: Insights },
  { provider, contactEmail }: { provider: string; contactEmail: string },
): Grounds {
  const sentences = FIELDS.flatMap((field) => {
    const text = cleanText(brief[field] ?? '')
    return splitSentences(text, field, detectLanguage(text))
  })
  return {
    brief,
    findings: advice.findings,
    insights: advice.insights,
    drafts: splitDrafts(advice.text, advice.insights),
    said: [
      brief.company_name,
      brief.industry,
      brief.company_size,
      ...sentences.filter((one) => !one.order).map((one) => one.text),
    ].join('\n'),
    orders: sentences.filter((one) => one.order).map((one) => one.text),
    provider,
    contactEmail,
  }
}

/** The built-in report has one `## ` line before each section, and nowhere else. */
function splitDrafts(text: string, insights: Insights): Record<SectionKind, string> {
  const bodies = text
    .split(/^## .*$/m)
    .slice(1)
    .map((body) => citeById(body.replace(`*${NOTICE}*`, '').trim(), insights))
  return Object.fromEntries(SECTION_KINDS.map((kind, at) => [kind, bodies[at] ?? ''])) as Record<SectionKind, string>
}

function citeById(text: string, insights: Insights): string {
  const ids = new Map(insights.references.map((reference) => [String(reference.number), reference.id]))
  return text.replace(/(?<!\\)\[(\d+)\](?!\()/g, (mark, number: string) => {
    const id = ids.get(number)
    return id === undefined ? mark : `[${id}]`
  })
}

/** Six sections of whatever origin → the report, with the notice that no writer may leave out. */
export function assemble(
  sections: Record<SectionKind, string>,
  insights: Insights,
  remark?: string,
): { text: string; insights: Insights } {
  const parts = SECTION_KINDS.map((kind) => `## ${SECTION_TITLES[kind]}\n\n${sections[kind].trim()}`)
  const text = [...parts, ...(remark === undefined ? [] : [`*${remark}*`]), `*${NOTICE}*`].join('\n\n')
  return numberCitations(`${text}\n`, insights)
}

/** Guidance cited by id → numbers in the order of appearance, and the references that are left. */
function numberCitations(text: string, insights: Insights): { text: string; insights: Insights } {
  const known = new Map(insights.references.map((reference) => [reference.id, reference]))
  const cited: string[] = []
  const numbered = text.replace(/(?<!\\)\[([a-z0-9-]+)\](?!\()/g, (mark, id: string) => {
    if (!known.has(id)) return mark
    if (!cited.includes(id)) cited.push(id)
    return `[${cited.indexOf(id) + 1}]`
  })
  const references = cited.flatMap((id, at) => {
    const reference = known.get(id)
    return reference ? [{ ...reference, number: at + 1 }] : []
  })
  return { text: numbered, insights: { ...insights, references } }
}
