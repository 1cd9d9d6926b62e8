import { matches } from '@cairn/knowledge/matches'
import { isNoStart, isNoTarget } from './aside-figures.ts'
import { classify } from './classify.ts'
import { DIMS, type Features } from './features.ts'
import { type Figure, figuresIn, isLike, relation, traits, wordsIn } from './figure-roles.ts'
import { isHowOften } from './measure-pairs.ts'
import { isLineName } from './quantities.ts'

/** Two figures of one matter, by their places: how it stands, and how it should stand. */
export type Pair = [now: number, wanted: number]

export interface Paired {
  now: Figure
  wanted: Figure
  sure: number
}

/** Figures further apart, or with more others between them, are of two matters. */
const FAR = 260
const BETWEEN_MOST = 5
/** Two figures are taken for a pair from this chance on. */
const LIKELY = 0.5

/** Every two figures of what somebody wrote of all their goals that are likely a pair, the likeliest first. */
export function likelyPairs(text: string): Paired[] {
  const figures = figuresInLines(text)
  if (figures.length < 2) return []
  const own = rolesOf(text, figures)
  const noStart = figures.map(({ start, end }) => isNoStart(text, start, end))
  const noTarget = figures.map(({ start, end }) => isNoTarget(text, start, end))
  return pairsOf(figures)
    .filter(([now, wanted]) => !noStart[now] && !noTarget[wanted])
    .map((pair) => ({
      now: figures[pair[0]] as Figure,
      wanted: figures[pair[1]] as Figure,
      sure: chanceOf(pairTraits(text, figures, own, pair)),
    }))
    .filter(({ sure }) => sure >= LIKELY)
    .toSorted((a, b) => b.sure - a.sure)
}

/** Of these the likeliest in which each figure is in one; those taken are in none. */
export function eachOnce(likely: readonly Paired[], isTaken: (one: Figure) => boolean): Paired[] {
  const taken = new Set<Figure>()
  return likely.filter(({ now, wanted }) => {
    if ([now, wanted].some((one) => taken.has(one) || isTaken(one))) return false
    taken.add(now).add(wanted)
    return true
  })
}

/** The figures of a whole field, line by line. */
export function figuresInLines(text: string): Figure[] {
  return matches(EACH_LINE, text)
    .flatMap(({ 0: line, index }) =>
      figuresIn(line)
        .filter(({ start, end }) => !isMark(line, start, end) && !isInAside(line, start))
        .map((one) => shifted(one, index)),
    )
    .slice(0, FIGURES_MOST)
}
export function shifted({ quantity, ...figure }: Figure, by: number): Figure {
  const [start, end] = [figure.start + by, figure.end + by]
  return {
    ...figure,
    start,
    end,
    ...(quantity && { quantity: { ...quantity, span: { ...quantity.span, start, end } } }),
  }
}

/** 'Nine a week. (The first two weeks it is 310, leave it.)': a whole sentence in brackets is told beside the goal. */
function isInAside(line: string, start: number): boolean {
  const open = line.lastIndexOf('(', start)
  return (
    open >= 0 &&
    !line.slice(open, start).includes(')') &&
    /(?:^|[.!?])\s*$/u.test(line.slice(0, open)) &&
    /[.!?]\)/u.test(line.slice(start))
  )
}

