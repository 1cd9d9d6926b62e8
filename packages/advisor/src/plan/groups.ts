import { cosine, vectorOf } from '@cairn/knowledge/vectors'
import { leverSavesTime, leverServes, leversIn } from '@cairn/knowledge/levers'
import { isNeed, type Facts, type Kind, type Measure, type Statement } from '../facts.ts'
import { isDated, isDue } from './deadlines.ts'
import { chosenMove, leverOf, situationOf, weight, type Group } from './group.ts'
import { helpFor, leversOf, matterOf } from './help.ts'
import { alike, best, overlap, sameSpeechOnly, wordsOf } from './likeness.ts'
import { POLICY } from './policy.ts'
import { optionsIn } from './which-first.ts'
import { asNeed, isApart, isOfOtherWork, situationsOf } from './situations.ts'
import { ownWayOf } from './strangers.ts'

/** Every goal, pain, wish and question in a group; goals and wishes lead, a pain joins the goal it explains. */
export function groups(facts: Facts, left: ReadonlySet<string>): Group[] {
  const needs = needsOf(facts).filter((one) => !left.has(one.id))
  const leads = needs.filter(({ kind }) => kind === 'goal' || kind === 'wish' || kind === 'question')
  const pains = needs.filter(({ kind }) => kind === 'pain')
  const all = leads.map((lead) => group(facts, lead))
  const loose: Group[] = []
  for (const pain of pains) {
    const own = group(facts, pain)
    const named = all.find((one) => sameFigure(facts, one, pain))
    const nearest = best(all, (one) => alike(one, own))
    const same = all.find((one) => situationOf(one) !== undefined && situationOf(one) === situationOf(own))
    if (named) join(named, own, POLICY.lever)
    else if (isDated(facts, pain)) all.push(own)
    else if (same) join(same, own)
    else if (causeOfGoal(all, own))
      // A cause that says what is to be done decides it; any other is only told.
      join(causeOfGoal(all, own) as Group, own, isClear(own) ? POLICY.lever : POLICY.hint)
    else if (own.levers.size > 0) place(all, loose, own)
    // What the trade knows as a trouble of its own is one, however like another it sounds.
    else if (own.situations.size > 0) loose.push(own)
    else if (nearest && alike(nearest, own) >= POLICY.joinPain && !sameSpeechOnly(nearest, own)) join(nearest, own)
    else if (weighed(facts, pain)) all.push(own)
    else loose.push(own)
  }
  for (const one of facts.statements) if (!left.has(one.id) && !needs.includes(one)) hint(facts, all, one)
  return withLoose(merged(facts, all), merged(facts, loose))
}

/** A trouble that says its own cause belongs to the goal whose words it shares, or whose kind of work it holds up. */
function place(all: readonly Group[], loose: Group[], own: Group): void {
  const home = best(
    all.filter((one) => fits(one, own)),
    (one) => belongs(one, own),
  )
  if (home && belongs(home, own) >= POLICY.belongs) join(home, own)
  else loose.push(own)
}

/**
 * What counts mistakes does not shorten a wait: a goal in days or minutes takes a lever that is measured in time. A goal
 * that says itself what is to change takes only a cause that holds up such work.
 */
function fits(one: Group, own: Group): boolean {
  const { matter } = one
  const near = overlap(wordsOf([one.lead]), wordsOf(own.statements)) > 0
  if (matter && ![...own.levers.keys()].some((lever) => lever === matter || (near && leverServes(lever, matter))))
    return false
  const inTime = one.measures.some(isInTime)
  return !inTime || [...own.levers.keys()].some(leverSavesTime)
}
function belongs(one: Group, own: Group): number {
  const top = Math.max(...one.moves.values(), 0.01)
  const serves = Math.max(
    0,
    ...[...one.moves].map(([move, share]) =>
      [...own.levers.keys()].some((lever) => leverServes(lever, move))
        ? (share / top) * (own.levers.has(move) ? POLICY.home.sameMove : 1)
        : 0,
    ),
  )
  // A gloss stands for several words, and two glosses meet by chance more often than a client's own words.
  const shared = overlap(wordsOf([one.lead]), wordsOf(own.statements)) * (isGlossed(one.lead) ? POLICY.home.gloss : 1)
  const taken = [...one.levers.keys()].some((lever) => !own.levers.has(lever)) ? POLICY.home.otherCause : 0
  return (
    Math.min(1, shared) + POLICY.home.serves * serves + POLICY.home.meaning * cosine(one.vector, own.vector) - taken
  )
}

