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
          thin ? 130 : 300,
          `the executive summary. First sentence: the finding or the verdict that changes most for this reader, in the reader’s own words; a question the client asks is answered there. Then, in the first ninety words, the decision: what to start with, what not to buy or do, what it costs against every limit of money (without a currency: the ceiling in the client’s own unit), and on which day and by which rule the rest is decided. Then, labelled The sums, what the client’s own figures say (nothing where there are none), as an argument in which each sum leads to the next and every conclusion stands before its arithmetic: what the target means in cases and money, what the believed cause could explain at most, which cause is likelier and how much it explains, what nobody knows yet and how it is found out in days. Then two or three blocks that all carry the label What the brief does not say aloud, one point each: the hidden deadline, the goals that pull against each other and your way out, the two figures that disagree and the likeliest reason with its number, the person or record everything hangs on.`,
        ),
        needed(
          'why',
          thin ? 70 : 115,
          'why start here: the first piece against the obvious candidate (as a rule the AI that the client asks for), weighed fairly by the facts that decide it, and by what the others follow. Then, labelled What would change this order, the single unknown that would, how to settle it cheaply, and what you would do then.',
        ),
      ]
    case 'initiatives':
      return plan.initiatives.map(({ label, ai }) =>
        needed(
          label,
          thin ? 120 : pieces > 4 ? 130 : pieces > 3 ? 145 : 170,
          `${label}: two to five sentences on what is done and why it works here, so that its owner could begin tomorrow: what changes on a working day, what AI does and what people do${ai ? '' : ' (“Not AI.” is printed before it)'}, which case goes straight to a person. At most one rule that must be exact, or one thing that the records cannot bear, is a point of its own with a label. Last, in whole sentences that the owner understands at the first reading, a point labelled Measure (today’s figure and the wanted one as the client gives them, and how it is counted where that matters; else how the start is found) and one labelled Test (on which cases, for how long, the number that decides, and what is done if it is missed).`,
        ),
      )
    case 'closing':
      return [
        maybe(
          'timeline',
          thin ? 70 : 115,
          'printed above it: a table with each piece, its owner, begin and day of decision, and the dated events. You tell what happens this week and in the first two weeks of work, by day and person, what is decided at which gate and what happens then, and when nothing new begins. Then, labelled Likely misses, where each target that will be missed will end instead (marked as our guess) and why, the main goal first; leave that out where none will.',
        ),
        maybe(
          'security',
          thin ? 110 : 180,
          'three to five points, each labelled with its matter: a risk of this plan for these people and records, what must never happen, what holds it, how harm would be noticed and by whom; how the client’s own agreements and promises are kept. One labelled Never typed into a tool: a list of nouns that no piece of this plan hands to one. One labelled Law: the two or three rules that change what is done here, each by its name, the governing one first, with what the client must do; a sentence that counsel confirms them is printed behind it; no such point where no country is known.',
        ),
        needed(
          'closing',
          thin ? 50 : 70,
          'the conclusion in two to four sentences: it draws the plan together (what comes first and what that decides, what is refused, what waits for which answer) and ends with the one thing to remember. No new idea, and no sentence that stands elsewhere.',
        ),
        maybe(
          'questions',
          60,
          'one or two questions, a block each, whose answers would change the plan most, and what each would change.',
        ),
      ]
  }
}
