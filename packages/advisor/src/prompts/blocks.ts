import type { Plan } from '../plan.ts'

/** What is written by a model, block by block; everything else is rendered from the plan. */
export interface BlockSpec {
  id: string
  /** Words asked for are the words accepted. */
  words: number
  ask: string
  /** Without it the built-in text stands in, and the report says so. */
  required: boolean
}

export const GROUPS = ['opening', 'initiatives', 'closing'] as const
export type Group = (typeof GROUPS)[number]

export interface Written {
  id: string
  label: string
  text: string
  rests: string[]
}

const series = (name: string, count: number, least: number, words: number, ask: string): BlockSpec[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${name}.${at + 1}`,
    words,
    ask: at === 0 ? ask : 'the next one, or nothing',
    required: at < least,
  }))

export function specsOf(group: Group, plan: Plan): BlockSpec[] {
  const thin = plan.thin
  switch (group) {
    case 'opening':
      return [
        {
          id: 'decision',
          words: 65,
          required: true,
          ask: `the decision in one breath: what to start with and why, what follows, what it costs against the budget or in days, and what to leave. A line “Start with …” and the refusals are printed before and after it: do not repeat them.`,
        },
        ...series(
          'sums',
          thin ? 2 : 4,
          plan.insights.length === 0 ? 0 : 1,
          38,
          'a sum from the client’s figures that decides something, arithmetic shown, then what follows from it',
        ),
        ...series(
          'implied',
          3,
          1,
          34,
          'something the brief does not say aloud: cause, hidden deadline, conflict, thin records, a dependence on one person',
        ),
        {
          id: 'why',
          words: 70,
          required: true,
          ask: 'why the first initiative comes first, against the obvious candidate, with the facts that decide it. The table of points is printed above it.',
        },
        {
          id: 'change',
          words: 34,
          required: true,
          ask: 'which single unknown would change the order, and how to settle it cheaply',
        },
      ]
    case 'initiatives':
      return plan.initiatives.flatMap(({ label, ai }) => [
        {
          id: `${label}.how`,
          words: 48,
          required: true,
          ask: `${label}: what happens on a working day, with whom, and what it will not do${ai ? '' : ' (it is not AI; the report says so)'}`,
        },
        {
          id: `${label}.data`,
          words: 22,
          required: false,
          ask: `${label}: which told records it uses, and their weakness for this use; what is missing`,
        },
        { id: `${label}.person`, words: 16, required: false, ask: `${label}: what stays with a person, and with whom` },
        ...(ai
          ? [{ id: `${label}.without`, words: 16, required: false, ask: `${label}: the cheaper way without AI` }]
          : []),
      ])
    case 'closing':
      return [
        ...series('days', 3, 2, 24, 'a step of the first 30 days: who does what, done when'),
        {
          id: 'misses',
          words: 45,
          required: false,
          ask: 'which target will likely be missed in the first year, by how much (marked as our guess), and why; empty where none',
        },
        ...series(
          'security',
          3,
          2,
          32,
          'a risk of this plan for these people and records, and what holds it; label: two or three words. The client’s own agreements, the law and the list of what never to paste are printed by code.',
        ),
        {
          id: 'summary',
          words: 55,
          required: true,
          ask: 'what to do this week and this quarter, what to refuse, what decides the rest',
        },
        ...series(
          'questions',
          2,
          1,
          25,
          'a question whose answer would change the plan most, and what it would change',
        ),
      ]
  }
}
