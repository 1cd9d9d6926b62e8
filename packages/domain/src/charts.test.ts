import { LENSES } from '@cairn/contract/insights'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Mark, mapChart, radarChart, timelineChart } from './charts.ts'

const lenses = LENSES.map((lens, index) => ({
  lens,
  label: `Lens ${index} and more`,
  score: index % 6,
  reason: 'because',
}))
const points = { impact: 20, feasibility: 20, data: 10, risk: 10, fit: 5, total: 65 }
const initiative = (label: string, impact: number, feasibility: number) => ({
  id: label,
  label,
  name: `Name of ${label}`,
  role: 'quick win' as const,
  lens: 'data' as const,
  impact,
  feasibility,
  weeks: 4,
  points,
  evidence: [],
  guidance: [],
})
const discs = (marks: Mark[]) => marks.filter((mark) => mark.kind === 'circle')

describe('radar', () => {
  test('says every score in words and in the table', () => {
    const chart = radarChart({ lenses })
    expect(chart.description).toContain('Lens 3 and more: 3')
    expect(chart.table.rows[3]).toEqual(['Lens 3 and more', '3', 'because'])
  })
  test('a full score lies on the outer ring, a zero in the centre', () => {
    const chart = radarChart({ lenses: lenses.map((lens, index) => ({ ...lens, score: index === 0 ? 5 : 0 })) })
    const [full, zero] = discs(chart.marks)
    expect(full?.at).toEqual([180, 54])
    expect(zero?.at).toEqual([180, 162])
  })
})

describe('impact and feasibility map', () => {
  test('initiatives on one spot do not hide each other', () => {
    const same = ['I1', 'I2', 'I3', 'I4', 'I5'].map((label) => initiative(label, 7, 7))
    const spots = discs(mapChart({ initiatives: same }).marks).map((disc) => disc.at)
    for (const [index, a] of spots.entries()) {
      for (const b of spots.slice(index + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(22)
    }
  })
  test('any figures stay inside the frame', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.double(), fc.double()), { maxLength: 5 }), (values) => {
        const chart = mapChart({ initiatives: values.map(([a, b], index) => initiative(`I${index}`, a, b)) })
        for (const { at } of discs(chart.marks)) {
          expect(at[0]).toBeGreaterThanOrEqual(0)
          expect(at[0]).toBeLessThanOrEqual(chart.width)
          expect(at[1]).toBeLessThanOrEqual(chart.height)
        }
      }),
    )
  })
})

describe('timeline', () => {
  const timeline = [
    { id: 'a', lane: 'Foundations', task: 'Clean the records', from: 0, to: 2, after: [] },
    { id: 'b', lane: 'I1 Quotes', task: 'Pilot', from: 2, to: 14, after: ['a'] },
  ]
  test.each([
    ['2026-11-15', ['Nov', 'Dec', 'Jan']],
    ['not a date', ['1', '2', '3']],
  ])('months are named from %s', (start, names) => {
    const texts = timelineChart({ timeline }, start).marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
    expect(texts.slice(0, 3)).toEqual(names)
  })
  test('says what waits for what, and no bar leaves the year', () => {
    const chart = timelineChart({ timeline }, '2026-11-15')
    expect(chart.description).toContain('Pilot: month 2 to 14, after Clean the records')
    const bars = chart.marks.filter((mark) => mark.kind === 'rect' && mark.height === 9)
    for (const bar of bars) expect(bar.kind === 'rect' && bar.at[0] + bar.width).toBeLessThanOrEqual(chart.width)
  })
})
