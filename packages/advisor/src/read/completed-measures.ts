import type { Facts, Measure, Quantity } from '../facts.ts'
import { isBelievableApart } from './believable.ts'
import { pairedByRole, targetByRole } from './learned-pairs.ts'
import { PARTS } from './fractions.ts'
import { comparable } from './measure-pairs.ts'
import { alike, directionOf, type Draft } from './measure-what.ts'
import { numberWord } from './number-words.ts'
import { isOutside } from './outside-figures.ts'
import type { Reading } from './readings.ts'
import { FIGURE, figureAlone } from './wish-words.ts'

/** What a goal wants: a figure, or a part of today's. */
type Target = { at: number } & ({ wanted: Quantity } | { factor: number })

/**
 * Goals whose two figures nothing has brought together yet: '410 h last winter. Below 150.', 'waits two days at most (today
 * five)', '61 last year, half that please'. The figure that stands alone at the end is the one that is wanted.
 */
export function complete(facts: Facts, own: readonly Reading[]): void {
  for (const root of own) {
    const { statement, clause } = root
    if (!statement || statement.continues || clause.field !== 'goals' || clause.language !== 'en') continue
    const parts = own.filter((one) => one.statement === statement || one.statement?.continues === statement.id)
    const ids = new Set(parts.map(({ id }) => id))
    const told = facts.measures.filter((one) => ids.has(one.statement))
    const what = told[0]?.what ?? root.topic
    const learned = told.length > 1 || what === undefined ? undefined : pairedByRole(facts, parts, own, what)
    const whole = told.find(({ now, wanted, factor }) => now && (wanted ?? factor) !== undefined)
    if (told.length > 1 || (whole && !(learned && isTurned(whole, learned)))) continue
    // 'half that please', 'a third of it': how much of it is wanted, the words around say best.
    const found =
      learned?.factor === undefined
        ? (learned ?? paired(parts, told[0], what))
        : (paired(parts, told[0], what) ?? learned)
    if (!found && told.length === 0 && what !== undefined) {
      const target = targetByRole(facts, parts, what)
      if (target) facts.measures.push({ ...target, id: '', statement: statement.id })
    }
    if (!found || !isBelievableApart(found)) continue
    const { now: _now, wanted: _wanted, factor: _factor, ...kept } = told[0] ?? {}
    const measure = { ...kept, ...found, id: '', statement: statement.id }
    const place = facts.measures.findIndex((one) => told.includes(one))
    if (place >= 0) facts.measures[place] = measure
    else facts.measures.push(measure)
  }
}

/** The same two figures the other way round: which is which, the words around them say better than a pattern. */
function isTurned(told: Measure, learned: Draft): boolean {
  return told.now?.span.start === learned.wanted?.span.start && told.wanted?.span.start === learned.now?.span.start
}
function paired(parts: readonly Reading[], told: Measure | undefined, what: string | undefined): Draft | undefined {
  if (what === undefined) return undefined
  const figures = parts.flatMap(figuresOf)
  const bracketed = todayInBrackets(parts, figures)
  if (bracketed) return { what, ...bracketed, direction: directionOf(bracketed.now, bracketed.wanted) }
  const target = targetOf(parts, told)
  if (!target) return undefined
  const before = figures.filter(({ span }) => span.start < target.at)
  const isChange = ({ kind, value }: Quantity) =>
    'factor' in target && kind === 'percent' && Math.abs(Math.abs(1 - target.factor) * 100 - value) < 0.5
  const now = 'wanted' in target ? startFor(target.wanted, before) : before.find((one) => !isChange(one))
  if (!now) return undefined
  if ('factor' in target) return { what, now, factor: target.factor, direction: target.factor < 1 ? 'down' : 'up' }
  const [from, to] = alike(now, target.wanted)
  return { what, now: from, wanted: to, direction: directionOf(from, to) }
}

/** The figures of a clause that may tell how things stand. */
function figuresOf({ clause, free }: Reading): Quantity[] {
  return free.filter(
    (one) => !isOutside(one, clause) && !NOT_TODAY.test(clause.text.slice(0, one.span.start - clause.start)),
  )
}
/** 'back within 8 months', 'after the second visit', 'older than 3 years': which ones, not how many. */
const NOT_TODAY =
  /(?<!\p{L})(?:within|inside|after|before|older than|younger than|more than|longer than|every|by|until|till|since|our|all)\s*$/iu

/** Of several the one told in the measure of the target; for a bare number a share, else the first. */
function startFor(wanted: Quantity, before: readonly Quantity[]): Quantity | undefined {
  const fits = before.filter((one) => comparable(one, wanted) && one.value !== wanted.value)
  const bare = wanted.kind === 'count' && !wanted.noun
  return fits.find(({ kind }) => (bare ? kind === 'percent' : kind === wanted.kind)) ?? fits[0]
}

