import { LANGUAGE_NAMES } from '@cairn/knowledge/languages'
import {
  plainText,
  type Block,
  type Inline,
  type ReportDocument,
  type Section,
  type SectionKind,
} from '../document-tree.ts'
import type { Plan } from '../plan.ts'
import { emphasis, list, paragraph, strong, text } from '../write/blocks.ts'
import { countWords } from '../write/count-words.ts'
import { SECTION_TITLES } from '../write/section-titles.ts'
import { titleOf } from '../write/titles.ts'
import { write } from '../write/write.ts'
import { GROUPS, specsOf, type Written } from './blocks.ts'

const WORDS_MAX = 1900

export interface Composed {
  document: ReportDocument
  /** Sections in which a needed block is the built-in writer's. */
  standIns: SectionKind[]
}

/** The built-in document of this plan with the model's blocks in their places. */
export function compose(
  plan: Plan,
  blocks: readonly Written[],
  remark?: (sections: readonly string[]) => string,
): Composed {
  const missing = GROUPS.flatMap((group) => specsOf(group, plan)).filter(
    ({ id, required }) => required && !blocks.some((one) => one.id === id),
  )
  const standIns = [...new Set(missing.map(({ id }) => sectionOf(id)))]
  let shown = [...blocks]
  const hidden: RegExp[] = []
  let document = assembled(plan, shown, hidden)
  // What helps least goes first where the report would grow too long.
  for (const optional of [
    /^I[3-9]\.without$/,
    /^I\d\.without$/,
    /^I[2-9]\.person$/,
    /^I\d\.person$/,
    /^I[4-9]\.data$/,
    /^questions\.2$/,
    /^I[2-9]\.data$/,
    /^security\.4$/,
    /^days\.4$/,
    /^sums\.4$/,
  ]) {
    if (countWords(document) <= WORDS_MAX) break
    shown = shown.filter(({ id }) => !optional.test(id))
    hidden.push(optional)
    document = assembled(plan, shown, hidden)
  }
  if (remark && standIns.length > 0)
    document.sections.at(-1)?.blocks.push(paragraph(emphasis(remark(standIns.map((kind) => SECTION_TITLES[kind])))))
  return { document, standIns }
}

function sectionOf(id: string): SectionKind {
  if (/^I\d/.test(id)) return 'initiatives'
  if (/^(?:why|change)/.test(id)) return 'why-start-here'
  if (/^(?:days|misses)/.test(id)) return 'timeline'
  if (/^(?:security|law)/.test(id)) return 'security'
  return /^(?:summary|questions)/.test(id) ? 'summary' : 'executive-summary'
}

function assembled(plan: Plan, blocks: readonly Written[], hidden: readonly RegExp[]): ReportDocument {
  const builtIn = write(plan)
  const said = (id: string) => blocks.find((one) => one.id === id)?.text
  const all = (name: string) =>
    blocks
      .filter(({ id }) => id.startsWith(`${name}.`))
      .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  const make: Record<SectionKind, (own: readonly Block[]) => Block[]> = {
    'executive-summary': (own) => opening(plan, own, said, all),
    initiatives: (own) => cards(plan, own, said, hidden),
    'why-start-here': (own) => [
      ...own.filter(isTable),
      ...(said('why')
        ? [paragraph(said('why') as string)]
        : own.filter((one) => !isTable(one) && !startsWith(one, /^What would change/))),
      ...(said('change')
        ? [paragraph(strong('What would change this order.'), ` ${said('change')}`)]
        : own.filter((one) => startsWith(one, /^What would change/))),
    ],
    timeline: (own) => timeline(own, said, all),
    security: (own) => security(own, said('law'), all('security')),
    summary: (own) => closing(own, said, all),
  }
  return {
    ...builtIn,
    sections: builtIn.sections.map((section): Section =>
      section.kind ? { ...section, blocks: make[section.kind](section.blocks) } : section,
    ),
  }
}

type Said = (id: string) => string | undefined
type All = (name: string) => Written[]
const items = (list_: readonly Written[]) => list(list_.map((one) => one.text))
const isTable = (block: Block) => block.type === 'table'
const startsWith = (block: Block, words: RegExp) => block.type === 'paragraph' && words.test(plainText(block.children))

/** A built-in label paragraph with the list behind it. */
function labelledList(own: readonly Block[], label: RegExp): Block[] {
  const at = own.findIndex((one) => startsWith(one, label))
  return at < 0 ? [] : own.slice(at, own[at + 1]?.type === 'list' ? at + 2 : at + 1)
}