function isGlossed({ understood, english }: Statement): boolean {
  return understood < 1 && english === undefined
}

/** What is told elsewhere of the same matter ('counts but not reasons', 'nobody exports it') can name the lever too. */
function hint(facts: Facts, all: readonly Group[], one: Statement): void {
  if (one.kind === 'order' || one.kind === 'attitude') return
  // A list of records is about many things: only the part that says it counts.
  const part = one.text.split(/[,;:]\s/).find((piece) => leversIn(piece).length > 0) ?? one.text
  const levers = leversIn(part)
  if (levers.length === 0) return
  const spoken = part.toLowerCase()
  const own = group(facts, {
    ...one,
    text: part,
    words: one.words.filter((word) => spoken.includes(word.slice(0, 4))),
  })
  const goals = all.filter(({ lead }) => lead.kind === 'goal')
  const home = best(
    (goals.length > 0 ? goals : all).filter((other) => fits(other, own)),
    (other) => belongs(other, own),
  )
  if (!home || belongs(home, own) < POLICY.belongs) return
  home.hints.push(one)
  // Who asks for a particular tool gets an answer on that tool; the hint stands beside it.
  if (home.statements.some(({ kind }) => kind === 'wish' || kind === 'question')) return
  for (const lever of levers) home.levers.set(lever, (home.levers.get(lever) ?? 0) + POLICY.hint)
}

/** 'Of the 23 days about 14 are waiting': a trouble that repeats a goal's own figure is where that goal is lost. */
function sameFigure(facts: Facts, one: Group, { id, text }: Statement): boolean {
  const own = facts.quantities.filter(({ statement, kind }) => statement === id && kind !== 'money')
  return one.measures.some(
    ({ now }) =>
      now !== undefined &&
      now.value > 2 &&
      (new RegExp(`\\bof (?:the |those |these |our )?(?:about |roughly )?${now.value}\\s\\p{L}`, 'iu').test(text) ||
        // 'The same nine roads' is not the nine days of another goal.
        own.some(
          ({ value, kind, noun }) =>
            value === now.value && (kind === now.kind || (kind === 'count' && (!noun || value > SMALL))),
        )),
  )
}

const SMALL = 12

/** A trouble whose size the client tells (60 a week at 25 minutes each) asks for an answer as a goal does. */
function weighed(facts: Facts, { id }: Statement): boolean {
  const own = facts.quantities.filter((one) => one.statement === id)
  return own.some(({ each }) => each) && own.some(({ per, kind }) => per !== undefined && kind === 'count')
}

/** A trouble whose reason the client gives, in the words of one goal, is that goal's: nobody is asked about it again. */
function causeOfGoal(all: readonly Group[], own: Group): Group | undefined {
  if (!own.statements.some(({ cause }) => cause)) return undefined
  const goals = all.filter(({ lead }) => lead.kind === 'goal')
  if (goals.length === 1 && own.lead.cause?.alone) return goals[0]
  const said = stems([effectOf(own.lead)])
  const sharing = goals.filter(({ lead }) => stems([lead]).some((stem) => said.includes(stem)))
  return sharing.length === 1 ? sharing[0] : undefined
}

/** What the reason is of: the words before it. */
function effectOf(one: Statement): Statement {
  const at = one.cause && !one.cause.alone ? one.text.indexOf(one.cause.text) : 0
  const before = one.text.slice(0, at > 0 ? at : undefined).toLowerCase()
  return { ...one, words: one.words.filter((word) => before.includes(word.slice(0, STEM - 1))) }
}

/** 'Returns' and 'returned' are one word. */
function stems(statements: readonly Statement[]): string[] {
  return [...wordsOf(statements)].map((word) => word.slice(0, STEM))
}
const STEM = 5

/** Whether the client's words say what is to change or what the cause is: a likeness alone decides no piece of work. */
export function isClear({ matter, levers, situations }: Group): boolean {
  return matter !== undefined || levers.size > 0 || situations.size > 0
}

