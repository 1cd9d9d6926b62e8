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
import { emphasis, labelled, labels, list, paragraph, strong, text as words } from '../write/blocks.ts'
import { SECTION_TITLES } from '../write/section-titles.ts'
import { money as amount, moneyRange, upperFirst } from '../write/words.ts'
import { write } from '../write/write.ts'
import { GROUPS, placeOf, placesOf, type Written } from './blocks.ts'
import { sumsApart } from './reckoning.ts'
import { ASK, LAW, MEASURE, NEVER, TEST } from './write-step.ts'

export interface Composed {
  document: ReportDocument
  /** Sections in which a place is the built-in writer's. */
  standIns: SectionKind[]
}

/** The model's blocks in their places, between what code renders from the plan; the built-in text stands in for an empty one. */
export function compose(
  plan: Plan,
  blocks: readonly Written[],
  remark?: (sections: readonly string[]) => string,
): Composed {
  const missing = GROUPS.flatMap((group) => placesOf(group, plan)).filter(
    ({ id }) => !blocks.some((one) => placeOf(one.id) === id),
  )
  const standIns = [...new Set(missing.map(({ id }) => sectionOf(id)))]
  const document = sumsApart(assembled(plan, blocks))
  if (remark && standIns.length > 0)
    document.sections.at(-1)?.blocks.push(paragraph(emphasis(remark(standIns.map((kind) => SECTION_TITLES[kind])))))
  return { document, standIns }
}

/** Where a block stands. */
export function sectionOf(id: string): SectionKind {
  const place = placeOf(id)
  if (/^I\d/.test(place)) return 'initiatives'
  if (place === 'why') return 'why-start-here'
  if (place === 'timeline' || place === 'security') return place
  return place === 'opening' ? 'executive-summary' : 'summary'
}

interface Voice {
  plan: Plan
  /** What stands at a place, in its order. */
  at: (place: string) => Written[]
}

function assembled(plan: Plan, blocks: readonly Written[]): ReportDocument {
  const voice: Voice = {
    plan,
    at: (place) =>
      blocks
        .filter(({ id }) => placeOf(id) === place)
        .toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true })),
  }
  const make: Record<SectionKind, (own: readonly Block[], voice: Voice) => Block[]> = {
    'executive-summary': opening,
    initiatives,
    'why-start-here': (own, { at }) => (at('why').length > 0 ? running(at('why')) : [...own]),
    timeline,
    security,
    summary: closing,
  }
  const builtIn = write(plan)
  return {
    ...builtIn,
    sections: builtIn.sections.map((section): Section =>
      section.kind ? { ...section, blocks: make[section.kind](section.blocks, voice) } : section,
    ),
  }
}

const isTable = (block: Block) => block.type === 'table'
const begins = (block: Block, words: RegExp) => block.type === 'paragraph' && words.test(plainText(block.children))

/** Paragraphs, a label in bold before its own; points that share a label stand under it. */
function running(blocks: readonly Written[]): Block[] {
  return blocks.flatMap(({ label, text }, at): Block[] => {
    if (!label) return [paragraph(text)]
    const alike = blocks.filter((one) => one.label === label)
    if (alike.length === 1) return [paragraph(strong(`${label}.`), ` ${text}`)]
    return blocks.findIndex((one) => one.label === label) === at
      ? [paragraph(strong(`${label}.`)), list(alike.map((one) => one.text))]
      : []
  })
}

/** Paragraphs, and lists of labelled points between them. */
function pointed(blocks: readonly Written[]): Block[] {
  const out: Block[] = []
  let points: Inline[][] = []
  const flush = () => {
    if (points.length > 0) out.push(list(points))
    points = []
  }
  for (const { label, text } of blocks)
    if (label) points.push(labelled(label, text))
    else {
      flush()
      out.push(paragraph(text))
    }
  flush()
  return out
}

/** A built-in label paragraph with the list behind it. */
function labelledList(own: readonly Block[], label: RegExp): Block[] {
  const at = own.findIndex((one) => begins(one, label))
  return at < 0 ? [] : own.slice(at, own[at + 1]?.type === 'list' ? at + 2 : at + 1)
}

function opening(own: readonly Block[], { plan, at }: Voice): Block[] {
  const said = at('opening')
  if (said.length === 0) return [...own, ...reckoned(plan)]
  const language = LANGUAGE_NAMES[plan.language.code as keyof typeof LANGUAGE_NAMES]
  return [
    ...running(said),
    ...(plan.language.code !== 'en' && language
      ? [paragraph(`Your brief is in ${language}; this report answers in English.`)]
      : []),
  ]
}

/** The plan's own sums, where nobody tells them. */
function reckoned({ sums }: Plan): Block[] {
  return sums.length > 0
    ? [paragraph(strong('The sums.')), list(sums.slice(0, SUMS_SHOWN).map(({ what, sum }) => `${what}: ${sum}.`))]
    : []
}
const SUMS_SHOWN = 3

