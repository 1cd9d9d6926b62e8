import type { Insights } from '@cairn/contract/insights'

/** A chart as plain marks: the page draws them as SVG, the PDF natively, so both show the same picture. */
export interface Chart {
  kind: 'radar' | 'map' | 'timeline'
  title: string
  /** For those who cannot see it: what the picture says, in sentences. */
  description: string
  width: number
  height: number
  marks: Mark[]
  /** The figures behind it. */
  table: { head: string[]; rows: string[][] }
}

/** A role, not a colour: each theme and the PDF give it their own. */
export type Tone = 'ink' | 'muted' | 'grid' | 'panel' | 'accent' | 'second' | 'on-accent'

export type Point = [x: number, y: number]
export type Mark =
  | { kind: 'polygon'; points: Point[]; fill?: Tone; opacity?: number; stroke?: Tone; width?: number }
  | { kind: 'line'; from: Point; to: Point; stroke: Tone; width: number; dashed?: boolean }
  | { kind: 'circle'; at: Point; radius: number; fill: Tone }
  | { kind: 'rect'; at: Point; width: number; height: number; radius: number; fill: Tone; opacity?: number }
  | {
      kind: 'text'
      at: Point
      size: number
      anchor: 'start' | 'middle' | 'end'
      tone: Tone
      bold?: boolean
      text: string
    }

const WIDTH = 360 // phones show it at its own size
const LENS_MAX = 5
const MAP_MAX = 10
const MONTHS = 12

export function radarChart({ lenses }: Pick<Insights, 'lenses'>): Chart {
  const radius = 108
  const [cx, cy] = [WIDTH / 2, 162]
  const spoke = (index: number, length: number): Point => {
    const angle = (index / lenses.length) * 2 * Math.PI - Math.PI / 2
    return [round(cx + length * Math.cos(angle)), round(cy + length * Math.sin(angle))]
  }
  const ring = (value: number) => lenses.map((_, index) => spoke(index, (radius * value) / LENS_MAX))
  const shape = lenses.map(({ score }, index) => spoke(index, (radius * clamp(score, 0, LENS_MAX)) / LENS_MAX))
  const marks: Mark[] = [{ kind: 'polygon', points: ring(LENS_MAX), fill: 'panel', stroke: 'grid', width: 0.8 }]
  for (let value = 1; value < LENS_MAX; value += 1)
    marks.push({ kind: 'polygon', points: ring(value), stroke: 'grid', width: 0.6 })
  lenses.forEach((_, index) =>
    marks.push({ kind: 'line', from: [cx, cy], to: spoke(index, radius), stroke: 'grid', width: 0.6 }),
  )
  marks.push({ kind: 'polygon', points: shape, fill: 'accent', opacity: 0.22, stroke: 'accent', width: 1.8 })
  for (const at of shape) marks.push({ kind: 'circle', at, radius: 3, fill: 'accent' })
  lenses.forEach(({ label, score }, index) => {
    const [x, y] = spoke(index, radius + 12)
    const anchor = Math.abs(x - cx) < 2 ? 'middle' : x > cx ? 'start' : 'end'
    const lines = twoLines(label)
    const above = y < cy - radius * 0.9
    const below = y > cy + radius * 0.9
    const top = above ? y - 11 * lines.length : below ? y + 4 : y - 4
    lines.forEach((text, line) =>
      marks.push({ kind: 'text', at: [x, round(top + 11 * line)], size: 10, anchor, tone: 'ink', bold: true, text }),
    )
    marks.push({
      kind: 'text',
      at: [x, round(top + 11 * lines.length)],
      size: 9.5,
      anchor,
      tone: 'muted',
      text: `${figure(score)} of 5`,
    })
  })
  return {
    kind: 'radar',
    title: 'Where you stand: eight lenses',
    description: `Each lens is scored from 0 to 5. ${lenses.map(({ label, score }) => `${label}: ${figure(score)}`).join('; ')}.`,
    width: WIDTH,
    height: 320,
    marks,
    table: {
      head: ['Lens', 'Score of 5', 'Why'],
      rows: lenses.map(({ label, score, reason }) => [label, figure(score), reason]),
    },
  }
}

