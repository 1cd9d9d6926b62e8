import type { Facts, Quantity } from '../facts.ts'
import { isBelievableApart } from './believable.ts'
import type { Clause } from './clauses.ts'
import { partNamed, shareWanted } from './fractions.ts'
import { comparable } from './measure-pairs.ts'
import { isOutside } from './outside-figures.ts'
import { alike, directionOf, type Draft, namesOther, whatOf } from './measure-what.ts'
import { measures } from './measures.ts'
import type { Reading } from './readings.ts'
import { topicOf } from './topics.ts'
import { isAim } from './wish-words.ts'

/** A target whose start was told before. In English goals a clause that begins a matter has nothing before it. */
export function measureOverSentences(reading: Reading, facts: Facts): Draft[] {
  const { clause, before, found, spendable, opens } = reading
  if (spendable.length > 0) return []
  const own = itemMeasure(reading)
  if (own) return [own].filter(isBelievableApart)
  if (found.length > 0 || !before || (opens && clause.field === 'goals' && clause.language === 'en')) return []
  return jointMeasures(before, reading, facts).filter(isBelievableApart)
}

/** 'A close takes 11 days. We'd like 5.': a measure over two sentences, if each alone has one figure and no measure. */
function jointMeasures(before: Reading, reading: Reading, facts: Facts): Draft[] {
  const { clause, numbers } = reading
  if (
    numbers.length !== 1 ||
    before.numbers.length === 0 ||
    before.numbers.length > 2 ||
    clause.start - before.clause.end > 4
  )
    return []
  if (
    !/want|like|should|aim|target|goal|would|now|today|current|present|moment|was|were|is|are at|are on|stand|took|off by|last|has|average|heute|hoy|oggi|hoje|teraz|actuel/i.test(
      clause.text,
    )
  )
    return []
  if (facts.measures.some(({ statement, now, factor }) => statement === before.id && (now || factor))) return []
  const text = facts.fields[clause.field].slice(before.clause.start, clause.end)
  const whole = {
    ...before.clause,
    end: clause.end,
    text: text.replace(/[.;](?=\s)/g, ','),
    tokens: [...before.clause.tokens, ...clause.tokens],
  }
  const own = numbers[0] as Quantity
  if (clause.language === 'en' && (isOutside(own, clause) || isFormer(clause, before.clause))) return []
  const same = before.numbers.filter(
    (one) =>
      (one.kind === own.kind || before.numbers.length === 1) &&
      // 'Under 40 min, always. Today 47.': with the figure of today behind it, a line drawn is the target.
      (!isBound(one, before) || isToday({ now: own, reading })),
  )
  if (same.length === 0) return []
  return measures(whole, [...same.slice(-1), own], true)
    .filter(({ now, wanted }) => now && wanted)
    .map((one) => ({ ...one, what: alone(before, one, facts) ?? one.what }))
}

/** What the target was called when it stood alone. */
function alone(before: Reading, { wanted }: Draft, facts: Facts): string | undefined {
  return facts.measures.find((one) => one.statement === before.id && one.wanted?.span.start === wanted?.span.start)
    ?.what
}

/**
 * The target that a clause gives, with the figure of today that its matter told before: 'We average 11. The other firm
 * claims 16, I'd take 14.' A figure that somebody outside names is neither.
 */
function itemMeasure(reading: Reading): Draft | undefined {
  const { clause, found, numbers } = reading
  if (clause.field !== 'goals' || clause.language !== 'en' || found.some(isWhole)) return undefined
  const wanted = numbers.findLast((one) => isAim(clause.text, one, clause.start))
  if (!wanted) return undefined
  const from = todayOf(reading, wanted)
  if (!from) return undefined
  const [now, target] = alike(from.now, wanted)
  const { topic: told, clause: root } = rootOf(reading)
  const topic = told && namesOther(told) ? nameAt(from) : told
  const what = topic ?? (from.reading.clause === root ? undefined : topicOf(from.reading.clause)) ?? now.noun
  if (!what) return undefined
  const { start, end } = wanted.span
  const at = { start: start - clause.start, end: end - clause.start }
  const share = shareWanted(clause.text, at, from.now)
  if (share !== undefined)
    return { what, now: from.now, wanted: { ...wanted, kind: 'percent', value: share }, direction: 'down' }
  const part = partOf(wanted)
  if (part !== undefined) return { what, now: from.now, factor: part, direction: 'down' }
  return { what, now, wanted: target, direction: directionOf(now, target) }
}

function nameAt({ now, reading: { clause } }: { now: Quantity; reading: Reading }): string {
  return whatOf(clause, now.span.start - clause.start, now.span.end - clause.start, now.noun)
}

/** 'We had 138. Half of that would do.': a part of the figure before, not a figure. */
function partOf({ text, kind }: Quantity): number | undefined {
  // '41% now. Two thirds would do.': a share itself.
  if (kind === 'percent' && /s$/i.test(text)) return undefined
  return partNamed(text)
}

function isWhole({ now, wanted, factor }: Draft): boolean {
  return factor !== undefined || (now !== undefined && wanted !== undefined)
}

/**
 * The figure of the same matter that the target is for: the one told as today's, else of its own kind the first, and
 * for a bare number the nearest.
 */
