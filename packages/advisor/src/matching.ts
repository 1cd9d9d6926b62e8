import type { IndustryValue } from '@cairn/contract/company'
import { INDUSTRIES } from '@cairn/domain/industries'
import type { Reading } from './brief-reader.ts'
import { GENERAL, LIBRARY } from './knowledge/library.ts'
import type { UseCase } from './knowledge/schema.ts'
import { neededWords, Needs } from './needs.ts'
import { conceptsIn } from './reading/concepts.ts'
import { asksForDuty } from './reading/duties.ts'
import type { Field, Sentence } from './reading/sentences.ts'
import { stem, stems, words } from './reading/words.ts'

export interface Match {
  useCase: UseCase
  /** 0 to 1 against the best match of this brief; how much the client's own words speak for it. */
  relevance: number
  /** The same before it was compared with others: tells a strong brief from a vague one. */
  strength: number
  /** The part that came from the goals, 0 to 1. */
  goalShare: number
  /** Sentences that speak for it, the strongest first. */
  evidence: Sentence[]
  /** The brief holds what this use case cannot do without: a hotel for room rates. */
  fits: boolean
  /** Of the client's field, of one that stands near to it, or of no field. */
  near: boolean
  /** How strongly each clause of the brief speaks for it; one entry a clause, in the order of `clauses`. */
  attention: number[]
  /** By sentence: how well it speaks to it, against whatever speaks best; 1 is the best of all. */
  heard: Map<Sentence, number>
}

/** Challenges and goals say what is wanted; the description only says where. */
const FIELD_WEIGHT: Record<Field, number> = {
  challenges: 1,
  business_goals: 1.15,
  description: 0.42,
  data_collected: 0.25,
  team_ai_familiarity: 0.1,
}
const PART_WEIGHT = { terms: 3, signals: 2, name: 2.5, workflow: 0.8, data: 0.8, systems: 0.5, needs: 2 }
/** Said often enough in a record to be what it is about. */
const OWN_WORD = 5
const CONCEPT_WEIGHT = 1.1
const GENERAL_DISCOUNT = 0.68
const BORROWED_DISCOUNT = 0.78
const FAR = 0.6
/** Below this a sentence shares a stray word with a use case, no more. */
const EVIDENCE_MIN = 3
const LONE_SIGN = 0.55
/** No word in common, only what is meant by it. */
const NO_WORD = 0.35
/** 'We keep no records' says how ready a firm is, not what it wants. */
const LACK = /\b(?:no|any|hardly any|without) (?:\w+ )?(?:records?|data|history|database|budget|money)\b/i
const [K1, B] = [1.2, 0.4]

interface Candidate {
  useCase: UseCase
  factor: number
}

/** What a record is made of while the index is built. */
interface Entry extends Candidate {
  /** BM25F: the weighted frequency of each stem over all parts. */
  weights: Map<string, number>
  concepts: Map<string, number>
  phrases: string[][]
  length: number
}

/** Who has a word, and what it is worth there. */
interface Posting {
  at: number
  worth: number
}

interface WordPosting extends Posting {
  /** 1 for a word of the name, the terms or the signals, 2 for one that hardly any other has; the workflow's tell little. */
  signs: number
}

interface Phrase {
  at: number
  words: string[]
  worth: number
}

interface Index {
  entries: Candidate[]
  words: Map<string, WordPosting[]>
  concepts: Map<string, (Posting & { sign: boolean })[]>
  /** By their first word. */
  phrases: Map<string, Phrase[]>
}

