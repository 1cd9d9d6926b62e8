import type { Insights } from '@cairn/contract/insights'
import type { Lens } from '@cairn/contract/lenses'
import { bar, type Chart, clamp, figure, type Mark, rule, shortened, type Tone, WIDTH, words } from './charts.ts'

const MOST = 5
const [LEFT, RIGHT] = [164, 308]
const ROW = 24
const GROUP = 30

/** Half of the lenses ask what there is to gain, half how ready the firm is: a high score means something else in each. */
const GROUPS: { title: string; tone: Tone; lenses: readonly Lens[] }[] = [
  { title: 'What there is to gain', tone: 'accent', lenses: ['customer', 'operations', 'decisions', 'knowledge'] },
  { title: 'How ready you are', tone: 'second', lenses: ['data', 'people', 'technology', 'risk'] },
]

export function lensChart({ lenses }: Pick<Insights, 'lenses'>): Chart {
  const groups = GROUPS.map((group) => ({
    ...group,
    scores: group.lenses.flatMap((wanted) => lenses.filter(({ lens }) => lens === wanted)),
  })).filter(({ scores }) => scores.length > 0)
  const marks: Mark[] = []
  let y = 0
  for (const { title, tone, scores } of groups) {
    marks.push(
      words(title, [0, y + 18], { bold: true }),
      words('of 5', [WIDTH, y + 18], { anchor: 'end', tone: 'muted' }),
    )
    y += GROUP
    marks.push(rule([0, y - 5], [WIDTH, y - 5]))
    for (const { label, score } of scores) {
      const value = clamp(score, 0, MOST)
      marks.push(
        words(shortened(label, 26), [0, y + 15]),
        bar([LEFT, y + 5], RIGHT - LEFT, 12, 'panel'),
        bar([LEFT, y + 5], ((RIGHT - LEFT) * value) / MOST, 12, tone),
        words(figure(value), [WIDTH, y + 15], { anchor: 'end', bold: true }),
      )
      y += ROW
    }
    y += 10
  }
  return {
    kind: 'lenses',
    title: 'Where you stand: eight lenses',
    caption: 'Each lens from 0 to 5. Above, a long bar means much to gain; below, that you are ready to take it.',
    description: groups
      .map(
        ({ title, scores }) =>
          `${title}, of 5: ${scores.map(({ label, score }) => `${label} ${figure(score)}`).join('; ')}.`,
      )
      .join(' '),
    width: WIDTH,
    height: Math.max(1, y - 4),
    marks,
    table: {
      head: ['Lens', 'Score of 5', 'Why'],
      rows: groups.flatMap(({ scores }) => scores.map(({ label, score, reason }) => [label, figure(score), reason])),
    },
  }
}
