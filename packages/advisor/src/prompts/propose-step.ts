import { countryByCode } from '@cairn/knowledge/countries'
import { declinedById } from '@cairn/knowledge/declined'
import type { Move } from '@cairn/knowledge/move-schema'
import { MOVES, moveById } from '@cairn/knowledge/moves'
import type { Fault } from '../check/fault.ts'
import { sumsIn } from '../check/arithmetic.ts'
import { groundsOf, type Known } from '../check/grounds.ts'
import { planFaults } from '../check/plan-check.ts'
import { textFaults } from '../check/text.ts'
import type { Facts, Statement } from '../facts.ts'
import type { Declined, OwnWords, Plan, ReckonedSum } from '../plan.ts'
import { declines } from '../plan/declines.ts'
import { needsOf } from '../plan/groups.ts'
import { isThin } from '../plan/plan-brief.ts'
import { POLICY } from '../plan/policy.ts'
import { type Deadline, ownerNamed, planProposed, type Proposed } from '../plan/proposed.ts'
import { titleOf } from '../write/titles.ts'
import { dayOf, upperFirst } from '../write/words.ts'
import { parseAnswer } from './answer.ts'
import { dayAfter } from './days.ts'
import { fenced } from './fence.ts'
import { clientBlock, lawBlock, movesBlock, planBlock, sumsBlock } from './material.ts'
import { again } from './read-step.ts'
import { CRITERIA, proposal, type ChallengeAnswer, type ProposalAnswer } from './shapes.ts'
import { spellerFor } from './spelling.ts'

/** Nothing is tried for longer than a year. */
const WEEKS_MAX = 52
const DEADLINES_MAX = 4
/** Where a month stands among days. */
const MID_MONTH = 15
const SUMS_MAX = 6
/** Days of work that one piece may take, before the size of the firm. */
const DAYS_MAX = 60

