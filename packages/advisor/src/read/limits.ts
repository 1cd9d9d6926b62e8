import { matches } from '@cairn/knowledge/matches'
import type { Kind, Limit, LimitKind, Quantity, When } from '../facts.ts'
import { noBudget } from './budgets.ts'
import { mayNotLeave } from './data-stays.ts'
import { isComplaint, isOthersWord } from './plain-facts.ts'
import { withoutSlack } from './slack.ts'
import type { Clause } from './clauses.ts'
import type { Token } from './tokens.ts'
import { refusesTerms } from './turned-down.ts'
import { refusesAbroad } from './unwanted-abroad.ts'
import { MONTH, monthsNamed, seasonMonths } from './months.ts'
import { hasAny, words, wordsOf } from './words.ts'
import {
  isResultPromised,
  runsOut,
  EXCLUDED,
  REFUSED,
  HAVE_SAY,
  AGREEMENT,
  BINDS,
  BLOCKED,
  CONSENT,
  FROM_SUM,
  CAN_START,
  PEOPLE,
  PROMISE,
  REFUSAL,
  TECHNICAL,
  THEN,
  wasSo,
  WILL_NOT_FOREIGN,
  isBounded,
  isPlainlyClosed,
} from './limit-words.ts'

type Found = Omit<Limit, 'id'>

/** Without one of these nothing says when work can start. */
const STARTS = words(
  'start|starting|begin|beginning|kick|kickoff|empezar|empezamos|können|commencer|zaczynamy|zacząć|começar|iniziare|beginnen',
)

/** What binds the plan, read from a clause that was taken for a limit, a promise, a refusal, or that carries one inside. */
export function limits(
  clause: Clause,
  kind: Kind,
  spendable: readonly Quantity[],
  dates: readonly When[],
  statement: string,
  south: boolean,
  today: string,
  before = '',
  { insisted, asksYes }: { insisted?: boolean; asksYes?: boolean } = {},
): Found[] {
  const found: Found[] = []
  const text = clause.text
  const add = (limit: LimitKind, rest: Partial<Limit> = {}) => found.push({ kind: limit, statement, text, ...rest })
  for (const amount of spendable) add('budget', { amount })
  if (found.length === 0 && noBudget(clause)) add('budget')

  const said = hasAny(wordsOf(clause), STARTS) ? CAN_START.exec(text) : null
  // 'Nothing to start in May': when not.
  const starts =
    said &&
    !NEVER_STARTS.test(text.slice(0, said.index)) &&
    !OTHERS_START.test(text.slice(0, said.index)) &&
    !STARTS_NOTHING.test(text.slice(said.index))
  const free = freeFrom(clause)
  const start = free ?? notBefore(text) ?? (starts ? said : null)
  const startDate = start
    ? dates.find(({ span, month }) => month !== undefined && span.end - clause.start > start.index)
    : undefined
  if (startDate) add('start', { from: startDate })

  const calendar = blocked(text, startDate ? text.slice(0, start?.index) : text, kind, dates, south, before, today)
  if (calendar) add('calendar', calendar)

  const ofBefore = before !== '' && pointsBack(clause) ? { text: `${before}; ${text}` } : {}
  const agreed = AGREEMENT.test(text) && BINDS.test(text) && !(dates.length > 0 && runsOut(text))
  // What a contract says binds as an agreement does; what somebody gave their word on, as a promise.
  const given = kind === 'promise' && !agreed && !runsOut(text)
  const promised =
    (given || PROMISE.test(text)) && !isResultPromised(text) && !refusesTerms(text) && !isOthersWord(text)
  const stays = !promised && mayNotLeave(text)
  if (stays) add('data')
  // What is said of data binds as that, and not a second time.
  const binds = kind !== 'goal' && kind !== 'asset' && kind !== 'question'
  if (promised) add('promise', ofBefore)
  else if ((insisted || INSISTED.test(text)) && !NO.test(lastPart(text)) && !RULED_OUT.test(text)) add('promise')
  else if (insisted) add('refusal')
  else if (!stays && isRefusal(clause, kind)) add('refusal', ofBefore)
  else if (kind !== 'question' && (clause.field !== 'goals' || !WANTS.has(kind)) && asks(clause)) add('consent')
  else if (binds && !stays && (agreed || HAVE_SAY.test(text))) {
    const until = untilOf(text, clause, dates)
    add('agreement', { text: bindingPart(text), ...(until && { until }) })
  } else if (binds && !stays && asksYes) add('consent')
  if (kind !== 'goal' && TECHNICAL.test(text)) add('technical')
  else if (kind !== 'goal' && kind !== 'asset' && found.length === 0 && PEOPLE.test(text)) add('people')
  if (kind === 'limit' && found.length === 0) {
    if (FORMAL.test(text) && BINDS.test(text) && !runsOut(text)) add('agreement')
    else if (HANDS.test(text)) add('people')
    else if (RULES.test(text)) add('technical')
  }
  return found
}
/** Somebody's yes comes first, by its words; a sum from which it does stands in no description. */
function asks({ text, field }: Clause): boolean {
  if (DECIDES_OTHER.test(text)) return false
  const fromSum = field !== 'description' && field !== 'data' && FROM_SUM.test(text) && !OF_TRADE.test(text)
  return CONSENT.test(text) || fromSum
}
/** 'The partners decide on 9 March whether to continue with the vendor': of another matter than this plan. */
const DECIDES_OTHER =
  /(?<!\p{L})(?:decides?|votes?|decided)(?!\p{L})[^.;]{0,40}(?<!\p{L})whether (?:to |we )?(?:continue|renew|keep|extend|buy|sell|close|build|move|stay)(?!\p{L})/iu
