import { matches } from '@cairn/knowledge/matches'
import { MONTH } from './months.ts'
import { isPersonalName } from './personal-names.ts'

/** A stop after these is no end: a name, a number or a small letter follows. */
const TITLE =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|sr|sra|srta|ing|lic|mme|hr|st|mt|ft|no|nr|nos|fig|vs|approx|aprox|ca|e\.g|i\.e|incl|excl|est|avg|z\.b|bzw|ul|tzn|tel|vol|sp|z o|rs|rd|ave)\.$/i
/** After these a capital letter begins a new sentence: 'etc. They', 'every 10 s. Dispatch log'. */
const UNIT =
  /(?:^|[\s(\d])(?:etc|itd|inc|ltd|co|dept|min|max|s|sec|h|hr|hrs|kg|g|mg|km|m|cm|l|a\.m|p\.m|u\.s|u\.k|p\.eng|e\.i\.t|sq|pcs|o\.o|r|tys|tsd|mln|mio|mrd)\.$/i
const INITIAL = /(?:^|[\s('’])\p{Lu}\.$/u

const BREAK =
  /[.!?。！？؟।]+["'”’)\]]*(?=\s|$)|[;；]|\n+|[。！？]|(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll})|\s(?=\(?\d{1,2}\)\s+\p{L})|(?<=[.:;!?])\s(?=\d{1,2}\.\s+\p{L})|\s(?=\(?[a-h]\)\s+\p{L})/gu

/** Sentences by full stops, line ends, semicolons and the numbers of a list. */
export function sentences(text: string): { start: number; end: number }[] {
  const ends: number[] = []
  for (const match of matches(BREAK, text)) {
    const end = match.index + (/^\s/.test(match[0]) && !match[0].includes('\n') ? 0 : match[0].length)
    if (match[0].startsWith('.') && goesOn(text, end, match[0])) continue
    if (match[0] === '.' && /^\s\p{Ll}/u.test(text.slice(end, end + 2)) && inBrackets(text, match.index)) continue
    if (isCount(match[0], text, match.index)) continue
    if (/^\s\(?[a-h]\)/.test(text.slice(match.index, match.index + 4)) && !LETTERED.test(text)) continue
    if (/^[;；]/.test(match[0]) && inBrackets(text, match.index)) continue
    ends.push(end)
  }
  const spans: { start: number; end: number }[] = []
  let start = 0
  for (const end of [...ends, text.length]) {
    const [from, to] = trimmed(text, start, end)
    if (to > from) spans.push(...dashes(text, from, to))
    start = end
  }
  return spans
}

/** 'Our daughter (19) is on it', 'the dispatchers (14) have their own lists': a number that counts on from none is no mark. */
function isCount(stop: string, text: string, at: number): boolean {
  const number = /^\s$/.test(stop) && Number(/^\s\((\d{1,2})\)/.exec(text.slice(at, at + 6))?.[1] ?? Number.NaN)
  return number !== false && number !== 1 && !Number.isNaN(number) && !text.includes(`${number - 1})`)
}

/** 'in 3 days (now 10; the rules say 5)': a remark in brackets is not cut. */
function inBrackets(text: string, at: number): boolean {
  const line = text.lastIndexOf('\n', at) + 1
  const before = text.slice(line, at)
  return before.lastIndexOf('(') > before.lastIndexOf(')') && /^[^(\n]{0,160}\)/.test(text.slice(at))
}

/** '(a) … (b) …' is a list where the first stands at the start of a sentence. */
const LETTERED = /(?:^|[.:;!?]\s+|\n\s*)\(?a\)\s/
const MONTH_NEXT = new RegExp(`^\\s+(?:${MONTH})(?!\\p{L})`, 'iu')

/** Whether the text goes on behind this stop. */
function goesOn(text: string, end: number, stop: string): boolean {
  const before = text.slice(Math.max(0, end - 24), end)
  const after = text.slice(end, end + 3)
  if (/(?:^|\s)(?:[012]?\d|3[01])\.$/.test(before) && MONTH_NEXT.test(text.slice(end, end + 16))) return true
  // 'No. 5' and the Polish 'ok. 310' go on, 'says no. We' does not.
  if (/(?:^|[\s(])(?:no|ok)\.$/i.test(before)) return /^\s+\d/.test(after)
  if (TITLE.test(before)) return /^\s+[\p{L}\p{N}$€£]/u.test(after)
  if (UNIT.test(before)) return !/^\s+\p{Lu}/u.test(after) && /^\s+\S/.test(after)
  if (INITIAL.test(before)) return !isPlan(before, text.slice(end))
  // A small letter goes on, unless a whole word ended there.
  return (
    stop === '.' &&
    /^\s+\p{Ll}/u.test(after) &&
    !/(?:[\p{L}\p{N})%]{3}|\s(?:\d{2}|me|us|it|so|up|on|in|do|am|pm))\.$/iu.test(before)
  )
}

/** 'Two of us write R. Drivers do not': behind a small word a letter is no initial, unless a name follows. */
function isPlan(before: string, after: string): boolean {
  const next = /^\s+(\p{Lu}\p{Ll}+)/u.exec(after)?.[1]
  return /\p{Ll}\s\p{Lu}\.$/u.test(before) && next !== undefined && !isPersonalName(next, true)
}

/** 'faster quotes - fewer errors - better rosters': a list on one line. */
function dashes(text: string, start: number, end: number): { start: number; end: number }[] {
  const cuts = matches(/\s[-–•/]\s/g, text.slice(start, end)).map((match) => start + match.index)
  if (cuts.length < 2) return [{ start, end }]
  const edges = [start, ...cuts, end]
  const parts = cuts.concat(end).map((to, at) => trimmed(text, edges[at] as number, to))
  const short = parts.every(([from, to]) => text.slice(from, to).split(/\s+/).length <= 8)
  return short
    ? parts.filter(([from, to]) => to > from).map(([from, to]) => ({ start: from, end: to }))
    : [{ start, end }]
}

/** Without the spaces, list marks and closing stops around it. */
export function trimmed(text: string, start: number, end: number): [number, number] {
  let [from, to] = [start, end]
  while (from < to && /[\s\-–•*·,;:/]/.test(text[from] as string)) from += 1
  const mark = /^(?:\(?\d{1,2}[.)/]|\(?[a-h]\))\s+(?=\p{L})/u.exec(text.slice(from, from + 8))
  if (mark) from += mark[0].length
  while (to > from && /[\s.,;:!。]/.test(text[to - 1] as string)) to -= 1
  return [from, to]
}
