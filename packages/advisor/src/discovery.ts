import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { industryLabel } from '@cairn/domain/industry-labels'
import { readBrief } from './brief-reader.ts'
import { seedOf } from './brief-seed.ts'
import type { Reading, Size } from './brief-reader.ts'
import type { Findings, Initiative } from './findings.ts'
import { hash } from './hash.ts'
import { LEXICON, LIBRARY } from './knowledge/library.ts'
import type { UseCase } from './knowledge/schema.ts'
import { worded } from './knowledge/worded.ts'
import { lensScores } from './lens-scores.ts'
import { isWish, match } from './matching.ts'
import { findNotYet } from './not-yet.ts'
import { choose } from './portfolio.ts'
import type { Chosen, Portfolio } from './portfolio.ts'
import { LANGUAGE_NAMES } from './reading/languages.ts'
import { score } from './scoring.ts'
import type { Scored } from './scoring.ts'
import { findUnknowns } from './unknowns.ts'
import { confidenceOf } from './confidence.ts'
import { nearestRegulators, nearestSecrets } from './nearest.ts'

/** The brief as it was read, and every use case with what speaks for it. */
export interface Survey {
  seed: string
  reading: Reading
  candidates: Scored[]
}

export function survey(brief: RoadmapBrief): Survey {
  const reading = readBrief(brief, LEXICON)
  return { seed: seedOf(brief), reading, candidates: match(reading).map((found) => score(found, reading)) }
}

/** Stage 1: brief → findings. Pure: the same brief on the same date gives the same findings. */
export function discover(
  { seed, reading, candidates }: Survey,
  date: string,
  wanted?: readonly string[],
  most?: number,
): Findings {
  const portfolio = choose(candidates, reading, wanted, most)
  const knowledge = LIBRARY[reading.industry]
  const labels = new Map(portfolio.chosen.map((one, at) => [one.useCase.id, `I${at + 1}`]))
  const initiatives = portfolio.chosen.map((one) => initiativeOf(one, reading, labels, seed))
  const { confidence, reason } = confidenceOf(reading, initiatives, portfolio)
  const lead = leadOf(portfolio, labels)
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
    facts: distinct(byWeight(reading).map((figure) => figure.phrase)),
    systems: reading.systems.map((system) => system.name),
    deadlines: reading.deadlines.map((deadline) => deadline.text),
    people: reading.people,
    roles: reading.roles,
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
    answers: answersTo(reading, portfolio, labels),
    not_yet: notYet,
    first_step_not_ai: portfolio.firstStepNotAI && initiatives[0]?.kind !== 'AI',
    binding: bindingConstraint(reading, initiatives),
    sensitive: [...new Set([...initiatives.flatMap((one) => one.sensitive), ...sensitiveIn(reading)])],
    ...(lead && { lead }),
    words: knowledge.words,
    pressures: knowledge.pressures,
    regulators: nearestRegulators(reading, initiatives, knowledge.regulators),
    never_paste: nearestSecrets(reading, initiatives, knowledge.never_paste),
    confidence,
    confidence_reason: reason,
  }
}

/** A sentence that another initiative explains half as well again is not answered by this one. */
const ANSWERED = 0.6
/** Two words or a script without spaces, and nothing that looks like an address or code. */
const READABLE =
  /^(?!.*(?:javascript:|https?:|www\.|[<>{}\\]))(?:.*\p{L}.*\s.*\p{L}|.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/su

function answersTo(
  reading: Reading,
  { chosen }: Portfolio,
  labels: ReadonlyMap<string, string>,
): NonNullable<Findings['answers']> {
  return reading.sentences
    .filter((sentence) => isWish(sentence) && !sentence.order && READABLE.test(sentence.text))
    .sort((a, b) => Number(b.field === 'business_goals') - Number(a.field === 'business_goals'))
    .map((sentence) => {
      const by = chosen.filter((one) => one.evidence.includes(sentence) || (one.heard.get(sentence) ?? 0) >= ANSWERED)
      const found = by.flatMap((one) => labels.get(one.useCase.id) ?? []).sort()
      const kind = sentence.refuses ? 'limit' : found.length > 0 ? 'answered' : 'open'
      return { quote: sentence.text, kind, labels: kind === 'answered' ? found : [] }
    })
}

function leadOf({ chosen, wish }: Portfolio, labels: ReadonlyMap<string, string>): Findings['lead'] {
  const first = chosen[0]
  if (!first) return undefined
  if (wish?.answer === first) return { kind: wish.kind, quote: wish.sentence.text, answer: 'I1' }
  const answer = wish && labels.get(wish.answer.useCase.id)
  const asked = wish && answer ? { quote: wish.sentence.text, answer } : {}
  const waitedFor = chosen.some((one) => one.needs.includes(first.useCase.id))
  return { kind: waitedFor || first.role === 'foundation' ? 'groundwork' : 'points', ...asked }
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

function initiativeOf(one: Chosen, reading: Reading, labels: ReadonlyMap<string, string>, seed: string): Initiative {
  const useCase = inWordsOf(reading, worded(one.useCase, seed))
  const named = (record: string) => useCase.data_needed[one.useCase.data_needed.indexOf(record)] ?? record
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
    data_held: one.held.map(named),
    data_missing: one.missing.map(named),
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
    ...bound(useCase, reading, seed),
    confidence: quotes.length === 0 ? 'low' : one.relevance > 0.45 && one.points.data >= 10 ? 'high' : 'medium',
    after: one.needs.flatMap((id) => labels.get(id) ?? []),
    guidance: guidanceFor(useCase, reading),
  }
}

/** Kept inside: a tool that reads the client's records may run only where the client allows it. */
function bound(useCase: UseCase, reading: Reading, seed: string): Pick<Initiative, 'bound'> {
  const inside =
    reading.redLines.some((line) => line.bans.includes('outside')) ||
    reading.constraints.some((one) => one.kind === 'cloud')
  if (!inside || useCase.kind === 'process' || useCase.kind === 'people') return {}
  const ways = [
    'Because of the line you drew, it runs on a machine of yours, or on copies from which every name has been taken out, or not at all.',
    'Your limit holds here: only a version that stays on your own server qualifies, or records with names removed first.',
    'Nothing may leave your own network for this, so ask for a local version, and take out names and addresses before any test.',
  ]
  return { bound: ways[hash(seed + useCase.id) % ways.length] ?? '' }
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
  if (reading.dataLevel < 2.6 && reading.dataLevel <= reading.teamLevel) return { kind: 'data' }
  return { kind: 'people', ...quote(reading.teamReason) }
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

const FIGURE_ORDER = ['business_goals', 'challenges', 'description', 'data_collected', 'team_ai_familiarity']

/** What is wanted and what hurts first: those figures are what the plan is measured by. */
function byWeight(reading: Reading): Reading['figures'] {
  return reading.figures
    .filter(
      ({ phrase, sentence, kind }) =>
        !sentence.refuses &&
        /\p{L}{3}|[\p{Script=Han}]/u.test(phrase) &&
        // '10 year' alone tells nothing.
        !(kind === 'time' && phrase.split(' ').length < 3),
    )
    .sort((a, b) => FIGURE_ORDER.indexOf(a.sentence.field) - FIGURE_ORDER.indexOf(b.sentence.field))
}

/** '620 rooms' says nothing beside 'four hotels with 620 rooms'. */
function distinct(phrases: readonly string[]): string[] {
  return phrases.filter(
    (phrase, at) =>
      !phrases.some((other, where) => where !== at && other.includes(phrase) && (other !== phrase || where < at)),
  )
}
