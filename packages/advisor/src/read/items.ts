import { matches } from '@cairn/knowledge/matches'

/** A stretch of a field that its writer set apart: one item of a list, or a line or paragraph beside one. */
export interface Item {
  start: number
  /** Whether it is one of several of its kind, so that all of it is one matter. */
  listed: boolean
}

/** Words that join what follows to what stands before, in the languages that are read. */
export const JOINS = 'and|plus|also|then|but|y|e|und|et|en|ed|oraz'

const LINE_MARK = /^[ \t]*(?:[-–—•*·▪‣]\s|\(?\d{1,2}[.):/]\s|\(?[a-h][.)]\s|\(?[ivx]{1,4}[.)]\s)/u
const NUMBERS = /(?<=^|\s)\(?(\d{1,2})[.)]\s+(?=\p{L})/gu
const LETTERS = /(?<=^|\s)\(?([a-h])\)\s+(?=\p{L}|\d)/gu
const ORDINALS =
  /(?<=^|[.;!?:]\s+|\n\s*)(?:and\s+|then\s+)?(first|second|third|fourth|fifth|last|final)(?:ly)?(?:\s+(?:thing|point|goal|aim|wish|one))?(?:\s+is)?(?:\s*[,:]|(?<=ly))\s+/giu
const NUMBER_WORDS = /(?<=^|[.;!?:]\s+|\n\s*)(?:and\s+)?(one|two|three|four|five)\s*[,:]\s+/giu
const CARDINALS = ['one', 'two', 'three', 'four', 'five']
const COUNTED = ['first', 'second', 'third', 'fourth', 'fifth']
const LINES_MIN = 3

/** What a field is made of. Prose without marks is one item that is not listed: its sentences tell where a matter begins. */
export function itemsOf(text: string): Item[] {
  const lines = matches(/[^\n]*\S[^\n]*/gu, text).map((match) => ({ start: match.index, text: match[0] }))
  const marked = lines.filter((line) => LINE_MARK.test(line.text))
  if (marked.length >= 2) return markedLines(text, lines, marked)
  const counted = [
    sequence(NUMBERS, text, Number),
    sequence(LETTERS, text, letter),
    sequence(ORDINALS, text, ordinal),
    sequence(NUMBER_WORDS, text, (mark) => CARDINALS.indexOf(mark) + 1),
  ]
  const starts = counted.find((found) => found.length >= 2)
  if (starts) return withOpening(starts)
  const isLine = (line: Line) => line.text.trim().split(/\s+/).length <= LINE_WORDS_MAX
  if (lines.filter(isLine).length >= LINES_MIN)
    return lines.map((line) => ({ start: line.start, listed: isLine(line) }))
  return [{ start: 0, listed: false }]
}
/**
 * A line without a mark is the rest of the item above it, where the writer has such lines between the marks or it goes
 * on in small letters; else it stands beside the list.
 */
function markedLines(text: string, lines: Line[], marked: Line[]): Item[] {
  const [first, last] = [lines.indexOf(marked[0] as Line), lines.indexOf(marked.at(-1) as Line)]
  const hangs = last - first + 1 > marked.length
  return lines.flatMap((line, at): Item[] => {
    if (marked.includes(line)) return [{ start: line.start, listed: true }]
    const apart = /\n\s*\n\s*$/.test(text.slice(0, line.start))
    const rest = at > first && (/^\s*\p{Ll}/u.test(line.text) || (hangs && !apart))
    return rest ? [] : [{ start: line.start, listed: false }]
  })
}
interface Line {
  start: number
  text: string
}

/** A longer line is a paragraph, and holds what it holds. */
const LINE_WORDS_MAX = 30

/** Marks that count on from one: '1) … 2) …', '(a) … (b) …', 'First, … Secondly, …'. */
function sequence(pattern: RegExp, text: string, place: (mark: string) => number): number[] {
  const starts: number[] = []
  for (const match of matches(pattern, text)) {
    const at = place((match[1] ?? '').toLowerCase())
    if (at === starts.length + 1 || (at === LAST && starts.length > 0)) starts.push(match.index)
  }
  return starts
}

function letter(mark: string): number {
  return mark.charCodeAt(0) - 96
}

function ordinal(mark: string): number {
  return mark === 'last' || mark === 'final' ? LAST : COUNTED.indexOf(mark) + 1
}
const LAST = -1

/** What stands before the first mark is no item of the list. */
function withOpening(starts: number[]): Item[] {
  const items = starts.map((start) => ({ start, listed: true }))
  return starts[0] === 0 ? items : [{ start: 0, listed: false }, ...items]
}
