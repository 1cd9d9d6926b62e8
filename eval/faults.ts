import { hurdleById } from '@cairn/knowledge/hurdles'
import type { Advice } from '@cairn/advisor/advise'
import { parseReport, plainText, SECTION_TITLES } from '@cairn/advisor/document'
import { isNeed } from '@cairn/advisor/facts'
import { COUNTRIES } from '@cairn/knowledge/countries'
import type { EvalBrief } from './brief-set.ts'
import { leaksIn, slipsIn } from './leaks.ts'
import { lengthOf, readReport, sentencesOf, wholeText, wordsOf } from './prose.ts'
import { fleschOf } from './readability.ts'

/** What one rule has against one report. */
export type Rule = (entry: EvalBrief, advice: Advice) => string[]

export const WORDS = { min: 350, max: 1700, minOfThin: 200 }
export const FLESCH_MIN = 55
const REPEATED_WORDS_MIN = 5

export const sectionsMissing: Rule = (_, { document }) => {
  const kinds = document.sections.filter(({ blocks }) => blocks.length > 0).map(({ kind }) => kind)
  const wanted = Object.keys(SECTION_TITLES)
  return wanted.join() === kinds.join() ? [] : [`sections: ${kinds.join()}`]
}

/** Every goal, pain, wish and question is answered, declined or open with the question that would settle it. */
export const needsDropped: Rule = (_, { facts, plan }) =>
  facts.statements
    .filter((one) => isNeed(one))
    .flatMap(({ id, text }) => {
      const covered = plan.coverage.find(({ statement }) => statement === id)
      if (!covered) return [`not covered: ${text}`]
      const { how, by } = covered
      if (how === 'initiative' && !plan.initiatives.some(({ label }) => label === by))
        return [`by no initiative: ${text}`]
      if (how === 'declined' && !plan.declined.some((one) => one.id === by)) return [`declined nowhere: ${text}`]
      if (how === 'open' && !plan.questions.some((one) => one.id === by)) return [`open without a question: ${text}`]
      if (how === 'hurdle' && !hurdleById(by)) return [`a circumstance without an answer: ${text}`]
      if (how === 'kept' && !plan.limits.some((one) => one.id === by)) return [`kept by no limit: ${text}`]
      return []
    })

/** The client gave a figure: the report uses it. */
export const measuresUnused: Rule = (_, { facts, document }) => {
  const text = even(wholeText(readReport(document)))
  return facts.measures.flatMap(({ what, now, wanted }) =>
    [now, wanted].flatMap((one) => (one && !text.includes(even(one.text)) ? [`${what}: ${one.text}`] : [])),
  )
}

export const wrongCountry: Rule = ({ expect }, { plan, document }) => {
  const named = plan.country
  if (named !== undefined && !expect.country.includes(named)) return [`country ${named}`]
  const text = wholeText(readReport(document))
  const own = COUNTRIES.find(({ code }) => code === named)?.privacy.law
  return COUNTRIES.filter(
    ({ code, privacy }) => code !== named && privacy.law && privacy.law !== own && text.includes(privacy.law),
  ).map(({ code, privacy }) => `law of ${code}: ${privacy.law}`)
}

/** 'You hold' is said of nothing but what the client told. */
export const dataNotTold: Rule = (_, { facts, plan }) => {
  const told = even(Object.values(facts.fields).join(' '))
  return plan.initiatives.flatMap(({ label, data }) =>
    data.held.flatMap(({ what, statement }) => {
      const asset = facts.assets.some((one) => one.what === what && one.statement === statement)
      if (!asset) return [`${label}: no such asset: ${what}`]
      return told.includes(even(what)) ? [] : [`${label}: not the client’s words: ${what}`]
    }),
  )
}

export const limitsBroken: Rule = (_, { facts, plan }) => {
  const blocked = new Set(facts.limits.flatMap(({ months }) => months ?? []))
  const starts = plan.milestones.filter(({ kind }) => kind === 'start')
  const faults = starts
    .filter(({ date }) => blocked.has(Number(date.slice(5, 7))) && blocked.size < 12)
    .map(({ label, date }) => `${label} begins on ${date}, a blocked month`)
  const budget = facts.limits.find(({ kind, amount }) => kind === 'budget' && amount && !amount.per)?.amount
  const funded = plan.initiatives.filter(({ held }) => held !== 'budget')
  const cost = funded.reduce((sum, one) => sum + (one.cost ? (one.cost.low + one.cost.high) / 2 : 0), 0)
  if (budget && cost > budget.value) faults.push(`funded work costs ${cost} of ${budget.text}`)
  return faults
}

/** Nothing is asked that the brief has told. */
export const askedThoughTold: Rule = ({ expect }, { facts, plan }) =>
  plan.questions.flatMap(({ id, kind, label }) => {
    const by = plan.initiatives.find((one) => one.label === label)
    const answered = new Set(by?.answers.map(({ statement }) => statement))
    const told: Partial<Record<typeof kind, boolean>> = {
      budget: facts.limits.some((one) => one.kind === 'budget'),
      country: expect.country_told || facts.place !== undefined,
      owner: facts.roles.length > 0 && plan.initiatives.some(({ owner }) => owner.told),
      measure: facts.measures.some(({ statement, now }) => now !== undefined && answered.has(statement)),
    }
    return told[kind] ? [`${id} is asked`] : []
  })

