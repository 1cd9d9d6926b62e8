import { parseBlocks } from './document-blocks.ts'
import { parseInline } from './document-inline.ts'
import { plainText } from './document-tree.ts'
import type { Block, ReportDocument, Section, SectionKind } from './document-tree.ts'
import { SECTION_TITLES } from './write/section-titles.ts'

export { plainText } from './document-tree.ts'
export { SECTION_TITLES } from './write/section-titles.ts'
export type { Block, Inline, ReportDocument, Section, SectionKind } from './document-tree.ts'

/** Report text, Markdown or plain, ours or a model's → preamble and numbered sections. Linear, and never throws. */
export function parseReport(text: string): ReportDocument {
  const lines = cleanLines(text)
  const headings = findHeadings(lines)
  const anchors = new Anchors()
  const preamble: Block[] = []
  const sections: Section[] = []
  const seen = new Set<SectionKind>()
  let [third, fourth] = [0, 0]
  let from = 0

  const takeBlocks = (to: number) => {
    const blocks = parseBlocks(lines.slice(from, to))
    const target = sections.at(-1)?.blocks ?? preamble
    for (const block of blocks) target.push(block)
  }
  for (const heading of headings) {
    takeBlocks(heading.line)
    from = heading.line + heading.height
    const [own = '', label] = (heading.level > 2 && LABELLED.exec(heading.text)) || []
    const children = parseInline(heading.text.slice(own.length))
    const title = plainText(children).trim()
    const section = sections.at(-1)
    if (title === '') continue
    if (heading.level === 2) {
      const kind = heading.kind && !seen.has(heading.kind) ? heading.kind : undefined
      if (kind) seen.add(kind)
      const number = String(sections.length + 1)
      sections.push({
        ...(kind && { kind }),
        number,
        title: kind ? shownTitle(title, kind) : title,
        anchor: anchors.make(kind ?? title, number),
        blocks: [],
      })
      third = fourth = 0
    } else if (!section || heading.level === 1) {
      const target = section?.blocks ?? preamble
      target.push({ type: 'paragraph', children: [{ type: 'strong', children }] })
    } else {
      const level = heading.level === 3 || third === 0 ? 3 : 4
      if (level === 3) [third, fourth] = [third + 1, 0]
      else fourth += 1
      const number = label ?? [section.number, third, ...(level === 4 ? [fourth] : [])].join('.')
      section.blocks.push({ type: 'heading', level, number, anchor: anchors.make(title, number), children })
    }
  }
  takeBlocks(lines.length)
  return { preamble, sections }
}

/** '### I2. Bills on the day': a piece of work as tables and timeline call it. */
const LABELLED = /^(I\d{1,2})\.\s+(?=\S)/u

/** Which of the six sections a title names, whatever its case, numbering and punctuation. */
export function sectionKind(title: string): SectionKind | undefined {
  if (title.length > 80) return undefined
  const words = title
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .trim()
  return KINDS.get(words)
}

const KINDS = new Map<string, SectionKind>([
  ['executive summary', 'executive-summary'],
  ['exec summary', 'executive-summary'],
  ['recommended ai initiatives', 'initiatives'],
  ['recommended initiatives', 'initiatives'],
  ['why start here', 'why-start-here'],
  ['high level timeline milestones', 'timeline'],
  ['high level timeline and milestones', 'timeline'],
  ['high level timeline', 'timeline'],
  ['high level milestones', 'timeline'],
  ['timeline and milestones', 'timeline'],
  ['timeline milestones', 'timeline'],
  ['timeline', 'timeline'],
  ['milestones', 'timeline'],
  ['security considerations', 'security'],
  ['summary', 'summary'],
])

interface Heading {
  line: number
  /** How many lines it takes: two when it is underlined. */
  height: number
  /** 1 stands above the sections, 2 is a section, 3 and 4 are inside it. */
  level: 1 | 2 | 3 | 4
  kind?: SectionKind
  text: string
}

type Found = Omit<Heading, 'level'> & { hashes: number } // 0: a bold or plain line

