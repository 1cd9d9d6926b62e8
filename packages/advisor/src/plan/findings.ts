import { cosine, vectorOf } from '@cairn/knowledge/vectors'
import type { Facts, Statement, When } from '../facts.ts'
import type { Budget, Initiative, Insight } from '../plan.ts'
import { addDays, addYear, calendarOf, dateOf, daysBetween, isShut } from './calendar.ts'
import { cashFreed } from './cash-freed.ts'
import { comesLate } from './comes-late.ts'
import { firstConsent } from './consents.ts'
import { lastDay, noticesMissed } from './deadlines.ts'
import { hoursAYear } from './hours-a-year.ts'
import { implied } from './implied.ts'
import { best, overlap, wordsOf } from './likeness.ts'
import { offersSummed } from './offers.ts'
import { POLICY } from './policy.ts'
import { pulls } from './pulls.ts'
import { sharesOf } from './shares-of.ts'
import { sums } from './sums.ts'

/** What the brief implies: sums, disagreements, people who leave, dates that cannot be met, goals that pull apart. */
export function insightsOf(
  facts: Facts,
  list: readonly Initiative[],
  today: string,
  budget: Budget | undefined,
): Insight[] {
  const found: Insight[] = [
    ...sums(facts, today),
    ...offersSummed(facts, budget),
    ...cashFreed(facts),
    ...sharesOf(facts),
    ...hoursAYear(facts),
  ]
  for (const { what, figures } of facts.disagreements.filter(isDispute))
    found.push({ kind: 'disagree', what, figures: figures.map(({ who, quantity }) => ({ who, text: quantity.text })) })
  for (const one of facts.absences) {
    const only = facts.roles.some(
      ({ title, only: alone }) => alone && title.toLowerCase().includes(one.who.toLowerCase().split(' ').at(-1) ?? ''),
    )
    const last = one.when && lastDayOfMonth(one.when, today)
    if (last && last < today) {
      if (one.what !== 'returns')
        found.push({ kind: 'past', quote: textOf(facts, one.statement), date: last, who: one.who })
    } else found.push({ kind: 'leaves', who: one.who, what: one.what, only, ...(one.when && { when: one.when }) })
  }
  found.push(...closedAlready(facts, today))
  found.push(...attempts(facts, list))
  for (const one of list) {
    if (one.data.thin && one.ai) found.push({ kind: 'thin-data', label: one.label, thin: one.data.thin })
    // 'In December' may be its last day: nobody is told that a day is missed which was never told.
    if (one.due && !one.due.month && one.gate >= one.due.date && !one.own)
      found.push({
        kind: 'too-soon',
        label: one.label,
        date: one.due.date,
        ready: one.gate,
        days: daysBetween(one.due.date, one.gate),
      })
    for (const measure of one.measures) {
      if (!measure.by) continue
      // 'By March' has time until its end.
      const due = dateOf(measure.by.day === undefined ? { ...measure.by, day: 31 } : measure.by, today)
      if (due < one.to) found.push({ kind: 'late', label: one.label, measure, ready: one.to })
    }
  }
  for (const one of noticesMissed(facts, today)) found.push({ kind: 'notice-missed', ...one })
  found.push(...comesLate(facts, list, today))
  const yes = firstConsent(facts, list)
  if (yes) found.push({ kind: 'consent', ...yes })
  const squeezed = squeeze(facts, list, today)
  if (squeezed) found.push(squeezed)
  found.push(...lapses(facts, list, today), ...implied(facts, list), ...pulls(facts, list))
  const cause = sharedCause(facts, list)
  if (cause) found.push(cause)
  return found
}

/** Whoever goes in a month goes by its end. */
function lastDayOfMonth(when: When, today: string): string {
  return dateOf(when.day === undefined ? { ...when, day: 31 } : when, today)
}

/** 'There is a grant, closes 27 February 2026': nothing may count on money that is over. */
function closedAlready(facts: Facts, today: string): Insight[] {
  return facts.dates.flatMap(({ statement, when }): Insight[] => {
    const quote = textOf(facts, statement)
    const before = facts.fields[when.span.field].slice(Math.max(0, when.span.start - NEAR_DATE), when.span.end)
    if (when.year === undefined || when.month === undefined || !GIVEN.test(quote) || !CLOSES.test(before)) return []
    const date = lastDayOfMonth(when, today)
    return date < today ? [{ kind: 'past', quote, date }] : []
  })
}
const GIVEN =
  /(?<!\p{L})(?:grants?|funds?|funding|fund|subsid\p{L}+|vouchers?|refunds?|aide|aides|subvention\p{L}*|förder\p{L}*|subvenci\p{L}+|ayuda|budget|money|€|scheme|call|\d+ ?%)(?!\p{L})/iu
const NEAR_DATE = 24
const CLOSES =
  /(?<!\p{L})(?:closes?|apply|applied|applications?|until|till|by|before|deadline|ends?|expires?|lapses?|avant|bis|antes|hasta|jusqu\p{L}*)(?!\p{L})/iu

function textOf({ statements }: Facts, statement: string): string {
  return statements.find(({ id }) => id === statement)?.text ?? ''
}

