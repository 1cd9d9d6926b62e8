import { countryByCode } from '@cairn/knowledge/countries'
import { declinedById } from '@cairn/knowledge/declined'
import { MOVES, moveById } from '@cairn/knowledge/moves'
import type { Fault } from '../check/fault.ts'
import { groundsOf } from '../check/grounds.ts'
import { planFaults } from '../check/plan-check.ts'
import { textFaults } from '../check/text.ts'
import type { Facts, Statement } from '../facts.ts'
import type { Declined, OwnWords, Plan } from '../plan.ts'
import { declines } from '../plan/declines.ts'
import { needsOf } from '../plan/groups.ts'
import { POLICY } from '../plan/policy.ts'
import { planProposed, type Proposed } from '../plan/proposed.ts'
import { titleOf } from '../write/titles.ts'
import { parseAnswer } from './answer.ts'
import { fenced } from './fence.ts'
import { clientBlock, lawBlock, movesBlock, sumsBlock } from './material.ts'
import { again } from './read-step.ts'
import { proposal, type ChallengeAnswer, type ProposalAnswer } from './shapes.ts'
import { british } from './spelling.ts'

/** Step 2: the plan. The built-in one is material. */
export function proposePrompt(
  facts: Facts,
  builtIn: Plan,
  reasons: readonly string[] = [],
  objections?: { earlier: ProposalAnswer; list: ChallengeAnswer['objections'] },
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
    ...(objections ? [fenced('your_plan', objections.earlier), fenced('objections', objections.list)] : []),
    [
      objections
        ? 'Step: revise. A colleague who saw only the client and your plan raised the objections above. Take up those that are right, leave those that are wrong, and answer with the whole plan again.'
        : 'Step: propose. Make the plan you would stake your name on. The draft by code is often wrong; keep of it only what you would propose yourself.',
      `initiatives: ${facts.statements.length <= 10 ? 'two to four' : 'three to five'}, each with: title (at most nine words, with the client’s noun, no figures); move (the id of the nearest kind of work: it sets points and effort); ai (whether what is done is AI); answers (ids of the goals, pains, wishes and questions it answers); measures (ids of the client’s own measures it moves); data (ids of the statements of the records it uses); owner (one of the roles, exactly, or empty); after (places, counted from 0, of initiatives of this list it must wait for); limits (ids it must keep); days of work [from, to] and weeks [from, to] where yours differ from the usual; how (at most 60 words: what happens on a working day, step by step, who acts, where first, which case goes straight to a person); test (at most 45 words: on the client’s own past, half and half, in shadow, or before and after; enough cases to tell, how long, and the number that decides); fails (what happens when the number is not reached, at most 22 words); first (the first step this week, at most 20 words); person (what a machine may not decide and who does, at most 20 words); without (the cheaper way without AI, at most 20 words, empty where it is not AI); measure and baseline (what is measured and how the start is found, only where the client gives no measure).`,
      'The order follows from after and from the points that code computes; put in after what truly must come first. lead: the place, counted from 0, of the one you would start with; it counts where its points are within ten of the highest, -1 leaves it to the points.',
      'declined: every unsafe, unlawful or impossible wish and every wish that breaks the client’s own word: statement, kind (an id of kinds_to_decline, or empty), because and instead (at most 45 words each; because names the client’s own promise, agreement or figure it breaks where there is one; instead meets the need behind the wish), against (ids of limits it breaks). Show the price where the client gives one.',
      'open: what you can neither answer nor decline: statement and the question that would settle it. Every goal, pain, wish and question must be in answers, declined or open; a sentence that is only background to another may be answered by the same initiative.',
      'notes: up to ten things that the brief does not say aloud, or sums that decide something (capacity against demand, what a target is worth, hours, a share against a share, a budget against the whole, figures that do not close), each with rests (ids). These go to the writers.',
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
  const american = facts.place !== undefined && countryByCode(facts.place.country)?.spelling === 'american'
  const say = (text: string) => (american ? text : british(text, Object.values(facts.fields).join(' '))).trim()
  const needs = new Set(
    facts.statements
      .filter(({ kind }) => kind === 'goal' || kind === 'pain' || kind === 'wish' || kind === 'question')
      .map(({ id }) => id),
  )
  // Too few cases, or too dear, is a judgement; the rest is not open to one.
  const byCode = declines(facts).filter(({ id }) => id !== 'too-few' && !id.startsWith('later-'))
  const declined = declinedFrom(facts, answer, byCode, faults, say)
  for (const one of byCode)
    if (
      !declined.some(
        ({ statement }) =>
          statement === one.statement ||
          facts.statements.find(({ id }) => id === one.statement)?.continues === statement,
      )
    ) {
      faults.push(`${one.statement} is unsafe or unlawful (${one.id}): decline it with because and instead.`)
      if (patient) declined.push(one)
    }
  const refused = new Set(declined.map(({ statement }) => statement))
  const kept: { at: number; one: Proposed }[] = []
  answer.initiatives.slice(0, POLICY.initiativesMax + 1).forEach((given, at) => {
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
    if (given.owner !== '' && !facts.roles.some(({ title }) => title.toLowerCase() === given.owner.toLowerCase()))
      faults.push(`${where}: “${given.owner}” is not among the roles; give one of them or none.`)
    for (const field of ['title', 'how', 'test', 'fails', 'first'] as const)
      if (given[field].trim().length < 3) faults.push(`${where}: ${field} is empty.`)
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
        ...effort(given.days, move.days, POLICY.effort[facts.size], 'days'),
        ...effort(given.weeks, move.weeks, POLICY.pace[facts.size], 'weeks'),
      },
    })
  })
  const list = kept.slice(0, POLICY.initiativesMax).map(({ one }, _, all) => ({
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
  const lead = kept.findIndex(({ at }) => at === answer.lead)
  let plan = planProposed(facts, today, list, declined, lead)
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
      lead,
    )
  }
  return { plan, faults }
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
    test: sentence(say(given.test)) || move.test,
    fails: sentence(say(given.fails)) || move.fails,
    first: sentence(say(given.first)) || move.first,
    ...(given.person && { never: sentence(say(given.person)) }),
    ...(given.without && { without: sentence(say(given.without)) }),
    ...(given.measure && { measure: say(given.measure).replace(/\.$/, '') }),
    ...(given.baseline && { baseline: say(given.baseline).replace(/\.$/, '') }),
  }
}