/** '3) …', '(2) …', '5. …', 'Goal 4: …': the number of the item. */
function isMark(line: string, start: number, end: number): boolean {
  if (/^\d+$/.test(line.slice(start, end)) && isLineName(line.slice(0, start), line.slice(end))) return true
  if (!/^\d{1,2}$/.test(line.slice(start, end)) || !/^\s?[).:/–-]/.test(line.slice(end))) return false
  return /(?:^|[.;!?]\s)[\s(#*•-]*(?:(?:goal|no|nr|n°)\.?\s)?$/iu.test(line.slice(0, start))
}
const EACH_LINE = /[^\n]+/g
/** No client has more goals. */
const FIGURES_MOST = 48

function chanceOf(found: Features): number {
  return classify('pair', found, 0).find(({ label }) => label === 'pair')?.weight ?? 0
}

/** Every two figures that can be of one matter. */
export function pairsOf(figures: readonly Figure[]): Pair[] {
  return figures.flatMap((one, now) =>
    figures.flatMap((other, wanted): Pair[] => {
      if (now === wanted || Math.abs(now - wanted) > BETWEEN_MOST) return []
      const [first, second] = now < wanted ? [one, other] : [other, one]
      return second.start - first.end <= FAR && canPair(one, other) ? [[now, wanted]] : []
    }),
  )
}

/** Of one kind; '6 of the 70' and 'two', too. */
function canPair(one: Figure, other: Figure): boolean {
  if ([one, other].some(({ quantity }) => quantity && isHowOften(quantity))) return false
  return isLike(one, other) || isPartAndCount(one, other) || isPartAndCount(other, one)
}

function isPartAndCount({ kind }: Figure, other: Figure): boolean {
  return kind === 'percent' && (other.kind === 'word' || (other.kind === 'count' && !other.quantity?.noun))
}

/** What is known of each figure by itself. */
export function rolesOf(text: string, figures: readonly Figure[]): string[][] {
  return figures.map((_, at) => traits(text, figures, at).need.filter((name) => !OF_ONE.test(name)))
}
/** What says little of two figures, or is told again of both. */
const OF_ONE = /^(?:bias$|l12:|l23:|r12:|P:|N:|l3:|l4:|r3:|gap:|at:|of:|s:)/

/** What the classifier sees of two figures: each by itself, what stands between them, and how they are to each other. */
export function pairTraits(
  text: string,
  figures: readonly Figure[],
  own: readonly string[][],
  [now, wanted]: Pair,
): Features {
  const [one, other] = [figures[now] as Figure, figures[wanted] as Figure]
  const order = now < wanted ? '>' : '<'
  const [first, second] = now < wanted ? [one, other] : [other, one]
  const middle = text.slice(first.end, second.start)
  const words = wordsIn(middle)
  const breaks = Math.min(3, matches(SENTENCE, middle).length)
  const lines = Math.min(1, matches(LINE, middle).length)
  const between = Math.min(2, Math.abs(now - wanted) - 1)
  const size = relation(one, other)
  const line = lineAround(text, one)
  const inLine = figures.filter(({ start, end }) => start >= line.start && end <= line.end)
  const alike = inLine.filter((each) => each === one || each === other || (isLike(each, one) && isLike(each, other)))
  const together = inLine.includes(other)
  const need = [
    'bias',
    ...(own[now] ?? []).map((name) => `n|${name}`),
    ...(own[wanted] ?? []).map((name) => `w|${name}`),
    `o${order}`,
    `figures${order}${between}`,
    `breaks${order}${breaks}`,
    `lines${order}${lines}`,
    `far${order}${FARNESS.findIndex((most) => middle.length < most)}`,
    `kinds:${one.kind}_${other.kind}`,
    `units:${one.quantity?.unit ?? ''}_${other.quantity?.unit ?? ''}`,
    ...(breaks > 0
      ? [`news${order}${newWords(text, first, second)}`, `news${newWords(text, first, second)}:breaks${breaks}`]
      : []),
    `size:${size}`,
    `size:${size}:${one.kind}`,
    `same:${one.kind === other.kind}`,
    `breaks${breaks}figures${between}`,
    `lines${lines}figures${between}`,
    `inline:${together}${Math.min(inLine.length, 4)}`,
    `alike:${together}${Math.min(alike.length, 4)}${order}`,
    `ends:${together}${alike[0] === one}${alike.at(-1) === other}`,
    `turned:${together}${alike[0] === other}${alike.at(-1) === one}`,
    `two:${together && alike.length === 2}${order}${size}`,
    ...(words.length <= SHORT ? [`M${order}:${words.join(' ')}`] : []),
    ...words.slice(0, 14).map((word) => `B${order}:${word}`),
    ...words.slice(1, 10).map((word, at) => `BB${order}:${words[at]}_${word}`),
    ...(words.length > 0 ? [`first${order}:${words[0]}`, `last${order}:${words.at(-1)}`] : []),
  ]
  return { kind: [], need: [...new Set(need)], vector: NOWHERE }
}
const NOWHERE = new Float32Array(DIMS)
const SENTENCE = /[.!?;](?=\s)|\n/g
const LINE = /\n/g
const FARNESS = [4, 12, 30, 60, 120, Infinity]
const SHORT = 4

/** How many words the sentence of the second figure has that the first one's has not, beyond those that only wish or count. */
function newWords(text: string, first: Figure, second: Figure): number {
  const old = new Set(wordsOf(sentenceAround(text, first)))
  return Math.min(3, wordsOf(sentenceAround(text, second)).filter((word) => !old.has(word)).length)
}

function sentenceAround(text: string, { start, end }: Figure): string {
  const before = text.slice(Math.max(0, start - FAR), start)
  const after = text.slice(end, end + FAR)
  return `${before.slice(lastBreak(before))} ${after.slice(0, /[.!?;](?=\s|$)|\n/.exec(after)?.index ?? after.length)}`
}

function lastBreak(text: string): number {
  const found = matches(SENTENCE, text).at(-1)
  return found ? found.index + 1 : 0
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !WISHING.has(word))
    .map((word) => word.slice(0, 5))
}
const WISHING = new Set(
  `should would could want wants wanted like need needs target goal goals meta objetivo ziel objectif max maximum least most
  about around under below above within less than more only make makes that this these those what which when then they them
  with from have been will must please happy fine enough good better great nice heaven dream live settle take takes bring
  down back into half year month week days hours minutes last next today currently average every each percent wäre wären
  sollte sollten möchten wollen sería serían queremos quisiera serait seraient voudrions devrait deveria seria gostaria`.split(
    /\s+/,
  ),
)

function lineAround(text: string, { start }: Figure): { start: number; end: number } {
  const end = text.indexOf('\n', start)
  return { start: text.lastIndexOf('\n', start) + 1, end: end < 0 ? text.length : end }
}
