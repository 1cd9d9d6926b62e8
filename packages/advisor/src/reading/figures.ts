import type { Sentence } from './sentences.ts'

export interface Figure {
  /** As the client wrote it, with a few words around: '15 percent of pallets leave late'. */
  phrase: string
  /** The number and its unit alone: '15 percent'. */
  text: string
  value: number
  kind: 'share' | 'money' | 'time' | 'date' | 'people' | 'count'
  sentence: Sentence
}

const SMALL: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  half: 0.5,
  third: 0.33,
  quarter: 0.25,
  hundred: 100,
  thousand: 1000,
}
const NUMBER = `(?:one|two|three|\\d+) (?:in|out of) (?:every )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)|(?:[$€£¥]|a\\$|aud|usd|eur)?\\s?\\d[\\d.,]*\\d|(?:[$€£¥]|a\\$|aud|usd|eur)?\\s?\\d|(?:a |one )?(?:half|third|quarter|dozen|hundred|thousand)(?= (?:of|a|the))|(?:${Object.keys(
  SMALL,
)
  .filter((word) => !['half', 'third', 'quarter'].includes(word))
  .join('|')})(?![\\p{L}])`
const FIGURE = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(${NUMBER})(\\s?(?:to|-|–|or)\\s?\\d[\\d.,]*\\d?)?(\\s?(?:k|m|bn|million|billion|thousand|hundred)(?![\\p{L}]))?(\\s?(?:%|per ?cent|percent|‰))?`,
  'giu',
)
const PEOPLE =
  /^(?:staff|employees?|people|workers?|drivers?|nurses?|teachers?|lawyers?|engineers?|technicians?|doctors?|gps?|partners?|volunteers?|pickers?|casuals?|mechanics?|consultants?|clerks?|agents?|chefs?|cleaners?|of us|person|full[- ]time|fte|team members?|operators?|apprentices?|advisers?|advisors?|planners?|carers?|tradies|crew)/i
const TIME = /^(?:hours?|hrs?|h|minutes?|mins?|days?|weeks?|months?|years?|seconds?|seasons?|nights?)\b/i

/** Every number with its unit, in the order of the text. */
export function readFigures(sentences: readonly Sentence[]): Figure[] {
  return sentences.flatMap((sentence) =>
    sentence.order ? [] : [...sentence.text.matchAll(FIGURE)].flatMap((match) => figure(match, sentence)),
  )
}

function figure(match: RegExpMatchArray, sentence: Sentence): Figure[] {
  const whole = match[0].trim()
  const after = sentence.text.slice((match.index ?? 0) + match[0].length)
  const oneIn = /\b(?:in|out of)\b/i.test(whole)
  const unit = /^[\s-]?[\p{L}][\p{L}'’/-]*/u.exec(after)?.[0]?.trim() ?? ''
  const digits = /\d[\d.,]*/
    .exec(whole)?.[0]
    .replace(/[.,](?=\d{3}\b)/g, '')
    .replace(',', '.')
  const base = digits
    ? Number(digits)
    : (SMALL[/[a-z]+$/i.exec(match[1]?.trim().toLowerCase() ?? '')?.[0] ?? ''] ?? Number.NaN)
  const scale = /^(?:k|thousand)$/i.test(match[3]?.trim() ?? '')
    ? 1e3
    : /^m(?:illion)?$/i.test(match[3]?.trim() ?? '')
      ? 1e6
      : /^b/i.test(match[3]?.trim() ?? '')
        ? 1e9
        : 1
  if (!Number.isFinite(base)) return []
  const isWord = !digits
  if (isWord && unit === '') return []
  const money = /[$€£¥]|aud|usd|eur/i.test(whole) || /^(?:dollars?|euros?|pounds?)\b/i.test(unit)
  const kind =
    match[4] || oneIn
      ? 'share'
      : money
        ? 'money'
        : /^(?:19|20)\d\d$/.test(whole)
          ? 'date'
          : TIME.test(unit)
            ? 'time'
            : PEOPLE.test(unit)
              ? 'people'
              : 'count'
  // '9pm', 'the 9th' and 'in 2023' name a moment, not a size.
  if (/^(?:am|pm|o['’]clock|st|nd|rd|th)$/i.test(unit)) return []
  if (kind === 'date' && !/\b(?:since|from|until|by|back to)\s+(?:the\s+)?$/i.test(sentence.text.slice(0, match.index)))
    return []
  // A number at the very start of a list item, or one glued to nothing, says nothing.
  if (kind === 'count' && unit === '' && !match[3]) return []
  const text =
    `${whole}${match[4] || money || oneIn || kind === 'date' ? '' : after.startsWith('-') ? `-${unit}` : unit ? ` ${unit}` : ''}`.trim()
  return [
    {
      phrase:
        kind === 'date'
          ? dateAround(sentence.text, match.index ?? 0, whole.length)
          : phraseAround(sentence.text, match.index ?? 0, whole.length),
      text,
      value: base * scale,
      kind,
      sentence,
    },
  ]
}

/** A year alone says nothing: 'Opera data since 2015'. */
function dateAround(text: string, at: number, length: number): string {
  const before = wordsBefore(text.slice(0, at), 4)
  return `${before.join(' ')} ${text.slice(at, at + length + 1).trim()}`.trim().replace(/[,;:.]$/, '')
}

const BREAK =
  /,(?!\d)|[;:()"“”!?]|\.(?=\s|$)|\s[–—-]\s|\s(?=(?:and|but|so|or|because|while|which|who|when|then|that|if|where|yet|though|we|they|it|most|nobody)\s)/u
const LOOSE =
  /^(?:and|or|of|the|a|an|to|in|on|at|for|with|by|but|that|which|who|we|our|is|are|was|were|from|per|do|does|into|them|they|it|have|has|had|be|been|as|than|off|over|not|about|under|only|now|i|us|this|after|before|between|up|out|because|so|then|its|their)$/i

const PAUSE = /,(?!\d)|[;:()"“”!?]|\.(?=\s|$)|\s[–—-]\s/gu
const WHOLE_CLAUSE_WORDS = 11

/** The clause that the number stands in, where that is short enough to be shown whole. */
function shortClause(text: string, at: number, length: number): string | undefined {
  const from = [...text.slice(0, at).matchAll(PAUSE)].at(-1)
  const clause =
    `${text.slice(from ? from.index + from[0].length : 0, at + length)}${text.slice(at + length).split(PAUSE, 1)[0]}`
      .trim()
      .replace(/^(?:and|but|so|or|then|because|while|which|that|plus|with)\s+/i, '')
  const words = clause.split(/\s+/).length
  return words > 1 && words <= WHOLE_CLAUSE_WORDS ? clause : undefined
}

/** The number with its noun: what follows it in its clause, and what stands before it where little follows. */
function phraseAround(text: string, at: number, length: number): string {
  const whole = shortClause(text, at, length)
  if (whole) return whole
  const start = at + (/\S/.exec(text.slice(at))?.index ?? 0)
  const number = text.slice(start, at + length).trim()
  const clause = text.slice(at + length).split(BREAK, 1)[0] ?? ''
  const after = clause.split(/\s+/).filter(Boolean).slice(0, 5)
  while (LOOSE.test(after.at(-1) ?? '')) after.pop()
  const glue = /^\s/.test(clause) || after.length === 0 ? ' ' : ''
  const said = `${number}${glue}${after.join(' ')}`.trim()
  const rate = /^(?:a|an|per|each)$/i.test(after[0] ?? '')
  const bare = rate || (after.length < 2 && !/^[$€£¥]/.test(number)) ? 4 : after.length === 0 ? 4 : 0
  // '38 trucks' says enough; '13.8 per cent' does not.
  const enough =
    after.length > 0 && /^\p{L}{4,}/u.test(after[0] ?? '') && !/%|per ?cent/i.test(number) && !TIME.test(after[0] ?? '')
  const before = bare === 0 || enough ? [] : wordsBefore(text.slice(0, start), bare)
  return [...before, said].join(' ')
}

function wordsBefore(text: string, most: number): string[] {
  const clause = text.split(new RegExp(BREAK, 'gu')).at(-1)?.trim() ?? ''
  const words = clause.split(/\s+/).filter(Boolean).slice(-most)
  while (
    /^(?:and|or|of|the|a|an|to|in|on|at|for|with|by|but|that|which|is|are|was|were|about|around|moment|present|currently|now|us)$/i.test(
      words[0] ?? '',
    )
  )
    words.shift()
  return words.length > 0 && words.every((word) => LOOSE.test(word)) ? [] : words
}

export interface Deadline {
  text: string
  sentence: Sentence
}

const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec'
const DEADLINE = new RegExp(
  `\\b(?:(?:by|before|until|from|due(?: in| by)?|starting|no later than|in(?= (?:${MONTH})))\\s+(?:the\\s+)?(?:end of\\s+)?(?:next\\s+|this\\s+|early\\s+|mid-?\\s?|late\\s+)?(?:(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?:${MONTH})(?:\\s+\\d{1,2}(?:,|th)?)?(?:\\s+20\\d\\d)?|q[1-4](?:\\s+20\\d\\d)?|20\\d\\d|christmas|easter|harvest|vintage|summer|winter|spring|autumn|season|the season|(?:financial |school |calendar )?year(?:[- ]end)?|semester|term(?: \\d)?|quarter|audit)|(?:within|in the next|over the next|running in|live in|ready in)\\s+(?:\\w+\\s+)?(?:weeks?|months?|years?|quarter))\\b`,
  'giu',
)

export function readDeadlines(sentences: readonly Sentence[]): Deadline[] {
  return (
    sentences
      .filter((sentence) => !sentence.order && sentence.field !== 'data_collected')
      .flatMap((sentence) => [...sentence.text.matchAll(DEADLINE)].map((match) => ({ text: match[0], sentence })))
      .filter(({ text }) => !/^from\b/i.test(text) || /20\d\d/.test(text))
      // 'Labels got mixed up in May' is over; 'the audit is in May' is to come.
      .filter(
        ({ text, sentence }) =>
          !/^in\b/i.test(text) ||
          !/\b(?:last|was|were|got|had|lost|missed|failed|cost us|went|came|happened|wrote|gave|paid|sold|ran)\b/i.test(
            sentence.text,
          ),
      )
  )
}

/** How many people work there, where the text says so. */
export function readStaff(figures: readonly Figure[], sentences: readonly Sentence[]): number | undefined {
  for (const sentence of sentences) {
    const match =
      /\b(?:team of|staff of|we are|we're|employ(?:s|ing)?|workforce of|crew of)\s+(?:about |around |some |roughly |over |nearly |only |just )?(\d[\d,]*|[a-z]+)\b/i.exec(
        sentence.text,
      )
    const word = match?.[1]?.toLowerCase() ?? ''
    const value = /^\d/.test(word) ? Number(word.replace(/,/g, '')) : SMALL[word]
    if (
      value !== undefined &&
      value >= 2 &&
      Number.isInteger(value) &&
      !sentence.order &&
      !/\b(?:it|tech|data|sales|marketing|office|dev\w*) (?:team|staff|crew) of/i.test(sentence.text) &&
      sentence.field === 'description'
    )
      return value
  }
  return figures.find(
    (figure) =>
      figure.sentence.field === 'description' &&
      /^[^\s,;$€£¥]+ (?:[a-z]+ )?(?:staff|employees|people|of us|workers)\b/i.test(
        figure.sentence.text.slice(figure.sentence.text.indexOf(figure.text)),
      ) &&
      figure.value >= 1,
  )?.value
}
