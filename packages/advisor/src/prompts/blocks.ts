import type { Plan } from '../plan.ts'

/**
 * A part of the report that a model writes as it sees fit, in paragraphs and labelled points of its own number and order.
 * Headings, dates, costs, refusals and references are rendered from the plan around it.
 */
export interface Place {
  id: string
  /** Words asked for are the words accepted. */
  words: number
  ask: string
  /** Without it the built-in text stands in, and the report says so. */
  required: boolean
}

export const GROUPS = ['opening', 'initiatives', 'closing'] as const
export type Group = (typeof GROUPS)[number]

/** One paragraph, or one point where it has a label. Its id is its place and its number there: I2.3. */
export interface Written {
  id: string
  label: string
  text: string
  rests: string[]
}

const needed = (id: string, words: number, ask: string): Place => ({ id, words, ask, required: true })
const maybe = (id: string, words: number, ask: string): Place => ({ id, words, ask, required: false })

export function placeOf(id: string): string {
  return id.trim().replace(/\.\d+$/, '')
}

export function placesOf(group: Group, plan: Plan): Place[] {
  const { thin } = plan
  const pieces = plan.initiatives.length
  switch (group) {
    case 'opening':
      return [
        needed(
          'opening',
          thin ? 140 : 230,
          `the executive summary. In the first two or three sentences the decision: what to start with, what not to buy or do, what it costs against every limit of money (without a currency: the ceiling in the client’s own unit), and on which day and by which rule the rest is decided; a question the client asks is answered in the first words. Then, labelled The sums, what the client’s own figures say (nothing where there are none): the two to four of the plan’s sums that change somebody’s mind, each conclusion first and its arithmetic in brackets. Then two or three blocks that all carry the label What the brief does not say aloud, one point each, with its number where the client’s figures give one that tells something: the hidden deadline, the goals that pull against each other, the one cause, the two figures that disagree, the person or record everything hangs on; and what this plan does about it.`,
        ),
        needed(
          'why',
          thin ? 80 : 140,
          'why start here: the first piece against the obvious candidate (as a rule the AI that the client asks for), weighed fairly by the facts that decide it, and by what the others follow. Then, labelled What would change this order, the single unknown that would, how to settle it cheaply, and what you would do then.',
        ),
      ]
    case 'initiatives':
      return plan.initiatives.map(({ label, ai }) =>
        needed(
          label,
          thin ? 140 : pieces > 4 ? 145 : pieces > 3 ? 165 : 190,
          `how ${label} is done here, so that its owner could begin tomorrow: what happens on a working day, by whom and where first; what is AI and what is plain work${ai ? '' : ' (“Not AI.” is printed before it)'}; what its records cannot bear; the exact rule or wording where safety or a promise hangs on it; which case goes straight to a person, and who decides. Last a point labelled Measure (today’s figure and the wanted one as the client gives them; else how the start is found) and one labelled Test (on which cases, for how long, the number that decides, and what is done if it is missed).`,
        ),
      )
    case 'closing':
      return [
        maybe(
          'timeline',
          thin ? 80 : 130,
          'printed above it: a table with each piece, its owner, begin and day of decision, and the dated events. You tell the first two weeks by day and person, what is decided at which gate and what happens then, and when nothing new begins. Then, labelled Likely misses, which targets will be missed, by how much (marked as our guess) and why; leave that out where none will.',
        ),
        maybe(
          'security',
          thin ? 120 : 200,
          'three to five points, each labelled with its matter: a risk of this plan for these people and records, what must never happen, what holds it, how harm would be noticed and by whom; how the client’s own agreements and promises are kept. One labelled Never typed into a tool: a list of nouns that no piece of this plan hands to one. One labelled Law: the two or three rules that change what is done here, each by its name, the governing one first, with what the client must do; a sentence that counsel confirms them is printed behind it; no such point where no country is known.',
        ),
        needed(
          'closing',
          thin ? 50 : 70,
          'the conclusion, which says nothing for the second time: what to do this week, what decides the rest, the one thing to remember.',
        ),
        maybe(
          'questions',
          60,
          'one or two questions, a block each, whose answers would change the plan most, and what each would change.',
        ),
      ]
  }
}
