import { declinedById } from '@cairn/knowledge/declined'
import { leversIn } from '@cairn/knowledge/levers'
import { noteById } from '@cairn/knowledge/trades'
import { moveById } from '@cairn/knowledge/moves'
import { isNeed, type Facts, type Statement } from '../facts.ts'
import type { Answer, Coverage, Initiative, Insight, KeptLimit, Milestone, Plan, Question } from '../plan.ts'
import { addDays, addWeeks, calendarOf, dateOf, monthsBetween, open, weeksBetween, type Calendar } from './calendar.ts'
import { dataFor } from './data-held.ts'
import { declines, limitsTouching } from './declines.ts'
import { fewer, groups, join, needsOf, plainMove, weight, type Group } from './groups.ts'
import { lensesOf } from './lenses.ts'
import { costOf, fitBudget } from './money.ts'
import { noteFor } from './notes.ts'
import { ownerOf } from './owners.ts'
import { pointsOf, roleOf } from './points.ts'
import { POLICY } from './policy.ts'
import { pulls } from './pulls.ts'
import { inOneUnit, sums } from './sums.ts'

/** Facts → Plan: what answers each need, in which order, when, for how much, and what is refused. */
export function plan(facts: Facts, today: string): Plan {
  const found = declines(facts)
  // Too few cases to learn from is no reason to leave a goal alone: other help answers it, and says why no prediction does.
  const firm = found.filter(
    ({ id, statement }) => id !== 'too-few' || facts.statements.find((one) => one.id === statement)?.moves.length === 0,
  )
  const declined = firm
  const refused = new Set(
    firm.flatMap(({ statement }) => [
      statement,
      ...facts.statements.filter((one) => one.continues === statement).map(({ id }) => id),
    ]),
  )
  const all = groups(facts, refused)
  const chosen = fewer(all, POLICY.initiativesMax)
  const initiatives = ordered(settle(distinct(chosen, facts).map((choice) => initiative(facts, choice))), facts)
  return completed(facts, today, initiatives, declined)
}

/** What follows from the initiatives in their order and from what is declined, whoever chose them. */
export function completed(facts: Facts, today: string, initiatives: Initiative[], declined: Plan['declined']): Plan {
  const calendar = calendarOf(facts, today)
  const budget = fitBudget(initiatives, facts)
  schedule(initiatives, facts, calendar)
  const insights = insightsOf(facts, initiatives, calendar, today)
  for (const one of initiatives) Object.assign(one, repaidAt(one, insights))
  const coverage = coverageOf(facts, initiatives, declined)
  const told = facts.statements.length
  const money = facts.place ? facts.quantities.find((one) => one.kind === 'money')?.currency : undefined
  return {
    company: facts.company,
    trade: facts.trade,
    size: facts.size,
    date: today,
    language: { code: facts.language, understood: mean(facts.statements.map((one) => one.understood)) },
    ...(facts.place && { country: facts.place.country }),
    ...(facts.place?.region && { region: facts.place.region }),
    ...(money && { currency: money }),
    thin: told <= 8,
    initiatives,
    declined,
    coverage,
    insights,
    limits: keptLimits(facts, initiatives).filter(
      ({ id, kind }) =>
        kind !== 'refusal' ||
        !facts.limits.some(
          (one) => one.kind === 'budget' && one.statement === facts.limits.find((other) => other.id === id)?.statement,
        ),
    ),
    ...(budget && { budget }),
    milestones: milestones(initiatives, facts, calendar),
    start: calendar.start,
    blocked: calendar.blocked.months,
    closed: calendar.blocked.ranges,
    questions: questionsOf(facts, initiatives, coverage),
    assumptions: [],
    lenses: lensesOf(facts, initiatives),
    confidence: confidenceOf(facts, initiatives),
    topicsOfLaw: topicsOf(facts, declined),
    attitudes: facts.statements.filter(({ kind }) => kind === 'attitude').map(({ text }) => text),
    needsPolicy: usesOwnTools(facts),
    systems: [...new Set(facts.systems.map(({ name }) => name))],
    records: facts.assets.map(({ what }) => what).filter((what) => what.length <= 40),
  }
}

