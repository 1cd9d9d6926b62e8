import type { Kind, When } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { MONTH, monthsNamed, seasonMonths } from './months.ts'
import { NUMBER_WORD, numberWord } from './number-words.ts'

/**
 * Whether something waits for the client on that day: a day still to come that is named in the present, or by which
 * something must be done. What comes every month, or has been, is none; a stretch of time is a time and no day.
 */
export function isAppointment(clause: Clause, when: When): boolean {
  const { text } = clause
  if (clause.language !== 'en' || HABIT.test(text)) return false
  const [at, end] = [when.span.start - clause.start, when.span.end - clause.start]
  const [before, after] = [text.slice(0, at), text.slice(end)]
  if (STRETCH_BEFORE.test(before) || AFTER.test(before)) return false
  if (THEN.test(after) && MUST.test(after)) return true
  if (STRETCH_AFTER.test(after)) return false
  if (BY.test(before) || BY_ITSELF.test(when.text)) return MUST.test(text)
  if (TO_COME.test(before)) return true
  // 'From March the law asks for a label' and 'the inspector comes 9 February', where no verb of the past stands before it.
  const part = before.split(/[,;:]\s|\s(?:and|but|so|because|which|that)\s/u).at(-1) ?? ''
  return (when.day !== undefined || (/(?:^|\s)from\s+$/i.test(before) && MUST.test(after))) && !PAST.test(part + after)
}

/** 'There are empty days in March and June', 'the weights of May are missing': of which time there is no record. */
export function isHole({ text, start }: Clause, { span, day }: When): boolean {
  if (day !== undefined) return false
  return HOLE_IN.test(text.slice(0, span.start - start)) || IS_HOLE.test(text.slice(span.end - start))
}
const HOLE_IN =
  /(?<!\p{L})(?:empty|blank|missing|unfilled|gaps?|holes?|no (?:readings?|entr(?:y|ies)|records?|figures|data|values))(?!\p{L})[^.;:]{0,40}\s(?:in|for|from|of|during)\s(?:\p{Lu}\p{Ll}+(?:,\s|\s(?:and|or)\s))*$/u
const IS_HOLE =
  /^(?:(?:,\s|\s(?:and|or)\s)\p{Lu}\p{Ll}+)*\s(?:is|are|was|were|has been|have been|went)\s(?:\p{L}+\s)?(?:missing|lost|empty|blank|not (?:filled|recorded|written|kept))(?!\p{L})/u

