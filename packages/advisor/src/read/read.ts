import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import type { Facts, Field, Kind, Measure, Quantity, Span, Statement, When } from '../facts.ts'
import { asset } from './assets.ts'
import { clauses, type Clause } from './clauses.ts'
import { classify } from './classify.ts'
import { cleanText } from './clean.ts'
import { disagreements } from './disagreements.ts'
import { features } from './features.ts'
import { kindOf } from './kinds.ts'
import { detectLanguage, glossed } from './languages.ts'
import { limits } from './limits.ts'
import { dueOf, measures } from './measures.ts'
import { isOrder } from './orders.ts'
import { absences, roles } from './people.ts'
import { placeOf } from './places.ts'
import { quantities } from './quantities.ts'
import { sizeOf, tradeOf } from './company.ts'
import { systems } from './systems.ts'
import { topicOf } from './topics.ts'
import { whens } from './when.ts'

const FIELDS = [
  ['description', 'description'],
  ['business_goals', 'goals'],
  ['challenges', 'challenges'],
  ['data_collected', 'data'],
  ['team_ai_familiarity', 'team'],
] as const

/** Brief → Facts. Nothing after this looks at the brief again. */
export function read(brief: RoadmapBrief, today: string): Facts {
  const fields = Object.fromEntries(FIELDS.map(([name, field]) => [field, cleanText(brief[name] ?? '')])) as Record<Field, string>
  const language = detectLanguage(Object.values(fields).join(' '))
  const all = FIELDS.flatMap(([, field]) => clauses(fields[field], field, language === 'en'))
  const orders = ordersOf(all)
  const told = all.filter((clause) => !orders.some((span) => overlaps(span, clause)))
  const facts: Facts = {
    company: cleanText(brief.company_name).replace(/\s+/g, ' '),
    industry: cleanText(brief.industry),
    trade: tradeOf(brief.industry, fields.description),
    size: sizeOf(brief.company_size),
    language,
    fields,
    statements: [],
    quantities: [],
    measures: [],
    roles: [],
    absences: [],
    assets: [],
    systems: [],
    limits: [],
    dates: [],
    disagreements: [],
    orders,
  }
  told.forEach((clause, at) => readClause(facts, clause, `s${at + 1}`, told[at - 1], today))
  linkHoles(facts)
  spreadDeadlines(facts, told)
  facts.measures.forEach((measure, at) => (measure.id = `m${at + 1}`))
  facts.limits.forEach((limit, at) => (limit.id = `l${at + 1}`))
  facts.disagreements = disagreements(told, facts.quantities)
  const place = placeOf(facts)
  return place ? { ...facts, place } : facts
}

function readClause(facts: Facts, clause: Clause, id: string, before: Clause | undefined, today: string): void {
  const english = facts.language === 'en'
  const gloss = english ? undefined : glossed(facts.language, clause)
  const seen = gloss?.tokens ?? clause.tokens
  const numbers = quantities(clause, id)
  const dates = whens(clause)
  const found = measures(clause, numbers)
  const named = systems(clause, id)
  const traits = features(clause.field, gloss?.text ?? clause.text, seen)
  const kind = kindOf(clause, traits, { hasMeasure: found.length > 0, hasSystem: named.length > 0, hasMoney: numbers.some((one) => one.kind === 'money'), dates: dates.length })
  const need = kind === 'goal' || kind === 'pain' || kind === 'wish' || kind === 'question'
  const topic = gloss ? gloss.topic : topicOf(clause)
  const statement: Statement = {
    id,
    kind,
    span: { field: clause.field, start: clause.start, end: clause.end },
    text: clause.text,
    words: traits.need.filter((name) => name.startsWith('w:')).map((name) => name.slice(2)),
    ...(topic && { topic }),
    moves: need ? classify('move', traits).filter(({ label }) => label !== 'none').map(({ label, weight, because }) => ({ move: label, weight, because })) : [],
    red: need || kind === 'limit' || kind === 'background' ? classify('red', traits, 0.02).filter(({ label }) => label !== 'none').map(({ label, weight, because }) => ({ id: label, weight, because })) : [],
    understood: gloss?.understood ?? 1,
  }
  facts.statements.push(statement)
  facts.quantities.push(...numbers)
  if (kind !== 'limit' && kind !== 'asset' && kind !== 'promise')
    for (const one of found) {
      if (kind !== 'goal' && one.now === undefined && one.factor === undefined) continue
      const by = dueOf(clause, dates)
      facts.measures.push({ ...one, id: '', statement: id, ...(by && { by }) })
    }
  facts.roles.push(...roles(clause, id))
  facts.absences.push(...absences(clause, dates, id))
  facts.systems.push(...named)
  facts.limits.push(...limits(clause, kind, numbers, dates, id).map((limit) => ({ ...limit, id: '' })))
  if (kind === 'asset' || (clause.field === 'data' && (kind === 'system' || kind === 'background' || kind === 'volume')))
    facts.assets.push(asset(clause, dates, today, id, named.length > 0))
  if (dates.length > 0 && (kind === 'date' || kind === 'pain' || kind === 'limit' || kind === 'goal' || kind === 'background'))
    for (const when of dates) if (when.month !== undefined) facts.dates.push({ statement: id, what: clause.text, when })
  void before
}

/** Orders, and what stands in the brackets that an order opened. */
function ordersOf(all: readonly Clause[]): Span[] {
  return all.filter((clause) => isOrder(clause.text)).map(({ field, start, end }) => ({ field, start, end }))
}

function overlaps(span: Span, clause: Clause): boolean {
  return span.field === clause.field && span.start < clause.end && span.end > clause.start
}

/** 'two branches have no figures': the record it speaks of, if one shares a word with it, has that hole. */
function linkHoles(facts: Facts): void {
  for (const statement of facts.statements) {
    if (statement.kind !== 'gap') continue
    const nearest = facts.assets.filter((one) => sameField(facts, one.statement, statement)).at(-1)
    const sharing = facts.assets.find((one) => facts.statements.find(({ id }) => id === one.statement)?.words.some((word) => statement.words.includes(word)))
    ;(sharing ?? nearest)?.holes.push(statement.id)
  }
}

function sameField(facts: Facts, id: string, other: Statement): boolean {
  const own = facts.statements.find((one) => one.id === id)
  return own?.span.field === other.span.field && own.span.start < other.span.start
}

/** 'All by the end of next year' is every goal's date that has none of its own. */
function spreadDeadlines(facts: Facts, told: readonly Clause[]): void {
  const over = told.find((clause) => clause.field === 'goals' && /^(?:all|everything|until|by|before|within)\b/i.test(clause.text))
  const when: When | undefined = over && whens(over)[0]
  if (!when) return
  for (const measure of facts.measures) {
    const statement = facts.statements.find(({ id }) => id === measure.statement)
    if (statement?.span.field === 'goals' && !measure.by) measure.by = when
  }
}

export type { Kind, Measure, Quantity }
