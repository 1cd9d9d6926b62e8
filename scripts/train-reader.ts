// Trains the reader's classifiers (kind, move, red, refuse, money, hurdle, closed, key, tried, consent, asks, figure, pair, link, tie, start, holds) from the labelled clauses in packages/knowledge/data.
//   npm run train:reader             trains on every hand and writes packages/knowledge/data/reader-model.json
//   npm run train:reader -- red      trains that head alone and leaves the others as they are
//   npm run train:reader -- --held   trains on some writers, tests on the others in three folds, writes nothing
//   npm run train:reader -- --held asks   the same of the heads that are named; the lines of the others say nothing then
import { readFileSync, writeFileSync } from 'node:fs'
import { type Field, KINDS } from '@cairn/advisor/facts'
import { DIMS, type Features, features } from '@cairn/advisor/read/features'
import { cleanText } from '@cairn/advisor/read/clean'
import { clauses } from '@cairn/advisor/read/clauses'
import { candidates, nearnessOf, sentencesOf, soughtIn } from '@cairn/advisor/read/figure-links'
import { closedTraits, namesTime } from '@cairn/advisor/read/closed-traits'
import { figuresInLines, pairsOf, pairTraits, rolesOf } from '@cairn/advisor/read/figure-pairs'
import { type Figure, figuresIn, traits } from '@cairn/advisor/read/figure-roles'
import { type Goals, goalsOf, startTraits } from '@cairn/advisor/read/goal-starts'
import { holdsOf } from '@cairn/advisor/read/holds'
import { detectLanguage } from '@cairn/advisor/read/languages'
import { isAmount, purseTraits } from '@cairn/advisor/read/purse'
import { likenesses, servings, tieTraits } from '@cairn/advisor/read/ties'
import { wordByWord } from '@cairn/advisor/read/word-by-word'
import { tokens } from '@cairn/advisor/read/tokens'
import { bytes, DATA, linesOf, seeded } from './training.ts'

interface Line {
  writer: string
  field: string
  text: string
  /** Of one that is too short to tell. */
  language?: string
  kind: string
  moves: string[]
  red: string[]
  /** Of a sentence with amounts: whether one of them may be spent, and which. */
  budget?: boolean
  amount?: string
  /** Of one amount: whether it may be spent. */
  spends?: boolean
  /** Of a sentence from a list of troubles: the circumstance it tells, or none. */
  hurdle?: string
  /** Of a sentence that names a time of the year: whether nobody has time then. */
  closed?: boolean
  /** Of a sentence that names a person: whether work hangs on them. */
  key?: boolean
  /** Whether it tells of something that was tried and is over. */
  tried?: boolean
  /** Whether it says that somebody's yes comes first. */
  consent?: boolean
  /** Of a figure in a goal: whether it is how things stand, what is wanted, or neither. */
  figure?: string
  /** Of two figures: whether the one is how things stand and the other what is wanted of the same. */
  pair?: boolean
  /** Of a goal and a figure told elsewhere: whether that is where it stands. */
  link?: boolean
  /** Of a goal and a sentence told elsewhere: whether it is of the goal's own matter. */
  tie?: boolean
  /** Of a place in what was written of goals: whether the next one begins there. */
  start?: boolean
  /** Of a sentence of a whole brief: whether it asks for work of its own, or what else it tells. */
  asks?: string
  /** Of a sentence on data: the kinds of records it tells of, the plainest first. */
  holds?: string[]
}
/** A goal as somebody typed it, with the words of its figures. */
interface Goal {
  writer: string
  text: string
  now: string | null
  wanted: string | null
  now2?: string | null
  wanted2?: string | null
}
/** A whole form, with the figures of its goals: each goal by words that stand for it, and where its figure of today stands. */
interface Form {
  writer: string
  goals: string
  challenges: string
  data: string
  key: {
    goal: string
    now: string | null
    wanted: string | null
    where: 'goals' | 'challenges' | 'data' | null
    /** Parts of the other fields that are of its matter, where hands have tied them. */
    records?: string[]
    troubles?: string[]
  }[]
}
const ROLES = [
  ['now', 'now'],
  ['wanted', 'wanted'],
  ['now2', 'now'],
  ['wanted2', 'wanted'],
] as const
type Example = Line & { features: Features }
type Target = (example: Line) => [label: string, share: number][]

