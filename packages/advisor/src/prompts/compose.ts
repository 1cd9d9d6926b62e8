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
import { emphasis, labelled, labels, list, paragraph, strong } from '../write/blocks.ts'
import { countWords } from '../write/count-words.ts'
import { SECTION_TITLES } from '../write/section-titles.ts'
import { titleOf } from '../write/titles.ts'
import { money as amount, moneyRange, upperFirst } from '../write/words.ts'
import { write } from '../write/write.ts'
import { GROUPS, specsOf, type Written } from './blocks.ts'

const WORDS_MAX = 1500

export interface Composed {
  document: ReportDocument
  /** Sections in which a needed block is the built-in writer's. */
  standIns: SectionKind[]
}

/** What helps least goes first where the report would grow too long. */
const OPTIONAL = [/^security\.4$/, /^questions\.2$/, /^days\.3$/, /^implied\.3$/]

/** The model's blocks in their places, between what code renders from the plan; the built-in text stands in for a needed one. */
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
  let document = assembled(plan, shown)
  for (const optional of OPTIONAL) {
    if (countWords(document) <= WORDS_MAX) break
    shown = shown.filter(({ id }) => !optional.test(id))
    document = assembled(plan, shown)
  }
  if (remark && standIns.length > 0)
    document.sections.at(-1)?.blocks.push(paragraph(emphasis(remark(standIns.map((kind) => SECTION_TITLES[kind])))))
  return { document, standIns }
}

function sectionOf(id: string): SectionKind {
  if (/^I\d/.test(id)) return 'initiatives'
  if (/^(?:why|change)/.test(id)) return 'why-start-here'
  if (/^(?:days|misses|free)/.test(id)) return 'timeline'
  if (/^(?:security|law|never)/.test(id)) return 'security'
  return /^(?:summary|questions)/.test(id) ? 'summary' : 'executive-summary'
}

interface Voice {
  plan: Plan
  said: (id: string) => string | undefined
  all: (name: string) => Written[]
}

function assembled(plan: Plan, blocks: readonly Written[]): ReportDocument {
  const voice: Voice = {
    plan,
    said: (id) => blocks.find((one) => one.id === id)?.text,
    all: (name) =>
      blocks
        .filter(({ id }) => id.startsWith(`${name}.`))
        .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true })),
  }
  const make: Record<SectionKind, (own: readonly Block[], voice: Voice) => Block[]> = {
    'executive-summary': opening,
    initiatives,
    'why-start-here': whyStartHere,
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

/** A label and its list, or nothing. */
function titled(label: string, items: readonly Written[]): Block[] {
  return items.length > 0 ? [paragraph(strong(label)), list(items.map(({ text }) => text))] : []
}

/** A built-in label paragraph with the list behind it. */
function labelledList(own: readonly Block[], label: RegExp): Block[] {
  const at = own.findIndex((one) => begins(one, label))
  return at < 0 ? [] : own.slice(at, own[at + 1]?.type === 'list' ? at + 2 : at + 1)
}

function opening(own: readonly Block[], { plan, said, all }: Voice): Block[] {
  const [decision, no, sums] = [said('decision'), said('no'), said('sums')]
  const [first] = plan.initiatives
  const language = LANGUAGE_NAMES[plan.language.code as keyof typeof LANGUAGE_NAMES]
  return [
    ...(decision && first ? [paragraph(strong(`Start with “${titleOf(first)}”.`), ` ${decision}`)] : own.slice(0, 1)),
    ...(no
      ? [paragraph(strong('No to'), no.replace(/^No to/, ''))]
      : own.filter((one) => begins(one, /^We advise against/))),
    ...(plan.language.code !== 'en' && language
      ? [paragraph(`Your brief is in ${language}; this report answers in English.`)]
      : []),
    ...(sums ? [paragraph(strong('The sums.'), ` ${sums}`)] : reckoned(plan)),
    ...titled('What the brief does not say aloud.', all('implied')),
    ...(!sums && plan.sums.length + all('implied').length === 0 ? labelledList(own, /^What your own words/) : []),
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
function initiatives(own: readonly Block[], { plan, said }: Voice): Block[] {
  let at = -1
  return own.flatMap((block): Block[] => {
    if (block.type === 'heading') {
      at += 1
      return [block]
    }
    const one = plan.initiatives[at]
    if (!one || begins(block, /^Declined/)) return [block]
    const how = said(`${one.label}.how`)
    if (block.type === 'paragraph') return [how ? paragraph(one.ai ? how : notAi(how)) : block]
    if (block.type !== 'table') return []
    const computed = (label: string) => {
      const row = block.rows.find(([name = []]) => plainText(name) === label)
      return plainText(row?.[1] ?? [])
    }
    const rows: [string, string | undefined][] = [
      ['Measure', said(`${one.label}.measure`) ?? computed('Measure')],
      ['Owner, time, cost', computed('Owner, time, cost')],
      ['Test', computed('Test')],
    ]
    return [labels(rows.flatMap(([label, words]) => (words ? [[label, upperFirst(words)] as [string, string]] : [])))]
  })
}

function notAi(how: string): string {
  return /^not ai\b/i.test(how) ? how : `Not AI. ${how}`
}

function whyStartHere(own: readonly Block[], { said }: Voice): Block[] {
  const [why, change] = [said('why'), said('change')]
  return [
    ...(why ? [paragraph(why)] : own.filter((one) => one.type === 'paragraph' && !begins(one, /^What would change/))),
    ...(change ? [paragraph(strong('What would change this order.'), ` ${change}`)] : []),
  ]
}

function timeline(own: readonly Block[], { plan, said, all }: Voice): Block[] {
  const [free, misses] = [said('free'), said('misses')]
  return [
    ...own.filter(isTable),
    ...(all('days').length > 0 ? titled('First steps.', all('days')) : firstSteps(plan)),
    ...(free ? [paragraph(strong('Kept free.'), ` ${free}`)] : own.filter((one) => begins(one, /^Kept free/))),
    ...own.filter((one) => begins(one, /^Held back/)),
    ...money(plan),
    ...(misses ? [paragraph(strong('Likely misses.'), ` ${misses}`)] : []),
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
function security(own: readonly Block[], { said, all }: Voice): Block[] {
  const [risks, never, law] = [all('security'), said('never'), said('law')]
  const lawful = law ? [paragraph(strong('Law.'), ` ${law} ${CONFIRM}`)] : own.filter((one) => begins(one, /^Law\./))
  if (risks.length < 2) return [...own.filter((one) => !begins(one, /^Law\./)), ...lawful]
  const pasted = own
    .flatMap((one) => (one.type === 'list' ? one.items : []))
    .find(([first]) => first && begins(first, NEVER))
  const items: Inline[][] = risks.map(({ label, text }) => (label ? labelled(label, text) : [{ type: 'text', text }]))
  return [
    list(items),
    ...(never
      ? [paragraph(strong('Never typed into a tool:'), ` ${never.replace(/\.$/, '')}.`)]
      : pasted?.[0]?.type === 'paragraph'
        ? [pasted[0]]
        : []),
    ...lawful,
  ]
}
const NEVER = /^Never paste/
const CONFIRM = 'Ask counsel to confirm these before you rely on them.'

function closing(own: readonly Block[], { said, all }: Voice): Block[] {
  const summary = said('summary')
  const questions = all('questions')
  return [
    ...(summary ? [paragraph(summary)] : own.slice(0, 1)),
    ...(questions.length > 0
      ? titled('What would change this plan most, if you told us.', questions)
      : labelledList(own, /^What would change/)),
  ]
}
