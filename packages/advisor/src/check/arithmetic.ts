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
export function sumsIn(sentence: string): Sum[] {
  const figures = figuresIn(sentence)
  const found: Sum[] = []
  let at = 0
  while (at < figures.length - 1) {
    const chain: { figure: Figure; operator?: string }[] = [{ figure: figures[at] as Figure }]
    let next = at + 1
    while (next < figures.length) {
      const between = sentence.slice((figures[next - 1] as Figure).end, (figures[next] as Figure).start)
      const operator = operatorOf(between, figures[next - 1] as Figure)
      if (!operator) break
      chain.push({ figure: figures[next] as Figure, operator })
      next += 1
    }
    const result = figures[next]
    if (chain.length > 1 && result) {
      const between = sentence.slice((figures[next - 1] as Figure).end, result.start)
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

function judged(sentence: string, chain: { figure: Figure; operator?: string }[], result: Figure): Sum {
  const operands = chain.map(({ figure }) => figure)
  const first = operands[0] as Figure
  const text = sentence.slice(first.start, result.end)
  const bare = operands.every(({ percent }) => percent)
  const value = (figure: Figure, operator?: string) =>
    figure.percent && !(bare && (operator === '+' || operator === '-' || operator === undefined))
      ? figure.value / 100
      : figure.value
  const additive = chain.every(({ operator }) => operator === undefined || operator === '+' || operator === '-')
  const terms: number[] = []
  chain.forEach(({ figure, operator }, index) => {
    const one = additive && bare ? figure.value : value(figure, additive ? '+' : (operator ?? (bare ? '×' : operator)))
    if (index === 0) terms.push(one)
    else if (operator === '+') terms.push(one)
    else if (operator === '-') terms.push(-one)
    else if (operator === '÷') terms.push((terms.pop() as number) / one)
    else terms.push((terms.pop() as number) * one)
  })
  const total = terms.reduce((sum, one) => sum + one, 0)
  const shown =
    result.percent && !(additive && bare) ? { ...result, value: result.value / 100, step: result.step / 100 } : result
  const right = total
  const factors = conversions(text, sentence.slice(result.end, result.end + 24))
  const rough = /≈|~|\b(?:about|roughly|around|nearly|almost|some)\b/.test(text)
  const holds = factors.some((factor) => sameValue(shown, right * factor, rough ? 0.03 : 0.006))
  return { start: first.start, end: result.end, text, operands, result, right, holds }
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
