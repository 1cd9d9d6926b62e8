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

interface Term {
  word: string
  id: number
}

/** Every word of every sign and trade, by its first letters: there are many thousands. */
const TERMS = once(() => {
  const ids = new Map<string, number>()
  const idOf = (word: string) => ids.get(word) ?? (ids.set(word, ids.size), ids.size - 1)
  const idsOf = (terms = '') => (terms === '' ? [] : terms.split('|').map(idOf))
  const signs = SITUATIONS.map((one) => ({
    id: one.id,
    own: !isOfMany(one.id),
    trade: idsOf(one.trade),
    none: idsOf(one.none),
    signs: one.signs.map(({ all, none }) => ({ all: all.map(idsOf), none: idsOf(none) })),
  }))
  const terms = [...ids].map(([word, id]): Term => ({ word, id }))
  return { signs, starts: Map.groupBy(terms, ({ word }) => word.slice(0, START)) }
})
/** Terms are kept by so many letters; a few are shorter. */
const START = 3

/** The terms that stand in a text. */
function termsIn(text: string): Set<number> {
  const plain = ` ${text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .replaceAll('%', ' % ')
    .replace(/ +/g, ' ')
    .trim()} `
  const found = new Set<number>()
  const { starts } = TERMS()
  for (let at = plain.indexOf(' '); at >= 0; at = plain.indexOf(' ', at + 1))
    for (const letters of [START - 1, START])
      for (const { word, id } of starts.get(plain.slice(at + 1, at + 1 + letters)) ?? [])
        if (plain.startsWith(word, at + 1)) found.add(id)
  return found
}

/** The situations that clients of this trade can be in, each with how many words of the trade stand in what they wrote. */
export function situationsOfTrade(text: string): Map<string, number> {
  const found = termsIn(text)
  return new Map(
    TERMS().signs.flatMap(({ id, trade }): [string, number][] => {
      const words = trade.filter((term) => found.has(term)).length
      return trade.length === 0 || words > 0 ? [[id, words]] : []
    }),
  )
}

/** The situations that a sentence tells of, by how much of it says so and how plainly the trade is theirs. */
export function situationsIn(text: string, among: ReadonlyMap<string, number>): [id: string, weight: number][] {
  const found = termsIn(text)
  const isTold = ({ all, none }: { all: number[][]; none: number[] }) =>
    all.every((group) => group.some((term) => found.has(term))) && !none.some((term) => found.has(term))
  return TERMS()
    .signs.flatMap(({ id, own, none, signs }): [string, number][] => {
      const words = among.get(id)
      const told =
        words === undefined || none.some((term) => found.has(term))
          ? []
          : signs.filter(isTold).map(({ all }) => all.length)
      if (words === undefined || told.length === 0) return []
      return [[id, Math.max(...told) + SIGN * told.length + TRADE * Math.min(TRADE_MOST, words) + (own ? OWN : 0)]]
    })
    .sort((a, b) => b[1] - a[1])
}
/** What a further sign, a word of the trade and its being of one sector say, against a group of words in the sentence itself. */
const SIGN = 0.1
const TRADE = 0.25
const TRADE_MOST = 4
const OWN = 2

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
    signs: _signs,
    none: _none,
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