/** A trouble that no goal speaks of is a piece of work only where there is room; else it is told with its nearest. */
function withLoose(asked: Group[], loose: Group[]): Group[] {
  const heaviest = [...loose].sort((a, b) => b.levers.size - a.levers.size || weight(b) - weight(a))
  const clear = asked.filter((one) => one.measures.length > 0 || isClear(one)).length
  const kept: Group[] = []
  for (const one of heaviest) if (clear + kept.length < POLICY.initiativesLoose && isClear(one)) kept.push(one)
  // Where little is clear, what one kind of help speaks for is worth a piece of work too.
  for (const one of heaviest)
    if (
      clear + kept.length < POLICY.initiativesMin &&
      !kept.includes(one) &&
      Math.max(0, ...one.moves.values()) >= POLICY.plainPain
    )
      kept.push(one)
  if (asked.length + kept.length === 0) kept.push(...heaviest.slice(0, 1))
  const all = [...asked, ...kept]
  for (const one of heaviest.filter((other) => !kept.includes(other))) {
    const nearest = best(all, (other) => alike(other, one))
    if (nearest) tell(nearest, one)
  }
  return all
}

/**
 * What asks for an answer. The description tells what the firm is: its troubles count only where little else is told. A
 * clause that was read as a limit, or as somebody's going on a date, is kept, not solved.
 */
const TELLS: ReadonlySet<Kind> = new Set<Kind>(['date', 'background', 'limit'])

/** 'Take-offs. Customers send a photo of a drawing, and …': the name of what the next sentence tells. */
function isHeading({ statements }: Facts, { id, kind, span, text }: Statement): boolean {
  if (kind !== 'pain' || text.split(/\s+/).length > HEADING_MOST) return false
  const next = statements[statements.findIndex((one) => one.id === id) + 1]
  return next?.span.field === span.field && next.kind === 'pain' && next.text.split(/\s+/).length >= TOLD_LEAST
}
const HEADING_MOST = 2
const TOLD_LEAST = 10

export function needsOf(facts: Facts): Statement[] {
  const goes = new Set(facts.absences.filter(({ when }) => when).map(({ statement }) => statement))
  const bound = new Set([...goes, ...[...facts.limits, ...facts.tried].map(({ statement }) => statement)])
  const all = facts.statements
    // A day that waits for something to be ready is a need, whatever else the sentence tells.
    .map((one): Statement => (TELLS.has(one.kind) && isDue(facts, one) ? { ...one, kind: 'pain' } : asNeed(facts, one)))
    .filter((one) => isNeed(one) && one.continues === undefined)
    .filter((one) => one.kind !== 'pain' || !bound.has(one.id) || (goes.has(one.id) && isOfOtherWork(facts, one)))
    .filter((one) => !isHeading(facts, one))
    // What asks which of two things comes first asks for neither.
    .filter(({ text }) => optionsIn(text) === undefined)
  const asked = all.filter(({ span }) => span.field === 'goals' || span.field === 'challenges')
  return asked.length >= 3 ? asked : all
}

/** Groups that say the same are one; a question joins what it asks about. */
function merged(facts: Facts, all: Group[]): Group[] {
  const kept: Group[] = []
  for (const one of all) {
    const twin = best(kept, (other) => alike(other, one))
    const bothGoals = one.lead.kind === 'goal' && twin?.lead.kind === 'goal'
    const bar = POLICY.mergeGroups + (bothGoals ? POLICY.mergeGoals : 0)
    // The same help for a wish or a question that names no figure of its own is one piece of work.
    const same = kept.find(
      (other) =>
        !differ(other, one) &&
        chosenMove(other) === chosenMove(one) &&
        !(one.lead.kind === 'goal' && other.lead.kind === 'goal') &&
        (one.measures.length === 0 || other.measures.length === 0),
    )
    const before = kept.find((other) => goesOn(facts, other, one))
    if (before) {
      const { topic } = before.lead
      if (topic && one.lead.kind === 'goal') one.measures = one.measures.map((measure) => ({ ...measure, what: topic }))
      join(before, one)
    } else if (twin && alike(twin, one) >= bar && !differ(twin, one)) join(twin, one)
    else if (same) join(same, one)
    else kept.push(one)
  }
  return kept
}

/** What ails one does not ail the other, or what is to change is another thing. */
export function differ(a: Group, b: Group): boolean {
  const [known, other] = [situationOf(a), situationOf(b)]
  if (known && other) return known !== other
  return leverOf(a) !== leverOf(b) || (a.matter !== undefined && b.matter !== undefined && a.matter !== b.matter)
}

