import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { industryLabel } from '@cairn/domain/industry-labels'
import { readBrief } from './brief-reader.ts'
import type { Reading, Size } from './brief-reader.ts'
import type { Findings, Initiative } from './findings.ts'
import { KNOWN_SYSTEMS, LIBRARY } from './knowledge/library.ts'
import type { UseCase } from './knowledge/schema.ts'
import { lensScores } from './lens-scores.ts'
import { match } from './matching.ts'
import { findNotYet } from './not-yet.ts'
import { choose } from './portfolio.ts'
import type { Chosen } from './portfolio.ts'
import { LANGUAGE_NAMES } from './reading/languages.ts'
import { score } from './scoring.ts'
import { findUnknowns } from './unknowns.ts'

/** Stage 1: brief → findings. Pure: the same brief on the same date gives the same findings. */
export function discover(brief: RoadmapBrief, date: string, wanted?: readonly string[]): Findings {
  const reading = readBrief(brief, KNOWN_SYSTEMS)
  const candidates = match(reading).map((found) => score(found, reading))
  const portfolio = choose(candidates, reading, wanted)
  const knowledge = LIBRARY[reading.industry]
  const labels = new Map(portfolio.chosen.map((one, at) => [one.useCase.id, `I${at + 1}`]))
  const initiatives = portfolio.chosen.map((one) => initiativeOf(one, reading, labels))
  const spoken = initiatives.filter((one) => one.quotes.length > 0).length
  const confidence =
    reading.vague || spoken === 0
      ? 'low'
      : spoken >= 3 && reading.figures.length >= 2 && reading.dataReason && !reading.contradictions.length
        ? 'high'
        : 'medium'
  const notYet = findNotYet(reading, portfolio, knowledge)

  return {
    company: reading.company,
    industry: reading.industry,
    field: reading.customIndustry || (reading.industry === 'Other' ? 'your field' : industryLabel(reading.industry)),
    size: reading.size,
    size_label: reading.sizeLabel,
    ...(reading.staff !== undefined && { staff: reading.staff }),
    language: LANGUAGE_NAMES[reading.language],
    ...(reading.place && { place: reading.place }),
    date,
    data_level: reading.dataLevel,
    team_level: reading.teamLevel,
    vague: reading.vague,
    facts: distinct(inTurn(reading).map((figure) => figure.phrase)),
    systems: reading.systems.map((system) => system.name),
    deadlines: reading.deadlines.map((deadline) => deadline.text),
    people: reading.people,
    constraints: reading.constraints.map(({ kind, sentence }) => ({ kind, quote: sentence.text })),
    red_lines: reading.redLines.map((line) => ({
      quote: line.sentence.text,
      what: line.what,
      bans: line.bans,
      removed: (portfolio.removed.get(line) ?? []).map((useCase) => useCase.name),
    })),
    contradictions: reading.contradictions.map(({ a, b, answer, taken }) => ({
      a,
      b,
      taken,
      ...(answer && { answer }),
    })),
    orders: reading.orders,
    unknowns: findUnknowns(reading, initiatives),
    lenses: lensScores(reading, candidates, initiatives),
    initiatives,
    not_yet: notYet,
    first_step_not_ai: portfolio.firstStepNotAI && initiatives[0]?.kind !== 'AI',
    binding: bindingConstraint(reading, initiatives),
    sensitive: [...new Set([...initiatives.flatMap((one) => one.sensitive), ...sensitiveIn(reading)])],
    words: knowledge.words,
    pressures: knowledge.pressures,
    regulators: knowledge.regulators,
    never_paste: knowledge.never_paste,
    confidence,
    confidence_reason: confidenceReason(reading, spoken, initiatives.length),
  }
}

