import type { Facts } from '../facts.ts'
import type { Plan } from '../plan.ts'
import { parseAnswer } from './answer.ts'
import { GROUPS, placesOf } from './blocks.ts'
import { fenced } from './fence.ts'
import { settledBlocks } from './material.ts'
import { again } from './read-step.ts'
import { draft, type ProposalAnswer } from './shapes.ts'

/** Step 4: the whole report in one sitting, since parts that are written apart repeat one another and do not connect. */
export function draftPrompt(
  facts: Facts,
  plan: Plan,
  notes: ProposalAnswer['notes'],
  reasons: readonly string[] = [],
): string {
  const places = GROUPS.flatMap((group) => placesOf(group, plan))
  return [
    ...settledBlocks(facts, plan),
    fenced('notes', notes),
    [
      'Step: draft. The plan is settled. Write the report its reader acts on, whole and in one sitting, from the first line to the last: text holds it all, each place under its name on a line of its own. Headings, owners, dates and costs of the pieces, the timeline’s table, the money in all and the refusals with their reasons are printed by code: do not tell them again. Of the notes, tell with its number each that changes a decision; the others are left out.',
      MANNER,
      'Places:',
      ...places.map(({ id, words, ask }) => `- ${id} (at most ${words} words): ${ask}`),
      'When it stands, read it once as the owner, who knows the trade and has ten minutes: a sentence that must be read twice is said again in plainer words, what says nothing new is struck, and what the reader would ask next is answered where it comes up.',
    ].join('\n'),
    ...again(reasons),
  ].join('\n\n')
}

/** How it reads; an example is followed sooner than a rule. */
export const MANNER = [
  'Write as the best adviser you know would speak, to an owner whose time is dear: the verdict first and then its reason, in the words the owner uses. Each paragraph has one idea and explains it; five steps noted one after the other explain nothing. Sentences are whole and connected (because, so, but, for example), with who does what in them; let their length vary, and let a colon or a contrast do its work. One condition a sentence: what holds only if this and that and unless is too much for any reader. The words given are room to say a few things plainly, not to say more things. No sentence that would fit another firm, no chains of nouns, no “it” or “do so” that points to another place. A figure stands only where it decides something. Nothing is said in two places, and what is only a guess never opens a paragraph as a verdict.',
  'The manner, for another client (learn how it reads; take none of its words or numbers):',
  'opening: Do not buy the planning software yet. Your yard is not short of plans; it is short of Olaf. Of last spring’s 19 late boats, 15 waited for him and not for parts. So begin on 7 December with a list on the workshop wall: which engine jobs need Olaf, and which need only somebody he has shown once. That takes €2,000 to 4,000 of your €30,000. On 1 March one number decides about the software: how many boats still wait for him.',
  '[label: Olaf leaves before the season you plan for] He goes in April and 64 boats go into the water in May. Four engine jobs a week for the 15 weeks until then make 60, and 96 are booked (4 × 15 = 60). So 36 fall to people who have never done one alone, whatever the software says. Teaching shortens that list, and winter is when the yard has time for it.',
  '[label: Both counts of late boats may be right] The office counts 19 by the contract, the workshop 11 by the last date promised. If so, eight owners were given a new date that nobody at the benches knew of. One list with both dates settles it in an hour.',
  'I1: Most of what Olaf knows has never been written down, so nobody else dares to close an engine. Let him say it instead. While he works he talks into a phone: “This impeller looks fine, but turn it, it drags; that is the third one this winter.” AI makes a checklist of it for each kind of engine, he corrects that over coffee, and Ines does the next one by it while he watches. Steering and fuel stay his until he has signed for somebody.',
  '[label: Measure] Boats handed over after the first date their owner was given: 19 of 64 last spring, at most 8 wanted.',
  '[label: Test] Ines does ten jobs by the list before 1 March. If nine of them stay out of the yard, she goes on alone; if not, look for a mechanic in March, while there are any.',
  'timeline: [label: This week] The office prints the list with both dates. [label: 7 December] The wall list goes up, and Olaf and Ines sort the first week’s jobs together.',
  'closing: Teach first, count second, buy last. If Ines can do a third of the engine jobs by March, you need no software to be on time; if she cannot, no software would have helped.',
].join('\n')

/** Too short to be a report: not one. */
const LETTERS_MIN = 400

export function parseDraft(text: string): string | undefined {
  const found = draft.safeParse(parseAnswer(text))
  return found.success && found.data.text.length >= LETTERS_MIN ? found.data.text : undefined
}