/** Step 2: the plan. The built-in one is material. */
export function proposePrompt(
  facts: Facts,
  builtIn: Plan,
  reasons: readonly string[] = [],
  objections?: { earlier: ProposalAnswer; plan: Plan; list: ChallengeAnswer['objections'] },
): string {
  return [
    clientBlock(facts),
    lawBlock(facts),
    movesBlock(facts, builtIn),
    sumsBlock(builtIn),
    fenced(
      'first_draft_by_code',
      builtIn.initiatives.map(
        (one) => `${titleOf(one)} (${one.move}), answers ${one.answers.map(({ statement }) => statement).join(' ')}`,
      ),
    ),
    ...(objections
      ? [fenced('your_plan', objections.earlier), planBlock(objections.plan), fenced('objections', objections.list)]
      : []),
    [
      objections
        ? 'Step: revise. A colleague who saw only the client and your plan, with the dates and costs that code computed for it, raised the objections above. Take up those that are right, leave those that are wrong, and answer with the whole plan again.'
        : 'Step: propose. Make the plan you would stake your name on. The gravest of what you find is met by what is done, in what order and at what gate, not only told. The draft by code is often wrong; keep of it only what you would propose yourself.',
      'thoughts: think aloud first, as freely as you like and in up to 400 words; nobody prints them. What is really the matter here, and what do the figures say when they are set beside one another? What would somebody of this trade know that the client does not say? Which rules of those who certify, supervise, pay, insure or renew decide here (a minimum in each part besides the total, the months they look back on, notice days, what they ask of suppliers)? Recall them exactly. Where would AI truly save hours, and on which of their records could it be tried tomorrow? How will each goal end?',
      `initiatives: ${isThin(facts) ? 'two, or three where one is a matter of an hour; the reader is small and busy: count on paper before anything is bought, use what phone, mail, bank and the ordinary software of the trade already do, begin with what needs no preparation, and no test that takes more than counting' : 'three to five, and one may answer several goals. Fewer and whole beats many: the reader has six pages and little time'}, each with: title (at most nine words, with the client’s noun, no figures); move (the id of the nearest kind of work: it sets points and effort); ai (whether any of it is AI); answers (ids of the goals, pains, wishes and questions it answers); measures (ids of the client’s own measures it moves); data (ids of the statements of the records it uses); owner (one of the roles, exactly, without its number; you, where it is the reader’s own; or empty); after (places, counted from 0, of initiatives of this list it must wait for); limits (ids it must keep); days of work [from, to] and weeks [from, to] where yours differ from the usual; trial (whole weeks from its start until its test can be decided, preparation included; it sets the date of the gate); begin (YYYY-MM-DD, only where it cannot begin before a certain day); bought (of the days of work, those that must be bought from outside [from, to]; the rest is done by the client’s own people and costs no money; [0, 0] where nothing is bought; empty: about two thirds, and usual licences${rateOf(facts)}); purchase (devices, set-up and what else is paid once, in the client’s money [from, to], your guess; empty where the country is not known); monthly (fees that run on each month once it is in use [from, to]; [0, 0] where there are none; code adds them to the first year, unless the client has a purse of its own for them); buys (what that money is spent on, at most 12 words, without figures; printed behind the sum and “for”; empty where nothing is bought); how (at most 60 words: what happens on a working day, step by step, who acts, where first, which case goes straight to a person); test (at most 35 words in whole sentences, one trial and one number that decides: on the client’s own past, half and half, in shadow, or before and after; no more cases than this client has in that time and yet enough to tell, read off something they have or will have, a number that this figure can reach from where it stands, how long, and not over holidays or a season that is closed; no bookkeeping that these people would not do${isThin(facts) ? ', nothing beyond a tally on paper' : ''}); fails (what happens when the number is not reached, at most 14 words; it is printed behind “If not:”); first (the first step when it begins, at most 20 words); person (what a machine may not decide and who does, at most 20 words); without (the cheaper way without AI, at most 20 words, empty where it is not AI); measure and baseline (what is measured and how the start is found, at most 10 words each, only where the client gives no measure).`,
      `scores of each initiative (0 to 10): impact on the client’s own figures, feasibility with the people and months there are, data at hand, risk (10 is harmless), fit. Code weighs them 30, 25, 20, 15 and 10, prints the sums, and puts the highest first, save that what another piece waits for comes before it. No more begins on one day than the people who carry it can begin. Score so that you can defend each number and the order you would choose follows. Work can begin on ${dayOf(builtIn.start)}${builtIn.blocked.length > 0 ? `, and nothing new in months ${builtIn.blocked.join(', ')}` : ''}. ${POLICY.parallel[facts.size]} pieces run at a time, each until its gate; one of five days or less begins at once beside them. A piece that others wait for holds them until its gate.`,
      'sums: three to six that decide something; the writers tell the best of them at the front: the goals on one scale of money and time where the figures allow it; what lies between now and wanted in cases, hours, posts or money, and how much of it each cause can explain and this plan can bring; capacity against demand; a queue in cases; an agreed or lawful maximum against what is done today; the figure somebody believes in against the one the others imply; what the first piece must bring to repay itself. Each with what (at most ten words, its unit and period in it), sum (arithmetic only, in one line with one equals sign and the result with its unit behind it, figures of the brief, earlier results, constants of the calendar or a number marked our guess, but at least one figure of the brief; none where the client gives no figures; for example 6 × 450 pesos × 52 ÷ 12 = 11,700 pesos a month) and rests (ids). A conflict, a cause or a deadline that they show is met by an initiative, not only told.',
      'deadlines: up to four dates that the client’s own words set and the plan must meet or use (an audit, a retirement, the end of a contract, a season): date (YYYY-MM-DD, or YYYY-MM where the client’s words give no day; in the future) and what (at most 12 words).',
      'declined: every unsafe, unlawful or impossible wish and every wish that breaks the client’s own word: statement (its id; several ids with commas between where one reason serves them), name (the wish in at most eight English words, as a noun), kind (an id of kinds_to_decline, or empty), because (at most 40 words: what would go wrong here, the client’s own promise, agreement or figure it breaks, and the rule that stands against it) and instead (at most 25 words: what meets the need behind the wish), against (ids of limits it breaks). Show the price where the client gives one.',
      'open: what you can neither answer nor decline: statement and the question that would settle it. Every goal, pain, wish and question must be in answers, declined or open; a sentence that is only background to another may be answered by the same initiative.',
      `notes: up to eight things that the brief does not say aloud and what follows from each, with its number where the figures give one, and rests (ids). One lists what can be done this week without a project or money: a rule for the tools people already use, a count, a letter, a question to somebody outside. These go to the writers.${facts.place ? '' : ' One of them is a ceiling for what may be spent, in the client’s own unit (hours of its charge, a share of what one case brings), as no country and no currency are known.'}`,
    ].join('\n'),
    ...again(reasons),
  ].join('\n\n')
}

