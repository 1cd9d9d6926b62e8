import type { Insights } from '@cairn/contract/insights'
import {
  bar,
  type Chart,
  clamp,
  figure,
  type Mark,
  round,
  rule,
  shortened,
  type Tone,
  WIDTH,
  widthOf,
  words,
} from './charts.ts'

/** As many months as the plan needs, so that its bars can be told apart. */
const [MONTHS_MIN, MONTHS_MAX] = [6, 12]
const NUMBERS = ['six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** From this width on every month is named, else every third. */
const NAMED = 27
const [LEFT, TOP, ROW, BAR] = [134, 40, 28, 14]
const LABEL_MAX = 20
export const DAYS_A_MONTH = 30.44

type Task = Insights['timeline'][number]

/** One row a part of the plan, its name at the left; `start` is the report's date, from which the months count. */
export function timelineChart({ timeline }: Pick<Insights, 'timeline'>, start: string): Chart {
  const months = clamp(
    Math.ceil(Math.max(0, ...timeline.map(({ to }) => clamp(to, 0, MONTHS_MAX)))),
    MONTHS_MIN,
    MONTHS_MAX,
  )
  const month = (WIDTH - LEFT) / months
  const x = (value: number) => round(LEFT + month * clamp(value, 0, months))
  const lanes = [...new Set(timeline.map((task) => task.lane))]
  const bottom = TOP + lanes.length * ROW
  const kinds = [...new Set(timeline.map(({ task }) => task))]
  // A colour is a kind of work, where there are two of them.
  const toneOf = ({ task }: Task): Tone => (kinds.length === 2 && task === kinds[1] ? 'second' : 'accent')
  const marks: Mark[] = [...head(start, months, x, bottom)]
  lanes.forEach((lane, index) => {
    const y = TOP + index * ROW
    marks.push(words(shortened(lane, LABEL_MAX), [0, y + 18]))
    for (const task of timeline.filter((one) => one.lane === lane))
      marks.push(
        bar([x(task.from), y + (ROW - BAR) / 2], Math.max(3, x(task.to) - x(task.from) - 1), BAR, toneOf(task)),
      )
    marks.push(rule([0, y + ROW], [WIDTH, y + ROW]))
  })
  if (kinds.length === 2) marks.push(...legend(kinds, bottom + 22))
  const names = new Map(timeline.map((task) => [task.id, `${task.lane.split(' ')[0]} ${task.task.toLowerCase()}`]))
  const waits = (after: string[]) => after.map((id) => names.get(id) ?? id).join(', ')
  const day = dayOf(start)
  return {
    kind: 'timeline',
    title: `The next ${NUMBERS[months - MONTHS_MIN]} months`,
    caption:
      'From the date of this report on, a row for each initiative. Where the colour changes, its test is decided.',
    description: `${timeline
      .map(
        ({ lane, task, from, to, after }) =>
          `${lane}, ${task}: ${day(from)} to ${day(to)}${after.length > 0 ? `, after ${waits(after)}` : ''}`,
      )
      .join('; ')}.`,
    width: WIDTH,
    height: bottom + (kinds.length === 2 ? 32 : 6),
    marks,
    table: {
      head: ['Part', 'Task', 'From', 'To', 'Waits for'],
      rows: timeline.map(({ lane, task, from, to, after }) => [lane, task, day(from), day(to), waits(after) || '–']),
    },
  }
}

/** Months by name, years where they begin. */
function head(start: string, months: number, x: (value: number) => number, bottom: number): Mark[] {
  const date = new Date(start)
  if (Number.isNaN(date.getTime()))
    return [0, 3, 6, 9].flatMap((at) =>
      at < months
        ? [rule([x(at), TOP - 16], [x(at), bottom]), words(`Month ${at + 1}`, [x(at) + 3, TOP - 8], { tone: 'muted' })]
        : [],
    )
  // A month begins some days after the report's date.
  const gone = (date.getUTCDate() - 1) / DAYS_A_MONTH
  const marks: Mark[] = []
  for (let at = 0; at <= months; at += 1) {
    const place = at - gone
    if (place < 0 || place > months) continue
    const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + at, 1))
    const named = x(1) - x(0) >= NAMED || first.getUTCMonth() % 3 === 0
    if (named) marks.push(rule([x(place), TOP - 16], [x(place), bottom]))
    if (named && x(place) + 24 <= WIDTH)
      marks.push(words(MONTH_NAMES[first.getUTCMonth()] ?? '', [x(place) + 3, TOP - 8], { tone: 'muted' }))
    if (first.getUTCMonth() === 0 && x(place) + 30 <= WIDTH)
      marks.push(words(String(first.getUTCFullYear()), [x(place) + 3, TOP - 24], { bold: true }))
  }
  const year = words(String(date.getUTCFullYear()), [LEFT - 2, TOP - 24], { bold: true })
  const newYear = marks.some((mark) => mark.kind === 'text' && mark.bold && mark.at[0] < LEFT + 28)
  return newYear ? marks : [year, ...marks]
}

function legend(kinds: readonly string[], y: number): Mark[] {
  const [first = '', second = ''] = kinds
  const next = 20 + widthOf(first) + 16
  return [
    bar([0, y - 10], 12, 12, 'accent'),
    words(first, [18, y]),
    bar([next, y - 10], 12, 12, 'second'),
    words(second, [next + 18, y]),
  ]
}

/** '5 Jan 2027', or the month's number where the report has no date. */
function dayOf(start: string): (month: number) => string {
  const begins = Date.parse(start.slice(0, 10))
  return (month) => {
    if (Number.isNaN(begins)) return `month ${figure(month)}`
    const date = new Date(begins + Math.round(clamp(month, 0, 600) * DAYS_A_MONTH) * 86_400_000)
    return `${date.getUTCDate()} ${MONTH_NAMES[date.getUTCMonth()]} ${date.getUTCFullYear()}`
  }
}

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