/** One softmax: a row of weights for each feature that was seen twice, and one for each dimension of the vector. */
interface Head {
  labels: readonly string[]
  which: 'kind' | 'need'
  rows: Map<string, Float64Array>
  vector: Float64Array[]
}

const FIELDS: Record<string, Field> = { goals: 'goals', challenges: 'challenges', data: 'data', team: 'team' }
const NEEDS = new Set(['goal', 'pain', 'wish', 'question'])
const RATE = 0.25
const VECTOR_PULL = 3
const SEEN_MIN = 2
/** What stands in a whole brief is written and labelled as clients write; it counts for so many of the others. */
const IN_PLACE = {
  kind: 3,
  move: 6,
  red: 3,
  refuse: 1,
  money: 1,
  hurdle: 1,
  closed: 1,
  key: 1,
  tried: 1,
  consent: 1,
  asks: 1,
  figure: 1,
  pair: 1,
  link: 1,
  tie: 1,
  start: 1,
  holds: 1,
}
/** Kinds of sentences whose figures may not be spent. */
const COUNTS = new Set(['volume', 'asset', 'people', 'system', 'pain'])
/** Kinds of sentences that close no time. */
const TOLD = new Set(['volume', 'asset', 'people', 'system', 'goal'])
/** A word or a number that goes on where the words that are looked for begin or end. */
const GOES_ON = /(?:\p{L}\p{L}|\d[.,]?\d)$/u
const GOES_ON_BEHIND = /^(?:\p{L}\p{L}|\d[.,]?\d)/u
/** A line that is longer tells of more than one goal. */
const LINE_MOST = 260
/** Rows that move nothing are not worth their bytes. */
const WEIGHT_MIN = 0.3

