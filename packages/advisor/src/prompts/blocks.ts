import type { Plan } from '../plan.ts'

/**
 * A part of the report that a model writes as it sees fit, in paragraphs and labelled points of its own number and order.
 * Headings, dates, costs, refusals and references are rendered from the plan around it. Where one is left empty it is
 * asked for again; then the built-in text stands in, and the report says so.
 */
export interface Place {
  id: string
  /** Words asked for are the words accepted. */
  words: number
  ask: string
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

const place = (id: string, words: number, ask: string): Place => ({ id, words, ask })

export function placeOf(id: string): string {
  return id.trim().replace(/\.\d+$/, '')
}

export function placesOf(group: Group, plan: Plan): Place[] {
  const { thin } = plan
  const pieces = plan.initiatives.length
  switch (group) {
    case 'opening':
      return [
        place(
          'opening',
          thin ? 170 : 340,
          `the executive summary. First sentence: the decision or the answer that changes most for this reader, in the reader’s own words and no surer than the figures are; a question the client asks is answered there. Then, within ninety words, the rest of the decision: what to start with, what not to buy or do, what it costs against every limit of money (without a currency: the ceiling in the client’s own unit), and on which day and by which number the rest is decided. Then ${thin ? 'two' : 'three or four'} findings, a block each, labelled with the finding itself as a short sentence (at most eleven words, no arithmetic), the one that changes most first; its text tells in two to four sentences what shows it and what follows. They are what the client’s own figures say and the brief does not: what the target means in cases or money, what the believed cause could explain at most and which cause is likelier, the goals that pull against each other and your way out, the two figures that disagree and the likeliest reason, the hidden deadline, the person or record everything hangs on; and what nobody knows yet, with the cheap way to know it in days`,
        ),
        place(
          'why',
          thin ? 85 : 130,
          'why start here: the first piece against the obvious candidate (as a rule the AI that the client asks for), weighed fairly by the facts that decide it, and by what the others follow. Then, labelled What would change this order, the single unknown that would, how to settle it cheaply, and what you would do then.',
        ),
      ]
    case 'initiatives':
      return plan.initiatives.map(({ label, ai }) =>
        place(
          label,
          thin ? 145 : pieces > 4 ? 150 : pieces > 3 ? 165 : 190,
          `${label}: one idea, told so that its owner sees it. What is done and why it works here; then show it at work with one example from this client’s own things (what AI would catch, sort, draft or leave alone; what somebody does differently from then on)${ai ? '' : ' (“Not AI.” is printed before it)'}; then what stays with a person. It is told as to a colleague and not as a specification: steps, hours and exceptions that its owner can settle alone are left out, and what protects life or limb stands under security. Last, a point labelled Measure (today’s figure and the wanted one as the client gives them, and how it is counted where that matters; else how the start is found) and one labelled Test, as the owner would say it to the people who do it: what is tried on which cases for how long; the one number that decides; what is done if it is missed; where it is too small to prove much, say so`,
        ),
      )
    case 'closing':
      return [
        place(
          'timeline',
          thin ? 90 : 140,
          `${thin ? 'no table is printed for this reader: the points are all there is, with the day on which each piece begins and is decided' : 'printed above it: a table with each piece, its owner, begin and day of decision, and the dated events'}. You tell, in three to five points labelled with their time (This week, a day, a month), this week first, with everything that needs no project and no money (a rule, a letter, a list, a question to somebody outside); the first day’s work by person; what a gate decides and what happens then; when nothing new begins. Last, labelled Likely misses, where each target that will be missed will end instead (marked as our guess) and why, the main goal first; leave that out where none will.`,
        ),
        place(
          'security',
          thin ? 130 : 200,
          'three to five points, each labelled with its matter: a risk of this plan for these people and records, what must never happen, what holds it, how harm would be noticed and by whom; how the client’s own agreements and promises are kept. One labelled Never typed into a tool: a list of nouns that no piece of this plan hands to one. One labelled Law: the two to four rules that change what is done here, each by its name, the governing one first, with what the client must do; in a supervised field or under a scheme also what its supervisor or auditor asks of suppliers, incidents and records; a sentence that counsel confirms them is printed behind it; where no country is known, instead of it one labelled Ask where you work: the one or two things to ask locally, and whom.',
        ),
        place(
          'closing',
          thin ? 60 : 80,
          'the conclusion in two to four sentences: it draws the plan together (what comes first and what that decides, what is refused, what waits for which answer) and ends with the one thing to remember. No new idea, and no sentence that stands elsewhere.',
        ),
        place(
          'questions',
          70,
          'one or two questions, a block each, whose answers would change the plan most, and what each would change.',
        ),
      ]
  }
}