/** 'The audit is in November. We are at 78 and need 85': the second sentence gives the first its figure. */
function goesOn(facts: Facts, first: Group, one: Group): boolean {
  const [a, b] = [first.lead, one.lead]
  if (a.span.field !== b.span.field || b.span.start < a.span.end) return false
  const next = Number(b.id.slice(1)) === Number(a.id.slice(1)) + 1
  const figureOfIt =
    next &&
    b.kind === 'goal' &&
    first.measures.length === 0 &&
    one.measures.length > 0 &&
    /^(?:we are|we['’]re|we have|currently|now|today|last year)\b/i.test(b.text)
  return figureOfIt || (next && b.kind !== 'goal' && one.measures.length === 0 && sameItem(facts, a, b))
}

/** In a field with numbered items, what stands under one number is one matter. */
function sameItem(facts: Facts, a: Statement, b: Statement): boolean {
  const field = facts.fields[a.span.field]
  const items = (text: string) => text.match(/(?:^|\s)\(?\d\)\s/g)?.length ?? 0
  return items(field) >= 2 && items(field.slice(a.span.end, b.span.start)) === 0
}

export function group(facts: Facts, lead: Statement): Group {
  const statements = [lead, ...facts.statements.filter((one) => one.continues === lead.id && !isApart(facts, one))]
  const moves = new Map<string, number>()
  const situations = new Map<string, number>()
  const matters = statements.map((one) => matterOf(one))
  const measures = facts.measures.filter(({ statement }) => statements.some(({ id }) => id === statement))
  const told = matters.find((one) => one !== undefined)
  // 'Cancelled with less than 24 h notice: 9% to 4%': the hours only say which ones.
  const matter = told === 'stages' && measures.length > 0 && !measures.some(isInTime) ? undefined : told
  const factorOf = ({ kind }: Statement) => POLICY.kinds[kind as keyof typeof POLICY.kinds] ?? POLICY.otherKind
  for (const [at, one] of statements.entries()) {
    // Where the lead leaves it open, what goes on from it says what is meant as well as a lead would.
    const meant = matters[0] === undefined && matters[at] !== undefined
    const factor = meant ? factorOf(lead) : factorOf(one)
    for (const [told, share] of helpFor(one)) {
      const move = ownWayOf(facts, told)
      moves.set(move, (moves.get(move) ?? 0) + share * factor)
    }
    for (const [situation, share] of situationsOf(facts, one))
      situations.set(situation, (situations.get(situation) ?? 0) + share * factor)
  }
  return {
    lead,
    statements,
    measures,
    moves,
    situations,
    ...(matter && { matter }),
    vector: vectorOf(statements.flatMap(({ words }) => words)),
    beside: [],
    levers: new Map(
      statements.flatMap((one) =>
        leversOf(one).map(
          (lever) =>
            [ownWayOf(facts, lever), POLICY.kinds[one.kind as keyof typeof POLICY.kinds] ?? POLICY.otherKind] as const,
        ),
      ),
    ),
    hints: [],
  }
}

function isInTime({ now, wanted, factor }: Measure): boolean {
  return factor !== undefined || (now ?? wanted)?.kind === 'duration'
}

export function join(to: Group, from: Group, pull: number = POLICY.join): void {
  to.statements.push(...from.statements)
  to.measures.push(...from.measures)
  to.beside.push(...from.beside)
  to.hints.push(...from.hints)
  // A cause that says what is to be done decides it.
  if (pull >= POLICY.lever && from.matter) {
    to.matter ??= from.matter
    to.levers.set(from.matter, Math.max(POLICY.causeOverTrade, to.levers.get(from.matter) ?? 0))
  }
  for (const [move, share] of from.moves) to.moves.set(move, (to.moves.get(move) ?? 0) + share * pull)
  for (const [situation, share] of from.situations)
    to.situations.set(situation, (to.situations.get(situation) ?? 0) + share * Math.min(1, pull))
  for (const [lever, share] of from.levers) to.levers.set(lever, (to.levers.get(lever) ?? 0) + share * pull)
  to.vector = vectorOf(to.statements.flatMap(({ words }) => words))
  if (from.lead.kind === 'goal' && to.lead.kind !== 'goal') to.lead = from.lead
}

/** Told beside another matter: its words are answered there, but it does not change what is done. */
function tell(to: Group, from: Group): void {
  to.beside.push(...from.statements, ...from.beside)
}
