import { refusalsIn, refusalsOfTrade } from '@cairn/knowledge/refusals'
import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import {
  type Facts,
  type Field,
  inEnglish,
  isNeed,
  type Kind,
  type Measure,
  type Span,
  type Statement,
  type Tried,
  tradeTold,
} from '../facts.ts'
import { absences } from './absences.ts'
import { arrives, isAppointment, isHole, monthsOfIt, saysWhen, thingAhead, noticeBefore } from './appointments.ts'
import { isPriceTold, isFrame, isHalf, isSumTold, isTried, tellsEnd } from './asides.ts'
import { causeTold } from './causes.ts'
import { asset } from './assets.ts'
import { clauses, type Clause } from './clauses.ts'
import { classify, sureOf } from './classify.ts'
import type { Features } from './features.ts'
import { addBeside } from './closed-beside.ts'
import { addClosed, settleClosed } from './closed.ts'
import { cleanText } from './clean.ts'
import { sizeOf, tradeOf } from './company.ts'
import { goesOn } from './continues.ts'
import { holdsOf } from './holds.ts'
import { goalStarts } from './goal-starts.ts'
import { disagreements } from './disagreements.ts'
import { holeIn, reachesSoFar } from './holes.ts'
import { addHurdle } from './hurdles.ts'
import { boundKind } from './kinds.ts'
import { crossFigures } from './cross-figures.ts'
import { detectLanguage } from './languages.ts'
import { bindsOnDate, runsOut, tellsResult } from './limit-words.ts'
import { linkHoles, rivalsOver, settleCurrencies, spreadDeadlines } from './links.ts'
import { namesNothing } from './moving-words.ts'
import { measureOverSentences } from './joint-measures.ts'
import { addStartsElsewhere } from './starts-elsewhere.ts'
import { leaveBudgets, leaveThresholds, settleMeasures } from './settled-measures.ts'
import { holdsSlip } from './slips.ts'
import { startOf } from './told-starts.ts'
import { tiesIn } from './ties.ts'
import { complete } from './completed-measures.ts'
import { likelyPairs } from './figure-pairs.ts'
import { addPairs, moved } from './paired-goals.ts'
import { namesItself, withNames } from './matters.ts'
import type { Draft } from './measure-what.ts'
import { isSouthern } from './months.ts'
import { confidencesIn } from './confidences.ts'
import { ordersIn } from './orders.ts'
import { addKeyPerson } from './key-persons.ts'
import { homeCurrency, placeOf } from './places.ts'
import { addPlainPairs } from './plain-pairs.ts'
import { idOf, type Reading, readings } from './readings.ts'
import { writtenOn } from './now.ts'
import { waysTold } from './ways.ts'
import { wordByWord } from './word-by-word.ts'
import { settleYearEnd } from './year-end.ts'

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
  const described = wordByWord(language, fields.description)?.text
  const all = withNames(
    FIELDS.flatMap(([, field]) =>
      clauses(fields[field], field, language, field === 'goals' ? goalStarts(fields.goals) : []),
    ),
  )
  const orders = [...ordersIn(all), ...confidencesIn(all)].map(({ field, start, end }): Span => ({ field, start, end }))
  const told = all.filter((clause) => !orders.some((span) => overlaps(span, clause)))
  const today = writtenOn(told.map(({ text }) => text).join('. '), date)
  const company = cleanText(brief.company_name).replace(/\s+/g, ' ')
  const place = placeOf({ company, fields, language, orders })
  const south = isSouthern(place?.country)
  const facts: Facts = {
    company,
    industry: cleanText(brief.industry),
    trade: tradeOf(brief.industry, described ?? fields.description),
    ...(described !== undefined && { described }),
    size: sizeOf(brief.company_size),
    language,
    written: today,
    fields,
    statements: [],
    quantities: [],
    measures: [],
    roles: [],
    absences: [],
    rests: [],
    tried: [],
    assets: [],
    systems: [],
    limits: [],
    dates: [],
    seasons: [],
    disagreements: [],
    ties: [],
    orders,
    ...(place && { place }),
  }
  const likely = likelyPairs(fields.goals)
  const own = readings(
    told,
    all.filter((clause) => !told.includes(clause)),
    language,
    today,
    south,
    moved(likely),
  )
  for (const reading of own) readClause(facts, reading, today)
  askedAnyway(facts, own)
  for (const reading of own) addNamedDay(facts, reading, own)
  complete(facts, own)
  addPairs(facts, own, likely)
  addPlainPairs(facts)
  addStartsElsewhere(facts, own)
  leaveThresholds(facts)
  leaveBudgets(facts)
  for (const reading of own) addStart(facts, reading)
  for (const reading of own) addMoves(reading)
  for (const reading of own) addHolds(reading)
  for (const reading of own) addHurdle(facts, reading)
  for (const reading of own) addKeyPerson(facts, reading)
  for (const reading of own) addClosed(facts, reading, today)
  addBeside(facts, today)
  settleClosed(facts)
  const dangers = refusalsOfTrade(tradeTold(facts))
  for (const reading of own) addRed(reading, dangers)
  leaveRefused(facts)
  facts.statements = facts.statements.map((one) => apart(one, facts.statements))
  linkHoles(facts)
  facts.ties = tiesIn(facts, own)
  settleYearEnd(facts)
  spreadDeadlines(facts, told, today, south)
  facts.measures.forEach((measure, at) => (measure.id = `m${at + 1}`))
  settleMeasures(facts)
  facts.limits.forEach((limit, at) => (limit.id = `l${at + 1}`))
  const ids = new Map(told.map((clause, at) => [clause, idOf(at)]))
  const begun = new Set(
    own.filter(({ clause, opens }) => clause.field === 'goals' && opens).map(({ clause }) => clause),
  )
  const idOfClause = (clause: Clause) => ids.get(clause) ?? ''
  facts.disagreements = disagreements(told, facts.quantities, idOfClause, (clause) => begun.has(clause)).map((one) => ({
    ...one,
    what: rivalsOver(facts, one.statement) ?? one.what,
  }))
  facts.disagreements.push(...crossFigures(facts))
  settleCurrencies(facts, place && homeCurrency(place.country))
  return facts
}

