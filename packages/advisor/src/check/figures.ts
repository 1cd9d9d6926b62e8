import type { Grounds, Known } from './grounds.ts'
import { asKnown } from './grounds.ts'
import { sumsIn } from './arithmetic.ts'
import { datesIn, figuresIn, MONTHS, nounStems, sameValue, timeUnit, type Figure } from './numbers.ts'
import { contentStems, stem, stems } from './words.ts'

export interface FigureFault {
  kind: 'figure' | 'sum'
  detail: string
}

/** Constants of the calendar that any sum may use. */
const CALENDAR = new Set([2, 4, 5, 7, 8, 10, 12, 24, 30, 52, 60, 100, 250, 365, 1000])

/** 'The first 90 days'. */
const HORIZON = new Set([30, 60, 90, 100])

/** What stands around a sentence. */
export interface Around {
  /** Its block and heading: words there count as the sentence's own. */
  context?: string
  /** Statements the block says it rests on: their figures need no shared word. */
  rests?: readonly string[]
  /** What sums shown before came to; it is added to. */
  results?: Known[]
  /** A test that is proposed: its samples and thresholds are its own. */
  trial?: boolean
}

/** Each number of a sentence belongs to a fact with its noun, to a shown sum, or to the plan. */
export function figureFaults(
  sentence: string,
  grounds: Grounds,
  { context = '', rests = [], results = [], trial = false }: Around = {},
): FigureFault[] {
  const faults: FigureFault[] = []
  const bare = withoutQuotes(sentence)
  const figures = figuresIn(bare)
  const words = new Set([...contentStems(bare), ...contentStems(context)])
  const sums = sumsIn(bare)
  for (const sum of sums)
    if (!sum.holds && isClaim(sum.text))
      faults.push({
        kind: 'sum',
        detail: `“${sum.text}” does not come out: the left side is ${Math.round(sum.right * 1000) / 1000}.`,
      })
  const local = sums.filter(({ holds }) => holds).map(({ result }) => asKnown(result, words))
  const shown = [
    ...results,
    ...local.map(({ value, percent, money, fact }): Known => ({ value, percent, money, fact })),
  ]
  const explained = new Set(
    sums
      .filter(({ holds }) => holds)
      .flatMap(({ start, end }) => figures.filter((one) => one.start >= start && one.end <= end)),
  )
  for (const figure of figures) {
    if (HORIZON.has(figure.value) && timeUnit(figure.after) === 'day') continue
    const moved = trial || bare.endsWith('?') ? undefined : otherNoun(figure, bare, grounds)
    if (moved) {
      faults.push({ kind: 'figure', detail: moved })
      continue
    }
    const isResult = sums.some(({ result, holds }) => holds && result.start === figure.start)
    if (isResult) continue
    const operand = explained.has(figure)
    if (operand && !figure.percent && !figure.money && CALENDAR.has(figure.value)) continue
    if (belongs(figure, words, grounds, shown, operand, rests)) {
      const stray = operand ? undefined : otherMatter(figure, bare, grounds, shown)
      if (stray) faults.push({ kind: 'figure', detail: stray })
      continue
    }
    if (!operand && ((trial && !figure.money) || isProposal(bare, figure))) continue
    if (GUESS.test(bare)) continue
    faults.push({
      kind: 'figure',
      detail: `${figure.text} is neither in the brief beside these words, nor in the plan, nor the result of a sum shown here. Show the sum (a × b = c), mark it as a guess, or leave it out.`,
    })
  }
  if (faults.length === 0) results.push(...local)
  for (const date of datesIn(bare))
    if (!dateKnown(date, grounds))
      faults.push({ kind: 'figure', detail: `The date ${date.text} is neither in the brief nor in the plan.` })
  for (const detail of strangeYears(bare, grounds)) faults.push({ kind: 'figure', detail })
  for (const detail of [...targetsReached(bare, figures, grounds), ...otherMonth(bare, grounds)])
    faults.push({ kind: 'figure', detail })
  for (const detail of countWords(bare, grounds)) faults.push({ kind: 'figure', detail })
  return faults
}

/** Only what is written as arithmetic is held to it: '60 at 25 minutes each is 25 hours', not '12 of 30 are'. */
function isClaim(text: string): boolean {
  return /[=≈×÷*]|%\s+of\b|\btimes\b|\bdivided by\b|\bplus\b|\bminus\b|\beach\b| \+ | - | − /.test(text)
}

export function withoutQuotes(text: string): string {
  return text.replace(/“[^”]*”|"[^"]*"/g, (quote) => ' '.repeat(quote.length))
}

