import type { Quantity } from '../facts.ts'
import { hasGuessedPart, isNoTarget } from './aside-figures.ts'
import type { Clause } from './clauses.ts'
import { alike, directionOf, whatOf, type Draft } from './measure-what.ts'
import { isOutside } from './outside-figures.ts'
import { inHours } from './units.ts'

/** Two figures for one thing, one now and one wanted: 'from 12% to 7%', 'two weeks instead of six', 'under 3 %, now 5.2'. */
export function pairs(clause: Clause, numbers: readonly Quantity[]): Draft[] {
  const found: Draft[] = []
  const used = new Set<Quantity>()
  const at = (quantity: Quantity) => quantity.span.start - clause.start
  const end = (quantity: Quantity) => quantity.span.end - clause.start
  const figures = numbers.filter((one) => !isWhole(clause.text.slice(0, at(one))))
  const steady = figures.filter((one) => !isHowOften(one))
  const own = steady.length > 1 ? steady : figures
  for (const [first, second] of candidates(own)) {
    if (used.has(first) || used.has(second) || !comparable(first, second)) continue
    // 'our German customer (38% of turnover) wants 85': a remark in brackets measures something else.
    if (remark(clause.text, at(first), end(first)) || remark(clause.text, at(second), end(second))) continue
    if (isFactor(clause.text, at(first), end(first)) || isFactor(clause.text, at(second), end(second))) continue
    const middle = clause.text.slice(end(first), at(second))
    // '99.5%, false alarms below 3 per km': a share, and how many to a length.
    if (
      first.kind === 'percent' &&
      second.kind === 'count' &&
      /^\s*(?:per\s|\/)/iu.test(clause.text.slice(end(second)))
    )
      continue
    if (inOtherBrackets(middle) || PART_OF.test(middle) || isPriceOf(first, second, middle)) continue
    if (clause.language === 'en' && (isOutside(first, clause) || isOutside(second, clause))) continue
    const order = orderOf({
      lead: clause.text.slice(Math.max(0, at(first) - 48), at(first)),
      middle,
      tail: clause.text.slice(end(second), end(second) + 48),
      goals: clause.field === 'goals',
      english: clause.language === 'en',
      verbBefore: clause.tokens.some(
        (token) =>
          (token.pos === 'VERB' || token.pos === 'AUX') &&
          token.end <= first.span.start &&
          !/(?:ed|ing)$/.test(token.lower) &&
          token !== clause.tokens[0] &&
          !(token.lower.endsWith('s') && first.span.start - token.end <= 2),
      ),
      first,
      second,
    })
    if (!order) continue
    const aim = order === 'now first' ? second : first
    if (isNoTarget(clause.text, at(aim), end(aim))) continue
    const [now, wanted] = order === 'now first' ? alike(first, second) : alike(second, first)
    if (now.value === wanted.value && now.unit === wanted.unit) continue
    const counted = first.noun ?? second.noun
    const what = whatOf(
      clause,
      at(first),
      end(/^\s*(?:down |up )?to\s/i.test(clause.text.slice(end(first))) ? second : first),
      counted,
    )
    found.push({ what, now, wanted, direction: directionOf(now, wanted) })
    used.add(first).add(second)
  }
  return found
}

/** '95 km each per day, 200 days a year': on how many days, and not how many. */
export function isHowOften({ kind, unit, per }: Quantity): boolean {
  return kind === 'duration' && per !== undefined && unit !== undefined && OFTEN.has(`${unit} a ${per}`)
}
const OFTEN = new Set(['day a year', 'day a week', 'day a month', 'week a year', 'month a year'])

