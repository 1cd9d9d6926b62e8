import { classify } from './classify.ts'
import { DIMS, type Features } from './features.ts'
import { type Figure, figuresIn, traits, wordsIn } from './figure-roles.ts'

/** An amount of a sentence, and how likely it is what may be spent. */
export interface Amount {
  figure: Figure
  sure: number
}

/** Every amount of a sentence: of two, the one may be spent and the other be what something cost. */
export function amountsIn(text: string): Amount[] {
  if (text.length > TEXT_MOST) return []
  const figures = figuresIn(text)
  return figures.flatMap((figure, at) => {
    if (!isAmount(figure)) return []
    const sure = classify('money', purseTraits(text, figures, at), 0).find(({ label }) => label === 'budget')?.weight
    return [{ figure, sure: sure ?? 0 }]
  })
}

/** No sentence is longer. */
const TEXT_MOST = 600

/** With a sign of money, or a number large enough to be told without one. */
export function isAmount({ quantity }: Figure): boolean {
  return quantity?.kind === 'money' || (quantity?.kind === 'count' && quantity.value >= LEAST)
}
const LEAST = 20

/** What the classifier sees of an amount: the words around it, those of the whole sentence, and how it is told. */
export function purseTraits(text: string, figures: readonly Figure[], at: number): Features {
  const { start, end, quantity } = figures[at] as Figure
  const all = [...wordsIn(text.slice(0, start)), ...wordsIn(text.slice(end))]
  const money = figures.filter((one) => one.quantity?.kind === 'money').length
  const value = quantity?.value ?? 0
  const need = [
    ...traits(text, figures, at).need.filter((name) => !OF_GOALS.test(name)),
    ...all.map((word) => `S:${word}`),
    `per:${quantity?.per ?? ''}`,
    `m:${quantity?.kind}:${Math.min(money, 3)}`,
    `last:${at === figures.length - 1}:${Math.min(figures.length, 3)}`,
    `size:${Math.min(6, Math.floor(Math.log10(Math.max(1, value))))}`,
    `round:${value % 100 === 0}`,
  ]
  return { kind: [], need: [...new Set(need)], vector: NOWHERE }
}
const NOWHERE = new Float32Array(DIMS)
/** What tells a start from a target says nothing here. */
const OF_GOALS = /^(?:at:|of:|s:|gap:|rel:|ler:|u:)/