function belongs(
  figure: Figure,
  words: ReadonlySet<string>,
  grounds: Grounds,
  results: readonly Known[],
  operand: boolean,
  rests: readonly string[],
): boolean {
  const unit = timeUnit(figure.after)
  return [...grounds.known, ...results].some((one) => {
    // In a sum a percentage may stand as 68 or as 0.68.
    const bare = operand && one.percent && !figure.percent
    if (one.percent !== figure.percent && !bare && !(one.percent && /^\s?(?:point|to|and|or)/.test(figure.after)))
      return false
    if (!sameValue(figure, one.value, !one.fact) && !(bare && sameValue(figure, one.value / 100))) return false
    // '420 days' where the brief counts 420 reports.
    if (
      one.fact &&
      unit !== undefined &&
      one.unit === undefined &&
      (one.noun?.length ?? 0) > 0 &&
      !one.noun?.includes(stem(unit))
    )
      return false
    if (one.words === undefined || operand || (one.statement !== undefined && rests.includes(one.statement)))
      return true
    if (!one.fact && figure.value <= 100) return true
    return [...one.words].some((word) => word.length > 2 && words.has(word))
  })
}

/** '640 drivers' where the brief counts 640 complaints, and drivers otherwise. */
function otherNoun(figure: Figure, sentence: string, grounds: Grounds): string | undefined {
  if (figure.money || timeUnit(figure.after)) return undefined
  const own = grounds.known.filter(
    (one) => one.fact && one.percent === figure.percent && Math.abs(one.value - figure.value) < 1e-9,
  )
  if (own.length === 0 || own.some(({ noun, percent }) => !percent && (noun?.length ?? 0) === 0)) return undefined
  // '26 of about 60 RFPs' counts RFPs.
  const counted =
    (figure.percent
      ? undefined
      : /^\s(?:of|out of)\s(?:about |the |some |your |roughly |all )*[\d,.]+(?=\s\p{L})(.*)$/u.exec(
          figure.after,
        )?.[1]) ?? figure.after
  const sum = figure.percent && /^\s(?:of)\s(?:about |the )?[\d]/.test(figure.after)
  const all = sum ? [] : nounStems(counted)
  const nouns = all.filter((one) => grounds.counted.has(one) || isTopic(one, grounds))
  const head = nouns.at(-1)
  if (head === undefined || BLAND.has(head)) return undefined
  const before = sentence.slice(0, figure.start)
  // A few of something may be proposed; 'your 3 dispatchers' is a claim.
  if (
    !figure.percent &&
    figure.value <= 20 &&
    !/\b(?:your|all|the|have|has|are|only|employ|with)\s(?:only\s)?$/i.test(before)
  )
    return undefined
  if (!figure.percent && SAMPLE.test(before)) return undefined
  const taken = elsewhere(head, figure, grounds)
  const fits = own.some(
    ({ noun, words }) =>
      (noun && noun.length > 0 && !figure.percent && all.some((one) => noun.includes(one))) ||
      (!(taken && !figure.percent) && (words?.has(head) ?? true)),
  )
  if (fits) return undefined
  return `The brief does not give ${figure.text} for this noun (“${figure.text}${figure.after.split(/[.,;:]/)[0]?.slice(0, 30) ?? ''}”).`
}
/** 'takes 60 closed complaints': as many as are proposed. */
const SAMPLE =
  /\b(?:takes?|reads?|rereads?|checks?|counts?|codes?|sorts?|marks?|picks?|pulls?|tests?|compares?|redo|replays?|samples?|dates?) (?:(?:the|about|some|at least) )?(?:(?:last|next|first|past|old) )?$/i
const BLAND = new Set(
  [
    'customer',
    'client',
    'staff',
    'people',
    'employe',
    'case',
    'year',
    'month',
    'week',
    'day',
    'hour',
    'minut',
    'point',
    'budget',
  ].flatMap((one) => stems(one)),
)

/** Whether the brief counts this noun with another number. */
function elsewhere(head: string, figure: Figure, grounds: Grounds): boolean {
  return grounds.known.some(
    ({ fact, noun, value }) => fact && noun?.includes(head) && Math.abs(value - figure.value) > 1e-9,
  )
}

function isTopic(word: string, grounds: Grounds): boolean {
  return grounds.facts.statements.some(({ topic }) => topic !== undefined && stems(topic).includes(word))
}

const GUESS =
  /\b(?:our guess|we guess|a guess|our estimate|we estimate|estimated|assum\w+|working hypothesis|hypothes\w+|if (?:each|every|only|it|they|overtime|a|one|the|that))\b/i
