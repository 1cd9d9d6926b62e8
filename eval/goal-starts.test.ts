import { readFileSync } from 'node:fs'
import { advise } from '@cairn/advisor/advise'
import type { Statement } from '@cairn/advisor/facts'
import { expect, test } from 'vitest'

interface Told {
  goals: string
  /** Its goals, each from its first word to its last. */
  key: string[]
}

/** 120 texts of two writers from whom nothing was learned: lists, lines, paragraphs, fragments, run-on sentences, ten languages. */
const TEXTS = readFileSync(new URL('labels/goal-starts.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Told)
const NEEDS = new Set(['goal', 'wish', 'question', 'pain'])

test('of what people type, five in six goals are read as one goal each', () => {
  const found = TEXTS.flatMap(countOf)
  const whole = found.filter((count) => count === 1).length
  expect(TEXTS).toHaveLength(120)
  expect(found.length).toBeGreaterThan(440)
  expect(whole / found.length).toBeGreaterThan(0.83)
})

/** How many needs were read from each goal. */
function countOf({ goals, key }: Told): number[] {
  const { facts } = advise(
    {
      report_type: 'opportunity_assessment',
      company_name: 'Firm',
      industry: 'Other',
      company_size: '20-99 employees',
      description: 'A firm with forty people.',
      business_goals: goals,
      challenges: 'Too little time.',
      data_collected: 'Orders in a spreadsheet.',
      team_ai_familiarity: 'Two people know spreadsheets.',
    },
    { date: '2026-11-15' },
  )
  const text = facts.fields.goals
  const spans = key.map((goal) => [text.indexOf(goal), text.indexOf(goal) + goal.length] as const)
  const own = facts.statements.filter(
    ({ span, continues, kind }) => span.field === 'goals' && !continues && NEEDS.has(kind),
  )
  const homes = own.map((one) => homeOf(one, spans))
  return spans.flatMap(([start], place) => (start < 0 ? [] : [homes.filter((home) => home === place).length]))
}

/** The goal with which a statement shares most. */
function homeOf({ span }: Statement, spans: readonly (readonly [start: number, end: number])[]): number {
  const shared = spans.map(([start, end]) => Math.min(span.end, end) - Math.max(span.start, start))
  const most = Math.max(...shared)
  return most > 0 ? shared.indexOf(most) : -1
}
