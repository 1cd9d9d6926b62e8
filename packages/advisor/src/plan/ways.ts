import { WAYS, type Ground } from '@cairn/knowledge/ways'
import type { Facts, Measure, Statement } from '../facts.ts'
import type { Initiative, Said } from '../plan.ts'
import type { Choice } from './choose.ts'
import { casesAYear } from './cases.ts'
import { isKeptInside, notesHeld, UNREADABLE } from './notes-held.ts'
import { seenAfter } from './seen-late.ts'
import { isRepeatable, tiedTo } from './tied.ts'

/** The general way that suits what the client holds and says, with what it rests on. */
export interface Way extends Pick<Initiative, 'cause'> {
  move: string
}

/**
 * A general way stands for any trouble. A new count is the last of them: past cases are read where they are on record, a
 * cause that is named is mended, what is rare is gone through one by one, and what is no fault has no reasons.
 */
export function wayFor(facts: Facts, { group, move, situation }: Choice, said: readonly Said[]): Way {
  const rows = situation === undefined ? WAYS.filter(({ of }) => of.includes(move)) : []
  if (rows.length === 0) return { move }
  const { lead, statements, measures } = group
  const cause = causeNamed(facts, group.hints, statements)
  const holds: Record<Ground, () => boolean> = {
    'to be moved': () => MOVED.test(lead.text),
    hours: () => HOURS.test(lead.text),
    'cause named': () => cause !== undefined,
    'seen late': () => !isRaised(measures) && seenAfter(facts, statements) > COUNTED_DAYS,
    'too few': () => (casesAYear(facts, group) ?? FEW_A_YEAR) < FEW_A_YEAR,
    'told in texts': () => !isKeptInside(facts) && hasTexts(facts, statements, said),
    'comes back': () => !isRaised(measures) && statements.some(({ text }) => comesBack(text)),
    'on record': () => said.some(isOfCases),
  }
  const row = rows.find(({ where }) => holds[where]())
  if (!row) return { move }
  return {
    move: row.way,
    ...(row.where === 'cause named' && cause !== undefined && { cause }),
  }
}

/** No general way counts new cases for longer. */
const COUNTED_DAYS = 56
/** From here on three weeks of a count bring more than four. */
const FEW_A_YEAR = 78

/** What is moved from one thing to another, one after the other: it has a pace, and no reasons. */
const MOVED =
  /(?<!\p{L})(?:migrat(?:e|es|ing|ion|ions)|roll(?:ing|ed)? ?-?outs?|(?:switch(?:ing|ed)?|changeover|convert(?:ing|ed)?|transition(?:ing)?) (?:\p{L}+ ){0,6}(?:over )?to|mov(?:e|ing) (?:all |every |the |our |\p{L}+ ){1,5}(?:over |across )?(?:on ?to|to the new|to a new)|phas(?:e|ing) out)(?!\p{L})/iu
/** Time that somebody spends, not that something takes. */
const HOURS =
  /(?<!\p{L})(?:(?:less|fewer|save|cut|reduce|halve|win back|free up|spend less|get back) (?:the |of the |of my |of our |my |our |some )?(?:time|hours)|more time (?:with|for)|less (?:time )?(?:at|in) the (?:desk|office)|(?:less|cut|halve|reduce) (?:the |our |my )?(?:paperwork|paper work|admin|administration|desk work|office work|bureaucracy)|spend less (?:of )?[^,.;]{0,40}(?:week|day|evening|morning|time)|(?:hours|time) (?:spent )?(?:on|at|for) [^,.;]{3,40} (?:to be |be )?(?:halved|cut|down))(?!\p{L})(?! (?:off|lost|of work lost))/iu

function isRaised(measures: readonly Measure[]): boolean {
  return measures.some(({ direction }) => direction === 'up')
}

/** What is noticed by whom it was made for, often long after. */
function comesBack(text: string): boolean {
  return COMES_BACK.test(text) && !NOT_BACK.test(text)
}
const COMES_BACK =
  /(?<!\p{L})(?:com(?:e|es|ing) back|came back|sent back|(?<!annual |tax |first |the )returns(?! to)|returned (?:by|goods|pieces|pairs|items|orders)|refunds?|credit notes?|warranty|guarantee claims?|reclamations?|reklamation\p{L}*|retouren?|devoluci\p{L}+|devoluç\p{L}+|reclamos|reclamaç\p{L}+)(?!\p{L})/iu
