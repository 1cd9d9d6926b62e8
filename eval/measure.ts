import { SECTION_TITLES } from '@cairn/advisor/document'
import { USE_CASES } from '@cairn/advisor/knowledge/library'
import type { Insights } from '@cairn/contract/insights'
import type { EvalBrief, Saying } from './brief-set.ts'
import { misquotes, missingParts, PART_COUNT } from './initiative-parts.ts'
import { judgeInitiatives, missingFacts, saidAfterAll, unmet, unsaid, type Judged } from './judging.ts'
import { KNOWN_USE_CASES } from './known-use-cases.ts'
import { leaksIn, slipsIn } from './leaks.ts'
import { lengthOf, readReport, wholeText, type ReadReport } from './prose.ts'
import { fleschOf } from './readability.ts'
import { boilerplate, gramsOf, similarity, type Repeated } from './sameness.ts'

/** A report to be judged: the engine's, or one that a model wrote. */
export interface Report {
  name: string
  text: string
  insights: Pick<Insights, 'initiatives' | 'references'>
}

export interface BriefResult extends Judged {
  name: string
  sections_missing: string[]
  facts_asked: number
  facts_missing: string[]
  risks_asked: number
  risks_missing: string[]
  sayings_asked: number
  unsaid: { what: string; about: Saying['about'] }[]
  said_after_all: string[]
  parts_asked: number
  parts_missing: string[]
  misquotes: string[]
  leaks: string[]
  slips: string[]
  words: number
  flesch: number
}

export interface PairResult {
  a: string
  b: string
  shared: number
  same_industry: boolean
}

export interface Measures {
  briefs: BriefResult[]
  precision: number
  core_recall: number
  wrong_rate: number
  facts: number
  risks: number
  sayings: number
  parts: number
  similarity_mean: number
  similarity_max: number
  similarity_mean_same_industry: number
  closest: PairResult[]
  boilerplate: Repeated[]
  flesch_mean: number
  flesch_min: number
  words_min: number
  words_max: number
  /** Pairs of briefs that differ in the goal and were advised alike. */
  goal_ignored: string[]
}

export const BOILERPLATE_SHARE = 0.3
const MAIL_LINK = 'mailto:'

/** `set` must hold the brief of every report; `contactEmail` is what the reports were allowed to link to. */
export function measure(reports: readonly Report[], set: readonly EvalBrief[], contactEmail: string): Measures {
  const entries = new Map(set.map((entry) => [entry.name, entry]))
  const judged = reports.map((report) => {
    const entry = entries.get(report.name)
    if (!entry) throw new Error(`No brief is called ${report.name}`)
    const read = readReport(report.text)
    return { report, entry, read, result: judge(report, read, entry, contactEmail) }
  })
  const briefs = judged.map(({ result }) => result)
  const pairs = pairsOf(judged)
  const strangers = pairs.filter((pair) => !pair.same_company)
  const chosen = sum(briefs, (brief) => brief.accepted.length + brief.beside.length + brief.wrong.length)
  return {
    briefs,
    precision: ratio(
      sum(briefs, (brief) => brief.accepted.length),
      chosen,
    ),
    core_recall: ratio(
      sum(briefs, (brief) => brief.core_met),
      sum(briefs, (brief) => brief.core_met + brief.core_missed.length),
    ),
    wrong_rate: chosen === 0 ? 0 : sum(briefs, (brief) => brief.wrong.length) / chosen,
    facts: kept(briefs, 'facts_asked', 'facts_missing'),
    risks: kept(briefs, 'risks_asked', 'risks_missing'),
    sayings: kept(briefs, 'sayings_asked', 'unsaid'),
    parts: kept(briefs, 'parts_asked', 'parts_missing'),
    similarity_mean: mean(strangers.map((pair) => pair.shared)),
    similarity_max: Math.max(0, ...strangers.map((pair) => pair.shared)),
    similarity_mean_same_industry: mean(strangers.filter((p) => p.same_industry).map((pair) => pair.shared)),
    closest: strangers
      .toSorted((a, b) => b.shared - a.shared)
      .slice(0, 10)
      .map(({ a, b, shared, same_industry }) => ({ a, b, shared, same_industry })),
    boilerplate: boilerplate(
      judged.map(({ read }) => read),
      BOILERPLATE_SHARE,
    ),
    flesch_mean: mean(briefs.map((brief) => brief.flesch)),
    flesch_min: Math.min(...briefs.map((brief) => brief.flesch)),
    words_min: Math.min(...briefs.map((brief) => brief.words)),
    words_max: Math.max(...briefs.map((brief) => brief.words)),
    goal_ignored: goalIgnored(judged),
  }
}