export function mapChart({ initiatives }: Pick<Insights, 'initiatives'>): Chart {
  const [left, top, size] = [34, 12, 290]
  const x = (value: number) => round(left + (size * clamp(value, 0, MAP_MAX)) / MAP_MAX)
  const y = (value: number) => round(top + size - (size * clamp(value, 0, MAP_MAX)) / MAP_MAX)
  const marks: Mark[] = [
    { kind: 'rect', at: [left, top], width: size, height: size, radius: 0, fill: 'panel' },
    { kind: 'rect', at: [x(5), top], width: size / 2, height: size / 2, radius: 0, fill: 'accent', opacity: 0.1 },
    { kind: 'text', at: [left + size - 6, top + 14], size: 9.5, anchor: 'end', tone: 'muted', text: 'Start here' },
    { kind: 'text', at: [left + 6, top + 14], size: 9.5, anchor: 'start', tone: 'muted', text: 'Worth it, but hard' },
    {
      kind: 'text',
      at: [left + size - 6, top + size - 7],
      size: 9.5,
      anchor: 'end',
      tone: 'muted',
      text: 'Easy, small gain',
    },
    {
      kind: 'text',
      at: [left + 6, top + size - 7],
      size: 9.5,
      anchor: 'start',
      tone: 'muted',
      text: 'Leave for later',
    },
  ]
  for (const value of [0, 5, 10]) {
    marks.push({ kind: 'line', from: [x(value), y(0)], to: [x(value), y(10)], stroke: 'grid', width: 0.6 })
    marks.push({ kind: 'line', from: [x(0), y(value)], to: [x(10), y(value)], stroke: 'grid', width: 0.6 })
    marks.push({
      kind: 'text',
      at: [x(value), top + size + 13],
      size: 9,
      anchor: 'middle',
      tone: 'muted',
      text: String(value),
    })
    marks.push({
      kind: 'text',
      at: [left - 6, y(value) + 3],
      size: 9,
      anchor: 'end',
      tone: 'muted',
      text: String(value),
    })
  }
  marks.push({
    kind: 'text',
    at: [left + size / 2, top + size + 27],
    size: 10,
    anchor: 'middle',
    tone: 'ink',
    bold: true,
    text: 'Feasibility →',
  })
  marks.push({
    kind: 'text',
    at: [left, top - 3],
    size: 10,
    anchor: 'start', // clear of the scale's '10'
    tone: 'ink',
    bold: true,
    text: '↑ Impact',
  })
  const spots = apart(
    initiatives.map((one): Point => [x(one.feasibility), y(one.impact)]),
    25,
    [left, top, size],
  )
  initiatives.forEach(({ label }, index) => {
    const at = spots[index] ?? [left, top]
    marks.push({ kind: 'circle', at, radius: 12, fill: 'accent' })
    marks.push({
      kind: 'text',
      at: [at[0], round(at[1] + 3.5)],
      size: 10,
      anchor: 'middle',
      tone: 'on-accent',
      bold: true,
      text: label,
    })
  })
  return {
    kind: 'map',
    title: 'Impact and feasibility of the initiatives',
    description: `Both axes run from 0 to 10; up and to the right is better. ${initiatives
      .map((one) => `${one.label}, ${one.name}: impact ${figure(one.impact)}, feasibility ${figure(one.feasibility)}`)
      .join('; ')}.`,
    width: WIDTH,
    height: top + size + 34,
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

/** `start` is the report's date: the months are named from it. */
export function timelineChart({ timeline }: Pick<Insights, 'timeline'>, start: string): Chart {
  const [left, top, row, lane] = [6, 24, 30, 22]
  const month = (WIDTH - 2 * left) / MONTHS
  const x = (value: number) => round(left + month * clamp(value, 0, MONTHS))
  const lanes = [...new Set(timeline.map((task) => task.lane))]
  const height = top + lanes.length * lane + timeline.length * row + 8
  const marks: Mark[] = []
  monthNames(start).forEach((name, index) => {
    if (index % 2 === 0)
      marks.push({ kind: 'rect', at: [x(index), 0], width: round(month), height, radius: 0, fill: 'panel' })
    marks.push({
      kind: 'text',
      at: [round(x(index) + month / 2), 14],
      size: 9,
      anchor: 'middle',
      tone: 'muted',
      text: name,
    })
  })
  let y = top
  lanes.forEach((name, index) => {
    marks.push({ kind: 'line', from: [left, y], to: [WIDTH - left, y], stroke: 'grid', width: 0.6 })
    marks.push({
      kind: 'text',
      at: [left + 2, y + 15],
      size: 10,
      anchor: 'start',
      tone: 'ink',
      bold: true,
      text: cut(name, 62),
    })
    y += lane
    for (const task of timeline.filter((one) => one.lane === name)) {
      const late = task.from > 5 // the name of a late task ends where its bar ends
      const at: Point = [late ? x(task.to) : x(task.from), y + 9]
      marks.push({
        kind: 'text',
        at,
        size: 9,
        anchor: late ? 'end' : 'start',
        tone: 'ink',
        text: cut(task.task, late ? 52 : 58),
      })
      const width = Math.max(4, round(x(task.to) - x(task.from)))
      marks.push({
        kind: 'rect',
        at: [x(task.from), y + 13],
        width,
        height: 9,
        radius: 3,
        fill: index % 2 === 0 ? 'accent' : 'second',
      })
      y += row
    }
  })
  const names = new Map(timeline.map((task) => [task.id, task.task]))
  const waits = (after: string[]) => after.map((id) => names.get(id) ?? id).join(', ')
  return {
    kind: 'timeline',
    title: 'The next twelve months',
    description: `${timeline
      .map(
        (task) =>
          `${task.lane}, ${task.task}: month ${figure(task.from)} to ${figure(task.to)}${task.after.length > 0 ? `, after ${waits(task.after)}` : ''}`,
      )
      .join('; ')}.`,
    width: WIDTH,
    height,
    marks,
    table: {
      head: ['Part', 'Task', 'From month', 'To month', 'Waits for'],
      rows: timeline.map((task) => [
        task.lane,
        task.task,
        figure(task.from),
        figure(task.to),
        waits(task.after) || '–',
      ]),
    },
  }
}

/** Discs that would hide each other are pushed apart; the same input always ends the same way. */
function apart(spots: Point[], distance: number, [left, top, size]: [number, number, number]): Point[] {
  const moved = spots.map(([x, y]): Point => [x, y])
  for (let round = 0; round < 60; round += 1) {
    let still = true
    for (let a = 0; a < moved.length; a += 1) {
      for (let b = a + 1; b < moved.length; b += 1) {
        const [one, two] = [moved[a], moved[b]]
        if (!one || !two) continue
        const gap = Math.hypot(two[0] - one[0], two[1] - one[1])
        if (gap >= distance) continue
        still = false
        const angle = gap > 0.01 ? Math.atan2(two[1] - one[1], two[0] - one[0]) : (b * Math.PI) / 3
        const step = (distance - gap) / 2 + 0.1
        one[0] -= step * Math.cos(angle)
        one[1] -= step * Math.sin(angle)
        two[0] += step * Math.cos(angle)
        two[1] += step * Math.sin(angle)
        for (const spot of [one, two]) {
          spot[0] = clamp(spot[0], left + 12, left + size - 12)
          spot[1] = clamp(spot[1], top + 12, top + size - 12)
        }
      }
    }
    if (still) break
  }
  return moved.map(([x, y]) => [round(x), round(y)])
}

function monthNames(start: string): string[] {
  const date = new Date(start)
  const first = Number.isNaN(date.getTime()) ? undefined : date.getUTCMonth()
  return Array.from({ length: MONTHS }, (_, index) =>
    first === undefined ? String(index + 1) : (MONTH_NAMES[(first + index) % MONTHS] ?? ''),
  )
}

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function twoLines(label: string): string[] {
  const [first, ...rest] = label.split(' and ')
  return label.length > 12 && rest.length > 0 ? [`${first} and`, rest.join(' and ')] : [label]
}

function cut(text: string, length: number) {
  const letters = Array.from(text) // by code point: half a pair is no letter
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : text
}

function figure(value: number) {
  return String(Math.round(value * 10) / 10)
}

function clamp(value: number, min: number, max: number) {
  return Math.min(max, Math.max(min, Number.isFinite(value) ? value : min))
}

function round(value: number) {
  return Math.round(value * 100) / 100
}