function opening(plan: Plan, own: readonly Block[], said: Said, all: All): Block[] {
  const first = plan.initiatives[0]
  const [sums, implied] = [all('sums'), all('implied')]
  const [decision, no] = [said('decision'), said('no')]
  const language = LANGUAGE_NAMES[plan.language.code as keyof typeof LANGUAGE_NAMES]
  return [
    ...(decision && first ? [paragraph(strong(`Start with “${titleOf(first)}”.`), ` ${decision}`)] : own.slice(0, 1)),
    ...(no
      ? [paragraph(strong('No to'), no.replace(/^No to/, ''))]
      : own.filter((one) => startsWith(one, /^We advise against/))),
    ...(plan.language.code !== 'en' && language
      ? [
          paragraph(
            `Your brief is in ${language}; this report answers in English. Please check the table in the summary first.`,
          ),
        ]
      : []),
    ...(sums.length > 0 ? [paragraph(strong('The sums, from your own figures.')), items(sums)] : []),
    ...(implied.length > 0 ? [paragraph(strong('What the brief does not say aloud.')), items(implied)] : []),
    ...(sums.length + implied.length === 0 ? labelledList(own, /^What your own words/) : []),
    ...own.filter((one) => one.type === 'paragraph' && one.children[0]?.type === 'emphasis'),
  ]
}

/** Under each heading the built-in card, with the model's words where they were accepted. */
function cards(plan: Plan, own: readonly Block[], said: Said, hidden: readonly RegExp[]): Block[] {
  let at = -1
  let fresh = false
  return own.map((block): Block => {
    if (block.type === 'heading') {
      at += 1
      fresh = true
      return block
    }
    const one = plan.initiatives[at]
    if (!one) return block
    if (block.type === 'paragraph' && fresh) {
      fresh = false
      const how = said(`${one.label}.how`)
      return how ? paragraph(`${one.ai ? '' : 'Not AI. '}${how}`) : block
    }
    if (block.type !== 'table') return block
    const rows = block.rows.flatMap((row) => {
      const [label = []] = row
      const field = FIELDS[plainText(label)]
      if (!field) return [row]
      const words = said(`${one.label}.${field}`)
      if (!words && hidden.some((pattern) => pattern.test(`${one.label}.${field}`))) return []
      return [words ? [label, [text(words)]] : row]
    })
    const person = said(`${one.label}.person`)
    return { ...block, rows: person ? [...rows, [[text('A person decides')], [text(person)]]] : rows }
  })
}
const FIELDS: Record<string, string> = { Data: 'data', 'Without AI': 'without' }

function timeline(own: readonly Block[], said: Said, all: All): Block[] {
  const days = all('days')
  const misses = said('misses')
  const known = new Set<Block>([
    ...own.filter(isTable),
    ...labelledList(own, /^(?:The f|F)irst 30 days/),
    ...own.filter((one) => startsWith(one, /^Likely miss/)),
  ])
  return [
    ...own.filter(isTable),
    ...(days.length > 0
      ? [paragraph(strong('First 30 days.')), items(days)]
      : labelledList(own, /^(?:The f|F)irst 30 days/)),
    ...own.filter((one) => !known.has(one)),
    ...(misses
      ? [paragraph(strong('Likely misses.'), ` ${misses}`)]
      : own.filter((one) => startsWith(one, /^Likely miss/))),
  ]
}

/** The client's own limits and the never-paste list are code's; the risks are the model's where it gives enough of them. */
function security(builtIn: readonly Block[], law: string | undefined, risks: readonly Written[]): Block[] {
  const own = builtIn.map((block) =>
    law && startsWith(block, /^Law\./) ? paragraph(strong('Law.'), ` ${law}`) : block,
  )
  if (risks.length < 2) return own
  const made: Inline[][] = risks.map(({ label, text: words }) =>
    label ? [strong(`${label}:`), text(` ${words}`)] : [text(words)],
  )
  return own.map((block, at): Block => {
    if (block.type !== 'list' || own.findIndex((one) => one.type === 'list') !== at) return block
    const kept = block.items.filter((item) => item[0]?.type === 'paragraph' && KEPT.test(plainText(item[0].children)))
    const before = kept.filter(
      (item) => item[0]?.type === 'paragraph' && /^(?:Your|What)/.test(plainText(item[0].children)),
    )
    const after = kept.filter((item) => !before.includes(item))
    return {
      ...block,
      items: [...before, ...made.map((children): Block[] => [{ type: 'paragraph', children }]), ...after],
    }
  })
}
const KEPT =
  /^(?:Your (?:agreement|promise|word)|What you will not|What the place|Never paste|Own accounts|Tools people|If it goes wrong)/

function closing(own: readonly Block[], said: Said, all: All): Block[] {
  const summary = said('summary')
  const questions = all('questions')
  const old = labelledList(own, /^What would change/)
  const [first, ...rest] = own
  return [
    ...(summary ? [paragraph(summary)] : first ? [first] : []),
    ...rest.filter((one) => !old.includes(one)),
    ...(questions.length > 0
      ? [paragraph(strong('What would change this plan most, if you told us.')), items(questions)]
      : old),
  ]
}
