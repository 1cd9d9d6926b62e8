import { readFileSync } from 'node:fs'
import type { Chart, Mark, Tone } from '@cairn/domain/charts'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

export interface Picture {
  png: Uint8Array
  /** In points, as it stands on the page. */
  width: number
  height: number
}

/** Dots of the picture for each of the chart's own units: sharp in print. */
const ZOOM = 4
/** Points a unit, as in the PDF; none taller than this. */
const SCALE = { lenses: 0.8, map: 0.9, timeline: 1.1 }
const HEIGHT_MAX = 560

/** Draws charts as pictures, with the report's own letters. They are read anew for each: the small ones do for most. */
export async function chartPainter(fonts: Uint8Array[]): Promise<(chart: Chart) => Picture> {
  const small = fonts.filter((font) => font.byteLength < SMALL_BYTES)
  await initWasm(readFileSync(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  return (chart) => {
    const image = new Resvg(chartSvg(chart), {
      fitTo: { mode: 'zoom', value: ZOOM },
      background: '#fff',
      font: { fontBuffers: chart.marks.some(isEastAsian) ? fonts : small, defaultFontFamily: FAMILY },
    })
    const drawn = image.render()
    const png = drawn.asPng()
    drawn.free()
    image.free()
    const scale = Math.min(SCALE[chart.kind], HEIGHT_MAX / chart.height)
    return { png, width: (chart.width + 4) * scale, height: chart.height * scale }
  }
}

const FAMILY = 'Source Sans 3'
const SMALL_BYTES = 600_000
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u
const isEastAsian = (mark: Mark) => mark.kind === 'text' && EAST_ASIAN.test(mark.text)

/** The PDF's tones. */
const TONES: Record<Tone, string> = {
  ink: '#1a2226', muted: '#646a6a', grid: '#cfc8b9', panel: '#f5f2ea', accent: '#0d5c70', second: '#8a7a5c', 'on-accent': '#fff',
} // prettier-ignore

export function chartSvg({ width, height, marks }: Pick<Chart, 'width' | 'height' | 'marks'>): string {
  // A hair of room at both sides: letters that end at the edge would lose one.
  const size = `width="${width + 4}" height="${height}" viewBox="-2 0 ${width + 4} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${FAMILY}">${marks.map(drawn).join('')}</svg>`
}

function drawn(mark: Mark): string {
  if (mark.kind === 'line') {
    const [[x1, y1], [x2, y2]] = [mark.from, mark.to]
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${TONES[mark.stroke]}" stroke-width="${mark.width}"/>`
  }
  const [x, y] = mark.at
  if (mark.kind === 'circle') return `<circle cx="${x}" cy="${y}" r="${mark.radius}" fill="${TONES[mark.fill]}"/>`
  if (mark.kind === 'rect')
    return `<rect x="${x}" y="${y}" width="${mark.width}" height="${mark.height}" rx="${mark.radius}" fill="${TONES[mark.fill]}"/>`
  const weight = mark.bold ? ' font-weight="600"' : ''
  return `<text x="${x}" y="${y}" font-size="${mark.size}" text-anchor="${mark.anchor}" fill="${TONES[mark.tone]}"${weight}>${escaped(mark.text)}</text>`
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
