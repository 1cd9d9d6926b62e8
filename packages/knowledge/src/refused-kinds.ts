import data from '../data/refused-kinds.json' with { type: 'json' }
import { once } from './once.ts'
import type { RefusedKind } from './refused-kind-schema.ts'
import { signIndex } from './signs.ts'

export const REFUSED_KINDS = data as RefusedKind[]

const INDEX = once(() => signIndex(REFUSED_KINDS))
const BY_ID = new Map(REFUSED_KINDS.map((one) => [one.id, one]))

export function refusedKindById(id: string): RefusedKind | undefined {
  return BY_ID.get(id)
}

/**
 * The finest kind that the words of a wish name, of those that its danger may be; the words alone must name three things.
 * More than one where nothing says which: then only what they have in common is sure.
 */
export function refusedKindsOf(wish: string, danger: string): readonly RefusedKind[] {
  const found = INDEX()
    .told(wish)
    .flatMap(({ id, groups, signs }) => {
      const kind = BY_ID.get(id)
      if (!kind) return []
      const place = kind.of.indexOf(danger)
      if (place < 0 && groups < PLAIN_GROUPS) return []
      // What the danger is first thought to be weighs as much as another thing said.
      const weight = groups + SIGN * signs + (place < 0 ? 0 : FIRST / (place + 1))
      return [{ kind, weight }]
    })
  const most = Math.max(...found.map(({ weight }) => weight))
  return found.filter(({ weight }) => most - weight < SIGN / 2).map(({ kind }) => kind)
}
const PLAIN_GROUPS = 3
const SIGN = 0.1
const FIRST = 1