/** A general record speaks of customers; a clinic has patients and a school has families. */
function inWordsOf(reading: Reading, useCase: UseCase): UseCase {
  const own = LIBRARY[reading.industry].words.customers
  const said = reading.people.find((word) => CUSTOMER_WORDS.has(word))
  const word = /^[a-z]+$/.test(own) && own !== 'customers' ? own : said
  if (!useCase.id.startsWith('general/') || !word) return useCase
  const told = (text: string) => text.replace(/\bcustomers\b/g, word)
  return {
    ...useCase,
    workflow: told(useCase.workflow),
    build: told(useCase.build),
    checkpoint: told(useCase.checkpoint),
    first_step: told(useCase.first_step),
    stop_test: told(useCase.stop_test),
    alternative: told(useCase.alternative),
    data_needed: useCase.data_needed.map(told),
    people_affected: useCase.people_affected.map(told),
    kpis: useCase.kpis.map((kpi) => ({
      ...kpi,
      name: told(kpi.name),
      unit: told(kpi.unit),
      baseline: told(kpi.baseline),
    })),
    risks: useCase.risks.map(({ risk, mitigation }) => ({ risk: told(risk), mitigation: told(mitigation) })),
  }
}

const CUSTOMER_WORDS = new Set([
  'patients',
  'families',
  'parents',
  'clients',
  'members',
  'guests',
  'passengers',
  'students',
  'tenants',
  'residents',
  'donors',
  'visitors',
  'subscribers',
])

/** Australian dollars, outside help and licences included, staff time not. */
const COST_BANDS: Record<Size, Record<UseCase['cost'], string>> = {
  small: { low: 'under A$5,000', medium: 'A$5,000 to A$25,000', high: 'A$25,000 to A$80,000' },
  medium: { low: 'under A$15,000', medium: 'A$15,000 to A$60,000', high: 'A$60,000 to A$200,000' },
  large: { low: 'under A$40,000', medium: 'A$40,000 to A$150,000', high: 'A$150,000 to A$500,000' },
}

function initiativeOf(one: Chosen, reading: Reading, labels: ReadonlyMap<string, string>): Initiative {
  const useCase = inWordsOf(reading, one.useCase)
  const pace =
    (reading.size === 'large' ? 1.3 : reading.size === 'small' ? 0.85 : 1) * (reading.teamLevel < 1 ? 1.15 : 1)
  const quotes = one.evidence.map((sentence) => sentence.text)
  const from = Math.max(1, Math.round(useCase.weeks[0] * pace))
  return {
    id: useCase.id,
    label: labels.get(useCase.id) ?? '',
    name: useCase.name,
    role: one.role,
    lens: useCase.lens,
    pattern: useCase.pattern,
    kind: useCase.kind,
    quotes,
    workflow: useCase.workflow,
    users: useCase.users,
    build: useCase.build,
    data_held: one.held,
    data_missing: one.missing,
    kpis: useCase.kpis,
    weeks: [from, Math.max(from + 1, Math.round(useCase.weeks[1] * pace))],
    cost: COST_BANDS[reading.size][useCase.cost],
    points: one.points,
    impact: one.impact,
    feasibility: one.feasibility,
    risks: useCase.risks,
    checkpoint: useCase.checkpoint,
    ...(useCase.must_not_decide !== undefined && { must_not_decide: useCase.must_not_decide }),
    sensitive: useCase.sensitive,
    people_affected: useCase.people_affected,
    rules: useCase.rules,
    wrong_when: useCase.wrong_when,
    alternative: useCase.alternative,
    first_step: useCase.first_step,
    stop_test: useCase.stop_test,
    owner: useCase.owner[reading.size],
    confidence: quotes.length === 0 ? 'low' : one.relevance > 0.45 && one.points.data >= 10 ? 'high' : 'medium',
    after: one.needs.flatMap((id) => labels.get(id) ?? []),
    guidance: guidanceFor(useCase, reading),
  }
}

const WRITES_TEXT = new Set<UseCase['pattern']>([
  'drafting',
  'document-assistant',
  'customer-assistant',
  'transcription',
  'translation',
  'triage',
])

function guidanceFor(useCase: UseCase, reading: Reading): string[] {
  const ids: string[] = []
  if (WRITES_TEXT.has(useCase.pattern)) ids.push('owasp-llm')
  if (useCase.sensitive.some((domain) => domain === 'credit' || domain === 'hiring' || domain === 'welfare'))
    ids.push('privacy-act')
  if (useCase.sensitive.length > 0 || useCase.risk >= 4) ids.push('ai-ethics-principles')
  if (useCase.people_affected.length > 0 && useCase.kind === 'AI') ids.push('oaic-ai-products')
  if (useCase.kind === 'AI' && ids.length < 2) ids.push('ai-adoption')
  if (reading.place === 'europe' && useCase.kind === 'AI' && useCase.risk >= 3) ids.push('eu-ai-act')
  if (reading.place === 'us' && useCase.kind === 'AI' && useCase.risk >= 3) ids.push('nist-ai-rmf')
  return [...new Set(ids)].slice(0, 3)
}

