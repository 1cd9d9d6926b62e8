import type { Facts, Measure, Quantity, TimeUnit } from '../facts.ts'
import { timeUnit } from './units.ts'

/** How start and target are called where they are told apart from the sentence that they stood in. */
export function callFigures({ measures, fields }: Facts): void {
  for (const measure of measures) {
    const figures = [measure.now, measure.wanted].filter((one) => one !== undefined)
    measure.what = nameWithout(measure.what, figures)
    for (const one of figures) one.text = spelled(one)
    tellRates(measure, fields)
  }
}

/** 'Same day certificates instead of 4 days': the certificates take days, and are no 'day certificates'. */
function nameWithout(what: string, figures: readonly Quantity[]): string {
  const [, day = '', name] = LED_BY_UNIT.exec(what) ?? []
  return name && figures.some(({ text }) => text.toLowerCase().endsWith(day.toLowerCase())) ? name : what
}
const LED_BY_UNIT = /^(?:(?:same|next)[ -])?(minute|hour|day|week|month)[ -](\p{L}.*)$/iu

/** 'from 4 days to the same day', 'from 9 days to two days' */
function spelled({ text, kind, value }: Quantity): string {
  if (kind !== 'duration') return text
  if (/^(?:same|next)[ -]day$/i.test(text)) return `the ${text.toLowerCase().replace('-', ' ')}`
  const [, many = '', unit = ''] = COMPOUND.exec(text) ?? []
  return unit && value > 1 ? `${many.toLowerCase()} ${unit}s` : text
}
const COMPOUND = /^(\p{L}+|\d+)[ -](minute|hour|day|week|month)$/iu

/** 'Two a week now, one a month wanted': where not both are of one time, each says its own. */
function tellRates(measure: Measure, fields: Facts['fields']): void {
  const { now, wanted } = measure
  const [from, to] = [now && rateOf(now, fields), wanted && rateOf(wanted, fields)]
  if (now && wanted && (!from || !to || from.per === to.per)) return
  for (const [one, rate] of [
    [now, from],
    [wanted, to],
  ] as const)
    if (one && rate) Object.assign(one, { per: rate.per, text: `${one.text}${rate.text}` })
}

function rateOf(one: Quantity, fields: Facts['fields']): { per: TimeUnit; text: string } | undefined {
  if (one.kind !== 'count' || one.noun !== undefined) return undefined
  const [, period = ''] = RATE.exec(fields[one.span.field].slice(one.span.end)) ?? []
  const per = timeUnit(period.toLowerCase())
  return per && { per, text: ` a ${period.toLowerCase()}` }
}
const RATE = /^\s(?:an?|per|each|every)\s(day|week|month|quarter|year)(?!\p{L})/iu
