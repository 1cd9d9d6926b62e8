import { waysIn } from '@cairn/knowledge/situations'
import { spoken, type Statement } from '../facts.ts'
import { classify } from './classify.ts'
import type { Features } from './features.ts'

/** How much of it the situations decide, which learned from more; the rest is the classifier's of ways themselves. */
const BY_SITUATIONS = 0.7
/** Two that agree are surer than either: with this power, half as likely means right half of the time (unseen needs). */
const SHARPER = 1.3
const LEAST = 0.05

/** The general ways of helping that a statement asks for, the likeliest first; the weights of all add up to one. */
export function waysTold(statement: Statement, traits: Features): Statement['moves'] {
  const heads = classify('move', traits).filter(({ label }) => label !== 'none')
  const weights = waysIn(spoken(statement))
  for (const [move, chance] of weights) weights.set(move, BY_SITUATIONS * chance)
  for (const { label, weight } of heads) weights.set(label, (weights.get(label) ?? 0) + (1 - BY_SITUATIONS) * weight)
  const powers = [...weights].map(([move, weight]): [string, number] => [move, weight ** SHARPER])
  const total = powers.reduce((sum, [, power]) => sum + power, 0)
  return powers
    .map(([move, power]) => ({
      move,
      weight: power / total,
      because: heads.find(({ label }) => label === move)?.because ?? [],
    }))
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight)
}