function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`
}

/** Own figures of effort are believed within a third and three times of what is usual for the kind of work. */
function effort<Name extends 'days' | 'weeks'>(
  given: readonly number[],
  usual: readonly [number, number],
  scale: number,
  name: Name,
): Record<Name, [number, number]> | object {
  const [low, high] = [given[0], given[1] ?? given[0]]
  if (low === undefined || high === undefined || low <= 0 || high < low) return {}
  const fit = (value: number) =>
    Math.max(1, Math.round(Math.max((usual[0] * scale) / 3, Math.min(usual[1] * scale * 3, value))))
  return { [name]: [fit(low), Math.max(fit(high), fit(low) + 1)] }
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
    .flatMap(({ statement, kind, because, instead, against }, at): Declined[] => {
      const told = facts.statements.find(({ id }) => id === statement.trim())
      if (!told) {
        faults.push(`declined: there is no statement ${statement}.`)
        return []
      }
      const lead = told.continues ? (facts.statements.find(({ id }) => id === told.continues) ?? told) : told
      const known = byCode.find((one) => one.statement === lead.id)
      const id = declinedById(kind.trim()) ? kind.trim() : (known?.id ?? `own-${at + 1}`)
      const own =
        because.trim().length > 10 && instead.trim().length > 10
          ? { because: say(because), instead: say(instead) }
          : undefined
      if (!own && !declinedById(id)) {
        faults.push(`declined ${statement}: because and instead are needed.`)
        return []
      }
      return [
        {
          id,
          statement: lead.id,
          quote: lead.text,
          against: [
            ...new Set([
              ...(known?.against ?? []),
              ...against.filter((limit) => facts.limits.some((one) => one.id === limit)),
            ]),
          ],
          ...(lead.topic && { topic: lead.topic }),
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
    })),
  )
  const refusals = plan.declined.flatMap(({ statement, own, quote }) =>
    Object.entries(own ?? {}).map(([field, text]) => ({
      place: `${statement}.${field}`,
      text,
      context: quote,
    })),
  )
  return [...cards, ...refusals.map((one) => ({ ...one, refusal: true }))].flatMap((passage) =>
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
    test: fits('test') ? test : move.test,
    fails: fits('fails') ? fails : move.fails,
    first: fits('first') ? first : move.first,
    ...Object.fromEntries(Object.entries(rest).filter(([field]) => fits(field))),
  }
}