interface Choice {
  group: Group
  move: string
  barred?: Initiative['barred']
  note?: string
}

/** One help for each matter: where two would read alike, the lighter takes its second best, or joins the heavier. */
function distinct(groups: readonly Group[], facts: Facts): Choice[] {
  const chosen: Choice[] = []
  const pressing = (one: Group) => Math.max(0, ...one.levers.values())
  for (const group of [...groups].sort((a, b) => pressing(b) - pressing(a) || weight(b) - weight(a))) {
    const free = ([id]: [string, number]) => !chosen.some((one) => one.move === id)
    const byShare = (shares: Map<string, number>) => [...shares].sort((a, b) => b[1] - a[1])
    const lever = byShare(group.levers).find(free)?.[0]
    // The client's own diagnosis outweighs what is usual in the trade.
    const note = lever ? undefined : noteFor(facts, group)
    const { move, barred } = allowed(lever ?? note?.move ?? likeliest(group), group, facts)
    const twin = chosen.find(
      (one) => one.move === move && (one.note === note?.id || one.note === undefined || note === undefined),
    )
    const top = Math.max(0, ...group.moves.values())
    const second = byShare(group.moves).find(
      (one) => free(one) && one[0] !== move && one[1] >= POLICY.secondBest * top,
    )?.[0]
    if (!twin)
      chosen.push({
        group,
        move,
        ...(barred && { barred }),
        ...(note?.told && note.move === move && { note: note.id }),
      })
    else if (second) chosen.push({ group, move: second })
    else join(twin.group, group)
  }
  return chosen
}

/** Where nothing speaks for one kind of help more than for others, counting comes first: a wrong remedy costs more. */
function likeliest({ moves, statements, lead }: Group): string {
  const [first, second] = [...moves].sort((a, b) => b[1] - a[1])
  if (!first) return 'measure'
  const unsure =
    statements.length === 1 && lead.kind === 'goal' && first[1] < POLICY.sure && first[1] < 2.5 * (second?.[1] ?? 0)
  return unsure ? 'measure' : first[0]
}

