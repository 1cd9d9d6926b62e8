import { plain } from '../check/words.ts'
import type { Facts } from '../facts.ts'
import type { Plan } from '../plan.ts'
import { parseAnswer } from './answer.ts'
import type { Written } from './blocks.ts'
import { fenced } from './fence.ts'
import { clientBlock, lawBlock, planBlock, sumsBlock } from './material.ts'
import { again } from './read-step.ts'
import { judgement } from './shapes.ts'

/** Step 5: does a block say what its grounds do not support? */
export function judgePrompt(
  facts: Facts,
  plan: Plan,
  blocks: readonly Written[],
  reasons: readonly string[] = [],
): string {
  return [
    clientBlock(facts),
    lawBlock(facts),
    planBlock(plan),
    sumsBlock(plan),
    fenced(
      'blocks',
      blocks.map(({ id, text, rests }) => ({ id, text, rests })),
    ),
    [
      'Step: judge. Somebody else wrote these blocks. Find every sentence that claims something about the client, the plan or the law which the statements, the plan, the computed sums or arithmetic shown in the sentence do not support. Look hardest for: a figure beside another noun or period than in the brief; an agreement, approval, purchase or attempt that nobody told of; records, systems, skills or staff the client does not have; a refused wish granted; a limit, promise or month broken; a cause or effect stated as certain where the brief only allows a guess; law of another country; dates, order or costs other than the plan’s.',
      'Advice, proposals, tests, general knowledge of the trade, guesses marked as such and plain inferences that any careful reader would draw need no support. Do not judge style.',
      'unsupported: for each such sentence the block id, quote (the exact words at fault) and why in one line. All is supported: an empty list.',
    ].join('\n'),
    ...again(reasons),
  ].join('\n\n')
}

/** What is unsupported, by block; undefined where the answer cannot be read. */
export function parseJudgement(text: string, blocks: readonly Written[]): Map<string, string[]> | undefined {
  const found = judgement.safeParse(parseAnswer(text))
  if (!found.success || !/"unsupported"/.test(text)) return undefined
  const faults = new Map<string, string[]>()
  for (const { block, quote, why } of found.data.unsupported) {
    const named = blocks.find(({ id }) => id === block.trim())
    const held =
      named && (quote.trim() === '' || plain(named.text).includes(plain(quote).slice(0, 60)))
        ? named
        : blocks.find(({ text: said }) => quote.trim().length > 8 && plain(said).includes(plain(quote)))
    if (held)
      faults.set(held.id, [
        ...(faults.get(held.id) ?? []),
        `“${quote.slice(0, 120)}” is not supported: ${why.slice(0, 200)}`,
      ])
  }
  return faults
}
