import type { Insights } from '@cairn/contract/insights'
import {
  type Anchor,
  bar,
  type Chart,
  clamp,
  figure,
  type Mark,
  type Point,
  round,
  rule,
  shortened,
  WIDTH,
  widthOf,
  words,
} from './charts.ts'

const [LEFT, TOP, WIDE, HIGH] = [26, 22, 304, 250]
const DISC = 12
const APART = 2 * DISC + 1
const SCALE_MAX = 10
/** Never zoomed in so far that a small difference looks large. */
const SPAN_MIN = 3
const LINE = 14
const NAME_MAX = 20

type Initiative = Insights['initiatives'][number]

/** Zoomed to its data, each disc with its name beside it. */
export function mapChart({ initiatives }: Pick<Insights, 'initiatives'>): Chart {
  const across = scaleOf(initiatives.map(({ feasibility }) => feasibility))
  const up = scaleOf(initiatives.map(({ impact }) => impact))
  const x = (value: number) => LEFT + (WIDE * (clamp(value, ...across) - across[0])) / (across[1] - across[0])
  const y = (value: number) => TOP + HIGH - (HIGH * (clamp(value, ...up) - up[0])) / (up[1] - up[0])
  const marks: Mark[] = [
    bar([LEFT, TOP], WIDE, HIGH, 'panel', 0),
    words('↑ Impact', [0, 12], { bold: true }),
    words('Feasibility →', [WIDTH, TOP + HIGH + 32], { anchor: 'end', bold: true }),
  ]
  for (const value of steps(across))
    marks.push(
      rule([x(value), TOP], [x(value), TOP + HIGH]),
      words(String(value), [x(value), TOP + HIGH + 15], { anchor: 'middle', tone: 'muted' }),
    )
  for (const value of steps(up))
    marks.push(
      rule([LEFT, y(value)], [LEFT + WIDE, y(value)]),
      words(String(value), [LEFT - 6, y(value) + 4], { anchor: 'end', tone: 'muted' }),
    )
  const spots = apart(initiatives.map(({ feasibility, impact }): Point => [x(feasibility), y(impact)]))
  const taken: Box[] = spots.map(([cx, cy]) => [cx - DISC, cy - DISC, cx + DISC, cy + DISC])
  initiatives.forEach((one, index) => {
    const at = spots[index] ?? [LEFT, TOP]
    marks.push(...nameBeside(one, at, taken))
  })
  initiatives.forEach(({ label }, index) => {
    const at = spots[index] ?? [LEFT, TOP]
    marks.push({ kind: 'circle', at, radius: DISC, fill: 'accent' })
    marks.push(words(label, [at[0], at[1] + 4], { anchor: 'middle', tone: 'on-accent', bold: true }))
  })
  return {
    kind: 'map',
    title: 'Impact and feasibility of the initiatives',
    caption: 'Both of 10, shown where your initiatives lie. Up and to the right is better.',
    description: `Up and to the right is better. Shown are feasibility ${across.join(' to ')} and impact ${up.join(' to ')}, of 10. ${initiatives
      .map((one) => `${one.label}, ${one.name}: impact ${figure(one.impact)}, feasibility ${figure(one.feasibility)}`)
      .join('; ')}.`,
    width: WIDTH,
    height: TOP + HIGH + 38,
    marks,
    table: {
      head: ['Initiative', 'Impact of 10', 'Feasibility of 10', 'Points of 100'],
      rows: initiatives.map((one) => [
        `${one.label} ${one.name}`,
        figure(one.impact),
        figure(one.feasibility),
        figure(one.points.total),
      ]),
    },
  }
}

/** Whole steps around the values, with room for a disc at the edge. */
function scaleOf(values: readonly number[]): [number, number] {
  const known = values.map((value) => clamp(value, 0, SCALE_MAX))
  if (known.length === 0) return [0, SCALE_MAX]
  let from = Math.floor(Math.min(...known) - 0.5)
  let to = Math.ceil(Math.max(...known) + 0.5)
  for (let grown = 0; to - from < SPAN_MIN; grown += 1) {
    if (grown % 2 === 0) from -= 1
    else to += 1
  }
  return [Math.max(0, from), Math.min(SCALE_MAX, to)]
}

function steps([from, to]: [number, number]): number[] {
  const step = to - from > 5 ? 2 : 1
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)
}

type Box = [left: number, top: number, right: number, bottom: number]

/** The first free place around the disc, the nearest first; far away a line leads to it. */
function nameBeside({ name }: Initiative, [cx, cy]: Point, taken: Box[]): Mark[] {
  const lines = twoLines((name.split(':')[0] ?? name).trim())
  const wide = Math.max(...lines.map((line) => widthOf(line)))
  const high = lines.length * LINE
  const sides: [Anchor, number][] = [
    ['start', cx + DISC + 4],
    ['end', cx - DISC - 4],
    ['middle', cx],
  ]
  for (let off = 0; off <= HIGH; off += 4) {
    for (const dy of off === 0 ? [0] : [off, -off]) {
      for (const [anchor, x] of sides) {
        const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2
        const box: Box = [left, cy + dy - high / 2, left + wide, cy + dy + high / 2]
        if (!fits(box) || taken.some((other) => overlap(box, other))) continue
        taken.push(box)
        const leader: Mark[] =
          off > DISC + high / 2 + 6 ? [rule([cx, cy], [clamp(cx, box[0], box[2]), dy < 0 ? box[3] : box[1]])] : []
        return [
          ...leader,
          // No line of the grid runs through a name.
          bar([box[0] - 1, box[1]], wide + 2, high, 'panel', 0),
          ...lines.map((line, index) => words(line, [x, box[1] + index * LINE + LINE - 3], { anchor })),
        ]
      }
    }
  }
  return []
}

function fits([left, top, right, bottom]: Box): boolean {
  return left >= LEFT + 2 && right <= LEFT + WIDE - 2 && top >= TOP + 1 && bottom <= TOP + HIGH - 1
}

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

function twoLines(name: string): string[] {
  if (Array.from(name).length <= NAME_MAX) return [name || '–']
  const space = name.slice(0, NAME_MAX + 1).lastIndexOf(' ')
  if (space < 4) return [shortened(name, NAME_MAX)]
  return [name.slice(0, space), shortened(name.slice(space + 1), NAME_MAX)]
}

/** Discs that would hide each other are pushed apart; the same input always ends the same way. */
function apart(spots: Point[]): Point[] {
  const edge = DISC + 1
  const inside = ([x, y]: Point): Point => [
    clamp(x, LEFT + edge, LEFT + WIDE - edge),
    clamp(y, TOP + edge, TOP + HIGH - edge),
  ]
  const moved = spots.map(inside)
  for (let turn = 0; turn < 60; turn += 1) {
    let still = true
    for (let a = 0; a < moved.length; a += 1) {
      for (let b = a + 1; b < moved.length; b += 1) {
        const [one, two] = [moved[a], moved[b]]
        if (!one || !two) continue
        const gap = Math.hypot(two[0] - one[0], two[1] - one[1])
        if (gap >= APART) continue
        still = false
        const angle = gap > 0.01 ? Math.atan2(two[1] - one[1], two[0] - one[0]) : (b * Math.PI) / 3
        const step = (APART - gap) / 2 + 0.1
        moved[a] = inside([one[0] - step * Math.cos(angle), one[1] - step * Math.sin(angle)])
        moved[b] = inside([two[0] + step * Math.cos(angle), two[1] + step * Math.sin(angle)])
      }
    }
    if (still) break
  }
  return moved.map(([x, y]) => [round(x), round(y)])
}