export function parseProposal(text: string): ProposalAnswer | undefined {
  const found = proposal.safeParse(parseAnswer(text))
  return found.success && found.data.initiatives.length > 0 ? found.data : undefined
}

export interface PlanMade {
  plan: Plan
  faults: string[]
}

/** The answer with everything code computes, and what is wrong with it. `patient`: leave out what is wrong instead of saying it. */
export function planFrom(facts: Facts, today: string, answer: ProposalAnswer, patient = false): PlanMade | undefined {
  const faults: string[] = []
  const spelt = spellerFor(facts)
  const say = (text: string) => spelt(text).trim()
  const needs = new Set(
    facts.statements
      .filter(({ kind }) => kind === 'goal' || kind === 'pain' || kind === 'wish' || kind === 'question')
      .map(({ id }) => id),
  )
  // Too few cases, or too dear, is a judgement; the rest is not open to one.
  const byCode = declines(facts).filter(({ id }) => id !== 'too-few' && !id.startsWith('later-'))
  const declined = declinedFrom(facts, answer, byCode, faults, say)
  for (const one of byCode)
    if (!declined.some(({ statement }) => related(facts, statement, one.statement))) {
      faults.push(`${one.statement} is unsafe or unlawful (${one.id}): decline it with because and instead.`)
      if (patient) declined.push(one)
    }
  const refused = new Set(declined.map(({ statement }) => statement))
  const most = isThin(facts) ? POLICY.initiativesThin : POLICY.initiativesMax
  if (answer.initiatives.length > most)
    faults.push(`There are ${answer.initiatives.length} initiatives; ${most} at most.`)
  const kept: { at: number; one: Proposed }[] = []
  answer.initiatives.slice(0, most).forEach((given, at) => {
    const where = `initiative ${at} (“${given.title.slice(0, 40)}”)`
    const move = MOVES.find(({ id }) => id === given.move.trim())
    const answers = [...new Set(given.answers.map((id) => id.trim()))].filter((id) => needs.has(id) && !refused.has(id))
    const unknown = given.answers.filter((id) => !facts.statements.some((one) => one.id === id.trim()))
    if (unknown.length > 0) faults.push(`${where}: there is no statement ${unknown.join(', ')}.`)
    if (answers.length === 0)
      faults.push(`${where} answers no goal, pain, wish or question that stands. Leave it out or bind it.`)
    if (!move) faults.push(`${where}: ${given.move} is no kind of work of the list.`)
    const data = given.data.filter((id) => facts.assets.some(({ statement }) => statement === id.trim()))
    if (data.length < given.data.length)
      faults.push(
        `${where}: data names statements that hold no record (${given.data.filter((id) => !data.includes(id)).join(', ')}).`,
      )
    if (given.owner !== '' && !ownerNamed(facts, given.owner))
      faults.push(`${where}: “${given.owner}” is not among the roles; give one of them or none.`)
    for (const field of ['title', 'how', 'test', 'fails', 'first'] as const)
      if (given[field].trim().length < 3) faults.push(`${where}: ${field} is empty.`)
    const begin = dayAfter(given.begin, today)
    if (!move || answers.length === 0 || given.title.trim().length < 3 || given.title.length > 90) return
    kept.push({
      at,
      one: {
        move: move.id,
        ai: given.ai,
        own: ownWords(given, move.id, say),
        answers,
        measures: given.measures.filter((id) => facts.measures.some((one) => one.id === id)),
        data,
        owner: given.owner,
        after: given.after,
        limits: given.limits.filter((id) => facts.limits.some((one) => one.id === id)),
        ...scoresOf(given.scores),
        ...effort(given.days, move.days, POLICY.effort[facts.size]),
        ...range('weeks', given.weeks, WEEKS_MAX),
        ...(given.trial > 0 && given.trial <= WEEKS_MAX && { trial: Math.round(given.trial) }),
        ...(begin && { begin }),
        ...range('bought', given.bought, POLICY.effort.large * DAYS_MAX),
        ...range('purchase', given.purchase, Number.POSITIVE_INFINITY),
        ...range('monthly', given.monthly, Number.POSITIVE_INFINITY),
      },
    })
  })
  const list = kept.map(({ one }, _, all) => ({
    ...one,
    after: one.after.map((at) => all.findIndex((other) => other.at === at)).filter((at) => at >= 0),
  }))
  if (list.length < Math.min(2, needs.size)) return undefined
  const open = new Set(answer.open.map(({ statement }) => statement.trim()))
  const answered = new Set([...list.flatMap(({ answers }) => answers), ...refused, ...open])
  const inside = (one: Statement) =>
    facts.statements.some(
      ({ id, span }) =>
        answered.has(id) && span.field === one.span.field && span.start <= one.span.start && span.end >= one.span.end,
    )
  const dropped = needsOf(facts)
    .filter((one) => !inside(one))
    .filter(
      ({ id, continues }) =>
        !answered.has(id) &&
        !(continues && answered.has(continues)) &&
        !facts.statements.some((one) => one.continues === id && answered.has(one.id)),
    )
  if (dropped.length > 0)
    faults.push(
      `These are neither answered, declined nor open: ${dropped.map(({ id, text }) => `${id} “${text.slice(0, 50)}”`).join('; ')}.`,
    )
  const deadlines = answer.deadlines
    .flatMap(({ date, what }): Deadline[] => {
      const month = /^\d{4}-\d{2}$/.test(date.trim())
      const day = dayAfter(month ? `${date.trim()}-${MID_MONTH}` : date, today)
      if (!day || what.trim().length <= 3) return []
      return [{ date: day, ...(month && { month: true }), what: say(what).replace(/\.$/, '') }]
    })
    .slice(0, DEADLINES_MAX)
  const bare = planProposed(facts, today, list, declined, deadlines)
  const sums = soundSums(facts, bare, answer.sums, faults, say)
  let plan: Plan = { ...bare, sums }
  const wrong = wordFaults(facts, plan)
  faults.push(...wrong.map(({ place, detail }) => `${place}: ${detail}`))
  faults.push(
    ...planFaults(facts, plan)
      .filter(({ kind }) => kind !== 'coverage')
      .map(({ place, detail }) => `${place}: ${detail}`),
  )
  if (patient && wrong.length > 0) {
    const bad = new Set(wrong.map(({ place }) => place))
    plan = planProposed(
      facts,
      today,
      list.map((one) => ({ ...one, own: soundWords(one, bad) })),
      declined.map((one) => soundRefusal(one, bad)).filter((one) => one.own ?? declinedById(one.id)),
      deadlines.filter(({ what }) => !bad.has(what)),
      sums,
    )
  }
  return { plan, faults }
}

