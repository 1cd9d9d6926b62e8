import { matches } from '@cairn/knowledge/matches'
import { numberOf } from './amounts.ts'
import { NUMBER_WORD, numberWord } from './number-words.ts'

/** A part of a whole in words: percent, one decimal. */
export interface Share {
  start: number
  end: number
  value: number
  noun?: string
  /** A fraction in words is a guess; 'one in four' was counted. */
  rough: boolean
}

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+|\d{1,5}|${NUMBER_WORD}`
const UNIT_BEHIND = String.raw`(?!\s+(?:minutes?|hours?|days?|weeks?|months?|years?)\b)`
const THEIR = String.raw`(?:some\s+|about\s+|the\s+|our\s+|my\s+|all\s+|all\s+the\s+|all\s+our\s+|these\s+|those\s+|his\s+|her\s+|their\s+)?`
/** 'one in five', 'nine in ten', 'two out of three', 'una de cada tres'; not '138 in 2024'. */
const IN = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/-])(${NUMBER})\s+(?:in|out of|of(?=\s+(?:every|each)\s)|of(?=\s+(?:\d{1,3}|ten|five|four|three|twenty)(?:\s*(?:[.,;:)]|$|\s[–-]\s|\s(?:is|are|now|today|would|should|leave|last)(?!\p{L}))))|von|de cada|em cada|sur)\s+(?!(?:19|20)\d\d(?!\p{N}))(?:every\s+|each\s+)?(${NUMBER})(?![\p{L}\p{N}]|[.,:/]\d|\s?(?:%|am|pm))${UNIT_BEHIND}`,
  'giu',
)
/** 'one pair in nine', 'one death certificate in 9', '6 times in 10': the thing stands between, and so none behind. */
const THING_IN = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/-])(${NUMBER})\s+(?!(?:minutes?|hours?|days?|weeks?|months?|years?|in|of|out)\b)(\p{L}{3,}(?:\s(?!in\s|out\s|of\s)\p{L}{3,}){0,2})\s+(?:in|out of|of(?=\s+(?:(?:every|each)\s|\d{1,5}\s+(?:had|have|has|were|was|are|is|came|come)(?!\p{L})))|from(?=\s+(?:the\s+)?\d{1,5}\s+(?:had|have|has|were|was|are|is|came|come|got|get|went|go|failed|fail)(?!\p{L})))\s+(?!(?:19|20)\d\d(?!\p{N}))(?:every\s+|each\s+)?(${NUMBER})(?=\s*(?:[.,;:!?)]|$|(?:though|but|and|which|now|today|is|are|goes|go|comes|come|leaves?|arrives?|fails?|needs?|has|have|had|gets?|got|was|were|ends?|does|do|turns?|must|will|would|should|can|cannot|never|still|stays?|breaks?|dies|die|ran|runs?|went|came|took|takes?)(?!\p{L})))`,
  'giu',
)
/** '18 of our 40 sites', '11 of the 26 days'. */
const OF = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/$€£-])(${NUMBER})\s+of\s+${THEIR}(${NUMBER})\s+(?=(\p{L}[\p{L}-]+))`,
  'giu',
)
/** 'Of the 20 days about 12 are waiting', 'of 107 breaches last quarter, 61 were on nine apps'. */
const OF_WHICH = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:of|out of)\s+${THEIR}(${NUMBER})\s+(\p{L}[\p{L}\p{N}-]*(?:\s+\p{L}[\p{L}\p{N}-]*){0,4}?),?\s+(?:about\s+|around\s+|roughly\s+|some\s+|only\s+)?(${NUMBER})(?=\s+(?:are|is|were|was|have|had|has|came|comes?|go|goes|went|waits?|fail(?:ed)?|need(?:ed)?|say|said|may|do|did|end(?:ed)?|turn(?:ed)?|never|still)(?!\p{L}))`,
  'giu',
)
const PARTS: Record<string, number> = { half: 2, third: 3, quarter: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10 }
const FRACTION = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:(a|one|two|three|four|nearly a|almost a|about a|over a)\s+)?(half|thirds?|quarters?|fifths?|sixths?|eighths?|tenths?)\s+(?:of\s+)?(?=${THEIR}(\p{L}[\p{L}-]+))`,
  'giu',
)
/** 'Want two thirds.': nothing behind it says of what. 'Cut by two thirds' is a change. */
const FRACTION_ALONE =
  /(?<!\p{L})(?<!by (?:about |around |at least )?)(two|three|four)[\s-](thirds|quarters|fifths|tenths)(?=\s*(?:[.,;:!?)]|$|(?:would|is|are|by|in|at|now|today|please|or)(?!\p{L})))/giu