/** 'The board wants the plan on 15 January', 'each inspector writes in a notebook': read as a need, and it only tells how things are. */
function isIdle({ clause, traits, found, numbers }: Reading, kind: Kind): boolean {
  // A goal with its figures is one, and what must be refused is told as such.
  const isGoal = clause.field === 'goals' && (kind === 'goal' || kind === 'wish') && found.length === 0 && numbers.length < 2 // prettier-ignore
  const isTrouble = clause.field === 'challenges' && kind === 'pain'
  if ((!isGoal && !isTrouble) || refusedIn(traits) >= THINKABLE) return false
  // Whether a sentence asks for work of its own, or belongs to what another asks for, many hands have said of whole briefs.
  const asks = classify('asks', traits, 0).reduce((sum, { label, weight }) => sum + (ASKS.has(label) ? weight : 0), 0)
  return asks < (isGoal ? IDLE.goals : IDLE.challenges)
}
const ASKS = new Set(['need', 'part'])
/** Below this, of 66 sentences among the goals two were a need and one part of one, and of 308 among the troubles none and eight. */
const IDLE = { goals: 0.05, challenges: 0.15 }

/** Where nothing seems to be asked for, what looked like a goal or a trouble is one. */
function askedAnyway({ statements }: Facts, own: readonly Reading[]): void {
  if (!statements.some(isNeed))
    for (const { statement, idle } of own) if (statement && idle && !statement.continues) statement.kind = idle
}

function addHolds({ clause, statement, traits }: Reading): void {
  if (statement && TELLS_RECORDS.has(clause.field)) statement.holds = holdsOf(traits)
}
const TELLS_RECORDS: ReadonlySet<Field> = new Set<Field>(['challenges', 'data'])