/** Sums of the trade itself, and who signed once. */
const OF_TRADE =
  /(?<!\p{L})(?:customers?|clients?|orders?|jobs?|claims?|sales|baskets?|policies|loans?)(?: \p{L}+){0,2} (?:over|above|beyond|more than)(?!\p{L})|(?<!\p{L})used to(?!\p{L})|(?<!\p{L})(?:over|above|more than) \d[\d.,]* (?!euros?|pounds?|dollars?|k(?!\p{L}))\p{L}{3,}s (?:have|has|are|is|need|must)(?!\p{L})/iu
const WANTS: ReadonlySet<Kind> = new Set<Kind>(['goal', 'wish'])
/** 'Nothing should start in May', 'do not plan any start in June': when not. */
const NEVER_STARTS =
  /(?<!\p{L})(?:nothing|nobody|never|avoid|no|none|cannot|can['’]?t|don['’]?t|do not|not|won['’]?t)(?!\p{L})[^.,;:]{0,40}$/iu
/** 'We start nothing new in November' */
const STARTS_NOTHING = /^[^.,;:]{0,24}?(?:start|begin|launch)\p{L}*\s(?:nothing|no|none)(?!\p{L})/iu
/** 'Our apprentices start in September' */
const OTHERS_START =
  /(?<!\p{L})(?:apprentices?|trainees?|pupils?|students?|recruits?|starters?|classes|courses?|school|term|season|harvest|he|she|they|who)\s(?:\p{L}+\s)?$/iu
/** 'Not before March', 'nothing can start until May', 'vor März geht nichts': from then on. */
function notBefore(text: string): RegExpExecArray | null {
  const found = BEFORE.exec(text)
  const isShort = text.split(/\s+/).length <= SHORT
  return found && NEGATED.test(text) && (isShort || BEGINS.test(text)) ? found : null
}

/** 'Nobody is free before 15 January', 'nothing new before the rush is over, say 11 January', 'all are busy until 15 February': from then on. */
function freeFrom({ text, field }: Clause): RegExpExecArray | null {
  if (field === 'data' || field === 'description') return null
  const free = FREE_FROM.exec(text)
  // 'Ken has no time before April': the others have.
  if (free && /^\p{Lu}\p{Ll}+\s$/u.test(text.slice(0, free.index)) && /^has?\s/iu.test(free[0])) return null
  return free ?? BUSY_UNTIL.exec(text) ?? BUSY_FIRST.exec(text) ?? ONLY_FROM.exec(text)
}
const UNTIL = String.raw`(?:before|earlier than|until|till?|vor|bis|avant|jusqu['’]au?|antes de|hasta|prima di|fino a|até|przed|do|voor|tot)`
const A_DATE = String.raw`(?:[^.;]{0,40}?(?<![\p{L}\d]))??(?:\d{1,2}(?:st|nd|rd|th|er|\.)?\s(?:of\s|de\s)?)?(?:${MONTH})(?!\p{L})`
const NOBODY = String.raw`(?:nobody|no one|no-one|none(?: of (?:us|them|my \p{L}+))?|niemand|nessuno|nadie|personne|ninguém|nikt)`
const ROOM = String.raw`(?:time|capacity|hands?|hours?|minutes?|moment|room|breath|zeit|tempo|tiempo|temps|czasu|tijd)`
const AVAILABLE =
  'free|available|frei|verfügbar|libres?|disponib(?:le|li|les)|liber[oi]|disponível|livre|woln[ya]|vrij|beschikbaar'
const FREE = `(?:${AVAILABLE}|around|here|back|reachable|in the office)`
const TAKES_ON = String.raw`(?:start|begin|look at|take|touch|do|help|attend|join|work on|deal with|think|learn|try|get used)`
/** 'Nobody in dispatch has a free hour', 'my two supervisors have not a minute', 'niemand hat Zeit', 'personne n’est libre' */
const NOT_FREE = String.raw`${NOBODY}(?!\p{L})[^.;]{0,50}?(?<!\p{L})(?:${FREE}|${ROOM}|${TAKES_ON})|(?<!\p{L})(?:has|have|had|got|with|there is|there[’']s|is) (?:got )?(?:no|not (?:a|one|any)|little|zero)(?: \p{L}+){0,2} ${ROOM}|^(?:and |but )?no ${ROOM}|(?<!\p{L})no \p{L}+ (?:has|have) (?:any |the |a free )?${ROOM}|(?<!\p{L})(?:we|i) (?:have no ${ROOM}|are not ${FREE}|(?:cannot|can[’']t|will not|won[’']t) ${TAKES_ON})|nothing (?:new|can|may|is to|should|must|starts?|begins?)|(?:hat|haben) (?:noch )?keine ${ROOM}|(?:non ha|non hanno|no tienen?|não tem|não têm|nie ma|nie mają|heeft geen|hebben geen|n[’']ont pas le|n[’']a pas le) ${ROOM}`
const FREE_FROM = new RegExp(
  String.raw`(?<!\p{L})(?:${NOT_FREE})(?!\p{L})[^.;]{0,40}?(?<!\p{L})${UNTIL}(?!\p{L})(?=${A_DATE})`,
  'iu',
)
/** 'Free only from 1 March' */
const ONLY_FROM = new RegExp(
  String.raw`(?<!\p{L})(?:${AVAILABLE}) (?:only )?(?:again )?(?:from|as of|ab|a partir de|à partir de|dal|od|vanaf)(?:\s(?:the\s)?)(?=(?:\d{1,2}(?:st|nd|rd|th|er|\.)?\s(?:of\s|de\s)?)?(?:${MONTH})(?!\p{L}))`,
  'iu',
)
const ALL_HERE = String.raw`(?:everybody|everyone|we|all(?: of us)?|(?:the|our) (?:\p{L}+ )?(?:team|staff|crew|office)|all \p{L}+|alle|wir|tous|nous|todos|tutti|wszyscy|iedereen)`
const TAKEN = String.raw`(?:busy|tied up|occupied|fully booked|booked (?:out|up)|flat out|swamped|zajęci|beschäftigt|ausgelastet|occupés|pris|ocupados|occupati|impegnati|bezet)`
const BUSY_UNTIL = new RegExp(
  String.raw`(?<!\p{L})${ALL_HERE}(?: (?:is|are|sind|sommes|sont|estamos|están|siamo|sono|są|is|zijn)|['’]re)? (?:all |completely |fully |only )?${TAKEN}(?!\p{L})[^.;]{0,40}?(?<!\p{L})${UNTIL}(?!\p{L})(?=${A_DATE})`,
  'iu',
)
/** 'Until 15 February everybody is busy', 'Do 15 lutego wszyscy są zajęci' */
const BUSY_FIRST = new RegExp(
  String.raw`^(?:and |but )?${UNTIL}(?!\p{L})${A_DATE}[^.;]{0,24}?(?:(?<!\p{L})${ALL_HERE}(?!\p{L})[^.;]{0,24}?(?<!\p{L})${TAKEN}|[^.;]{0,30}?(?<!\p{L})(?:${NOT_FREE}))(?!\p{L})`,
  'iu',
)
const BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:before|until|till|vor|prima di|voor|avant|antes de|hasta|até)\s(?:the\s)?(?=(?:${MONTH})(?!\p{L}))`,
  'iu',
)
const NEGATED =
  /(?<!\p{L})(?:not|nothing|nobody|cannot|can['’]?t|don['’]?t|won['’]?t|nichts?|non|niets?|pas|rien|nada|no|não)(?!\p{L})/iu
const BEGINS =
  /(?<!\p{L})(?:start|begin|launch|kick|roll ?out|introduc|geht|anfang|cominci|inizi|empez|comenz|commenc|começ)/iu
const SHORT = 5

/** 'That was promised at public meetings', 'I have said we won't': what, stands before. */
function pointsBack({ text, tokens, language }: Clause): boolean {
  return POINTS_BACK.test(text) || (language === 'en' && WORD_GIVEN.test(text) && !tokens.some(isNoun))
}
const POINTS_BACK =
  /^(?:and |but )?(?:(?:that|this|which|it) (?:was|is|has been|we) (?:\p{L}+ )?promised|(?:we|i)(?: have|['’]ve)? (?:also )?(?:promised|signed|agreed|guaranteed) (?:that|this|it)(?! \p{L}+s?(?:['’]s)? (?:no|not|is|are|will|stays?)|,? (?:no|not|nobody|nothing|the|our|we|their|my) ))(?!\p{L})/iu
const WORD_GIVEN = /^(?:and |but |so )?(?:i|we)(?:['’]ve| have)?(?: also)? (?:said|told|promised)(?!\p{L})/iu
const isNoun = ({ pos }: Token) => pos === 'NOUN' || pos === 'PROPN'

const WILL_NOT =
  /(?<!\p{L})(?:want|wants|accept|accepts|allow|allows|tolerate|will not|won['’]?t|refuse|refuses|reject|never|must not|may not|shall not|please|forbid|forbidden|prohibited|out of the question|not for discussion)(?!\p{L})/iu
const OTHERS_DO_NOT =
  /(?<!\p{L})(?:they|he|she|it|who|\p{L}{3,}s)\s(?:(?:do|does|did) not|(?:do|does|did)n['’]?t)(?!\p{L})/iu
/** What somebody will not have. That a record lacks something, or that one would rather not speak of it, is none. */
function isRefusal(clause: Clause, kind: Kind): boolean {
  const { text, field, language } = clause
  if (isBounded({ text, field })) return false
  // 'We do not buy yarn', 'they do not share': what the firm is and what goes wrong, unless somebody will not have it.
  if (field === 'description' && !WILL_NOT.test(text)) return false
  if (field === 'challenges' && OTHERS_DO_NOT.test(text) && !WILL_NOT.test(text)) return false
  // 'Pas mal de gens ne viennent pas': a no alone wills nothing.
  if (language !== 'en' && kind === 'refusal' && !WILL_NOT_FOREIGN.test(text) && !refusesAbroad(clause)) return false
  if (UNSPOKEN.test(text) || ELLIPSIS.test(text) || (field === 'data' && /^no\s/i.test(text))) return false
  const refuses =
    REFUSED.test(text) ||
    (kind !== 'goal' && kind !== 'pain' && EXCLUDED.test(text)) ||
    kind === 'refusal' ||
    (kind !== 'asset' && kind !== 'wish' && kind !== 'goal' && REFUSAL.test(text))
  return refuses && !isComplaint(text) && !isOthersWord(text)
}
const UNSPOKEN = /(?<!\p{L})rather not (?:discuss|say|talk|speak|mention|go into|think|know|tell)(?!\p{L})/iu
/** 'many beautiful programs do not' */
const ELLIPSIS =
  /(?<!\p{L})(?:do|does|did|is|are|was|were|can|could|will|would|has|have)(?:n['’]t| not)\s*[.!]?$|(?<!\p{L})any ?more\s*[.!]?$/iu

/** Of a long sentence, from the part that binds on: 'Talks are tense: nine days of strike, and a protocol that forbids it'. */
function bindingPart(text: string): string {
  const starts = [0, ...matches(/[:;]\s+|,\s+(?:and|but)\s+/gu, text).map(({ index, 0: mark }) => index + mark.length)]
  const from = starts.findLast((at) => AGREEMENT.test(text.slice(at)) && BINDS.test(text.slice(at))) ?? 0
  return text.length > LONG ? text.slice(from) : text
}
const LONG = 90

/** 'Not by one person alone, but the signature stays': the last part is what is insisted on. */
function lastPart(text: string): string {
  return (
    text
      .replace(INSISTED, '')
      .split(/,? but /i)
      .at(-1) ?? ''
  )
}
/** What must stay is kept like a promise; only what must not be is refused. */
const INSISTED =
  /(?<!\p{L})(?:not negotiable|non[- ]negotiable|not (?:for|up for|open to) (?:discussion|debate)|(?:i|we) want (?:it|this|that) to (?:stay|remain)(?: (?:so|that way|as it is|like that))?)(?!\p{L})/iu
/** 'Not for discussion: closing the shop': what follows is what must not be. */
const RULED_OUT = new RegExp(`^(?:${INSISTED.source})\\s*:`, 'iu')
const NO = /(?<!\p{L})(?:no|not|never|nobody|nothing|none)(?!\p{L})|n['’]t(?!\p{L})/iu
/** Bound by somebody outside, or by too few hands. */
const FORMAL =
  /\b(?:contract|legal|insurers?|insurance|lease|landlord|law|regulations?|requires?|franchise|must sign|notice|per central bank|datenschutz|cba|baa)\b/iu
/** 'Surgeons must always sign', 'no light in the tanks at night', 'SCADA is not to be reached from the internet' */
const RULES =
  /(?<!\p{L})(?:must (?:always|never|not|first)|may (?:not|never)|(?:is|are) not to be|always must)(?!\p{L})|(?:^|: )no \p{L}+ (?:on|in|at|with|near|for) |^before [^,]+, [^.;]+ must(?!\p{L})/iu
const HANDS =
  /\b(?:hours? a (?:week|month)|hour a week|half day|allocation|only \p{Lu}\p{L}+ (?:knows|can)|nobody else|only login)\b/u

/** Months in which nothing new may start, or a freeze until a date. */
function blocked(
  text: string,
  rest: string,
  kind: Kind,
  dates: readonly When[],
  south: boolean,
  before: string,
  today: string,
): Partial<Limit> | undefined {
  if ((kind === 'asset' || kind === 'goal' || kind === 'wish') && !isPlainlyClosed(text)) return undefined
  const free = ONLY_THEN.test(text) ? monthsNamed(text) : []
  if (free.length > 0 && free.length <= 6) return { months: YEAR.filter((month) => !free.includes(month)) }
  if (!BLOCKED.test(rest)) return undefined
  const frozen =
    /\b(?:capex|spending|budgets?|systems?|changes?|hiring|projects?|code|investment|it)\b[^.]{0,20}\b(?:frozen|freeze|on hold)\b/iu.test(
      text,
    ) &&
    dates.find(
      ({ span, text: own }) =>
        /^(?:until|till)/i.test(own) || /\b(?:until|till|bis|jusqu)\s*$/i.test(text.slice(0, span.start)),
    )
  if (frozen) return { until: frozen, months: [] }
  if (wasSo(rest, today) || READY.test(text) || TOLD_IN.test(text)) return undefined
  const months = monthsBlocked(withoutSlack(rest), kind, south, before, today)
  if (months.length > 0 && months.length < 11) return { months }
  return /\b(?:no roll-?out|nothing new|no changes|don['’]?t plan)\b/i.test(rest) ? { months: [] } : undefined
}

/** 'We close March to May, that is the only time for anything new': all the rest is taken. */
const ONLY_THEN =
  /(?<!\p{L})(?:only (?:time|window|months?|weeks|season|chance|gap|quiet time)|(?:the|our) (?:one )?window) (?:\p{L}+ ){0,4}(?:new|changes?|projects?|trials?|pilots?|try|start|test)(?!\p{L})/iu
const YEAR = Array.from({ length: 12 }, (_, at) => at + 1)

/** 'I told them in June that …': when it was said. */
const TOLD_IN = new RegExp(
  `(?<!\\p{L})(?:told|promised|wrote|informed|announced|agreed)(?!\\p{L})[^.;]{0,60}(?<!\\p{L})in (?:${MONTH})(?!\\p{L})[^.;]{0,12}(?<!\\p{L})that(?!\\p{L})|(?<!\\p{L})in (?:${MONTH})(?!\\p{L})[^.;]{0,40}(?<!\\p{L})(?:told|promised|informed|announced|stood up)(?!\\p{L})|(?<!\\p{L})(?:supplier|vendor|builder|installer|dealer|printer|landlord|they|he|she|who) (?:now )?(?:says?|said|promises?|promised|hopes?|thinks?|speaks? of)(?!\\p{L})[^.;]{0,24}(?:${MONTH})(?!\\p{L})`,
  'iu',
)

/** A season by which things must work is a deadline, not a time to keep free. */
export const READY =
  /(?<!\p{L})(?:by then|before (?:then|that|it starts)|(?:until|till) then[^.;]{0,40}(?:must|has to|have to|should|needs? to)|in time for|(?:must|should|has to|have to|needs? to) (?:already )?be (?:ready|working|running|done|live|in place|in use))(?!\p{L})/iu

/** Those named, those of a season, or those of the clause before: 'Season is March to May. No changes then.' */
function monthsBlocked(rest: string, kind: Kind, south: boolean, before: string, today: string): number[] {
  const named = monthsNamed(rest)
  if (named.length > 0) return named
  if (THEN.test(rest) && !wasSo(before, today)) {
    const told = monthsNamed(before)
    if (told.length > 0) return told
  }
  return kind === 'limit' || /nothing new|no changes|freeze/i.test(rest) ? seasonMonths(rest, south) : []
}

/** 'valid till 30 September', 'until 31 December 2027'; 'Last June … three years' ends three years after. */
function untilOf(text: string, clause: Clause, dates: readonly When[]): When | undefined {
  const until = dates.find(
    ({ span, text: own }) =>
      /^(?:until|till|bis)/i.test(own) ||
      /(?<!\p{L})(?:until|till|to|through|bis(?: zum)?|hasta|jusqu['’]au|jusqu['’]en|do|até|fino al|tot)\s+(?:the\s+|el\s+)?(?:end of\s+)?$/iu.test(
        text.slice(0, span.start - clause.start),
      ),
  )
  if (until) return until
  const years = /\b(one|two|three|four|five|\d)[ -]years?\b/i.exec(text)?.[1]?.toLowerCase()
  const signed = dates.find(({ year, month }) => year !== undefined && month !== undefined)
  if (!years || !signed?.year || !/\b(?:signed|agreed|since|from|last)\b/i.test(text)) return undefined
  return { ...signed, year: signed.year + (COUNT[years] ?? Number(years)) }
}
const COUNT: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 }