/** Every candidate of the industry and the general patterns, the best first. */
export function match(reading: Reading): Match[] {
  const index = indexFor(reading)
  const near = reading.industry === 'Other' ? nearIndustries(reading) : undefined
  const sentences = reading.sentences.filter(
    (sentence) => !sentence.order && sentence.stems.length > 0 && !(isWish(sentence) && asksForDuty(sentence.text)),
  )
  const clauses = sentences.flatMap((sentence) => sentence.clauses.map((clause) => ({ clause, sentence })))
  const needs = new Needs(reading)
  const own = reading.industry.toLowerCase()
  const whole = new Map(sentences.map((sentence) => [sentence, similarities(index, sentence)]))
  const parts = clauses.map(({ clause }) => similarities(index, clause))
  const matches = index.entries.map((entry, place): Match => {
    const isNear = near?.(entry.useCase) ?? true
    const factor = entry.factor * (isNear ? 1 : FAR)
    const fits = needs.inBrief(entry.useCase)
    const strict = !entry.useCase.id.startsWith(`${own}/`)
    const spoken =
      fits && strict
        ? new Set(sentences.filter((sentence) => needs.inSentence(entry.useCase, sentence.words)))
        : undefined
    const attention = clauses.map(({ sentence }, at) => {
      if (!fits || (spoken && !spoken.has(sentence))) return 0
      const context = (whole.get(sentence)?.[place] ?? 0) * 0.15
      const lack = LACK.test(sentence.text) ? 0.5 : 1
      return ((parts[at]?.[place] ?? 0) + context) * FIELD_WEIGHT[sentence.field] * factor * lack
    })
    const ranked = attention
      .map((score, at) => ({ score, sentence: clauses[at]?.sentence as Sentence }))
      .filter((hit) => hit.score > 0)
      .sort((a, b) => b.score - a.score)
    // The second clause that says the same counts half, so that a long brief does not drown a short one.
    const strength = ranked.slice(0, 4).reduce((sum, hit, rank) => sum + hit.score / 2 ** rank, 0)
    const enough = Math.max(EVIDENCE_MIN, (ranked[0]?.score ?? 0) * 0.5)
    return {
      useCase: entry.useCase,
      relevance: 0,
      strength,
      goalShare: ranked.find((hit) => hit.sentence.field === 'business_goals')?.score ?? 0,
      evidence: [
        ...new Set(ranked.filter((hit) => hit.score >= enough && !hit.sentence.refuses).map((hit) => hit.sentence)),
      ]
        .sort((a, b) => Number(isWish(b)) - Number(isWish(a)))
        .slice(0, 3),
      fits,
      near: isNear,
      attention,
      heard: new Map(),
    }
  })
  // What wins a clause is what that clause is about: a runner-up everywhere is about nothing.
  const bestOfClause = clauses.map((_, at) => Math.max(1e-9, ...matches.map((found) => found.attention[at] ?? 0)))
  for (const found of matches) {
    clauses.forEach(({ sentence }, at) => {
      const score = found.attention[at] ?? 0
      if (score < EVIDENCE_MIN) return
      const share = score / (bestOfClause[at] ?? 1)
      if (share > (found.heard.get(sentence) ?? 0)) found.heard.set(sentence, share)
    })
    const wins = found.attention.map((score, at) => score * (score / (bestOfClause[at] ?? 1)) ** 2)
    const won = wins
      .sort((a, b) => b - a)
      .slice(0, 4)
      .reduce((sum, score, rank) => sum + score / 2 ** rank, 0)
    found.strength = found.strength * 0.4 + won * 0.6
  }
  const best = Math.max(1e-9, ...matches.map((found) => found.strength))
  const bestGoal = Math.max(1e-9, ...matches.map((found) => found.goalShare))
  for (const found of matches) {
    found.relevance = found.strength / best
    found.goalShare = found.goalShare / bestGoal
  }
  return matches.sort((a, b) => b.strength - a.strength || (a.useCase.id < b.useCase.id ? -1 : 1))
}

/** Challenges and goals say what is wanted. */
export function isWish(sentence: Sentence): boolean {
  return sentence.field === 'challenges' || sentence.field === 'business_goals'
}

/** Words that name no trade. */
const EVERY_TRADE = new Set(
  stems('home house service services centre agency company business firm local small family group shop holiday'),
)

/** Which fields a firm outside the list stands near to, by its own words; the others lend it little. */
function nearIndustries(reading: Reading): (useCase: UseCase) => boolean {
  const named = new Set(stems(reading.customIndustry ?? ''))
  const told = new Set(
    reading.sentences.filter((one) => one.field === 'description' && !one.order).flatMap((one) => one.stems),
  )
  const scores = INDUSTRIES.map((industry) => {
    const vocabulary = new Set(stems([industry.label, industry.description, ...industry.subcategories].join(' ')))
    const shared = (own: ReadonlySet<string>) =>
      [...own].filter((word) => vocabulary.has(word) && !EVERY_TRADE.has(word)).length
    // One word of a description is chance: a firework crew that works for councils is no government.
    return [industry.value.toLowerCase(), shared(named) * 2 + shared(told)] as const
  }).sort((a, b) => b[1] - a[1])
  const near = new Set(scores.filter(([, score], rank) => score > 1 && rank < 2).map(([value]) => value))
  return (useCase) => {
    const field = useCase.id.split('/')[0] ?? ''
    return field === 'general' || near.has(field)
  }
}

/** How near every entry is to a sentence or a clause of the brief. */
function similarities(index: Index, sentence: Pick<Sentence, 'stems' | 'concepts'>): Float64Array {
  const scores = new Float64Array(index.entries.length)
  const signs = new Uint8Array(index.entries.length)
  const said = new Uint8Array(index.entries.length)
  const add = (at: number, worth: number, weight: number) => {
    scores[at] = (scores[at] ?? 0) + worth
    signs[at] = (signs[at] ?? 0) + weight
  }
  const seen = new Set(sentence.stems)
  for (const word of seen) {
    for (const { at, worth, signs: weight } of index.words.get(word) ?? []) {
      add(at, worth, weight)
      if (weight > 0) said[at] = 1
    }
    for (const phrase of index.phrases.get(word) ?? [])
      if (phrase.words.every((other) => seen.has(other))) add(phrase.at, phrase.worth, phrase.words.length > 1 ? 1 : 0)
  }
  for (const concept of sentence.concepts)
    for (const { at, worth, sign } of index.concepts.get(concept) ?? []) add(at, worth, sign ? 1 : 0)
  // One shared word is chance more often than not.
  return scores.map((score, at) => score * ((signs[at] ?? 0) < 2 ? LONE_SIGN : 1) * (said[at] ? 1 : NO_WORD))
}

