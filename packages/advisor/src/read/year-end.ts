import { matches } from '@cairn/knowledge/matches'
import type { Facts, Field, Span, When } from '../facts.ts'
import { isName, MONTH, monthOf } from './months.ts'

/**
 * Years that do not end in December: 'before our year ends in June', 'financial year April to March', 'the books close in
 * September'. Where money is spoken of, 'the end of the year' is then that day; a month that is told as the end of a year
 * means its last day.
 */
export function settleYearEnd(facts: Facts): void {
  const ends = (Object.keys(facts.fields) as Field[]).flatMap((field) => endsIn(facts.fields[field], field))
  const [first] = ends
  if (!first) return
  // Two years that end apart are of two houses: only what is told with the day itself is known.
  const common = ends.every(({ month }) => month === first.month) ? first : undefined
  facts.dates = facts.dates.flatMap((date) => {
    const { when, statement } = date
    const own = ends.find(({ span }) => isInside(when.span, span))
    if (own && NAMES_YEAR.test(when.text)) return [{ ...date, when: on(own, when, facts.written) }]
    // 'The end of the year in June' is one day.
    if (
      own &&
      facts.dates.some((other) => other !== date && other.statement === statement && isYearOf(own, other.when))
    )
      return []
    if (own && when.month === own.month) return [{ ...date, when: on(own, when, facts.written) }]
    const told = facts.statements.find(({ id }) => id === statement)?.text ?? date.what
    const moves = common && NAMES_YEAR.test(when.text) && OF_MONEY.test(told)
    return [moves ? { ...date, when: on(common, when, facts.written) } : date]
  })
}

interface YearEnd {
  span: Span
  month: number
  day: number
}

const NAMES_YEAR = /(?<!calendar )(?<!\p{L})year$/iu
const OF_MONEY =
  /(?<!\p{L})(?:budgets?|money|grants?|funds?|funding|subsid\p{L}+|vouchers?|donors?|spen[dt]|used|invoiced|ordered)(?!\p{L})|\p{Sc}/iu

function isInside(inner: Span, outer: Span): boolean {
  return inner.field === outer.field && inner.start >= outer.start && inner.end <= outer.end
}

function isYearOf({ span }: YearEnd, when: When): boolean {
  return NAMES_YEAR.test(when.text) && isInside(when.span, span)
}

/** The next such day. */
function on({ month, day }: YearEnd, when: When, today: string): When {
  const [year, now, of] = [today.slice(0, 4), today.slice(5, 7), today.slice(8, 10)].map(Number) as [
    number,
    number,
    number,
  ]
  return { ...when, year: year + (month < now || (month === now && day < of) ? 1 : 0), month, day }
}

function endsIn(text: string, field: Field): YearEnd[] {
  if (!/(?<!\p{L})(?:year|books|accounts)/iu.test(text)) return []
  return ENDS.flatMap((pattern) =>
    matches(pattern, text).flatMap((match) => {
      const { before, name = '', after } = match.groups ?? {}
      const month = monthOf(name)
      const at = match.index + match[0].lastIndexOf(name)
      if (!month || month === 12 || !isName(name, text, at)) return []
      const last = new Date(Date.UTC(2027, month, 0)).getUTCDate()
      const day = Number(before ?? after ?? last)
      if (day < 1 || day > last) return []
      return [{ span: { field, start: match.index, end: match.index + match[0].length }, month, day }]
    }),
  )
}

const DAY = String.raw`(?:(?<before>\d{1,2})(?:st|nd|rd|th)?\.?\s(?:of\s)?)?(?<name>${MONTH})(?!\p{L})(?:\s(?<after>\d{1,2})(?:st|nd|rd|th)?(?!\d))?`
const YEAR = String.raw`(?:(?:financial|fiscal|business|budget|accounting|grant|project|tax)\s)?year`
const ENDS = [
  // 'Our year ends in June', 'the books close on 30 September'
  String.raw`(?<!\p{L}|(?:calendar|school|academic|first|second|third|last)\s)(?:${YEAR}|books|accounts)\s(?:(?:always|only|also)\s)?(?:ends?|closes?|finish(?:es)?|runs? out|(?:is|are) (?:over|closed))\s(?:in|on|at|by|with)?\s?(?:the\s)?(?:end\sof\s|last\sday\sof\s)?${DAY}`,
  // 'The end of the year in June', 'year end (30 June)', 'end of our year, which for us is 31 July'
  String.raw`(?<!\p{L})(?:(?:the\s)?(?:end|close)\sof\s(?:the\s|our\s|this\s)?${YEAR}|year[- ]end)(?:\s(?:is|in|on)\s|,?\s(?:that is|i\.?e\.?|which\s(?:(?:for|with)\sus\s)?is|(?:for|with)\sus)\s|,\s|\s?\((?:in\s|on\s|our\s${YEAR}\sends\s(?:in|on)\s)?)(?:the\s)?(?:end\sof\s|in\s)?${DAY}`,
  // 'Financial year April to March', 'our year runs from July to June'
  String.raw`(?<!\p{L})(?:our\s|financial\s|fiscal\s|budget\s|accounting\s|the\s(?:financial|fiscal|budget)\s)year(?:\s(?:is|runs|goes|lasts))?,?\s(?:from\s)?(?:1(?:st)?\s)?(?:${MONTH})(?:\s1(?:st)?)?\s?(?:to|until|till|through|[-–])\s?(?:the\s)?(?:end\sof\s)?${DAY}`,
].map((source) => new RegExp(source, 'giu'))
