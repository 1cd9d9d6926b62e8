import type { Quantity } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { PARTS } from './fractions.ts'
import { whatOf, type Draft } from './measure-what.ts'
import { CUT, FALL, FEWER, LIFT, MORE, RISE } from './moving-words.ts'
import { NUMBER_WORD } from './number-words.ts'
import { topicOf } from './topics.ts'

interface Factor {
  draft: Draft
  /** Where the figure stands that it was read from. */
  at: number
}
type Rule = [RegExp, (match: RegExpExecArray) => number | undefined]

/** A change told as a part of today's figure, whatever that is: 'halve', 'by a fifth', '30% fewer'. */
export function factors(clause: Clause, numbers: readonly Quantity[], paired: readonly Draft[]): Factor[] {
  const found: Factor[] = []
  if (!HINT.test(clause.text) || (clause.field !== 'goals' && !/\b(?:want|we need|would like)\b/i.test(clause.text)))
    return []
  for (const [pattern, factorOf] of RULES) {
    const match = pattern.exec(clause.text)
    if (!match || found.length > 0) continue
    const [start, end] = [match.index, match.index + match[0].length]
    if (
      paired.some(({ now, wanted }) =>
        [now, wanted].some(
          (one) => one && one.span.start - clause.start >= start && one.span.start - clause.start < end,
        ),
      )
    )
      continue
    const value = factorOf(match)
    if (value === undefined || value <= 0 || OFF_BY.test(clause.text.slice(0, end)) || isState(clause, start, end))
      continue
    const what = named(clause, match)
    if (paired.some((one) => one.what.toLowerCase().endsWith(what.toLowerCase()))) continue
    const own = numbers.find((one) => one.span.start - clause.start >= start && one.span.start - clause.start < end)
    const factor = value < 1 && GOOD.test(what) && !DOWNWARD.test(match[0]) ? 2 - value : value
    found.push({ at: own?.span.start ?? -1, draft: { what, factor, direction: factor < 1 ? 'down' : 'up' } })
  }
  return found
}

/** 'We miss by 22% on average': how far off it is. */
const OFF_BY = /(?<!\p{L})(?:miss|out|off|wrong|late|over|short|exceed\p{L}*|overrun\p{L}*)\s(?:it\s)?by\s[^,;.]*$/iu

/** 'We used 38% more hours than we told the customer': how it is, and no wish for more of it. */
function isState({ text, start: from, tokens }: Clause, start: number, end: number): boolean {
  const before = text.slice(0, start)
  if (!THAN.test(text.slice(end)) || WISHED.test(before)) return false
  return tokens.some((token, at) => at > 0 && token.pos === 'VERB' && token.end <= from + start)
}
const THAN = /^[^.;,:\d]{0,40}(?<!\p{L})than\s(?!(?:today|now|at present|currently)(?!\p{L}))/iu
const WISHED =
  /(?<!\p{L})(?:wants?|like|love|wish|needs?|should|must|could|would|hopes?|aims?|plan|goals?|target|to|get|let)(?!\p{L})/iu

