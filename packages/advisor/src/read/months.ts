import { matches } from '@cairn/knowledge/matches'

/** Names of the months in the languages that are read, each as the beginning or the whole of a word. */
const NAMES = [
  'jan|january|enero|januar|janvier|gennaio|janeiro|styczeń|stycznia|styczniu|januari|jänner',
  'feb|february|febrero|februar|février|febbraio|fevereiro|luty|lutego|lutym|februari',
  'mar|march|marzo|märz|mars|março|marzec|marca|marcu|maart',
  'apr|april|abril|avril|aprile|kwiecień|kwietnia|kwietniu',
  'may|mayo|mai|maggio|maio|maj|maja|maju|mei',
  'jun|june|junio|juni|juin|giugno|junho|czerwiec|czerwca|czerwcu',
  'jul|july|julio|juli|juillet|luglio|julho|lipiec|lipca|lipcu',
  'aug|august|agosto|août|sierpień|sierpnia|sierpniu|augustus',
  'sep|sept|september|septiembre|septembre|settembre|setembro|wrzesień|września|wrześniu',
  'oct|october|octubre|oktober|octobre|ottobre|outubro|październik|października|październiku',
  'nov|november|noviembre|novembre|novembro|listopad|listopada|listopadzie',
  'dec|december|diciembre|dezember|décembre|dicembre|dezembro|grudzień|grudnia|grudniu',
].map((names) => names.split('|'))
const MONTH_OF = new Map(NAMES.flatMap((names, at) => names.map((name) => [name, at + 1] as const)))
export const MONTH_WORDS: ReadonlySet<string> = new Set(MONTH_OF.keys())
/** Longest first, so that 'juni' is not read as 'jun'. */
export const MONTH = [...MONTH_OF.keys()].sort((a, b) => b.length - a.length).join('|')