/** Each is a sum that comes out, of figures that are the client's, of the sums before it, or marked as guesses. */
function soundSums(
  facts: Facts,
  plan: Plan,
  given: ProposalAnswer['sums'],
  faults: string[],
  say: (text: string) => string,
): ReckonedSum[] {
  const results: Known[] = []
  const sound: ReckonedSum[] = []
  for (const one of given.slice(0, SUMS_MAX)) {
    const [what, sum] = [say(one.what).replace(/[.:]$/, ''), one.sum.trim().replace(/\.$/, '')]
    const grounds = groundsOf(facts, { ...plan, sums: sound })
    const passage = { place: `sum “${what}”`, text: `${what}: ${sum}`, rests: one.rests.map((id) => id.trim()) }
    const told = [...results, ...grounds.known.filter(({ fact }) => fact)]
    const wrong = textFaults(passage, grounds, [], results)
      // What a refused wish would cost is worth a sum.
      .filter(({ kind }) => kind !== 'refusal')
      .map(({ detail }) => detail)
    if (what.length < 3 || sumsIn(sum).length === 0) wrong.push('It shows no sum of the form a × b = c.')
    else if (!sumsIn(sum).some(({ operands }) => operands.some(({ value }) => told.some((one) => one.value === value))))
      wrong.push('It rests on no figure of the brief: what nobody has counted is a question, not a sum.')
    if (wrong.length === 0) sound.push({ what: upperFirst(what), sum })
    else faults.push(...wrong.slice(0, 2).map((detail) => `${passage.place}: ${detail}`))
  }
  return sound
}

