import type { Facts } from '../facts.ts'
import type { Plan } from '../plan.ts'
import { parseAnswer } from './answer.ts'
import { GROUPS, placesOf } from './blocks.ts'
import { fenced } from './fence.ts'
import { clientBlock, lawBlock, planBlock, sumsBlock } from './material.ts'
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
    clientBlock(facts),
    lawBlock(facts),
    planBlock(plan),
    sumsBlock(plan),
    fenced('notes', notes),
    [
      'Step: draft. The plan is settled. Write the report its reader acts on, whole and in one sitting, from the first line to the last: text holds it all, each place under its name on a line of its own. Headings, owners, dates and costs of the pieces, the timeline’s table, the money in all and the refusals with their reasons are printed by code: do not tell them again. Every note that changes what somebody believes or does is told, with its number; the others are left out.',
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
  'Write as the best adviser you know would, to an owner whose time is dear: the verdict first and then its reason, in the words the owner uses; who does what on which day. Short paragraphs, each about one thing. One thought a sentence, whole sentences that can be said aloud, each leading to the next. What you cannot say plainly within the words given, leave out: fewer things told whole beat many in notes. None that would fit another firm, no chains of nouns, no “it” or “do so” that points to another place. A figure stands only where it decides something; arithmetic stands only in brackets behind its result, one pair a sentence, and not at all where any reader does it in the head. Nothing is said in two places.',
  'The voice, for another client: “Do not buy the planning software yet. Your yard is not short of plans. It is short of Olaf, because every engine job waits for him: six of your nine late boats stood in his queue last spring. So begin with a list on the workshop wall. Olaf marks which engine jobs need him and which need only somebody he has shown once, and from Monday the second kind goes to Ines. If a third of the jobs can move, he gains two days a week (our guess), and you will see it in the boats that leave on time. If they cannot, no software would have helped, and you know after three weeks and no money that you need a second mechanic.”',
].join('\n')

/** Too short to be a report: not one. */
const LETTERS_MIN = 400

export function parseDraft(text: string): string | undefined {
  const found = draft.safeParse(parseAnswer(text))
  return found.success && found.data.text.length >= LETTERS_MIN ? found.data.text : undefined
}