const GAIN =
  /\b(?:save[sd]?|saving|gains?|earns?|wins?|worth|increases?|rises?|falls?|fell|drops?|reduc\w+|cuts?|lifts?|grows?|improv\w+|faster|cheaper|return on|pays back|will be|has reached|now at|already)\b/i
const PROPOSES =
  /\b(?:must|should|would|at least|at most|no more than|fewer than|more than|under|over|within|until|test|sample|try|trial|check|mark|count|take|let|ask|put|write|list|note|measure|compare|each|every|if|run|read|redo|pick|choose|keep|hold|meet|spend|give|name|match|right|correct|for the first|the last|past|once|twice|go on|stop|gate|draft|code|export|agree|limit|delete|after|sort|try|two|week|start)\b/i

/** What is proposed rather than claimed: a sample, a threshold, a rhythm. Never money, never a gain. */
function isProposal(sentence: string, figure: Figure): boolean {
  if (figure.money || GAIN.test(sentence)) return false
  if (!PROPOSES.test(sentence)) return false
  if (figure.percent)
    return /\b(?:must|at least|at most|under|over|below|above|test|match|right|correct|fails?|pass|stop|go on|if|threshold|target|agree|more than|less than|fewer than)\b/i.test(
      sentence,
    )
  return figure.value <= 500
}

