import type { Span, When } from '../facts.ts'
import type { Clause } from './clauses.ts'

const MONTHS = [
  'jan(?:uary)?|enero|januar|janvier|gennaio|janeiro|stycz\\p{L}*',
  'feb(?:ruary)?|febrero|februar|février|febbraio|fevereiro|lut\\p{L}*',
  'mar(?:ch)?|marzo|märz|mars|março|mar[cz]\\p{L}*',
  'apr(?:il)?|abril|avril|aprile|kwie\\p{L}*',
  'may|mayo|mai|maggio|maio|maj\\p{L}*',
  'june?|junio|juni|juin|giugno|junho|czerw\\p{L}*',
  'july?|julio|juli|juillet|luglio|julho|lip[ci]\\p{L}*',
  'aug(?:ust)?|agosto|août|sierp\\p{L}*',
  'sept?(?:ember)?|septiembre|septembre|settembre|setembro|wrze\\p{L}*',
  'oct(?:ober)?|octubre|oktober|octobre|ottobre|outubro|październik\\p{L}*',
  'nov(?:ember)?|noviembre|novembre|novembro|listopad\\p{L}*',
  'dec(?:ember)?|diciembre|dezember|décembre|dicembre|dezembro|gru[dz]\\p{L}*',
]
const MONTH = MONTHS.map((one) => `(?:${one})`).join('|')
const FEASTS: [RegExp, number][] = [
  [/\b(?:christmas|xmas|navidad|weihnachten|noël|natale|natal)\b/iu, 12],
  [/\b(?:new year)\b/iu, 1],
  [/\b(?:reyes|epiphany|pongal)\b/iu, 1],
  [/\b(?:diwali|deepavali|thanksgiving|black friday|all saints)\b/iu, 11],
]
const SEASONS: [RegExp, number[]][] = [
  [/\b(?:spring)\b/iu, [3, 4, 5]],
  [/\b(?:summer|verano|sommer|été|estate)\b/iu, [6, 7, 8]],
  [/\b(?:autumn|otoño|herbst|automne)\b/iu, [9, 10, 11]],
  [/\b(?:winter|invierno|hiver|inverno)\b/iu, [12, 1, 2]],
]

const DATE = new RegExp(
  `(?<![\\p{L}])(?:(\\d{1,2})(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+|de\\s+)?(${MONTH})|(${MONTH})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d%])|(?:(end|beginning|start|middle|mid|early|late|fin|finales|ende|fim|koniec|końca)[\\s-]?(?:of\\s+|de\\s+)?)?(${MONTH}))(?![\\p{L}])(?:[,\\s]+(?:of\\s+|de\\s+)?((?:19|20)\\d\\d)(?!\\d))?`,
  'giu',
)

/** The dated moments of a clause: '15 May', 'end of September', 'March 31', 'June 2027', 'in 14 months'. */
export function whens(clause: Clause): When[] {
  const found: When[] = []
  for (const match of clause.text.matchAll(DATE)) {
    const name = match[2] ?? match[3] ?? match[6]
    const month = monthOf(name as string)
    if (!month || !looksLikeDate(match, name as string, clause.text)) continue
    const day = match[1] ?? match[4]
    const part = match[5]?.toLowerCase()
    found.push({
      span: spanAt(clause, match.index, match[0].length),
      text: match[0].trim(),
      month,
      ...(day !== undefined && Number(day) <= 31 && { day: Number(day) }),
      ...(part && /^(?:end|late|fin|finales|ende|fim|koniec|końca)$/.test(part) && { day: 30 }),
      ...(match[7] && { year: Number(match[7]) }),
    })
  }
  for (const match of clause.text.matchAll(/(?<![\d,.$€£-])\b((?:19|20)\d\d)\b(?![\d,.]*\d|\s?%)/g)) {
    const start = clause.start + match.index
    if (found.some(({ span }) => start >= span.start && start < span.end)) continue
    found.push({ span: spanAt(clause, match.index, 4), text: match[0], year: Number(match[1]) })
  }
  return found.sort((a, b) => a.span.start - b.span.start)
}

/** 'nothing new from August to October', 'July-August', 'December': the months a clause names, ranges filled. */
export function monthsNamed(text: string): number[] {
  const named = new Set<number>()
  const range = new RegExp(
    `(?<![\\p{L}])(?:\\d{1,2}\\.?\\s+(?:de\\s+)?)?(${MONTH})\\.?(?:\\s+\\d{1,2})?\\s*(?:-|–|to|through|thru|until|till|and|a|bis|à|al|do)\\s*(?:\\d{1,2}\\.?\\s+(?:de\\s+)?)?(${MONTH}|christmas|reyes)(?![\\p{L}])`,
    'giu',
  )
  for (const match of text.matchAll(range)) {
    const [from, to] = [monthOf(match[1] as string), /christmas/i.test(match[2] as string) ? 12 : /reyes/i.test(match[2] as string) ? 1 : monthOf(match[2] as string)]
    const single = /\b(?:and)\b/i.test(match[0])
    if (!from || !to) continue
    if (single) named.add(from).add(to)
    else for (let month = from; ; month = (month % 12) + 1) {
        named.add(month)
        if (month === to) break
      }
  }
  for (const match of text.matchAll(new RegExp(`(?<![\\p{L}])(${MONTH})(?![\\p{L}])`, 'giu'))) {
    const month = monthOf(match[1] as string)
    if (month && (match[1] as string).length > 3 || /^[A-Z]/.test(match[1] as string)) if (month) named.add(month)
  }
  for (const [pattern, month] of FEASTS) if (pattern.test(text)) named.add(month)
  return [...named].sort((a, b) => a - b)
}

export function seasonMonths(text: string): number[] {
  return SEASONS.flatMap(([pattern, months]) => (pattern.test(text) ? months : []))
}

function monthOf(name: string): number | undefined {
  const at = MONTHS.findIndex((one) => new RegExp(`^(?:${one})$`, 'iu').test(name.trim()))
  return at < 0 ? undefined : at + 1
}

/** 'may' the verb and 'mar' or 'dec' inside other words are no months. */
function looksLikeDate(match: RegExpMatchArray, name: string, text: string): boolean {
  if (/^may$/i.test(name)) {
    const before = text.slice(0, match.index)
    if (!/^M/.test(name)) return false
    return match[1] !== undefined || match[4] !== undefined || /\b(?:in|by|until|till|since|from|before|after|of|to|and|-|–|early|late|end)\s*$/i.test(before) || /^\W/.test(text.slice((match.index ?? 0) + match[0].length))
  }
  if (/^(?:mar|dec|jan|nov|oct|sep|sept|apr|aug|feb|jun|jul|mai|mars)$/i.test(name)) return /^[A-Z]/.test(name)
  if (/^march$/i.test(name)) return /^M/.test(name)
  return true
}

function spanAt(clause: Clause, at: number, length: number): Span {
  return { field: clause.field, start: clause.start + at, end: clause.start + at + length }
}
