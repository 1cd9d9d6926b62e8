import { numberWord } from './number-words.ts'
import type { Measure, Quantity } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { foreignName } from './foreign-names.ts'
import { partNamed } from './fractions.ts'
import { doesAfterOne, NEVER_NOUNS } from './noun-phrases.ts'
import { nounPhrases, topicOf } from './topics.ts'
import type { Token } from './tokens.ts'
import { inHours } from './units.ts'
import { words } from './words.ts'

export type Draft = Omit<Measure, 'id' | 'statement' | 'by'>

/** What is measured, without the words that lead up to it; a name that says only how good a figure would be is none. */
export function whatOf(clause: Clause, start: number, end: number, counted?: string): string {
  const name = nameOf(clause, start, end, counted).replace(LEADS_UP, '')
  return NO_NAME.test(name) || namesOther(name) ? (topicOf(clause) ?? name) : name
}
/** 'It is our intention to bring the average turnaround from 23 days to 12' */
const LEADS_UP =
  /^(?:(?:it |this |that )?(?:is|was|would be) )?(?:our|my|the|their) (?:intention|aim|goal|wish|plan|objective|ambition|hope|idea|target) (?:is |was |here is )?to (?:bring|get|have|see|reach|reduce|cut|lower|raise|increase|move|take|push|shorten|improve|keep)(?: down| up| back)? (?:the |our |my |all )?/iu
/** 'Missed visits were 14 and honestly the only decent number is zero' */
const NO_NAME =
  /(?:^|\s)(?:only|decent|right|good|acceptable|honest|reasonable|proper|fair|first|realistic)\s(?:number|figure|value|level|answer|target|one)$/iu

/** 'They pay at 47 days, terms are 30, I'd settle for 35': what stands beside it is not what is measured. */
export function namesOther(name: string): boolean {
  return OF_OTHERS.test(name)
}
const OF_OTHERS = /^(?:payment )?terms?$|^(?:industry|trade|sector|norm|benchmarks?|textbooks?|association)$/iu

