import families from '../data/families.json' with { type: 'json' }
import learned from '../data/situation-model.json' with { type: 'json' }
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
import { matches } from './matches.ts'
import type { Move } from './move-schema.ts'
import { moveById } from './moves.ts'
import { once } from './once.ts'
import { remembered } from './remembered.ts'
import { withoutRoles } from './roles.ts'
import { signIndex } from './signs.ts'
import { type Others, packedOthers, packedReader, type Reader } from './situation-model.ts'
import type { Situation } from './situation-schema.ts'
import { cosine, directionOf } from './vectors.ts'

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

/** What a client is, as far as it says which situations they may be in. */
export interface Client {
  /** How many words of its trade stand in what they wrote, of each situation whose door they open. */
  words: ReadonlyMap<string, number>
  /** How near they are to the words of each situation's trade, and to the clients who were in it, by its place. */
  trade: Float32Array
  others: Float32Array
}

/** The situations whose door a client's words open, each with how many words of its trade stand in what they wrote. */
export function situationsOfTrade(text: string): Map<string, number> {
  return INDEX().ofTrade(text)
}

export function clientOf(text: string, others: Others = OTHERS()): Client {
  const direction = directionOf(text)
  return {
    words: situationsOfTrade(withOwn(text.replace(CUSTOMERS, ''))),
    trade: Float32Array.from(TRADES(), (own) => (own ? cosine(own, direction) : 0)),
    others: others(direction),
  }
}

