import type { Facts, Statement, When } from '../facts.ts'
import type { Initiative } from '../plan.ts'
import { addDays, addYear, dateOf, type Calendar } from './calendar.ts'
import { overlap, wordsOf } from './likeness.ts'
import { POLICY } from './policy.ts'

/** A day the client's own words set, and the sentence that sets it. */
export interface Deadline {
  statement: string
  what: string
  date: string
  /** Only the month is told; the date is its first day. */
  month?: true
  /** A contract, a lease or a permit ends: those who renew it are spoken to before. */
  ends: boolean
  /** It is the last day for what has to be done so long before another. */
  notice?: true
}

/** The days to come that bind the client, of the next year. */
export function deadlinesOf(facts: Facts, calendar: Calendar): Deadline[] {
  const horizon = addYear(calendar.today)
  return bindingDates(facts).flatMap(({ statement, what, when, binds: told, notice }): Deadline[] => {
    const said = facts.statements.find(({ id }) => id === statement)
    const next = dateOf(lastDay(when, what), calendar.today)
    // 'In November', said in November, is next November.
    const date = next < calendar.start && when.year === undefined ? addYear(next) : next
    const leaves = facts.absences.some((one) => one.statement === statement)
    // Who must give notice has until then, whatever ends afterwards; who goes has given it.
    if (notice && !leaves) {
      const last = addDays(date, -notice)
      return last > calendar.today && last < horizon ? [{ statement, what, date: last, ends: false, notice: true }] : []
    }
    const ends = RUNS_OUT.test(said?.text ?? '')
    const binds = told || (said?.kind === 'limit' && /\b(?:by|until|till|deadline|due|must)\b/i.test(what))
    if (date >= horizon || (!ends && (!binds || date < calendar.today))) return []
    if (!ends && (keptFree(facts, statement) || leaves)) return []
    return [{ statement, what, date, ends, ...(when.day === undefined && { month: true }) }]
  })
}

/** What must be right on a certain day asks for an answer of its own as well. */
export function isDated({ dates, written }: Facts, { id, text }: Statement): boolean {
  if (EVERYTHING.test(text) || DECIDES.test(text)) return false
  return dates.some(({ statement, binds, when }) => statement === id && binds && dateOf(when, written) > written)
}

/** When somebody says yes or no is a day of the plan; what is to be ready by then is the plan itself. */
const DECIDES =
  /(?<!\p{L})(?:(?:board|council|committee|assembly|trustees|partners|shareholders|owners?|it|they|management|bank)\s(?:\p{L}+\s){0,2}?(?:decides?|votes?|meets?|sits?|approves?)(?!\p{L})|decisions? (?:by|of|on|until|due|at|in|from)|(?:my|our|the) (?:report|paper|proposal|recommendation|plan|list) (?:is|are|was|has to be|must be) (?:due|handed in|submitted|in the|with the)|(?:wants?|needs?|expects?|asks? for) (?:an? |the |your )?(?:\p{L}+ )?(?:proposal|offer|paper|plan|answer|report|decision|recommendation)|must be (?:spent|used|invoiced|drawn|ordered)|entscheide[tn]|entscheidung|decyzja|décision|decisión|decisão|decisione|beslissing|beslist|décide|decide)(?!\p{L})/iu

/** Something has to be ready by then. What merely runs out stands in the timetable, and asks for nothing more. */
export function isDue(facts: Facts, statement: Statement): boolean {
  return isDated(facts, statement) && !RUNS_OUT.test(statement.text)
}

/** Notice that had to be given before today, for a day that is still to come. */
export function noticesMissed(facts: Facts, today: string): { quote: string; last: string; date: string }[] {
  return facts.dates.flatMap(({ statement, what, when, notice }) => {
    if (!notice || facts.absences.some((one) => one.statement === statement)) return []
    const date = dateOf(when, today)
    const last = addDays(date, -notice)
    return date > today && last <= today ? [{ quote: what, last, date }] : []
  })
}

/**
 * Each piece with the first near day that it serves: the sentence is among those it answers, or goes on in one of them, or
 * speaks of the same thing. A day that no piece serves stands in the timetable alone.
 */
export function withDeadlines(list: Initiative[], facts: Facts, calendar: Calendar): Initiative[] {
  const latest = addDays(calendar.start, 7 * POLICY.nearWeeks)
  for (const { statement, what, date, month } of deadlinesOf(facts, calendar).sort((a, b) =>
    a.date.localeCompare(b.date),
  )) {
    const dated = facts.statements.find(({ id }) => id === statement)
    if (!dated || date <= calendar.today || date > latest) continue
    if (EVERYTHING.test(what)) {
      for (const one of list) one.due ??= { date, quote: what, all: true, ...(month && { month }) }
      continue
    }
    const near = new Set([statement, goesOnFrom(facts, dated), ...sameSentence(facts, dated)])
    const own = list.filter(
      (one) => one.answers.some(({ beside, statement: of }) => !beside && near.has(of)) && isOfIt(one, facts, dated),
    )
    const alike = own.length > 0 ? own : mostAlike(list, facts, dated)
    for (const one of alike) one.due ??= { date, quote: what, ...(month && { month }) }
  }
  for (const one of list) {
    const months = seasonOf(one, facts)
    if (months.length > 0) one.season = months
  }
  return list
}