function readClause(facts: Facts, reading: Reading, today: string): void {
  const { clause, id, numbers, dates, before, found, named, people, traits, topic, bound } = reading
  const guessed = boundKind(clause, reading.guess, bound, found.length > 0, numbers.length)
  if (isIdle(reading, guessed)) reading.idle = guessed
  const settled = reading.idle
    ? 'background'
    : isWanted(guessed) && found.length === 0 && (isPriceTold(clause, numbers) || isSumTold(clause, numbers))
      ? 'volume'
      : guessed
  const half = before !== undefined && isHalf(clause)
  const joint = measureOverSentences(reading, facts)
  const told = clause.field === 'description' || clause.field === 'challenges' ? causeTold(clause) : undefined
  const explains = told?.alone === true && isNeeded(before?.statement)
  const root = spans(reading, joint) || half || explains || goesOnAbout(reading) ? rootOf(reading, facts) : undefined
  // 'Scrap from 4.8 to 3 percent. Reports in 1 day rather than 4.': two figures of its own behind two figures are another goal.
  const another =
    clause.field === 'goals' &&
    found.some(isPair) &&
    facts.measures.some((one) => isPair(one) && one.statement === before?.statement?.id)
  const on = root && !another && (clause.field !== 'goals' || BESIDE.has(settled)) ? root : undefined
  // 'Income per page fell. I want to do 2,600 pages a month': what is counted has a name of its own.
  if (on?.topic && !namesItself(clause)) for (const one of found) if (!countsItself(one)) one.what = on.topic
  // 'We bought tablets in 2020; the crew went back to paper': how an attempt ended belongs to it.
  const tried =
    clause.runsOn || half || (before?.clause.field === clause.field && tellsEnd(clause)) ? before?.tried : undefined
  const need = isWanted(settled) || settled === 'refusal'
  const goesBack = before !== undefined && clause.field === 'challenges' && settled === 'pain' && goesOn(clause, false)
  const kind =
    isSection(facts, clause) ||
    (half && (need || settled === 'question')) ||
    (need && (tried || isFrame(clause))) ||
    goesBack ||
    // 'Don’t propose a portal. The last man charged $90 for that.': it speaks of what is refused.
    (clause.field === 'goals' && !reading.opens && ofRefusal(reading)) ||
    (explains && on !== undefined)
      ? 'background'
      : (on || (clause.field === 'goals' && !reading.opens && !another)) && isWanted(settled)
        ? numbers.length > 0
          ? 'volume'
          : 'background'
        : told?.alone && settled === 'promise'
          ? 'pain'
          : settled
  const statement: Statement = {
    id,
    kind,
    span: { field: clause.field, start: clause.start, end: clause.end },
    text: clause.text,
    words: traits.need.flatMap((name) => (name.startsWith('w:') ? name.slice(2) : [])),
    ...(topic && { topic }),
    ...(on && { continues: on.id }),
    moves: [],
    red: [],
    refused: 0,
    ...(told && (told.alone ? EXPLAINED : TROUBLES).has(kind) && { cause: told }),
    understood: reading.gloss?.understood ?? 1,
    ...(clause.english && { english: clause.english.text }),
  }
  facts.statements.push(statement)
  reading.statement = statement
  facts.quantities.push(...numbers)
  addMeasures(facts, reading, joint, root)
  for (const one of people) {
    const title = singular(one.title)
    const known = facts.roles.find(
      (other) => singular(other.title) === title || (one.name !== undefined && other.name === one.name),
    )
    if (!known) facts.roles.push(one)
    else if (one.only) known.only = true
  }
  facts.absences.push(...absences(reading, id, today, isSouthern(facts.place?.country)))
  // Who is away, and until when, is told with what depends on it.
  if (kind === 'pain' && facts.absences.some((one) => one.statement === id && one.what === 'returns'))
    statement.kind = 'date'
  addTried(facts, reading, tried)
  facts.systems.push(...named)
  // Who says what goes wrong promises nothing.
  facts.limits.push(
    ...bound.filter((limit) => !(told?.alone && limit.kind === 'promise')).map((limit) => ({ ...limit, id: '' })),
  )
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
  const months = bound.some((limit) => limit.kind === 'calendar')
    ? []
    : monthsOfIt(clause, kind, isSouthern(facts.place?.country))
  if (months.length > 0) facts.seasons.push({ statement: id, months })
  const notice = noticeBefore(clause)
  if (
    dates.length > 0 &&
    ((kind !== 'asset' && kind !== 'gap') || RUNS_UNTIL.test(clause.text) || arrives(clause.text))
  )
    for (const when of dates)
      if (when.month !== undefined && !isHole(clause, when))
        facts.dates.push({
          statement: id,
          what: clause.text,
          when,
          binds:
            months.length === 0 &&
            !(/^within\s/i.test(when.text) && HOW_SOON.test(clause.text)) &&
            ((clause.field !== 'description' && (tellsResult(clause.text) || runsOut(clause.text))) ||
              bindsOnDate(clause.text) ||
              isAppointment(clause, when)),
          ...(notice && { notice }),
          ...(arrives(clause.text) && { arrives: true as const }),
        })
}