/** Under each heading how it works, and what is checked or computed as a table; then what is declined. */
function initiatives(own: readonly Block[], { plan, at }: Voice): Block[] {
  let piece = -1
  return own.flatMap((block): Block[] => {
    if (block.type === 'heading') {
      piece += 1
      return [block]
    }
    const one = plan.initiatives[piece]
    const said = one ? at(one.label) : []
    if (!one || said.length === 0 || begins(block, /^Declined/)) return [block]
    const [measure, test] = [MEASURE, TEST].map((label) => said.find((point) => label.test(point.label)))
    const how = said.filter((point) => point !== measure && point !== test)
    if (block.type === 'paragraph') return how.length > 0 ? pointed(one.ai ? how : notAi(how)) : [block]
    if (block.type !== 'table') return []
    const computed = (label: string) => {
      const row = block.rows.find(([name = []]) => plainText(name) === label)
      return plainText(row?.[1] ?? [])
    }
    const rows: [string, string | undefined][] = [
      ['Measure', measure?.text ?? computed('Measure')],
      // For one who does everything, dates stand in the timeline; without prices nothing else is left to say.
      ...(plan.thin && !one.cost ? [] : [['Owner, time, cost', computed('Owner, time, cost')] as [string, string]]),
      ['Test', test?.text ?? computed('Test')],
    ]
    return [labels(rows.flatMap(([label, words]) => (words ? [[label, upperFirst(words)] as [string, string]] : [])))]
  })
}

function notAi([first, ...rest]: readonly Written[]): Written[] {
  if (!first) return []
  if (/^not ai\b/i.test(first.text)) return [first, ...rest]
  return first.label
    ? [{ ...first, id: '', label: '', text: 'Not AI.' }, first, ...rest]
    : [{ ...first, text: `Not AI. ${first.text}` }, ...rest]
}

function timeline(own: readonly Block[], { plan, at }: Voice): Block[] {
  const said = at('timeline')
  const told = plan.thin && said.length > 2
  return [
    ...own.filter((one) => (isTable(one) && !told) || begins(one, /^Dates are counted/)),
    ...(said.length > 0 ? pointed(said) : [...firstSteps(plan), ...own.filter((one) => begins(one, /^Kept free/))]),
    ...own.filter((one) => begins(one, /^Held back/)),
    ...money(plan),
  ]
}

/** The plan's own, where none is told: the table above names the pieces only. */
function firstSteps({ initiatives: all }: Plan): Block[] {
  const steps = all.flatMap(({ own }) => own?.first ?? []).slice(0, FIRST_STEPS)
  return steps.length > 0 ? [paragraph(strong('First steps.')), list(steps)] : []
}
const FIRST_STEPS = 3

/** What the whole costs, against what there is. */
function money(plan: Plan): Block[] {
  const paid = plan.initiatives.filter(({ held }) => held !== 'budget')
  const sum = (of: 'cost' | 'monthly', end: 'low' | 'high') =>
    paid.reduce((total, one) => total + (one[of]?.[end] ?? 0), 0)
  const [once, month] = [sum('cost', 'high'), sum('monthly', 'high')]
  if (paid.filter(({ cost }) => cost && cost.high > 0).length < 2) return []
  const apart = paid.some(({ monthly }) => monthly?.apart)
  const monthly = month > 0 ? `${moneyRange(sum('monthly', 'low'), month, plan)} a month` : ''
  const whole = `In all ${moneyRange(sum('cost', 'low'), once, plan)} ${apart ? 'to start' : 'in year one'}${monthly && (apart ? ` and ${monthly}` : `, of it ${monthly}`)}, our guess.`
  const rest = plan.budget ? plan.budget.amount - plan.budget.reserve - once : 0
  const against = plan.budget
    ? ` Of ${plan.budget.text}, ${amount(plan.budget.reserve, plan)} is kept in reserve${rest > 0 ? ` and ${amount(rest, plan)} stays free` : ''}.`
    : ''
  const ceiling =
    apart && plan.budget?.monthly
      ? ` Of ${amount(plan.budget.monthly, plan)} a month, at most ${amount(month, plan)} is used.`
      : ''
  return [paragraph(strong('Money.'), ` ${whole}${against}${ceiling}`)]
}

/** Risks, promises and what is never pasted are the model's where it gives enough of them; else all is the built-in's. */
function security(own: readonly Block[], { at }: Voice): Block[] {
  const said = at('security')
  const law = said.find(({ label }) => LAW.test(label))
  const never = said.find(({ label }) => NEVER.test(label))
  const risks = said.filter((one) => one !== law && one !== never)
  const lawful = law
    ? [paragraph(strong('Law.'), ` ${law.text} ${CONFIRM}`)]
    : said.some(({ label }) => ASK.test(label))
      ? []
      : own.filter((one) => begins(one, /^Law\./))
  if (risks.length < 2) return [...own.filter((one) => !begins(one, /^Law\./)), ...lawful]
  const pasted = own
    .flatMap((one) => (one.type === 'list' ? one.items : []))
    .find(([first]) => first && begins(first, NEVER_PASTE))
  return [
    ...pointed(risks),
    ...(never
      ? [paragraph(strong('Never typed into a tool:'), ` ${never.text.replace(/\.$/, '')}.`)]
      : pasted?.[0]?.type === 'paragraph'
        ? [pasted[0]]
        : []),
    ...lawful,
  ]
}
const NEVER_PASTE = /^Never paste/
const CONFIRM = 'Ask counsel to confirm these before you rely on them.'

function closing(own: readonly Block[], { at }: Voice): Block[] {
  const [summary, questions] = [at('closing'), at('questions')]
  return [
    ...(summary.length > 0 ? running(summary) : own.slice(0, 1)),
    ...(questions.length > 0
      ? [
          paragraph(strong('What would change this plan most, if you told us.')),
          list(questions.map(({ label, text }) => (label ? [strong(label), words(` ${text}`)] : text))),
        ]
      : labelledList(own, /^What would change/)),
  ]
}
