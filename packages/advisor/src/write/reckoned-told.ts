import type { Quantity } from '../facts.ts'
import type { Insight, Plan } from '../plan.ts'
import {
  exact,
  figure,
  lowerFirst,
  measureName,
  money,
  percent,
  quantity,
  quoted,
  rounded,
  short,
  upperFirst,
} from './words.ts'

/** What an offer comes to, what waits for money cost, how many and how much in a year: each with its sum. */
export function reckonedTold(one: Insight, plan: Plan): string | undefined {
  switch (one.kind) {
    case 'offer':
      return offerTold(one, plan)
    case 'cash': {
      const { stage, now, wanted, days, turnover, freed } = one
      const name = stage === 'sent' ? 'Invoices sent' : 'Customers who pay'
      const [sooner, later] = [daysTold(wanted, now), daysTold(now, wanted)]
      return `${name} after ${sooner} and not ${later}: ${money(turnover.value, plan)} a year ÷ 365 × ${exact(days)} days = about ${money(rounded(freed), plan)}, which comes in once and stays, if all that you sell is billed so.`
    }
    case 'share': {
      const { count, noun, share, quote, each, times, total } = one
      const what = noun ? ` ${noun}` : ''
      const year = times && total ? `, × ${times} ${UNITS[count.per ?? 'day']} = about ${figure(total)} a year` : ''
      return `${quoted(short(quote, QUOTE_MOST))}: ${exact(Math.round(share * 1000) / 10)}% of ${exact(count.value)}${what} is about ${tenths(each)} a ${count.per}${year}.`
    }
    case 'sum-share': {
      const { sum, share, quote, part } = one
      return `${quoted(short(quote, QUOTE_MOST))}: ${exact(Math.round(share * 1000) / 10)}% of ${inItsMoney(sum.value, sum, plan)} is about ${inItsMoney(rounded(part), sum, plan)}.`
    }
    case 'yield': {
      const { measure, ratio, more } = one
      const name = measureName(measure)
      if (!name || !measure.now || !measure.wanted) return undefined
      const [from, to] = [measure.now.value, measure.wanted.value].map((value) => `${exact(value)}%`)
      return `${upperFirst(name)}: ${to} ÷ ${from} = about ${exact(Math.round(ratio * 100) / 100)}, so the target gives ${percent(more)} more out of as many as today.`
    }
    case 'churn': {
      const { rate, heads, group, leavers } = one
      return `Turnover: ${exact(rate.value)}% of ${exact(heads)} ${group} is about ${figure(leavers)} new people to find and teach each year, so whatever you build must be learnt in days.`
    }
    case 'hours':
      return hoursTold(one)
    default:
      return undefined
  }
}

/** '61' of debtor days are days. */
function daysTold(one: Quantity, beside: Quantity): string {
  return quantity(one.kind === 'count' ? { ...one, kind: 'duration' } : one, beside)
}

const QUOTE_MOST = 110
const UNITS: Record<string, string> = { day: 'working days', week: 'weeks', month: 'months', quarter: 'quarters' }

function tenths(value: number): string {
  return value < 100 ? exact(Math.round(value * 10) / 10) : exact(Math.round(value))
}

function offerTold(
  { price, units, months, purse, total, times }: Extract<Insight, { kind: 'offer' }>,
  plan: Plan,
): string | undefined {
  if (!plan.budget) return undefined
  const compared = times > OVER ? `about ${tenths(times)} times` : `about ${Math.round(times * 100)}% of`
  const product = [
    inItsMoney(price.value, price, plan),
    ...(units ? [`${exact(units.value)} ${units.noun}`] : []),
    ...(months && !purse ? [`${months} months`] : []),
  ].join(' × ')
  const told = purse && months ? total / months : total
  const sum = units || (months && !purse) ? `${product} = ${inItsMoney(told, price, plan)}` : product
  const yearly = purse ? times : (times * 12) / Math.max(12, months ?? 12)
  const end =
    yearly > OVER
      ? 'It is no choice now, whatever it can do'
      : `${(months ?? 0) > 12 ? 'Even a year of it' : 'It'} leaves little or nothing for all else here`
  const isProduct = sum !== product
  if (purse)
    return `The offer you name: ${sum} a month, ${compared} the ${inItsMoney(purse, price, plan)} a month that may run. ${end}.`
  // 'The 600 a month that you can spend in all' would be a riddle beside a sum that is paid once.
  const whole = plan.budget.months
    ? `what ${plan.budget.text} comes to in ${plan.budget.months} months`
    : `the ${plan.budget.text} that you can spend in all`
  return `The offer you name: ${sum}${isProduct ? ',' : ' is'} ${compared} ${whole}. ${end}.`
}
const OVER = 1.1

/** In the client's currency; where their country is not known, with the sign as typed. */
function inItsMoney(value: number, { text }: Quantity, plan: Plan): string {
  const [, before = '', after = ''] = /^(\D*)[\d.,\s]*\d(\D*)$/u.exec(text.trim()) ?? []
  return plan.country
    ? money(value, plan)
    : `${before}${exact(value)}${/^\s?(?:k|m|mln|million|thousand)/i.test(after) ? '' : after}`
}

function hoursTold({
  what,
  each,
  wanted,
  left,
  per,
  times,
  heads,
  total,
}: Extract<Insight, { kind: 'hours' }>): string {
  const unit = each.unit === 'day' ? 'days' : 'hours'
  const minutes = each.unit === 'minute'
  const many = heads ? ` × ${exact(heads.value)} ${heads.noun}` : ''
  const sum = `${exact(left)} ${each.unit}s${many} × ${times} ${UNITS[per]}${minutes ? ' ÷ 60' : ''} = about ${figure(minutes ? total / 60 : total)} ${unit} a year`
  return wanted
    ? `${quoted(short(what, QUOTE_MOST))}: the target frees ${lowerFirst(sum)}.`
    : `${quoted(short(what, QUOTE_MOST))}: ${sum}${heads ? ', if all do so' : ''}: the most that help with it can save.`
}