/** A day that was put to a piece of work without a word in common is another matter's, unless it is all the work is about. */
function isOfIt({ answers }: Initiative, { statements }: Facts, dated: Statement): boolean {
  if (answers[0]?.statement === dated.id || dated.continues !== undefined) return true
  const others = answers.filter(({ statement, beside }) => !beside && statement !== dated.id)
  if (others.length === 0 || !answers.some(({ statement }) => statement === dated.id)) return true
  const told = statements.filter(({ id }) => others.some(({ statement }) => statement === id))
  return overlap(wordsOf([dated]), wordsOf(told)) > 0
}

/** 'Everything should be running by then': the day of all pieces, and of none before another. */
export const EVERYTHING = /\b(?:everything|it all|all (?:of )?(?:it|this|that)|the whole thing)\b/i

/** The sentence it goes on about, by a word that points back or that both have; 'The tender closes in April', told in a list, has none. */
function goesOnFrom({ statements }: Facts, dated: Statement): string | undefined {
  const root = statements.find(({ id }) => id === dated.continues)
  return root && (BACK.test(dated.text) || overlap(wordsOf([dated]), wordsOf([root])) > 0) ? root.id : undefined
}
const BACK = /\b(?:it|that|this|these|those|they|them|then|which)\b/i

/** When what it is about happens at all. */
function seasonOf({ answers }: Initiative, { seasons }: Facts): number[] {
  const told = new Set(answers.filter(({ beside }) => !beside).map(({ statement }) => statement))
  return seasons.find(({ statement }) => told.has(statement))?.months ?? []
}

/** 'The inspection is in May; last time they found 14 gaps': one sentence tells the day and the trouble. Goals in a row are a list. */
function sameSentence({ fields, statements }: Facts, { span }: Statement): string[] {
  return statements.flatMap((one) => {
    if (one.span.field !== span.field || one.kind === 'goal' || one.kind === 'wish') return []
    const [from, to] = one.span.start > span.end ? [span.end, one.span.start] : [one.span.end, span.start]
    return to > from && to - from < 8 && !/[.!?\n]/.test(fields[span.field].slice(from, to)) ? [one.id] : []
  })
}

/** The one piece that shares most words with the day, if it shares two, or the very thing the sentence is about. */
function mostAlike(list: readonly Initiative[], facts: Facts, dated: Statement): Initiative[] {
  const own = wordsOf([dated])
  const topic = new Set((dated.topic ?? '').toLowerCase().split(/\s+/))
  const scored = list.map((one) => {
    const told = new Set(one.answers.filter(({ beside }) => !beside).map(({ statement }) => statement))
    const theirs = wordsOf(facts.statements.filter(({ id }) => told.has(id) && id !== dated.id))
    const named = [...theirs].some((word) => topic.has(word) && word.length > 3)
    return { one, score: overlap(own, theirs) + (named ? 1 : 0) }
  })
  const [best] = scored.sort((a, b) => b.score - a.score)
  return best && best.score >= 1.5 ? [best.one] : []
}

/** 'By June' has time until its end; 'before June' and 'in June' have not. */
export function lastDay(when: When, what: string): When {
  if (when.day === undefined && /^(?:the )?end of\b/i.test(when.text)) return { ...when, day: 31 }
  // The new year begins with the month.
  if (/new year/i.test(when.text)) return { ...when, day: 1 }
  const by =
    /^(?:by|until|till)\b/i.test(when.text) || new RegExp(`\\b(?:by|until|till|end of) ${when.text}`, 'i').test(what)
  return when.day === undefined && by && /^[\p{L}\s]+$/u.test(when.text) ? { ...when, day: 31 } : when
}

/** The day before which a piece must be decided, with a week to act on it. */
export function lastGate({ date }: { date: string }): string {
  return addDays(date, -WEEK)
}
const WEEK = 7

/** Months in which nothing begins stand below the table; they are a deadline only where all must be ready by then. */
function keptFree(facts: Facts, id: string): boolean {
  const limit = facts.limits.find(({ kind, statement }) => kind === 'calendar' && statement === id)
  return limit !== undefined && (limit.months?.length ?? 0) > 0 && !/\b(?:by|before) (?:then|that)\b/i.test(limit.text)
}

/** Something the firm lives by comes to its end on a date. */
export const RUNS_OUT =
  /\b(?:contracts?|leases?|licen[cs]es?|agreements?|permits?|concessions?|tenders?|subsid\w+|grants?)\b.{0,60}\b(?:finish\w*|ends|ended|(?:will|to) end|ending|expir\w+|is up|are up|runs? out|renew\w*|until|till|valid)\b/i

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