/** 'A family of six hotels', 'We run three garden centres': their own. */
function withOwn(text: string): string {
  return [text, ...matches(HAS_SOME, text).map(([, what]) => `our ${what}`)].join(' . ')
}
const HAS_SOME =
  /(?:^|[.;:]\s*|(?<!\p{L})(?:runs?|running|owns?|operates?|operating|have|has|manages?|of|with|are)\s)(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\s((?:\p{Ll}+[ -]){0,2}?\p{Ll}+s)(?!\p{L})/giu

/** Whom somebody works for is not what they are: 'the blocks go to sawmills', 'software for hospitals and care homes'. */
const CUSTOMERS =
  /(?<!\p{L})(?:sells?|sold|selling|suppl(?:y|ies|ied|ying)|deliver(?:s|ed|ing)?|export(?:s|ed|ing)?|ship(?:s|ped|ping)?|go(?:es)?|makes?|builds?|produces?|manufactur\p{L}+|software|platforms?|distribut\p{L}+)(?:\s[\p{L}\d,.'’-]+){0,5}?\s(?:to|for)\s[^.;:(\n]*/giu

const TRADES = once(() =>
  SITUATIONS.map(({ trade = '', families: names = [] }) => {
    const terms = [trade, ...names.map(familyTerms)].join(' ')
    return terms.trim() === '' ? undefined : directionOf(terms)
  }),
)

/** What speaks for a situation. */
export interface Evidence {
  id: string
  /** The logarithm of how likely the sentence alone makes it, but for one number that all share. */
  like: number
  /** One of its own signs stands in the sentence. */
  sign: number
  /** It is of one sector. */
  own: number
  /** No word of its trade stands in what the client wrote; and it is of one sector. */
  shut: number
  strange: number
  trade: number
  others: number
}
export type EvidenceWeights = Record<Exclude<keyof Evidence, 'id'>, number>

const READER = once(() => packedReader(learned))
const OTHERS = once(() => packedOthers(learned))

/** What speaks for each situation, those left out for which next to nothing does. */
export function evidenceFor(sentence: string, { words, trade, others }: Client, reader: Reader): Evidence[] {
  const likes = reader.likes(sentence)
  const signs = new Set(
    INDEX()
      .told(sentence)
      .map(({ id }) => id),
  )
  const top = highest(likes)
  const found: Evidence[] = []
  // Most of the many hundred are passed over: by their place, which is quicker than one after the other.
  for (let at = 0; at < SITUATIONS.length; at += 1) {
    const like = likes[at] as number
    if (like < top - NEAR && signs.size === 0) continue
    const { id } = SITUATIONS[at] as Situation
    const sign = signs.has(id) ? 1 : 0
    if (like < top - NEAR && sign === 0) continue
    const own = isOfMany(id) ? 0 : 1
    const shut = words.has(id) ? 0 : 1
    found.push({ id, like, sign, own, shut, strange: own * shut, trade: trade[at] as number, others: others[at] as number }) // prettier-ignore
  }
  return found
}
function highest(values: Float32Array | readonly number[]): number {
  let top = Number.NEGATIVE_INFINITY
  for (const value of values) top = Math.max(top, value)
  return top
}
/** What is so many times less likely, as a logarithm, and has no sign, changes nothing. */
const NEAR = 7

/** One of the situation's own signs stands in the sentence. */
export function isSigned(id: string, sentence: string): boolean {
  return INDEX()
    .told(sentence)
    .some((one) => one.id === id)
}

/** A word of the sentence says that it is about something else, whatever the others make likely. */
export function isDenied(id: string, sentence: string): boolean {
  return INDEX().denied(sentence).has(id)
}

/** The situations that a client's sentence may tell of, the likeliest first, with how likely each is. */
export function situationsIn(sentence: string, client: Client): [id: string, chance: number][] {
  return chancesOf(evidenceFor(sentence, client, READER()), learned.evidence).sort((one, other) => other[1] - one[1])
}

/** How likely a sentence tells of one by the words in it that were learned themselves: 'deboners' only begin like braces debonded. */
export function likelyByWholeWords(id: string, sentence: string, client: Client): number {
  const whole = sentence.replace(/\p{L}+/gu, (word) => (READER().knows(word) ? word : ' '))
  if (whole === sentence) return 1
  return situationsIn(whole, client).find(([one]) => one === id)?.[1] ?? 0
}

/** The ways of helping that situations are cases of, and which is whose. */
const EVERYWHERE = once(() => {
  const ways = [...new Set(SITUATIONS.map(({ move }) => move))]
  return {
    ways,
    wayOf: Uint8Array.from(SITUATIONS, ({ move }) => ways.indexOf(move)),
  }
})

/**
 * How likely a sentence asks for each general way of helping: what all situations of that way have for it together, those
 * of other trades too.
 */
export function waysIn(sentence: string): Map<string, number> {
  const { ways, wayOf: whose } = EVERYWHERE()
  const shares = new Float64Array(ways.length)
  for (const [at, share] of likelyIn(sentence)) {
    const way = whose[at] as number
    shares[way] = (shares[way] as number) + share
  }
  return new Map(ways.map((way, at) => [way, shares[at] as number]))
}

/**
 * The general situation, of any trade, whose figure a sentence most likely wants moved, by all situations that it may tell of
 * and that are counted under it, and how likely it is; nothing where most likely none is.
 */
export function countedAmong(shares: Iterable<[id: string, chance: number]>): [id: string, chance: number] | undefined {
  const chances = new Map<string, number>()
  for (const [id, share] of shares) {
    const { counted = '' } = situationById(id)
    chances.set(counted, (chances.get(counted) ?? 0) + share)
  }
  const [first] = [...chances].sort((a, b) => b[1] - a[1])
  return first?.[0] ? first : undefined
}

/** How much each kind of records has to do with what a sentence asks for, by all situations that it may tell of. */
export function recordsFor(sentence: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const [at, share] of likelyIn(sentence))
    for (const [name, weight] of WANTED()[at] as [string, number][]) found.set(name, (found.get(name) ?? 0) + weight * share) // prettier-ignore
  return found
}

/** The places of the situations that a sentence may tell of, with their shares of all chances. */
const likelyIn = remembered((sentence): readonly [at: number, share: number][] => {
  const likes = READER().likes(sentence)
  const top = highest(likes)
  const found: [number, number][] = []
  let total = 0
  for (let at = 0; at < likes.length; at += 1) {
    const like = likes[at] as number
    if (like < top - NEAR) continue
    const power = Math.exp(like - top)
    total += power
    found.push([at, power])
  }
  for (const one of found) one[1] /= total
  return found
})
const WANTED = once(() => SITUATIONS.map(({ records }) => [...wantedOf(records)]))

/** The first of the records that some work is done from counts most. */
export function wantedOf(records: readonly string[]): Map<string, number> {
  return new Map(records.map((record, place) => [record, 1 / (1 + place / 2)]))
}

/** How much what somebody holds is what work on these records is done from: 1 where both are sure. */
export function serves(holds: Iterable<[string, number]>, wanted: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [record, likely] of holds) sum += likely * (wanted.get(record) ?? 0)
  return sum
}

/** Where a sentence points by what situations taught of its words, at a length of one. */
export function meaningOf(sentence: string): Float32Array {
  return READER().pointsTo(sentence)
}

export function chancesOf(evidence: readonly Evidence[], weights: EvidenceWeights): [id: string, chance: number][] {
  const scores = evidence.map(
    ({ like, sign, own, shut, strange, trade, others }) =>
      weights.like * like +
      weights.sign * sign +
      weights.own * own +
      weights.shut * shut +
      weights.strange * strange +
      weights.trade * trade +
      weights.others * others,
  )
  const top = highest(scores)
  const powers = scores.map((score) => Math.exp(score - top))
  const total = powers.reduce((a, b) => a + b, 0)
  return evidence.map(({ id }, at) => [id, (powers[at] as number) / total])
}

/** A general way of helping in the words of one situation, without people whom the client does not have. */
export function wayOf(moveId: string, situationId?: string, strangers: readonly string[] = []): Move {
  const key = `${moveId} ${situationId} ${strangers.join(' ')}`
  const known = WAYS.get(key)
  if (known) return known
  // A report asks for its few dozens of times.
  if (WAYS.size >= WAYS_KEPT) WAYS.clear()
  const way = wordedWay(moveId, situationId, strangers)
  WAYS.set(key, way)
  return way
}
const WAYS = new Map<string, Move>()
const WAYS_KEPT = 200

function wordedWay(moveId: string, situationId: string | undefined, strangers: readonly string[]): Move {
  const way = inWordsOf(moveId, situationId)
  if (strangers.length === 0) return way
  const told = (text: string) => withoutRoles(text, strangers)
  return {
    ...way,
    ...Object.fromEntries(SAID.flatMap((part) => (way[part] === undefined ? [] : [[part, told(way[part])]]))),
    baseline: told(way.baseline),
    needs: { ...way.needs, what: told(way.needs.what) },
    hazards: way.hazards.map(({ risk, measure }) => ({ risk: told(risk), measure: told(measure) })),
  }
}

/** The sentences of it that speak of people. */
const SAID = ['how', 'trial', 'bar', 'fails', 'first', 'without', 'never', 'noticed', 'protects', 'cause', 'wrong_if'] as const // prettier-ignore

export function saidIn(way: Move): string {
  const dangers = way.hazards.flatMap(({ risk, measure }) => [risk, measure])
  return [...SAID.map((part) => way[part] ?? ''), ...dangers].join(' ')
}

function inWordsOf(moveId: string, situationId: string | undefined): Move {
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
    not_of: _notOf,
    signs: _signs,
    none: _none,
    name: _name,
    counted: _counted,
    ...own
  } = situationById(situationId)
  // Its pass mark is its own, and of what it counts itself.
  const { half: _half, ...general } = move
  return {
    ...general,
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