/** 'Only 8% of it ever comes back within 6 months': how soon things come, and no day to be ready by. */
const HOW_SOON =
  /(?<!\p{L})(?:ever|usually|normally|on average|mostly|typically|only (?:about |some |around )?\d[\d.,]* ?%|come(?:s|ing)? back|came back|return(?:s|ed|ing)?|fail(?:s|ed)?|leave|left|breaks?|broke)(?!\p{L})[^.;]*(?<!\p{L})within(?!\p{L})/iu

function isPair({ now, wanted, factor }: Pick<Measure, 'now' | 'wanted' | 'factor'>): boolean {
  return now !== undefined && (wanted ?? factor) !== undefined
}

function ofRefusal({ clause, before }: Reading): boolean {
  return before?.statement?.kind === 'refusal' && POINTS_BACK.test(clause.text)
}
const POINTS_BACK = /(?<!\p{L})(?:that|it|this|them|those|these)(?!\p{L})/iu

/** 'Everything must run before the harvest' is due when another sentence says the harvest is. */
function addNamedDay(facts: Facts, { clause, id, dates }: Reading, all: readonly Reading[]): void {
  const thing = dates.length === 0 ? thingAhead(clause) : undefined
  const when =
    thing &&
    all.find((other) => other.id !== id && other.dates.length > 0 && saysWhen(other.clause.text, thing))?.dates[0]
  if (!when || when.month === undefined) return
  const year = when.year ?? Number(facts.written.slice(0, 4))
  const past = year * 12 + when.month <= Number(facts.written.slice(0, 4)) * 12 + Number(facts.written.slice(5, 7))
  facts.dates.push({ statement: id, what: clause.text, when: { ...when, year: past ? year + 1 : year }, binds: true })
}

/** Why somebody wants or refuses a thing is no cause of a trouble, nor where the water comes from. */
const TROUBLES: ReadonlySet<Kind> = new Set<Kind>(['pain', 'gap'])
const EXPLAINED: ReadonlySet<Kind> = new Set<Kind>(['pain', 'gap', 'volume', 'background'])

function addTried(facts: Facts, reading: Reading, before: Tried | undefined): void {
  const { clause, id } = reading
  if (before) {
    const start = facts.statements.find((one) => one.id === before.statement)?.span.start ?? clause.start
    const between = facts.orders.some(
      (order) => order.field === clause.field && order.start >= start && order.end <= clause.end,
    )
    if (!between) before.text = facts.fields[clause.field].slice(start, clause.end)
    reading.tried = before
  } else if (isTried(clause) || isLearnedTried(reading)) {
    reading.tried = { statement: id, text: clause.text }
    facts.tried.push(reading.tried)
  }
}

/** What was tried and is over, by what was learned of how people say so, in any language. */
function isLearnedTried({ clause, traits, statement }: Reading): boolean {
  const { field } = clause
  if (!statement || !ENDED.has(statement.kind) || (field !== 'challenges' && field !== 'team')) return false
  if (NOT_OVER.test(clause.text) || holdsSlip(clause.text)) return false
  const least = field === 'team' ? TRIED_SURE : statement.kind === 'pain' ? TRIED_PLAIN : TRIED_MIN
  return sureOf('tried', traits) >= least
}
const TRIED_MIN = 0.6
/** What sounds like a trouble of today. */
const TRIED_PLAIN = 0.65
/** What is booked, was done just now, or goes on. */
const NOT_OVER =
  /(?<!\p{L})(?:booked|planned|scheduled|yesterday|this morning|this week|next (?:week|month|year|spring|summer|autumn|winter)|still (?:use|uses|using|running|works?)|used to sign)(?!\p{L})/iu