/** A clause, as it is read, ends without a full stop. */
const LINES = linesOf<Line>('clauses').map((line) => ({ ...line, text: line.text.replace(/[.!\s]+$/, '') }))
const MOVES = (JSON.parse(readFileSync(`${DATA}moves.json`, 'utf8')) as { id: string }[]).map(({ id }) => id)
const REDS = ['none', ...[...new Set(LINES.flatMap(({ red }) => red))].toSorted()]
const KIND_LABELS: readonly string[] = KINDS
const FIGURE_LABELS: readonly string[] = ['other', 'now', 'wanted']
const PAIR_LABELS: readonly string[] = ['none', 'pair']
const LINK_LABELS: readonly string[] = ['none', 'link']
const TIE_LABELS: readonly string[] = ['none', 'tie']
const REFUSE_LABELS: readonly string[] = ['none', 'refuse']
const RECORD_LABELS = ['none', ...(JSON.parse(readFileSync(`${DATA}record-kinds.json`, 'utf8')) as { id: string }[]).map(({ id }) => id)] // prettier-ignore
/** The plainest of one, two or three kinds of records counts most. */
const HOLDS_SHARES = [[], [1], [0.65, 0.35], [0.5, 0.3, 0.2]]
const START_LABELS: readonly string[] = ['none', 'start']
const ASKS_LABELS: readonly string[] = ['need', 'part', 'tried', 'limit', 'circumstance']
const MONEY_LABELS: readonly string[] = ['none', 'budget']
const CLOSED_LABELS: readonly string[] = ['none', 'closed']
const KEY_LABELS: readonly string[] = ['none', 'key']
const TRIED_LABELS: readonly string[] = ['none', 'tried']
const CONSENT_LABELS: readonly string[] = ['none', 'consent']
/** Of the sentences of whole briefs so many a share is enough to show what is ordinary. */
const SOME = 5
const HURDLES = ['none', ...new Set(LINES.flatMap(({ hurdle = 'none' }) => (hurdle === 'none' ? [] : [hurdle])))]
const HEADS = {
  kind: {
    which: 'kind',
    labels: KIND_LABELS,
    epochs: 14,
    decay: 2e-4,
    // Wishes to refuse were written for their danger alone.
    target: (one: Line) => (one.kind === '' ? [] : [[one.kind, 1]]),
  },
  move: { which: 'need', labels: MOVES, epochs: 9, decay: 8e-4, target: moveShares },
  red: { which: 'need', labels: REDS, epochs: 9, decay: 8e-4, target: redShares },
  refuse: { which: 'need', labels: REFUSE_LABELS, epochs: 9, decay: 8e-4, target: refuseShares },
  money: {
    which: 'need',
    labels: MONEY_LABELS,
    epochs: 20,
    decay: 8e-4,
    ridge: 1,
    target: ({ spends }: Line) => (spends === undefined ? [] : [[spends ? 'budget' : 'none', 1]]),
  },
  hurdle: {
    which: 'need',
    labels: HURDLES,
    epochs: 12,
    decay: 8e-4,
    target: ({ hurdle }: Line) => (hurdle === undefined ? [] : [[hurdle, 1]]),
  },
  closed: {
    which: 'need',
    labels: CLOSED_LABELS,
    epochs: 20,
    decay: 8e-4,
    ridge: 1,
    target: ({ closed }: Line) => (closed === undefined ? [] : [[closed ? 'closed' : 'none', 1]]),
  },
  key: {
    which: 'need',
    labels: KEY_LABELS,
    epochs: 12,
    decay: 8e-4,
    target: keyShares,
  },
  tried: {
    which: 'need',
    labels: TRIED_LABELS,
    epochs: 15,
    decay: 8e-4,
    ridge: 1,
    target: (line: Line) => rareShares('tried', line),
  },
  consent: {
    which: 'need',
    labels: CONSENT_LABELS,
    epochs: 15,
    decay: 8e-4,
    ridge: 1,
    target: (line: Line) => rareShares('consent', line),
  },
  asks: {
    which: 'need',
    labels: ASKS_LABELS,
    epochs: 12,
    decay: 8e-4,
    target: asksShares,
  },
  figure: {
    which: 'need',
    labels: FIGURE_LABELS,
    epochs: 25,
    decay: 1e-3,
    ridge: 3,
    target: ({ figure }: Line) => (figure === undefined ? [] : [[figure, 1]]),
  },
  pair: {
    which: 'need',
    labels: PAIR_LABELS,
    epochs: 20,
    decay: 3e-4,
    ridge: 3,
    target: ({ pair }: Line) => (pair === undefined ? [] : [[pair ? 'pair' : 'none', 1]]),
  },
  link: {
    which: 'need',
    labels: LINK_LABELS,
    epochs: 15,
    decay: 1e-3,
    ridge: 3,
    target: ({ link }: Line) => (link === undefined ? [] : [[link ? 'link' : 'none', 1]]),
  },
  tie: {
    which: 'need',
    labels: TIE_LABELS,
    epochs: 15,
    decay: 1e-3,
    ridge: 3,
    target: ({ tie }: Line) => (tie === undefined ? [] : [[tie ? 'tie' : 'none', 1]]),
  },
  start: {
    which: 'need',
    labels: START_LABELS,
    epochs: 15,
    decay: 1e-3,
    ridge: 1,
    target: ({ start }: Line) => (start === undefined ? [] : [[start ? 'start' : 'none', 1]]),
  },
  // So many labels would make a row for each pair of words dear, and small words name no record.
  holds: {
    which: 'need',
    labels: RECORD_LABELS,
    epochs: 9,
    decay: 8e-4,
    only: /^(?:bias$|[ws]:)/,
    target: holdsShares,
  },
} as const satisfies Record<
  string,
  {
    which: 'kind' | 'need'
    labels: readonly string[]
    epochs: number
    decay: number
    ridge?: number
    only?: RegExp
    target: Target
  }
>

const HEAD_NAMES = Object.keys(HEADS) as (keyof typeof HEADS)[]

/** As the reader sees them. */
const FORMS = linesOf<Form>('forms').map(({ writer, goals, challenges, data, key }) => ({
  writer,
  goals: cleanText(goals),
  challenges: cleanText(challenges),
  data: cleanText(data),
  key: key.map((one) => ({
    ...one,
    goal: cleanText(one.goal),
    now: one.now && cleanText(one.now),
    wanted: one.wanted && cleanText(one.wanted),
  })),
}))

const EXAMPLES: Example[] = LINES.map((line) => {
  const field = FIELDS[line.field] ?? 'description'
  if (line.closed !== undefined) return { ...line, features: closedTraits(line.text) }
  // As the reader sees a foreign one.
  const text = wordByWord(line.language ?? detectLanguage(line.text), line.text)?.text ?? line.text
  return { ...line, features: features(field, text, tokens(text)) }
}).concat(figuresTold(), pairsTold(), linksTold(), amountsTold(), timesTold(), tiesTold(), startsTold())
if (process.argv.includes('--held')) test()
else {
  const trained = Object.fromEntries(
    names().map((name) => [name, packed(train(name, EXAMPLES), 'ridge' in HEADS[name] ? WEIGHT_MIN / 3 : WEIGHT_MIN)]),
  )
  const kept = JSON.parse(readFileSync(`${DATA}reader-model.json`, 'utf8')) as object
  writeFileSync(`${DATA}reader-model.json`, JSON.stringify({ ...kept, ...trained }))
}