function todayOf(reading: Reading, wanted: Quantity): { now: Quantity; reading: Reading } | undefined {
  const told: { now: Quantity; reading: Reading }[] = []
  for (let one: Reading | undefined = reading; one; one = sameItem(one))
    told.unshift(
      ...one.numbers
        .filter(
          (now) =>
            now.span.start < wanted.span.start &&
            !isOutside(now, one.clause) &&
            !isFormer(one.clause, one.before?.clause) &&
            !isBound(now, one) &&
            !isOver(now, one) &&
            !isWholeOf(now, one) &&
            isLike(now, wanted),
        )
        .map((now) => ({ now, reading: one })),
    )
  const bare = wanted.kind === 'count' && !wanted.noun
  // '9 days of two engineers. It must be 5.': a bare number stands for what was measured, not for who was counted.
  const [only, ...others] = told
  const alikes = told.filter(({ now }) => measureWord(now) !== '' && measureWord(now) === measureWord(wanted))
  if (alikes.length === 1) return alikes[0]
  return told.find(isToday) ?? (others.length === 0 ? only : bare ? told.findLast(({ now }) => !now.noun) : undefined)
}

/** 'kg' of '41 kg'. */
function measureWord({ text }: Quantity): string {
  return text.replace(/^[^\d]*[\d.,\s]+/, '').toLowerCase()
}

/** 'Heating is 31% of revenue. It was 19%.': how it was before what is told as today's. */
function isFormer({ text }: Clause, before: Clause | undefined): boolean {
  return before !== undefined && WAS.test(text) && (IS.test(before.text) || LONG_PAST.test(text))
}
const LONG_PAST = /(?<!\p{L})(?:(?:before|until|in) (?:19|20)\d\d|ago|back then)(?!\p{L})/iu
const WAS =
  /^(?:it|that|this|they|these|those)\s+(?:once\s+)?(?:was|were|had been|used to be)(?!\p{L})|^(?:formerly|previously|before that|(?:\p{L}+|\d+) years? ago|in (?:19|20)\d\d)(?!\p{L})/iu
const IS = /(?<!\p{L})(?:is|are|now|today|currently|takes?|stands?|sits?|runs? at|costs?|has|have)(?!\p{L})/iu

/** 'till 10', 'older than 18 months': an hour of the day or a line drawn, not how much there is. */
function isBound({ span, kind, noun }: Quantity, { clause }: Reading): boolean {
  const before = clause.text.slice(0, span.start - clause.start)
  if (
    /(?<!\p{L})(?:fin(?:es?|ed)|penal\p{L}+|charges?|punish\p{L}*|allows?|tolerates?)(?: \p{L}+){0,2} (?:over|above|from|beyond|up to)\s*$/iu.test(
      before,
    )
  )
    return true
  if (kind === 'duration')
    return /(?<!\p{L})(?:older than|over|more than|longer than|beyond|within|inside|in under|every|after|past)\s*$/iu.test(
      before,
    )
  // '1 job in 5 ran more than 15% over': which ones are counted.
  if (kind === 'percent') return /\d.*(?<!\p{L})(?:more than|over|above|beyond)\s*$/isu.test(before)
  return kind === 'count' && !noun && /(?<!\p{L})(?:till|until|at|before|after|by|from)\s*$/iu.test(before)
}

/** '9 lots of 188': out of how many. */
function isWholeOf({ span }: Quantity, { clause }: Reading): boolean {
  return /\d(?:\s\p{L}+){0,3}\s(?:of|out of)\s(?:the\s|all\s|our\s)?$|\d(?:\s\p{L}+){0,6}\sout of\s(?:some\s|about\s)?$/iu.test(
    clause.text.slice(0, span.start - clause.start),
  )
}

/** 'used to be 51': how it was. */
function isOver({ span }: Quantity, { clause }: Reading): boolean {
  return /(?<!\p{L})(?:used to be|had been|down from|up from)\s*$/iu.test(
    clause.text.slice(0, span.start - clause.start),
  )
}

function isToday({ now, reading }: { now: Quantity; reading: Reading }): boolean {
  return TODAY.test(reading.clause.text.slice(0, now.span.start - reading.clause.start))
}
const TODAY =
  /(?<!\p{L})(?:now|today|currently|at present|presently|at the moment|averag(?:e|es|ing)|running at|median|we (?:are|manage|stand|take|need))(?!\p{L})[^.,;:\d]{0,24}$/iu

function isLike(now: Quantity, wanted: Quantity): boolean {
  if (now.value === wanted.value && now.unit === wanted.unit) return false
  if (partOf(wanted) !== undefined) return true
  return wanted.kind === 'count' && !wanted.noun
    ? now.kind !== 'money'
    : now.kind === wanted.kind && comparable(now, wanted)
}

/** The clause before, if it tells of the same matter. */
function sameItem({ clause, before, opens }: Reading): Reading | undefined {
  return !opens && before?.clause.item === clause.item ? before : undefined
}

function rootOf(reading: Reading): Reading {
  let root = reading
  for (let one = sameItem(root); one; one = sameItem(root)) root = one
  return root
}
