import type { Facts, Measure, Quantity } from '../facts.ts'
import { LOSES } from './measure-what.ts'
import { TURNED } from './paired-goals.ts'
import { isUnwelcome } from './told-starts.ts'

/** What can be said of a figure only when all of them are read. */
export function settleMeasures(facts: Facts): void {
  for (const measure of facts.measures) keepNo(measure, facts)
  for (const measure of facts.measures) turnBack(measure, facts)
  for (const measure of facts.measures) leaveWhole(measure, facts)
  facts.measures = facts.measures.filter(({ now, wanted }) => !isNoState(facts, now) && !isNoState(facts, wanted))
}

/** 'A visit every 3 months' tells how often, 'this solves number 2' which of them: neither is where a figure stands. */
function isNoState({ fields }: Facts, one: Quantity | undefined): boolean {
  if (!one || one.kind === 'percent' || one.kind === 'money') return false
  const before = fields[one.span.field].slice(Math.max(0, one.span.start - 10), one.span.start)
  return /(?<!\p{L})(?:every|number|goal|point|item)\s$/iu.test(before)
}

/** '180,000 for the first year and not more than 4,000 a month after that': what may be spent is no figure to move. */
export function leaveBudgets(facts: Facts): void {
  const amounts = facts.limits.flatMap(({ kind, amount }) => (kind === 'budget' && amount ? [amount.span] : []))
  const isBudget = (one: Quantity | undefined) =>
    one !== undefined && amounts.some(({ field, start }) => one.span.field === field && one.span.start === start)
  facts.measures = facts.measures.filter(({ now, wanted }) => !isBudget(now) && !isBudget(wanted))
}

/** More scrap is nobody's goal: a row under 'target, today' is read backwards, and two sentences tell of two things. */
function turnBack(measure: Measure, { fields }: Facts): void {
  const { now, wanted } = measure
  if (!now || !wanted || !isUnwelcome(measure)) return
  if (TURNED.test(fields.goals))
    Object.assign(measure, { now: wanted, wanted: now, direction: OTHER[measure.direction] })
  else if (now.statement !== wanted.statement) {
    delete measure.wanted
    measure.direction = OTHER[measure.direction]
  }
}
const OTHER = { up: 'down', down: 'up' } as const

/** What a figure counts by what is not or no longer there: 'No shows 1 in 5', '11 practices lost'. */
function keepNo(measure: Measure, { statements, fields }: Facts): void {
  const said = statements.find(({ id }) => id === measure.statement)?.text ?? ''
  if (/^shows?$/i.test(measure.what) && /(?<!\p{L})no[- ]?shows?(?!\p{L})/iu.test(said)) measure.what = 'no-shows'
  // 'We lost 11 practices, at most 5': not how many there are.
  const { now } = measure
  const before = now ? fields[now.span.field].slice(Math.max(0, now.span.start - 24), now.span.start) : ''
  if (now?.kind === 'count' && LOSES.test(before) && !/(?<!\p{L})lost(?!\p{L})/iu.test(measure.what))
    measure.what = `${measure.what} lost`
}

/** '28% of hires' is not how many hires there are: such a figure is told in the words it stands in. */
function leaveWhole(measure: Measure, { fields }: Facts): void {
  for (const one of [measure.now, measure.wanted]) {
    const behind = one?.kind === 'percent' ? fields[one.span.field].slice(one.span.end) : ''
    const whole = behind.replace(OF_WHOLE, '')
    if (whole !== behind && measure.what && whole.toLowerCase().startsWith(measure.what.toLowerCase()))
      measure.what = ''
  }
}
const OF_WHOLE = /^\s+of\s+(?:all\s+)?(?:the\s+|our\s+|my\s+)?/i