/** An example for figures alone. */
function ofGoal(writer: string, text: string): Line {
  return { writer, text, field: 'goals', kind: '', moves: [], red: [] }
}

/** Goals with the figure of today and the one that is wanted, as far as they have them: each figure is one example. */
function figuresTold(): Example[] {
  return linesOf<Goal>('figures').flatMap(({ writer, text, ...told }) => {
    const figures = figuresIn(text)
    const roles = new Map<number, string>()
    for (const [name, role] of ROLES) {
      const words = told[name]
      const at = words ? figures.findIndex((one, place) => !roles.has(place) && standsIn(text, words, one)) : -1
      if (at >= 0) roles.set(at, role)
    }
    return figures.map((_, at) => ({
      ...ofGoal(writer, text),
      figure: roles.get(at) ?? 'other',
      features: traits(text, figures, at),
    }))
  })
}

/** Every amount of what was labelled, and of what only tells how many there are. */
function amountsTold(): Example[] {
  return LINES.flatMap(({ writer, text, kind, budget, amount }): Example[] => {
    if (budget === undefined && !COUNTS.has(kind)) return []
    const figures = figuresIn(text)
    const amounts = figures.flatMap((figure, at) => (isAmount(figure) ? [at] : []))
    // Where nobody said which of two it is, nothing is learned.
    if (budget && amount === undefined && amounts.length > 1) return []
    return amounts.map((at) => ({
      ...ofGoal(writer, text),
      spends: budget === true && (amount === undefined || standsIn(text, amount, figures[at] as Figure)),
      features: purseTraits(text, figures, at),
    }))
  })
}

/** What tells how many there are, or what is kept, closes no time that it names. */
function timesTold(): Example[] {
  return LINES.flatMap(({ writer, text, kind, closed }): Example[] =>
    closed === undefined && TOLD.has(kind) && namesTime(text)
      ? [{ ...ofGoal(writer, text), closed: false, features: closedTraits(text) }]
      : [],
  )
}

/** Every two figures of what somebody wrote of their goals: of one matter, or not. */
function pairsTold(): Example[] {
  const single = linesOf<Goal>('figures').map(({ writer, text, ...told }) => ({
    writer,
    text,
    pairs: [
      { now: told.now, wanted: told.wanted, at: 0 },
      { now: told.now2, wanted: told.wanted2, at: 0 },
    ],
  }))
  const whole = FORMS.map(({ writer, goals: text, key }) => ({
    writer,
    text,
    pairs: key.flatMap(({ goal, now, wanted, where }) =>
      where === 'goals' ? [{ now, wanted, at: text.indexOf(goal) }] : [],
    ),
  }))
  return [...single, ...whole].flatMap(({ writer, text, pairs }) => {
    const figures = figuresInLines(text)
    const own = rolesOf(text, figures)
    const right = new Set(
      pairs.map(({ now, wanted, at }) => {
        const aim = nearest(text, figures, wanted, at)
        return [nearest(text, figures, now, at, aim), aim].join()
      }),
    )
    return pairsOf(figures).map((pair) => ({
      ...ofGoal(writer, text),
      pair: right.has(pair.join()),
      features: pairTraits(text, figures, own, pair),
    }))
  })
}

/** Every figure of a goal beside every figure of the other fields; those of a goal that tells how it stands belong to none. */
function linksTold(): Example[] {
  return FORMS.flatMap(({ writer, goals, challenges, data, key }) => {
    const language = detectLanguage([goals, challenges, data].join(' '))
    const told = sentencesOf([...clauses(challenges, 'challenges', language), ...clauses(data, 'data', language)])
    const whole = key.map(({ goal }) => lineOf(goals, goal, key))
    const field = nearnessOf(whole, told)
    return key.flatMap(({ now, wanted, where }, place): Example[] => {
      const text = whole[place] as string
      return soughtIn(text).flatMap((sought) => {
        const isAim = wanted !== null && standsIn(text, wanted, sought.wanted)
        return candidates(sought, field).map(({ from, figure, features: found }) => ({
          ...ofGoal(writer, text),
          link: isAim && now !== null && from.field === where && standsIn(from.text, now, figure),
          features: found,
        }))
      })
    })
  })
}

