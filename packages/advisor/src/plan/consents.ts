import type { Facts, Limit, Quantity } from '../facts.ts'
import type { Initiative } from '../plan.ts'

/** Whose yes comes first; and whether all that is planned costs less than the sum from which it is needed. */
export interface Yes {
  quote: string
  spared: boolean
}

/** The yes that this plan most needs: to a tool, to data or to calls sooner than to anything else, and to money last where less is spent. */
export function firstConsent(facts: Facts, list: readonly Initiative[]): Yes | undefined {
  const cost = list.every((one) => one.cost) ? list.reduce((sum, one) => sum + (one.cost?.high ?? 0), 0) : undefined
  const all = facts.limits
    .filter(({ kind }) => kind === 'consent')
    .map((limit) => ({ quote: limit.text, spared: isSpared(facts, limit, cost) }))
  const needed = all.filter(({ spared }) => !spared)
  return needed.find(({ quote }) => OF_THE_WORK.test(quote)) ?? needed[0] ?? all[0]
}
const OF_THE_WORK =
  /(?<!\p{L})(?:ai|ki|ia|software|tools?|systems?|data|records?|recordings?|calls?|cameras?|cloud|servers?|reminders?|automat\p{L}*|polic(?:y|ies)|pilots?|projects?|budget|money|spend\p{L}*|payments?|above|over)(?!\p{L})/iu

/** 'Over 15,000 the board says yes': not for less; and not where something else needs it too. */
function isSpared(facts: Facts, limit: Limit, cost: number | undefined): boolean {
  const from = sumOf(facts, limit)
  return from !== undefined && cost !== undefined && cost <= from && !OF_MORE.test(limit.text)
}

/** The sum from which somebody is asked; 'I can spend 15,000, anything above goes to the board' names it before. */
function sumOf(facts: Facts, { statement, text }: Limit): number | undefined {
  const sums = facts.quantities.filter(
    ({ statement: of, kind, noun, value }) =>
      of === statement && (kind === 'money' || (kind === 'count' && !noun && value >= A_SUM)),
  )
  const named = sums.find((one) => isThreshold(facts, one))
  return (named ?? (ABOVE_THAT.test(text) ? sums[0] : undefined))?.value
}
const A_SUM = 1000
const ABOVE_THAT =
  /(?<!\p{L})(?:anything|everything|all|whatever|what is|what goes) (?:above|over|beyond)(?! \S{0,4}\d)/iu
/** 'Over 15,000': the sum from which somebody is asked. */
export function isThreshold({ fields }: Facts, { span }: Quantity): boolean {
  return ABOVE.test(fields[span.field].slice(Math.max(0, span.start - LEAD), span.start))
}
const LEAD = 24
const ABOVE =
  /(?<!\p{L})(?:above|over|beyond|more than|exceeding|from|más de|pase de|pasando de|sobre|au-delà de|plus de|über|mehr als|ab|oltre|sopra i|acima de|mais de|powyżej|boven)\s(?:the\s|los\s|i\s)?\S{0,4}\s?$/iu
const OF_MORE =
  /(?<!\p{L})(?:data|records?|cameras?|customers?|clients?|patients?|software|tools?|certificates?)(?!\p{L})/iu