function findHeadings(lines: readonly string[]): Heading[] {
  const found = findCandidates(lines)
  const hashed = found.filter((heading) => heading.hashes > 0)
  const known = hashed.filter((heading) => heading.kind)
  const levels = (known.length > 0 ? known : hashed).map((heading) => heading.hashes)
  let sectionLevel = levels.length > 0 ? levels.reduce((a, b) => Math.min(a, b)) : 2
  // One '# Our report' over '## This' and '## That' is the title of the whole.
  const deeper = levels.filter((level) => level > 1)
  if (known.length === 0 && sectionLevel === 1 && hashed[0]?.hashes === 1 && deeper.length === levels.length - 1)
    sectionLevel = deeper.reduce((a, b) => Math.min(a, b), deeper[0] ?? 1)

  const atLevel = new Set(known.filter((heading) => heading.hashes === sectionLevel).map((heading) => heading.kind))
  const anyHash = new Set(known.map((heading) => heading.kind))
  const lastOfKind = new Map(found.filter((f) => f.hashes === 0).map((heading) => [heading.kind, heading]))
  const taken = new Set<SectionKind | undefined>()
  const headings: Heading[] = []
  found.forEach((candidate, index) => {
    const { hashes, ...heading } = candidate
    if (hashes === 0) {
      const next = found[index + 1]
      const nothingBetween =
        next?.hashes === 0 && lines.slice(heading.line + 1, next.line).every((line) => line.trim() === '')
      // A table of contents names the titles one after another; the section itself comes later.
      const listed = nothingBetween && lastOfKind.get(heading.kind) !== candidate
      if (anyHash.has(heading.kind) || taken.has(heading.kind) || listed) return
      taken.add(heading.kind)
      headings.push({ ...heading, level: 2 })
    } else if (hashes === sectionLevel || (heading.kind && !atLevel.has(heading.kind))) {
      headings.push({ ...heading, level: 2 })
    } else if (hashes < sectionLevel) {
      headings.push({ ...heading, level: 1 })
    } else {
      headings.push({ ...heading, level: hashes === sectionLevel + 1 ? 3 : 4 })
    }
  })
  return headings
}

function findCandidates(lines: readonly string[]): Found[] {
  const found: Found[] = []
  let fence = ''
  for (let line = 0; line < lines.length; line += 1) {
    const text = lines[line] as string
    const marker = /^ {0,3}(```|~~~)/.exec(text)?.[1]
    if (fence ? marker === fence : marker) fence = fence ? '' : (marker as string)
    if (fence || marker || text.trim() === '') continue

    const hash = /^ {0,3}(#{1,6})(?:\s+|$)/.exec(text)
    if (hash) {
      const own = withoutNumber(text.slice(hash[0].length).replace(/(?:\s|^)#+\s*$/, ''))
      found.push(candidate(line, 1, (hash[1] as string).length, own))
      continue
    }
    const underline = /^ {0,3}(=+|-{2,})\s*$/.exec(lines[line + 1] ?? '')?.[1]
    const alone = line === 0 || (lines[line - 1] as string).trim() === ''
    if (underline && alone && !/^ {0,3}(?:[-*+•>]|\d+[.)]) ?|\|/.test(text)) {
      found.push(candidate(line, 2, underline.startsWith('=') ? 1 : 2, withoutNumber(text)))
      continue
    }
    if (text.length > 100 || /^ {4}|^\s*[-+•>|]|^\s*\*\s/.test(text)) continue
    const bare = withoutNumber(text.trim().replace(/^[*_]+|[*_]+:?$/g, ''))
    if (sectionKind(bare)) found.push(candidate(line, 1, 0, bare))
  }
  return found
}

function candidate(line: number, height: number, hashes: number, own: string): Found {
  const kind = sectionKind(own)
  return { line, height, hashes, ...(kind && { kind }), text: kind ? own.replace(/[\s:.]+$/, '') : own }
}

/** Headings are numbered by us, so a number that stands in the text goes; '30 days' and '1.5 million' stay. */
function withoutNumber(text: string): string {
  const trimmed = text.trim()
  const inner = trimmed.replace(/^([*_]{1,3})(.*)\1$/, '$2')
  const rest = /^(?:(?:\d{1,3}\.)+\d{1,3}\.?|\d{1,3}[.):]|[IVX]{1,5}[.)])\s+(?=[^\p{Ll}\s])(.*)$/u.exec(inner)?.[1]
  if (rest !== undefined) return rest
  const bare = /^\d{1,3}\s+(.*)$/.exec(inner)?.[1]
  if (bare !== undefined && sectionKind(bare)) return bare
  const lower = /^(?:\d{1,3}\.)*\d{1,3}[.):]?\s+(.*)$/.exec(inner)?.[1]
  return lower !== undefined && sectionKind(lower) ? lower : trimmed
}

function shownTitle(title: string, kind: SectionKind): string {
  return title === title.toUpperCase() || title === title.toLowerCase() ? SECTION_TITLES[kind] : title
}

class Anchors {
  readonly #taken = new Map<string, number>()

  make(title: string, number: string): string {
    const slug = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 60)
      .replace(/^-|-$/g, '')
      .toWellFormed()
    const base = slug === '' || slug.includes('\ufffd') ? `section-${number.replaceAll('.', '-')}` : slug
    let count = this.#taken.get(base) ?? 0
    let anchor = base
    while (count > 0 && this.#taken.has((anchor = `${base}-${count + 1}`))) count += 1
    this.#taken.set(base, count + 1)
    if (anchor !== base) this.#taken.set(anchor, 1)
    return anchor
  }
}

/** Control characters, text-direction overrides and broken surrogates have no place in a report. */
function cleanLines(text: string): string[] {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', '    ')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g, '')
    .split('\n')
}
