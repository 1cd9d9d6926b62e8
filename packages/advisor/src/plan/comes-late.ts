import type { Facts, Statement } from '../facts.ts'
import type { Initiative, Insight } from '../plan.ts'
import { addDays, addYear, dateOf } from './calendar.ts'
import { CALENDAR_DAYS } from './periods.ts'

/**
 * A day that the client set, and what is there only after it: 'it must work for Easter', 'the scanner comes in the middle
 * of April'; and the last day to ask those who take ninety days for their yes.
 */
export function comesLate(facts: Facts, list: readonly Initiative[], today: string): Insight[] {
  const [due] = list
    .flatMap((one) => (one.due && !one.due.month && one.due.date < addYear(today) ? [one.due] : []))
    .toSorted((a, b) => a.date.localeCompare(b.date))
  if (!due) return []
  const found: Insight[] = []
  const late = facts.statements.find((one) => one.text !== due.quote && (arrivalOf(facts, one, today) ?? '') > due.date)
  if (late) found.push({ kind: 'comes-late', quote: told(facts, late), due: due.quote, date: due.date })
  for (const { id, text } of facts.statements) {
    const days = ASKED.test(text) ? daysTaken(facts, id) : undefined
    if (days === undefined) continue
    const last = addDays(due.date, -days)
    found.push({ kind: 'yes-takes', quote: text, last, date: due.date, past: last <= today })
    break
  }
  return found
}

/** The day on which what was ordered or is half done will be there. */
function arrivalOf(facts: Facts, { id, kind }: Statement, today: string): string | undefined {
  if (kind === 'goal' || kind === 'wish') return undefined
  const when = facts.dates.find(({ statement, arrives }) => statement === id && arrives)?.when
  if (!when?.month) return undefined
  const date = dateOf(when, today)
  return date > today && date < addYear(today) ? date : undefined
}

/** With the thing itself, where it was named just before: 'New ticketing is ordered, supplier delivers in April'. */
function told({ statements, fields }: Facts, one: Statement): string {
  const before = statements[statements.indexOf(one) - 1]
  const between = before && fields[one.span.field].slice(before.span.end, one.span.start)
  return before?.span.field === one.span.field && between !== undefined && /^,\s$/.test(between)
    ? fields[one.span.field].slice(before.span.start, one.span.end)
    : one.text
}

/** Somebody whose yes takes its time. */
const ASKED =
  /(?<!\p{L})(?:agency|authority|ministry|council|municipality|city|regulator|board|committee|head office|permits?|approval|notified body|works council|landlord|inspectorate)(?!\p{L})[^.;]*(?<!\p{L})(?:takes?|needs?|wants?|answers? (?:in|within)|within|notice)(?!\p{L})/iu
function daysTaken({ quantities }: Facts, id: string): number | undefined {
  const long = quantities.find(({ statement, kind }) => statement === id && kind === 'duration')
  const days = long?.unit ? CALENDAR_DAYS[long.unit] * long.value : 0
  return days < LEAST ? undefined : Math.round(days)
}
const LEAST = 14
