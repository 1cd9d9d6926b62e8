import families from '../data/families.json' with { type: 'json' }
import asked from '../data/situations/asked-for.json' with { type: 'json' }
import building from '../data/situations/building.json' with { type: 'json' }
import care from '../data/situations/care.json' with { type: 'json' }
import everywhere from '../data/situations/everywhere.json' with { type: 'json' }
import guests from '../data/situations/guests-and-learning.json' with { type: 'json' }
import land from '../data/situations/land-and-food.json' with { type: 'json' }
import making from '../data/situations/making.json' with { type: 'json' }
import measures from '../data/situations/measures-and-wishes.json' with { type: 'json' }
import offices from '../data/situations/offices.json' with { type: 'json' }
import shops from '../data/situations/shops.json' with { type: 'json' }
import transport from '../data/situations/transport-and-state.json' with { type: 'json' }
import type { Move } from './move-schema.ts'
import { moveById } from './moves.ts'
import { once } from './once.ts'
import { signIndex } from './signs.ts'
import type { Situation } from './situation-schema.ts'

/** What one sector knows, and what many have in common. */
const OF_SECTORS = [shops, land, making, building, care, guests, transport, offices].flat() as Situation[]
const OF_MANY = [everywhere, asked, measures].flat() as Situation[]
export const SITUATIONS: readonly Situation[] = [...OF_SECTORS, ...OF_MANY]
const WIDE = new Set(OF_MANY.map(({ id }) => id))
const BY_ID = new Map(SITUATIONS.map((one) => [one.id, one]))

/** Whether it holds in many trades, and so says less of this one. */
export function isOfMany(id: string): boolean {
  return WIDE.has(id)
}

export function situationById(id: string): Situation {
  const found = BY_ID.get(id)
  if (!found) throw new Error(`no situation ${id}`)
  return found
}

const FAMILIES = families as Record<string, string>
/** What says that a client is of a trade: words of the situation's own, and those of its whole trades. */
const INDEX = once(() =>
  signIndex(
    SITUATIONS.map((one) => ({
      ...one,
      trades: (one.families ?? []).map(familyTerms).join('|'),
    })),
  ),
)

function familyTerms(name: string): string {
  const terms = FAMILIES[name]
  if (terms === undefined) throw new Error(`no trade ${name}`)
  return terms
}

/** The situations that clients of this trade can be in, each with how many words of the trade stand in what they wrote. */
export function situationsOfTrade(text: string): Map<string, number> {
  return INDEX().ofTrade(text)
}

/** The situations that a sentence tells of, by how much of it says so and how plainly the trade is theirs. */
export function situationsIn(text: string, among: ReadonlyMap<string, number>): [id: string, weight: number][] {
  return INDEX()
    .told(text, among)
    .map(({ id, groups, signs }): [string, number] => {
      const words = Math.min(TRADE_MOST, among.get(id) ?? 0)
      return [id, groups + SIGN * signs + TRADE * words + (isOfMany(id) ? 0 : OWN)]
    })
    .sort((one, other) => other[1] - one[1])
}
/** What a further sign, a word of the trade and its being of one sector say, against a group of words in the sentence itself. */
const SIGN = 0.1
const TRADE = 0.25
const TRADE_MOST = 4
const OWN = 2

/** By each name of a figure, the situations that are about it. */
const FIGURES = once(() => {
  const byName = new Map<string, string[]>()
  for (const { id, figure } of SITUATIONS)
    for (const name of figure?.split('|') ?? []) byName.set(name, [...(byName.get(name) ?? []), id])
  return byName
})

/** The situations of the trade that are about a figure, by what it is called: the longest name that opens or ends it. */
export function situationsNamed(figure: string, among: ReadonlyMap<string, number>): string[] {
  const words = figure
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  for (
    let length = Math.min(words.length, NAME_WORDS_MAX);
    length > 0 && words.length - length <= BESIDE_MAX;
    length -= 1
  )
    for (const part of [words.slice(0, length), words.slice(-length)]) {
      const ids =
        FIGURES()
          .get(part.join(' '))
          ?.filter((id) => among.has(id)) ?? []
      if (ids.length > 0) return ids.sort((one, other) => (among.get(other) ?? 0) - (among.get(one) ?? 0))
    }
  return []
}
const NAME_WORDS_MAX = 4
/** So many words may stand beside a name: 'average', 'in winter'. */
const BESIDE_MAX = 3

/** A general way of helping in the words of one situation. */
export function wayOf(moveId: string, situationId?: string): Move {
  const move = moveById(moveId)
  if (situationId === undefined) return move
  const {
    way,
    data,
    hazard,
    grades,
    baseline,
    trade: _trade,
    families: _families,
    signs: _signs,
    none: _none,
    figure: _figure,
    name: _name,
    ...own
  } = situationById(situationId)
  return {
    ...move,
    ...own,
    ...grades,
    id: moveId,
    title: `{Topic}: ${way}`,
    bare: `${way.slice(0, 1).toUpperCase()}${way.slice(1)}`,
    // It stands inside a sentence.
    baseline: baseline.replace(/\.$/, ''),
    needs: { ...move.needs, what: data },
    hazards: [hazard],
  }
}