/** What would stop the plan first. */
function bindingConstraint(reading: Reading, initiatives: readonly Initiative[]): Findings['binding'] {
  const constraint = (kind: string) => reading.constraints.find((one) => one.kind === kind)?.sentence
  const quote = (sentence: { text: string } | undefined) => (sentence ? { quote: sentence.text } : {})
  if (reading.vague) return { kind: 'clarity' }
  if (reading.dataLevel < 1.3) return { kind: 'data', ...quote(reading.dataReason) }
  if (constraint('budget')) return { kind: 'money', ...quote(constraint('budget')) }
  const grave = initiatives.some((one) => one.sensitive.length > 0 && one.points.risk <= 7)
  if (constraint('cloud') || constraint('union') || reading.redLines.length > 0 || grave)
    return { kind: 'care', ...quote(constraint('cloud') ?? reading.redLines[0]?.sentence ?? constraint('union')) }
  if (reading.teamLevel < 1.2) return { kind: 'people', ...quote(reading.teamReason ?? constraint('skills')) }
  if (reading.deadlines.length > 0) return { kind: 'time', ...quote(reading.deadlines[0]?.sentence) }
  return reading.dataLevel < 2.6
    ? { kind: 'data', ...quote(reading.dataReason) }
    : { kind: 'people', ...quote(reading.teamReason) }
}

const SENSITIVE_WORDS: [string, RegExp][] = [
  ['health', /\bpatients?|clinic|hospital|medical|diagnos|health records?|\bndis\b|therap/i],
  ['children', /\bchildren|\bkids\b|pupils|\bminors\b|under 18|school students|childcare|toddlers/i],
  ['credit', /\bloans?\b|credit (?:decision|score|assess)|lending|borrowers?|mortgage/i],
  ['hiring', /\brecruit|\bhiring\b|job applicants?|\bcvs?\b|shortlist/i],
  ['law', /\bcourt|sentenc|privileged|litigation|custody/i],
  ['biometrics', /facial|biometric|fingerprint/i],
  ['welfare', /\bwelfare|homeless|domestic violence|refuge|child protection|benefits claim/i],
  ['safety', /\bfatal|explosive|underground|high voltage|working at height/i],
]

function sensitiveIn(reading: Reading): string[] {
  const text = reading.sentences
    .filter((sentence) => !sentence.order)
    .map((sentence) => sentence.text)
    .join(' ')
  return SENSITIVE_WORDS.filter(([, pattern]) => pattern.test(text)).map(([domain]) => domain)
}

/** One from each field in turn, so that no field's figures crowd out another's. */
function inTurn(reading: Reading): Reading['figures'] {
  const seen = new Map<string, number>()
  return reading.figures
    .map((figure) => {
      const turn = seen.get(figure.sentence.field) ?? 0
      seen.set(figure.sentence.field, turn + 1)
      return { figure, turn }
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ figure }) => figure)
}

/** '620 rooms' says nothing beside 'four hotels with 620 rooms'. */
function distinct(phrases: readonly string[]): string[] {
  return phrases.filter(
    (phrase, at) =>
      !phrases.some((other, where) => where !== at && other.includes(phrase) && (other !== phrase || where < at)),
  )
}

function confidenceReason(reading: Reading, spoken: number, all: number): string {
  const own =
    spoken === all
      ? `all ${all} initiatives rest on words of ${reading.company}`
      : spoken === 0
        ? 'no initiative rests on words of yours'
        : `${spoken} of ${all} initiatives rest on words of ${reading.company}`
  const figures =
    reading.figures.length === 0
      ? 'the brief holds no figures'
      : `it gives ${reading.figures.length === 1 ? 'one figure' : `${reading.figures.length} figures`}`
  const clash = reading.contradictions.length > 0 ? ', and parts of it disagree' : ''
  return `${own}; ${figures}${clash}`
}
