import type { Facts, Measure, Quantity } from '../facts.ts'
import type { Initiative } from '../plan.ts'
import { inOneUnit } from './periods.ts'
import { NUMBERS } from './test-length.ts'

/**
 * How much less or more the client's own target asks for than the pass mark of the test: a third fewer late departures is
 * not yet 91 of 100 on time. Only where the mark is of the same matter.
 */
export function askedFor(facts: Facts, measures: readonly Measure[], bar: string): Pick<Initiative, 'asked'> {
  const mark = markIn(bar)
  if (!mark) return {}
  for (const measure of measures) {
    const { now, wanted, doubtful } = measure
    if (doubtful || !now || !wanted || now.kind !== wanted.kind || now.high !== undefined || wanted.high !== undefined)
      continue
    if (isNamedDay(wanted) || isNamedDay(now)) continue
    if ((now.per && wanted.per && now.per !== wanted.per) || !isOfIt(facts, measure, mark.clause)) continue
    const [from, to] = [inOneUnit(now, wanted), wanted.value]
    // What is not on time is late: fewer of those are more of the others.
    const turned = now.kind === 'percent' && to > from && mark.down
    const [start, end] = turned ? [100 - from, 100 - to] : [from, to]
    if (start <= 0 || end <= 0 || mark.down !== end < start) continue
    const share = Math.abs(end - start) / start
    if (share > mark.share + NEARLY && share < MOST) return { asked: Math.round(share * 100) / 100 }
  }
  return {}
}
/** 'The same day instead of 4 days' is no quarter of them, and of 'a whole day' nobody knows how many hours were worked. */
export function isNamedDay({ text }: Quantity): boolean {
  return /^the (?:same|next) day$|(?<!\p{L})(?:whole|full|entire)\s(?:\p{L}+\s)?(?:day|week|month)$/iu.test(text)
}

/** 'Nine of ten are answered', where 91 of 100 are today: such a test is passed by doing nothing. */
export function beatenToday(halfWay: Initiative['halfWay'], bar: string): Pick<Initiative, 'beaten'> {
  const [, many = '', of = ''] = OF_TEN.exec(bar) ?? []
  const mark = (100 * (NUMBERS[many.toLowerCase()] ?? Number(many))) / (NUMBERS[of.toLowerCase()] ?? Number(of))
  const now = halfWay?.measure.now
  if (!halfWay || now?.kind !== 'percent' || halfWay.measure.wanted?.kind !== 'percent') return {}
  // A share of what goes wrong is turned into that of what goes well.
  const [today, half] = [now.value, halfWay.value].map((value) => (halfWay.measure.direction === 'down' ? 100 - value : value)) as [number, number] // prettier-ignore
  return mark >= WELL && today >= WELL && mark < half ? { beaten: true } : {}
}
const OF_TEN = /\b(\w+) (?:of|in) (five|ten|twelve|twenty|hundred|\d+)\b/i
/** A mark below this asks for a beginning, and a share below it is no state of things that would pass. */
const WELL = 60

/** '33%' is a third. */
const NEARLY = 0.02
/** What is to grow fivefold is another plan than a test's. */
const MOST = 1.5

/** What a mark asks for, and the words that say of which. */
function markIn(bar: string): { share: number; down: boolean; clause: string } | undefined {
  for (const clause of bar.split(/[,;.](?=\s|$)/u))
    for (const [pattern, down, isLeft] of MARKS) {
      const share = shareOf(pattern.exec(clause)?.[1])
      if (share !== undefined) return { share: isLeft ? 1 - share : share, down, clause }
    }
  return undefined
}
const SHARE = String.raw`(half|an? (?:half|third|quarter|fifth|sixth|tenth)|one (?:third|quarter|fifth)|two thirds|three quarters|\d{1,2} ?(?:%|percent))`
const MARKS: readonly (readonly [RegExp, boolean, boolean])[] = [
  [new RegExp(String.raw`\b(?:falls?|drops?|shrinks?|sinks?)\s(?:by\s)?(?:at least\s)?${SHARE}`, 'iu'), true, false],
  [new RegExp(String.raw`\b(?:at least )?${SHARE}\s(?:fewer|less|shorter|lower|smaller)\b`, 'iu'), true, false],
  [
    new RegExp(
      String.raw`\bat most ${SHARE}\s(?:as|of before|of what|the (?:usual|former|days|hours|minutes|time|weeks))\b`,
      'iu',
    ),
    true,
    true,
  ],
  [new RegExp(String.raw`\bin ${SHARE} (?:of )?the (?:usual|former)\b`, 'iu'), true, true],
  [new RegExp(String.raw`\b(?:rises?|grows?)\sby\s(?:at least\s)?${SHARE}`, 'iu'), false, false],
  [new RegExp(String.raw`\bat least ${SHARE}\s(?:more|higher)\b`, 'iu'), false, false],
]
const PARTS: Record<string, number> = { half: 2, third: 3, thirds: 3, quarter: 4, quarters: 4, fifth: 5, sixth: 6, tenth: 10 } // prettier-ignore
const MANY: Record<string, number> = { two: 2, three: 3 }
function shareOf(text: string | undefined): number | undefined {
  if (!text) return undefined
  if (/^\d/.test(text)) return Number.parseInt(text, 10) / 100
  const [first = '', last = first] = text.toLowerCase().split(' ')
  const parts = PARTS[last]
  return parts && (MANY[first] ?? 1) / parts
}

/** The mark speaks of what the client measures: by a word of it, or of time where time is measured. */
function isOfIt(facts: Facts, { what, statement, now }: Measure, clause: string): boolean {
  if (now?.kind === 'duration') return TIME.test(clause)
  const told = facts.statements.find(({ id }) => id === statement)?.text ?? ''
  const own = new Set(beginnings(`${what} ${told}`))
  return beginnings(clause).some((one) => own.has(one))
}
const TIME = /\b(?:minutes?|hours?|days?|weeks?|months?|times?|wait|waits|takes?)\b/iu
/** What begins alike is one word: 'cancelled', 'cancellations'. */
const beginnings = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !OF_ANY.has(word)).map((word) => word.slice(0, 5))
const OF_ANY = new Set(
  'least most half third quarter fifth tenth fall falls drop drops rise rises grow more fewer less than with from what that this these those before usual former percent year month week weeks days hours minutes time times many much same they them want wants wanted goal target bring down reduce lower raise every each should would like just only have been'.split(
    ' ',
  ),
)
