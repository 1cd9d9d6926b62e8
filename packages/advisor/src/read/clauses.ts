import type { Field } from '../facts.ts'
import { isCommonWord } from './features.ts'
import { type Item, itemsOf, JOINS as JOINING } from './items.ts'
import { LEADING } from './leading-words.ts'
import { nounPhrases } from './noun-phrases.ts'
import { sentences, trimmed } from './sentences.ts'
import { tokens, type Token } from './tokens.ts'
import { wishParts, type WishPart } from './wish-parts.ts'
import { wishes, wishesBack } from './wish-words.ts'
import { type WordByWord, wordByWord } from './word-by-word.ts'
import { words } from './words.ts'

/** A stretch of one field that says one thing. */
export interface Clause {
  field: Field
  start: number
  end: number
  text: string
  tokens: readonly Token[]
  language: string
  /** Which sentence of its field it stands in: neighbours explain each other. */
  sentence: number
  /** The item of its field that it stands in, where the field may be a list. */
  item?: Item
  /** Whether it was led in as one of several: 'Second worry: …', 'Objective two is …'. */
  opened?: boolean
  /** Whether it goes on behind a comma or a semicolon: no sentence ended before it. */
  runsOn?: true
  /** 'Blueprint since 2017:' before the first of the records it holds. */
  heading?: string
  /** Whether a colon and a new line follow: it stands over what comes. */
  overLines?: true
  /** 'BACKLOG.' before a sentence that names the thing itself: it only stands over it. */
  overNext?: true
  /** A foreign one, word by word. */
  english?: WordByWord
  /** 'AI should', of a wish whose first part stands in another clause. */
  lead?: Token[]
}

/**
 * One field's text → clauses. Sentences first; then each part of a compound goal, each item of a list of records. `starts`:
 * where each goal begins.
 */
export function clauses(text: string, field: Field, language: string, starts: readonly number[] = []): Clause[] {
  const all = tokens(text, language === 'en')
  const items = matters(text, starts)
  let next = 0
  let ended = 0
  return sentences(text)
    .slice(0, SENTENCES_MAX)
    .flatMap((span) => cutAtStarts(text, span, items))
    .flatMap(({ start: begun, end }, sentence) => {
      const headed =
        field === 'goals' && language === 'en' ? (HEADING.exec(text.slice(begun, end))?.[0].length ?? 0) : 0
      const start = begun + headed
      const inside: Token[] = []
      while (next < all.length && (all[next] as Token).start < end) {
        const token = all[next] as Token
        if (token.start >= start) inside.push(token)
        next += 1
      }
      const item = items.findLast((one) => one.start <= begun)
      const heading = field === 'data' ? headingOf(text.slice(start, end)) : undefined
      const parts = cuts(inside, field, language, heading ? start + heading.length : start, heading)
      return parts.flatMap(({ tokens: part, lead }, index) => {
        const [first, last] = [part[0], part.at(-1)]
        if (
          !first ||
          !last ||
          !part.some((token) =>
            /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(token.text),
          )
        )
          return []
        const [begin, to] = trimmed(text, first.start, Math.min(end, last.end))
        const from = begin + (field === 'data' ? 0 : openerOf(text.slice(begin, to)))
        const own = part.filter((token) => token.start >= from && token.end <= to)
        const english = wordByWord(language, text.slice(from, to))
        const runsOn = ended > 0 && !/[.!?\n]/.test(text.slice(ended, from))
        ended = to
        return [
          {
            field,
            start: from,
            end: to,
            text: text.slice(from, to),
            tokens: own,
            language,
            sentence,
            ...(english && { english }),
            ...(runsOn && { runsOn }),
            ...(item && { item }),
            ...(((headed > 0 && index === 0) || COUNTS_ON.test(text.slice(begin, from))) && { opened: true }),
            ...(heading && { heading: heading.replace(/:\s*$/, '') }),
            ...(lead && { lead }),
            ...(OVER_LINES.test(text.slice(to, to + 40)) && { overLines: true }),
          },
        ]
      })
    })
}