const INDEXES = new Map<IndustryValue, Index>()

function indexFor(reading: Reading): Index {
  const known = INDEXES.get(reading.industry)
  if (known) return known
  const own = LIBRARY[reading.industry]
  const cases = own.use_cases.map((useCase) => ({ useCase, factor: 1 }))
  if (own !== GENERAL) cases.push(...GENERAL.use_cases.map((useCase) => ({ useCase, factor: GENERAL_DISCOUNT })))
  else
    for (const knowledge of Object.values(LIBRARY))
      if (knowledge !== GENERAL)
        cases.push(...knowledge.use_cases.map((useCase) => ({ useCase, factor: BORROWED_DISCOUNT })))
  const index = build(cases)
  INDEXES.set(reading.industry, index)
  return index
}

function build(cases: { useCase: UseCase; factor: number }[]): Index {
  const entries = cases.map(({ useCase, factor }) => entryOf(useCase, factor))
  const idf = rarity(entries.map((entry) => entry.weights))
  const conceptIdf = rarity(entries.map((entry) => entry.concepts))
  const averageLength = entries.reduce((sum, entry) => sum + entry.length, 0) / entries.length
  const holders = new Map<string, number>()
  for (const { weights } of entries)
    for (const [word, weight] of weights)
      if (weight >= PART_WEIGHT.signals) holders.set(word, (holders.get(word) ?? 0) + 1)
  const index: Index = { entries: cases, words: new Map(), concepts: new Map(), phrases: new Map() }
  entries.forEach((entry, at) => {
    const norm = K1 * (1 - B + (B * entry.length) / averageLength)
    for (const [word, frequency] of entry.weights)
      push(index.words, word, {
        at,
        worth: (idf.get(word) ?? 0) * ((frequency * (K1 + 1)) / (frequency + norm)),
        signs: frequency < PART_WEIGHT.signals ? 0 : frequency >= OWN_WORD && (holders.get(word) ?? 0) <= 2 ? 2 : 1,
      })
    for (const [concept, share] of entry.concepts)
      push(index.concepts, concept, {
        at,
        worth: (conceptIdf.get(concept) ?? 0) * share * CONCEPT_WEIGHT,
        sign: share >= 0.3,
      })
    for (const words of entry.phrases) {
      const rare = words.reduce((sum, word) => sum + (idf.get(word) ?? 0), 0)
      push(index.phrases, words[0] ?? '', { at, words, worth: rare * (words.length === 1 ? 0.5 : 0.8) })
    }
  })
  return index
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

function entryOf(useCase: UseCase, factor: number): Entry {
  const weights = new Map<string, number>()
  let length = 0
  const add = (text: string, weight: number) => {
    for (const word of stems(text)) {
      weights.set(word, (weights.get(word) ?? 0) + weight)
      length += weight
    }
  }
  for (const term of useCase.terms) add(term, PART_WEIGHT.terms)
  const needs = neededWords(useCase)
  for (const need of needs) add(need, PART_WEIGHT.needs)
  for (const signal of useCase.signals) add(signal, PART_WEIGHT.signals)
  add(useCase.name, PART_WEIGHT.name)
  add(useCase.workflow, PART_WEIGHT.workflow)
  for (const record of useCase.data_needed) add(record, PART_WEIGHT.data)
  for (const system of useCase.systems) add(system, PART_WEIGHT.systems)
  const concepts = new Map<string, number>()
  const addConcepts = (texts: string[], weight: number) => {
    for (const text of texts)
      for (const concept of conceptsIn(words(text).map(stem)))
        concepts.set(concept, Math.min(1, (concepts.get(concept) ?? 0) + weight))
  }
  addConcepts([useCase.name], 0.5)
  addConcepts(useCase.terms, 0.2)
  addConcepts(useCase.signals, 0.15)
  return {
    useCase,
    weights,
    concepts,
    phrases: [...useCase.terms, ...needs.filter((need) => need.includes(' '))]
      .map(stems)
      .filter((phrase) => phrase.length > 0),
    length,
    factor,
  }
}

function rarity(documents: Map<string, number>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const document of documents)
    for (const [word, weight] of document) if (weight >= 0.3) counts.set(word, (counts.get(word) ?? 0) + 1)
  const total = documents.length
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + (total - count + 0.5) / (count + 0.5))]))
}
