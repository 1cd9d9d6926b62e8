import { matches } from '@cairn/knowledge/matches'
import { classify } from './classify.ts'
import type { Clause } from './clauses.ts'
import { DIMS, type Features } from './features.ts'
import { bucket } from './figure-links.ts'
import { figuresInLines } from './figure-pairs.ts'
import { type Figure, isLike, traits } from './figure-roles.ts'
import { itemsOf, JOINS } from './items.ts'
import { signsOf, TOOL } from './matters.ts'
import { sentences } from './sentences.ts'
import { type Token, tokens } from './tokens.ts'
import { announces, onlyWeighs } from './weighing.ts'

/** Where a goal may begin: behind a line, a sentence, a comma, an 'and'. */
export interface Place {
  /** Where what stands before it ends, and where it begins. */
  end: number
  at: number
  by: 'item' | 'line' | 'stop' | 'half' | 'comma' | 'comma-and' | 'and' | 'dash'
}

/** What somebody wrote of their goals, as far as it tells where one ends and the next begins. */
export interface Goals {
  text: string
  places: Place[]
  tokens: readonly Token[]
  figures: (Figure & { now: boolean; wanted: boolean })[]
  listed: readonly number[]
  /** Where sentences begin. */
  cut: ReadonlySet<number>
}

const MARK = String.raw`(?:[-–—•*·▪‣]\s+|\(?\d{1,2}[.):/]\s+|\(?[a-h][.)]\s+|\(?[ivx]{1,4}[.)]\s+)?`
const PLACES = new RegExp(
  String.raw`\s*\n\s*${MARK}|[.!?…]+["'”’)\]]*\s+${MARK}|\s*[;；]\s*|,\s+(?:(?:${JOINS})\s+)?|\s+(?:${JOINS}|&)\s+|\s+[-–—•/|+]+\s+`,
  'giu',
)

/** The places at which a goal begins, the first among them. */
export function goalStarts(text: string): number[] {
  const goals = goalsOf(text)
  const starts = [0]
  goals.places.forEach((place, at) => {
    const seen = startTraits(goals, at, starts.at(-1) as number)
    const sure = classify('start', seen, 0).find(({ label }) => label === 'start')?.weight ?? 0
    const told = text.slice(starts.at(-1), place.end)
    // 'plate + production waste' is one thing.
    if (text.slice(place.end, place.at).includes('+')) return
    if (isAlternative(goals, place) || isAside(text, place, told, seen.need)) return
    if (isCounted(goals, place) || isNextThing(text, place, told) || sure >= leastOf(place, seen.need, told))
      starts.push(place.at)
  })
  return starts
}

/** '(a) … (b) …', 'One, … Two, …', 'faster quotes / fewer errors / better rosters': what is counted or cut inside of a line. */
function isCounted({ text, listed, cut }: Goals, { end, at, by }: Place): boolean {
  return by === 'dash'
    ? cut.has(at) && /^\p{L}/u.test(text.slice(at))
    : by !== 'line' && listed.some((start) => start >= end && start <= at)
}

/** 'Report no water / dirty water': what stands behind one stroke goes on with the same, unless it asks. */
function isAlternative({ text, cut }: Goals, { end, at }: Place): boolean {
  const line = text.slice(text.lastIndexOf('\n', end) + 1).split('\n', 1)[0] as string
  return (
    text.slice(end, at).trim() === '/' &&
    line.split(/\s\/\s/).length === 2 &&
    !cut.has(at) &&
    !/^(?:more|less|\p{L}+er)\s/iu.test(text.slice(at))
  )
}

/** What only weighs the goal before, and what tells of the matter that was just announced. */
function isAside(text: string, { at, by }: Place, told: string, traits: readonly string[]): boolean {
  const next = /^[^.!?;\n]*/u.exec(text.slice(at))?.[0] ?? ''
  if (onlyWeighs(next)) return true
  if (by !== 'stop' && by !== 'half') return false
  return announces(told.replace(/[\s.!:;]+$/u, '')) && !OPENS.some((sign) => traits.includes(`gsign:${sign}`))
}
const OPENS = [
  'ordinal',
  'counted',
  'wishes',
  'commands',
  'labelled',
  'wished',
  'further',
  'machine',
  'trouble',
  'tool',
]

/** '…, and then tuning, which takes 41 hours …, and quotes, a parish waits six weeks …, and finally what Ken knows': one breath, and a goal each. */
function isNextThing(text: string, { at, by }: Place, told: string): boolean {
  const next = text.slice(at, at + 60)
  return by === 'comma-and' && (LAST_THING.test(next) || (told.length >= TOLD_LEAST && NEXT_THING.test(next)))
}
const TOLD_LEAST = 60
const LAST_THING = /^(?:finally|lastly|last of all)\s\p{L}/u
const NEXT_THING =
  /^(?:(?:then\s)?(?:the\s|our\s|my\s)?\p{Ll}+(?:\s\p{Ll}+)?,\s(?:which|where|an?|it|that|we|they|the|our|every|each)\s)/u

