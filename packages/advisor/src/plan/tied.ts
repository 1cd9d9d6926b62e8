import { serves, wantedOf } from '@cairn/knowledge/situations'
import { findPrivateData } from '@cairn/domain/private-data'
import type { Facts, Kind, Span, Statement } from '../facts.ts'
import type { Initiative } from '../plan.ts'
import { POLICY } from './policy.ts'

/**
 * Sentences of a field that are of the matter of these, by what was learned of goals, or that tell plainly of the records
 * the work is done from; the surest first.
 */
export function tiedTo(
  facts: Facts,
  statements: readonly Statement[],
  field: keyof typeof POLICY.tie,
  records: readonly string[] = [],
): Statement[] {
  const ids = new Set(statements.map(({ id }) => id))
  const sure = new Map<string, number>()
  for (const tie of facts.ties) if (ids.has(tie.goal)) sure.set(tie.to, Math.max(tie.sure, sure.get(tie.to) ?? 0))
  const ofGoals = facts.ties.some(({ goal }) => ids.has(goal))
  const wanted = wantedOf(records)
  const sureOf = ({ id, holds = [] }: Statement) => {
    const told = sure.get(id) ?? 0
    const served = serves(holds, wanted)
    // Ties are told of goals only; where there are some, they must think it possible.
    if (served >= POLICY.serves && (told > 0 || !ofGoals)) return Math.max(told, POLICY.tie[field])
    return wanted.size > 0 && served < POLICY.hardlyServes && told < POLICY.tieAlone ? 0 : told
  }
  return facts.statements
    .filter((one) => one.span.field === field && sureOf(one) >= POLICY.tie[field])
    .sort((a, b) => sureOf(b) - sureOf(a))
    .slice(0, TIED_MOST)
}
const TIED_MOST = 2

/** What else the client tells of a matter, as far as it can be told again. */
export function troublesOf(facts: Facts, statements: readonly Statement[]): Initiative['tied'] {
  const tried = new Set(facts.tried.map(({ statement }) => statement))
  return tiedTo(facts, statements, 'challenges')
    .filter(
      (one) =>
        !statements.includes(one) &&
        // What was tried once is behind no trouble.
        !tried.has(one.id) &&
        one.hurdle !== 'tried' &&
        TELLS.has(one.kind) &&
        one.text.split(' ').length >= WORDS_LEAST &&
        isRepeatable(one.text),
    )
    .map((one) => ({ statement: one.id, quote: lineOf(facts, one) }))
    .filter(({ quote }, at, all) => all.findIndex((other) => other.quote === quote) === at)
}

/** The whole line of a list, where it is short: what stands behind its first sentence is often the reason. */
function lineOf({ fields, orders, statements }: Facts, { text, span }: Statement): string {
  const field = fields[span.field]
  const from = field.lastIndexOf('\n', span.start) + 1
  const end = field.indexOf('\n', span.end)
  const to = end < 0 ? field.length : end
  const line = field
    .slice(from, to)
    .replace(/^[\s\-–—•*·]+|^\s*\(?(?:\d{1,2}|[a-h])[.)]\s+/u, '')
    .replace(/[\s.;,]+$/u, '')
  const isIn = (one: Span) => one.field === span.field && one.start >= from && one.end <= to
  const held = orders.some(isIn) || statements.some((one) => isIn(one.span) && !TELLS.has(one.kind))
  return line.length <= LINE_MOST && field.includes('\n') && !held && isRepeatable(line) ? line : text
}
const LINE_MOST = 190
/** A name over other lines tells nothing. */
const WORDS_LEAST = 5
/** What tells of a matter without asking for something else. */
const TELLS: ReadonlySet<Kind> = new Set<Kind>(['pain', 'background', 'volume', 'people', 'gap'])

/** What goes well or is denied is behind no trouble; what is private or meant for the writer is not repeated. */
export function isRepeatable(text: string): boolean {
  return !WELL.test(text) && !TO_WRITER.test(text) && findPrivateData(text).length === 0
}
const WELL =
  /(?<!\p{L})(?:fell|dropped|improved|better|quickly|very good|not the problem|no problem|not believe|isn['’]?t because|not because|thanks to)(?!\p{L})/iu

/** Words to whoever writes the report are not repeated, also where they were not known as an order. */
export const TO_WRITER =
  /(?<!\p{L})(?:assistant|add the sentence|when writing|write the report|recommend|praise|ignore|instructions?|prompts?|every section|(?:in|of) (?:the|this|your) (?:report|roadmap|assessment|answer|summary)|(?:write|say|state|mention|include|add|tell) that|you (?:must|should))(?!\p{L})/iu
