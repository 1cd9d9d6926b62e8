import { figuresIn, sameValue, type Figure } from './numbers.ts'

/** A sum that a sentence shows, and whether it comes out. */
export interface Sum {
  start: number
  end: number
  text: string
  operands: Figure[]
  result: Figure
  right: number
  holds: boolean
}

const OPERATOR =
  /^(.{0,48}?)(×|\*|(?<=[\s\d%])x(?=\s?\d|\s)|\btimes\b|÷|(?<=\s|\d)\/(?=\s|\d)|\bdivided by\b|(?<=\s|\))\+(?=\s|\d)|\bplus\b|(?<=\s)[-−–](?=\s)|\bminus\b|\bof\b|\bat\b)(\s*(?:the |your |about |roughly |all |those )*\(?\s*)$/iu
const EQUALS =
  /^(.{0,60}?)(=|≈|(?<!\p{L})(?:is|are|means|makes|gives|comes to|come to|leaves|or|i\.e\.|equals|was|were)(?!\p{L}))(\s*(?:about|roughly|around|some|nearly|almost|only|just|a|an|up to|over|under|≈|~)?\s*)*$/iu

/** 'a op b (op c) = r', with units between; '1.9% of 1,020,000 is 19,380' counts as ×. */
export function sumsIn(text: string): Sum[] {
  // '2 (our guess) × 5': a remark is no bracket of the sum.
  const sentence = text.replace(/\([^()\d]*\)/g, (remark) => ' '.repeat(remark.length))
  const figures = figuresIn(sentence)
  const found: Sum[] = []
  let at = 0
  while (at < figures.length - 1) {
    const chain: Term[] = [
      { figure: figures[at] as Figure, opens: opensBefore(sentence, figures[at] as Figure), closes: 0 },
    ]
    let next = at + 1
    while (next < figures.length) {
      const between = sentence.slice((figures[next - 1] as Figure).end, (figures[next] as Figure).start)
      const operator = operatorOf(between, figures[next - 1] as Figure)
      // '60 at 25 minutes' is a sum of two; before a longer one it only says what of.
      if (!operator || chain.some((one) => one.operator === 'at')) break
      const sign = between.search(/[×*÷/+−–-]/)
      ;(chain.at(-1) as Term).closes = count(between.slice(0, sign < 0 ? undefined : sign), ')')
      chain.push({ figure: figures[next] as Figure, operator, opens: count(between, '('), closes: 0 })
      next += 1
    }
    const result = figures[next]
    if (chain.length > 1 && result) {
      const between = sentence.slice((figures[next - 1] as Figure).end, result.start)
      ;(chain.at(-1) as Term).closes = count(between, ')')
      const strong = /[=≈]/.test(between)
      if (
        EQUALS.test(between) &&
        (strong || chain.some(({ operator }) => operator !== 'at') || /\beach\b/.test(between))
      ) {
        found.push(judged(sentence, chain, result))
        at = strong && chain.length > 1 ? next : next + 1
        continue
      }
    }
    at += 1
  }
  return found
}

function operatorOf(between: string, left: Figure): string | undefined {
  if (/[=≈;.]|\b(?:is|are|means)\b/.test(between)) return undefined
  const found = OPERATOR.exec(between)?.[2]?.toLowerCase()
  if (!found) return undefined
  if (found === 'of') return left.percent && between.trim().length < 24 ? '×' : undefined
  if (found === 'at') return 'at'
  if (found === 'times' || found === 'x' || found === '*' || found === '×') return '×'
  if (found === '÷' || found === '/' || found === 'divided by') return '÷'
  return found === '+' || found === 'plus' ? '+' : '-'
}

/** One figure of a sum, the sign before it, and the brackets around it. */
interface Term {
  figure: Figure
  operator?: string
  opens: number
  closes: number
}

function count(text: string, bracket: string): number {
  return text.split(bracket).length - 1
}

function opensBefore(sentence: string, { start }: Figure): number {
  return count(/[(\s]*$/.exec(sentence.slice(0, start))?.[0] ?? '', '(')
}

function judged(sentence: string, chain: readonly Term[], result: Figure): Sum {
  const operands = chain.map(({ figure }) => figure)
  const first = operands[0] as Figure
  const text = sentence.slice(first.start, result.end)
  const additive = chain.every(({ operator }) => operator === undefined || operator === '+' || operator === '-')
  // Percentages added up are percentages; multiplied, they are shares.
  const share = !(additive && operands.every(({ percent }) => percent))
  const right = evaluate(
    chain.map((one) => ({ ...one, value: one.figure.percent && share ? one.figure.value / 100 : one.figure.value })),
  )
  const percents = share && result.percent
  const shown = percents ? { ...result, value: result.value / 100, step: result.step / 100 } : result
  const factors = conversions(text, sentence.slice(result.end, result.end + 24))
  const rough = /≈|~|\b(?:about|roughly|around|nearly|almost|some)\b/.test(text) ? 0.03 : 0.006
  const scale = result.scale / Math.max(...operands.map((one) => one.scale))
  const holds =
    factors.some((factor) => sameValue(shown, right * factor, rough)) ||
    // '35 − 18.1 = 16.9 lakh', '100 − 71 = 29%', '83.1% + 4 = 87.1%': the unit stands once.
    (scale !== 1 && sameValue(result, right * scale, rough)) ||
    (percents &&
      (additive || operands.every(({ percent }) => !percent)) &&
      sameValue(result, evaluate(chain.map((one) => ({ ...one, value: one.figure.value }))), rough))
  return { start: first.start, end: result.end, text, operands, result, right, holds }
}

/** Brackets first, then × and ÷, then + and −; brackets that do not match are passed over. */
function evaluate(given: readonly (Term & { value: number })[]): number {
  const unclosed = given.reduce((open, { opens, closes }) => open + opens - closes, 0)
  // '((14 − 8) × 9 = 54 pesos)': what is left open at the start encloses the sum and is closed behind it.
  const chain = given.map((one, at) => (at === 0 ? { ...one, opens: one.opens - Math.max(0, unclosed) } : one))
  const matched = unclosed >= 0 && (chain[0]?.opens ?? 0) >= 0
  const brackets = (sign: string, times: number) => Array<string>(matched ? times : 0).fill(sign)
  const tokens: (number | string)[] = chain.flatMap(({ operator, opens, closes, value }) => [
    ...(operator ? [operator === 'at' ? '×' : operator] : []),
    ...brackets('(', opens),
    value,
    ...brackets(')', closes),
  ])
  let at = 0
  const next = () => {
    at += 1
    return tokens[at - 1]
  }
  const atom = (): number => {
    const token = next()
    if (token !== '(') return Number(token)
    const inner = sum()
    next()
    return inner
  }
  const folded = (signs: string, part: () => number): number => {
    let value = part()
    while (at < tokens.length && signs.includes(String(tokens[at]))) value = applied(value, next(), part())
    return value
  }
  const product = () => folded('×÷', atom)
  const sum = (): number => folded('+-', product)
  return sum()
}

function applied(left: number, sign: number | string | undefined, right: number): number {
  if (sign === '×') return left * right
  if (sign === '÷') return left / right
  return sign === '+' ? left + right : left - right
}

/** Units that change between the operands and the result: minutes to hours, hours to days. */
function conversions(text: string, tail: string): number[] {
  const [left, right] = [text.toLowerCase(), tail.toLowerCase()]
  const factors = [1]
  const has = (words: string, place: string) => new RegExp(`\\b(?:${words})`).test(place)
  if (has('min', left) && has('hour', right)) factors.push(1 / 60)
  if (has('sec|s\\b', left) && has('min', right)) factors.push(1 / 60)
  if (has('hour', left) && has('day|working day|person-day', right)) factors.push(1 / 8, 1 / 24, 1 / 7.5)
  if (has('min', left) && has('day|working day', right)) factors.push(1 / 480)
  if (has('day', left) && has('week', right)) factors.push(1 / 7, 1 / 5)
  if (has('week', left) && has('month', right)) factors.push(52 / 12, 12 / 52)
  if (has('month', left) && has('day', left)) factors.push(1 / 30, 1 / 30.4, 12 / 365)
  if (has('week', left) && has('year', right)) factors.push(52)
  if (has('month', left) && has('year', right)) factors.push(12)
  if (has('day', left) && has('year', right)) factors.push(365)
  return factors
}

/** ' (11% of 2,600 = 286)': arithmetic behind its result, up to the bracket that closes it. */
export function sumsBehind(text: string): { bare: string; sums: string[] } {
  const sums: string[] = []
  let bare = ''
  let at = 0
  while (at < text.length) {
    const end = text.startsWith(' (', at) ? closing(text, at + 1) : -1
    const inner = text.slice(at + 2, Math.max(end, at + 2))
    if (inner.includes('=') && /\d/.test(inner)) {
      sums.push(inner)
      at = end + 1
    } else {
      bare += text[at]
      at += 1
    }
  }
  return { bare, sums }
}

function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < Math.min(text.length, open + SUM_MAX); at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** Longer than any sum, so that brackets without an end cost no more than others. */
const SUM_MAX = 300

/** As it is printed. */
export function withoutSums(text: string): string {
  return sumsBehind(text).bare
}
