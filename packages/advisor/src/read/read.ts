import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { type Facts, type Field, isNeed, type Quantity, type Span, type Statement, type Tried } from '../facts.ts'
import { absences } from './absences.ts'
import { isHalf, isTried } from './asides.ts'
import { asset } from './assets.ts'
import { clauses, type Clause } from './clauses.ts'
import { classify } from './classify.ts'
import { cleanText } from './clean.ts'
import { isConfided } from './confided.ts'
import { sizeOf, tradeOf } from './company.ts'
import { goesOn, pointsBack } from './continues.ts'
import { disagreements, hasRivals } from './disagreements.ts'
import { holeIn, reachesSoFar } from './holes.ts'
import { boundKind } from './kinds.ts'
import { crossFigures } from './cross-figures.ts'
import { detectLanguage } from './languages.ts'
import { bindsOnDate } from './limit-words.ts'
import { linkHoles, rivalsOver, settleCurrencies, spreadDeadlines } from './links.ts'
import { dueOf, measures } from './measures.ts'
import { isSouthern } from './months.ts'
import { confidencesIn } from './confidences.ts'
import { ordersIn } from './orders.ts'
import { homeCurrency, placeOf } from './places.ts'
import { idOf, type Reading, readings } from './readings.ts'
import { writtenOn } from './now.ts'

const FIELDS = [
  ['description', 'description'],
  ['business_goals', 'goals'],
  ['challenges', 'challenges'],
  ['data_collected', 'data'],
  ['team_ai_familiarity', 'team'],
] as const

/** Brief → Facts. Nothing after this looks at the brief again. */
export function read(brief: RoadmapBrief, date: string): Facts {
  const fields = Object.fromEntries(FIELDS.map(([name, field]) => [field, cleanText(brief[name] ?? '')])) as Record<
    Field,
    string
  >
  const language = detectLanguage(Object.values(fields).join(' '))
  const all = FIELDS.flatMap(([, field]) => clauses(fields[field], field, language))
  const orders = [...ordersIn(all), ...confidencesIn(all)].map(({ field, start, end }): Span => ({ field, start, end }))
  const told = all.filter((clause) => !orders.some((span) => overlaps(span, clause)))
  const today = writtenOn(told.map(({ text }) => text).join('. '), date)
  const place = placeOf({ fields, language, orders })
  const south = isSouthern(place?.country)
  const facts: Facts = {
    company: cleanText(brief.company_name).replace(/\s+/g, ' '),
    industry: cleanText(brief.industry),
    trade: tradeOf(brief.industry, fields.description),
    size: sizeOf(brief.company_size),
    language,
    written: today,
    fields,
    statements: [],
    quantities: [],
    measures: [],
    roles: [],
    absences: [],
    tried: [],
    assets: [],
    systems: [],
    limits: [],
    dates: [],
    disagreements: [],
    orders,
    ...(place && { place }),
  }
  const own = readings(told, language, today, south)
  for (const reading of own) readClause(facts, reading, today)
  for (const reading of own) addMoves(reading)
  for (const reading of own) addRed(reading)
  linkHoles(facts)
  spreadDeadlines(facts, told, today, south)
  facts.measures.forEach((measure, at) => (measure.id = `m${at + 1}`))
  facts.limits.forEach((limit, at) => (limit.id = `l${at + 1}`))
  const ids = new Map(told.map((clause, at) => [clause, idOf(at)]))
  facts.disagreements = disagreements(told, facts.quantities, (clause) => ids.get(clause) ?? '').map((one) => ({
    ...one,
    what: rivalsOver(facts, one.statement) ?? one.what,
  }))
  facts.disagreements.push(...crossFigures(facts))
  settleCurrencies(facts, place && homeCurrency(place.country))
  return facts
}

