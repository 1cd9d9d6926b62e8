import type { Insights } from '@cairn/contract/insights'
import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { blockText, endsWhole, linksIn } from './acceptance/blocks.ts'
import { numbersIn, numbersWithin, pointDifferences } from './acceptance/figures.ts'
import { parseReport, SECTION_TITLES } from './document.ts'
import type { Section, SectionKind } from './document.ts'
import type { Findings } from './findings.ts'
import { guidanceById } from './guidance.ts'
import { detectLanguage } from './reading/languages.ts'

export interface AcceptInput {
  brief: RoadmapBrief
  findings: Findings
  insights: Insights
}

export type Verdict = { ok: true } | { ok: false; reasons: string[] }

const CHARACTERS_MAX = 24_000
const SECTION_WORDS_MIN = 20
/** Small counting numbers are language, not claims. */
const SMALL_NUMBER_MAX = 12

/** Whether a text may be shown as the report. Written for texts of a model; the built-in report passes it too. */
export function accept(text: string, input: AcceptInput): Verdict {
  if (text.trim() === '') return { ok: false, reasons: ['The text is empty.'] }
  if (text.length > CHARACTERS_MAX)
    return { ok: false, reasons: [`The text is longer than ${CHARACTERS_MAX} characters.`] }
  const { sections } = parseReport(text)
  const reasons = [
    ...sectionFaults(sections),
    ...unknownFigures(text, input),
    ...unknownCitations(text, input.insights),
    ...foreignLinks(sections),
    ...leaks(text, input.brief),
    ...otherLanguage(sections),
  ]
  return reasons.length === 0 ? { ok: true } : { ok: false, reasons }
}

function sectionFaults(sections: readonly Section[]): string[] {
  const wanted = Object.keys(SECTION_TITLES) as SectionKind[]
  const found = sections.flatMap((section) => section.kind ?? [])
  const missing = wanted
    .filter((kind) => !found.includes(kind))
    .map((kind) => `The section '${SECTION_TITLES[kind]}' is missing.`)
  if (missing.length > 0) return missing
  const inOrder = found.join() === wanted.join()
  return [
    ...(inOrder ? [] : ['The six sections are not in the order of the template.']),
    ...sections.flatMap((section) => {
      const text = sectionText(section)
      if (text.split(/\s+/).length < SECTION_WORDS_MIN)
        return [`The section '${section.title}' is too short or cut off.`]
      return endsWhole(section.blocks) ? [] : [`The section '${section.title}' ends in the middle of a sentence.`]
    }),
  ]
}

/** Numbers of the text that stand in neither the brief nor the findings. */
function unknownFigures(text: string, { brief, findings, insights }: AcceptInput): string[] {
  const known = new Set([...numbersWithin([brief, findings, insights]), ...pointDifferences(insights)])
  const years = new Set([findings.date.slice(0, 4), String(Number(findings.date.slice(0, 4)) + 1)])
  const body = text
    .replace(/\[\d+\](?!\()/g, ' ')
    .replace(/\bI\d\b/g, ' ')
    .replace(/^\s*\d+[.)]\s/gm, ' ')
    .replace(/^#+ .*$/gm, (heading) => heading.replace(/^(#+ )\d+(?:\.\d+)*[.)]?\s/, '$1'))
    // Dates of the calendar come from code; they are checked by their year.
    .replace(
      /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
      ' ',
    )
    .replace(/\b(?:30|60|90) days\b|\b(?:6|12) months\b|\/(?:30|25|20|15|10)\b|\bof 5\b|\bout of 5\b|\b1,000\b/g, ' ')
  const unknown = [...new Set(numbersIn(body))].filter(
    (number) =>
      !known.has(number) &&
      !years.has(number) &&
      !(Number(number) <= SMALL_NUMBER_MAX && Number.isInteger(Number(number))),
  )
  return unknown.length > 0
    ? [`These figures are in neither the brief nor the findings: ${unknown.slice(0, 8).join(', ')}.`]
    : []
}

function unknownCitations(text: string, insights: Insights): string[] {
  const known = new Set(
    insights.references.filter((reference) => guidanceById(reference.id)).map((reference) => reference.number),
  )
  const unknown = [...text.matchAll(/(?<!\\)\[(\d+)\](?!\()/g)]
    .map((match) => Number(match[1]))
    .filter((number) => !known.has(number))
  return unknown.length > 0
    ? [`These citations are not in the list of references: ${[...new Set(unknown)].join(', ')}.`]
    : []
}

function foreignLinks(sections: readonly Section[]): string[] {
  const urls = sections.flatMap((section) => section.blocks.flatMap(linksIn))
  const foreign = urls.filter((url) => !/^mailto:/i.test(url))
  return foreign.length > 0 ? [`The text links to an address of its own: ${foreign.slice(0, 3).join(', ')}.`] : []
}

const LEAKS: [pattern: RegExp, reason: string, markup?: true][] = [
  [
    /<\/?(?:script|iframe|img|style|div|span|a|p|table|svg|object|form|input|br|b|i)\b[^>]*>/i,
    'The text holds HTML.',
    true,
  ],
  [/!\[[^\]]*\]\(/, 'The text holds an image.', true],
  [
    /\b(?:system prompt|as an ai language model|as a large language model|my instructions|i cannot comply|here is the (?:report|section)|certainly!|sure, here)\b/i,
    'The text speaks of its prompt or of its writer.',
  ],
  [/\{\{|\}\}|<\|[a-z_]+\|>|\[\/?INST\]|```/, 'The text holds template marks or code.'],
  [/"\s*:\s*[[{"]/, 'The text holds JSON.'],
  [/\bundefined\b|\bNaN\b|\[object Object\]/, 'The text holds a value that was never filled in.'],
]

function leaks(text: string, brief: RoadmapBrief): string[] {
  const own = Object.values(brief)
    .filter((value) => typeof value === 'string')
    .join('\n')
  const shown = text
    .replace(/\\[\\`*_[\]{}|#~]/g, ' ')
    .replace(/^>.*$/gm, '')
    .replace(/“[^”]*”/g, '')
  // A firm may be called 'Undefined': words that the client uses are no leak. Markup is one, whoever wrote it.
  return LEAKS.filter(([pattern, , markup]) => pattern.test(shown) && (markup || !pattern.test(own))).map(
    ([, reason]) => reason,
  )
}

function otherLanguage(sections: readonly Section[]): string[] {
  const own = sections
    .map((section) =>
      section.blocks
        .filter((block) => block.type !== 'quote')
        .map(blockText)
        .join(' '),
    )
    .join(' ')
    .replace(/“[^”]*”/g, '')
  return detectLanguage(own) === 'en' ? [] : ['The text is not in English.']
}

function sectionText(section: Section): string {
  return section.blocks.map(blockText).join(' ').trim()
}
