import { situationById } from '@cairn/knowledge/situations'
import type { Absence, Facts, Statement } from '../facts.ts'
import type { Initiative } from '../plan.ts'
import { addYear, dateOf } from './calendar.ts'
import type { Choice } from './choose.ts'
import { group, isClear, join } from './groups.ts'
import { situationRuledOut } from './barred.ts'
import { isOfOtherWork, surelyKnown } from './situations.ts'

/**
 * Somebody goes, or may go, and work rests on what they know: a piece of work of its own, before all that needs them.
 * With a date it is a handover; without one, what they know is written down while they are there.
 */
export function keyPeople(facts: Facts): Choice | undefined {
  const [first, ...others] = facts.absences
    .filter((one) => one.what !== 'returns' && isKey(facts, one) && isAhead(facts, one))
    .sort((a, b) => rank(a) - rank(b) || lastDay(facts, a).localeCompare(lastDay(facts, b)))
  const lead = first && told(facts, first)
  if (!first || !lead) return restsOnOne(facts)
  const own = group(facts, lead)
  for (const other of others) {
    const statement = told(facts, other)
    if (statement && statement.id !== lead.id) join(own, group(facts, statement))
  }
  for (const one of ofThem(facts, first)) join(own, group(facts, one))
  own.topic = workOf(first.who)
  const move = first.what !== 'may leave' && first.when ? 'handover' : 'capture'
  return { group: own, ...known(facts, lead, move), leaving: true }
}

/** Passing on what somebody knows, as the trade does it where that is surely known. */
function known(facts: Facts, lead: Statement, move: string): Pick<Choice, 'move' | 'situation'> {
  const found = surelyKnown(facts, lead)
  // A deputy for one day a month is no help where somebody goes.
  const fits = found?.passesOn && (move !== 'handover' || PASSES_ON.has(found.move))
  return fits && situationRuledOut(facts, found) === undefined ? { move: found.move, situation: found.id } : { move }
}

/** Nobody is going, but all of it is in one head: it is written down before somebody falls ill. */
function restsOnOne(facts: Facts): Choice | undefined {
  const rests = facts.rests.filter((one) => {
    const statement = told(facts, one)
    return statement && !isOfOtherWork(facts, statement)
  })
  const named = rests.filter(({ who }) => who !== undefined)
  const [first] = (named.length > 0 ? named : rests).toSorted((a, b) => b.sure - a.sure)
  const lead = first && told(facts, first)
  if (!first || !lead) return undefined
  const own = group(facts, lead)
  const same = rests.filter(({ statement, who }) => statement !== first.statement && who === first.who)
  for (const { statement } of same) {
    const one = told(facts, { statement })
    if (one) join(own, group(facts, one))
  }
  if (first.who) own.topic = workOf(first.who)
  return { group: own, ...known(facts, lead, 'capture') }
}

/** The day on which those whom the piece of work is about go, where it was told. */
export function lastDayOf({ leaving, answers }: Initiative, { absences, written }: Facts): string | undefined {
  if (!leaving) return undefined
  const days = absences.flatMap(({ statement, when, what }) => {
    if (!when || what === 'returns' || !answers.some((told) => told.statement === statement)) return []
    const atEnd = /\bend of\b/i.test(when.text) && when.day === undefined
    return [dateOf(atEnd ? { ...when, day: 31 } : when, written)]
  })
  return days.sort()[0]
}

/** What passes on what somebody knows, chosen for another sentence, is the same piece of work. */
export function withKeyPeople(key: Choice | undefined, rest: readonly Choice[]): Choice[] {
  if (!key) return [...rest]
  const same = rest.filter(({ move, situation }) =>
    situation === undefined ? PASSES_ON.has(move) : situationById(situation).passesOn,
  )
  for (const { group: from } of same) join(key.group, from)
  return [key, ...rest.filter((one) => !same.includes(one))]
}
const PASSES_ON = new Set(['handover', 'capture'])

/** What else is told of them, where it asks for no other work: what they do today. */
function ofThem(facts: Facts, { who, statement }: Absence): Statement[] {
  if (!/^\p{Lu}/u.test(who)) return []
  // 'Be less dependent on Torgeir' is a goal that this very work answers.
  const asks = ({ kind, id }: Statement) =>
    kind === 'pain' || (kind === 'goal' && !facts.measures.some((one) => one.statement === id))
  return facts.statements.filter(
    (one) => asks(one) && one.id !== statement && one.text.includes(who) && !isClear(group(facts, one)),
  )
}

function lastDay({ written }: Facts, { when }: Absence): string {
  return when ? dateOf(when, written) : '9999'
}

/** Who has gone cannot be asked, and who goes in many years need not be now. */
function isAhead(facts: Facts, one: Absence): boolean {
  const day = lastDay(facts, one)
  return day === '9999' || (day > facts.written && day < addYear(addYear(addYear(facts.written))))
}

function rank({ what, when }: Absence): number {
  return (when ? 0 : 2) + (what === 'leaves' ? 0 : 1)
}

/** Whether work rests on them: the sentence says what they know or do, or they are named again elsewhere. */
function isKey(facts: Facts, { who, statement, what, when }: Absence): boolean {
  const own = facts.statements.find(({ id }) => id === statement)
  // 'If we did that they would quit' warns of a step, 'nothing may leave the building' forbids one; nobody is going.
  if (!own || /^(?:if|nothing|nobody|no one|none)\b/i.test(own.text)) return false
  // Who is away already cannot be asked.
  if (what === 'away' && !when && AWAY_NOW.test(own.text)) return false
  const name = /^\p{Lu}/u.test(who) ? who : undefined
  const again =
    name &&
    facts.statements.some(({ id, text, kind }) => id !== statement && kind !== 'attitude' && text.includes(name))
  return again || KNOWS.test(own.text)
}

const AWAY_NOW =
  /(?:(?<!\p{L})(?:is|are|has been|have been)|['’]s|^)\s?(?:already |now |still )?(?:off|away|on (?:\p{L}+ )?(?:leave|maternity|paternity|sick)|long[- ]term sick)(?!\p{L})/iu

const KNOWS =
  /(?<!\p{L})(?:únic[oa]s?|seule?s?|einzige[nr]?|sabe|conoce|weiß|kennt|sait|knows?|know-?how|experience|only|alone|heads?|memory|deci\w+|by heart|does (?:it|them|everything|all)|draw\w*|pric(?:es?|ed|ing)|answers?|answering|hand-?over|understands?|everything|nobody else|written down|recipes?|replac\w*|successors?)(?!\p{L})/iu

/** What was read as a limit or as background is a trouble here: it gets an answer. */
function told(facts: Facts, { statement }: Pick<Absence, 'statement'>): Statement | undefined {
  const found = facts.statements.find(({ id }) => id === statement)
  return found && { ...found, kind: 'pain' }
}

/** 'Dolores’s work', 'the planner’s work', 'what the technicians know' */
function workOf(told: string): string {
  const who = told.replace(/['’]s$/, '')
  // 'The CEO’s work'
  if (/^\p{Lu}(?!\p{Lu})/u.test(who)) return `${who}’s work`
  return /(?:[^s]s|men)$/.test(who) ? `what the ${who} know` : `the ${who}’s work`
}
