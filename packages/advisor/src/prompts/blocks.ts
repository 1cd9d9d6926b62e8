import type { Plan } from '../plan.ts'

/** What is written by a model, block by block; dates, costs, points and references are rendered from the plan. */
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

const needed = (id: string, words: number, ask: string): BlockSpec => ({ id, words, ask, required: true })
const maybe = (id: string, words: number, ask: string): BlockSpec => ({ id, words, ask, required: false })

export function specsOf(group: Group, plan: Plan): BlockSpec[] {
  const { thin } = plan
  switch (group) {
    case 'opening':
      return [
        needed(
          'decision',
          thin ? 60 : 80,
          'the decision in one breath: what to start with and why, what follows, what it costs against the budget or in days, what happens with the rest of a budget, and what to expect of it. A question the client asks is answered here, in its first words. A line “Start with …” is printed before it and the refusals after it: do not repeat them.',
        ),
        ...(plan.declined.length > 0
          ? [
              needed(
                'no',
                55,
                'everything the plan declines, named in a few words each with half a sentence why; begin with “No to”. What to do instead is printed under the initiatives.',
              ),
            ]
          : []),
        ...(figured(plan)
          ? series(
              'sums',
              thin ? 2 : 4,
              1,
              48,
              'a sum from the client’s own figures that decides something, arithmetic shown, then the conclusion the leader must draw from it',
            )
          : []),
        ...series(
          'implied',
          thin ? 2 : 3,
          1,
          45,
          'something the brief does not say aloud: one cause behind several troubles, a hidden deadline, two goals that pull against each other, figures that do not close, thin records, a dependence on one person; and what follows from it for the plan',
        ),
        needed(
          'known',
          45,
          'what is known from the client, what we assume, and what nobody knows yet with the cheap way to find out; costs and weeks are our guess',
        ),
        needed(
          'why',
          thin ? 55 : 85,
          'why the first initiative comes first, against the obvious candidate, weighed fairly, with the facts that decide it. The table of points is printed above it.',
        ),
        needed(
          'change',
          45,
          'which single unknown would change the order, how to settle it cheaply, and what you would do then',
        ),
      ]
    case 'initiatives':
      return plan.initiatives.flatMap(({ label, ai }) => [
        needed(
          `${label}.how`,
          thin ? 45 : 65,
          `${label}: how it works on a working day, step by step, with whom, where first, which case goes straight to a person, and what it will not do${ai ? '' : ' (“Not AI.” is printed before it)'}`,
        ),
        needed(
          `${label}.measure`,
          28,
          `${label}: what is measured, with today’s figure and the wanted one as the client gives them and by when; else how the start is found`,
        ),
        maybe(
          `${label}.data`,
          28,
          `${label}: which told records it uses, and their weakness for this use; what is missing`,
        ),
        maybe(`${label}.person`, 20, `${label}: what stays with a person, and with whom`),
        ...(ai ? [maybe(`${label}.without`, 20, `${label}: the cheaper way without AI`)] : []),
      ])
    case 'closing':
      return [
        ...series(
          'days',
          thin ? 2 : 4,
          2,
          28,
          'a step of the first 30 days: who does what, done when; the last one tells what stands after 90 days',
        ),
        ...(thin
          ? []
          : [
              maybe(
                'misses',
                55,
                'which target will likely be missed in the first year, by how much (marked as our guess), and why; empty where none',
              ),
            ]),
        ...series(
          'security',
          thin ? 2 : 4,
          2,
          40,
          'a risk of this plan for these people and records: what must never happen, what holds it, and how harm would be noticed and by whom; the client’s own agreements and promises, and how each is kept, belong here; label: two or three words',
        ),
        maybe(
          'never',
          28,
          'what of this client’s must never be typed into a tool; a list of nouns without a verb before it',
        ),
        maybe(
          'law',
          70,
          'the listed law that truly bears on this plan, each named once with what the client must do or not do because of it; what is marked so, to be confirmed by counsel. Leave out what does not bear on it.',
        ),
        needed(
          'summary',
          65,
          'what to do this week and this quarter, what to refuse, what decides the rest; a conclusion, no repetition',
        ),
        ...series(
          'questions',
          thin ? 2 : 3,
          1,
          34,
          'a question whose answer would change the plan most, and what it would change',
        ),
      ]
  }
}

/** Whether the client gave figures to reckon with. */
function figured({ insights, initiatives }: Plan): boolean {
  return insights.length > 0 || initiatives.some(({ measures, told }) => measures.length + told.length > 0)
}