interface JudgedReport {
  report: Report
  entry: EvalBrief
  read: ReadReport
  result: BriefResult
}

function judge(report: Report, read: ReadReport, entry: EvalBrief, contactEmail: string): BriefResult {
  const { expect } = entry
  const text = wholeText(read)
  const wanted = Object.keys(SECTION_TITLES)
  const allowed = [
    `${MAIL_LINK}${contactEmail}`,
    ...report.insights.references.flatMap((reference) => (reference.url ? [reference.url] : [])),
  ]
  return {
    name: entry.name,
    ...judgeInitiatives(report.insights.initiatives, expect, KNOWN_USE_CASES[entry.name], (id) => USE_CASES.has(id)),
    sections_missing:
      wanted.join() === read.sections.join() ? [] : wanted.filter((kind, at) => read.sections[at] !== kind),
    facts_asked: expect.facts.length,
    facts_missing: missingFacts(text, expect.facts),
    risks_asked: expect.risks.length,
    risks_missing: unmet(text, expect.risks),
    sayings_asked: expect.must_say.length,
    unsaid: unsaid(text, expect.must_say).map(({ what, about }) => ({ what, about })),
    said_after_all: saidAfterAll(report.text, expect.must_not_say),
    parts_asked: report.insights.initiatives.length * PART_COUNT,
    parts_missing: missingParts(report.text, report.insights.initiatives.length),
    misquotes: misquotes(read, entry.brief),
    leaks: leaksIn(report.text, allowed),
    slips: slipsIn(text),
    words: lengthOf(read),
    flesch: fleschOf(read),
  }
}

function pairsOf(judged: readonly JudgedReport[]): (PairResult & { same_company: boolean })[] {
  const grams = judged.map(({ read }) => gramsOf(read))
  return judged.flatMap((one, i) =>
    judged.slice(i + 1).map((other, offset) => ({
      a: one.entry.name,
      b: other.entry.name,
      shared: similarity(grams[i] ?? new Set(), grams[i + 1 + offset] ?? new Set()),
      same_industry: one.entry.brief.industry === other.entry.brief.industry,
      same_company: one.entry.brief.company_name === other.entry.brief.company_name,
    })),
  )
}

/** Advice is what stands first and what is chosen; a new order of the rest is not enough. */
function goalIgnored(judged: readonly JudgedReport[]): string[] {
  const advice = new Map(judged.map(({ report }) => [report.name, report.insights.initiatives.map(({ id }) => id)]))
  return judged.flatMap(({ entry }) => {
    const before = entry.goal_changed_from === undefined ? undefined : advice.get(entry.goal_changed_from)
    const after = advice.get(entry.name)
    if (!before || !after) return []
    const changed = before[0] !== after[0] || before.toSorted().join() !== after.toSorted().join()
    return changed ? [] : [`${entry.goal_changed_from} and ${entry.name}`]
  })
}

function kept<A extends 'facts_asked' | 'risks_asked' | 'sayings_asked' | 'parts_asked'>(
  briefs: readonly BriefResult[],
  asked: A,
  missing: 'facts_missing' | 'risks_missing' | 'unsaid' | 'parts_missing',
): number {
  const all = sum(briefs, (brief) => brief[asked])
  return ratio(all - sum(briefs, (brief) => brief[missing].length), all)
}

const sum = <T>(items: readonly T[], value: (item: T) => number) =>
  items.reduce((total, item) => total + value(item), 0)
const mean = (values: readonly number[]) => (values.length === 0 ? 0 : sum(values, (value) => value) / values.length)
/** Nothing asked is nothing missed. */
const ratio = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)