/** Crates, guests and pupils who never do are no work that was done badly. */
const NOT_BACK =
  /(?<!\p{L})(?:never|not|n['’]t|again|empt(?:y|ies)|crates|pallets|kegs|guests?|members?|pupils?|students?|visitors?|volunteers?|patients?|donors?|deposits?|investment|vat|votes?)(?!\p{L})/iu

/** Why it is so in the client's words: told as a reason, or as what makes most of it. A goal says what it is wanted for. */
function causeNamed(facts: Facts, hints: readonly Statement[], statements: readonly Statement[]): string | undefined {
  const own = [...statements, ...hints].filter(({ kind }) => kind !== 'goal' && kind !== 'wish' && kind !== 'question')
  const tied = tiedTo(facts, statements, 'challenges')
  const ids = new Set(statements.map(({ id }) => id))
  const near = facts.statements.filter(({ id }) => facts.ties.some(({ goal, to }) => to === id && ids.has(goal)))
  const told =
    own.find(({ cause }) => cause !== undefined) ??
    statements.find(({ text }) => MOST_OF_IT.test(text)) ??
    [...own, ...tied].find(({ text }) => NAMES_CAUSE.test(text) || MOST_OF_IT.test(text)) ??
    near.find(({ text }) => NAMES_CAUSE.test(text))
  const text = told?.cause?.text ?? told?.text
  return told && text && text.length <= CAUSE_MOST && isRepeatable(told.text) ? text : undefined
}
const CAUSE_MOST = 150
const NAMES_CAUSE =
  /(?<!\p{L})(?:(?:this|that|it|which) is (?:the |our |mostly the |usually the )?(?:main |real |usual |only |biggest )?(?:cause|reason|culprit)|the (?:main |real |usual |biggest )?(?:cause|reason|culprit) (?:is|are|was)|caused (?:mostly |mainly )?by|that['’]s (?:why|the reason|the cause)|(?:is|are|comes?) (?:all |mostly |mainly |nearly always |almost always )?(?:down to|due to))(?!\p{L})/iu
/** 'About 9%, mostly vans that come without papers', 'most of them on a Monday' */
const MOST_OF_IT =
  /(?:(?:[,;:–(-]\s*|\band\s)(?:mostly|mainly|nearly all|almost all|nearly always|almost always|most of (?:them|it|these|those)|(?:more than )?half of (?:them|these|those))|^(?:it|they|these|those)(?:['’]s|['’]re| is| are) (?:mostly|mainly|nearly always|almost always|nearly all|almost all)|^(?:mostly|mainly|most of (?:them|it|these|those)|nearly all of (?:them|it|these|those)))\s[^.;,]{0,40}?(?:,\s(?:when|where|because|since)|(?<!\p{L})(?:that|which|who|when|where|because|from|on|at|in|since|after|without|due|with))(?!\p{L})/iu

/** What was written of the very cases, in words that a program can read. */
function hasTexts(facts: Facts, statements: readonly Statement[], said: readonly Said[]): boolean {
  return (
    notesHeld(facts, 'compare', statements) !== undefined ||
    said.some(({ quote, unkept }) => !unkept && TEXTS.test(quote) && !UNREADABLE.test(quote))
  )
}
const TEXTS = /(?<!\p{L})(?:tickets|complaints|incident reports|fault reports|(?:service|visit) reports)(?!\p{L})/iu

/** Cases on record one by one, not what is only said of them. */
function isOfCases({ quote, unkept }: Said): boolean {
  return !unkept && CASES.test(quote) && !LACKING.test(quote) && !NO_CASES.test(quote)
}
const CASES =
  /(?<!\p{L})(?:since|depuis|desde|seit|sinds|dal|od)\s(?:\p{L}+\s){0,2}(?:19|20)\d\d|(?<!\p{L})\d+ (?:years|anni|años|anos|ans|jahre)(?!\p{L})|(?<!\p{L})(?:logs?|logged|registers?|records?|database|exports?|excel|spreadsheets?|per (?:member|job|order|batch|trip|case|customer)|orders|bookings|claims|receipts|gps|timestamps?|tally sheets|job sheets|work orders|dispatch|dockets|slips|tickets)(?!\p{L})/iu
const LACKING =
  /(?<!\p{L})(?:no|not|never|nobody|nothing|none|without|lost|deleted|erased|wiped|burn(?:t|ed)|heads?|empty|blank|missing|barely|hardly|only|half|se borra|(?:of|out of) (?:the )?\d+)(?!\p{L})|n['’]t(?!\p{L})/iu
/** What is recorded all the time, or of other things than cases */
const NO_CASES =
  /(?<!\p{L})(?:weather|wetter\p{L}*|m[ée]t[ée]o|sensors?|cameras?|cctv|satellite|photos?|pictures|maps?|drawings?|git(?:hub|lab)?|member list|contracts?)(?!\p{L})/iu