/** What was written of goals, goal by goal. */
function matters(text: string, starts: readonly number[]): Item[] {
  const marked = itemsOf(text)
  return starts.map((start) => ({
    start,
    listed: marked.findLast((one) => one.start <= start)?.listed ?? false,
  }))
}

/** A sentence in which the next goal begins is two. */
function cutAtStarts(
  text: string,
  { start, end }: { start: number; end: number },
  items: readonly Item[],
): { start: number; end: number }[] {
  const inside = items.flatMap((one) => (one.start > start && one.start < end ? [one.start] : []))
  return [start, ...inside].flatMap((from, at) => {
    const next = inside[at]
    // '…, and' before the next goal joins the two.
    const till = next === undefined ? end : from + text.slice(from, next).replace(JOINED, '').length
    const [first, last] = trimmed(text, from, till)
    return last > first ? [{ start: first, end: last }] : []
  })
}

const JOINED = new RegExp(String.raw`[\s,;]+(?:${JOINING}|&)[\s,]*$`, 'iu')

const OVER_LINES = /^[ \t]*:[ \t]*\n\s*\S/

/** Nobody says more in a field of a thousand letters; a list of dots does. */
const SENTENCES_MAX = 80

/** 'Second thing, …', 'Thirdly …', 'Oh and …', 'The board has decided that …': how one begins says nothing of the matter. */
function openerOf(text: string): number {
  let at = 0
  for (
    let found = OPENER.exec(text);
    found && at + found[0].length < text.length - 8;
    found = OPENER.exec(text.slice(at))
  )
    at += found[0].length
  return at
}
/** 'Our second worry is', 'Objective two:', 'Want:', where a thing follows and no figure. */
const HEADED = String.raw`(?:(?:our|my|the|one|another|first|second|third|fourth|fifth|next|last|main|biggest|other|real|big)\s+)*(?:(?<=(?:main|biggest|big|real)\s)(?:thing|one|point|issue|problem|topic)|goals?|aims?|objectives?|worr(?:y|ies)|wish(?:es)?|priorit(?:y|ies)|concerns?|headaches?|wants?|needs?|dreams?)(?:\s+(?:number\s+)?(?:one|two|three|four|five|\d))?(?:\s+(?:is|are)(?:\s+(?:that|to))?\s*:?|\s*[:=–]|(?<=(?:one|two|three|four|five|\d))(?:,|\s+-))\s+(?![^\p{L}\s]?\d|(?:about|under|below|at|nil|zero|none|to)(?!\p{L}))`
/** 'That the books be found', 'And that no call is lost': a sentence that begins like this can only wish. */
const OPTATIVE = String.raw`(?:and\s+|also\s+)?that\s+(?=(?:the|an?|our|my|all|every|each|no|any|nobody|everybody|we)\s|(?:\p{L}+\s+){1,4}be\s)`
const HEADING = new RegExp(String.raw`^(?:${HEADED}|${OPTATIVE})(?=\S)`, 'iu')
const COUNTS_ON = /^(?:second|third|fourth|fifth|last|final|another)(?:ly)?(?!\p{L})/iu
const OPENER =
  /^(?:(?:one|two|three|four|five)\s*[,:]\s+that\s+|(?:first|second|third|fourth|fifth|last|next|one|two|three|four|five|another)(?:\s+(?:thing|point|goal|aim|wish|issue|problem)(?:\s+is)?)?\s*[,:]\s+|(?:first|second|third|last|next|one|another)\s+(?:thing|point|goal|aim|wish|issue)\s+(?:is\s+)?|(?:firstly|secondly|thirdly|fourthly|lastly|finally|additionally|furthermore|moreover|besides|in addition|on top of that|what else|oh|well)\b\s*[,:.]?\s+(?:and\s+)?|(?:the|our)\s+(?:board|management|council|owners?|directors?|committee|partners?)\s+(?:has|have)\s+(?:decided|agreed|resolved)\s+that\s+(?:the\s+)?|there is the wish,?\s+(?:[^,.]{0,60},\s+)?that\s+)/i

/** 'Blueprint since 2017: bookings, no-shows': what stands before the colon holds the records behind it. */
function headingOf(sentence: string): string | undefined {
  return /^[^:,]{3,50}:\s+(?=[^:]*,)/u.exec(sentence)?.[0]
}