function ownWords(
  given: ProposalAnswer['initiatives'][number],
  moveId: string,
  say: (text: string) => string,
): OwnWords {
  const move = moveById(moveId)
  const title = say(given.title).replace(/[.“”"]+$/g, '')
  return {
    title,
    how: say(given.how) || move.how,
    test: sentence(say(given.test)) || tested(move),
    fails: sentence(say(given.fails)) || move.fails,
    first: sentence(say(given.first)) || move.first,
    ...(given.person && { never: sentence(say(given.person)) }),
    ...(given.without && { without: sentence(say(given.without)) }),
    ...(given.buys && { buys: say(given.buys).replace(/\.$/, '') }),
    ...(given.measure && { measure: say(given.measure).replace(/\.$/, '') }),
    ...(given.baseline && { baseline: say(given.baseline).replace(/\.$/, '') }),
  }
}

function tested({ trial, bar }: Move): string {
  return `${trial} ${bar}`
}

function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`
}

/** One goes on from the other or is a piece of it: a wish that was split need not be declined twice. */
function related(facts: Facts, a: string, b: string): boolean {
  const [one, other] = [a, b].map((id) => facts.statements.find((statement) => statement.id === id))
  if (!one || !other) return false
  if (one === other || one.continues === b || other.continues === a) return true
  const [inner, outer] = one.text.length < other.text.length ? [one.span, other.span] : [other.span, one.span]
  return inner.field === outer.field && inner.start >= outer.start && inner.end <= outer.end
}

/** Own figures of effort are believed up to three times of what is usual for the kind of work. */
function effort(given: readonly number[], usual: readonly [number, number], scale: number): Pick<Proposed, 'days'> {
  const { days } = range('days', given, DAYS_MAX * scale)
  if (!days || days[1] === 0) return {}
  const fit = (value: number) => Math.max(1, Math.round(Math.min(usual[1] * scale * 3, value)))
  return { days: [fit(days[0]), Math.max(fit(days[1]), fit(days[0]))] }
}

/** What a day of help costs there, so that a plan can be fitted to a budget. */
function rateOf(facts: Facts): string {
  const money = facts.place && countryByCode(facts.place.country)?.currency
  return money ? `; a bought day costs about ${money.code} ${money.day_rate.low} to ${money.day_rate.high}` : ''
}

function scoresOf(given: Record<string, number> | null): Pick<Proposed, 'scores'> {
  const scores = CRITERIA.map((name) => given?.[name] ?? -1)
  if (scores.some((one) => one < 0 || one > 10)) return {}
  return { scores: Object.fromEntries(CRITERIA.map((name, at) => [name, scores[at]])) as Proposed['scores'] & object }
}

/** From and to, where they make sense. */
function range<Name extends 'days' | 'weeks' | 'bought' | 'purchase' | 'monthly'>(
  name: Name,
  [low, high = low]: readonly number[],
  most: number,
): Partial<Record<Name, [number, number]>> {
  if (low === undefined || high === undefined || low < 0 || high < low) return {}
  return { [name]: [Math.min(low, most), Math.min(high, most)] } as Partial<Record<Name, [number, number]>>
}

function declinedFrom(
  facts: Facts,
  answer: ProposalAnswer,
  byCode: readonly Declined[],
  faults: string[],
  say: (text: string) => string,
): Declined[] {
  return answer.declined
    .slice(0, 6)
    .flatMap((one) => one.statement.split(/[,\s]+/).map((statement) => ({ ...one, statement })))
    .flatMap(({ statement, name, kind, because, instead, against }, at): Declined[] => {
      const told = facts.statements.find(({ id }) => id === statement.trim())
      if (!told) {
        faults.push(`declined: there is no statement ${statement}.`)
        return []
      }
      const known = byCode.find((one) => related(facts, told.id, one.statement))
      const id = declinedById(kind.trim()) ? kind.trim() : (known?.id ?? `own-${at + 1}`)
      const own =
        because.trim().length > 10 && instead.trim().length > 10
          ? {
              name: say(name).replace(/[.:]$/, '') || told.topic || told.text.slice(0, 90),
              because: sentence(say(because)),
              instead: sentence(say(instead)),
            }
          : undefined
      if (!own && !declinedById(id)) {
        faults.push(`declined ${statement}: because and instead are needed.`)
        return []
      }
      return [
        {
          id,
          statement: told.id,
          quote: told.text,
          against: [
            ...new Set([
              ...(known?.against ?? []),
              ...against.filter((limit) => facts.limits.some((one) => one.id === limit)),
            ]),
          ],
          ...(told.topic && { topic: told.topic }),
          ...(known?.price && { price: known.price }),
          ...(own && { own }),
        },
      ]
    })
    .filter((one, at, all) => all.findIndex((other) => other.statement === one.statement) === at)
}

/** Each own wording against the facts; its place names label and field. */
function wordFaults(facts: Facts, plan: Plan): Fault[] {
  const grounds = groundsOf(facts, plan)
  const titles = plan.initiatives.map(titleOf)
  const cards = plan.initiatives.flatMap((one) =>
    Object.entries(one.own ?? {}).map(([field, text]) => ({
      place: `${one.own?.title}.${field}`,
      text,
      context: titleOf(one),
      trial: field === 'test' || field === 'fails' || field === 'first',
    })),
  )
  const refusals = plan.declined.flatMap(({ statement, own, quote }) =>
    Object.entries(own ?? {}).map(([field, text]) => ({
      place: `${statement}.${field}`,
      text,
      context: quote,
    })),
  )
  const dates = plan.milestones.flatMap(({ kind, text = '' }) =>
    kind === 'deadline' ? [{ place: text, text, context: text }] : [],
  )
  return [...cards, ...dates, ...refusals.map((one) => ({ ...one, refusal: true }))].flatMap((passage) =>
    textFaults(passage, grounds, titles).filter(({ kind }) => !('refusal' in passage && kind === 'refusal')),
  )
}

function soundRefusal(one: Declined, bad: ReadonlySet<string>): Declined {
  if (!bad.has(`${one.statement}.because`) && !bad.has(`${one.statement}.instead`)) return one
  const { own: _, ...rest } = one
  return rest
}

/** Words that were refused give way to the move's. */
function soundWords({ own, move: id }: Proposed, bad: ReadonlySet<string>): OwnWords {
  const move = moveById(id)
  const { title, how, test, fails, first, ...rest } = own
  const fits = (field: string) => !bad.has(`${title}.${field}`)
  return {
    title,
    how: fits('how') && how ? how : move.how,
    test: fits('test') ? test : tested(move),
    fails: fits('fails') ? fails : move.fails,
    first: fits('first') ? first : move.first,
    ...Object.fromEntries(Object.entries(rest).filter(([field]) => fits(field))),
  }
}