/** A new sentence that wishes or names a thing is soon believed, the middle of one late; what only sets the target hardly. */
function leastOf({ by }: Place, traits: readonly string[], told: string): number {
  const has = (signs: readonly string[]) => signs.some((sign) => traits.includes(`gsign:${sign}`))
  const within = by === 'and' || by === 'comma' || by === 'comma-and'
  if (has(['ordinal'])) return SURE.always
  // What one tool is to do is one wish, and a wish of its own.
  if (within && (TOOL.test(told) || PURPOSE.test(told))) return SURE.never
  if (!within && has(['tool', 'counted'])) return SURE.always
  if (has(SPEAK_OF_IT)) return SURE.back
  if (within) return SURE.within
  if (has(['further'])) return SURE.further
  // What tells both where it stands and where it should is a goal; behind one with two figures, so is a thing with its own.
  const is = (pattern: RegExp) => traits.some((one) => pattern.test(one))
  const whole = !has(['ofIt']) && is(/^gtold:[nw]*,nw$/)
  const another = has(['subject']) && is(/^gfig:[23],[123]$/)
  if (whole || has(['trouble'])) return SURE.whole
  if (has(ASKS)) return SURE.asks
  return has(NAMES) ? SURE.names : another ? SURE.another : SURE.other
}
const SURE = {
  always: 0,
  never: 2,
  whole: 0.01,
  further: 0.08,
  asks: 0.12,
  names: 0.2,
  another: 0.4,
  other: 0.5,
  within: 0.75,
  back: 0.75,
}
/** 'so that people can come and find their grandad': what it is for is told to its end. */
const PURPOSE =
  /(?<!\p{L})(?:so that|in order to|so (?:we|they|people|customers) can|damit|para que|pour que|affinché|zodat)(?!\p{L})[^,;.]*$/iu
const ASKS = ['wishes', 'commands', 'machine']
const NAMES = ['labelled', 'wished']
const SPEAK_OF_IT = ['back', 'onlyFigure', 'bareAim', 'figureAlone', 'part', 'wishesBack', 'reports', 'happy']

export function goalsOf(text: string): Goals {
  const own = figuresInLines(text)
  const listed = itemsOf(text).flatMap((item) => (item.listed ? [item.start] : []))
  const cut = new Set(sentences(text).map(({ start }) => start))
  return {
    text,
    places: placesIn(text, listed, cut),
    tokens: tokens(text),
    figures: own.map((figure, at) => {
      const verdicts = classify('figure', traits(text, own, at), 0)
      const is = (label: string) => (verdicts.find((one) => one.label === label)?.weight ?? 0) >= LIKELY
      return { ...figure, now: is('now'), wanted: is('wanted') }
    }),
    listed,
    cut,
  }
}
const LIKELY = 0.4

function placesIn(text: string, listed: readonly number[], cut: ReadonlySet<number>): Place[] {
  const found = matches(PLACES, text)
    .map((match): Place => {
      const [end, at] = [match.index, match.index + match[0].length]
      return { end, at, by: kindOf(match[0]) }
    })
    .filter(
      ({ at, end, by }) =>
        end > 0 &&
        at < text.length &&
        !NAMED.test(text.slice(0, at)) &&
        (by !== 'stop' || cut.has(at) || isMarked(text, at)),
    )
  // '(a) … (b) …', 'One, … Two, …' in one line.
  const marked = listed.flatMap((start): Place[] => {
    const at = start + (AHEAD.exec(text.slice(start))?.[0].length ?? 0)
    return start > 0 && !found.some((one) => one.at === at || one.at === start) ? [{ end: start, at, by: 'item' }] : []
  })
  return [...found, ...marked].sort((a, b) => a.at - b.at).slice(0, PLACES_MOST)
}
/** 'Goal 2 - shorter setups': a number over a goal. */
const NAMED =
  /(?:^|[.!?\n]\s*)(?:goal|aim|objective|priority|wish|target)\s+(?:\d{1,2}|one|two|three|four|five|six)\s+[-–—]+\s+$/iu