/** The client's words rule some help out: then the next best that they allow, and the words. */
function allowed(move: string, group: Group, facts: Facts): { move: string; barred?: Initiative['barred'] } {
  const words = facts.limits
    .filter(({ kind }) => kind === 'promise' || kind === 'refusal' || kind === 'agreement')
    .map(({ text }) => text)
  const told = facts.statements.map(({ text }) => text)
  const ruledOut = (id: string): string | undefined =>
    BARRED.flatMap(([moves, pattern]) =>
      moves.includes(id) ? (words.find((text) => pattern.test(text)) ?? []) : [],
    )[0] ?? (id === 'receptionist' ? told.find((text) => CANNOT_HEAR.test(text)) : undefined)
  const by = ruledOut(move)
  if (by === undefined) return { move }
  const next = [...group.moves].sort((a, b) => b[1] - a[1]).find(([id]) => ruledOut(id) === undefined)?.[0]
  return { move: INSTEAD[move] ?? next ?? 'measure', barred: { move, by } }
}
/** What comes nearest to a help that the client's word rules out. */
const INSTEAD: Record<string, string> = {
  receptionist: 'selfserve',
  transcribe: 'draft',
  inspect: 'checklist',
  count: 'record',
  rank: 'rule',
  recommend: 'rule',
}
/** A voice is no help to them. */
const CANNOT_HEAR = /\b(?:can(?:no|['’])t|cannot|do(?:n['’]t| not)) hear\b|\bhard of hearing\b|\bdeaf\b/i
const BARRED: [string[], RegExp][] = [
  [
    ['receptionist'],
    /\b(?:person|human|somebody|someone|one of us|real people)\b.{0,20}\b(?:picks? up|answers?|answer the)|\bno (?:chat)?bots?\b|\bno robots?\b|\bno machines? on the phone\b/i,
  ],
  [['transcribe'], /\bno (?:recordings?|microphones?|listening)\b|\bnot? (?:be )?record(?:ed|ing)?\b/i],
  [['inspect', 'count'], /\bno cameras?\b|\bdon['’]?t want cameras?\b/i],
  [['rank', 'recommend'], /\bno (?:individual )?(?:scoring|profiling|ranking)\b/i],
]

function initiative(facts: Facts, { group, move: moveId, note, barred }: Choice): Initiative {
  const taken = new Map<string, number>()
  const move = moveById(moveId)
  const words = new Set(group.statements.flatMap((one) => one.words))
  const touching = limitsTouching(facts, words)
  const data = dataFor(facts, move, group.statements)
  const owner = ownerOf(facts, move, group.statements, taken)
  const effort = POLICY.effort[facts.size]
  const pace = POLICY.pace[facts.size]
  const days: [number, number] = [
    Math.max(1, Math.round(move.days[0] * effort)),
    Math.max(2, Math.round(move.days[1] * effort)),
  ]
  const weeks: [number, number] = [
    Math.max(1, Math.round(move.weeks[0] * pace)),
    Math.max(2, Math.round(move.weeks[1] * pace)),
  ]
  const goals = group.statements.filter(({ kind }) => kind === 'goal').length
  const place = needsOf(facts)
    .filter(({ kind }) => kind === 'goal')
    .indexOf(group.lead)
  const scored = pointsOf(
    {
      place,
      money: facts.quantities.some(
        (one) => one.kind === 'money' && group.statements.some(({ id }) => id === one.statement),
      ),
      move,
      measured: group.measures.length > 0,
      answers: group.statements.length,
      goals,
      limits: touching.length,
      lackedOwner: !owner.told,
      ...(data.thin && { thin: data.thin }),
    },
    facts,
  )
  const cost = costOf(move, days, facts)
  const topic = topicOf(facts, group)
  return {
    label: '',
    move: moveId,
    ...(note && { note }),
    ai: move.ai,
    ...(topic && { topic }),
    answers: [
      ...group.statements.filter((one) => isNeed(one)).map((one) => answer(one)),
      ...group.beside.filter((one) => isNeed(one)).map((one) => ({ ...answer(one), beside: true })),
    ],
    measures: group.measures,
    told: group.statements
      .filter(
        ({ id }) =>
          facts.quantities.some((one) => one.statement === id) &&
          !group.measures.some(({ statement }) => statement === id),
      )
      .map(({ text }) => text),
    ...causeOf(group, moveId),
    ...disputeOf(facts, group),
    ...(barred && { barred }),
    also: alsoOf(group, moveId),
    data,
    owner,
    weeks,
    days,
    ...(cost && { cost }),
    from: '',
    gate: '',
    to: '',
    after: [],
    limits: touching.map(({ id }) => id),
    ...scored,
    role: 'next step',
    lens: move.lens,
    confidence: confidence(group, data.thin !== undefined),
  }
}

function causeOf(group: Group, chosen: string): Pick<Initiative, 'cause' | 'diagnosed'> {
  const cause = [...group.statements, ...group.hints].find(
    (one) => one !== group.lead && leversIn(one.text).includes(chosen),
  )
  return { diagnosed: group.levers.has(chosen), ...(cause && { cause: cause.text }) }
}

/** Two figures for what the goal counts: neither is today's until one count settles it. */
function disputeOf(facts: Facts, group: Group): Pick<Initiative, 'disputed'> {
  const ids = new Set(group.statements.map(({ id }) => id))
  const found = facts.disagreements.find(({ statement }) => ids.has(statement))
  return found ? { disputed: found.figures.map(({ who, quantity }) => ({ who, text: quantity.text })) } : {}
}

/** A trouble that another piece mends is that piece's to answer. */
function settle(list: Initiative[]): Initiative[] {
  for (const one of list)
    one.also = one.also.filter(({ statement, quote, move }) => {
      const other = list.find((found) => found !== one && found.move === move)
      if (!other) return true
      one.answers = one.answers.filter((told) => told.statement !== statement)
      if (!other.answers.some((told) => told.statement === statement))
        other.answers.push({ statement, quote, kind: 'pain' })
      if (other.diagnosed) other.cause ??= quote
      return false
    })
  return list
}

/** Other causes the client names, and troubles told beside it, each with its own step; one of a kind. */
function alsoOf(group: Group, chosen: string): Initiative['also'] {
  const steps = [...group.statements, ...group.hints, ...group.beside].flatMap((one) => {
    if (one === group.lead || one.kind === 'goal') return []
    const move = plainMove(one)
    return move && move !== chosen ? [{ statement: one.id, quote: one.text, move }] : []
  })
  // A cause that the client names comes before one that we infer.
  const named = ({ quote }: Initiative['also'][number]) => leversIn(quote).length > 0
  const first = [...steps.filter(named), ...steps.filter((step) => !named(step))]
  return first.filter((one, at) => first.findIndex(({ move }) => move === one.move) === at).slice(0, 2)
}

/** The client's noun: that of the measures, else of the goal, else of what explains it. A gloss is not the client's word. */
function topicOf(facts: Facts, group: Group): string | undefined {
  const measured = [
    ...new Set(group.measures.map(({ what }) => what).filter((what) => what !== '' && what.length <= 60)),
  ]
  if (measured.length > 1 && measured.slice(0, 2).join(' and ').length <= 60) return measured.slice(0, 2).join(' and ')
  if (measured[0]) return measured[0]
  if (facts.language !== 'en') return undefined
  return subjectOf(group.lead) ?? group.lead.topic ?? group.statements.find(({ topic }) => topic)?.topic
}

/** 'Running times on most lines come from 2019' is about running times. */
function subjectOf({ kind, text }: Statement): string | undefined {
  const subject =
    kind === 'pain'
      ? /^(?!(?:we|i|our|my|the|they|it|he|she|you|there|in|on|at|of|for|every|each|only|nobody|no|some|most|all|two|three|both|when|if|before|after|can't|cannot)\b)(\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}) (?:on|in|of|for|at|come|comes|are|is|get|gets|go|goes|have|has|take|takes|eat|eats)\b/iu.exec(
          text,
        )?.[1]
      : undefined
  return subject && subject.length <= 40 && !subject.endsWith('ed') ? subject : undefined
}

function answer({ id, text, kind }: Statement): Answer {
  return { statement: id, quote: text, kind: kind as Answer['kind'] }
}

/** By points; what another one rests on comes before it. */
function ordered(list: Initiative[], facts: Facts): Initiative[] {
  // What the budget cannot reach does not lead, however many points it has.
  const budget = facts.limits.find((one) => one.kind === 'budget' && one.amount && !one.amount.per)?.amount?.value
  const dear = ({ cost }: Initiative) => (budget !== undefined && cost && cost.high > budget * 0.9 ? 1 : 0)
  const sorted = [...list].sort((a, b) => dear(a) - dear(b) || b.points.total - a.points.total || b.impact - a.impact)
  sorted.forEach((one, at) => (one.label = `I${at + 1}`))
  for (const one of sorted) {
    if (!one.data.thin || one.data.thin.kind === 'none told') continue
    const base = sorted.find(
      (other) =>
        other !== one &&
        ['record', 'measure', 'trace', 'connect'].includes(other.move) &&
        sameMatter(facts, other, one),
    )
    if (base && sorted.indexOf(base) < sorted.indexOf(one)) one.after.push(base.label)
  }
  for (const one of sorted)
    one.role = roleOf(
      one,
      sorted.some(({ after }) => after.includes(one.label)),
    )
  return sorted
}

/** A record that one piece makes serves another only where both speak of the same thing. */
function sameMatter(facts: Facts, a: Initiative, b: Initiative): boolean {
  const words = (one: Initiative) =>
    one.answers
      .flatMap(({ statement }) => facts.statements.find(({ id }) => id === statement)?.words ?? [])
      .filter((word) => word.length > 3)
  const own = new Set(words(a))
  return words(b).some((word) => own.has(word))
}

/** Dates: as many pieces at a time as the firm can carry, none begun in a blocked month. */
function schedule(list: Initiative[], facts: Facts, calendar: Calendar): void {
  const lanes: string[] = Array.from({ length: POLICY.parallel[facts.size] }, () => calendar.start)
  const ends = new Map<string, string>()
  for (const one of list) {
    const lane = lanes.indexOf([...lanes].sort()[0] as string)
    const after = one.after.map((label) => ends.get(label) ?? calendar.start)
    const asked = addWeeks(calendar.start, consultWeeks(facts), calendar.blocked)
    const back = facts.absences.find(({ who, what }) => what === 'returns' && sameRole(one.owner.title, who))
    const there = back ? dateOf(back.when, calendar.today) : calendar.start
    const from = open(
      [lanes[lane] as string, consultWeeks(facts) > 0 ? asked : calendar.start, there, ...after]
        .sort()
        .at(-1) as string,
      calendar.blocked,
    )
    const weeks = (one.weeks[0] + one.weeks[1]) / 2
    one.from = from
    const trial = Math.max(weeks * 0.5, PREPARE_WEEKS + testWeeks(one))
    one.gate = visitGate(one, facts, calendar, from) ?? open(addWeeks(from, trial, calendar.blocked), calendar.blocked)
    one.to = [
      one.gate,
      open(addWeeks(from, Math.max(weeks, trial + 2), calendar.blocked), calendar.blocked),
    ].sort()[1] as string
    lanes[lane] =
      one.move === 'audit-gaps' ? addWeeks(from, weeks, calendar.blocked) : one.gate > from ? one.gate : one.to
    ends.set(one.label, one.gate)
  }
}

const PREPARE_WEEKS = 2

/** A mock audit comes eight weeks before the real one, or before the months in which nobody can hold it. */
function visitGate(one: Initiative, facts: Facts, calendar: Calendar, from: string): string | undefined {
  if (one.move !== 'audit-gaps') return undefined
  const told = facts.dates.find(({ statement }) => one.answers.some((answered) => answered.statement === statement))
  if (!told) return undefined
  const said = dateOf(told.when, calendar.today)
  // 'In November', said in November by somebody who starts in January, is next November.
  const day = said > from ? said : `${Number(said.slice(0, 4)) + 1}${said.slice(4)}`
  let at = addDays(day, -56)
  for (let tries = 0; tries < 200 && open(at, calendar.blocked) !== at; tries += 1) at = addDays(at, -1)
  return at > from ? at : undefined
}

function later(a: string, b: string): string {
  return a > b ? a : b
}

function sameRole(title: string, who: string): boolean {
  return title !== '' && who.toLowerCase().includes(title.toLowerCase().replace(/s$/, ''))
}

/** How long the test itself runs, as its text says: 'during six weeks', 'after two months'. */
function testWeeks(one: Initiative): number {
  const text = (one.note && noteById(one.note)?.test) || moveById(one.move).test
  const found = /\b(one|two|three|four|five|six|eight|ten|twelve|\d{1,2})\s+(weeks?|months?)\b/i.exec(text)
  if (!found || /\b(?:last|past)\s+$/i.test(text.slice(0, found.index)) || /\bpast\b/i.test(text)) return 1
  const count = NUMBERS[(found[1] as string).toLowerCase()] ?? Number(found[1])
  return /^m/i.test(found[2] as string) ? count * 4.3 : count
}
const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
}

/** Weeks of consultation or notice that an agreement asks for before duties change. */
function consultWeeks(facts: Facts): number {
  for (const { kind, text } of facts.limits) {
    const found =
      kind === 'agreement' &&
      /\b(one|two|three|four|five|six|eight|ten|twelve|\d{1,2})\s+weeks?['’]?\s+(?:of\s+)?(?:consultation|notice)/i.exec(
        text,
      )
    if (found) return NUMBERS[(found[1] as string).toLowerCase()] ?? Number(found[1])
  }
  return 0
}

function milestones(list: readonly Initiative[], facts: Facts, calendar: Calendar): Milestone[] {
  const found: Milestone[] = [{ date: calendar.start, kind: 'rules' }]
  if (consultWeeks(facts) > 0) found.push({ date: calendar.start, kind: 'consult', text: String(consultWeeks(facts)) })
  for (const one of list) {
    if (one.held === 'budget') continue
    found.push({ date: one.from, kind: 'start', label: one.label })
    found.push({ date: one.gate, kind: 'gate', label: one.label })
    const measure = one.measures.find(({ now, wanted }) => now && wanted)
    if (measure?.now && measure.wanted) {
      const value = (inOneUnit(measure.now, measure.wanted) + measure.wanted.value) / 2
      found.push({ date: one.to, kind: 'reading', label: one.label, halfWay: { measure, value } })
    }
  }
  for (const { who, what, when } of facts.absences)
    if (what !== 'returns')
      found.push({
        date: later(addDays(dateOf(when, calendar.today), -28), calendar.start),
        kind: 'handover',
        text: who,
      })
  const horizon = `${Number(calendar.today.slice(0, 4)) + 1}${calendar.today.slice(4)}`
  for (const { statement, what, when } of bindingDates(facts)) {
    const kind = facts.statements.find(({ id }) => id === statement)?.kind
    const date = dateOf(when, calendar.today)
    const binds = kind === 'date' || (kind === 'limit' && /\b(?:by|until|till|deadline|due|must)\b/i.test(what))
    const said = facts.statements.find(({ id }) => id === statement)?.text ?? ''
    if (date < horizon && RUNS_OUT.test(said))
      found.push({ date: later(addDays(date, -90), calendar.start), kind: 'talks', text: said })
    else if (
      binds &&
      date < horizon &&
      !facts.absences.some((one) => one.statement === statement) &&
      !found.some((one) => one.text === what)
    )
      found.push({ date, kind: 'deadline', text: what })
  }
  const last =
    [...list]
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? calendar.start
  found.push({ date: addWeeks(last, 4), kind: 'review' })
  return found.sort((a, b) => a.date.localeCompare(b.date))
}

function repaidAt({ cost, measures }: Initiative, insights: readonly Insight[]): Pick<Initiative, 'repaidAt'> {
  const worth = insights.flatMap((one) =>
    one.kind === 'worth'
      ? [{ of: one.measure, yearly: one.yearly }]
      : one.kind === 'value'
        ? [{ of: one.measure, yearly: one.total }]
        : [],
  )
  const yearly = worth.find(({ of }) => measures.some(({ id }) => id === of.id))?.yearly ?? 0
  if (!cost || yearly <= 0) return {}
  const share = (cost.low + cost.high) / 2 / yearly
  return { repaidAt: Math.max(0.01, Math.round(share * 100) / 100) }
}

/** Something the firm lives by comes to its end on a date. */
const RUNS_OUT =
  /\b(?:contracts?|leases?|licen[cs]es?|agreements?|permits?|concessions?|tenders?|subsid\w+|grants?)\b.{0,60}\b(?:finish\w*|ends?|ending|expir\w+|is up|are up|runs? out|renew\w*|until|till|valid)\b/i

/** Of several dates in one sentence, the one something must be done by. */
function bindingDates(facts: Facts): Facts['dates'] {
  const due = ({ statement, when }: Facts['dates'][number]) => {
    const text = facts.statements.find(({ id }) => id === statement)
    const before = text ? text.text.slice(0, Math.max(0, when.span.start - text.span.start)) : ''
    return (
      /^by\b|^before\b/i.test(when.text) || /\b(?:by|before|no later than|due|deadline)\s*(?:on\s*)?$/i.test(before)
    )
  }
  return facts.dates.filter(
    (one) => due(one) || !facts.dates.some((other) => other !== one && other.statement === one.statement && due(other)),
  )
}

function insightsOf(facts: Facts, list: readonly Initiative[], calendar: Calendar, today: string): Insight[] {
  const found: Insight[] = sums(facts, today)
  for (const { what, figures } of facts.disagreements)
    found.push({ kind: 'disagree', what, figures: figures.map(({ who, quantity }) => ({ who, text: quantity.text })) })
  for (const one of facts.absences) {
    const only = facts.roles.some(
      ({ title, only: alone }) => alone && title.toLowerCase().includes(one.who.toLowerCase().split(' ').at(-1) ?? ''),
    )
    found.push({ kind: 'leaves', who: one.who, what: one.what, when: one.when, only })
  }
  for (const one of list) {
    if (one.data.thin && one.ai) found.push({ kind: 'thin-data', label: one.label, thin: one.data.thin })
    for (const measure of one.measures) {
      if (!measure.by) continue
      const due = dateOf(measure.by, today)
      if (due < one.to) found.push({ kind: 'late', label: one.label, measure, ready: one.to })
    }
  }
  found.push(...pulls(facts, list))
  const cause = sharedCause(facts, list)
  if (cause) found.push(cause)
  if (calendar.blocked.months.length > 0) {
    const until = `${Number(calendar.start.slice(0, 4)) + 1}${calendar.start.slice(4)}`
    found.push({
      kind: 'calendar',
      months: calendar.blocked.months,
      weeksLeft: weeksBetween(calendar.start, until) - Math.round(calendar.blocked.months.length * 4.3),
    })
  }
  void monthsBetween
  return found
}

/** Several troubles with one root: the same record form, system or person in statements of different initiatives. */
function sharedCause(facts: Facts, list: readonly Initiative[]): Insight | undefined {
  const roots: [string, RegExp][] = [
    ['paper', /\b(?:paper|notebook|exercise books?|handwritten|by hand|register|registers|whiteboard|libreta)\b/i],
    [
      'retyping',
      /\b(?:re-?key|re-?typ|typed? (?:in|it)? ?twice|copy (?:and )?paste|double entry|enter(?:ed)? twice)\w*/i,
    ],
    ['waiting for others', /\b(?:wait(?:s|ing)?|chas(?:e|ing)|sitting in|queue|backlog)\b/i],
    [
      'one person',
      /\b(?:only (?:one|person)|in (?:his|her|my) head|depends on|goes through me|all (?:goes|go) through)\b/i,
    ],
  ]
  for (const [word, pattern] of roots) {
    const hits = facts.statements.filter(
      ({ kind, text }) =>
        (kind === 'pain' || kind === 'gap' || kind === 'asset' || kind === 'goal') && pattern.test(text),
    )
    if (hits.length < 2) continue
    const labels = list
      .filter(({ answers }) => answers.some(({ statement }) => hits.some(({ id }) => id === statement)))
      .map(({ label }) => label)
    return { kind: 'cause', word, quotes: hits.slice(0, 3).map(({ text }) => text), labels }
  }
  return undefined
}

/** The one question that settles what stays open. */
const OPEN = 'q-open'

/** Every need with its answer; what was read as a limit is kept, and what only describes the firm stays open. */
function coverageOf(facts: Facts, list: readonly Initiative[], declined: Plan['declined']): Coverage[] {
  return facts.statements
    .filter((one) => isNeed(one))
    .map((one): Coverage => {
      const told = { statement: one.id, kind: one.kind as Coverage['kind'], quote: one.text }
      const of = (statement: string) => statement === one.id || statement === one.continues
      const by = list.find(({ answers }) => answers.some(({ statement, beside }) => !beside && of(statement)))
      if (by) return { ...told, how: 'initiative', by: by.label }
      const beside = list.find(({ also }) => also.some(({ statement }) => of(statement)))
      if (beside) return { ...told, how: 'initiative', by: beside.label }
      const refused = declined.find(({ statement }) => of(statement))
      if (refused) return { ...told, how: 'declined', by: refused.id }
      const limit = facts.limits.find(({ statement }) => of(statement))
      return limit ? { ...told, how: 'kept', by: limit.id } : { ...told, how: 'open', by: OPEN }
    })
}

function keptLimits(facts: Facts, list: readonly Initiative[]): KeptLimit[] {
  return facts.limits.map((limit) => ({
    id: limit.id,
    kind: limit.kind,
    quote: limit.text,
    labels: list.filter(({ limits }) => limits.includes(limit.id)).map(({ label }) => label),
  }))
}

function questionsOf(facts: Facts, list: readonly Initiative[], coverage: readonly Coverage[]): Question[] {
  const found: Question[] = []
  for (const one of list) {
    if (one.disputed || one.told.length > 0) continue
    if (one.measures.length === 0) found.push({ id: `q-${one.label}-measure`, kind: 'measure', label: one.label })
    else if (one.measures.every(({ now }) => now === undefined))
      found.push({ id: `q-${one.label}-now`, kind: 'measure', label: one.label })
    if (one.data.thin?.kind === 'none told' && one.ai)
      found.push({ id: `q-${one.label}-data`, kind: 'data', label: one.label })
  }
  if (!facts.limits.some(({ kind }) => kind === 'budget')) found.push({ id: 'q-budget', kind: 'budget' })
  if (!facts.place) found.push({ id: 'q-country', kind: 'country' })
  if (list.every(({ owner }) => !owner.told)) found.push({ id: 'q-owner', kind: 'owner' })
  const open = coverage.find(({ how }) => how === 'open')
  if (open) found.push({ id: OPEN, kind: 'open-need', about: open.quote })
  return found
}

function confidenceOf(facts: Facts, list: readonly Initiative[]): Plan['confidence'] {
  const missing: string[] = []
  if (list.some(({ measures }) => measures.length === 0)) missing.push('measure')
  if (list.some(({ data, ai }) => ai && data.thin)) missing.push('data')
  if (!facts.place) missing.push('country')
  if (!facts.limits.some(({ kind }) => kind === 'budget')) missing.push('budget')
  const bound = list.filter(({ measures, data }) => measures.length > 0 && !data.thin).length
  const whole = missing.length === 0 && bound === list.length
  const sure = whole && facts.disagreements.length === 0 && list.every(({ owner }) => owner.told)
  const level = facts.language !== 'en' || facts.statements.length <= 8 ? 'low' : sure ? 'high' : 'medium'
  return { level, bound, missing }
}

function confidence(group: Group, thin: boolean): Initiative['confidence'] {
  const sure = (group.lead.moves[0]?.weight ?? 0) > 0.4 || group.statements.length > 1
  if (group.measures.length > 0 && !thin && sure) return 'high'
  return thin && !sure ? 'low' : 'medium'
}

/** Topics of law that this trade and these refusals touch, as the country table names them. */
function topicsOf(facts: Facts, declined: Plan['declined']): string[] {
  const counts = new Map<string, number>()
  const add = (topic: string, weight: number) => counts.set(topic, (counts.get(topic) ?? 0) + weight)
  for (const { id } of declined) for (const topic of declinedById(id)?.topics ?? []) add(TABLE_TOPIC[topic] ?? topic, 2)
  for (const topic of TRADE_TOPIC[facts.trade] ?? []) add(topic, 1.5)
  counts.delete('privacy')
  return [...counts].sort((a, b) => b[1] - a[1]).map(([topic]) => topic)
}
const TABLE_TOPIC: Record<string, string> = {
  children: 'schools',
  courts: 'justice',
  public: 'public_bodies',
  safety: 'workplace_safety',
  crime: 'financial_crime',
}
const TRADE_TOPIC: Record<string, string[]> = {
  Healthcare: ['health'],
  Education: ['schools'],
  Banking: ['credit', 'financial_crime'],
  Finance: ['credit'],
  Legal: ['justice'],
  Government: ['public_bodies'],
  Transportation: ['transport'],
  Energy: ['energy'],
  Hospitality: ['food'],
  Construction: ['building'],
  Retail: ['consumer'],
  Mining: ['workplace_safety'],
  Manufacturing: ['workplace_safety'],
}

function usesOwnTools(facts: Facts): boolean {
  const uses = facts.statements.some(({ text }) => /\b(?:chatgpt|copilot|gemini|claude|gpt)\b/i.test(text))
  return (
    uses && !facts.statements.some(({ text }) => /\b(?:we have an? (?:ai )?policy|policy is in place)\b/i.test(text))
  )
}

function mean(list: readonly number[]): number {
  return list.length === 0 ? 1 : list.reduce((a, b) => a + b, 0) / list.length
}
