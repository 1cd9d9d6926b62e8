import { countryByCode } from '@cairn/knowledge/countries'
import type { Move } from '@cairn/knowledge/move-schema'
import type { Facts, Limit, Quantity } from '../facts.ts'
import type { Budget, Initiative } from '../plan.ts'
import { isThreshold } from './consents.ts'
import { POLICY } from './policy.ts'
import { NUMBERS } from './test-length.ts'

/** Of the first year, in which most of the work is still being tried. */
const MONTHS_IN_USE = 9

/**
 * What is paid to others in year one, in the client's currency; nothing where the country is not known. The client's own
 * days are no money: a budget is not spent on them.
 */
export function costOf(
  move: Move,
  days: [number, number],
  facts: Facts,
  told: { bought?: [number, number]; purchase?: [number, number]; monthly?: [number, number] } = {},
): { low: number; high: number } | undefined {
  const country = facts.place && countryByCode(facts.place.country)
  if (!country) return undefined
  const { day_rate: rate, seat_month: seat } = country.currency
  // Whoever says what is bought has counted the licences.
  const seats = move.seats === 'none' || told.bought || told.purchase ? 0 : POLICY.seats[move.seats][facts.size]
  const share = move.ai ? POLICY.bought[facts.size] : 0
  const bought = mean(told.bought ?? [days[0] * share, days[1] * share])
  const middle = bought * mean([rate.low, rate.high]) + seats * mean([seat.low, seat.high]) * MONTHS_IN_USE
  const [low, high] = told.purchase ?? [0, 0]
  const months = paidMonthly(facts) ? 0 : MONTHS_IN_USE
  const [from, to] = told.monthly ?? [0, 0]
  return { low: roundMoney(middle * 0.75 + low + from * months), high: roundMoney(middle * 1.25 + high + to * months) }
}

/** Whether the client sets what may run each month beside what may be spent at once. */
export function paidMonthly(facts: Facts): boolean {
  return facts.limits.some((one) => one.kind === 'budget' && one.amount?.per === 'month')
}

function mean([low, high]: readonly [number, number]): number {
  return (low + high) / 2
}

/** Budget against the plan; what does not fit is held back, the last of the order first. */
export function fitBudget(initiatives: Initiative[], facts: Facts): Budget | undefined {
  // What an attempt cost is spent.
  const isSpent = ({ text }: Limit) => facts.tried.some((one) => one.text.includes(text))
  // A grant in dollars is not set beside costs in shillings.
  const currency = facts.place && countryByCode(facts.place.country)?.currency.code
  const isForeign = ({ amount }: Limit) =>
    currency !== undefined && amount?.currency !== undefined && amount.currency !== currency
  const named = facts.limits.filter((one) => one.kind === 'budget' && !isForeign(one))
  const sums = named.filter((one) => one.amount && !one.amount.per && !isSpent(one))
  const whole = sums.filter(({ amount }) => amount && !isThreshold(facts, amount))
  // Beside a sum from which somebody is asked stands what there is.
  const hasYes = ({ statement }: Limit) =>
    facts.limits.some((one) => one.kind === 'consent' && one.statement === statement)
  const limit = whole.find(({ text }) => NAMED.test(text)) ?? whole.find(hasYes) ?? whole[0] ?? sums[0]
  const monthly = named.find((one) => one.amount?.per === 'month')
  // '2,000 a month, nothing up front': what a year may cost.
  const own = (limit?.amount && (purseBefore(facts, limit.amount) ?? limit.amount)) ?? monthly?.amount
  // Nor is what may run each month the whole of it where that is told in another money.
  if (!own || (!limit && facts.limits.some((one) => one.kind === 'budget' && isForeign(one) && !one.amount?.per)))
    return undefined
  const told = limit ?? monthly
  const promised = limit?.amount === own ? promisedShare(limit.text, own) : 0
  const months = limit ? 1 : monthsPaid(told?.text ?? '')
  const amount = promised > 0 ? roundMoney(own.value * (1 - promised)) : own.value * months
  const reserve = roundMoney(amount * POLICY.reserve)
  let spent = 0
  for (const one of initiatives) {
    if (!one.cost) continue
    // The upper end must fit, or the budget is a hope.
    const fits = spent + one.cost.high <= amount - reserve
    if (fits || (one.own && initiatives.indexOf(one) === 0)) spent += one.cost.high
    else if (one.own) one.held = 'budget'
    else {
      // What cannot be paid for is done without the tool, by the client's own people.
      one.cost = { low: 0, high: 0 }
      if (one.ai) one.frugal = true
    }
  }
  const funded = initiatives.filter(({ held }) => held !== 'budget')
  const sum = (list: Initiative[], end: 'low' | 'high') =>
    list.reduce((total, one) => total + (one.cost?.[end] ?? 0), 0)
  return {
    amount,
    text: limit ? own.text : `${own.text} a month`,
    ...(promised > 0 && { left: true as const }),
    ...(!limit && { months }),
    ...(limit?.amount && own === limit.amount && isFree(facts, limit.text, own) && { free: true }),
    ...(limit && monthly?.amount && { monthly: monthly.amount.value }),
    low: sum(funded, 'low'),
    high: sum(funded, 'high'),
    reserve,
    heldBack: Math.max(0, Math.round(amount - reserve - spent)),
  }
}

