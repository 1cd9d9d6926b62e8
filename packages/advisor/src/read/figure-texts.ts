import type { Facts, Measure, Quantity, TimeUnit } from '../facts.ts'
import { timeUnit } from './units.ts'

/** How start and target are called where they are told apart from the sentence that they stood in. */
export function callFigures({ measures, statements, fields }: Facts): void {
  for (const measure of measures) {
    const figures = [measure.now, measure.wanted].filter((one) => one !== undefined)
    const said = statements.find(({ id }) => id === measure.statement)?.text ?? ''
    measure.what = subjectAgainst(said, measure) ?? nameWithout(measure.what, figures)
    for (const one of figures) one.text = spelled(one)
    tellRates(measure, fields)
  }
}

/** 'More direct bookings: agents should not be more than 40%': the share that is to fall is that of the agents. */
function subjectAgainst(said: string, { direction }: Measure): string | undefined {
  const [, wish = '', subject = ''] = LABELLED.exec(said) ?? []
  if (!subject || direction === (/^(?:less|fewer|lower)$/i.test(wish) ? 'down' : 'up')) return undefined
  return subject
}
const LABELLED =
  /^(more|higher|less|fewer|lower)\s[^:\d]{2,60}:\s(?:the\s|our\s)?(?!(?:it|they|we|i|that|this|there)(?!\p{L}))(\p{L}[\p{L} '’-]{1,40}?)\s(?:(?:should|must|shall|may|can|could|to)\s|at (?:most|least)|under|below|above|over|no more|no less|not more)/iu

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
  if (measure.factor !== undefined || (now && wanted && (!from || !to || from.per === to.per))) return
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
