import type { Facts, Quantity } from '../facts.ts'
import type { Insight } from '../plan.ts'
import { CALENDAR_DAYS } from './periods.ts'

/**
 * 'The invoice goes out after 9 days', 'I want it sent within 2', and what is sold in a year: so many days' sales come
 * in once, and stay.
 */
export function cashFreed(facts: Facts): Insight[] {
  const turnover = turnoverOf(facts)
  if (!turnover) return []
  const pairs = [...paired(facts), ...measured(facts)]
  return pairs.slice(0, 1).flatMap(({ stage, now, wanted }): Insight[] => {
    const days = daysOf(now) - daysOf(wanted, now)
    return days >= 1 ? [{ kind: 'cash', stage, now, wanted, days, turnover, freed: (turnover.value / 365) * days }] : []
  })
}

interface Pair {
  stage: Stage
  now: Quantity
  wanted: Quantity
}

/** The one wait that is told and the one that is wanted, wherever they stand. */
function paired(facts: Facts): Pair[] {
  return (Object.keys(STAGES) as Stage[]).flatMap((stage): Pair[] => {
    const waits = facts.quantities.filter((one) => stageOf(facts, one) === stage)
    const [wanted, ...others] = waits.filter((one) => isWanted(facts, one))
    const [now, ...more] = waits.filter((one) => !isWanted(facts, one))
    // Two starts may be of two kinds of customers.
    return now && wanted && others.length + more.length === 0 ? [{ stage, now, wanted }] : []
  })
}

/** 'They pay us in 47 days. I'd take 35' */
function measured(facts: Facts): Pair[] {
  return facts.measures.flatMap(({ now, wanted, doubtful }): Pair[] => {
    if (!now || !wanted || doubtful || now.kind !== wanted.kind) return []
    // 'Debtor days from 61 to 45': the unit stands in front.
    if (now.kind === 'count' && DAYS_NAMED.test(facts.fields[now.span.field].slice(0, now.span.start)))
      return [{ stage: 'paid', now: { ...now, unit: 'day' }, wanted: { ...wanted, unit: 'day' } }]
    const stage = stageOf(facts, now)
    if (!stage || wanted.kind !== 'duration') return []
    return [undefined, stage].includes(stageOf(facts, wanted)) ? [{ stage, now, wanted }] : []
  })
}

const DAYS_NAMED =
  /(?<!\p{L})(?:debtor days|days sales outstanding|dso)(?: (?:are|is|at|of|from|stand|now|down))*:? *$/iu

/** What passes until the bill leaves, and until it is paid. */
const STAGES = {
  sent: /(?<!\p{L})(?:invoices?|invoicing|bills?|billing|billed|invoiced)(?!\p{L})/iu,
  paid: /(?<!\p{L})(?:(?:customers?|clients?|buyers?|florists?|shops?|accounts|debtors?) (?:\p{L}+ )?(?:pay|pays|are paying|is paying)|pays? us|get paid|paid (?:after|in|at|within)|debtor days|days sales|dso|receivables?|collections?|collect)(?!\p{L})/iu,
} as const
type Stage = keyof typeof STAGES

/** What the client pays, checks or disputes is no money that comes in; terms are no habit. */
const OTHER =
  /(?<!\p{L})(?:suppliers?|farmers?|growers?|members?|creditors?|purchase|vendors?|wages?|salar\p{L}+|approv\p{L}+|terms|overdue|late after|past|over|dispute\p{L}*|claims?|late|loans?|borrowers?|rents?|tenants?|credit notes?|we pay|pay (?:our|the))(?!\p{L})/iu

function stageOf(
  { fields, statements }: Facts,
  { kind, unit, value, span, statement, per }: Quantity,
): Stage | undefined {
  if (kind !== 'duration' || per || !unit || !(unit === 'day' || unit === 'week' || unit === 'month')) return undefined
  const told = statements.find(({ id }) => id === statement)
  if (!told || value <= 0) return undefined
  const field = fields[span.field]
  const before = field.slice(Math.max(told.span.start, span.start - NEAR), span.start)
  // The nearest word says which of both it is.
  const clause = before.split(/[,;:]\s(?=(?:and|but|so|then|we|i|it)\s)/u).at(-1) ?? ''
  const behind = field.slice(span.end, Math.min(told.span.end, span.end + NEAR))
  if (OTHER.test(clause) || /^ (?:late|overdue|past|behind)(?!\p{L})/iu.test(behind)) return undefined
  // 'It takes us 18 days to send the invoice'
  if (
    /^ (?:to|until we|before we) (?:send|write|issue|raise)(?: out)? (?:the |an |our |any )?(?:invoice|bill)/iu.test(
      behind,
    )
  )
    return 'sent'
  const at = (stage: Stage) => clause.search(STAGES[stage])
  const [sent, paid] = [at('sent'), at('paid')]
  if (paid >= 0) return 'paid'
  return sent >= 0 &&
    /(?<!\p{L})(?:sent|(?:to|we) (?:bill|invoice)|go|goes|going|out|leaves?|issued?|raised?|invoiced?|billed)(?!\p{L})/iu.test(
      clause,
    )
    ? 'sent'
    : undefined
}
const NEAR = 60

function isWanted({ statements, measures }: Facts, one: Quantity): boolean {
  if (measures.some(({ wanted }) => wanted?.span.start === one.span.start && wanted.span.field === one.span.field))
    return true
  const told = statements.find(({ id }) => id === one.statement)
  return told !== undefined && WANTED.test(told.text.slice(0, one.span.end - told.span.start))
}
const WANTED =
  /(?<!\p{L})(?:want|wants|wish|should|must|like|aim|target|goal|down to|within|reduce|get (?:invoices|bills|paid))(?!\p{L})/iu

function daysOf({ value, unit }: Quantity, beside?: Quantity): number {
  return value * CALENDAR_DAYS[unit ?? beside?.unit ?? 'day']
}

/** What is sold in a year, where it stands alone. */
function turnoverOf(facts: Facts): Quantity | undefined {
  const found = facts.quantities.filter(({ kind, value, high, per, span }) => {
    if (!(kind === 'money' || (kind === 'count' && value >= 1e5)) || high !== undefined || value < LEAST) return false
    if (per !== undefined && per !== 'year') return false
    return SOLD.test(facts.fields[span.field].slice(Math.max(0, span.start - SOLD_NEAR), span.start))
  })
  return found.length === 1 ? found[0] : undefined
}
const LEAST = 50_000
const SOLD_NEAR = 40
const SOLD =
  /(?<!\p{L})(?:turnover|sales|revenues?|turn(?:ed|ing)? over)(?:\s(?:was|were|is|are|of|about|around|roughly|some|last year|this year|in (?:19|20)\d\d|FY\d\d|a year|nearly|just|over|under))*[\s:]*$/iu
