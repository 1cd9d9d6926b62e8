import type { Clause } from './clauses.ts'
import { isLeading } from './leading-words.ts'
import { commands, isBeforeFigure, isFronted, isLabelled } from './matters.ts'
import { doesAfterOne, NEVER_NOUNS } from './noun-phrases.ts'
import type { Token } from './tokens.ts'
import { wishes, withoutConnective } from './wish-words.ts'
import { words } from './words.ts'

/**
 * What a goal is called where its writer begins with the name: 'Tour planning: …', 'Pick-up slots, I would like …',
 * 'Gas use from 9% to 7%', 'Fill rate is 84%'. A command or a wish names its object elsewhere.
 */
export function leadingName(clause: Clause): string | undefined {
  if (clause.field !== 'goals' || clause.language !== 'en') return undefined
  const text = withoutConnective(clause.text).replace(LED, '')
  const from = clause.start + clause.text.length - text.length
  const own = clause.tokens.filter((token) => token.start >= from)
  if (own.length === 0 || SPEAKS.test(text) || wishes(text)) return undefined
  const label = labelOf(clause, text, own)
  if (label && !isLeading(own[0]?.lower ?? '')) return named(label, LABEL_MAX)
  return commands(clause, text) ? undefined : named(nameAhead(clause, own, FEWER.test(clause.text)))
}
const FEWER = /^(?:\p{L}+\s)?(?:fewer|less|more|no)\s/iu

function labelOf(clause: Clause, text: string, own: readonly Token[]): string | undefined {
  if (isLabelled(text)) {
    const label = text.slice(0, text.indexOf(':'))
    const moved = MOVED.exec(text.slice(label.length + 1))?.[1]
    return moved ? `${label} ${moved}` : label
  }
  return isFronted(clause, text) || isBeforeFigure(own) ? text.split(',', 1)[0] : undefined
}
/** 'Swim lessons: get the waiting list under 200': what is moved is a part of the name. */
const MOVED =
  /^\s*(?:to\s)?(?:get|bring|cut|keep|push|take)\s(?:the|our|my)\s((?:[\p{L}-]+\s){0,2}[\p{L}-]+)\s(?:down\s|up\s)?(?:under|below|to|from|above|over)\s/iu
/** What stands before the name and is none of it. */
const LED =
  /^(?:(?:next|last|finally|lastly|(?:first|second|third|fourth|fifth|sixth|seventh|eighth)(?:ly)?)[,:]\s+|(?:also|same for|same with|another|additionally|then|less|fewer|more|better|faster|quicker|lower|higher|shorter|cheaper|no more|no|zero|(?:same|next)[ -]day|same|the|our|my|an?|all|every|each)(?!\p{L})[,:]?\s+)+/iu
const SPEAKS =
  /^(?:i|we|they|he|she|it|this|that|these|those|there|you|somebody|someone|everybody|nobody|what|how|if|when|because|while|for|from|in|on|at|by|with|to|of)(?![\p{L}-])/iu

function named(text: string | undefined, most = WORDS_MAX): string | undefined {
  const name = text
    ?.replace(/\([^)]*\)?/g, '')
    .replace(/,.*$/u, '')
    .replace(/\s+(?:as well|too|also|now|today|currently|right|faster|quicker|earlier|sooner|better|up|down)\s*$/iu, '')
    .replace(/[\s,:;–-]+$/u, '')
    .trim()
  if (!name || /\d/.test(name)) return undefined
  const size = name.split(/\s+/).length
  return size <= most && isNameable(name) ? name : undefined
}
const WORDS_MAX = 5
/** What stands before a colon or a comma is a name however it is built. */
const LABEL_MAX = 7