/** What is due in or after months in which nobody has time is due before them. */
function squeeze(facts: Facts, list: readonly Initiative[], today: string): Insight | undefined {
  const { blocked, start } = calendarOf(facts, today)
  const dated = list.flatMap(({ measures }) =>
    measures.flatMap(({ what, by }) => {
      // 'Before the summer holidays' is another day in each country.
      if (!by || !(/\d/.test(by.text) || by.month === undefined || NAMED_MONTH.test(by.text))) return []
      return [{ name: what, date: dateOf(by.day === undefined ? { ...by, day: 31 } : by, today) }]
    }),
  )
  for (const { name, date } of dated.sort((a, b) => a.date.localeCompare(b.date))) {
    if (date <= start || date >= addYear(today)) continue
    let last = date
    while (last > start && isShut(last, blocked)) last = addDays(last, -1)
    let open = 0
    for (let at = start; at <= last; at = addDays(at, 1)) if (!isShut(at, blocked)) open += 1
    const weeks = Math.floor(open / 7)
    // Only where the closed time takes a good part of it.
    if (weeks * 7 < daysBetween(start, date) * SQUEEZED && weeks > 0)
      return { kind: 'squeeze', name, date, last, weeks }
  }
  return undefined
}
const SQUEEZED = 0.75
const NAMED_MONTH = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i

/** 'The grant has to be spent by 31 March': what is ordered later is paid by nobody. */
function lapses(facts: Facts, list: readonly Initiative[], today: string): Insight[] {
  const { blocked } = calendarOf(facts, today)
  return facts.limits.flatMap((limit): Insight[] => {
    if (limit.kind !== 'budget' || !LAPSES.test(limit.text)) return []
    const own = facts.dates.filter(({ statement }) => statement === limit.statement)
    // 'Approved in October, to be spent before 30 June': the day until which.
    const told =
      own.find(({ when }) =>
        UNTIL.test(facts.fields[when.span.field].slice(Math.max(0, when.span.start - 12), when.span.end)),
      ) ?? own[0]
    const date = told && dateOf(lastDay(told.when, told.what), today)
    if (!date || date <= today || date >= addYear(today)) return []
    let order = addDays(date, -ORDER_DAYS)
    while (order > today && isShut(order, blocked)) order = addDays(order, -1)
    const labels = list.filter(({ cost, held }) => cost && cost.high > 0 && held !== 'budget').map(({ label }) => label)
    return [{ kind: 'lapse', quote: limit.text, order: order > today ? order : date, date, labels }]
  })
}
const LAPSES =
  /(?<!\p{L})(?:(?:be|is|it|must) (?:spent|used(?: up)?|committed|invoiced|gone)|(?:spent|used|committed|invoiced) (?:by|before|until)|or (?:be )?(?:returned|lost)|(?:goes|go|given|handed) back)(?!\p{L})|(?<!\p{L})(?:da (?:impegnare|spendere|rendicontare)|(?:à|a) (?:dépenser|utiliser|gastar|utilizar|ejecutar)|auszugeben|zu verbrauchen|wydać|wykorzystać)(?!\p{L})[^.;]{0,24}(?<!\p{L})(?:entro|avant|antes|bis|do|até|hasta)(?!\p{L})|(?<!\p{L})(?:grants?|funds?|funding|money|budget|voucher|subsid\p{L}+|award)(?!\p{L})[^.;,]{0,30}(?<!\p{L})(?:expires?|lapses?)(?!\p{L})/iu
const UNTIL =
  /(?<!\p{L})(?:by|before|until|till|entro|antes de|avant|bis|do|até|hasta|voor)\s(?:the\s|il\s|el\s|le\s|zum\s)?/iu
/** What is ordered takes so long to be delivered and invoiced. */
const ORDER_DAYS = 28

/** Two speakers: 'approx', 'perhaps' and 'at the moment the teams' say nothing. */
export function isDispute({ figures }: Facts['disagreements'][number]): boolean {
  return figures.every(
    ({ who }) =>
      who.split(/\s+/).length <= 4 &&
      !/^(?:approx\w*|about|around|perhaps|maybe|at|in|on|for|by|with|now|today|last)\b/i.test(who),
  )
}

/** What was tried before, with the piece of work that is nearest to it: the same cause must not meet it again. */
function attempts(facts: Facts, list: readonly Initiative[]): Insight[] {
  const told = (ids: readonly string[]) => facts.statements.filter(({ id }) => ids.includes(id))
  const once = facts.tried.filter(({ text }, at) => facts.tried.findIndex((one) => one.text === text) === at)
  return once.slice(0, 2).map(({ statement, text }) => {
    // Why it ended says nothing of what it was for.
    const [aim = text] = text.toLowerCase().split(/(?<!\p{L})(?:because|but|since)(?!\p{L})/u)
    const own = told([statement]).map((one) => ({
      ...one,
      words: one.words.filter((word) => aim.includes(word.slice(0, STEM))),
    }))
    const near = best(
      list.map(({ label, answers }) => {
        const theirs = told(answers.map((one) => one.statement))
        return {
          label,
          shared: overlap(wordsOf(own), wordsOf(theirs)),
          likeness: cosine(pointing(own), pointing(theirs)),
        }
      }),
      ({ shared, likeness }) => POLICY.attemptShared * shared + likeness,
    )
    const isNear = near && (near.shared >= 1 || near.likeness > POLICY.attemptNear)
    return { kind: 'tried', quote: text, ...(isNear && { label: near.label }) }
  })
}

const STEM = 5

function pointing(statements: readonly Statement[]): Float32Array {
  return vectorOf(statements.flatMap(({ words }) => words))
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
    // One root is worth a sentence only where it holds two pieces of work together.
    if (labels.length < 2) continue
    return { kind: 'cause', word, labels }
  }
  return undefined
}

/** The share of its target that repays an initiative in a year. */
export function repaidAt({ cost, measures }: Initiative, insights: readonly Insight[]): Pick<Initiative, 'repaidAt'> {
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
