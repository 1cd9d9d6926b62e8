import { matches } from '@cairn/knowledge/matches'
import type { Quantity, QuantityKind } from '../facts.ts'
import { numberOf } from './amounts.ts'
import { classify } from './classify.ts'
import { cueOf } from './cue-words.ts'
import type { Clause } from './clauses.ts'
import { DIMS, type Features } from './features.ts'
import { PARTS } from './fractions.ts'
import { TWOFOLD } from './measure-factors.ts'
import { comparable } from './measure-pairs.ts'
import { numberWord } from './number-words.ts'
import { isBase, MONTH_AFTER, quantities } from './quantities.ts'
import { tokens } from './tokens.ts'
import { inHours, timeUnit } from './units.ts'

/** A figure in what somebody wrote of one goal, or a word that stands for one. */
export interface Figure {
  start: number
  end: number
  kind: QuantityKind | 'clock' | 'word'
  quantity?: Quantity
  /** A part of today's figure: 'half', 'the double'. */
  factor?: number
}

/** What each figure of a goal is likely to be: how it stands, how it should stand, or neither. */
export function rolesIn(text: string): { figure: Figure; now: number; wanted: number }[] {
  const figures = figuresIn(text)
  return figures.map((figure, at) => {
    const verdicts = classify('figure', traits(text, figures, at), 0)
    const weight = (label: string) => verdicts.find((one) => one.label === label)?.weight ?? 0
    return { figure, now: weight('now'), wanted: weight('wanted') }
  })
}

export function figuresIn(text: string): Figure[] {
  const clause: Clause = { ...EMPTY, text, end: text.length, tokens: tokens(text) }
  const found = quantities(clause, '').flatMap((quantity): Figure[] => {
    const { start, end } = quantity.span
    // 'cut by two thirds', 'Four, the residents …'
    if (
      isPartOrPlace(text, start, quantity.text) ||
      isYear(text, start, end) ||
      isAlways(text, start) ||
      isKnown(text, start, end)
    )
      return []
    // 'sitting till 11'
    const hour =
      quantity.kind === 'count' && !quantity.noun && /(?<!\p{L})(?:till|until)\s$/iu.test(text.slice(0, start))
    return [hour ? { start, end, kind: 'clock' } : { start, end, kind: quantity.kind, quantity }]
  })
  const add = (pattern: RegExp, read: (word: string) => Omit<Figure, 'start' | 'end'>) => {
    for (const match of matches(pattern, text)) {
      if (found.length >= FIGURES_MOST) return
      const [start, end] = [match.index, match.index + match[0].length]
      if (
        found.some((one) => one.start < end && one.end > start) ||
        isPartOrPlace(text, start, match[0]) ||
        isYear(text, start, end) ||
        isAlways(text, start) ||
        isBase(text, start, end) ||
        standsFor(text, start, end) ||
        isOneOfThem(clause, start, end) ||
        isKnown(text, start, end) ||
        isDay(text, start, end)
      )
        continue
      const { quantity, ...figure } = read(match[0])
      found.push({
        start,
        end,
        ...figure,
        ...(quantity && { quantity: { ...quantity, span: { field: 'goals', start, end } } }),
      })
    }
  }
  add(CLOCK, () => ({ kind: 'clock' }))
  add(OVER_HALF, (word) => ({ kind: 'percent', quantity: { ...counted(word, 50), kind: 'percent' } }))
  add(WHOLE, (word) => ({ kind: 'percent', quantity: { ...counted(word, 100), kind: 'percent' } }))
  add(WORDS, worded)
  add(DIGITS, (digits) => ({ kind: 'count', quantity: counted(digits, numberOf(digits)) }))
  return found.sort((a, b) => a.start - b.start)
}

/** 'Closed 7 June – 1 August': days are no size. */
function isDay(text: string, start: number, end: number): boolean {
  return /^\d{1,2}$/.test(text.slice(start, end)) && MONTH_AFTER.test(text.slice(end, end + DAY_NEAR))
}
const DAY_NEAR = 20

/** 'Clocks that stop between our two visits': how many there are anyway. */
function isKnown(text: string, start: number, end: number): boolean {
  return (
    /^\p{L}+$/u.test(text.slice(start, end)) &&
    /(?<!\p{L})(?:our|these|those|both|the other)\s$/iu.test(text.slice(0, start))
  )
}

/** 'I have no number for it and do not need one', 'my own private one': it stands for something else. */
function standsFor(text: string, start: number, end: number): boolean {
  return (
    /^one$/i.test(text.slice(start, end)) &&
    (/(?<!\p{L})(?:which|this|that|another|the (?:big|first|last|main|next|other|only|same|right|wrong|old|new)) $/iu.test(
      text.slice(0, start),
    ) ||
      /^\s*(?:[.,;:!?)]|$)/.test(text.slice(end))) &&
    !/(?:[→:=>–-]|(?<!\p{L})(?:to|in|of|than|most|only|just|under|below|by|wants?|like|be))\s*$/iu.test(
      text.slice(0, start),
    )
  )
}

