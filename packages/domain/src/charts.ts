/** A chart as plain marks: the page draws them as SVG, the PDF natively, so both show the same picture. */
export interface Chart {
  kind: 'lenses' | 'map' | 'timeline'
  title: string
  /** How to read it: what its sizes, places and colours mean. */
  caption: string
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
export type Anchor = 'start' | 'middle' | 'end'
export type Mark =
  | { kind: 'line'; from: Point; to: Point; stroke: Tone; width: number }
  | { kind: 'circle'; at: Point; radius: number; fill: Tone }
  | { kind: 'rect'; at: Point; width: number; height: number; radius: number; fill: Tone }
  | { kind: 'text'; at: Point; size: number; anchor: Anchor; tone: Tone; bold?: boolean; text: string }

/** A phone of 375 px shows a chart about 357 px wide. */
export const WIDTH = 340
/** There no letter is smaller than 12 px. */
export const TEXT = 12

export function words(
  text: string,
  at: Point,
  {
    size = TEXT,
    anchor = 'start',
    tone = 'ink',
    bold = false,
  }: Partial<Omit<Extract<Mark, { kind: 'text' }>, 'kind'>> = {},
): Mark {
  return { kind: 'text', at: [round(at[0]), round(at[1])], size, anchor, tone, ...(bold && { bold }), text }
}

export function bar(at: Point, width: number, height: number, fill: Tone, radius = 2): Mark {
  return { kind: 'rect', at: [round(at[0]), round(at[1])], width: round(Math.max(0, width)), height, radius, fill }
}

export function rule(from: Point, to: Point): Mark {
  return {
    kind: 'line',
    from: [round(from[0]), round(from[1])],
    to: [round(to[0]), round(to[1])],
    stroke: 'grid',
    width: 0.6,
  }
}

/** About how wide a text is set; the sans of page and PDF is a little narrower. */
export function widthOf(text: string, size = TEXT): number {
  return Array.from(text).length * size * 0.54
}

/** Ends at a colon or a word where it can. By code point: half a pair is no letter. */
export function shortened(text: string, length: number): string {
  const letters = Array.from(text)
  if (letters.length <= length) return text
  const head = text.slice(0, text.indexOf(':'))
  if (head.length > length * 0.3 && head.length <= length) return head
  const kept = letters.slice(0, length - 1).join('')
  const space = kept.lastIndexOf(' ')
  return `${(space > length * 0.6 ? kept.slice(0, space) : kept).trimEnd()}…`
}

export function figure(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Number.isFinite(value) ? value : min))
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