/** The thing stands inside the words ('cut stock by 20%'), behind them ('30% fewer calls') or before ('overtime by a fifth'). */
function named(clause: Clause, match: RegExpExecArray): string {
  const end = match.index + match[0].length
  const inside = match.groups?.what?.trim()
  if (inside) return strip(inside)
  if (clause.language !== 'en') {
    const after =
      /^\s+(?:las?\s+|los\s+|les?\s+|die\s+|der\s+|das\s+|as\s+|os\s+|i\s+|gli\s+|de\s+|het\s+)?(\p{L}{3,}(?:\s(?:en|de|d['’])\s?\p{L}{3,})?)/u.exec(
        clause.text.slice(end),
      )?.[1]
    const before = whatOf(clause, match.index, end)
    return match.index > 3 && before ? before : (after ?? before)
  }
  const behind = topicOf(clause, end, 'after')
  return (
    (match.groups?.before === undefined ? behind : undefined) ??
    (match.index > 0 ? whatOf(clause, match.index, end) || undefined : undefined) ??
    topicOf(clause) ??
    rest(clause.text.slice(end))
  )
}

/** 'the time it takes to close a month': no noun the tagger knows, so the words as they stand. */
function rest(text: string): string {
  return strip(text.trim().split(/[.,;:]/)[0] ?? '').slice(0, 60)
}

function strip(text: string): string {
  return text
    .replace(/^(?:the|our|my|a|an|all|las?|los|el|les?|l['’]|die|der|das|den|as|os|i|gli|il|de|het)\s+/iu, '')
    .replace(/^(?:number|amount) of\s+/i, '')
    .trim()
}

const part = (text: string | undefined) => PARTS[(text ?? '').toLowerCase()] ?? 0
const percent = (text: string | undefined) => Number((text ?? '0').replace(',', '.')) / 100
const PARTED = '(?:a |one )?(half|third|quarter|fifth|tenth|two[- ]thirds)'
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d)?)(?:\s?(?:-|–|to)\s?\d+)?\s?(?:%|per ?cent|percent|pct|por ciento|por cento|pour cent|prozent|procent)`
const ABOUT = '(?:about |around |at least |up to |roughly |some )?'
const THING = String.raw`(?<what>[\p{L}][^.,;:\d]{1,50}?)`
const BY = '(?:by|en un|en|de|um|em|del|di|o|met|van)'
const rule = (source: string) => new RegExp(source, 'iu')

/** 'Double bookings happen in 5 of 300', 'no double orders': what befalls twice, and no wish for twice as many. */
export const TWOFOLD = String.raw`(?!-|\s(?:entr(?:y|ies)|(?:\p{L}+ )?bookings?(?!\s(?:from|by|through)\s)|booked|checks?|checked|shifts?|glazing|counting|work|handling|typing)(?!\p{L}))(?!\s\p{L}+s\s(?:[^.,;]{0,40}\s)?(?:down|fewer|happen|occur|are|is|were|still|per|caused?)(?!\p{L}))(?<!(?:no|fewer|less|avoid|stop|prevent|end|without|of|with|have|reduce|cut|eliminate|at|\d)\s(?:the\s|our\s|all\s|any\s|these\s|those\s)?double)`

const RULES: Rule[] = [
  [rule(String.raw`(?<!\p{L})(?:cut|cutting|reduce|slash)\s+${THING}\s+(?:in half|by half)(?!\p{L})`), () => 0.5],
  [
    rule(
      String.raw`(?<!\p{L})(?:halve|halving|half as (?:many|much|long)|halbier\p{L}*|halveren|dimezzare|réduire de moitié|diviser par deux|reducir a la mitad|reduzir (?:a|pela) metade)(?!\p{L})`,
    ),
    () => 0.5,
  ],
  [
    rule(
      String.raw`(?<before>)(?<!\p{L})(?:in half the time|half the time|de moitié|halbieren|halveren|a la mitad|pela metade|della metà|o połowę)(?!\p{L})`,
    ),
    () => 0.5,
  ],
  [
    rule(
      String.raw`(?<!\p{L})(?:double${TWOFOLD}|doubling|twice (?:as many|as much|the)|duplicar|doubler|verdoppeln|dobrar|raddoppiare|podwoić|verdubbelen)(?!\p{L})`,
    ),
    () => 2,
  ],
  [
    rule(String.raw`(?<!\p{L})(?:triple|treble|three times (?:as|the)|triplicar|tripler|verdreifachen)(?!\p{L})`),
    () => 3,
  ],
  [rule(String.raw`(?<!\p{L})(?:${CUT}|save)\s+${THING}\s+by\s+${ABOUT}${PARTED}(?!\p{L})`), (m) => 1 - part(m[2])],
  [
    rule(
      String.raw`(?<!\p{L})(?:${LIFT})\s+${THING}\s+by\s+${ABOUT}(?:a |one )?(half|third|quarter|fifth|tenth)(?!\p{L})`,
    ),
    (m) => 1 + part(m[2]),
  ],
  [
    rule(
      String.raw`(?<!\p{L})(?:${CUT}|save)\s+${THING}(?<!\s(?:from|to|at|under|below|than|of|in|around|within|over|above))\s+(?:by\s+)?${ABOUT}${NUMBER}(?!\s*(?:to|→|->)\s*\d)`,
    ),
    (m) => 1 - percent(m[2]),
  ],
  [rule(String.raw`(?<!\p{L})(?:${LIFT})\s+${THING}\s+by\s+${ABOUT}${NUMBER}`), (m) => 1 + percent(m[2])],
  [rule(String.raw`(?<!\p{L})(?:${FALL})\s+${THING}\s+${BY}\s+(?:un )?${NUMBER}`), (m) => 1 - percent(m[2])],
  [rule(String.raw`(?<!\p{L})(?:${RISE})\s+${THING}\s+${BY}\s+(?:un )?${NUMBER}`), (m) => 1 + percent(m[2])],
  [
    rule(
      String.raw`(?<before>)(?<!\p{L})(?:um|met)\s+${NUMBER}\s+(?:senken|reduzieren|verringern|kürzen|verlagen|verminderen|terugbrengen|lager|niedriger)`,
    ),
    (m) => 1 - percent(m[2]),
  ],
  [
    rule(String.raw`(?<before>)(?<!\p{L})(?:um|met)\s+${NUMBER}\s+(?:steigern|erhöhen|verhogen|höher|hoger)`),
    (m) => 1 + percent(m[2]),
  ],
  [
    rule(
      String.raw`(?<before>)(?<!\p{L})(?:um|met) (?:eine?n? |ein )?(drittel|viertel|fünftel|kwart|derde) (?:zu )?(?:senken|reduzieren|verringern|kürzen|verlagen|verminderen|terugbrengen)(?!\p{L})`,
    ),
    (m) => 1 - part(m[2]),
  ],
  [
    rule(String.raw`(?<before>)(?<!\p{L})(?:trim|shave|knock|take|bring|cut|get) ${ABOUT}${NUMBER} off(?!\p{L})`),
    (m) => 1 - percent(m[2]),
  ],
  [rule(String.raw`${NUMBER} (?:${FEWER})(?!\p{L})`), (m) => 1 - percent(m[1])],
  [rule(String.raw`${NUMBER} (?:${MORE})(?!\p{L})`), (m) => 1 + percent(m[1])],
  [
    rule(
      String.raw`(?<before>)(?:(?<!\p{L}|(?:is|are|was|were|went|gone) )down (?:by )?${NUMBER}(?!\s*(?:to|of))|${NUMBER} down(?!\s+to)(?!\p{L}))`,
    ),
    (m) => 1 - percent(m[2] ?? m[3]),
  ],
  [
    rule(
      String.raw`(?<before>)(?:(?<!\p{L}|(?:is|are|was|were|went|gone) )up (?:by )?${NUMBER}(?!\s*(?:to|of|from))|${NUMBER} up(?!\s+to)(?!\p{L}))`,
    ),
    (m) => 1 + percent(m[2] ?? m[3]),
  ],
  [rule(String.raw`(?<before>)(?:(?<!\p{L})plus\s|\s\+(?!\/)\s?)${NUMBER}`), (m) => 1 + percent(m[2])],
  [rule(String.raw`(?<before>)(?:(?<!\p{L}|or )minus\s|\s[-−–])${NUMBER}`), (m) => 1 - percent(m[2])],
  [rule(String.raw`(?<!\p{L})(?:a |one )?(half|third|quarter|fifth) (?:fewer|less)(?!\p{L})`), (m) => 1 - part(m[1])],
  [rule(String.raw`(?<!\p{L})(?:a |one )(half|third|quarter|fifth) more(?!\p{L})`), (m) => 1 + part(m[1])],
  [
    rule(String.raw`(?<before>)(?<!\p{L})up by ${PARTED}(?!\p{L}|\s+(?:past|to|\d|${NUMBER_WORD})(?!\p{L}))`),
    (m) => 1 + part(m[2]),
  ],
  [
    rule(String.raw`(?<before>)(?<!\p{L})(?:down )?by ${PARTED}(?!\p{L}|\s+(?:past|to|\d|${NUMBER_WORD})(?!\p{L}))`),
    (m) => 1 - part(m[2]),
  ],
  [rule(String.raw`(?<before>)(?<!\p{L})by ${NUMBER}(?!\s*(?:of|to))`), (m) => 1 - percent(m[2])],
]
/** No rule applies without one of these. */
const HINT =
  /%|per ?cent|pct|por c|pour c|prozent|procent|hal[bv]|half|doub|twice|trip|treble|three times|third|quarter|fifth|tenth|drittel|viertel|fünftel|kwart|derde|moiti|mitad|metade|metà|połow|dimezz|duplic|dobrar|raddopp|podwo|verd[ou]|diviser/i
const GOOD =
  /\b(?:sales?|revenue|income|output|margins?|turnover|members?|conversion|occupancy|yield|retention|productivity|throughput|uptime|donations|bookings|repeat|attendance|utili[sz]ation|covers|visitors?|ventas|umsatz|vendas|vendite)\b/iu
const DOWNWARD = new RegExp(`(?<!\\p{L})(?:${CUT}|save|fewer|less|down|half|halve|halving|${FALL})(?!\\p{L})`, 'iu')
