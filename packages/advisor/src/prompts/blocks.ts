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
          thin ? 60 : 95,
          'the decision as you would say it across the table: what to start with and why that decides the rest (the conflict, the cause, the true deadline), what follows, what it costs against every limit of money, and what the rest of a budget waits for. A question the client asks is answered in the first words. A line “Start with …” and its title is printed before it: do not repeat it.',
        ),
        ...(plan.declined.length > 0
          ? [
              maybe(
                'no',
                28,
                'what the plan declines, named in a few words each; begin with “No to”. Reasons and what to do instead are printed under the initiatives: do not tell them here.',
              ),
            ]
          : []),
        ...(figured(plan)
          ? [
              maybe(
                'sums',
                thin ? 45 : 95,
                'what the client’s own figures say, as a short paragraph that leads from one to the next: two to four of the plan’s sums, the conclusion first and the arithmetic in brackets behind it, what each upsets or decides',
              ),
            ]
          : []),
        ...series(
          'implied',
          thin ? 1 : 3,
          36,
          'what the brief does not say aloud and what follows from it for the plan, the conclusion first: a hidden deadline, two goals that pull against each other and the way out, one cause behind several troubles, thin records, a dependence on one person. Nothing that the sums above say',
        ),
        needed(
          'why',
          thin ? 45 : 85,
          `why the first initiative comes first, against the obvious candidate (as a rule the AI that the client asks for), weighed fairly, with the facts that decide it; then, in a sentence, by what the others were put behind it (effect on the client’s figures, what the people can do, the records, the risk).`,
        ),
        maybe(
          'change',
          45,
          'which single unknown would change the order, how to settle it cheaply, and what you would do then; what else is assumed',
        ),
      ]
    case 'initiatives':
      return plan.initiatives.flatMap(({ label, ai }) => [
        needed(
          `${label}.how`,
          thin ? 45 : 75,
          `${label}: how it works on a working day, with whom, where first, which part is AI and which is plain work, what the records cannot bear, which case goes straight to a person, who decides${ai ? '' : ' (“Not AI.” is printed before it)'}. Owner, dates, cost, measure and test are printed below it: do not tell them here.`,
        ),
        maybe(
          `${label}.measure`,
          20,
          `${label}: what is measured, with today’s figure and the wanted one as the client gives them; else how the start is found`,
        ),
      ])
    case 'closing':
      return [
        ...series(
          'days',
          thin ? 2 : 3,
          24,
          'a step of the first weeks (the first steps of the plan, the earliest first; the table above it shows only titles and dates): who does what, done by which day; the last one tells what stands after 90 days',
        ),
        maybe('free', 18, 'when nothing new begins, and why; empty where there is no such time'),
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
          32,
          'a risk of this plan for these people and records: what must never happen, what holds it, and how harm would be noticed and by whom; the client’s own agreements and promises, and how each is kept, belong here; label: two or three words',
        ),
        maybe(
          'never',
          20,
          'what of this client’s must never be typed into a tool, and no initiative of this plan hands to one; a list of nouns without a verb before it',
        ),
        maybe(
          'law',
          50,
          'the two or three rules that change what is done here, the governing one first (in a supervised field the supervisor’s own, also on suppliers and incidents), each with what the client must do or not do; a sentence that counsel confirms them is printed behind it',
        ),
        needed(
          'summary',
          thin ? 40 : 50,
          'a conclusion that says nothing for the second time: what to do this week, what decides the rest, the one thing to remember',
        ),
        ...series('questions', 2, 26, 'a question whose answer would change the plan most, and what it would change'),
      ]
  }
}

/** Whether the client gave figures to reckon with. */
function figured({ insights, initiatives }: Plan): boolean {
  return insights.length > 0 || initiatives.some(({ measures, told }) => measures.length + told.length > 0)
}