/** Headings, tables, charts and text say the same, in the same order. */
export const disagreements: Rule = (_, { plan, document, insights, text }) => {
  const faults: string[] = []
  const same = (what: string, one: readonly unknown[], other: readonly unknown[]) => {
    if (JSON.stringify(one) !== JSON.stringify(other)) faults.push(`${what}: ${one.join(' | ')} ≠ ${other.join(' | ')}`)
  }
  const blocksOf = (kind: string) => document.sections.find((section) => section.kind === kind)?.blocks ?? []
  const names = insights.initiatives.map(({ name }) => name)
  const headings = blocksOf('initiatives').flatMap((one) => (one.type === 'heading' ? [plainText(one.children)] : []))
  same('headings', headings.slice(0, names.length).map(unlabelled), names)
  same(
    'labels',
    insights.initiatives.map(({ label }) => label),
    plan.initiatives.map(({ label }) => label),
  )
  const points = blocksOf('why-start-here').flatMap((one) => (one.type === 'table' ? one.rows : []))
  const scored = points.map((row) => row.map(plainText)).filter(([first = '']) => /^I\d/.test(first))
  if (scored.length > 0) {
    // The table and the chart call a piece of work by one short name.
    const lanes = [...new Set(insights.timeline.map(({ lane }) => lane))]
    same(
      'points table',
      scored.map(([first = '']) => first),
      lanes,
    )
    same(
      'points',
      scored.map((row) => row.at(-1)),
      insights.initiatives.map(({ points: { total } }) => String(total)),
    )
  }
  const days = plan.milestones.map(({ date }) => shortDay(date))
  const dated = blocksOf('timeline').flatMap((one) => (one.type === 'table' ? one.rows : []))
  let day = 0
  for (const [first = []] of dated) {
    const found = days.indexOf(plainText(first), Math.max(0, day - 1))
    if (found === -1) faults.push(`no milestone in this order on ${plainText(first)}`)
    else day = found
  }
  for (const one of plan.initiatives) {
    const tasks = insights.timeline.filter(({ lane }) => lane.startsWith(`${one.label} `))
    const from = Math.min(...tasks.map((task) => task.from))
    if (Math.abs(from - monthsFrom(plan.date, one.from)) > 0.1)
      faults.push(`${one.label} begins in month ${from}, not on ${one.from}`)
    const start = plan.milestones.find(({ kind, label }) => kind === 'start' && label === one.label)
    if (start && start.date !== one.from) faults.push(`${one.label} starts on ${start.date}, not on ${one.from}`)
  }
  same(
    'lanes',
    [...new Set(insights.timeline.map(({ lane }) => lane.split(' ')[0]))],
    plan.initiatives.map(({ label }) => label),
  )
  // The text is the tree: a reader of the Markdown and a reader of the page see the same words.
  if (even(wholeText(readReport(parseReport(text)))) !== even(wholeText(readReport(document))))
    faults.push('text ≠ tree')
  return faults
}

export const ordersPrinted: Rule = ({ expect }, { facts, text, insights }) => {
  const all = `${even(text)} ${even(JSON.stringify(insights))}`
  const printed = facts.orders
    .map(({ field, start, end }) => facts.fields[field].slice(start, end).trim())
    .filter((order) => order.length >= 12 && all.includes(even(order)))
  const said = expect.must_not_say.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
  return [...printed.map((order) => `planted: ${order}`), ...said.map((words) => `said after all: ${words}`)]
}

export const wrongLength: Rule = (_, { plan, document }) => {
  const words = lengthOf(readReport(document))
  return words > WORDS.max || words < (plan.thin ? WORDS.minOfThin : WORDS.min) ? [`${words} words`] : []
}

export const repeatedSentences: Rule = (_, { document }) => {
  const prose = readReport(document).passages.filter(
    ({ kind }) => kind === 'paragraph' || kind === 'item' || kind === 'quote',
  )
  const seen = new Set<string>()
  return (
    prose
      // Which records, who and how long: two pieces of work may share these.
      .filter(({ text }) => !/^(?:Data|Owner, time, cost|Time, cost): /.test(text))
      .flatMap(({ text }) => sentencesOf(text))
      .filter((sentence) => wordsOf(sentence).length >= REPEATED_WORDS_MIN)
      .filter((sentence) => {
        // 'First step: …' and the same step elsewhere are one sentence.
        const key = wordsOf(sentence.replace(/^[\p{Lu}][\p{L}, ]{2,30}: /u, '').toLowerCase()).join(' ')
        return seen.has(key) || !seen.add(key)
      })
  )
}

export const hardToRead: Rule = (_, { document }) => {
  const ease = fleschOf(readReport(document))
  return ease > FLESCH_MIN ? [] : [`Flesch ${ease.toFixed(1)}`]
}

export const leaks: Rule = (_, { text, insights, document }) => [
  ...leaksIn(
    text,
    insights.references.flatMap(({ url }) => url ?? []),
  ),
  ...slipsIn(wholeText(readReport(document))),
]

/** A heading may carry its label, the chart's names do not. */
function unlabelled(heading: string): string {
  return heading.replace(/^I\d[:.]? /, '')
}

function even(text: string): string {
  return text.replace(/\\/g, '').replace(/[“”"]/g, '"').replace(/[‘’']/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()
}

function shortDay(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(date))
    .replace('Sept', 'Sep')
}

function monthsFrom(start: string, date: string): number {
  const months = (Date.parse(date) - Date.parse(start)) / (30.44 * 86_400_000)
  return Math.max(0, Math.min(12, months))
}