/** In the field about the team people tell what they use. */
const TRIED_SURE = 0.85
const ENDED: ReadonlySet<Kind> = new Set<Kind>(['pain', 'background', 'gap', 'attitude', 'volume', 'people', 'system'])

/** Its own measures stay with it; one over several sentences belongs to the matter they tell of. */
/** 'WATER' on a line of its own, 'Rentals. At present …': the name of a part of the troubles, and none itself. */
function isSection({ fields }: Facts, { field, start, end, text, tokens }: Clause): boolean {
  if (field !== 'challenges' || text.split(/\s+/).length > SECTION_WORDS || /\d/.test(text)) return false
  if (tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return false
  const [before, after] = [fields[field].slice(0, start), fields[field].slice(end)]
  return /(?:^|\n)\s*(?:\(?\p{L}[.)]\s)?$/u.test(before) && /^[.:]?\s*\n|^[.:]\s+\p{Lu}/u.test(after)
}
const SECTION_WORDS = 3

function addMeasures(
  facts: Facts,
  { clause, id, found, statement, due }: Reading,
  joint: Draft[],
  root?: Statement,
): void {
  const by = due && { by: due }
  // What once took longer than was said is over.
  if (clause.field === 'challenges' && OVERRAN.test(clause.text)) return
  if (joint.length > 0) {
    const owner = root?.id ?? id
    facts.measures = facts.measures.filter((one) => one.statement !== owner || (one.now && one.wanted))
    facts.measures.push(...joint.map((one) => ({ ...one, id: '', statement: owner, ...by })))
    return
  }
  if (BINDS.has(statement?.kind as Kind)) return
  for (const one of found) {
    if (clause.field !== 'goals' && (one.now === undefined || one.wanted === undefined) && one.factor === undefined)
      continue
    if (namesNothing(one.what)) continue
    facts.measures.push({ ...one, id: '', statement: id, ...by })
  }
}
const OVERRAN = /(?<!\p{L})(?:took|cost)(?!\p{L})[^.;]*(?<!\p{L})instead of(?!\p{L})/iu
const BINDS: ReadonlySet<Kind> = new Set<Kind>(['limit', 'asset', 'promise', 'refusal'])

/** Where a goal stands today, if it tells no target: nobody is asked for what was told. */
function addStart(facts: Facts, reading: Reading): void {
  const { statement } = reading
  if (!statement || statement.continues || !isNeed(statement)) return
  const parts = facts.statements.filter(({ id, continues }) => id === statement.id || continues === statement.id)
  if (facts.measures.some((one) => parts.some(({ id }) => id === one.statement))) return
  const ids = new Set(parts.map(({ id }) => id))
  const start = startOf(
    reading,
    facts.quantities.filter((one) => ids.has(one.statement)),
    facts.fields.goals,
  )
  if (start) facts.measures.push({ ...start, id: '', statement: statement.id })
}

/** Whether a measure has its start in an earlier sentence. */
function spans({ clause }: Reading, joint: readonly Draft[]): boolean {
  return joint.some(({ now, wanted }) => [now, wanted].some((one) => one && one.span.start < clause.start))
}

/** Whether it only goes on about the need before it. */
function goesOnAbout({ clause, before, found, opens }: Reading): boolean {
  if (clause.field === 'goals') return !opens
  return isNeeded(before?.statement) && goesOn(clause, found.length > 0)
}

/** The need that a clause goes on about; outside the goals it stands directly before. */
function rootOf({ clause, before }: Reading, facts: Facts): Statement | undefined {
  for (let one = before; one?.statement; one = one.before) {
    const { statement } = one
    // What follows a refusal or a limit speaks of that.
    if (one.clause.item !== clause.item || (one === before && STANDS.has(statement.kind))) return undefined
    if (statement.continues) return facts.statements.find(({ id }) => id === statement.continues)
    if (isNeed(statement)) return statement
    if (clause.field !== 'goals') return undefined
  }
  return undefined
}

const STANDS: ReadonlySet<Kind> = new Set<Kind>(['refusal', 'limit', 'promise', 'order'])

function isWanted(kind: Kind): boolean {
  return kind === 'goal' || kind === 'wish' || kind === 'pain'
}
/** What may stand beside a need; what binds the plan, and a question, stands for itself. */
const BESIDE: ReadonlySet<Kind> = new Set<Kind>([
  'goal',
  'pain',
  'wish',
  'asset',
  'gap',
  'system',
  'people',
  'volume',
  'attitude',
  'background',
])

/** How one would help. */
function addMoves({ statement, traits }: Reading): void {
  if (!statement || !(isNeed(statement) || statement.continues)) return
  statement.moves = waysTold(statement, traits)
}

function countsItself({ what, now, wanted }: Reading['found'][number]): boolean {
  return [now?.noun, wanted?.noun].some((noun) => noun !== undefined && noun === what)
}

/** 'The slowest five each month get a pay cut': what is refused has no start and no target. */
function leaveRefused(facts: Facts): void {
  const isRefused = ({ kind, refused, red }: Statement) =>
    kind === 'wish' && refused >= REFUSED && red.some(({ weight }) => weight >= DANGEROUS)
  const refused = new Set(facts.statements.filter(isRefused).map(({ id }) => id))
  facts.measures = facts.measures.filter(({ statement }) => !refused.has(statement))
}

/** What must not be done as wished. */
function addRed({ statement, traits }: Reading, dangers: ReadonlyMap<string, number>): void {
  if (!statement) return
  const { kind, continues } = statement
  // Whether it must be refused is one question, for which danger another.
  const refused = refusedIn(traits)
  const asks = isNeed(statement) || continues || kind === 'limit' || kind === 'background'
  if (!asks && refused < REFUSED) return
  statement.refused = refused
  statement.red = classify('red', traits, refused < REFUSED ? 0.02 : 0)
    .filter(({ label }) => label !== 'none')
    .map(({ label, weight, because }) => ({ id: label, weight, because }))
  const told = statement.red
  const sure = told.find(({ weight }) => weight >= DANGEROUS)
  const known = refusalsIn(inEnglish(statement), dangers)
  // Two things said may be said of something harmless: then the classifier must think so too.
  const suspected = told.reduce((sum, { weight }) => sum + weight, 0) >= SUSPECTED
  const found =
    known.find(({ refusal, near }) => near && refusal.kind === sure?.id) ??
    known.find(({ plain }) => plain || (suspected && !sure))
  const first = found?.refusal
  if (first) {
    const ofTrade = (dangers.get(first.id) ?? 0) >= OWN_TRADE
    statement.red = [
      {
        id: first.kind,
        weight: 1,
        because: [],
        // Its own words are told only where the classifier thinks of the same danger, or where it is plainly one of their trade.
        ...((sure?.id === first.kind || (found.plain && ofTrade)) && {
          case: first.id,
          ...(ofTrade && { ofTrade: true as const }),
        }),
      },
      ...told.filter(({ id }) => id !== first.kind),
    ]
  }
}

function refusedIn(traits: Features): number {
  return classify('refuse', traits, 0).find(({ label }) => label === 'refuse')?.weight ?? 0
}
const THINKABLE = 0.3

/** One word of a trade may stand by chance: a school for seamen is no driving school. */
const OWN_TRADE = 2

/** What must not be done is a wish of its own where the goal before it is harmless: refusing it refuses nothing else. */
function apart(one: Statement, all: readonly Statement[]): Statement {
  const root = one.continues && all.find(({ id }) => id === one.continues)
  const danger = ({ red }: Statement) => Math.max(0, ...red.map(({ weight }) => weight))
  if (!root || danger(one) < DANGEROUS || danger(root) > HARMLESS) return one
  const { continues: _, ...own } = one
  return { ...own, kind: 'wish' }
}
const DANGEROUS = 0.5
/** Whoever tells of a thing hardly asks for it: from here on they do. */
const REFUSED = 0.6
const SUSPECTED = 0.15
const HARMLESS = 0.2

/** Among the records a contract's end is a date too; since when a record is kept is none. */
const RUNS_UNTIL =
  /\b(?:contract|lease|licen[cs]e|support|warranty|subscription)\b.*\b(?:until|till|expires?|ends?|runs? out|up)\b/i

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