const EVERY = /(?<!\p{L})every\s+(other|second|third|fourth|fifth|tenth)\s+(?=(\p{L}[\p{L}-]+))/giu
const ORDINAL: Record<string, number> = { other: 2, second: 2, third: 3, fourth: 4, fifth: 5, tenth: 10 }
/** 'un colis sur douze', 'una de cada tres piezas', 'uma peça em cada oito': one of so many, in other languages. */
const ONE_IN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(un[ea]?|uno|uma?)\s+(?:(\p{L}{3,})\s+)?(?:sur|de cada|em cada)\s+(${NUMBER})(?![\p{L}\p{N}])`,
  'giu',
)
/** '2 patients sur 10', '3 piezas de cada 40': the thing between two figures, of which the first is the part. */
const THING_OF = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/-])(\d{1,2}|${NUMBER_WORD})\s+(\p{L}{3,})\s+(?:sur|de cada|em cada|su)\s+(\d{2,3}|${NUMBER_WORD})(?![\p{L}\p{N}]|[.,:/]\d)`,
  'giu',
)
const HINT =
  / in | from (?:the )?\d| out of |(?:^| )of | von | sur | de cada | em cada |half|third|quarter|fifth|sixth|eighth|tenth|every/i
/** Of what no share is meant: 'a quarter of an hour', 'every third Monday', 'the first half of June'. */
const NOT_WHOLE =
  /^(?:an?|one|hour|day|night|month|mile|dozen|million|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|year|past|time|as|empty|full)$/i

/** The shares of a text, in order of the ways to say them. */
export function shares(text: string): Share[] {
  if (!HINT.test(text)) return []
  return [
    ...matches(IN, text).flatMap((match) => partOf(match, WHOLE_MIN)),
    ...matches(THING_IN, text).flatMap((match) => {
      const [whole, part, noun = '', of] = match
      const parts = Object.assign([whole, part, of] as unknown as RegExpExecArray, { index: match.index })
      return partOf(parts, WHOLE_MIN).map((share) => (/^times?$/i.test(noun) ? share : { ...share, noun }))
    }),
    ...matches(ONE_IN, text).flatMap((match) => {
      const parts = Object.assign([match[0], '1', match[3]] as unknown as RegExpExecArray, { index: match.index })
      return partOf(parts, WHOLE_MIN).map((share) => (match[2] ? { ...share, noun: match[2] } : share))
    }),
    ...matches(THING_OF, text).flatMap((match) => {
      const parts = Object.assign([match[0], match[1], match[3]] as unknown as RegExpExecArray, { index: match.index })
      return partOf(parts, WHOLE_MIN).map((share) => (match[2] ? { ...share, noun: match[2] } : share))
    }),
    ...matches(OF, text).flatMap((match) => partOf(match, COUNTED_MIN)),
    ...matches(OF_WHICH, text).flatMap((match) => {
      const [all, whole, noun, part] = match
      return partOf(
        Object.assign([all, part, whole, noun] as unknown as RegExpExecArray, { index: match.index }),
        COUNTED_MIN,
      )
    }),
    ...matches(FRACTION, text).flatMap((match) => fraction(match, text)),
    ...matches(FRACTION_ALONE, text).flatMap(alone),
    ...matches(EVERY, text).flatMap((match) => every(match)),
  ]
}
/** 'two of the three directors' is who, not how much. */
const COUNTED_MIN = 8
const WHOLE_MIN = 2

function partOf(match: RegExpExecArray, least: number): Share[] {
  const [part, whole] = [match[1] ?? '', match[2] ?? ''].map((typed) => numberWord(typed) ?? numberOf(typed))
  if (!part || !whole || part >= whole || whole < least || (/^(?:19|20)\d\d$/.test(match[2] ?? '') && part < 32))
    return []
  return [
    {
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      value: percent(part / whole),
      ...(match[3] && { noun: match[3] }),
      rough: false,
    },
  ]
}

function fraction(match: RegExpExecArray, text: string): Share[] {
  const [whole, typed = '', name = '', noun = ''] = match
  const piece = PARTS[name.toLowerCase().replace(/s$/, '')]
  const count = numberWord(typed) ?? 1
  const plain = name.toLowerCase() === 'half'
  // 'half of the', 'half the', 'a third of': but 'the third van' is one van.
  if (
    !piece ||
    (!/of\s+$/i.test(whole) &&
      !(
        plain &&
        /^(?:(?:the|our|my|all|their)\s|(?:that|it|this)(?!\p{L}))/iu.test(text.slice(match.index + whole.length))
      ))
  )
    return []
  if ((typed === '' && !plain) || NOT_WHOLE.test(noun) || count >= piece) return []
  const end = match.index + whole.replace(/\s+(?:of\s+)?$/i, '').length
  return [{ start: match.index, end, value: percent(count / piece), noun, rough: true }]
}

function alone({ 0: whole, 1: typed = '', 2: name = '', index }: RegExpExecArray): Share[] {
  const [count, piece] = [numberWord(typed), PARTS[name.toLowerCase().replace(/s$/, '')]]
  if (!count || !piece || count >= piece) return []
  return [{ start: index, end: index + whole.length, value: percent(count / piece), rough: true }]
}

function every(match: RegExpExecArray): Share[] {
  const nth = ORDINAL[(match[1] ?? '').toLowerCase()]
  const noun = match[2] ?? ''
  if (!nth || NOT_WHOLE.test(noun) || /^(?:week|night|morning|evening|weekend)$/i.test(noun)) return []
  return [
    { start: match.index, end: match.index + match[0].trimEnd().length, value: percent(1 / nth), noun, rough: true },
  ]
}

function percent(part: number): number {
  return Math.round(1000 * part) / 10
}
