import { plain } from '../check/words.ts'
import type { Facts } from '../facts.ts'
import type { Plan } from '../plan.ts'
import { parseAnswer } from './answer.ts'
import type { Written } from './blocks.ts'
import { fenced } from './fence.ts'
import { settledBlocks } from './material.ts'
import { again } from './read-step.ts'
import { judgement, type JudgementAnswer } from './shapes.ts'

/** Step 6: does a block say what its grounds do not support, and would its reader understand it at once? */
export function judgePrompt(
  facts: Facts,
  plan: Plan,
  blocks: readonly Written[],
  reasons: readonly string[] = [],
): string {
  return [
    ...settledBlocks(facts, plan),
    fenced(
      'blocks',
      blocks.map(({ id, label, text, rests }) => ({ id, label, text, rests })),
    ),
    [
      'Step: judge. Somebody else wrote these blocks. Find every sentence that claims something about the client, the plan or the law which the statements, the plan, the computed sums or arithmetic shown in the sentence do not support. Look hardest for: a figure beside another noun or period than in the brief; an agreement, approval, purchase or attempt that nobody told of; records, systems, skills or staff the client does not have; a refused wish granted; a limit, promise or month broken; a cause or effect stated as certain where the brief only allows a guess; law of another country; dates, order or costs other than the plan’s.',
      'Advice, proposals, tests, general knowledge of the trade, guesses marked as such and plain inferences that any careful reader would draw need no support.',
      'unsupported: for each such sentence the block id, quote (the exact words at fault) and why in one line. All is supported: an empty list.',
      'Then read them as the owner does, who is busy, knows the trade and not our words. unclear: at most six passages that must be read twice, compress a thought into a riddle, leave a number without its meaning, leave out what a sum in brackets would have told (such brackets are printed in a list at the end), stop one step before what follows from it, repeat another block, or would fit any firm: the block id, quote and why, with what you would want to be told instead.',
    ].join('\n'),
    ...again(reasons),
  ].join('\n\n')
}

export interface Judgement {
  /** By block, what its grounds do not support: it is not printed so. */
  unsupported: Record<string, string[]>
  /** By block, what its reader would stumble over: it may be written better. */
  unclear: Record<string, string[]>
}

/** Undefined where the answer cannot be read. */
export function parseJudgement(text: string, blocks: readonly Written[]): Judgement | undefined {
  const found = judgement.safeParse(parseAnswer(text))
  if (!found.success || !/"unsupported"/.test(text)) return undefined
  return {
    unsupported: byBlock(found.data.unsupported, blocks, 'is not supported'),
    unclear: byBlock(found.data.unclear, blocks, 'is not clear'),
  }
}

function byBlock(
  remarks: JudgementAnswer['unsupported'],
  blocks: readonly Written[],
  verdict: string,
): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { block, quote, why } of remarks) {
    const named = blocks.find(({ id }) => id === block.trim())
    const held =
      named ?? blocks.find((one) => quote.trim().length > 8 && plain(`${one.label} ${one.text}`).includes(plain(quote)))
    if (held) (found[held.id] ??= []).push(`“${quote.slice(0, 120)}” ${verdict}: ${why.slice(0, 240)}`)
  }
  return found
}
