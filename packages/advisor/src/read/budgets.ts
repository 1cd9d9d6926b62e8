import type { Quantity } from '../facts.ts'
import type { Clause } from './clauses.ts'

/** The amounts a clause allows to be spent, with or without the word 'budget'. */
export function budgets(clause: Clause, numbers: readonly Quantity[]): Quantity[] {
  const text = clause.text
  const money = numbers.filter(
    (one) => one.kind === 'money' || (one.kind === 'count' && NAMED.test(text) && one.value >= 1000),
  )
  if (money.length === 0 || (NOT_BUDGET.test(text) && !NAMED.test(text))) return []
  const found = money.filter((one) => {
    const at = one.span.start - clause.start
    const near = text.slice(Math.max(0, at - 40), one.span.end - clause.start + 40)
    if (one.each || one.perNoun !== undefined) return false
    if (/\bover budget\b/i.test(near) || (clause.field === 'data' && !/\bspend\b/i.test(near))) return false
    return NAMED.test(near) || (ALLOWS.test(near) && !OTHER_MONEY.test(near))
  })
  // 'Hay 80 mil pesos para arrancar y máximo 12 mil al mes': the second is money too.
  const bare = found[0]
    ? numbers.filter(
        (one) =>
          one.kind === 'count' &&
          one.per !== undefined &&
          one.value >= 100 &&
          MOST.test(text.slice(0, one.span.start - clause.start)),
      )
    : []
  return [
    ...found,
    ...bare.map((one): Quantity => ({
      ...one,
      kind: 'money',
      ...(found[0]?.currency && { currency: found[0].currency }),
    })),
  ]
}

const NAMED =
  /(?<!\p{L})(?:budgets?|presupuesto|budżet\p{L}*|orçamento|bilancio di progetto|sanctioned amount|training pot|pot|grant of|grant|zero capex)(?!\p{L})/iu
const ALLOWS =
  /(?<!\p{L})(?:all in|all-in|max(?:imum|\.)?|up to|ceiling|to spend|can spend|spend|set aside|put aside|money (?:for|is)|available|capped?|not more than|no more than|more than|can['’]?t afford|cannot afford|afford|first year|year one|for everything|everything together|to start with|to begin with|to invest|left|hay|para arrancar|máximo|como máximo|dispon\p{L}+|höchstens|maximal|haben|première année|au maximum|maximum|massimo|al massimo|no máximo|na pierwszy rok|maksymalnie|er is|hooguit|voor het eerste jaar|tops|not a penny|and no more|für das erste jahr|per month for)(?!\p{L})/iu
const MOST =
  /(?<!\p{L})(?:max(?:imum|\.)?|máximo|no máximo|höchstens|maximum|massimo|maksymalnie|hooguit|up to)\s+(?:de\s+)?$/iu
const OTHER_MONEY =
  /(?<!\p{L})(?:turnover|revenue|sales|fees|assets|losses|lost|fraud|costs? (?:us|about)|paid|deductions|per litre|invoice|average|worth|billing|income|saved|offers?|loans?|under)(?!\p{L})/iu
const NOT_BUDGET = /(?<!\p{L})(?:turnover|revenue|deductions were|offer:|we saw it|costs us|in assets)(?!\p{L})/iu
