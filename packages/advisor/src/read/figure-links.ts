import { cosine, directionOf } from '@cairn/knowledge/vectors'
import type { Field } from '../facts.ts'
import { classify } from './classify.ts'
import type { Clause } from './clauses.ts'
import { DIMS, type Features } from './features.ts'
import { type Figure, figuresIn, isLike, relation, traits, wordsIn } from './figure-roles.ts'

/** A goal that does not tell how it stands, and a figure of it that may be the one that is wanted. */
export interface Sought {
  text: string
  wanted: Figure
  /** What is known of that figure by itself. */
  role: readonly string[]
}
/** A sentence of another field, with its figures; `before` are the words of the sentence before it. */
export interface Elsewhere {
  field: Field
  text: string
  stems: ReadonlySet<string>
  before: ReadonlySet<string>
  direction: Float32Array
  figures: Figure[]
}
/** A figure that may be where the goal stands today, and how likely it is. */
export interface Start {
  from: Elsewhere
  figure: Figure
  sure: number
}

const NONE: ReadonlySet<string> = new Set()

/** Each figure of a goal that can be the one that is wanted. */
export function soughtIn(text: string): Sought[] {
  const figures = figuresIn(text)
  return figures.slice(0, FIGURES_MOST).map((wanted, at) => ({
    text,
    wanted,
    role: traits(text, figures, at).need.filter((name) => !TWO_WORDS.test(name)).map((name) => `w|${name}`), // prettier-ignore
  }))
}
/** No sentence that is one has more; a row of numbers is none. */
const FIGURES_MOST = 6
/** Too seldom seen, or said of the figures beside it. */
const TWO_WORDS = /^(?:bias$|l12:|l23:|r12:|P:|N:)/

export function sentencesOf(clauses: readonly Clause[]): Elsewhere[] {
  const stems = clauses.map(({ text }) => stemsOf(text))
  return clauses.map(({ field, text }, at) => ({
    field,
    text,
    stems: stems[at] as Set<string>,
    before: (clauses[at - 1]?.field === field && stems[at - 1]) || NONE,
    direction: directionOf(text),
    figures: figuresIn(text).slice(0, FIGURES_MOST),
  }))
}

/** Where a goal may stand today, told in another field, and how likely each figure there is it. */
export function startsOf(sought: Sought, field: Nearness): Start[] {
  return candidates(sought, field).map(({ from, figure, features }) => ({
    from,
    figure,
    sure: classify('link', features, 0).find(({ label }) => label === 'link')?.weight ?? 0,
  }))
}

/** In how many sentences each word stands: what many say binds no two of them. */
type Spread = ReadonlyMap<string, number>
function spreadOf(all: readonly ReadonlySet<string>[]): Spread {
  const spread = new Map<string, number>()
  for (const stems of all) for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  return spread
}

/** All goals of a form beside all sentences of its other fields, and how near each two are. */
export interface Nearness {
  goals: readonly string[]
  told: readonly Elsewhere[]
  spread: Spread
  near: readonly (readonly Near[])[]
}
interface Near {
  words: number
  earlier: number
  meaning: number
}
export function nearnessOf(goals: readonly string[], sentences: readonly Elsewhere[]): Nearness {
  const told = sentences.slice(0, SENTENCES_MOST)
  const stems = goals.map(stemsOf)
  const spread = spreadOf([...stems, ...told.map((one) => one.stems)])
  const near = goals.map((goal, at) => {
    const [own, direction] = [stems[at] as Set<string>, directionOf(goal)]
    return told.map((one) => ({
      words: sharedWords(own, one.stems, spread),
      earlier: sharedWords(own, one.before, spread),
      meaning: cosine(direction, one.direction),
    }))
  })
  return { goals, told, spread, near }
}

/** Every figure of other fields that can be the goal's, with what the classifier sees of the two. */
export function candidates(
  sought: Sought,
  { goals, told, spread, near }: Nearness,
): { from: Elsewhere; figure: Figure; features: Features }[] {
  const place = goals.indexOf(sought.text)
  const own = near[place] ?? []
  const stems = stemsOf(sought.text)
  const order = own.map(closeness).toSorted((a, b) => b - a)
  return told.flatMap((from, at) => {
    const fits = from.figures.filter((figure) => canStart(figure, sought.wanted))
    const close = own[at] as Near
    const mine = closeness(close)
    const nearer = near.filter((other, which) => which !== place && closeness(other[at] as Near) > mine).length
    return fits.map((figure) => ({
      from,
      figure,
      features: linkTraits(sought, from, figure, {
        ...close,
        rank: order.indexOf(mine),
        nearer,
        beside: sharedWords(stems, stemsOf(besideOf(from.text, figure)), spread),
        fits: fits.length,
      }),
    }))
  })
}

/** The part of the sentence in which a figure stands. */
export function besideOf(text: string, { start, end }: Figure): string {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const from = Math.max(...[',', ';', ':', '(', ')', '–'].map((mark) => before.lastIndexOf(mark)))
  const to = after.search(/[,;:()–]/)
  return `${before.slice(from + 1)} ${to < 0 ? after : after.slice(0, to)}`
}

