import type { Reading } from './brief-reader.ts'
import { NEEDS_ANY } from './knowledge/needs.ts'
import type { UseCase } from './knowledge/schema.ts'
import { stem, words } from './reading/words.ts'

/** Whether the brief, or one sentence of it, holds a word that a use case cannot do without. */
export class Needs {
  readonly #brief: ReadonlySet<string>

  constructor(reading: Reading) {
    const name = words(`${reading.company} ${reading.customIndustry ?? ''}`).map(stem)
    this.#brief = runs([name, ...reading.sentences.filter((one) => !one.order).map((one) => one.all)])
  }

  inBrief(useCase: UseCase): boolean {
    return needed(useCase)?.some((phrase) => this.#brief.has(phrase)) ?? true
  }

  inSentence(useCase: UseCase, all: readonly string[]): boolean {
    const phrases = needed(useCase)
    if (!phrases) return true
    const said = runs([all])
    return phrases.some((phrase) => said.has(phrase))
  }
}

export function neededWords({ id }: UseCase): string[] {
  return NEEDS_ANY[id]?.split('|') ?? []
}

const NEEDED = new Map<string, string[]>(
  Object.entries(NEEDS_ANY).map(([id, list]) => [
    id,
    list.split('|').map((phrase) => words(phrase).map(stem).join(' ')),
  ]),
)

function needed({ id }: UseCase): string[] | undefined {
  return NEEDED.get(id)
}

const LONGEST = 4

/** Every run of up to four words. */
function runs(texts: readonly (readonly string[])[]): Set<string> {
  const found = new Set<string>()
  for (const all of texts)
    for (let at = 0; at < all.length; at += 1)
      for (let length = 1; length <= LONGEST && at + length <= all.length; length += 1)
        found.add(all.slice(at, at + length).join(' '))
  return found
}