const HABIT =
  /(?<!\p{L})(?:(?:every|each)(?= (?:day|week|month|quarter|year|season|spring|summer|autumn|fall|winter|morning|evening|night|time|second|other|two|three|four|five|six|\d|end|start|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|usually|always|normally|often|mostly|once a|per|twice a|since|ago|last (?:year|month|spring|summer|autumn|winter))(?!\p{L})/iu
const BY =
  /(?<!\p{L})(?:by|before|until|till|(?:no|not) later than|latest|due(?: on| in| by)?|deadline(?: is)?)\s+(?:the\s+)?(?:(?:end|start|beginning|middle) of\s+)?$/iu
const BY_ITSELF = /^(?:by|before|until|till|within)(?!\p{L})/iu
/** 'before the harvest, which starts mid August' */
const TO_COME =
  /(?<!\p{L})(?:before|by|in time for|ready for|until)\s(?:the|our|my|that)?\s?[\p{L} -]{3,30},?\s(?:which |that |and (?:it|that) )?(?:is|starts|begins|opens|comes)(?:\s(?:in|on|around|about))?\s+$/iu
/** 'The lease ends in June, by then the archive must be scanned' */
const THEN = /(?<!\p{L})(?:by|until|till|before) (?:then|that)(?!\p{L})/iu
const MUST =
  /(?<!\p{L})(?:must|has to|have to|had better|needs?|want|wants|should|ready|finished|done|complete|closes?|refuses?|requires?|asks?|only|expects?|no longer)(?!\p{L})/iu
const PAST =
  /(?<!\p{L})(?:was|were|had|did|went|lost|failed|opened|signed|started|bought|began|came|took|got|happened|closed|moved|left|said|told|sent|\p{L}{3,}ed (?:on|in|at))(?!\p{L})/iu
const STRETCH_BEFORE =
  /(?:\d|(?<!\p{L})\p{Lu}\p{L}+(?!\p{L}))\s?(?:\p{L}+\s)?(?:-|–|to|until|till)\s*$|(?:[Bb]etween|[Ff]rom)\s[^,;]{0,20}\s(?:and|to|until|till)\s*$/u
/** What comes after a day does not wait for it. */
const AFTER = /(?<!\p{L})after\s[^.;]{0,24}$/iu
const STRETCH_AFTER = /^\s*(?:-|–|to|until|till)\s*(?:the\s+)?(?:end of\s+|mid[- ])?(?:\d|\p{Lu})/u

/** The months outside of which the thing does not happen: a test in any other shows nothing. */
export function monthsOfIt(clause: Clause, kind: Kind, south: boolean): number[] {
  if (clause.language !== 'en' || kind === 'limit' || kind === 'refusal' || !ONLY_THEN.test(clause.text)) return []
  const named = monthsNamed(clause.text)
  const all = named.length > 0 ? named : seasonMonths(clause.text, south)
  return all.length <= MONTHS_MOST ? all : []
}
const MONTHS_MOST = 7

/** 'only in winter', 'in winter only', 'outside of that there are none', 'that is when it happens' */
const MONTHS = `(?:the )?(?:(?:early|late|mid|end of|whole)[- ]?)?(?:${MONTH}|spring|summer|autumn|winter)`
const ONLY_THEN = new RegExp(
  [
    String.raw`(?:only|solely|exclusively)(?: \p{L}+){0,2} (?:in|between|from|during|around) ${MONTHS}`,
    String.raw`(?:in|between|from|during) ${MONTHS}(?: [^.,;\d]{0,20})? only`,
    String.raw`(?:outside (?:of )?(?:that|this|it|those|these)|the rest of the year|otherwise|in the other months)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:no|none|nothing|nobody|never|closed|empty)`,
  ]
    .map((way) => String.raw`(?<!\p{L})${way}(?!\p{L})`)
    .join('|'),
  'iu',
)

/** What must be ready 'before the harvest', where another sentence says when that is: the thing by whose name the day goes. */
export function thingAhead({ text, language }: Pick<Clause, 'text' | 'language'>): string | undefined {
  return language === 'en' && MUST.test(text) ? AHEAD_OF.exec(text)?.[1]?.toLowerCase() : undefined
}
const AHEAD_OF =
  /(?<!\p{L})(?:before|in time for|ready for|ahead of|until|by)\s(?:the\s|our\s|next\s|this\s)+(?:\p{Ll}+\s)?(\p{Ll}{5,})(?=\s*(?:$|[.,;]|(?:starts|begins|comes|opens|is)(?!\p{L})))/u

/** Whether a sentence says when a thing is: 'the harvest is September', 'exams begin on 3 May'. */
export function saysWhen(text: string, thing: string): boolean {
  const at = text.toLowerCase().search(new RegExp(`(?<!\\p{L})${thing}(?!\\p{L})`, 'u'))
  return (
    at >= 0 &&
    /^(?:\s\p{L}+)?\s(?:is|are|starts?|begins?|runs?|comes?|opens?|falls?)(?!\p{L})/iu.test(
      text.slice(at + thing.length),
    )
  )
}

/** 'unless we give 90 days’ notice', 'six months earlier', 'eight weeks before that': how many days before the one that is named. */
export function noticeBefore({ text, language }: Pick<Clause, 'text' | 'language'>): number | undefined {
  const found = language === 'en' ? NOTICE.exec(text) : null
  if (!found || GIVEN.test(text.slice(0, found.index + found[0].length))) return undefined
  const [, count = '', unit = ''] = found
  const value = numberWord(count) ?? Number(count)
  return value > 0 ? Math.round(value * (DAYS[unit.toLowerCase()] ?? 0)) : undefined
}
/** 'Anna gave three months’ notice': that is done. */
const GIVEN = /(?<!\p{L})(?:gave|given|handed in|received|got)\s[^.;]{0,40}notice$/iu
const DAYS: Record<string, number> = { day: 1, week: 7, month: 30.4 }
const NOTICE = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,3}|${NUMBER_WORD})[\s-](day|week|month)s?['’]?\s(?:(?:(?:written|prior|advance)\s)?notice|earlier|in advance|beforehand|before (?:that|it|then))(?!\p{L})`,
  'iu',
)

/** 'The supplier delivers in the middle of April', 'it goes live in May': from then on it is there. */
export function arrives(text: string): boolean {
  return ARRIVES.test(text)
}
const ARRIVES =
  /(?<!\p{L})(?:(?:supplier|vendor|manufacturer|maker|contractor|installer|they) (?:\p{L}+ )?(?:delivers?|installs?|comes?)|(?:is|are|be|being|will be|gets?) (?:delivered|installed|handed over|connected|finished|switched on)|arrives?|goes? live|go-live|comes? into (?:use|service))(?!\p{L})/iu
