import type { Clause } from './clauses.ts'
import type { Token } from './tokens.ts'
import { periodAfter, timeUnit } from './units.ts'

/** What stands after the number: its unit of time, what is counted, and per what. */
export function restOf(after: string, clause: Clause, offset: number) {
  const unitMatch = /^[\s-]?(?:(?:working|business|calendar|full|person|man|staff)[\s-])?(\p{L}+)/iu.exec(after)
  const unit = unitMatch?.[1] && !/^(?:an|la)$/i.test(unitMatch[1]) ? timeUnit(unitMatch[1]) : undefined
  const tail = unit ? after.slice(unitMatch?.[0].length ?? 0) : after
  const noun = unit ? undefined : nounAfter(clause.tokens, clause.start + offset)
  const window = tail.slice(0, 60)
  const perNoun =
    /^\s?(?:\p{L}+\s)?(?:per|\/|por|pro|je)\s?(\p{L}{3,}(?:\s(?!per\b|and\b|or\b|plus\b)\p{L}{3,})?)/iu.exec(
      window,
    )?.[1]
  return {
    unit,
    unitLength: unitMatch?.[0].length ?? 0,
    noun,
    per: periodAfter(window),
    perNoun: perNoun && !timeUnit(perNoun.split(' ')[0] as string) ? perNoun : undefined,
    each: /^\s?(?:\p{L}+\s){0,2}(?:each|apiece|cada un[oa]|jeweils|chacun)\b/iu.test(window),
  }
}

/** '610 alerts a month' counts alerts; '4,900 a month' counts what its sentence is about. */
function nounAfter(all: readonly Token[], from: number): string | undefined {
  const words: string[] = []
  for (const token of all) {
    if (token.start < from) continue
    if (words.length === 0 && /^(?:of|the|our|those|de|der|des|los|las|les)$/.test(token.lower)) continue
    const counts =
      token.pos === 'NOUN' ||
      token.pos === 'PROPN' ||
      (token.pos === 'ADJ' && !/^(?:more|less|such|last|next|same)$/.test(token.lower)) ||
      (token.pos === 'VERB' &&
        words.length === 0 &&
        token.lower.endsWith('s') &&
        all[all.indexOf(token) - 1]?.lower === 'of') ||
      (token.pos === 'X' && words.length === 0 && token.text.length > 3)
    if (!counts || words.length === 4) break
    if (timeUnit(token.lower) && words.length === 0) break
    words.push(token.text)
  }
  return words.length > 0 && /\p{L}{2}/u.test(words.at(-1) as string) ? words.join(' ') : undefined
}

export function numberOf(digits: string): number {
  const text = digits.replace(/[ '’\u00a0\u202f]/g, '')
  // '1.350' and '1,020,000' are thousands; '3.1' and '3,1' are parts.
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text) && !text.startsWith('0')) return Number(text.replace(/[.,]/g, ''))
  const mixed = /^(\d{1,3}(?:[.,]\d{3})+)[.,](\d{1,2})$/.exec(text)
  if (mixed) return Number(`${(mixed[1] as string).replace(/[.,]/g, '')}.${mixed[2]}`)
  return Number(text.replace(',', '.'))
}