const FEAST_MONTH: [RegExp, number][] = [
  [/^(?:christmas|xmas|navidad|weihnachten|noël|natale|natal|kerst)$/iu, 12],
  [/^(?:new year|reyes|epiphany|pongal|australia day|burns night)$/iu, 1],
  [/^(?:carnival|karneval|carnaval|mardi gras|valentine[’']?s(?: day)?|lunar new year|chinese new year|tet)$/iu, 2],
  [/^(?:anzac day)$/iu, 4],
  [/^(?:mother[’']?s day|memorial day|pentecost|whitsun)$/iu, 5],
  [/^(?:midsummer)$/iu, 6],
  [/^(?:labor day|michaelmas)$/iu, 9],
  [/^(?:halloween|hallowe[’']en)$/iu, 10],
  [/^(?:boxing day|hanukkah)$/iu, 12],
  [/^(?:easter|ostern|pâques|pasqua|páscoa|pascua|wielkanoc|pasen)$/iu, 3],
  [/^(?:diwali|deepavali|thanksgiving|black friday|all saints)$/iu, 11],
]
export const FEAST =
  "christmas|xmas|navidad|weihnachten|noël|natale|natal|kerst|boxing day|hanukkah|new year|reyes|epiphany|pongal|australia day|burns night|carnival|karneval|carnaval|mardi gras|valentine[’']?s(?: day)?|lunar new year|chinese new year|tet|easter|ostern|pâques|pasqua|páscoa|pascua|wielkanoc|pasen|anzac day|mother[’']?s day|memorial day|pentecost|whitsun|midsummer|labor day|michaelmas|halloween|hallowe[’']en|diwali|deepavali|thanksgiving|black friday|all saints"

const IS_FEAST = new RegExp(`^(?:${FEAST})$`, 'iu')

const SEASONS: [RegExp, number[]][] = [
  [/\b(?:spring|primavera|frühjahr|frühling|printemps|wiosn\p{L}+|voorjaar|lente)\b/iu, [3, 4, 5]],
  [/\b(?:summer|verano|sommer|été|estate|verão|lato|zomer)\b/iu, [6, 7, 8]],
  [/\b(?:autumn|otoño|herbst|automne|autunno|outono|jesie\p{L}+|herfst)\b/iu, [9, 10, 11]],
  [/\b(?:winter|invierno|hiver|inverno|zim\p{L}+)\b/iu, [12, 1, 2]],
]

export function monthOf(name: string): number | undefined {
  const plain = name.trim().toLowerCase()
  return (
    MONTH_OF.get(plain) ?? (IS_FEAST.test(plain) ? FEAST_MONTH.find(([feast]) => feast.test(plain))?.[1] : undefined)
  )
}

const BETWEEN = String.raw`\s*(?:-|–|to|through|thru|until|till|and|a|al|e|y|et|und|bis|à|do|i|en|t\/m|tot)\s*`
const DAY = String.raw`(?:(?:\d{1,2}|the)(?:st|nd|rd|th|er|º)?\.?\s+(?:of\s+|de\s+)?)?`
const PART = '(?:(?:end|beginning|start|middle|mid|early|late)[\\s-](?:of\\s+)?)?'
const RANGE = new RegExp(
  `(?<!\\p{L})${DAY}${PART}(${MONTH}|${FEAST})\\.?(?:\\s+\\d{1,2}(?!\\d))?${BETWEEN}${DAY}${PART}(${MONTH}|${FEAST})(?!\\p{L})`,
  'giu',
)
const ALONE = new RegExp(`(?<!\\p{L})(${MONTH}|${FEAST})(?!\\p{L})`, 'giu')
const JOINS = /\b(?:and|y|e|et|und|i|en)\b/iu

/** 'nothing new from August to October', 'July-August', 'December': the months a text names, ranges filled. */
export function monthsNamed(text: string): number[] {
  const named = new Set<number>()
  for (const match of matches(RANGE, text)) {
    const [from, to] = [monthOf(match[1] ?? ''), monthOf(match[2] ?? '')]
    if (!from || !to || !isName(match[1] ?? '', text, match.index)) continue
    const between = /between\s+$/i.test(text.slice(0, match.index))
    if (JOINS.test(match[0].slice((match[1] ?? '').length)) && !between) named.add(from).add(to)
    else for (let month = from; named.add(month) && month !== to; month = (month % 12) + 1);
  }
  for (const match of matches(ALONE, text)) {
    const month = monthOf(match[0])
    if (month && isName(match[0], text, match.index) && !isOtherwise(match[0], text, match.index)) named.add(month)
  }
  for (const match of matches(QUARTER, text))
    for (let month = 1; month <= 3; month += 1) named.add((Number(match[1]) - 1) * 3 + month)
  return [...filled(text, named)].sort((a, b) => a - b)
}
const QUARTER = /(?<!\p{L})Q([1-4])(?!\p{L}|\d)/gu

/** 'June to August impossible, February is quiet': one of them is not closed; and in April it is another New Year. */
export function isOtherwise(name: string, text: string, at: number): boolean {
  return (
    QUIET.test(text.slice(at + name.length)) || (/^new year/i.test(name) && /(?<!\p{L})april(?!\p{L})/iu.test(text))
  )
}
const QUIET =
  /^\s(?:is|are|would be)\s(?:the |our |usually |always |very |more |a )*(?:quiet(?:er|est)?|slow(?:er|est)?|calm(?:er)?|fine|ok|okay|free|best|better|good|easy|easier|possible)(?!\p{L})/iu

/** 'starts mid June, and from then till end of September', 'after New Year until it is finished': what lies between too. */
function filled(text: string, named: Set<number>): Set<number> {
  const all = matches(ALONE, text).flatMap((match) => {
    const month = monthOf(match[0])
    return month && isName(match[0], text, match.index) ? [{ month, at: match.index }] : []
  })
  const [first, second] = all
  if (!first || !second || all.length > 2 || named.size > 2) return named
  const between = text.slice(first.at, second.at)
  const starts = /(?:from|after|since)\s+(?:after\s+)?(?:the\s+)?$/iu.test(text.slice(0, second.at))
  const [from, to] =
    FROM_THEN.test(between) || TILL.test(text.slice(0, second.at))
      ? [first.month, second.month]
      : starts && TILL_OVER.test(text.slice(second.at))
        ? [second.month, first.month]
        : []
  if (from && to) for (let month = from; named.add(month) && month !== to; month = (month % 12) + 1);
  return named
}
const FROM_THEN = /(?<!\p{L})from then(?: on)?\s(?:until|till|to)(?!\p{L})/iu
const TILL =
  /(?<!\p{L})(?:start|starts|begin|begins|opens?)(?!\p{L})[^.;]*(?:until|till)\s(?:(?:the\s)?(?:end|start|middle|beginning) of\s|mid[- ])?$/iu
const TILL_OVER =
  /(?<!\p{L})(?:until|till)\s(?:it|that|this|they)(?:['’]s| is| are)? (?:over|finished|done|past|gone)(?!\p{L})/iu

/** Below the equator summer begins in December. */
export function seasonMonths(text: string, south = false): number[] {
  return SEASONS.flatMap(([pattern, months]) =>
    pattern.test(text) ? months.map((month) => (south ? ((month + 5) % 12) + 1 : month)) : [],
  )
}

/** Countries whose people mean the southern seasons. */
const SOUTHERN = new Set('AU NZ ZA AR CL BR PE UY PY BO NA BW ZW MZ LS SZ MG FJ'.split(' '))
export function isSouthern(country: string | undefined): boolean {
  return country !== undefined && SOUTHERN.has(country)
}

/** 'Viña del Mar' */
export function isSea(name: string, text: string, at: number): boolean {
  return /^mar$/i.test(name) && /(?<!\p{L})del\s+$/iu.test(text.slice(Math.max(0, at - 5), at))
}

/** 'may' and 'march' the verbs, 'mar', 'dec' and 'do' as other words: only a capital, or a day beside it, makes a month. */
export function isName(name: string, text: string, at: number): boolean {
  if (
    !/^(?:may|march|mar|mars|mai|maj|mei|dec|jan|nov|oct|sep|sept|apr|aug|feb|jun|jul|natal|marca|estate)$/i.test(name)
  )
    return true
  const before = text.slice(Math.max(0, at - 14), at)
  if (/^\p{Ll}/u.test(name)) {
    return (
      /^(?:mai|mars|maj|mei|marca)$/.test(name) &&
      /(?:\d\.?|\b(?:en|de|du|le|im|bis|w|do|in|au|fin|tot|até|em|au))\s+(?:de\s+)?$/iu.test(before)
    )
  }
  if (isSea(name, text, at)) return false
  if (!/^may$/i.test(name)) return true
  const after = text.slice(at + name.length)
  return (
    /(?:\d|\b(?:in|by|until|till|since|from|before|after|of|to|and|early|late|end|mid|next|last|this|during|on|through))[\s-]*$|[-–(,]\s*$/i.test(
      before,
    ) ||
    /^(?:\W|$)(?!\s*\p{Ll})/u.test(after) ||
    /^\s*(?:\d|[-–,]|to\b|and\b|through\b)/i.test(after)
  )
}