/** Every goal beside every sentence of the other fields, where hands have said which belong together. */
function tiesTold(): Example[] {
  return FORMS.flatMap(({ writer, goals, challenges, data, key }) => {
    if (!key.some(({ records }) => records)) return []
    const language = detectLanguage([goals, challenges, data].join(' '))
    const told = [...clauses(challenges, 'challenges', language), ...clauses(data, 'data', language)]
    const whole = key.map(({ goal }) => lineOf(goals, goal, key))
    const near = nearnessOf(whole, sentencesOf(told))
    const alike = likenesses(near)
    const english = (text: string) => wordByWord(language, text)?.text ?? text
    const held = near.told.map(({ text }) => holdsOf(features('data', english(text), tokens(english(text)))))
    const serving = servings(whole.map(english), held)
    const fields = { challenges, data }
    return key.flatMap(({ records = [], troubles = [] }, goal) =>
      near.told.map((_one, at) => {
        const { field, start, end } = told[at] as (typeof told)[number]
        const parts = field === 'data' ? records : troubles
        const text = fields[field as keyof typeof fields]
        const isPart = (part: string) => {
          const from = text.indexOf(part)
          return from >= 0 && from < end && from + part.length > start
        }
        return {
          ...ofGoal(writer, whole[goal] as string),
          tie: parts.map(cleanText).some(isPart),
          features: tieTraits(near, alike, serving, goal, at),
        }
      }),
    )
  })
}

/** Every place of what was written of goals where the next may begin, as far as it is told which goal it stands in. */
function startsTold(): Example[] {
  const whole = FORMS.map(({ writer, goals, key }) => ({ writer, text: goals, key: key.map(({ goal }) => goal) }))
  const runs = linesOf<{ writer: string; goals: string; key: string[] }>('runs').map(({ writer, goals, key }) => ({
    writer,
    text: cleanText(goals),
    key: key.map(cleanText),
  }))
  return [...whole, ...runs].flatMap(({ writer, text, key }) => {
    const goals = goalsOf(text)
    const spans = spansOf(text, key)
    const begun = spans.map(([start], at) => startBefore(goals, start, spans[at - 1]?.[1] ?? 0))
    return goals.places.flatMap(({ at, end }, place): Example[] => {
      const opens = begun.indexOf(at)
      const inside = spans.findIndex(([start, till]) => at > start && end < till)
      if (opens <= 0 && inside < 0) return []
      const from = begun[opens > 0 ? opens - 1 : inside] ?? 0
      return [{ ...ofGoal(writer, text), start: opens > 0, features: startTraits(goals, place, Math.min(from, end)) }]
    })
  })
}

/** Where the goals stand, in the order of the text. */
function spansOf(text: string, key: readonly string[]): [start: number, end: number][] {
  return key
    .map((goal): [number, number] => [text.indexOf(goal), text.indexOf(goal) + goal.length])
    .filter(([start]) => start >= 0)
    .sort(([a], [b]) => a - b)
    .filter(([start], at, all) => at === 0 || start >= (all[at - 1]?.[1] ?? 0))
}

/** The last place before a goal at which it can begin. */
function startBefore({ places }: Goals, start: number, after: number): number {
  return places.findLast(({ at, end }) => at <= start && end >= after - 1)?.at ?? 0
}

/** The whole line of a goal of which a few words are told, if no other goal stands in it. */
function lineOf(goals: string, goal: string, key: Form['key']): string {
  const at = goals.indexOf(goal)
  const end = goals.indexOf('\n', at)
  const line = goals.slice(goals.lastIndexOf('\n', at) + 1, end < 0 ? goals.length : end)
  const isAlone = key.filter((other) => line.includes(other.goal)).length === 1
  return at >= 0 && isAlone && line.length < LINE_MOST ? line : goal
}

/** The figure of these words that stands nearest to a place, but for one that is another's. */
function nearest(
  text: string,
  figures: readonly Figure[],
  words: string | null | undefined,
  place: number,
  other = -1,
): number {
  if (!words) return -1
  const far = (at: number) => Math.abs((figures[at] as Figure).start - place)
  return (
    figures
      .flatMap((one, at) => (at !== other && standsIn(text, words, one) ? [at] : []))
      .sort((a, b) => far(a) - far(b))[0] ?? -1
  )
}

