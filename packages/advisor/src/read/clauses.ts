import type { Field } from '../facts.ts'
import { tokens, type Token } from './tokens.ts'

/** A stretch of one field that says one thing. */
export interface Clause {
  field: Field
  start: number
  end: number
  text: string
  tokens: Token[]
  /** Which sentence of its field it stands in: neighbours explain each other. */
  sentence: number
}

const ABBREVIATION =
  /(?:^|[\s(])(?:approx|e\.g|i\.e|etc|incl|excl|no|nr|vs|st|dr|mr|ms|mrs|sq|ft|ltd|inc|co|dept|est|avg|min|max|ca|p\.eng|e\.i\.t|rs|fr|sp|z o|u\.s|a\.m|p\.m|aprox|bzw|z\.b|ul|itd|tzn|[A-Z])\.$/i

/** One field's text → clauses. Sentences first; then each part of a compound goal, each item of a list of records. */
export function clauses(text: string, field: Field, english: boolean): Clause[] {
  const all = tokens(text, english)
  return sentences(text).flatMap(({ start, end }, sentence) => {
    const inside = all.filter((token) => token.start >= start && token.end <= end)
    return cuts(inside, field, english).flatMap((part) => {
      const [first, last] = [part[0], part.at(-1)]
      if (!first || !last || !part.some((token) => /[\p{L}\p{N}]/u.test(token.text))) return []
      const [from, to] = trimmed(text, first.start, last.end)
      return [{ field, start: from, end: to, text: text.slice(from, to), tokens: part, sentence }]
    })
  })
}

/** Sentences by full stops, line ends, semicolons and the numbers of a list. */
function sentences(text: string): { start: number; end: number }[] {
  const ends: number[] = []
  for (const match of text.matchAll(/[.!?。！？؟।]+["'”’)\]]*(?=\s|$)|[;；]|\n+|[。！？]|\s(?=\(?\d{1,2}[.)]\s+\p{L})/gu)) {
    const end = match.index + (/^\s/.test(match[0]) ? 0 : match[0].length)
    const before = text.slice(0, end)
    if (match[0].startsWith('.') && ABBREVIATION.test(before)) continue
    // 'approx. 40' and 'No. 7' go on; a small letter after a full stop too, unless a line ended there.
    if (match[0] === '.' && /^\s+\p{Ll}/u.test(text.slice(end)) && !/[\p{L}\p{N})]{3}\.$/u.test(before)) continue
    ends.push(end)
  }
  const spans: { start: number; end: number }[] = []
  let start = 0
  for (const end of [...ends, text.length]) {
    const [from, to] = trimmed(text, start, end)
    if (to > from) spans.push({ start: from, end: to })
    start = end
  }
  return spans
}

/** Without the spaces, list marks and closing stops around it. */
function trimmed(text: string, start: number, end: number): [number, number] {
  const lead = /^(?:[\s\-–•*·,;:]|\(?\d{1,2}[.)](?=\s+\p{L}))+/u.exec(text.slice(start, end))?.[0].length ?? 0
  const tail = /[\s.,;:!。]+$/u.exec(text.slice(start + lead, end))?.[0].length ?? 0
  return [start + lead, Math.max(start + lead, end - tail)]
}

function cuts(sentence: Token[], field: Field, english: boolean): Token[][] {
  if (field === 'data') return listItems(sentence)
  return english ? verbParts(sentence) : [sentence]
}

/** 'Loan files since 2016 (PDF, varying quality), alert dispositions since 2021': two records, not three. */
function listItems(sentence: Token[]): Token[][] {
  const parts: Token[][] = [[]]
  let depth = 0
  sentence.forEach((token, at) => {
    if (/^[([{]$/.test(token.text)) depth += 1
    if (/^[)\]}]$/.test(token.text)) depth = Math.max(0, depth - 1)
    const next = sentence[at + 1]
    const splits = depth === 0 && token.text === ',' && next && !CONTINUES.test(next.lower) && next.pos !== 'VERB'
    if (splits) parts.push([])
    else parts.at(-1)?.push(token)
  })
  return parts
}
const CONTINUES =
  /^(?:but|which|that|who|only|not|no|nobody|none|since|from|about|around|mostly|and|or|we|it|they|some|half|all|with|without|in|on|by|every|each|kept|quality|never|sometimes|free|\d.*)$/

/**
 * 'Miss fewer calls, get paid faster and stop losing quotes': three goals. Parts are cut before a verb that commands,
 * when the part before is led by one too.
 */
function verbParts(sentence: Token[]): Token[][] {
  const parts: Token[][] = [[]]
  let depth = 0
  let led = leads(sentence, 0)
  sentence.forEach((token, at) => {
    if (/^[([{]$/.test(token.text)) depth += 1
    if (/^[)\]}]$/.test(token.text)) depth = Math.max(0, depth - 1)
    const part = parts.at(-1) as Token[]
    const comma = token.text === ','
    const joins = token.lower === 'and' || token.lower === 'plus' || token.lower === 'also'
    if (depth === 0 && led && part.length >= 2 && (comma || joins)) {
      const after = comma && /^(?:and|plus|also|then)$/.test(sentence[at + 1]?.lower ?? '') ? at + 2 : at + 1
      if (leads(sentence, after)) {
        parts.push([])
        led = true
        return
      }
    }
    if (part.length === 0 && (comma || joins)) return
    part.push(token)
  })
  return parts.filter((part) => part.length > 0)
}

const LEADING =
  /^(?:get|cut|stop|bring|move|reduce|raise|increase|lift|lower|keep|make|answer|reply|respond|win|lose|miss|open|grow|find|fix|know|see|have|let|give|take|use|build|try|speed|shorten|halve|double|train|write|send|predict|forecast|plan|schedule|automate|avoid|prevent|catch|spot|check|free|save|spend|sell|buy|hire|pay|collect|track|measure|improve|offer|start|launch|handle|process|turn|share|help|be|do|go|hit|reach|clear|close|book|fill|match|sort|translate|learn|teach|attract|retain|update|replace|connect|digiti[sz]e|standardi[sz]e|reorder|order|print|read)$/

function leads(sentence: Token[], at: number): boolean {
  let index = at
  while (/^(?:to|please|then|also|not|never|finally|ideally|maybe|really|just|\d+|[.)(]|we|i|would|like|want|need|must|should)$/.test(sentence[index]?.lower ?? '')) index += 1
  const token = sentence[index]
  return token !== undefined && (LEADING.test(token.lower) || (token.pos === 'VERB' && token.lower === token.lemma && index > at))
}