const COUNTS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const DEFINITE =
  /\b(?:your|all|you have|there are|both of your)\s(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s((?:[\p{L}-]+\s?){1,3})/giu

/** 'your three depots' where the brief has two. */
function countWords(sentence: string, grounds: Grounds): string[] {
  return [...sentence.matchAll(DEFINITE)].flatMap(([text, word = '', rest = '']) => {
    const value = COUNTS.indexOf(word.toLowerCase())
    // Our own pieces of work are nothing that the client counts.
    if (/^pieces? of work/i.test(rest) && value === grounds.plan.initiatives.length) return []
    const head = nounStems(rest).find((one) => grounds.counted.has(one))
    if (head === undefined) return []
    const told = grounds.known.filter(({ fact, noun }) => fact && noun?.includes(head))
    return told.length > 0 && !told.some((one) => one.value === value)
      ? [`The brief counts this otherwise: “${text.trim()}”.`]
      : []
  })
}

function dateKnown(date: { day?: number; month: number; year?: number }, grounds: Grounds): boolean {
  const { plan, facts } = grounds
  const iso = [
    plan.date,
    plan.start,
    ...plan.milestones.map((one) => one.date),
    ...plan.initiatives.flatMap(({ from, gate, to }) => [from, gate, to]),
    ...plan.insights.flatMap((one) =>
      one.kind === 'late' ? [one.ready] : one.kind === 'too-soon' ? [one.ready, one.date] : [],
    ),
    ...plan.initiatives.flatMap(({ due }) => (due ? [due.date] : [])),
  ]
  if (date.day === undefined && grounds.ownLaw.includes(`${MONTHS[date.month - 1]} ${date.year}`)) return true
  if (date.day === undefined)
    return (
      iso.some((one) => Number(one.slice(5, 7)) === date.month && Number(one.slice(0, 4)) === date.year) ||
      new RegExp(`${MONTHS[date.month - 1]?.slice(0, 3)}`, 'i').test(grounds.brief) ||
      Math.abs((date.year ?? 0) - Number(plan.date.slice(0, 4))) <= 1
    )
  // Whoever plans names days to come; what is said to have been, or to lie far off, must be told.
  if (date.year === undefined) return true
  const day = `${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`
  if (day >= plan.date && day <= (iso.toSorted().at(-1) ?? plan.date)) return true
  if (facts.dates.some(({ when }) => when.month === date.month && (when.day === undefined || when.day === date.day)))
    return true
  const month = MONTHS[date.month - 1] ?? ''
  return (
    new RegExp(
      `\\b0?${date.day}(?:st|nd|rd|th)?\\s(?:of |de )?${month.slice(0, 3)}|${month.slice(0, 3)}\\w* ${date.day}\\b`,
      'i',
    ).test(grounds.brief) ||
    grounds.house.includes(`${date.day} ${month}`) ||
    grounds.ownLaw.includes(`${date.day} ${month}`)
  )
}

const REACHED = /\b(?:already|has|have|stands?|reached|today|now|currently|rose|fell|risen|fallen|is at|are at)\b/i
const AHEAD =
  /\b(?:wants?|wanted|target|goal|to reach|should|would|will|only if|if|towards|needs?|asks?|from|means|out of reach|missed|until|by)\b/i

/** 'Collection stands at 88%' where 88% is what the client wants. */
function targetsReached(sentence: string, figures: readonly Figure[], grounds: Grounds): string[] {
  if (!REACHED.test(sentence) || AHEAD.test(sentence)) return []
  const words = new Set(contentStems(sentence))
  return figures
    .filter(({ percent, money, value }) => percent || money || value > 12)
    .flatMap((figure) => {
      const measure = grounds.facts.measures.find(
        ({ wanted, now, what }) =>
          wanted && now && wanted.value === figure.value && contentStems(what).some((word) => words.has(word)),
      )
      return measure && !figures.some(({ value }) => value === measure.now?.value)
        ? [`${figure.text} is what the client wants, not what is.`]
        : []
    })
}

const MONTH_NAMES = new RegExp(`\\b(${MONTHS.map((name) => name[0]?.toUpperCase() + name.slice(1)).join('|')})\\b`, 'g')

const TO_COME =
  /\b(?:opens?|begins?|starts?|runs?|follows?|ask|asks|consult\w*|talks?|must|should|will|tell|plan|until|before)\b/i

/** 'Contracts finish in June' where the brief says October. */
function otherMonth(sentence: string, grounds: Grounds): string[] {
  const named = [...sentence.matchAll(MONTH_NAMES)]
    .map(([name]) => name)
    .filter(
      (name) => name !== 'May' || /\b(?:in|by|of|until|from|since|end of|before|after) May\b|\d May\b/.test(sentence),
    )
  if (named.length === 0 || TO_COME.test(sentence)) return []
  const words = contentStems(sentence).filter((word) => !MONTHS.some((name) => name.startsWith(word)))
  for (const statement of grounds.facts.statements) {
    const told = [...statement.text.matchAll(MONTH_NAMES)].map(([name]) => name)
    if (told.length === 0 || named.some((name) => told.includes(name))) continue
    const own = new Set(contentStems(statement.text))
    const shared = words.filter((word) => own.has(word))
    if (new Set(shared).size >= 3 && shared.length >= words.length * 0.6)
      return [`The brief says ${told.join(' and ')} of this (“${statement.text.slice(0, 60)}”).`]
  }
  return []
}

/** 'on record since 2012' where the brief says 2021. */
function strangeYears(sentence: string, grounds: Grounds): string[] {
  const near = Number(grounds.plan.date.slice(0, 4))
  return [...sentence.matchAll(/\b(?:19|20)\d\d\b(?![,.]?\d)/g)].flatMap(([year]) => {
    const told =
      grounds.brief.includes(year) ||
      grounds.ownLaw.includes(year) ||
      grounds.house.includes(year) ||
      Number(year) === near ||
      Number(year) === near + 1 ||
      Number(year) === near + 2 ||
      grounds.plan.milestones.some(({ date }) => date.startsWith(year))
    return told ? [] : [`The year ${year} is not in the brief.`]
  })
}

/** 'The midstream client is 70% of fees' where 70% is said of something else: most words of the clause belong to other statements. */
function otherMatter(
  figure: Figure,
  sentence: string,
  grounds: Grounds,
  results: readonly Known[],
): string | undefined {
  if (!figure.percent && !figure.money) return undefined
  const same = (one: Known) => one.percent === figure.percent && sameValue(figure, one.value)
  if (results.some(same) || grounds.known.some((one) => !one.fact && same(one))) return undefined
  const own = grounds.known.filter((one) => one.fact && same(one))
  if (own.length === 0) return undefined
  const clause = clauseAround(sentence, figure)
  const told = contentStems(clause).filter((word) => grounds.vocabulary.has(word))
  if (new Set(told).size < 3) return undefined
  const best = Math.max(
    ...own.map(({ words }) => (words ? told.filter((word) => words.has(word)).length / told.length : 1)),
  )
  return best < 0.4
    ? `The brief says ${figure.text} of another matter than “${clause.trim().slice(0, 60)}”.`
    : undefined
}

function clauseAround(sentence: string, figure: Figure): string {
  const before = sentence.slice(0, figure.start)
  const from =
    Math.max(before.lastIndexOf(', '), before.lastIndexOf('; '), before.lastIndexOf(': '), before.lastIndexOf('. ')) + 1
  const after = sentence.slice(figure.end)
  const to = /[,;:](?=\s)|\.\s/.exec(after)?.index ?? after.length
  return sentence.slice(from, figure.end + to)
}