/** '40 × 2 × 22 = 1,760', '21 days, of which printing 9', '1,150 at $289': two figures that are told of different things. */
export function areApart(text: string, one: Quantity, other: Quantity): boolean {
  const [first, second] = one.span.start < other.span.start ? [one, other] : [other, one]
  const middle = text.slice(first.span.end, second.span.start)
  return (
    [first, second].some(({ span }) => isFactor(text, span.start, span.end)) ||
    (PART_OF.test(middle) && !hasGuessedPart(middle)) ||
    /(?<!\p{L})plus\s*$/iu.test(middle) ||
    // 'why one adviser converts 71% and another 40%'
    OTHER.test(middle) ||
    // '23% in the camps against 9% in the centres', '610 alerts a month, 94% of them for nothing'
    (BESIDE.test(middle) && PLACE.test(text.slice(second.span.end))) ||
    [first, second].some(
      (own) => own.kind === 'percent' && [first, second].some(({ kind, per }) => kind === 'count' && per),
    ) ||
    (isPriceOf(first, second, middle) && (second.kind === 'money' || second.noun !== undefined))
  )
}

const OTHER = /(?<!\p{L})(?:another|(?:the|an) others?|others|whereas)(?:\s\p{L}+){0,3}\s*$/iu

/** 'now 30 to 45 pages', '2 days, sometimes 3': how far one figure goes. */
export function isSpread(text: string, first: number, middle: string): boolean {
  return SPREAD.test(middle) || (/^\s*(?:to|-|–)\s*$/u.test(middle) && RANGE_LEAD.test(text.slice(0, first)))
}

/** Neighbours first; then those with one figure between them ('we lose 6%, the industry 2%, aim for 3%'). */
function candidates(numbers: readonly Quantity[]): [Quantity, Quantity][] {
  const near = numbers.slice(1).map((second, index): [Quantity, Quantity] => [numbers[index] as Quantity, second])
  const far = numbers.slice(2).map((second, index): [Quantity, Quantity] => [numbers[index] as Quantity, second])
  return [...near, ...far]
}

/** '11 of the 46, we want 5', '38 doses per 100 cows': of how many; '25 minutes (we timed it, 40 requests)': from how many. */
function isWhole(before: string): boolean {
  return (
    /\d\s(?:out\s)?of\s(?:the|our|my|all|these|those)\s(?:all\s)?$/iu.test(before) ||
    /\d[^.;]{0,30}(?:\sper|\/)\s?$/iu.test(before) ||
    /\d[^.;]{0,40}\sout of\s(?:some\s|about\s)?$/iu.test(before) ||
    COUNTED_FROM.test(before)
  )
}
const COUNTED_FROM =
  /\([^()]{0,30}(?<!\p{L})(?:timed|counted|measured|sampled|checked|sample|based)(?!\p{L})[^()]{0,30}$/iu

function remark(text: string, at: number, end: number): boolean {
  const before = text.slice(0, at)
  return before.lastIndexOf('(') > before.lastIndexOf(')') && /^\s*of\s/i.test(text.slice(end))
}

/** '40 × 2 × 22 = 1,760' reckons, and measures nothing. */
function isFactor(text: string, at: number, end: number): boolean {
  return /[×*÷=]\s*$/.test(text.slice(0, at)) || /^\s*[×*÷=](?!>)/.test(text.slice(end))
}

/** 'the quotas (60%, half of it local): we have 44%': what stands in brackets is told of something else. */
function inOtherBrackets(middle: string): boolean {
  const closed = middle.indexOf(')')
  return (
    closed >= 0 && !middle.slice(0, closed).includes('(') && !/^[^)]*\)\s*(?:to|→|-+>|instead|versus|vs)/iu.test(middle)
  )
}

/** '21 days, of which printing 9': a part of the first, not its target. */
const PART_OF = /(?<!\p{L})(?:of (?:which|it|them|these|those|that)|including|thereof)(?!\p{L})/iu

