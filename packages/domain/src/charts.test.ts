import { LENSES } from '@cairn/contract/lenses'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chart, type Mark, TEXT, widthOf, shortened } from './charts.ts'
import { lensChart } from './lens-chart.ts'
import { mapChart } from './map-chart.ts'
import { timelineChart } from './timeline-chart.ts'

const lenses = LENSES.map((lens, index) => ({
  lens,
  label: `Lens ${index} and more`,
  score: index % 6,
  reason: 'because',
}))
const points = { impact: 20, feasibility: 20, data: 10, risk: 10, fit: 5, total: 65 }
const initiative = (label: string, impact: number, feasibility: number, name = `Name of ${label}: told at length`) => ({
  id: label,
  label,
  name,
  role: 'quick win' as const,
  lens: 'data' as const,
  impact,
  feasibility,
  weeks: 4,
  points,
  evidence: [],
  guidance: [],
})
const timeline = [
  { id: 'i1-test', lane: 'I1 Quotes', task: 'Prepare and test', from: 0.46, to: 2, after: [] },
  { id: 'i1-use', lane: 'I1 Quotes', task: 'Put to use', from: 2, to: 14, after: ['i1-test'] },
  {
    id: 'i2-test',
    lane: 'I2 Letters from every clinic in the region',
    task: 'Prepare and test',
    from: 3,
    to: 4,
    after: [],
  },
]
const discs = ({ marks }: Chart) => marks.filter((mark) => mark.kind === 'circle')
const texts = ({ marks }: Chart) => marks.filter((mark) => mark.kind === 'text')
const bars = ({ marks }: Chart, fill: string) =>
  marks.filter((mark): mark is Extract<Mark, { kind: 'rect' }> => mark.kind === 'rect' && mark.fill === fill)
const boxOf = ({ at, size, anchor, text }: Extract<Mark, { kind: 'text' }>) => {
  const wide = widthOf(text, size)
  const left = anchor === 'start' ? at[0] : anchor === 'end' ? at[0] - wide : at[0] - wide / 2
  return { left, right: left + wide, top: at[1] - size + 2, bottom: at[1] + 2 }
}

test.each([
  ['lenses', lensChart({ lenses })],
  ['map', mapChart({ initiatives: [initiative('I1', 8, 7), initiative('I2', 3, 2)] })],
  ['timeline', timelineChart({ timeline }, '2026-11-15')],
])('%s: no letter is smaller than 12 px on a phone, and none leaves the picture', (_, chart) => {
  const phone = 357 / chart.width
  for (const text of texts(chart)) {
    expect(text.size * phone).toBeGreaterThanOrEqual(TEXT)
    expect(boxOf(text).left).toBeGreaterThanOrEqual(0)
    expect(boxOf(text).right).toBeLessThanOrEqual(chart.width + 4)
    expect(text.at[1]).toBeLessThanOrEqual(chart.height)
  }
})

describe('lenses', () => {
  test('two groups of bars: what there is to gain, and how ready the client is', () => {
    const chart = lensChart({ lenses: lenses.toReversed() })
    expect(
      texts(chart)
        .filter(({ bold, anchor }) => bold && anchor === 'start')
        .map(({ text }) => text),
    ).toEqual(['What there is to gain', 'How ready you are'])
    expect([bars(chart, 'accent').length, bars(chart, 'second').length]).toEqual([4, 4])
    expect(chart.description).toContain('What there is to gain, of 5: Lens 0 and more 0;')
    expect(chart.table.rows[3]).toEqual(['Lens 3 and more', '3', 'because'])
  })
  test('a full score fills its track, and no score leaves it', () => {
    const chart = lensChart({
      lenses: lenses.map((lens, index) => ({ ...lens, score: [5, 0, 99, Number.NaN][index % 4] ?? 0 })),
    })
    const track = bars(chart, 'panel')[0]?.width
    expect(bars(chart, 'accent').map(({ width }) => width)).toEqual([track, 0, track, 0])
  })
})