/** Whether a figure stands where these words do; the 5 of '15 %' and of '2.5' is none. */
function standsIn(text: string, words: string, { start, end }: Figure): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const after = at + words.length
    const isCut = GOES_ON.test(text.slice(Math.max(0, at - 2), at + 1)) || GOES_ON_BEHIND.test(text.slice(after - 1, after + 2)) // prettier-ignore
    if (!isCut && start < at + words.length && end > at) return true
  }
  return false
}

function moveShares({ kind, moves }: Line): [string, number][] {
  const [first, second] = NEEDS.has(kind) ? moves : []
  if (first === undefined) return []
  return second === undefined ? [[first, 1]] : [[first, 0.65], [second, 0.35]] // prettier-ignore
}

/** What hands said of whole briefs, and of other sentences what their kind says: a trouble is mostly part of what a goal asks for. */
function asksShares({ asks, field, kind, text }: Line): [string, number][] {
  if (asks !== undefined) return [[asks, 1]]
  if (text.length % SOME !== 0 || (field !== 'goals' && field !== 'challenges')) return []
  if (kind === 'goal' || kind === 'wish' || kind === 'question') return [['need', 0.8], ['part', 0.2]] // prettier-ignore
  if (kind === 'pain')
    return [
      ['part', 0.7],
      ['need', 0.3],
    ]
  if (kind === 'limit' || kind === 'promise' || kind === 'refusal' || kind === 'date') return [['limit', 1]]
  return kind === 'background' || kind === 'people' || kind === 'system' ? [['circumstance', 1]] : []
}

/** What was labelled, and ordinary sentences of briefs, few of which speak of such a person. */
function keyShares({ key, writer, kind, moves }: Line): [string, number][] {
  if (key !== undefined) return [[key ? 'key' : 'none', 1]]
  const handed = moves.includes('capture') || moves.includes('handover')
  return writer.startsWith('brief') && kind !== '' ? [[handed ? 'key' : 'none', 1]] : []
}

/** What few sentences tell: those labelled, which are hard ones, and some of all that stand in briefs. */
function rareShares(name: 'tried' | 'consent', line: Line): [string, number][] {
  const told = line[name]
  if (told !== undefined) return [[told ? name : 'none', 1]]
  return line.writer.startsWith('brief') && line.kind !== '' && line.text.length % SOME === 0 ? [['none', 1]] : []
}
function redShares({
  red,
  budget,
  spends,
  hurdle,
  closed,
  key,
  tried,
  consent,
  figure,
  pair,
  link,
  tie,
  start,
  holds,
  asks,
}: Line): [string, number][] {
  const other = budget ?? spends ?? hurdle ?? closed ?? key ?? tried ?? consent ?? figure ?? pair ?? link ?? tie
  if ((other ?? start ?? holds ?? asks) !== undefined) return []
  return red.length === 0 ? [['none', 1]] : red.map((id) => [id, 1 / red.length])
}

function holdsShares({ holds }: Line): [string, number][] {
  if (holds === undefined) return []
  if (holds.length === 0) return [['none', 1]]
  return holds.map((id, at) => [id, HOLDS_SHARES[holds.length]?.[at] ?? 0])
}

/** Whether it must be refused at all, whatever the danger. */
function refuseShares(line: Line): [string, number][] {
  if (redShares(line).length === 0) return []
  return [[line.red.length > 0 ? 'refuse' : 'none', 1]]
}