/** '600,000, but half is already promised to the server', 'of which 20,000 is committed': so much of it is gone. */
function promisedShare(text: string, { text: sum, value }: Quantity): number {
  const behind = text.slice(Math.max(0, text.indexOf(sum) + sum.length))
  const [, part = '', percent, amount, scale = ''] = PROMISED.exec(behind) ?? []
  const said = SHARES[part.toLowerCase()] ?? (percent ? Number(percent) / 100 : 0)
  if (said > 0 || !amount) return Math.min(said, MOST)
  const gone = Number(amount.replaceAll(/[ ,.'](?=\d{3})/g, '')) * (/^(?:k|thousand)$/i.test(scale) ? 1000 : 1)
  return gone < value ? gone / value : 0
}
const MOST = 0.9
const SHARES: Record<string, number> = {
  half: 1 / 2,
  'a third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 1 / 4,
  'three quarters': 3 / 4,
}
const PROMISED =
  /(?<!\p{L})(?:(half|a third|two thirds|a quarter|three quarters)|(\d{1,2})\s?(?:%|percent|per cent)|\D{0,4}(\d[\d.,]*\d|\d)\s?(k|thousand)?)(?: of (?:it|that|this|which|the (?:sum|money|budget)))?(?: \p{L}{1,6})? (?:is|are|has been|have been|was) (?:already |all )?(?:promised|committed|spoken for|earmarked|reserved|taken|gone|spent|used|allocated|tied up)(?!\p{L})/iu

/** 'A month for half a year': six; where nothing is said, a year. */
function monthsPaid(text: string): number {
  const [, count, half] = MONTHS_PAID.exec(text) ?? []
  if (half) return 6
  return Math.min(MONTHS, (count && numberOf(count)) || MONTHS)
}
const MONTHS = 12
const MONTHS_PAID =
  /(?<!\p{L})(?:for|over|during)\s(?:the\s|a\s)?(?:first\s|next\s)?(?:(\p{L}+|\d{1,2})\smonths|(half a year|half year))(?!\p{L})/iu
function numberOf(count: string): number | undefined {
  return NUMBERS[count.toLowerCase()] ?? (Number(count) || undefined)
}

/** 'Anything over 12,000 needs the trustees' leaves 12,000 free; '55,000, over 20,000 needs the board' does not leave 55,000. */
function isFree(facts: Facts, text: string, amount: Quantity): boolean {
  return isThreshold(facts, amount) || ALONE.test(text)
}
/** 'We have 40,000; the trustees must agree to anything over 3,000': what there is stands just before it. */
function purseBefore(facts: Facts, sum: Quantity): Quantity | undefined {
  if (!isThreshold(facts, sum)) return undefined
  const field = facts.fields[sum.span.field]
  return facts.quantities.find(
    ({ kind, value, span }) =>
      kind === 'money' &&
      value > sum.value &&
      span.field === sum.span.field &&
      span.end <= sum.span.start &&
      sum.span.start - span.end <= NEAR &&
      HAS.test(field.slice(Math.max(0, span.start - LEAD), span.start)),
  )
}
const NEAR = 80
const HAS =
  /(?<!\p{L})(?:have|have got|['’]ve|there is|there are|can spend|can give|up to|put aside|set aside)\s(?:about\s|some\s|around\s)?\S{0,3}$/iu

const LEAD = 24
const ALONE =
  /(?<!\p{L})(?:without (?:a vote|asking|(?:the |a )?(?:board|council|committee|signature))|(?:alone|myself|seule?)(?!\p{L}))/iu
const NAMED = /(?<!\p{L})(?:budgets?|presupuesto|orçamento|bilancio|budżet\p{L}*)(?!\p{L})/iu

/** Two figures that matter: 43,700 → 44,000; 1,380 → 1,400. */
export function roundMoney(value: number): number {
  if (value <= 0) return 0
  const size = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
  return Math.round(value / size) * size
}
