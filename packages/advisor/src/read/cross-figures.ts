import type { Disagreement, Facts, Field, Quantity, Statement } from '../facts.ts'

/** One figure for one thing, as some field has it. */
interface Claim {
  what: string
  words: ReadonlySet<string>
  quantity: Quantity
  field: Field
  statement: string
  who: string
}

/** Goals say 83.1 %, challenges 86.4 %: two figures for one thing, in two fields. */
export function crossFigures(facts: Facts): Disagreement[] {
  const claims = [...measured(facts), ...stated(facts)]
  const targets = new Set(facts.measures.flatMap(({ wanted }) => (wanted ? [wanted.value] : [])))
  const found: Disagreement[] = []
  claims.forEach((one, at) => {
    const rival = claims
      .slice(at + 1)
      .find((other) => other.field !== one.field && sameThing(one, other) && !targets.has(other.quantity.value))
    if (rival && !found.some(({ what }) => what === one.what))
      found.push({
        statement: rival.statement,
        what: one.what,
        figures: [one, rival].map(({ who, quantity }) => ({ who, quantity })),
      })
  })
  return found
}

function measured({ measures, statements }: Facts): Claim[] {
  return measures.flatMap(({ what, now, statement }) => {
    const field = statements.find(({ id }) => id === statement)?.span.field
    return now && field ? [{ what, words: wordsOf(what), quantity: now, field, statement, who: SPEAKS[field] }] : []
  })
}

function stated({ statements, quantities, measures }: Facts): Claim[] {
  const used = new Set(measures.flatMap(({ now, wanted }) => [now?.span.start, wanted?.span.start]))
  const byStatement = Map.groupBy(quantities, ({ statement }) => statement)
  return statements.flatMap((statement) => {
    const own = byStatement.get(statement.id)
    if (!own || ASIDE.test(statement.text)) return []
    return own
      .filter((one) => !one.approximate && one.high === undefined)
      .filter((one) => !(used.has(one.span.start) && statement.span.field === 'goals'))
      .flatMap((quantity) => {
        const what = whatOf(statement, quantity)
        const words = wordsOf(what ?? '')
        return what && words.size > 0
          ? [{ what, words, quantity, field: statement.span.field, statement: statement.id, who: speaker(statement) }]
          : []
      })
  })
}

/** 'Punctuality is 86.4%', 'our 46 drivers': the whole of a thing, not some of it. */
function whatOf({ text, span }: Statement, quantity: Quantity): string | undefined {
  const [at, end] = [quantity.span.start - span.start, quantity.span.end - span.start]
  const before = text.slice(Math.max(0, at - 60), at)
  if (quantity.kind === 'count' && quantity.noun) return WHOLE.test(before) ? quantity.noun : undefined
  if (/^\s*(?:on|in|for|among|with|during|per|of|when|if|after)\s(?!total|all|average)/iu.test(text.slice(end)))
    return undefined
  return IS.exec(before)?.[1]
}

function sameThing(one: Claim, other: Claim): boolean {
  const [a, b] = [one.quantity, other.quantity]
  if (a.kind !== b.kind || a.unit !== b.unit || a.per !== b.per || a.currency !== b.currency || a.value === b.value)
    return false
  // 1.3 passengers a trip and two vans are two things.
  if (a.kind === 'count' && (a.noun ?? '') !== (b.noun ?? '')) return false
  if (Math.max(a.value, b.value) > 3 * Math.min(a.value, b.value)) return false
  const [short, long] = one.words.size <= other.words.size ? [one.words, other.words] : [other.words, one.words]
  return [...short].every((word) => long.has(word)) && long.size - short.size <= 1
}

function speaker({ text, span }: Statement): string {
  const named =
    /(?<!\p{L})(?:measured|counted|reported|published|calculated) by (?:the |our )?(\p{L}+(?: \p{L}+)?)|according to (?:the |our )?(\p{L}+(?: \p{L}+)?)/iu.exec(
      text,
    )
  return named?.[1] ?? named?.[2] ?? SPEAKS[span.field]
}

function wordsOf(text: string): Set<string> {
  return new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .map((word) => word.replace(/(?<=[^s])s$/, ''))
      .filter((word) => !EMPTY.test(word)),
  )
}

/** Who says it, where nobody else is named. */
const SPEAKS: Record<Field, string> = {
  description: 'your description',
  goals: 'your goal',
  challenges: 'your list of problems',
  data: 'your list of records',
  team: 'your note on the team',
}
const IS =
  /^(?:[^,;:]*[,;:]\s*)?(?:the |our |my |today['’]s |current )?(\p{L}[\p{L} -]{2,40}?)\s+(?:is|are|stands?|runs?|sits?)(?:\s+(?:now|currently|only|still|already|at|running at|about|really))*\s+$/iu
const WHOLE =
  /(?<!\p{L})(?:we (?:have|run|employ|handle|get|do|process|serve|take|make)|our|all|total of|with|all our|the)\s+(?:now\s+|currently\s+|only\s+)?$/iu
/** Another time, another place, somebody else, or only a part. */
const ASIDE =
  /(?<!\p{L})(?:last (?:year|month|quarter|season|week)|ago|before|used to|was|were|in (?:19|20)\d\d|previous\p{L}*|industry|competitors?|targets?|should|want|would|other|best|worst|peak|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|winter|summer|spring|autumn|some|plan\p{L}*|more|fewer|each|per|branch|site|shop)(?!\p{L})/iu
const EMPTY = /^(?:rate|share|number|time|level|total|our|the|and|for|per|percentage|average|figure)$/
