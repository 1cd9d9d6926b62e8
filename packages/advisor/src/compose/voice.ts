import { hash } from '../hash.ts'
import { clip, escapeMarkdown } from '../reading/clean.ts'
import { isOrder } from '../reading/sentences.ts'

/** Chooses among phrasings by a hash of the brief: the same brief reads the same, two briefs read as two. */
export class Voice {
  readonly #seed: number

  constructor(seed: string) {
    this.#seed = hash(seed)
  }

  /** One of several ways to say it. `key` names the place, so that places do not all take the same number. */
  pick<T>(key: string, options: readonly T[]): T {
    return options[this.number(key, options.length)] as T
  }

  number(key: string, below: number): number {
    return hash(`${this.#seed}/${key}`) % below
  }
}

/** The client's words in a running sentence. */
export function quoted(text: string, max = 160): string {
  return `“${escapeMarkdown(clip(text.replace(/\s+/g, ' ').replace(/[.。;]$/, ''), max))}”`
}

export function lowerFirst(text: string): string {
  // 'AI', 'GST' and 'I' stay as they are.
  return /^[A-Z][a-z’']/.test(text) || text.startsWith('A ') ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Whole sentences until there are enough words to mean something. */
export function opening(text: string, enough: number): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z])/)
  let kept = ''
  for (const sentence of sentences) {
    if (kept && kept.split(' ').length >= enough) break
    kept = kept ? `${kept} ${sentence}` : sentence
  }
  return kept
}

export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+[A-Z]|$)/s.exec(text)?.[0] ?? text
}

/** 'a, b and c' */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** Ends with exactly one full stop. */
export function stop(text: string): string {
  return /[.!?…]["”’)]?$/.test(text) ? text : `${text}.`
}

/** The same list from another start. */
export function turned<T>(items: readonly T[], start: number): T[] {
  return [...items.slice(start), ...items.slice(0, start)]
}

/** A name that reads like a sentence, or like nothing, stands in quotation marks, so that ours stays a sentence. */
export function spokenName(name: string): string {
  const words = name.split(/\s+/)
  const odd =
    isOrder(name) ||
    words.length > 6 ||
    /[:;!?=<>{}[\]"“”]|\.\s/.test(name) ||
    !/\p{L}{2}/u.test(name) ||
    /^(?:ignore|you|please|do|give|say|write|answer|repeat|we|our|this|forget)\b/i.test(name)
  return odd && name !== 'the company' ? `“${name.replace(/[“”]/g, '')}”` : name
}