/** Softmax regression by AdaGrad, in an order that a fixed seed shuffles: the same clauses give the same weights. */
function train(name: keyof typeof HEADS, examples: readonly Example[]): Head {
  const { which, labels, epochs, decay, target, ridge, only } = { ridge: undefined, only: /^/, ...HEADS[name] }
  const size = labels.length
  const counts = new Map<string, number>()
  for (const example of examples)
    for (const feature of example.features[which]) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const known = [...counts]
    .filter(([feature, count]) => count >= (ridge === undefined ? SEEN_MIN : 2 * SEEN_MIN) && only.test(feature))
    .map(([feature]) => feature)
  const head: Head = {
    labels,
    which,
    rows: new Map(known.map((feature) => [feature, new Float64Array(size)])),
    vector: Array.from({ length: DIMS }, () => new Float64Array(size)),
  }
  const squares = new Map<Float64Array, Float64Array>(
    [...head.rows.values(), ...head.vector].map((row) => [row, new Float64Array(size).fill(0.1)]),
  )
  const lines = examples
    .map((example) => ({ example, shares: target(example) }))
    .filter(({ shares }) => shares.length > 0)
  // The seldomer a feature was seen, the less it may say.
  const pull = new Map(
    known.map((feature) => [feature, ridge === undefined ? decay : ridge / (counts.get(feature) ?? 1)]),
  )
  const random = seeded(7)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { example, shares } of lines.toSorted(() => random() - 0.5)) {
      const weight = isInPlace(example) ? IN_PLACE[name] : 1
      const slope = probabilities(head, example.features)
      for (const [label, share] of shares) add(slope, labels.indexOf(label), -share)
      for (const feature of example.features[which])
        step(head.rows.get(feature), squares, slope, weight, pull.get(feature) ?? 0)
      // Figures have no direction.
      if (ridge === undefined)
        head.vector.forEach((row, dim) =>
          step(row, squares, slope, (example.features.vector[dim] ?? 0) * VECTOR_PULL * weight, decay * 0.05),
        )
    }
  }
  return head
}

function isInPlace({ writer }: Line): boolean {
  return writer.startsWith('brief')
}

function step(
  row: Float64Array | undefined,
  squares: Map<Float64Array, Float64Array>,
  slope: Float64Array,
  factor: number,
  decay: number,
): void {
  const square = row && squares.get(row)
  if (!row || !square || factor === 0) return
  slope.forEach((value, at) => {
    if (Math.abs(value) < 1e-4) return
    const gradient = value * factor + decay * (row[at] ?? 0)
    add(square, at, gradient * gradient)
    add(row, at, (-RATE * gradient) / Math.sqrt(square[at] ?? 1))
  })
}

function probabilities(head: Head, { [head.which]: names_, vector }: Features): Float64Array {
  const scores = new Float64Array(head.labels.length)
  for (const feature of names_) head.rows.get(feature)?.forEach((weight, at) => add(scores, at, weight))
  head.vector.forEach((row, dim) => {
    const value = (vector[dim] ?? 0) * VECTOR_PULL
    if (value !== 0) row.forEach((weight, at) => add(scores, at, weight * value))
  })
  const top = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const powers = scores.map((score) => Math.exp(score - top))
  const total = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / total)
}