const AHEAD = new RegExp(String.raw`^\s*${MARK}`, 'iu')
/** Behind a list mark a sentence begins too. */
function isMarked(text: string, at: number): boolean {
  return (
    /(?:^|[\s(])(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]\s+$/i.test(text.slice(Math.max(0, at - 7), at)) &&
    !/\p{Lu}\.\s+\p{Ll}/u.test(text.slice(at - 3, at + 1))
  )
}
const PLACES_MOST = 300

function kindOf(between: string): Place['by'] {
  if (between.includes('\n')) return 'line'
  if (/[.!?…]/.test(between[0] as string)) return 'stop'
  if (/[;；]/.test(between)) return 'half'
  if (between.startsWith(',')) return /\p{L}/u.test(between) ? 'comma-and' : 'comma'
  return /\p{L}|&/u.test(between) ? 'and' : 'dash'
}

/** What the classifier sees of a place, where the goal before it began at `from`. */
export function startTraits({ text, places, tokens: all, figures, listed }: Goals, at: number, from: number): Features {
  const place = places[at] as Place
  const { by } = place
  const next = places.slice(at + 1).find((one) => one.at - place.at >= NEXT_LEAST)
  const till = places.slice(at + 1).find((one) => one.by === 'line' || one.by === 'stop' || one.by === 'half')
  const [near, far] = [next?.end ?? text.length, till?.end ?? text.length]
  const within = (start: number, end: number) => figures.filter((one) => one.start >= start && one.end <= end)
  const [left, right, whole] = [within(from, place.end), within(place.at, near), within(place.at, far)]
  const counted = [left, right].map((some) => Math.min(3, some.length)).join()
  const told = [left, whole]
    .map((some) => `${some.some(({ now }) => now) ? 'n' : ''}${some.some(({ wanted }) => wanted) ? 'w' : ''}`)
    .join()
  const words = wordsOf(all, place.at, far)
  const before = wordsOf(all, from, place.end)
  const [first = '', second = '', third = ''] = words
  const kinds = all.filter((token) => token.start >= place.at).slice(0, 3).map(({ pos }) => pos) // prettier-ignore
  const stems = new Set(before.filter(isContent).map(stemOf))
  const shared = Math.min(2, new Set(words.filter((word) => isContent(word) && stems.has(stemOf(word)))).size)
  const like = left.length > 0 && whole.some((one) => left.some((other) => isLike(one, other)))
  const wish = [text.slice(from, place.end), text.slice(place.at, far)].map((part) => WISHES.test(part)).join()
  const size = bucket(before.length, [4, 8, 14, 22, 35])
  const signs = signsOf(clauseOf(text, all, place.at, far))
  const need = [
    'gbias',
    `gby:${by}`,
    `gfirst:${first}`,
    `gfirst:${first}:${by}`,
    `gtwo:${first}_${second}`,
    `gthree:${first}_${second}_${third}`,
    `gfig:${counted}`,
    `gfig:${counted}:${by}`,
    `gtold:${told}`,
    `gtold:${told}:${by}`,
    `gtold:${told}:${shared}`,
    `gwish:${wish}:${by}`,
    `gsize:${size}:${by}`,
    `gnext:${bucket(words.length, [2, 4, 8, 15])}:${by}`,
    `gshared:${shared}:${by}`,
    `glike:${like}:${by}`,
    `glike:${like}:${told}`,
    `glisted:${listed.length > 0}:${listed.some((start) => start >= place.end && start <= place.at)}:${by}`,
    ...signs.flatMap((sign) => [`gsign:${sign}`, `gsign:${sign}:${by}`, `gsign:${sign}:${told}`]),
    `gcase:${/^\p{Lu}/u.test(text.slice(place.at))}:${by}`,
    `gpos:${kinds[0]}:${by}`,
    `gpos:${kinds.join('_')}`,
    `gpos:${kinds.slice(0, 2).join('_')}:${by}`,
    `glast:${before.at(-1) ?? ''}:${by}`,
    ...new Set(words.slice(0, 5).map((word) => `gw:${word}`)),
    ...new Set(words.slice(0, 3).map((word) => `gw:${word}:${by}`)),
  ]
  return { kind: [], need: [...new Set(need)], vector: NOWHERE }
}
const NEXT_LEAST = 14
const NOWHERE = new Float32Array(DIMS)
const WISHES =
  /(?<!\p{L})(?:should|want\p{L}*|need\p{L}*|like|love|wish|hope|must|target|goal|aim|ought|would|happy|under|below|at (?:least|most)|max\p{L}*|instead|fewer|less|more|better|faster|halve|reduce|cut|raise)(?!\p{L})|→|->/iu

/** The words from here to the end of the sentence, as a clause. */
function clauseOf(text: string, all: readonly Token[], start: number, end: number): Clause {
  const own = all.filter((token) => token.start >= start && token.end <= end)
  return { field: 'goals', start, end, text: text.slice(start, end), tokens: own, language: 'en', sentence: 0 }
}

function wordsOf(all: readonly Token[], start: number, end: number): string[] {
  return all.flatMap((token) =>
    token.start >= start && token.end <= end && /[\p{L}\p{N}]/u.test(token.text)
      ? [/^\p{N}/u.test(token.text) ? '#' : token.lower]
      : [],
  )
}
function isContent(word: string): boolean {
  return word.length > 4
}
function stemOf(word: string): string {
  return word.slice(0, 5)
}