/** The words before the figures without the verb that moves them, else the noun behind them. */
function nameOf(clause: Clause, start: number, end: number, counted?: string): string {
  if (clause.english) return foreignName(clause.language, clause.text) ?? ''
  const label = clause.language === 'en' ? undefined : LABEL.exec(clause.text.slice(0, start))?.[1]
  if (label) return label
  const whole = clause.text.slice(0, start).replace(TAIL, '').replace(MOVED, '')
  // 'Leak repair: median 4.2 days': how it was counted is no name; what stands before the colon is.
  const lead = VAGUE_LEAD.test(whole.slice(afterBreak(whole))) ? whole.slice(0, afterBreak(whole)) : whole
  const bare = lead
    .slice(afterBreak(lead))
    .replace(/^[\s:;,(–-]+/, '')
    .replace(/\s*\([^()]*\)?\s*$/, '')
    .replace(VERBS, '')
    .replace(ARTICLES, '')
    .replace(TAIL, '')
    .replace(/[\s,:;(–-]+$/, '')
    .replace(
      /\s+(?:to be|should be|must be) (?:reduced|cut|lowered|shortened|raised|increased|improved|brought)(?: down| up)?$/iu,
      '',
    )
    // 'I want the parcels to leave within 2 days': what they are to do is no part of the name.
    .replace(WISHED.test(lead) ? /(?<=\p{L}{3})\s+to\s+\p{Ll}+(?:\s+\p{L}+){0,3}$/u : /$^/, '')
  const words = bare === '' || ALONE.test(bare) ? 0 : bare.split(/\s+/).length
  if (clause.language !== 'en') {
    if (words > 0 && words <= 6 && /\p{L}{3}/u.test(bare)) return bare
    return foreignAfter(clause.text.slice(end)) ?? counted ?? verbOf(clause.text)
  }
  // 'Lose no more than 12 harvest days': what is lost is counted.
  const gone = GONE[/^(\p{L}+)(?:\s(?:no|not|fewer|less|more|at|most))*$/u.exec(bare.toLowerCase())?.[1] ?? '']
  if (counted && gone) return `${counted} ${gone}`
  // '90% of RFPs': the figure is a share of what follows it.
  const shared = counted && /^\s*of\s/i.test(clause.text.slice(end)) && (words <= 1 || LEADS_ON.test(bare))
  if (shared) return LOSES.test(whole) ? `${counted} lost` : counted
  if (/,\s*$/.test(clause.text.slice(0, start)) && words !== 1) return topicOf(clause) ?? bare
  const found = lastPhrase(clause, start)
  const phrase = found && !ALONE.test(found) ? found : undefined
  // 'Answer within 2 mins': what is to be quick is the answer.
  if (phrase === undefined && /^(?:answer|reply)$/i.test(bare)) return bare
  if (counted && /\b(?:we|they|i|you)\s+\p{L}+$/iu.test(bare)) return LOSES.test(whole) ? `${counted} lost` : counted
  if (
    words > 0 &&
    words <= 9 &&
    /\p{L}{3}/u.test(bare) &&
    (PHRASE_START.test(bare) || phrase === undefined) &&
    !hasVerb(clause, start, bare) &&
    !/,\s/.test(bare)
  )
    return bare
  const after =
    /^(?:\s?(?:a|per)\s\p{L}+)?\s*(?:%\s*)?(?:of|to|on|for|to produce|to make|to write|with|in)\s+(?:the |our |a |an |all |every )?/iu.exec(
      clause.text.slice(end),
    )
  const behind = after && after[0] ? topicOf(clause, end + after[0].length, 'after') : undefined
  const does = clause.tokens.findIndex((_, at) => doesAfterOne(clause.tokens, at))
  if (counted && does >= 0 && (clause.tokens[does] as Token).end <= clause.start + start) return counted
  if (phrase && !VAGUE_LEAD.test(phrase)) return phrase
  return (
    counted ??
    behind ??
    phrase ??
    topicOf(clause, end, 'after') ??
    topicOf(clause) ??
    clause.text
      .slice(end)
      .replace(/^[\s,:;]+/, '')
      .split(/[.,;]/)[0]
      ?.slice(0, 60) ??
    ''
  )
}

/** 'Agua no facturada: estamos en 39 %' */
const LABEL = /^(\p{L}[^:\d]{2,60}?)\s?:/u

const GONE: Record<string, string> = {
  lose: 'lost',
  miss: 'missed',
  waste: 'wasted',
  scrap: 'scrapped',
  spoil: 'spoilt',
  break: 'broken',
}

/** 'The win rate has fallen from 31% to': how it moved is no part of the name. */
const MOVED =
  /\s+(?:(?:has|have|had|is|are)\s+)?(?:fallen|dropped|slipped|slid|sunk|gone|went|fell|risen|rose|climbed|crept)\s+(?:down\s|up\s|back\s)?(?:from|to|by)(?!\p{L}).*$/iu

/** 'We lose 4.8% of members every month' counts those that are lost. */
export const LOSES = /(?<!\p{L})(?:lose|losing|lost)(?:\s(?:about|around|some|roughly|nearly|almost|over))?\s*$/iu

/** After the last colon, or the last comma that parts two measures. */
function afterBreak(lead: string): number {
  const colon = /^.*[:;]\s+(?=\p{L}[^:;]{2,}$)/u.exec(lead)?.[0].length ?? 0
  const list =
    /^.*\d\S*(?:\s\p{L}+){0,2}(?:,|\s(?:and|y|und|et|e|i|en))\s+(?=\p{L}[^,]{3,}$)/iu.exec(lead)?.[0].length ?? 0
  return Math.max(colon, list)
}

/** The last noun phrase before the figure. */
function lastPhrase(clause: Clause, start: number): string | undefined {
  const place = clause.start + start
  const before = nounPhrases(clause.tokens).filter((phrase) => (phrase.at(-1) as Token).end <= place)
  const last = before.at(-1)
  return last && clause.text.slice((last[0] as Token).start - clause.start, (last.at(-1) as Token).end - clause.start)
}

function hasVerb(clause: Clause, start: number, bare: string): boolean {
  const from = clause.start + start - bare.length - 12
  const lower = bare.toLowerCase()
  return clause.tokens.some(
    (token, at) =>
      ((token.pos === 'VERB' &&
        (TAKES_TIME.has(token.lower) ||
          // 'staff who stay past their first year' are those who stay.
          (NEVER_NOUNS.has(token.lower) && !/^(?:who|which|that)$/.test(clause.tokens[at - 1]?.lower ?? '')))) ||
        doesAfterOne(clause.tokens, at)) &&
      token.start >= from &&
      token.end <= clause.start + start &&
      !lower.startsWith(token.lower) &&
      ` ${lower} `.includes(` ${token.lower} `),
  )
}

const TAKES_TIME = words(
  'take|takes|turn|lose|loses|spend|need|needs|have|has|wait|waits|want|wants|get|gets|come|comes',
)

function foreignAfter(tail: string): string | undefined {
  return /^\s*(?:de\s+|der\s+|di\s+|van\s+|of\s+)?(?:los\s+|las\s+|les\s+|die\s+)?(\p{L}{4,})/u.exec(tail)?.[1]
}

function verbOf(text: string): string {
  return /^\s*(\p{L}{3,})/u.exec(text)?.[1] ?? ''
}

/** 'in 12 days instead of 23', 'from 310k to 450': a bare number takes the unit of the one beside it, and its thousands. */
export function alike(now: Quantity, wanted: Quantity): [Quantity, Quantity] {
  const lend = (to: Quantity, from: Quantity): Quantity =>
    to.kind === 'count' && wholeOf(from) > 0 && wholeOf(from) >= to.value
      ? // '4 in 10 need a second visit, should be 2', '4 of the 14, we want all 14': of the same whole.
        { ...to, kind: 'percent', value: (100 * to.value) / wholeOf(from), text: `${to.text} in ${wholeOf(from)}` }
      : to.kind === 'count' &&
          from.kind !== 'count' &&
          !(from.kind === 'duration' && isOfThings(to)) &&
          !isPart(from) &&
          wholeOf(from) === 0
        ? {
            ...to,
            kind: from.kind,
            value: from.kind === 'money' ? to.value * thousandsOf(from, to) : to.value,
            ...(from.unit && { unit: from.unit }),
            ...(from.currency && { currency: from.currency }),
          }
        : to
  return [lend(now, wanted), lend(wanted, now)]
}

/** 'Two seniors' are no two days. */
export function isOfThings({ noun, text }: Quantity): boolean {
  return (
    noun !== undefined &&
    /^[\d\p{L}.,-]+$/u.test(text) &&
    !/^(?:working|calendar|full|whole|clear)(?!\p{L})/iu.test(noun)
  )
}

/** 'Half the calls, now 60': a part of them makes no share of what they number. */
function isPart({ kind, text }: Quantity): boolean {
  return kind === 'percent' && partNamed(text) !== undefined
}

/** Ten of '4 in 10', 45 of 'of 45 we give only 13'; 0 where a share is told otherwise. */
function wholeOf({ kind, text }: Quantity): number {
  const whole =
    kind === 'percent'
      ? (/(?:in|of|out of)\s+(?:every\s+|each\s+|the\s+|our\s+)?(\S+)$/i.exec(text) ??
          /^of\s+(?:every\s+|the\s+|our\s+)?(\S+)\s/i.exec(text))?.[1]?.toLowerCase()
      : undefined
  return whole === undefined ? 0 : (numberWord(whole) ?? (Number(whole) || 0))
}

/** 1000 of '$310k' for a 450 beside it, where that brings the two near each other. */
function thousandsOf({ text, value }: Quantity, beside: Quantity): number {
  const typed = Number(/\d+(?:[.,]\d{1,2}(?!\d))?/.exec(text)?.[0].replace(',', '.') ?? value)
  const scale = typed > 0 ? Math.round(value / typed) : 1
  const ratio = (beside.value * scale) / value
  return scale >= 1000 && ratio > 0.2 && ratio < 5 ? scale : 1
}

export function directionOf(now: Quantity, wanted: Quantity): 'down' | 'up' {
  const size = (one: Quantity) => (one.kind === 'duration' ? inHours(one.value, one.unit) : one.value)
  return size(wanted) < size(now) ? 'down' : 'up'
}

const WISHED = /^(?:i|we)(?:['’]d)?\s(?:\p{L}+\s)?(?:want|like|love|wish|need)\s/iu
const PHRASE_START =
  /^(?!(?:we|i|they|it|he|she|our|you|at|in|on|by|from|currently|today|now|presently|no\s(?!shows?\b)|every|under|less|spend|from)\b)\p{L}/iu
/** Words that move or bound a figure, left over where nothing else stood before it. */
const ALONE =
  /^(?:from|under|below|less|more|than|spend|grow|answer|get|reach|keep|save|moins|mindestens|höchstens|menos|meno|minder|mniej|pasar|at least|up|down|within|raise|cut|reduce|have|we|max|respond|retain|collect|move|fill|sell|ship|deliver|close|see|throw away|to)$/iu
const LEADS_ON = /^(?:\p{L}+ )?(?:to|at|for|with|away)$/iu
const VAGUE_LEAD =
  /^(?:hours?|days?|time|moment|week|month|year|average|median|mean|total|percentile|target|goal|aim)$/i
const ARTICLES =
  /^(?:(?:the|our|my|a|an|their|that|this|all|every|each|fewer|less|more|halve|double|el|la|los|las|le|les|l['’]|der|die|das|den|il|lo|gli|i|o|os|as|de|het|une?|ein|eine)\s+|l['’]|(?:number|percentage|share|amount) of (?:the |our )?)+/iu
const VERBS =
  /^(?:(?:also|and|then|to|we|i|it|would|like|want|wish|love|hope|need|must|should|please|our goal is|the goal is|goal|aim|first(?![\s-](?:time|visit|attempt|pass|call|contact|appointment|response|answer|reply|fix|visit|order|year|day|week)s?(?!\p{L}))|second|ideally|mainly|get|getting|bring|bringing|move|moving|cut|reduce|reducing|raise|raising|increase|increasing|improve|improving|speed up|lift|lower|lowering|take|taking|push|drop|shorten|shrink|grow|see|have|having|keep|keeping|hold|make|making|reply to|produce|deliver|send|answer(?!\s+(?:times?|to)\b)|ship|achieve|reach|now|today|currently|presently|at present|at the moment|by next \p{L}+,?|bajar|subir|reducir|aumentar|pasar|contestar|entregar|disminuir|senken|reduzieren|erhöhen|réduire|diminuer|augmenter|répondre aux?|répondre|ridurre|aumentare|portare|reduzir|baixar|obniżyć|skrócić|zmniejszyć|zwiększyć|verlagen|verhogen|terugbrengen|the)\s+)+/iu
/** Words between the thing measured and its figure. None may stand here twice, or be made of others: each would double the ways to fail. */
const TAIL =
  /(?:(?:^|[\s,:;(–-]+)(?:from|down|up|to|in|under|below|within|inside|at|of|by|is|are|was|were|be|go|goes|going|about|around|over|at least|less than|more than|no|not|max\.?|maximum|and|the|now|today|currently|presently|takes?|taking|us|answered|settled|out|paid|shipped|with|rate of|average|it|should|want|target|wanted|which|into|say|fall|falls|drop|rise|or|de|del|a|al|en|von|auf|bei|od|do|z|o|w|van|naar|dal|da|du|à|aux|des|unter|über|binnen|onder|sotto|poniżej|menos|than|moins|um|em|met|di|il|la|un|per|para|sous|dans|innerhalb|tardamos|levamos|son))+\s*$/iu