function test(): void {
  const writers = [...new Set(EXAMPLES.map(({ writer }) => writer))].filter((writer) =>
    /^(?:hand|brief|wish|money|hurdle|closed|key|tried|consent|figure|form)/.test(writer),
  )
  const marks = new Map<string, boolean[]>()
  const mark = (name: string, right: boolean) => marks.set(name, [...(marks.get(name) ?? []), right])
  for (let fold = 0; fold < 3; fold += 1) {
    const out = new Set(writers.filter((_, at) => at % 3 === fold))
    const rest = EXAMPLES.filter(({ writer }) => !out.has(writer))
    const heads = Object.fromEntries(names().map((name) => [name, train(name, rest)]))
    for (const example of EXAMPLES.filter(({ writer }) => out.has(writer))) {
      const told = (name: keyof typeof HEADS) => {
        const head = heads[name]
        return head && best(head, example.features)
      }
      if (example.spends !== undefined) {
        mark(
          example.spends ? 'budget found' : 'other money, left alone',
          (told('money')?.[0] === 'budget') === example.spends,
        )
        continue
      }
      if (example.budget !== undefined) continue
      if (example.hurdle !== undefined) {
        mark(example.hurdle === 'none' ? 'no hurdle, left alone' : 'hurdle', told('hurdle')?.[0] === example.hurdle)
        continue
      }
      if (example.closed !== undefined) {
        mark(
          example.closed ? 'closed time found' : 'other times, left alone',
          (told('closed')?.[0] === 'closed') === example.closed,
        )
        continue
      }
      if (example.asks !== undefined) {
        mark(`asks, ${example.asks}`, told('asks')?.[0] === example.asks)
        if (told('asks')?.[0] === 'need') mark('told as a need, right', example.asks === 'need')
        continue
      }
      if (example.tried !== undefined)
        mark(
          example.tried ? 'attempt found' : 'no attempt, left alone',
          (told('tried')?.[0] === 'tried') === example.tried,
        )
      if (example.consent !== undefined)
        mark(
          example.consent ? 'consent found' : 'none needed, left alone',
          (told('consent')?.[0] === 'consent') === example.consent,
        )
      if (example.key !== undefined) {
        mark(
          example.key ? 'key person found' : 'other people, left alone',
          (told('key')?.[0] === 'key') === example.key,
        )
        continue
      }
      if (example.pair !== undefined) {
        mark(example.pair ? 'pair found' : 'no pair, left alone', (told('pair')?.[0] === 'pair') === example.pair)
        continue
      }
      if (example.link !== undefined) {
        mark(example.link ? 'link found' : 'no link, left alone', (told('link')?.[0] === 'link') === example.link)
        continue
      }
      if (example.tie !== undefined) {
        mark(example.tie ? 'tie found' : 'no tie, left alone', (told('tie')?.[0] === 'tie') === example.tie)
        if (told('tie')?.[0] === 'tie') mark('tie told, right', example.tie)
        continue
      }
      if (example.holds !== undefined) {
        const [first, second] = told('holds') ?? []
        if (example.holds.length === 0) mark('no record, left alone', first === 'none')
        else {
          mark('record, first right', example.holds.includes(first ?? ''))
          mark('record, among two', example.holds.includes(first ?? '') || example.holds.includes(second ?? ''))
        }
        continue
      }
      if (example.start !== undefined) {
        mark(example.start ? 'start of a goal found' : 'no start, left alone', (told('start')?.[0] === 'start') === example.start) // prettier-ignore
        continue
      }
      if (example.figure !== undefined) {
        mark(`figure, ${example.figure}`, told('figure')?.[0] === example.figure)
        continue
      }
      if (example.kind === '') {
        mark(example.red.length > 0 ? 'red found, among wishes' : 'not red, left alone, among wishes', (told('red')?.[0] !== 'none') === example.red.length > 0) // prettier-ignore
        continue
      }
      mark(isInPlace(example) ? 'kind, in a brief' : 'kind', told('kind')?.[0] === example.kind)
      mark('need or not', NEEDS.has(told('kind')?.[0] ?? '') === NEEDS.has(example.kind))
      if (NEEDS.has(example.kind) && example.moves.length > 0) {
        const where = isInPlace(example) ? ', in a brief' : ''
        mark(`move, first${where}`, example.moves.includes(told('move')?.[0] ?? ''))
        mark(
          `move, among three${where}`,
          told('move')
            ?.slice(0, 3)
            .some((id) => example.moves.includes(id)) ?? false,
        )
      }
      if (example.red.length > 0) mark('red found', told('red')?.[0] !== 'none')
      else mark('not red, left alone', told('red')?.[0] === 'none')
    }
  }
  for (const [name, list] of marks)
    console.log(
      `${name.padEnd(30)} ${((100 * list.filter(Boolean).length) / list.length).toFixed(1)} % of ${list.length}`,
    )
}

function best(head: Head, found: Features): string[] {
  const shares = probabilities(head, found)
  return head.labels.toSorted((a, b) => (shares[head.labels.indexOf(b)] ?? 0) - (shares[head.labels.indexOf(a)] ?? 0))
}

/** Weights as signed bytes, one row a feature. */
function packed({ labels, rows, vector }: Head, least: number) {
  const kept = [...rows].filter(([, row]) => row.some((weight) => Math.abs(weight) > least))
  const scale = largest(kept.map(([, row]) => row)) / 127
  const vectorScale = largest(vector) / 127
  return {
    labels,
    scale,
    names: kept.map(([name]) => name),
    weights: bytes(kept.flatMap(([, row]) => [...row]), scale), // prettier-ignore
    vectorScale: vectorScale * VECTOR_PULL,
    vector: bytes(vector.flatMap((row) => [...row]), vectorScale), // prettier-ignore
  }
}

function largest(rows: readonly Float64Array[]): number {
  return rows.reduce((top, row) => row.reduce((a, b) => Math.max(a, Math.abs(b)), top), 1e-6)
}
function add(row: Float64Array, at: number, value: number): void {
  row[at] = (row[at] ?? 0) + value
}
/** All heads, or those that were named. */
function names(): (keyof typeof HEADS)[] {
  const named = HEAD_NAMES.filter((name) => process.argv.includes(name))
  return named.length > 0 ? named : HEAD_NAMES
}