/** 'Calls: date, hour, building' is one record with its fields; 'In the app: calls, visits' holds two. */
export function isHolder(heading: string): boolean {
  return (
    /\d/.test(heading) ||
    /^(?:in|on|at|from|we|i|our|the|all|also|what|other|kept|held|stored)(?!\p{L})/iu.test(heading) ||
    /(?<!\p{L})(?:paper|excel|system|software|erp|crm|drive|binder|folder|app|cloud|server|database|portal|sheets)(?!\p{L})/iu.test(
      heading,
    ) ||
    !isCommonWord(heading.split(/\s+/)[0] as string)
  )
}

function cuts(
  sentence: Token[],
  field: Field,
  language: string,
  from: number,
  heading: string | undefined,
): WishPart[] {
  if (field === 'data') return records(sentence, from, language, heading).map((tokens) => ({ tokens }))
  if (language !== 'en') return [{ tokens: sentence }]
  const whole = field === 'goals' ? speakerParts(sentence) : runOnParts(sentence, field)
  return whole.flatMap((part) => {
    const wished = wishParts(part, field === 'goals')
    return wished.length > 1 ? wished : compoundParts(part, field).map((tokens) => ({ tokens }))
  })
}

/** 'The yard stays as it is, but I want …', 'I need them by noon and I want a list': each wish with its own speaker. */
function speakerParts(sentence: Token[]): Token[][] {
  const at = sentence.findIndex((token, index) => {
    if (index < 3 || !/^(?:and|but)$/.test(token.lower)) return false
    const rest = sentence.slice(index + 1, index + 14)
    const text = rest
      .map((one) => (/^['’]/.test(one.text) ? one.text : ` ${one.text}`))
      .join('')
      .trim()
    // 'Orders come by phone and I want one list' tells why; 'I need them by noon and I want a list' wishes twice.
    if (
      token.lower === 'and' &&
      !sentence.slice(0, index).some(({ lower }) => /^(?:want|need|like|wish|love)$/.test(lower))
    )
      return false
    return wishes(text) && !wishesBack(text, true) && rest.some(({ pos }) => pos === 'NOUN')
  })
  if (at < 0) return [sentence]
  return [sentence.slice(0, at), ...speakerParts(sentence.slice(at + 1))]
}

/** 'The power goes off because …, and the freezers leak, and the boys leave the door open, and …': one trouble each. */
function runOnParts(sentence: Token[], field: Field): Token[][] {
  if (sentence.length < RUN_ON) return [sentence]
  return cutAt(sentence, (before, at) => {
    if (before.length < PIECE_LEAST || !finite(before)) return false
    // Of people and money one tells one thing after the other; a trouble goes on behind a comma, unless there is no end of it.
    if (sentence[at - 2]?.text !== ',')
      return (field === 'team' || sentence.length >= ENDLESS) && isSpliced(sentence, at)
    const ahead = sentence.slice(at)
    const stop = ahead.findIndex(({ text }) => text === ',')
    return !GOES_ON.has(ahead[0]?.lower ?? '') && finite(stop > 0 ? ahead.slice(0, stop) : ahead)
  })
}
/** No sentence of one matter is longer. */
const RUN_ON = 45
const ENDLESS = 80
const PIECE_LEAST = 3
/** 'The accountant knows Excel, we can spend 900': a sentence behind a comma; 'in June, July, August …' is a list. */
function isSpliced(sentence: Token[], at: number): boolean {
  const listed = sentence[at]?.pos === 'PROPN' && sentence[at - 2]?.pos === 'PROPN'
  // 'In 2024 we bought sensors'
  const dated = sentence[at]?.lower === 'in' && /^(?:19|20)\d\d$/.test(sentence[at + 1]?.text ?? '')
  return sentence[at - 1]?.text === ',' && !listed && startsSubject(sentence, dated ? at + 2 : at)
}
/** How what was just told goes on. */
const GOES_ON = words(
  'they|he|she|it|them|this|that|these|those|which|who|because|so|when|if|as|while|where|whose|until|since|though',
)

function compoundParts(sentence: Token[], field: Field): Token[][] {
  const commands = field === 'goals' || LEADING.test(sentence[0]?.lower ?? '')
  const parts = field === 'goals' ? nounParts(verbParts(sentence)) : commands ? verbParts(sentence) : [sentence]
  return parts.flatMap((part) => (field === 'goals' ? personParts(part) : subjectParts(part)))
}

/** The records of a list; what is only said about one of them stays with it. */
function records(sentence: Token[], from: number, language: string, heading: string | undefined): Token[][] {
  if (heading && language === 'en' && !isHolder(heading)) return [sentence]
  const parts = listItems(sentence, from, language)
  return language === 'en' ? parts.reduce<Token[][]>(withTail, []) : parts
}

function withTail(kept: Token[][], part: Token[]): Token[][] {
  const last = kept.at(-1)
  if (last && isTail(part)) last.push(...part)
  else kept.push(part)
  return kept
}

/** 'handwritten', 'reliable from 2015', 'many write only ok', 'as it should be': no record of its own. */
function isTail(part: Token[]): boolean {
  const bracket = part.findIndex(({ text }) => text === '(')
  const words = (bracket > 0 ? part.slice(0, bracket) : part).filter(({ pos }) => pos !== 'PUNCT')
  const first = words[0]
  if (!first || TELLS_MORE.has(first.lower)) return true
  const noun = words.findIndex(({ pos, lower }) => pos === 'NOUN' || pos === 'PROPN' || /^\p{L}{3,}s$/u.test(lower))
  if (noun < 0) return true
  // 'reliable from 2015', 'stamped, scanned to PDF': qualities, before any thing is named.
  const quality = /(?:ed|en|able|ible)$/.test(first.lower) && /^(?:ADJ|VERB)$/.test(first.pos)
  if (quality && words.slice(0, noun).some(({ pos }) => pos === 'ADP')) return true
  const joins = words.findIndex(({ lower }) => lower === 'and' || lower === 'but')
  const verb = (joins > 0 ? words.slice(0, joins) : words).findIndex(({ pos }) => pos === 'AUX')
  const where = words[verb + 1]?.lower ?? ''
  return verb > 0 && !/^(?:in|on|at|kept|held|stored|recorded|logged|written|entered|typed|scanned|saved)$/.test(where)
}
const TELLS_MORE = words(
  'so|as|actually|i|you|he|she|many|most|others|when|if|because|though|although|then|usually|sometimes|often|but|where|while|which|who|until|nobody',
)

/** 'Loan files since 2016 (PDF, varying quality), alert dispositions since 2021': two records, not three. */
function listItems(sentence: Token[], from: number, language: string): Token[][] {
  const parts: Token[][] = [[]]
  let depth = 0
  let quoted = false
  sentence.forEach((token, at) => {
    depth = depthAfter(token, depth)
    const next = sentence[at + 1]
    if (/^["“”'‘’]$/.test(token.text))
      quoted = quoted ? false : next !== undefined && next.start === token.end && sentence[at - 1]?.end !== token.start
    const comma =
      token.text === ',' &&
      next &&
      (!CONTINUES.test(next.lower) ||
        sentence[at + 2]?.text === '-' ||
        /-/.test(next.lower) ||
        (/^(?:typed|paper|excel|word|pdf|current|earlier)$/.test(next.lower) && sentence[at + 2]?.pos === 'NOUN') ||
        (/^(?:the|two|three|four|current|earlier|excel|paper)$/.test(next.lower) &&
          sentence.slice(at + 2, at + 7).some(({ lower }) => /^(?:in|on|since)$/.test(lower)))) &&
      !(next.pos === 'VERB' && !(!/(?:ed|s)$/.test(next.lower) && sentence[at + 2]?.pos === 'NOUN')) &&
      next.pos !== 'AUX'
    const joined =
      (token.lower === 'and' || token.lower === 'und' || token.lower === 'y' || token.lower === 'et') &&
      parts.at(-1)?.some(({ lower }) => HOLDS.has(lower)) &&
      startsRecord(sentence, at + 1, language)
    if (depth === 0 && !quoted && token.start >= from && (comma || joined)) parts.push([])
    else parts.at(-1)?.push(token)
  })
  return parts
}
const HOLDS = words('in|on|since|from|seit|desde|depuis')
const CONTINUES =
  /^(?:but|which|that|who|only|not|no|nobody|none|since|from|about|around|mostly|and|or|we|it|they|some|half|all|with|without|in|on|by|every|each|kept|quality|never|sometimes|free|one|two|six|three|four|five|ten|typed|maybe|then|the|bit|naming|roughly|approx|current|earlier|pdf|pdfs|excel|paper|word|csv|unnoticed|updated|not|pero|aber|mais|sin|ohne|sans|\d.*)$/

/** 'and a shared drive with contracts' is a record of its own; 'bills and payments' is one. */
function startsRecord(sentence: Token[], at: number, language: string): boolean {
  if (language !== 'en') return false
  const rest = sentence.slice(at, at + 6)
  return (
    /^(?:a|an|the|our)$/.test(rest[0]?.lower ?? '') ||
    rest.slice(1).some(({ lower }) => /^(?:in|on|since)$/.test(lower))
  )
}

/**
 * 'Miss fewer calls, get paid faster and stop losing quotes': three goals. Parts are cut before a verb that commands,
 * when the part before is led by one too.
 */
function verbParts(sentence: Token[]): Token[][] {
  if (!leads(sentence, 0)) return [sentence]
  return oneMatter(verbCuts(sentence)) ? [sentence] : verbCuts(sentence)
}

/** 'Stop running dry on Mondays and stop pouring milk away on Fridays': two sides of one thing. */
function oneMatter(parts: Token[][]): boolean {
  const [first, second] = parts
  if (!first || !second || parts.length > 2) return false
  const [one, other] = [headsOf(first), headsOf(second)]
  const parallel = first[0]?.lower === second[0]?.lower
  return (parallel && (one.size === 0 || other.size === 0)) || [...other].some((head) => one.has(head))
}

const RELATIVE = /^(?:who|which|that)$/

function headsOf(part: Token[]): Set<string> {
  return new Set(nounPhrases(part).map((phrase) => phrase.at(-1)?.lemma.toLowerCase() ?? ''))
}

function verbCuts(sentence: Token[]): Token[][] {
  return cutAt(
    sentence,
    (part, at) =>
      part.length >= 2 &&
      part.some(isContent) &&
      leads(sentence, at) &&
      !refersBack(sentence.slice(at, at + 3)) &&
      // 'those who ring and never come back': still of them.
      !(/^(?:never|not)$/.test(sentence[at]?.lower ?? '') && part.some(({ lower }) => RELATIVE.test(lower))) &&
      // 'so that people can come and find their grandad' is told to its end.
      !part.some(({ lower }, place) => lower === 'so' && part[place + 1]?.lower === 'that'),
  )
}

/** 'I would' alone says nothing, and is no part. */
function isContent({ pos, lower }: Token): boolean {
  return (
    pos === 'NOUN' || pos === 'PROPN' || pos === 'ADJ' || (pos === 'VERB' && !/^(?:like|want|need|love)$/.test(lower))
  )
}

/** 'A chatbot for bookings, a forecast for the kitchen, and less food waste': wishes without a verb. */
function nounParts(parts: Token[][]): Token[][] {
  return parts.flatMap((part) => {
    if (part.some(({ pos }) => pos === 'AUX') || !BEGINS_WISH.has(part[0]?.lower ?? '')) return [part]
    const cut = cutAt(part, (before, at) => before.length >= 2 && BEGINS_WISH.has(part[at]?.lower ?? ''))
    return cut.length >= 3 || (cut.length === 2 && cut.every((one) => one.length >= 3)) ? cut : [part]
  })
}
const BEGINS_WISH = words('a|an|less|fewer|better|faster|more|no|quicker|shorter|lower|higher|cheaper|clearer')

/** 'the office to stop typing, the drivers to get their routes and customers to know': three wishes for three people. */
function personParts(part: Token[]): Token[][] {
  const cut = cutAt(
    part,
    (_, at) =>
      /^\p{L}/u.test(part[at]?.text ?? '') &&
      part
        .slice(at + 1, at + 4)
        .some(
          (token, index, ahead) =>
            token.lower === 'to' && ahead[index + 1]?.pos === 'VERB' && part[at + index]?.pos === 'NOUN',
        ),
  )
  return cut.length >= 3 ? cut : [part]
}

/** 'Stock is wrong, suppliers deliver late, drivers wait': three complaints, each with its own subject and verb. */
function subjectParts(part: Token[]): Token[][] {
  if (part.some(({ lower }) => SUBORDINATES.has(lower))) return [part]
  const cut = cutAt(part, (before, at) => finite(before) && startsSubject(part, at))
  return cut.length >= 3 && cut.every(finite) ? cut : [part]
}

const SUBORDINATES = words('because|which|who|that|when|if|while|where|as|so|whose|until|since|though')

function finite(part: Token[]): boolean {
  const verb = part.findIndex(({ pos, lower }) => (pos === 'VERB' || pos === 'AUX') && !lower.endsWith('ing'))
  return verb > 0 && part.slice(0, verb).some(({ pos }) => pos === 'NOUN' || pos === 'PRON' || pos === 'PROPN')
}

function startsSubject(part: Token[], at: number): boolean {
  if (/^(?:they|he|she|it|them|this|that|these|those)$/.test(part[at]?.lower ?? '')) return false
  const ahead = part.slice(at, at + 6)
  if (
    !/^(?:NOUN|PROPN|PRON|DET|ADJ|NUM)$/.test(ahead[0]?.pos ?? '') ||
    /^(?:which|who|that|what)$/.test(ahead[0]?.lower ?? '')
  )
    return false
  const stop = ahead.findIndex(({ text }) => text === ',')
  return finite(stop > 0 ? ahead.slice(0, stop) : ahead)
}

/** Cuts at commas and 'and' outside brackets wherever `starts` says that a new part begins behind. */
function cutAt(sentence: Token[], starts: (part: Token[], at: number) => boolean): Token[][] {
  const parts: Token[][] = [[]]
  let depth = 0
  for (let at = 0; at < sentence.length; at += 1) {
    const token = sentence[at] as Token
    depth = depthAfter(token, depth)
    const part = parts.at(-1) as Token[]
    const comma = token.text === ','
    if (depth === 0 && (comma || JOINS.has(token.lower))) {
      const skip = comma && JOINS.has(sentence[at + 1]?.lower ?? '') ? 2 : 1
      if (starts(part, at + skip)) {
        parts.push([])
        at += skip - 1
        continue
      }
    }
    if (part.length === 0 && comma) continue
    part.push(token)
  }
  return parts.filter((part) => part.length > 0)
}
const JOINS = words('and|plus|also|then')

function depthAfter(token: Token, depth: number): number {
  if (/^[([{]$/.test(token.text)) return depth + 1
  return /^[)\]}]$/.test(token.text) ? Math.max(0, depth - 1) : depth
}

/** 'find out who pays late and remind them': the second half means nothing alone. */
function refersBack(part: Token[]): boolean {
  return (
    part.length <= 2 ||
    (part.length === 3 && /^(?:them|him|her)$/.test(part[1]?.lower ?? '') && part[2]?.pos === 'PUNCT')
  )
}

const WISHING = /^(?:want|need|would|['’]d|must|should|like|also|really|to)$/

function leads(sentence: Token[], at: number): boolean {
  let index = at
  // 'Pick-up slots': a name.
  if (sentence[at + 1]?.text === '-' && sentence[at + 1]?.start === sentence[at]?.end) return false
  // 'invoice the extra weeks, we forget': who acts without wishing tells a fact.
  if (/^(?:we|i)$/.test(sentence[at]?.lower ?? '') && !WISHING.test(sentence[at + 1]?.lower ?? '')) return false
  while (
    /^(?:to|please|then|also|not|never|finally|ideally|maybe|really|just|\d+|[.)(]|we|i|would|like|want|need|must|should)$/.test(
      sentence[index]?.lower ?? '',
    )
  )
    index += 1
  const token = sentence[index]
  // 'which customers leave and order': a verb behind 'who' or 'which' commands nothing.
  return (
    token !== undefined &&
    (LEADING.test(token.lower) || (token.pos === 'VERB' && token.lower === token.lemma && index > at))
  )
}