/** A form has fewer; a field full of figures is none. */
const SENTENCES_MOST = 60

export function closeness({ words, earlier, meaning }: Near): number {
  return words + 0.5 * earlier + meaning
}

/** A part of today's figure says nothing of what that is. */
function canStart(figure: Figure, wanted: Figure): boolean {
  if (figure.kind === 'clock' || wanted.kind === 'clock') return figure.kind === wanted.kind
  if (!figure.quantity) return false
  if (wanted.factor !== undefined || wanted.quantity?.value === 0) return true
  return isLike(figure, wanted) || (figure.kind === 'percent') === (wanted.kind === 'percent')
}

interface Close extends Near {
  /** How many sentences are nearer to the goal, and how many goals nearer to the sentence. */
  rank: number
  nearer: number
  /** Words that the goal shares with the part of the sentence around the figure. */
  beside: number
  fits: number
}

function linkTraits(sought: Sought, from: Elsewhere, figure: Figure, close: Close): Features {
  const left = wordsIn(from.text.slice(0, figure.start)).toReversed()
  const right = wordsIn(from.text.slice(figure.end))
  const shared = bucket(close.words, [0.01, 0.4, 0.8, 1.2, 2])
  const meaning = bucket(close.meaning, [0.2, 0.35, 0.5, 0.65, 0.8])
  const rank = Math.min(close.rank, 4)
  const nearer = Math.min(close.nearer, 2)
  const beside = bucket(close.beside, [0.01, 0.4, 0.8, 1.2, 2])
  const { wanted } = sought
  const same = figure.kind === wanted.kind && figure.quantity?.unit === wanted.quantity?.unit
  const size = wanted.factor === undefined ? relation(figure, wanted) : 'part'
  const noun = figure.quantity?.noun
  const counted = noun !== undefined && sharesWord(noun, sought.text)
  const need = [
    'bias',
    `shared:${shared}`,
    `earlier:${bucket(close.earlier, [0.01, 0.4, 1])}`,
    `meaning:${meaning}`,
    `rank:${rank}`,
    `shared:${shared}:rank:${rank}`,
    `nearer:${nearer}`,
    `nearer:${nearer}:rank:${rank}`,
    `nearer:${nearer}:shared:${shared}`,
    `beside:${beside}`,
    `beside:${beside}:same:${same}`,
    `beside:${beside}:nearer:${nearer}`,
    `meaning:${meaning}:rank:${rank}`,
    `shared:${shared}:meaning:${meaning}`,
    `fits:${Math.min(close.fits, 3)}`,
    `field:${from.field}`,
    `kinds:${figure.kind}_${wanted.kind}`,
    `same:${same}`,
    `same:${same}:shared:${shared}`,
    `size:${size}`,
    `size:${size}:same:${same}`,
    `counted:${counted}`,
    `counted:${counted}:shared:${shared}`,
    `bare:${noun === undefined}`,
    `points:${POINTS.test(sought.text)}`,
    ...sought.role,
    ...left.slice(0, 3).map((word, at) => `l${at}:${word}`),
    ...right.slice(0, 2).map((word, at) => `r${at}:${word}`),
    ...left.slice(0, 8).map((word) => `L:${word}`),
    ...right.slice(0, 5).map((word) => `R:${word}`),
  ]
  return { kind: [], need: [...new Set(need)], vector: NOWHERE }
}
const NOWHERE = new Float32Array(DIMS)
/** 'See below', 'today's figure is in the next box' */
const POINTS =
  /(?<!\p{L})(?:see|below|above|under|next box|other box|challenges|further down|elsewhere|ver|abajo|abaixo|siehe|voir|zie|vedi)(?!\p{L})/iu

export function bucket(value: number, bounds: readonly number[]): number {
  return bounds.filter((bound) => value >= bound).length
}

function sharedWords(own: ReadonlySet<string>, others: ReadonlySet<string>, spread: Spread): number {
  let sum = 0
  for (const stem of others) if (own.has(stem)) sum += 1 / Math.max(1, (spread.get(stem) ?? 1) - 1)
  return sum
}

export function sharesWord(one: string, other: string): boolean {
  const own = stemsOf(other)
  return [...stemsOf(one)].some((stem) => own.has(stem))
}

/** 'Returns' and 'returned' are one word; words that stand in any goal are none. */
function stemsOf(text: string): Set<string> {
  return new Set(
    lettersIn(text)
      .filter((word) => word.length > 3 && !ANYWHERE.has(word))
      .map(stemOf),
  )
}
const STEM = 5
/** 'Wait' and 'waiting', 'show' and 'shows' */
function stemOf(word: string): string {
  const bare = word.replace(/(?:ing|e?s|ed|en)$/u, '')
  return (bare.length > 2 ? bare : word).slice(0, STEM)
}
const ANYWHERE = new Set(
  `that this with from they them their than then when have been will would should must want need like last year month week
  days hours most more less every each only about over under within before after which where year's para como pero que los
  las una por con del mais para dans pour avec plus nous notre wird sind nicht eine einen mehr unser voor niet naar`.split(
    /\s+/,
  ),
)

function lettersIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}
