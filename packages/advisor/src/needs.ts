import type { Reading } from './brief-reader.ts'
import { NEEDS_ANY } from './knowledge/needs.ts'
import type { UseCase } from './knowledge/schema.ts'
import { words } from './reading/words.ts'

/** Whether the brief, or one sentence of it, holds a word that a use case cannot do without. */
export class Needs {
  readonly #brief: ReadonlySet<string>
  readonly #sentences = new Map<readonly string[], Set<string>>()

  constructor(reading: Reading) {
    const name = words(`${reading.company} ${reading.customIndustry ?? ''}`)
    this.#brief = runs([name, ...reading.sentences.filter((one) => !one.order).map((one) => one.words)])
  }

  inBrief(useCase: UseCase): boolean {
    return needed(useCase)?.some((phrase) => this.#brief.has(phrase)) ?? true
  }

  inSentence(useCase: UseCase, said: readonly string[]): boolean {
    const phrases = needed(useCase)
    if (!phrases) return true
    let found = this.#sentences.get(said)
    if (!found) {
      found = runs([said])
      this.#sentences.set(said, found)
    }
    return phrases.some((phrase) => found.has(phrase))
  }
}

export function neededWords({ id }: UseCase): string[] {
  return NEEDS_ANY[id]?.split('|') ?? []
}

const NEEDED = new Map<string, string[]>(
  Object.entries(NEEDS_ANY).map(([id, list]) => [
    id,
    list.split('|').map((phrase) => words(phrase).map(singular).join(' ')),
  ]),
)

function needed({ id }: UseCase): string[] | undefined {
  return NEEDED.get(id)
}

const LONGEST = 4

/** Every run of up to four words. */
function runs(texts: readonly (readonly string[])[]): Set<string> {
  const found = new Set<string>()
  for (const all of texts.map((text) => text.map(singular)))
    for (let at = 0; at < all.length; at += 1)
      for (let length = 1; length <= LONGEST && at + length <= all.length; length += 1)
        found.add(all.slice(at, at + length).join(' '))
  return found
}

/** Only the plural goes: a stem would make an order book of a booking. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^s']s$/.test(word) ? word.slice(0, -1) : word.replace(/'s?$/, '')
}
