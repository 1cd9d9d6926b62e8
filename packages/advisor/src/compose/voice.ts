import { clip, escapeMarkdown } from '../reading/clean.ts'

/** Chooses among phrasings by a hash of the brief: the same brief reads the same, two briefs read as two. */
export class Voice {
  readonly #seed: number

  constructor(seed: string) {
    this.#seed = hash(seed)
  }

  /** One of several ways to say it. `key` names the place, so that places do not all take the same number. */
  pick<T>(key: string, options: readonly T[]): T {
    return options[this.number(key, options.length)] as T
  }

  number(key: string, below: number): number {
    return hash(`${this.#seed}/${key}`) % below
  }

  /** The knowledge base's sentence in this report's wording. */
  retell(text: string): string {
    return SWAPS.reduce((told, [pattern, options], at) => {
      const chosen = options[this.number(`swap${at}`, options.length + 1)]
      return chosen === undefined ? told : told.replace(pattern, (found) => sameCase(found, chosen))
    }, text)
  }
}

/** Pairs that mean the same in any sentence of ours. The unchanged wording is always one of the choices. */
const SWAPS: [RegExp, string[]][] = [
  [/\beach (?=week|day|month|morning|quarter|year|season|shift|job|case|file)/gi, ['every ']],
  [/\bevery (?=week|day|month|morning|quarter|year|season|shift|job|case|file)/gi, ['each ']],
  [/\bfor example\b/gi, ['for instance', 'say']],
  [/\bbecause\b/gi, ['since', 'as']],
  [/\bsuch as\b/gi, ['like']],
  [/\bby hand\b/gi, ['manually']],
  [/\bhas to\b/gi, ['must']],
  [/\bhave to\b/gi, ['must']],
  [/\bbefore it goes out\b/gi, ['before it leaves', 'before it is sent']],
  [/\bstart with\b/gi, ['begin with', 'open with']],
  [/\bstarts with\b/gi, ['begins with']],
  [/\bat the end of\b/gi, ['at the close of']],
  [/\bthe last (?=\d|two|three|six|twelve)/gi, ['the past ', 'the latest ']],
  [/\bthe past (?=\d|two|three|six|twelve)/gi, ['the last ', 'the latest ']],
  [/\ba person\b/gi, ['somebody', 'a human']],
  [/\bsomeone\b/gi, ['somebody', 'a person']],
  [/\bsomebody\b/gi, ['someone', 'a person']],
  [/\bchecks\b/gi, ['reviews', 'goes over']],
  [/\bchooses\b/gi, ['picks', 'selects']],
  [/\bpicks\b(?= (?:the|one|a|which|what))/gi, ['chooses', 'selects']],
  [/\bChoose\b/g, ['Pick', 'Select']],
  [/\bPick\b(?= (?:one|the|two|a|three))/g, ['Choose', 'Take']],
  [/\bfixes\b/gi, ['corrects', 'puts right']],
  [/\bquickly\b/gi, ['fast']],
  [/\babout (?=\d)/gi, ['around ', 'roughly ']],
  [/\bmore than (?=\d|one|two|half)/gi, ['over ']],
  [/\bless than (?=\d|one|two|half)/gi, ['under ', 'below ']],
  [/\bfewer than (?=\d|one|two|half)/gi, ['under ', 'below ']],
  [/\bat least (?=\d)/gi, ['no fewer than ']],
  [/\bafter (?=\d|two|three|four|six|eight)/gi, ['following ']],
  [/\bwithin (?=\d|two|three|four|six|eight)/gi, ['inside ']],
  [/\bper (?=week|day|month|job|case|file|order|shift|visit)/gi, ['a ']],
  [/\bthat nobody\b/gi, ['that no one']],
  [/\bnobody\b/gi, ['no one']],
  [/\bso that\b/gi, ['so']],
  [/\band then\b/gi, ['then', 'and after that']],
  [/\bthen\b(?= (?:the|a|add|run|let|check|compare))/gi, ['next', 'after that']],
  [/\bwrite down\b/gi, ['note', 'note down']],
  [/\bstays\b/gi, ['remains']],
  [/\bkeep (?=a |the |every |each )/gi, ['hold ']],
  [/\bbuilt on\b/gi, ['based on']],
  [/\bbuy\b/gi, ['get']],
  [/\bturn on\b/gi, ['switch on']],
  [/\bset up\b/gi, ['put in place']],
  [/\bbig\b/gi, ['large']],
  [/\bprove\b/gi, ['show']],
  [/\busual\b/gi, ['normal']],
  [/\bin plain words\b/gi, ['in plain English', 'plainly']],
  [/\bthe same day\b/gi, ['that day']],
  [/\bfirst week\b/gi, ['opening week']],
  [/\bdrop it\b/gi, ['end it', 'let it go']],
  [/\bStop if\b/g, ['End it if', 'Call it off if', 'Give up if']],
  [/\bStop when\b/g, ['End it when', 'Call it off when']],
  [/\bfor two weeks\b/gi, ['for a fortnight']],
  [/\btwo weeks\b/gi, ['a fortnight']],
  [/\bthree months\b/gi, ['a quarter']],
  [/\bshows\b(?= (?:the|a|what|which|where|who))/gi, ['sets out', 'displays']],
  [/\blists\b(?= (?:the|a|what|which))/gi, ['sets out', 'names']],
  [/\bsends\b/gi, ['passes']],
  [/\bapproves\b/gi, ['signs off', 'agrees to']],
  [/\bsigns off\b/gi, ['approves']],
]

function sameCase(found: string, chosen: string): string {
  return /^[A-Z]/.test(found) ? chosen.charAt(0).toUpperCase() + chosen.slice(1) : chosen
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b) >>> 0
  return (value ^ (value >>> 13)) >>> 0
}

/** The client's words in a running sentence. */
export function quoted(text: string, max = 160): string {
  return `“${escapeMarkdown(clip(text.replace(/\s+/g, ' ').replace(/[.。;]$/, ''), max))}”`
}

export function lowerFirst(text: string): string {
  // 'AI', 'GST' and 'I' stay as they are.
  return /^[A-Z][a-z’']/.test(text) || /^A /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+[A-Z]|$)/s.exec(text)?.[0] ?? text
}

/** 'a, b and c' */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** Ends with exactly one full stop. */
export function stop(text: string): string {
  return /[.!?…]["”’)]?$/.test(text) ? text : `${text}.`
}