describe('impact and feasibility map', () => {
  test('is zoomed to its data, and says to what', () => {
    const chart = mapChart({ initiatives: [initiative('I1', 8.2, 7), initiative('I2', 6.1, 7.4)] })
    const [one, two] = discs(chart)
    expect(Math.abs((one?.at[1] ?? 0) - (two?.at[1] ?? 0))).toBeGreaterThan(80)
    expect(chart.description).toContain('impact 5 to 9, of 10')
    expect(texts(chart).map(({ text }) => text)).toContain('Name of I1')
  })
  test('initiatives on one spot hide neither each other nor a name', () => {
    const same = ['I1', 'I2', 'I3', 'I4', 'I5'].map((label) => initiative(label, 7, 7))
    const spots = discs(mapChart({ initiatives: same })).map((disc) => disc.at)
    for (const [index, a] of spots.entries())
      for (const b of spots.slice(index + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(22)
  })
  test('any figures stay inside the frame, and names apart', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double(), fc.double(), fc.string({ minLength: 1, maxLength: 60 })), { maxLength: 6 }),
        (values) => {
          const chart = mapChart({
            initiatives: values.map(([a, b, name], index) => initiative(`I${index}`, a, b, name)),
          })
          for (const { at } of discs(chart)) {
            expect(at[0]).toBeGreaterThanOrEqual(0)
            expect(at[0]).toBeLessThanOrEqual(chart.width)
            expect(at[1]).toBeLessThanOrEqual(chart.height)
          }
          const names = texts(chart)
            .filter(({ tone, bold }) => tone === 'ink' && !bold)
            .map(boxOf)
          for (const [index, a] of names.entries())
            for (const b of names.slice(index + 1))
              expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
        },
      ),
    )
  })
})

test('what is too long for its place ends at a colon or at a word', () => {
  expect(shortened('I1 Handover record: proof of delivery', 20)).toBe('I1 Handover record')
  expect(shortened('I2 Letters from the surgeon', 17)).toBe('I2 Letters from…')
  expect(shortened('I4 Stage: call and promise register', 20)).toBe('I4 Stage')
})

describe('timeline', () => {
  test('one row a part, its name at the left, and a colour for each kind of work', () => {
    const chart = timelineChart({ timeline }, '2026-11-15')
    const labels = texts(chart).filter(({ at }) => at[0] === 0)
    expect(labels.map(({ text }) => text)).toEqual(['I1 Quotes', 'I2 Letters from…'])
    expect([bars(chart, 'accent').length, bars(chart, 'second').length]).toEqual([2 + 1, 1 + 1]) // with the legend
    for (const bar of [...bars(chart, 'accent'), ...bars(chart, 'second')])
      expect(bar.at[0] + bar.width).toBeLessThanOrEqual(chart.width)
  })
  test.each([
    ['2026-11-15', ['2026', 'Jan', '2027', 'Apr', 'Jul', 'Oct']],
    ['2026-12-30', ['Jan', '2027', 'Apr', 'Jul', 'Oct']],
    ['2026-01-01', ['Jan', '2026', 'Apr', 'Jul', 'Oct']],
    ['not a date', ['Month 1', 'Month 4', 'Month 7', 'Month 10']],
  ])('months and years are named from %s', (start, names) => {
    const heads = texts(timelineChart({ timeline }, start)).filter(({ at }) => at[1] < 40)
    expect(heads.map(({ text }) => text)).toEqual(names)
  })
  test('shows as many months as the plan needs, six at least', () => {
    const short = timelineChart({ timeline: timeline.slice(2) }, '2026-11-15')
    expect(short.title).toBe('The next six months')
    expect(texts(short).map(({ text }) => text)).toEqual(expect.arrayContaining(['Dec', 'Jan', 'Feb', 'Mar', 'Apr']))
    expect(timelineChart({ timeline }, '2026-11-15').title).toBe('The next twelve months')
  })
  test('says in words and in the table which day, and what waits for what', () => {
    const chart = timelineChart({ timeline }, '2026-11-16T09:00:00Z')
    expect(chart.table.rows[0]).toEqual(['I1 Quotes', 'Prepare and test', '30 Nov 2026', '16 Jan 2027', '–'])
    expect(chart.description).toContain('I1 Quotes, Put to use: 16 Jan 2027 to')
    expect(chart.description).toContain('after I1 prepare and test')
  })
})