/** The words up to the first verb, number, comma, bracket or preposition that leads on. */
function nameAhead({ text, start, tokens: all }: Clause, own: readonly Token[], fewer: boolean): string | undefined {
  const stop = own.findIndex(
    (token, at) => ends(token, own[at - 1], own[at + 1], fewer) || doesAfterOne(all, all.indexOf(token)),
  )
  const name = stop < 0 ? [...own] : own.slice(0, stop)
  while (/^(?:CCONJ|ADP|DET)$/.test(name.at(-1)?.pos ?? '')) name.pop()
  const [first, last] = [name[0], name.at(-1)]
  const next = stop < 0 ? undefined : own[stop]
  if (!first || !last || !name.some(({ pos }) => NOUN.test(pos) || pos === 'VERB')) return undefined
  if (first.pos === 'VERB' && !/(?:ing|s)$/.test(first.lower) && first.lower !== first.lemma.toLowerCase())
    return undefined
  // A name is told by what follows it: a verb that says something, a figure, a mark, a preposition, or nothing.
  if (next && (!/^(?:AUX|VERB|NUM|PUNCT|SYM|ADP|ADV|PART|ADJ)$/.test(next.pos) || WISHERS.has(next.lower)))
    return undefined
  if (next?.lower === 'to' && own[stop + 1]?.pos === 'VERB') return undefined
  return text.slice(first.start - start, last.end - start)
}
const NOUN = /^(?:NOUN|PROPN)$/
const ADVERB = /ly$|^(?:never|always|still|often|already|just|also|only|now|not|sometimes|usually|soon|even)$/
/** Who wants, thinks or ought is not what is wanted. */
const WISHERS = words(
  'want|wants|wish|wishes|should|must|would|think|thinks|saw|ask|asks|need|needs|believe|believes|expect|expects',
)

function ends(token: Token, previous: Token | undefined, next: Token | undefined, fewer: boolean): boolean {
  const joined = previous?.end === token.start || next?.start === token.end
  if (/^[-/&'’]$|^['’]s$/.test(token.text)) return !joined
  if (previous === undefined) return !/^(?:NOUN|PROPN|ADJ|VERB|ADV|X)$/.test(token.pos) && next?.text !== '-'
  if (/^(?:-|\/)$/.test(previous.text)) return false
  if (token.pos === 'ADP') return !/^(?:of|per)$/.test(token.lower)
  if (token.pos === 'DET') return !/^(?:of|per)$/.test(previous.lower)
  if (/^['’]s?$/.test(previous.text) && token.lower.endsWith('ing')) return false
  const says = next !== undefined && /^(?:AUX|VERB)$/.test(next.pos)
  // 'Month-end close takes', 'Sanctions alerts cleared': what stands before a verb is the name; 'Farms get billed' ends at once.
  if (token.pos === 'VERB')
    return (
      NEVER_NOUNS.has(token.lower) ||
      (!(says && !/(?:ed|en|ing)$/.test(token.lower)) && !(fewer && /[^s]s$/.test(token.lower)))
    )
  // 'Month-end close takes' is all name; 'Customers never know' is not.
  if (/^(?:ADJ|ADV)$/.test(token.pos)) return NOUN.test(previous.pos) && (!says || ADVERB.test(token.lower))
  return !/^(?:NOUN|PROPN|X|CCONJ)$/.test(token.pos)
}

/** Whether a phrase can stand in a heading: not a unit, a number, or a word that names no matter. */
export function isNameable(name: string): boolean {
  const parts = name.toLowerCase().split(/[\s-]+/)
  return (
    name.length > 1 &&
    /\p{L}{2}/u.test(name) &&
    !ORDINAL.test(name) &&
    !FILLERS.has(parts.at(-1) ?? '') &&
    !parts.every((part) => NAMELESS.has(part))
  )
}
/** 'The medical thing', 'the hospital ones', 'third is just me': what stands for a noun leaves it open. */
const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth|last|main|big|biggest)$/i
const FILLERS = words('thing|things|one|ones|stuff|bit|bits|lot|lots|way|ways|sort|kind|me|us|you|him|her|them|it')
const NAMELESS = words(
  'version|versions|copy|copies|amount|amounts|and|so|not|i|we|they|it|trouble|troubles|problem|problems|issue|issues|hassle|headache|help|use|need|control|chance|work|last|next|this|each|season|target|targets|goal|goals|aim|aims|mind|thing|things|half|third|quarter|rest|remainder|lot|discussion|sitting|dream|wish|name|nil|zero|none|one|all|million|millions|lakh|lakhs|crore|crores|grand|thousand|hundred|cents|pence|rupees|shillings|cedis|rand|pesos|dollars|dollar|euros|pounds|percent|per|cent|pct|tonnes|tonne|tons|ton|kg|km|hrs|mins|min|hours|hour|days|day|weeks|week|months|month|years|year|of|a|an|the|in|and|which|what|point|points|pln|eur|usd|gbp|mxn|inr|kes|zar|aud|nzd|cad|chf|everything|anything|nothing|something|way|ways|much|many|more|less|fewer|better|baseline|idea|sense|reason|fact|case|order to|figure|figures|number|numbers|answer|mean|average|total|part|piece|bit|kind|sort|time|times|free|new|good|other|others|own|working|running|come|going',
)