/** 'Second one would be the bills', 'my favourite one': which of them, and not how many. */
function isOneOfThem({ text, tokens: all }: Clause, start: number, end: number): boolean {
  if (!/^one$/i.test(text.slice(start, end))) return false
  const last = all.findLast((token) => token.end <= start)
  return last !== undefined && start - last.end <= 1 && (ORDINAL.test(last.lower) || (last.pos === 'ADJ' && !BOUNDS.test(last.lower))) // prettier-ignore
}
const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth|next|last|main|other)$/
const BOUNDS = /^(?:less|fewer|more|most|least|only|max|maximum|under|below|even)$/

/** 'Open 24/7' */
function isAlways(text: string, start: number): boolean {
  return /^24\/7(?!\d)/.test(text.slice(start, start + 5)) || text.slice(0, start).endsWith('24/')
}

/** A number that is a year by its size and the words beside it. */
function isYear(text: string, start: number, end: number): boolean {
  if (!/^(?:1[5-9]|20)\d\d$/.test(text.slice(start, end))) return false
  const before = text.slice(Math.max(0, start - YEARS_FAR), start)
  return YEAR_BEFORE.test(before) || /^\s?(?:to|till|until|–|-)\s?(?:1[5-9]|20)\d\d(?!\d)/.test(text.slice(end))
}
const YEARS_FAR = 24
const YEAR_BEFORE =
  /(?<!\p{L})(?:in|since|until|till|before|after|during|year|spring|summer|autumn|winter|season|desde|hasta|en|em|depuis|jusqu['’]en|seit|bis|ab|(?:1[5-9]|20)\d\d\s(?:to|till|until|and|a|à|bis))\s$/iu

function isPartOrPlace(text: string, start: number, figure: string): boolean {
  const after = text.slice(start + figure.length)
  if (/^\s(?:thirds|quarters|fifths|tenths)(?!\p{L})/iu.test(after)) return true
  // 'Open a third showroom', 'a fifth van'
  if (/^a (?:third|fifth|tenth)$/i.test(figure) && NEXT_ONE.test(after)) return true
  // 'one adviser'; but 'one would do'
  if (
    /^one$/i.test(figure) &&
    /^\s(?!(?:is|would|will|should|please|at|in|or|per|each|by|a)(?!\p{L}))\p{L}/u.test(after)
  )
    return true
  // 'The second one would be the bills', 'the old one is broken': it stands for a thing, and counts none.
  if (/^one$/i.test(figure) && STANDS_FOR.test(text.slice(Math.max(0, start - YEARS_FAR), start))) return true
  // 'Two have told us plainly': who, and not how many.
  if (/^\p{L}+$/u.test(figure) && /^\s(?:have|has)\s\p{L}+(?:ed|en|ld|id)(?!\p{L})/u.test(after)) return true
  return /^\p{Lu}\p{Ll}+$/u.test(figure) && /^,\s/.test(after) && /(?:^|[.!?;]\s)$/.test(text.slice(0, start))
}

const STANDS_FOR =
  /(?<!\p{L})(?:first|second|third|fourth|fifth|sixth|last|next|other|another|main|big|old|new|only|same|right|wrong|this|that|which|each|every|the)\s$/iu

/** A thing, and none of the words that follow a part. */
const NEXT_ONE =
  /^\s(?!(?:of|off|less|fewer|more|lower|higher|faster|cheaper|shorter|down|up|by|in|on|to|from|at|each|every|per|a|and|or|please|is|are|was|would|now|today)(?!\p{L}))\p{Ll}{3,}/u

/** No goal has more; a row of numbers is none. */
const FIGURES_MOST = 24

const EMPTY = { field: 'goals', start: 0, language: 'en', sentence: 0 } as const
const CLOCK =
  /(?<![\d.,])\d{1,2}(?:[.:]\d\d)? ?(?:am|pm|o['’]clock)(?!\p{L})|(?<![\d.,])\d{1,2}:\d\d(?!\d)|(?<![\d.,])\d+ ?h ?\d\d(?!\d)|(?<!\p{L})half (?:past )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\p{L}\d%])/giu
/** 'More than half should be verified in the first week': a share, and not half as many. */
const OVER_HALF =
  /(?<!\p{L})(?:more than|over|at least|well over) half(?! (?:an?|past|\d)(?!\p{L}))(?=\s(?:of|should|must|be|are|were|to|in|within)(?!\p{L}))/giu
/** 'We would like all of them' */
const WHOLE =
  /(?<!\p{L})(?:all|every one) of (?:them|it|these|those)(?!\p{L})|(?<!\p{L})(?:todos ellos|todas ellas|toutes|alle davon)(?=\s*[.,;]|$)/giu
const WORDS = new RegExp(
  String.raw`(?<![\p{L}-])(?:half a (?:million|thousand|hundred|dozen)|a (?:couple|dozen)(?= (?:an?|per|each|every) (?:day|week|month|year)(?!\p{L}))|a fortnight|(?:an?|one|the) (?:whole|full|entire) (?:working |business )?(?:hour|day|week|month)|(?<=(?:be|in|to|within|takes?|costs?|is|under|nearly|almost|about|than|me|us|only|→|>|:) )an? (?:hour|day|week|month|minute)(?! \p{L}+ (?:and|to)\b)|(?:the )?(?:double${TWOFOLD}|half(?!(?: an?)?(?: \p{L}+)? ?(?:million|day|hour|year|week|month|dozen))(?! an? \p{L})(?! (?:can|may|could|might|comes?|goes|(?:of )?the (?:rest|others|remaining))(?!\p{L}))|triple|twice)|halve[ds]?|halving|an? (?:third|quarter|fifth|tenth|half)|none(?: at all)?|zero|nil|nobody|never|cero|zéro|nul|aucune?|ningun[oa]|nenhum[a]?|nessun[oa]|(?:la |a |die |de )?(?:mitad|metade|metà|moitié|hälfte|helft)|halbieren|dimezzare|halveren|(?:el )?mismo día|mesmo dia|même jour|selben tag|(?:zelf|dezelf)de dag|un tercio|un cuarto|um terço|um quarto|un quarto|un terzo|un tiers|un quart|ein drittel|ein viertel|ein fünftel|een derde|een kwart|same[- ]day|next[- ]day|the same (?:day|hour|week)|once|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|hundred)(?![\p{L}-]| (?:third|quarter|fifth|tenth|half|hundred|thousand|million)s?(?!\p{L}))`,
  'giu',
)
const DIGITS = /(?<![\p{L}\d.,])\d(?:[\d.,]*\d)?/gu

function worded(word: string): Omit<Figure, 'start' | 'end'> {
  const lower = word.toLowerCase().replace(/^(?:the|an?|la|die|de|el|una?|uma?|ein|een) /, '')
  if (/^(?:none|zero|nil|cero|zéro|nul|aucun|ningun|nenhum|nessun)/.test(lower))
    return { kind: 'word', quantity: counted(word, 0) }
  if (/^(?:half$|halv|halbier|dimezz|mit|meta|moit|hälf|helf)/.test(lower)) return { kind: 'word', factor: 1 / 2 }
  if (/^(?:mismo|mesmo|même|selben|zelf|dezelf)/.test(lower))
    return { kind: 'duration', quantity: { ...counted(word, 1), kind: 'duration', unit: 'day' } }
  if (/^(?:double|twice)/.test(lower)) return { kind: 'word', factor: 2 }
  if (lower === 'triple') return { kind: 'word', factor: 3 }
  const part = PARTS[lower]
  if (part !== undefined) return { kind: 'word', factor: 1 - part }
  const unit = timeUnit(lower.replace(/^(?:one )?(?:whole|full|entire) (?:working |business )?/, ''))
  if (unit) return { kind: 'duration', quantity: { ...counted(word, 1), kind: 'duration', unit } }
  if (lower === 'fortnight')
    return { kind: 'duration', quantity: { ...counted(word, 2), kind: 'duration', unit: 'week' } }
  if (lower === 'couple') return { kind: 'word', quantity: { ...counted(word, 2), approximate: true } }
  if (lower === 'dozen') return { kind: 'word', quantity: counted(word, 12) }
  const scale = SCALES.get(/^half a (.*)$/.exec(lower)?.[1] ?? '')
  const value = scale === undefined ? numberWord(lower) : scale / 2
  return value === undefined ? { kind: 'word' } : { kind: 'word', quantity: counted(word, value) }
}

const SCALES = new Map([
  ['million', 1e6],
  ['thousand', 1000],
  ['hundred', 100],
  ['dozen', 12],
])

function counted(text: string, value: number): Quantity {
  const span = { field: 'goals' as const, start: 0, end: 0 }
  return { statement: '', span, text, kind: 'count', value, each: false, approximate: false }
}

/** What the classifier sees of a figure: the words around it, what kind it is, and the other figures. */
export function traits(text: string, figures: readonly Figure[], at: number): Features {
  const one = figures[at] as Figure
  const left = wordsIn(text.slice(0, one.start)).toReversed()
  const right = wordsIn(text.slice(one.end))
  const [before, behind] = [upToBreak(left, 8), upToBreak(right, 6)]
  const earlier = figures.slice(0, at).filter((other) => isLike(other, one))
  const later = figures.slice(at + 1).filter((other) => isLike(one, other))
  const [last, next] = [earlier.at(-1), later[0]]
  const bare = isBare(one)
  const flags: [string, boolean][] = [
    ['bare', bare],
    ['per', one.quantity?.per !== undefined],
    ['noun', one.quantity?.noun !== undefined],
    ['alone', isBreak(left[0]) && isBreak(right[0])],
    ['begins', left.length === 0],
    ['sentence', left[0] === '.'],
    ['ends', right.length === 0 || right[0] === '.'],
    ['last', at === figures.length - 1],
    ['earlier', last !== undefined],
    ['later', next !== undefined],
    ['earlier-same', earlier.some((other) => isSame(other, one))],
    ['later-same', later.some((other) => isSame(other, one))],
    ['bare-behind', bare && earlier.some((other) => !isBare(other))],
    ['before-bare', !bare && later.some(isBare)],
    ['brackets', text.lastIndexOf('(', one.start) > text.lastIndexOf(')', one.start)],
  ]
  const need = [
    'bias',
    `k:${one.kind}`,
    `u:${one.quantity?.unit ?? ''}`,
    ...flags.flatMap(([name, holds]) => (holds ? [`is:${name}`] : [])),
    ...left.slice(0, 4).map((word, place) => `l${place + 1}:${word}`),
    ...right.slice(0, 3).map((word, place) => `r${place + 1}:${word}`),
    `l12:${left[1]}_${left[0]}`,
    `l23:${left[2]}_${left[1]}`,
    `r12:${right[0]}_${right[1]}`,
    ...before.map((word) => `L:${word}`),
    ...behind.map((word) => `R:${word}`),
    `at:${Math.min(at, 4)}`,
    `of:${Math.min(figures.length, 5)}`,
    `s:${Math.min([...matches(SENTENCE, text.slice(0, one.start))].length, 3)}`,
    ...(last
      ? [
          `rel:${relation(one, last)}`,
          `gap:${Math.min(4, Math.floor((one.start - last.end) / 12))}`,
          ...wordsIn(text.slice(last.end, one.start)).map((word) => `P:${word}`),
        ]
      : []),
    ...(next
      ? [
          `ler:${relation(one, next)}`,
          ...wordsIn(text.slice(one.end, next.start))
            .slice(-3)
            .map((word) => `N:${word}`),
        ]
      : []),
    ...(one.kind === 'word' ? [`w:${text.slice(one.start, one.end).toLowerCase()}`] : []),
  ]
  return { kind: [], need: [...new Set(need)], vector: NOWHERE }
}
const NOWHERE = new Float32Array(DIMS)
const SENTENCE = /[.!?;]\s/g
const TOKEN = /[\p{L}'’]+|\d[\d.,]*|→|->|=>|[^\s\p{L}\d]/gu

export function wordsIn(text: string): string[] {
  return [...matches(TOKEN, text)].map(([word]) => {
    const lower = word.toLowerCase().replace('’', "'")
    return /^\d/.test(lower) ? '#' : cueOf(lower)
  })
}

function upToBreak(words: readonly string[], most: number): string[] {
  const end = words.findIndex((word) => word === '.' || word === '#')
  return words.slice(0, Math.min(most, end < 0 ? words.length : end))
}

function isBreak(word: string | undefined): boolean {
  return word === undefined || word === '.' || word === ';'
}

function isBare({ kind, quantity }: Figure): boolean {
  return kind === 'word' || (kind === 'count' && quantity?.noun === undefined)
}

/** Whether two figures can be of one thing. */
export function isLike(a: Figure, b: Figure): boolean {
  if (a.quantity && b.quantity) return comparable(a.quantity, b.quantity)
  return isBare(a) || isBare(b) || a.kind === b.kind
}

function isSame(a: Figure, b: Figure): boolean {
  return a.kind === b.kind && a.quantity?.unit === b.quantity?.unit
}

export function relation(one: Figure, other: Figure): string {
  // 'Nine days, we want 5': a number alone is of the other's unit.
  const isTimed = one.quantity?.unit !== undefined && other.quantity?.unit !== undefined
  const ratio = sizeOf(one, isTimed) / sizeOf(other, isTimed)
  if (!Number.isFinite(ratio)) return '?'
  return ratio < 0.2 ? '<<' : ratio < 0.97 ? '<' : ratio <= 1.03 ? '=' : ratio < 5 ? '>' : '>>'
}

function sizeOf({ quantity }: Figure, isTimed: boolean): number {
  if (!quantity) return Number.NaN
  return isTimed && quantity.unit ? inHours(quantity.value, quantity.unit) : quantity.value
}
