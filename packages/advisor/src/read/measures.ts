import type { Quantity, When } from '../facts.ts'
import { isBelievable } from './believable.ts'
import type { Clause } from './clauses.ts'
import { factors } from './measure-factors.ts'
import { pairs } from './measure-pairs.ts'
import { targets } from './measure-targets.ts'
import type { Draft } from './measure-what.ts'

/** Start and target in the ways people write them. `numbers` are the clause's quantities in order. */
export function measures(clause: Clause, numbers: readonly Quantity[], joint = false): Draft[] {
  if (clause.field !== 'goals' && !joint && !WISHED.test(clause.text)) return []
  if (
    (WAS.test(clause.text) && !joint) ||
    PAYBACK.test(clause.text) ||
    FEARED.test(clause.text) ||
    /^(?:understand|find out|know|see) (?:what|why|where|how)\b/i.test(clause.text)
  )
    return []
  const paired = pairs(clause, numbers).map((one) => (isBelievable(one) ? one : { ...one, doubtful: true as const }))
  const used = new Set(paired.flatMap(({ now, wanted }) => [now?.span.start, wanted?.span.start]))
  const free = numbers.filter(({ span }) => !used.has(span.start))
  const asks = clause.text.trimEnd().endsWith('?')
  const scaled = asks ? [] : factors(clause, free, paired)
  const taken = new Set(scaled.map(({ at }) => at))
  const rest = free.filter(({ span }) => !taken.has(span.start))
  const single = asks || paired.length + scaled.length > 0 ? [] : targets(clause, rest)
  return [...paired, ...scaled.map(({ draft }) => draft), ...single]
}

/** 'I do not want to go from 12 staff to 8' */
export const FEARED =
  /(?<!\p{L})(?:(?:do not|don['’]?t|never) want(?:s)? (?:to|it to|them to|us to)|(?:do not|don['’]?t|never) let|never again|(?:fear|afraid|worr(?:y|ied)) (?:that|of|it))(?!\p{L})/iu

/** What any spending has to earn back bounds the plan, and is no aim of its own. */
export const PAYBACK =
  /(?<!\p{L})(?:pay-?back|pays? (?:for )?itself(?: back)?|return on investment|ROI)(?!\p{L})[^.;]{0,40}(?:\d|(?:years?|months?|weeks?)(?!\p{L}))/iu

/** Outside the goals only a sentence that wishes holds a measure. */
const WISHED =
  /should|want|need|would like|['’]d like|target|goal|aim|instead of|rather than|must|en vez de|statt|au lieu|invece|em vez|zamiast|in plaats|quer|woll|voul|vogl|chc|will/i

/** A figure that moved is history, not a wish. */
const WAS =
  /(?<!\p{L})(?:(?:has|have|had) (?:grown|fallen|risen|gone|dropped|increased|doubled|halved|come)|went|drove|has drifted|crept|slipped|rose|fell|grew|dropped from|climbed|jumped|shrank|subió|bajó|subieron|stieg|fiel|gestiegen|gefallen|a augmenté|a baissé|wzrosł\p{L}+|spadł\p{L}+|steeg|daalde)(?!\p{L})/iu

const DUE_BEFORE =
  /(?<!\p{L})(?:by|before|until|till|within|in|d[’']ici|avant|al|bis|vor|do|antes de|até|antes del|entro|przed|tot|voor|end of|fin de)\s+(?:the\s+|next\s+|el\s+|la\s+|le\s+|końca\s+)?(?:end of\s+|fiscal year end,?\s+|financial year end,?\s+)?$/iu

const MUST_FROM = /(?<!\p{L})(?:must|has to|have to|needs? to|shall)\s[^.;,]{0,24}(?<!\p{L})from\s$/iu

/** The date a measure is due. */
export function dueOf(clause: Clause, all: readonly When[], today: string): When | undefined {
  const thisMonth = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7))
  const dates = all.filter(({ year, month }) => (year ?? 9999) * 12 + (month ?? 12) >= thisMonth)
  // 'It must be so from 1 June, because it is in the contract that I sign in March'
  const from = dates.find(
    ({ span, month }) => month !== undefined && MUST_FROM.test(clause.text.slice(0, span.start - clause.start)),
  )
  if (from) return from
  return dates.find(({ span, text, year, month }) => {
    const before = clause.text.slice(0, span.start - clause.start)
    // 'to 90% (the bank's limit is 85%, tested in June)': a day in brackets with a figure is that figure's.
    if (/\([^()]*\d[^()]*$/.test(before)) return false
    if (
      /^(?:by|before|until|till|within|in|next|end|fin|ende|fim|fine|końca|koniec|d[’']ici|binnen|innerhalb|dentro|entro|voor|vor|antes|avant)(?!\p{L})/iu.test(
        text,
      )
    )
      return true
    if (/\byear end,?\s*$/i.test(before)) return true
    return DUE_BEFORE.test(before) && (month !== undefined || year !== undefined)
  })
}
