import { meaningOf } from '@cairn/knowledge/situations'
import { cosine } from '@cairn/knowledge/vectors'
import type { Facts } from '../facts.ts'
import type { Initiative, Plan } from '../plan.ts'

/** 'Should we sort the rota first or the notes first?': the pieces of work that are about the two, in the order of the plan. */
export function choicesOf({ statements }: Facts, list: readonly Initiative[]): Plan['choices'] {
  return statements.flatMap(({ text }) => {
    const pair = optionsIn(text)
    if (!pair) return []
    const found = new Set(pair.flatMap((option) => pieceOn(option, list) ?? []))
    const labels = list.filter((one) => found.has(one)).map(({ label }) => label)
    return [{ quote: text, labels }]
  })
}

/** The two things between which somebody asks to choose. */
export function optionsIn(text: string): [string, string] | undefined {
  if (!FIRST.test(text) || !/\?\s*$/.test(text)) return undefined
  const parts = text.replace(/\?\s*$/, '').split(OR)
  if (parts.length !== 2) return undefined
  const [before = '', after = ''] = parts
  const [one, other] = [before.split(LEAD).at(-1) ?? '', after].map((part) =>
    part.replace(FILLING, ' ').replace(/\s+/g, ' ').trim(),
  )
  const both = [one, other].every((part) => part && part.split(' ').length <= OPTION_MOST)
  return both && one && other ? [one, other] : undefined
}
/** More words tell a story. */
const OPTION_MOST = 6
const FIRST =
  /(?<!\p{L})(?:first|begin|start|priorit\p{L}*|sooner|commencer|d['’]abord|zuerst|anfangen|beginnen|empezar|primero|começar|primeiro|iniziare|prima)(?!\p{L})/iu
const OR = /\s(?:or|ou|oder|o|oppure)\s/iu
const LEAD =
  /[,:;]\s|(?<!\p{L})(?:begin|start|sort|do|tackle|fix|mend|take|go for|with|by|on|commencer par|mit|con|por|com)\s/iu
const FILLING =
  /(?<!\p{L})(?:should|shall|would|we|you|i|first|to begin with|do|the|our|les?|la|los|las|el|der|die|das|den|os|as)(?!\p{L})/giu

/** The piece of work that is about it: by a word in what it answers, else by what that means, if no other comes near. */
function pieceOn(option: string, list: readonly Initiative[]): Initiative | undefined {
  const [wanted, meaning] = [stems(option), meaningOf(option)]
  const scored = list
    .map((one) => {
      const told = one.answers.map(({ quote }) => quote)
      const own = stems(told.join(' '))
      const words = [...wanted].filter((word) => own.has(word)).length
      return { one, words, like: Math.max(0, ...told.map((text) => cosine(meaning, meaningOf(text)))) }
    })
    .toSorted((a, b) => b.words - a.words || b.like - a.like)
  const [best, next] = scored
  if (!best) return undefined
  const plain = best.words > (next?.words ?? 0)
  return plain || (best.like >= LIKE && best.like - (next?.like ?? 0) >= APART) ? best.one : undefined
}
const LIKE = 0.35
const APART = 0.15

function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return new Set(words.map((word) => word.replace(/(?:ing|es|s)$/u, '').slice(0, 6)))
}
