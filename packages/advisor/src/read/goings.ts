import { placeNamed } from '@cairn/knowledge/places'
import type { Absence, When } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { monthOf, seasonMonths } from './months.ts'

/**
 * Whether somebody who is said to go surely goes: a joke, a condition, a no and a threat that comes every year are
 * nothing, and what is only thought of, or comes some day, is open.
 */
export function sureness(
  text: string,
  { index, 0: verb }: RegExpExecArray,
  what: Absence['what'],
  isAge: boolean,
  dated: boolean,
): Absence['what'] | undefined {
  if (isAge || (what !== 'leaves' && what !== 'may leave')) return what
  const lead = text.slice(0, index)
  const rest = text.slice(index + verb.length)
  if (DENIED.test(lead) || LET.test(lead) || isConditional(lead, dated)) return undefined
  if (!dated && ON_CONDITION.test(rest)) return undefined
  // 'Is moving to Spain' and not 'to the new office'.
  if (/mov(?:es|ing) to$/i.test(verb) && !isPlace(rest)) return undefined
  return THOUGHT_OF.test(lead) || (!dated && SOME_DAY.test(lead)) ? 'may leave' : what
}
function isPlace(rest: string): boolean {
  const name = /^\s(\p{Lu}[\p{L}-]+)/u.exec(rest)?.[1]
  return name !== undefined && placeNamed(name) !== undefined
}
const DENIED =
  /(?<!\p{L})(?:not|never|no|no (?:plans?|intention|wish|desire|thought) (?:to|of)|refus(?:es?|ing) to|cannot|hardly|nobody|no one)\s(?:\p{Ll}+\s)?$|n['’]t\s(?:\p{Ll}+\s)?$/iu
/** 'Would let her retire' */
const LET =
  /(?<!\p{L})(?:would|could|can|should|lets?|makes?|helps?|allows?|asks?|asked)(?:\s(?:him|her|them|me|us|he|she|they))?(?:\sto)?\s$/iu
const THOUGHT_OF =
  /(?<!\p{L})(?:think|talk|speak|dream|consider)\p{L}*\s(?:(?:of|about)\s)?(?:when\s(?:to|he|she)\s)?$/iu
const SOME_DAY = /(?<!\p{L})(?:when|once|until|till|before|after)\s[^,;:]{0,40}$/iu
const ON_CONDITION =
  /^[^.,;:]{0,12}?(?<!\p{L})(?:if|unless|when|whenever|once|as soon as|the (?:day|moment|minute)|only (?:if|when))(?!\p{L})/iu

/** 'If a robot can do it he’ll retire' hangs on the robot; 'if Joan retires in May' tells a day. */
function isConditional(lead: string, dated: boolean): boolean {
  const since = /(?:^|\s)(?:if|unless)\s([^;:]*)$/iu.exec(lead)?.[1]
  return since !== undefined && !(dated && !since.includes(',') && since.trim().split(/\s+/).length <= CLOSE)
}
const CLOSE = 3

/** Said every year, and nobody has gone yet. */
export function isAgain(text: string): boolean {
  return AGAIN.test(text)
}
const SAYS = String.raw`(?:threat|sa(?:ys|id|ying)|promis|announc|talk|tell|swear)\p{L}*`
const AGAIN = new RegExp(
  String.raw`(?<!\p{L})(?:${SAYS}[^,;.]{0,40}(?<!\p{L})(?:every|each) (?:\p{L}+ )?\p{L}+|(?:every|each) \p{L}+,? [^,;.]{0,30}(?<!\p{L})${SAYS}|(?:threaten\p{L}*|been (?:saying|talking|promising|threatening|about to))[^,;.]{0,40}(?:since|for (?:\p{L}+ )?years)|(?:keeps?|kept|always|been) (?:on )?${SAYS}|${SAYS}[^.;]{0,60}(?:second|third|fourth|fifth|sixth|tenth|umpteenth|\d+th) time)(?!\p{L})`,
  'iu',
)

/** Nobody knows of a birth ten months ahead: 'on maternity from October', told in November, began last month. */
export function isLongAhead(verb: string, { year = 0, month = 0, text }: When, today: string): boolean {
  const months = (year - Number(today.slice(0, 4))) * 12 + month - Number(today.slice(5, 7))
  return BIRTH.test(verb) && !/\d{4}/.test(text) && months > KNOWN_AHEAD
}
const BIRTH = /matern|patern|parental|mutterschutz/iu
const KNOWN_AHEAD = 9

/** 'Retires in the spring', 'goes this Christmas': from its first day on they may be gone. What is so each year needs a 'this'. */
export function seasonTold(
  { text, start, field }: Clause,
  { index, 0: verb }: RegExpExecArray,
  today: string,
  south: boolean,
  onlyThis: boolean,
): When | undefined {
  const found = (onlyThis ? THIS_SEASON : SEASON).exec(text.slice(index + verb.length))
  if (!found) return undefined
  const [, told = '', name = ''] = found
  const months = /^(?:christmas|easter)$/i.test(name) ? [monthOf(name) ?? 0] : seasonMonths(name, south)
  const now = Number(today.slice(5, 7))
  const [month] = months
  // 'In the spring', told in the spring: this one or the next.
  if (!month || (months.length > 1 && months.includes(now))) return undefined
  const at = start + index + verb.length + found.index + found[0].length - told.length
  const year = Number(today.slice(0, 4)) + (month < now ? 1 : 0)
  return { span: { field, start: at, end: at + told.length }, text: told, year, month }
}
const SEASONS = '(spring|summer|autumn|winter|christmas|easter)'
const SEASON = new RegExp(
  String.raw`^[^,;:]{0,30}?\s((?:in|at|by|around|after|over|come|this|this coming)\s(?:the\s)?(?:early\s|late\s|coming\s)?${SEASONS})(?!\p{L}| (?:of )?(?:last|\d))`,
  'iu',
)
const THIS_SEASON = new RegExp(String.raw`^[^,;:]{0,12}?\s(this (?:coming )?${SEASONS})(?!\p{L})`, 'iu')