function readClause(facts: Facts, reading: Reading, today: string): void {
  const { clause, id, numbers, dates, before, spendable, free, found, named, people, traits, topic, bound } = reading
  const joint = found.length === 0 && before && spendable.length === 0 ? jointMeasures(before, reading, facts) : []
  const on =
    before &&
    isNeeded(before.statement) &&
    (joint.length > 0 ||
      isHalf(clause) ||
      pointsBack(clause) ||
      goesOn(clause, free, found.length > 0) ||
      (clause.field === 'goals' && found.length === 0 && hasRivals(clause, numbers)))
      ? (before.statement?.continues ?? before.id)
      : undefined
  const root = on && found.length > 0 ? facts.statements.find((one) => one.id === on)?.topic : undefined
  if (root) for (const one of found) one.what = root
  const settled = isConfided(clause.text) ? 'background' : boundKind(clause, reading.guess, bound, found.length > 0)
  // 'We bought tablets in 2020; the crew went back to paper': how an attempt ended belongs to it.
  const tried = clause.runsOn || isHalf(clause) ? before?.tried : undefined
  const need = settled === 'goal' || settled === 'wish' || settled === 'pain' || settled === 'refusal'
  const half = before !== undefined && isHalf(clause) && (need || settled === 'question')
  const goesBack =
    before !== undefined && settled === 'pain' && clause.field === 'challenges' && goesOn(clause, free, false)
  const kind =
    half || (need && tried)
      ? 'background'
      : on && need && settled !== 'refusal'
        ? numbers.length > 0
          ? 'volume'
          : 'background'
        : goesBack
          ? 'background'
          : settled
  const statement: Statement = {
    id,
    kind,
    span: { field: clause.field, start: clause.start, end: clause.end },
    text: clause.text,
    words: traits.need.flatMap((name) => (name.startsWith('w:') ? name.slice(2) : [])),
    ...(topic && { topic }),
    ...(on && { continues: on }),
    moves: [],
    red: [],
    understood: reading.gloss?.understood ?? 1,
  }
  facts.statements.push(statement)
  reading.statement = statement
  facts.quantities.push(...numbers)
  const due = dueOf(clause, dates, today)
  if (kind !== 'limit' && kind !== 'asset' && kind !== 'promise' && kind !== 'refusal')
    for (const one of [...found, ...joint]) {
      if (clause.field !== 'goals' && (one.now === undefined || one.wanted === undefined) && one.factor === undefined)
        continue
      facts.measures.push({
        ...one,
        id: '',
        statement: joint.length > 0 ? (before?.id ?? id) : id,
        ...(due && { by: due }),
      })
    }
  for (const one of people) {
    const title = singular(one.title)
    const known = facts.roles.find(
      (other) => singular(other.title) === title || (one.name !== undefined && other.name === one.name),
    )
    if (!known) facts.roles.push(one)
    else if (one.only) known.only = true
  }
  facts.absences.push(...absences(reading, id))
  addTried(facts, reading, tried)
  facts.systems.push(...named)
  facts.limits.push(...bound.map((limit) => ({ ...limit, id: '' })))
  if (
    kind === 'asset' &&
    !onlySystem(
      clause,
      named.map(({ name }) => name),
    ) &&
    !/^(?:the |a |one )?(?:phone|e-?mail|computer|laptop|tablet)s?$/i.test(clause.text)
  ) {
    facts.assets.push(asset(clause, dates, today, id, named.length > 0))
    if (holeIn(clause.text) || reachesSoFar(clause.text)) facts.assets.at(-1)?.holes.push(id)
  }
  if (dates.length > 0 && ((kind !== 'asset' && kind !== 'gap') || RUNS_UNTIL.test(clause.text)))
    for (const when of dates)
      if (when.month !== undefined)
        facts.dates.push({
          statement: id,
          what: clause.text,
          when,
          binds: (kind === 'date' && clause.field !== 'description') || bindsOnDate(clause.text),
        })
}

function addTried(facts: Facts, reading: Reading, before: Tried | undefined): void {
  const { clause, id } = reading
  if (before) {
    const start = facts.statements.find((one) => one.id === before.statement)?.span.start ?? clause.start
    before.text = facts.fields[clause.field].slice(start, clause.end)
    reading.tried = before
  } else if (isTried(clause)) {
    reading.tried = { statement: id, text: clause.text }
    facts.tried.push(reading.tried)
  }
}

/** How one would help. */
function addMoves({ statement, traits }: Reading): void {
  if (!statement || !(isNeed(statement) || statement.continues)) return
  statement.moves = classify('move', traits)
    .filter(({ label }) => label !== 'none')
    .map(({ label, weight, because }) => ({ move: label, weight, because }))
}

/** What must not be done as wished. */
function addRed({ statement, traits }: Reading): void {
  if (!statement) return
  const { kind, continues } = statement
  if (!isNeed(statement) && !continues && kind !== 'limit' && kind !== 'background') return
  statement.red = classify('red', traits, 0.02)
    .filter(({ label }) => label !== 'none')
    .map(({ label, weight, because }) => ({ id: label, weight, because }))
}

/** Among the records a contract's end is a date too; since when a record is kept is none. */
const RUNS_UNTIL =
  /\b(?:contract|lease|licen[cs]e|support|warranty|subscription)\b.*\b(?:until|till|expires?|ends?|runs? out|up)\b/i

/** 'A close takes 11 days. We'd like 5.': a measure over two sentences, if each alone has one figure and no measure. */
function jointMeasures(before: Reading, { clause, numbers }: Reading, facts: Facts): ReturnType<typeof measures> {
  if (
    numbers.length !== 1 ||
    before.numbers.length === 0 ||
    before.numbers.length > 2 ||
    clause.start - before.clause.end > 4
  )
    return []
  if (
    !/want|like|should|aim|target|goal|would|now|today|current|present|was|were|is|stand|took|off by|last|has|average|heute|hoy|oggi|hoje|teraz|actuel/i.test(
      clause.text,
    )
  )
    return []
  if (facts.measures.some(({ statement, now, factor }) => statement === before.id && (now || factor))) return []
  const text = facts.fields[clause.field].slice(before.clause.start, clause.end)
  const whole = {
    ...before.clause,
    end: clause.end,
    text: text.replace(/[.;](?=\s)/g, ','),
    tokens: [...before.clause.tokens, ...clause.tokens],
  }
  const own = numbers[0] as Quantity
  const same = before.numbers.filter(({ kind }) => kind === own.kind || before.numbers.length === 1)
  const found = measures(whole, [...same.slice(-1), own], true).filter(({ now, wanted }) => now && wanted)
  if (found.length > 0) facts.measures = facts.measures.filter(({ statement }) => statement !== before.id)
  return found
}

function singular(title: string): string {
  return title
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/men$/, 'man')
    .replace(/(?<=[^s])s$/, '')
}

function isNeeded(statement: Statement | undefined): boolean {
  return statement !== undefined && (statement.continues !== undefined || isNeed(statement))
}

/** 'SAP for finance' names a system and no record. */
function onlySystem(clause: Clause, names: readonly string[]): boolean {
  const rest = names.reduce((text, name) => text.replace(name, ''), clause.text)
  return (
    names.length > 0 &&
    /^\s*(?:a |an |the )?(?:since \d{4}|for \p{L}+|home-made|database|desde \d{4}|\s|,|and)*\s*$/iu.test(rest)
  )
}

function overlaps(span: Span, clause: Clause): boolean {
  return span.field === clause.field && span.start < clause.end && span.end > clause.start
}
