import type { Initiative } from '../plan.ts'
import { sayable, withoutHinges } from './names.ts'
import { moveOf } from './own-words.ts'
import { lowerFirst, upperFirst } from './words.ts'

type Named = Pick<Initiative, 'move' | 'situation' | 'topic' | 'own'> & Partial<Pick<Initiative, 'answers'>>

/** Longer than this a noun makes a title that nobody reads to its end. */
const TITLE_NOUN = 36

/** What a manager would call it: 'Reminders for no-shows, and free places refilled'. */
export function titleOf(one: Named): string {
  if (one.own) return one.own.title
  const move = moveOf(one)
  const noun = nounOf(one) ?? goingOn(one)
  if (!noun && move.bare) return withSaid(one, move.bare)
  const topic = noun ?? move.fallback
  return move.title.replace('{Topic}', upperFirst(topic)).replace('{topic}', lowerFirst(severally(topic)))
}

/** 'Stop the heat leaking out of the cold room': what is to end is a thing that does something, and no single word would say it. */
function goingOn({ answers }: Named): string | undefined {
  const goal = answers?.find(({ kind }) => kind === 'goal')?.quote
  const [, thing = '', does = ''] = (goal && ENDED.exec(goal)) || []
  return thing && !/^(?:it|us|them|me|people|from|by|with)$/i.test(thing.split(' ')[0] ?? '')
    ? `${thing} ${does}`
    : undefined
}
const ENDED =
  /^(?:(?:to|and|then|we want to|i want to)\s)?(?:stop|prevent|end|avoid|no more|fewer|less)\s(?:the\s|our\s|all\s)?((?:\p{Ll}+\s)?\p{Ll}{3,})(?<!ing)\s((?:(?:go|gett|com|be|turn|sitt|ly|stand)ing\s(?!(?:to|in|into|for|on|through|from|at|by|the|a)\s)\p{Ll}{3,}|(?!(?:go|gett|com|be|turn|sitt|ly|stand)ing)\p{Ll}{2,}ing(?:\s(?:out|away|off|back|dry|over|down|up|late|early|idle|empty))?))(?!\p{L})/iu

/** 'AI drafts for doctor letters': one of its kind has an article, or there are several. */
function severally(noun: string): string {
  return noun.replace(ONE_TEXT, '$1s').replace(/(?<=[^aeiou])ys(?=$|\s(?:to|for|of|from)\s)/i, 'ies')
}
const ONE_TEXT =
  /^((?:[\p{L}-]+\s){0,3}(?:letter|answer|report|e-?mail|quote|reply|notice|offer|contract|message|certificate|invoice|application|proposal|estimate|form|document))(?=$|\s(?:to|for|of|from)\s)/iu

/** Two general pieces without a noun are told apart by the name that the client's sentence begins with, or by a short one whole. */
function withSaid({ situation, answers }: Named, bare: string): string {
  const quote = situation ? undefined : answers?.[0]?.quote
  const said = quote && begunWith(quote)
  const noun = said && said.length >= SAID_LEAST ? sayable(said) : undefined
  return noun ? `${upperFirst(noun)}: ${lowerFirst(bare)}` : bare
}

/** Up to a mark, or to what is said of it; words that are cut off in the middle are no name. */
function begunWith(quote: string): string | undefined {
  const words = quote.replace(TIES, '').split(/\s+/)
  const end = words.findIndex((word, at) => SAYS.test(word) || (at > 0 && MARK.test(words[at - 1] as string)))
  const last = words[end - 1] ?? ''
  if (end < 0 ? words.length > SAID_MOST : end > SAID_MOST || (CUTS.test(words[end] as string) && !MARK.test(last)))
    return undefined
  const begun = (end < 0 ? words : words.slice(0, end)).join(' ').replace(/[^\p{L}\p{N}]+$/u, '')
  return withoutHinges(begun) === begun ? begun : undefined
}
const SAID_MOST = 5
const SAID_LEAST = 5
const TIES = /^(?:(?:and|also|then|first|second|third|plus|the|our|my|\(?[ivx\d]+\)|-)(?:,?\s+|$))+/i
const MARK = /[,;:.()“”"–—-]$/
/** A figure or a relative stands inside of a name as well as behind it. */
const CUTS = /^\W*\d|^(?:who|that|which|what|how|why)(?!\p{L})/iu
/** Where a name ends and a sentence begins, or a figure. */
const SAYS =
  /\d|^(?:we|they|i|it|he|she|you|who|that|which|what|how|why|is|are|was|were|be|has|have|had|do|does|did|will|would|can|could|should|must|may|might|say|says|said|take|takes|took|spend|spends|retire|retires|leave|leaves|come|comes|go|goes|use|uses|want|wants|need|needs|get|gets|make|makes|now|today|average|averages|only|about|around|roughly|some|always|never|not)(?:$|['’.,;:])/i

/** The client's noun and two or three words, for a table: 'No-shows: reminders'. */
export function labelOf(one: Named): string {
  const kind = kindOf(one)
  const noun = one.own || !moveOf(one).label ? undefined : nounOf(one)
  return noun && !repeats(kind, noun)
    ? `${upperFirst(noun)}: ${kind.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`
    : kind
}

/** The same without the noun, where that stands beside it. */
export function kindOf(one: Named): string {
  if (one.own) return one.own.title
  const { label, fallback } = moveOf(one)
  return label ? label : upperFirst(nounOf(one) ?? fallback)
}

/** 'Phone cover: phones' says one thing twice. */
function repeats(label: string, noun: string): boolean {
  return !noun.includes(' ') && label.toLowerCase().includes(noun.toLowerCase().slice(0, STEM))
}
const STEM = 5

/** The client's noun, where there is one. */
export function nameOf(one: Named): string | undefined {
  return one.own?.title ?? sayable(one.topic)
}

/** The matter in the client's noun, else in the move's. */
export function topicOf(one: Named): string {
  return nameOf(one) ?? moveOf(one).fallback
}

/** The client's noun, the place and time cut off where it is long. */
function nounOf(one: Named): string | undefined {
  const noun = sayable(one.topic)
  if (!noun || noun.length <= TITLE_NOUN) return noun
  const short = sayable(noun.split(/\s(?:in|inside|within|from|across|at|on|after|before|of)\s/)[0])
  return short && short.length <= TITLE_NOUN ? short : undefined
}