/** '1,150 last year at $289', '12 we need no overtime (RM 214k)': a number is money only right beside money. */
function isPriceOf(first: Quantity, second: Quantity, middle: string): boolean {
  if (first.kind === second.kind || (first.kind !== 'money' && second.kind !== 'money')) return false
  return !/^(?:[\s\p{L}/.]{0,24}(?:to|→|->|instead of|rather than|not|now|want|wanted|target)|\s?\p{L}{0,3}\s?[,(])[\s:]*(?:(?:about|around|below|under|over|above|at least|at most)\s)?$/iu.test(
    middle,
  )
}

interface Around {
  lead: string
  middle: string
  tail: string
  goals: boolean
  english: boolean
  verbBefore: boolean
  first: Quantity
  second: Quantity
}

function orderOf({
  lead,
  middle,
  tail,
  goals,
  english,
  verbBefore,
  first,
  second,
}: Around): 'now first' | 'wanted first' | undefined {
  if (middle.length > 90 || SPREAD.test(middle)) return undefined
  // '23% in the camps against 9% in the centres': two places beside each other, and no target.
  if (BESIDE.test(middle) && PLACE.test(tail)) return undefined
  const wish = goals || WISH.test(`${lead}${middle}${tail}`)
  if (!wish || /\b(?:opens?|open daily|shifts? (?:run|go|are))\s+(?:from\s+)?$/i.test(lead)) return undefined
  // 'three bays busy, not two rammed': two things, not one figure.
  if (/(?<!\p{L})not\s+$/iu.test(middle) && first.kind === 'count' && second.kind === 'count' && second.noun)
    return undefined
  // 'was 2% and is now 6%': the first is history.
  if (LONG_AGO.test(tail)) return undefined
  if (WAS_BEFORE.test(lead) && NOW_BETWEEN.test(middle)) return undefined
  if (INSTEAD.test(middle) || (goals && OLD_BEHIND.test(middle))) return 'wanted first'
  if (ARROW.test(middle)) return 'now first'
  const to = english ? TO.test(middle) : TO_FOREIGN.test(middle)
  if ((english ? FROM : FROM_FOREIGN).test(lead) && to) return 'now first'
  if (MOVE_LEAD.test(lead) && to) return 'now first'
  if (TARGET_BETWEEN.test(middle) && !TARGET_LEAD.test(lead)) return 'now first'
  if (
    /^\s*(?:\p{L}+\s){0,3}(?:now|today|currently|at present|at the moment|presently|last (?:year|quarter|season|month))\b/iu.test(
      middle,
    )
  ) {
    // '1 in 5 today, 1 in 20 wanted'; but '7 days, now 19' has its comma before the word.
    // '23 last year, 9 successful' tells two things of last year.
    const aimed =
      !/^\s*(?:\p{L}+\s){0,3}last\s/iu.test(middle) || WISH.test(`${middle}${tail}`) || /^\s*wanted/iu.test(tail)
    if (
      aimed &&
      /^[^,;.(]*\b(?:now|today|currently|at present|at the moment|presently|last \p{L}+)\b\s*[,;.:]/iu.test(middle)
    )
      return 'now first'
  }
  if (NOW_BETWEEN.test(middle)) return 'wanted first'
  if (NOW_BEHIND.test(tail) && /^[^.]*[,(;:–-]|versus|vs/i.test(middle)) return 'wanted first'
  if (NOW_LEAD.test(lead) && (TARGET_BETWEEN.test(middle) || /^[^.]{0,40}[,;]\s*(?:\p{L}+\s){0,3}$/iu.test(middle)))
    return 'now first'
  if (
    goals &&
    to &&
    (!verbBefore || first.kind === 'percent') &&
    sameUnit(first, second) &&
    /(?:\p{L}[\p{L})]|\))\s*[:(]?\s*$/u.test(lead) &&
    !RANGE_LEAD.test(lead) &&
    !NOW_BEHIND.test(tail)
  )
    return 'now first'
  return undefined
}

export function comparable(a: Quantity, b: Quantity): boolean {
  // '40 a week, now 9 days': how many, and how long.
  if ((a.kind === 'duration' && b.per && b.kind === 'count') || (b.kind === 'duration' && a.per && a.kind === 'count'))
    return false
  // '11, 1 in 4 hang up': a share in words is no other figure for the number beside it.
  if (isShare(a) !== isShare(b) && a.kind !== b.kind) return false
  // 'In three languages, and 12 of 80 fail': how many of some other thing.
  if (isOutOf(a) !== isOutOf(b) && (isOutOf(a) ? b : a).noun !== undefined) return false
  if (a.kind === b.kind) {
    if (a.kind !== 'duration') return a.kind !== 'count' || !(a.noun && b.noun) || lastWord(a.noun) === lastWord(b.noun)
    const [x, y] = [inHours(a.value, a.unit), inHours(b.value, b.unit)]
    return Math.max(x, y) / Math.max(1e-9, Math.min(x, y)) < 3000
  }
  // 'from 68 to 76%', '12 days instead of 23'
  return (a.kind === 'count' && !a.noun) || (b.kind === 'count' && (!b.noun || b.value < 1000))
}

function isOutOf({ kind, text }: Quantity): boolean {
  return kind === 'count' && /\d\s(?:of|out of)\s\d/i.test(text)
}

function isShare({ kind, text }: Quantity): boolean {
  return kind === 'percent' && /\b(?:in|of|every)\b/i.test(text)
}

function lastWord(noun: string): string {
  return noun.toLowerCase().split(' ').at(-1) ?? ''
}

function sameUnit(a: Quantity, b: Quantity): boolean {
  return a.kind === b.kind
    ? a.kind !== 'count' || !a.noun || !b.noun || a.noun === b.noun
    : a.kind === 'count' || b.kind === 'count'
}

/** '2 days, sometimes 3', '4%, up to 22% on Sundays': how far one figure goes. */
export const SPREAD =
  /(?:,|(?<!\p{L})(?:and|but|or))\s*(?:\p{L}+\s)?(?:sometimes|often|up to|even|at worst|at best|occasionally|at times|rarely|peak\p{L}*(?: at| of)?|in summer|in winter)\s*$/iu
const NEAR = String.raw`(?:about |around |roughly |some |nearly |under |below |at least |less than |por debajo de |menos de |unter |moins de )?`
const FROM = /(?<!\p{L})from\s+(?:the\s+|about |around |roughly |some |something like )?$/iu
const FROM_FOREIGN =
  /(?<!\p{L})(?:from|de|del|von|vom|od|da|dal|van|du|desde|z|ze)\s+(?:the\s+|el\s+|las\s+|un[ao]?\s+|uma?\s+|about |around |roughly |some )?$/iu
/** No sign may stand in both halves: a row of slashes would be split in every way there is. */
const BETWEEN = String.raw`^\s*\)?(?:[\s/]+[\p{L}\d%.-]{1,20}){0,6}?\s+`
const TO = new RegExp(String.raw`${BETWEEN}(?:down |up )?(?:to|into)\s+(?:about |around )?${NEAR}$`, 'iu')
const TO_FOREIGN = new RegExp(
  String.raw`${BETWEEN}(?:to|a|al|auf|na|à|naar|do|para)\s+(?:el\s+|die\s+|un[ao]?\s+|uma?\s+)?${NEAR}$`,
  'iu',
)
const MOVE_LEAD =
  /(?<!\p{L})(?:consolidate|merge)\s+$|(?<!\p{L})(?:reduce|cut|bring|lower|shrink|raise|lift|grow|increase|reducir|bajar|senken|réduire|reduzir|ridurre)\s[^.,;\d]{2,40}(?:\sof|\sde|\svon|\sdi)\s+$/iu
const ARROW =
  /^[^→⇒➜>\d,;.]{0,30}(?:→|-+>|=>|⇒|➜|>)\s*(?:(?:below|under|about|around|over|above|at least|at most|less than|max\.?|~|≤|<|to)\s*)?$/iu
const INSTEAD =
  /^[^.]{0,40}?(?<!\p{L})(?:instead of|in place of|rather than|not|en vez de|en lugar de|statt|anstatt|anstelle von|au lieu de|invece di|em vez de|ao invés de|zamiast|in plaats van)\s+(?:the |in |day |today['’]s |our |about |present |current |usual |les |los |de )*$/iu
const OLD_BEHIND =
  /^(?:[^.]{0,24}?[\s(](?:from|vs\.?|versus|against|compared (?:to|with))|[^.]{0,70}?[\s(,](?:down from|up from|versus|vs\.?))\s+(?:about |around |a |an |something like )?$/iu
const BESIDE = /(?<!\p{L})(?:against|versus|vs\.?|compared (?:to|with))\s+(?:about |around )?$/iu
const PLACE = /^\s*(?:in|at|for|among|on)\s+(?!(?:19|20)\d\d|average|present|the moment)\p{L}/iu
const NOW_WORD = String.raw`now|today|currently|at present|presently|at the moment|right now|as of today|hoy|ahora|actualmente|derzeit|heute|jetzt|aktuell|aujourd['’]hui|actuellement|oggi|adesso|attualmente|hoje|atualmente|agora|obecnie|teraz|dziś|dzisiaj|nu|momenteel|vandaag`
const NOW_BETWEEN = new RegExp(
  String.raw`^[^.]{0,60}?(?<!\p{L})(?:${NOW_WORD}|it is|it['’]s|its taking|it takes|(?<=\()(?:avg\.?|average)|(?:the |our )?average is|we are at|we['’]re at|we take|was|were|last year|last quarter|last season|last month|this year|ahora son|we stand at|took|last took|off by|it has (?:drifted|crept|risen|gone|slipped))(?!\p{L})(?:\s+(?:it|almost|nearly|roughly|something|up|down|typically|we|that|is|was|it['’]s|we['’]re|takes?|takes us|are|at|on|in|around|about|were|like|tardamos|levamos|como|andamos|en|son|sind|es|c['’]est|jest|bei|the|figure|average|nearer|closer|to|more|over|last|year|quarter|season|approx\.?))*\s*:?\s*$`,
  'iu',
)
const LONG_AGO =
  /^\s*(?:\p{L}+\s)?(?:before(?! (?:the )?(?:end|year|christmas|summer|\d))|ago|in the past|back then|in the old days)(?!\p{L})/iu
const WAS_BEFORE = /(?<!\p{L})(?:was|were|used to be|had been|stood at|had)\s+(?:at\s+|about\s+|around\s+|only\s+)?$/iu
const NOW_BEHIND = new RegExp(
  String.raw`^\s*\)?\s*(?:on average |it was |average |(?:of (?:them|those) )?(?:do|does|are|is|have|has)(?: so| it| that)? )?(?:${NOW_WORD}|last year|last quarter|last season|last month|this year|in (?:19|20)\d\d)(?!\p{L})`,
  'iu',
)
const NOW_LEAD = new RegExp(
  String.raw`(?<!\p{L})(?:${NOW_WORD}|is|are|takes?|take us|at|was|loses?|lose|turn)(?!\p{L})[^.\d]{0,36}$`,
  'iu',
)
const TARGET_BETWEEN =
  /(?<!\p{L})(?:(?:says?|allows?|permits?|demands?|requires?) (?:a )?(?:max(?:imum|\.)?|at most|no more than|at least|min(?:imum|\.)?)(?: of)?|wants?|wanted|we need|need to|would like|should|must be|aim|target|goal|get it (?:down |up )?to|to get to|bring (?:it|that) (?:down |up )?to|down to|up to|hope|we['’]d like|let us aim|(?:have |['’]ve )?(?:told|promised|agreed|committed)|queremos|wollen|voulons|vogliamo|chcemy|willen|objetivo|ziel|objectif)(?!\p{L})[^.\d]{0,24}$/iu
const TARGET_LEAD = /(?<!\p{L})(?:under|below|less than|at most|no more than|within|unter|menos de|moins de)\s+$/iu
const WISH =
  /(?<!\p{L})(?:should|want|we need|need to be|would like|['’]d like|target|goal|aim|instead of|rather than|must (?:be|get))(?!\p{L})/iu
/** 'now 80 to 120 pages', 'it takes 6 to 7 days': how far today's figure goes. */
const RANGE_LEAD = new RegExp(
  String.raw`(?<!\p{L})(?:between|of|for|the|with|about|around|open|opens|is|are|its|it['’]s|takes?|taking|took|lasts?|has|have|costs?|runs?|running|${NOW_WORD})\s+$`,
  'iu',
)
