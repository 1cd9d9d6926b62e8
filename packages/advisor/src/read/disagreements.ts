import type { Disagreement, Quantity } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { topicOf } from './topics.ts'

const SAYS = /([\p{L}][\p{L}’' ]{1,40}?)\s+(?:says?|claims?|reports?|shows?|show|has|have|reckons?|thinks?|counts?|puts? it at|dice|dit|sagt|mówi|estimates?|believe|believes)\s+(?:que\s+)?(?:it(?:['’]s| is)?\s+|we are at\s+|andamos en\s+|that\s+|about\s+|only\s+|en\s+)*$/iu

/** 'production says 74, accounts says 68': one thing, two figures, each with its speaker. */
export function disagreements(told: readonly Clause[], numbers: readonly Quantity[]): Disagreement[] {
  return told.flatMap((clause) => {
    const own = numbers.filter(({ span }) => span.field === clause.field && span.start >= clause.start && span.end <= clause.end)
    const figures = own.flatMap((quantity) => {
      const lead = clause.text.slice(0, quantity.span.start - clause.start)
      const who = SAYS.exec(lead)?.[1]
        ?.replace(/^.*\b(?:and|but|while|y|y la|y el|,)\s+/iu, '')
        .replace(/^(?:the|our|la|el|die|der|le)\s+/i, '')
        .trim()
      const bare = /(?:^|,|\band\b|\by\b)\s*(?:the |la |el |our )?([\p{L}]+)\s+(?:que\s+)?(?:en\s+)?$/iu.exec(lead)
      const name = who ?? (bare && own.indexOf(quantity) > 0 ? bare[1] : undefined)
      return name && name.length > 1 ? [{ who: name, quantity }] : []
    })
    if (figures.length < 2 || !figures.some(({ quantity }) => SAYS.test(clause.text.slice(0, quantity.span.start - clause.start)))) return []
    const values = new Set(figures.map(({ quantity }) => quantity.value))
    const first = figures[0]
    if (values.size < 2 || !first) return []
    const lead = /^([^:]{2,40}):/.exec(clause.text)?.[1]
    return [{ statement: '', what: lead ?? topicOf(clause) ?? '', figures, clause }].map(({ clause: at, ...rest }) => ({
      ...rest,
      statement: first.quantity.statement || String(at.start),
    }))
  })
}
