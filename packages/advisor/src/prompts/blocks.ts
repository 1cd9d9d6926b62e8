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

const needed = (id: string, words: number, ask: string): BlockSpec => ({ id, words, ask, required: true })
const maybe = (id: string, words: number, ask: string): BlockSpec => ({ id, words, ask, required: false })

const series = (name: string, count: number, words: number, ask: string): BlockSpec[] =>
  Array.from({ length: count }, (_, at) =>
    maybe(`${name}.${at + 1}`, words, at === 0 ? ask : 'the next one, or nothing'),
  )

export function specsOf(group: Group, plan: Plan): BlockSpec[] {
  const { thin } = plan
  switch (group) {
    case 'opening':
      return [
        needed(
          'decision',
          thin ? 60 : 75,
          'the decision in one breath: the finding that decides everything (the conflict, the cause, the true deadline) with its way out, what to start with, what follows, what it costs against every limit of money, what the rest of a budget is for and until when. A question the client asks is answered in the first words. A line “Start with …” is printed before it.',
        ),
        ...(plan.declined.length > 0
          ? [
              maybe(
                'no',
                32,
                'what the plan declines, named in a few words each, with no more than a clause of reason; begin with “No to”. Reasons and what to do instead are printed under the initiatives: do not tell them here.',
              ),
            ]
          : []),
        ...(plan.sums.length < 2 && figured(plan)
          ? series(
              'sums',
              thin ? 1 : 2,
              42,
              'what a sum from the client’s own figures decides, the conclusion first and one line of arithmetic behind it: the goals on one scale of money where the figures allow it, capacity against demand, a figure that does not close, a belief that the figures do not bear',
            )
          : []),
        ...series(
          'implied',
          thin ? 2 : 4,
          38,
          'a finding, the conclusion first; the sums of the plan are printed above as a table, so give results and no arithmetic: what they decide, whose belief or limit they upset; one cause behind several troubles, a hidden deadline, two goals that pull against each other and the way out, thin records, a dependence on one person; and what follows for the plan',
        ),
        maybe(
          'known',
          36,
          'what is assumed, and what nobody knows yet with the cheap way to find out; costs are our guess',
        ),
        needed(
          'why',
          thin ? 45 : 72,
          `why the first initiative comes first, against the obvious candidate (as a rule the AI that the client asks for), weighed fairly, with the facts that decide it.${thin ? '' : ' The points are printed below it.'}`,
        ),
        maybe(
          'change',
          40,
          'which single unknown would change the order, how to settle it cheaply, and what you would do then',
        ),
      ]
    case 'initiatives':
      return plan.initiatives.flatMap(({ label, ai }) => [
        needed(
          `${label}.how`,
          thin ? 40 : 54,
          `${label}: how it works on a working day, with whom, where first, which case goes straight to a person, who decides, and what it will not do${ai ? '' : ' (“Not AI.” is printed before it)'}. Owner, dates, cost, measure and test are printed below it: do not tell them here.`,
        ),
        maybe(
          `${label}.measure`,
          24,
          `${label}: what is measured, with today’s figure and the wanted one as the client gives them; else how the start is found`,
        ),
        ...(thin
          ? []
          : [
              maybe(
                `${label}.data`,
                24,
                `${label}: only where it matters: the weakness of the told records for this use, or what is missing`,
              ),
            ]),
        ...(ai ? [maybe(`${label}.without`, 18, `${label}: the cheaper way without AI`)] : []),
      ])
    case 'closing':
      return [
        ...series(
          'days',
          thin ? 2 : 4,
          26,
          'a step of the first weeks (the first steps of the plan, the earliest first; the table above it shows only titles and dates): who does what, done by which day; the last one tells what stands after 90 days',
        ),
        maybe('free', 20, 'when nothing new begins, and why; empty where there is no such time'),
        ...(thin
          ? []
          : [
              maybe(
                'misses',
                45,
                'which targets will likely be missed, the chief one above all if it may be, by how much (marked as our guess), and why; empty where none',
              ),
            ]),
        ...series(
          'security',
          thin ? 2 : 4,
          34,
          'a risk of this plan for these people and records: what must never happen, what holds it, and how harm would be noticed and by whom; the client’s own agreements and promises, and how each is kept, belong here; label: two or three words',
        ),
        maybe(
          'never',
          24,
          'what of this client’s must never be typed into a tool, and no initiative of this plan hands to one; a list of nouns without a verb before it',
        ),
        maybe(
          'law',
          55,
          'the two or three rules that change what is done here, the governing one first (in a supervised field the supervisor’s own, also on suppliers and incidents), each with what the client must do or not do; what is marked so, to be confirmed by counsel',
        ),
        needed(
          'summary',
          thin ? 40 : 55,
          'a conclusion that says nothing for the second time: what to do this week, what decides the rest, the one thing to remember',
        ),
        ...series('questions', 2, 30, 'a question whose answer would change the plan most, and what it would change'),
      ]
  }
}

/** Whether the client gave figures to reckon with. */
function figured({ insights, initiatives }: Plan): boolean {
  return insights.length > 0 || initiatives.some(({ measures, told }) => measures.length + told.length > 0)
}