function targetOf(parts: readonly Reading[], told: Measure | undefined): Target | undefined {
  const end = parts.at(-1)?.clause.end ?? 0
  if (told?.wanted) return { at: told.wanted.span.start, wanted: told.wanted }
  if (told?.factor !== undefined) return { at: end, factor: told.factor }
  for (const part of parts.toReversed()) {
    const { text, start } = part.clause
    const tail = /(?:^|[,;:–—(]\s*|\.\s+)([^,;:–—()]*)\W*$/u.exec(text)
    if (!tail?.[1]) continue
    const from = start + tail.index + tail[0].indexOf(tail[1])
    const factor = partIn(tail[1])
    if (factor !== undefined) return { at: from, factor }
    const alone = figureAlone(tail[1])
    if (!alone || (from === parts[0]?.clause.start && parts.length === 1)) continue
    const wanted = part.free.findLast(({ span }) => span.start >= from) ?? inWords(alone, part, from)
    if (wanted) return { at: from, wanted }
  }
  return undefined
}

/** A number word that counts nothing is no figure elsewhere; here it is the target. */
function inWords(alone: RegExpExecArray, reading: Reading, from: number): Quantity | undefined {
  const word = alone[1] ?? ''
  const value = /^(?:zero|nil|none)$/i.test(word) ? 0 : numberWord(word.toLowerCase())
  if (value === undefined) return undefined
  const start = from + alone[0].toLowerCase().indexOf(word.toLowerCase())
  return bareNumber(reading, start, word, value)
}

function bareNumber({ clause, id }: Reading, start: number, text: string, value: number): Quantity {
  const span = { field: clause.field, start, end: start + text.length }
  return { statement: id, span, text, kind: 'count', value, each: false, approximate: false }
}

const WISHES = String.raw`(?:(?:and|but|so|honestly|ideally|maybe|please|i|we|['’]d|should|must|be|would|could|like|love|want|wants|wanted|need|aim|target|goal|wish|to|see|have|get|make|bring|it|that|about|at least)\s+)*`
const PART = String.raw`(?:an?\s+|one\s+)?(half|third|quarter|fifth|tenth)`
const END = String.raw`(?:\s+(?:please|would|should|could|is|of|that|this|it|them|if|the|these)(?!\p{L}).{0,40})?\W*$`
const RULES: readonly [RegExp, (found: RegExpExecArray) => number][] = [
  [new RegExp(String.raw`^${WISHES}(?:down|less|fewer|lower)\s(?:by\s)?${PART}${END}`, 'iu'), part(-1)],
  [new RegExp(String.raw`^${WISHES}(?:up|more|higher)\s(?:by\s)?${PART}${END}`, 'iu'), part(1)],
  [new RegExp(String.raw`^${WISHES}${PART}\s(?:less|fewer|lower|down)${END}`, 'iu'), part(-1)],
  [new RegExp(String.raw`^${WISHES}${PART}\s(?:more|higher|up)${END}`, 'iu'), part(1)],
  [new RegExp(String.raw`^${WISHES}(?:half|halve|halving)${END}`, 'iu'), () => 1 / 2],
  [new RegExp(String.raw`^${WISHES}(?:double|doubling|twice)${END}`, 'iu'), () => 2],
  [new RegExp(String.raw`^${WISHES}(?:triple|tripling|three times)${END}`, 'iu'), () => 3],
]

function part(sign: 1 | -1) {
  return (found: RegExpExecArray) => 1 + sign * (PARTS[(found[1] ?? '').toLowerCase()] ?? 0)
}

function partIn(text: string): number | undefined {
  for (const [pattern, factor] of RULES) {
    const found = pattern.exec(text)
    if (found) return factor(found)
  }
  return undefined
}

/** 'nobody waits longer than two days (today five)' */
function todayInBrackets(
  parts: readonly Reading[],
  figures: readonly Quantity[],
): { now: Quantity; wanted: Quantity } | undefined {
  for (const reading of parts) {
    const { clause, free } = reading
    const found = TODAY.exec(clause.text)
    if (!found) continue
    const from = clause.start + found.index
    const inside = figures.find(({ span }) => span.start >= from && span.end <= from + found[0].length)
    const word = numberWord((found[1] ?? '').toLowerCase())
    const start = from + found[0].indexOf(found[1] ?? '')
    const now = inside ?? (word === undefined ? undefined : bareNumber(reading, start, found[1] ?? '', word))
    const wanted = free.findLast(({ span }) => span.end <= from)
    if (!now || !wanted || !comparable(now, wanted)) continue
    const [here, there] = alike(now, wanted)
    return { now: here, wanted: there }
  }
  return undefined
}
const TODAY = new RegExp(
  String.raw`\((?:today|now|currently|at present|at the moment|presently|it is|we are at|was)[:,]?\s+(?:about |around |at |some |roughly )*(${FIGURE}).{0,30}?\)`,
  'iu',
)
