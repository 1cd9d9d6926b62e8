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
          words: 80,
          required: true,
          ask: `the decision in one breath: what to start with and why, what follows, what it costs against the budget or in days, and what the client should expect of it. A line “Start with …” is printed before it and the refusals after it: do not repeat them.`,
        },
        ...(plan.declined.length > 0
          ? [
              {
                id: 'no',
                words: 55,
                required: true,
                ask: 'everything the plan declines, named in a few words each with half a sentence why; begin with “No to”. What to do instead is printed under the initiatives.',
              },
            ]
          : []),
        ...series(
          'sums',
          thin ? 2 : 4,
          plan.insights.length === 0 ? 0 : 1,
          48,
          'a sum from the client’s figures that decides something, arithmetic shown, then what follows from it',
        ),
        ...series(
          'implied',
          3,
          1,
          45,
          'something the brief does not say aloud: one cause behind several troubles, a hidden deadline, two goals that pull against each other, figures that do not close, thin records, a dependence on one person; and what follows from it for the plan',
        ),
        {
          id: 'why',
          words: 90,
          required: true,
          ask: 'why the first initiative comes first, against the obvious candidate, with the facts that decide it. The table of points is printed above it.',
        },
        {
          id: 'change',
          words: 45,
          required: true,
          ask: 'which single unknown would change the order, how to settle it cheaply, and what you would do then',
        },
      ]
    case 'initiatives':
      return plan.initiatives.flatMap(({ label, ai }) => [
        {
          id: `${label}.how`,
          words: 75,
          required: true,
          ask: `${label}: how it works on a working day, step by step, with whom, where first, which case goes straight to a person, and what it will not do${ai ? '' : ' (it is not AI; the report says so)'}`,
        },
        {
          id: `${label}.data`,
          words: 32,
          required: false,
          ask: `${label}: which told records it uses, and their weakness for this use; what is missing`,
        },
        { id: `${label}.person`, words: 24, required: false, ask: `${label}: what stays with a person, and with whom` },
        ...(ai
          ? [{ id: `${label}.without`, words: 24, required: false, ask: `${label}: the cheaper way without AI` }]
          : []),
      ])
    case 'closing':
      return [
        ...series('days', 4, 2, 28, 'a step of the first 30 days: who does what, done when; then one of the first 90'),
        {
          id: 'misses',
          words: 60,
          required: false,
          ask: 'which target will likely be missed in the first year, by how much (marked as our guess), and why; empty where none',
        },
        ...series(
          'security',
          4,
          2,
          40,
          'a risk of this plan for these people and records: what must never happen, what holds it, and how harm would be noticed and by whom; label: two or three words. The client’s own agreements, the law and the list of what never to paste are printed by code.',
        ),
        {
          id: 'law',
          words: 70,
          required: false,
          ask: 'the listed law that truly bears on this plan, each named once with what the client must do or not do because of it; what is marked so, to be confirmed by counsel. Leave out what does not bear on it.',
        },
        {
          id: 'summary',
          words: 65,
          required: true,
          ask: 'what to do this week and this quarter, what to refuse, what decides the rest',
        },
        ...series(
          'questions',
          2,
          1,
          34,
          'a question whose answer would change the plan most, and what it would change',
        ),
      ]
  }
}
