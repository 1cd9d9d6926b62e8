import type { Disagreement, Quantity } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { topicOf } from './topics.ts'

const VERB =
  'says?|claims?|reports?|shows?|gives?|reckons?|thinks?|counts?|estimates?|believes?|swears?|insists?|writes?|calculates?|puts? it at|has it at|have it at|dice|dicen|sagt|sagen|meldet|dit|disent|annonce|diz|dizem|dice|mówi|twierdzi|zegt|zeggen'
const SPOKEN = new RegExp(`${VERB}|according| there `, 'iu')
const FILL = String.raw`(?:[\s,:]+(?:it|it['’]s|is|we|are|at|that|about|only|around|que|andamos|en|lose|have|turnover|estamos|sono|es sind|on est à|de|\p{L}+ is))*\s*$`
const SAYS = new RegExp(
  String.raw`(?:^|[,;:.]|(?<!\p{L})(?:and|but|while|y|und|et|e|i|en|whereas)(?!\p{L}))?\s*((?:the |our |my |own |la |el |die |der |das |l['’]|le |de |het )?\p{L}[\p{L}’' ]{0,30}?)\s+(?:${VERB})(?!\p{L})${FILL}`,
  'iu',
)
const ACCORDING =
  /(?<!\p{L})according to (?:the |our )?(\p{L}+(?: \p{L}+)?),?\s+(?:we (?:have|are at)\s+|it is\s+|there are\s+)?(?:about )?$/iu
const THERE =
  /(?<!\p{L})(?:on|in|at) (?:the |our )?(\p{L}+) (?:there (?:are|is)|we (?:have|count))\s+(?:only |about )?$/iu
const HAVE =
  /(?:^|[,;]|(?<!\p{L})(?:and|but)(?!\p{L}))\s*(?:the |our )?(\p{L}+)\s+(?:have|has|are at|is at)\s+(?:only |about )?$/iu
const BARE =
  /(?:^|[,;.]|(?<!\p{L})(?:and|y|und|et|e|i|en|but)(?!\p{L}))\s*(?:the |our |la |el |die |der |das |l['’]|le |de |het )?(\p{L}+)\s+(?:que\s+)?(?:en\s+|at\s+)?$/iu

/** 'production says 74, accounts says 68': one thing, two figures, each with its speaker. */
export function disagreements(
  told: readonly Clause[],
  numbers: readonly Quantity[],
  idOf: (clause: Clause) => string,
  opens: (clause: Clause) => boolean = () => false,
): Disagreement[] {
  const found: Disagreement[] = []
  told.forEach((clause, at) => {
    const alone = between(clause, numbers)
    const next = told[at + 1]
    // 'The agency claims 40 leads; we count 15' is two sentences to us.
    const both =
      !alone &&
      next &&
      next.field === clause.field &&
      next.start - clause.end < 4 &&
      !opens(next) &&
      !between(next, numbers)
        ? between(joined(clause, next), numbers)
        : undefined
    const figures = alone ?? both
    if (!figures) return
    const lead = /^([^:]{2,40}):/.exec(clause.text)?.[1]
    found.push({ statement: idOf(clause), what: lead ?? figures[0]?.quantity.noun ?? topicOf(clause) ?? '', figures })
  })
  return found
}

/** Whether a clause holds two figures of two speakers. */
export function hasRivals(clause: Clause, numbers: readonly Quantity[]): boolean {
  return between(clause, numbers) !== undefined
}

function joined(clause: Clause, next: Clause): Clause {
  const gap = ' '.repeat(Math.max(0, next.start - clause.end - 1))
  return { ...clause, end: next.end, text: `${clause.text};${gap}${next.text}` }
}

function between(clause: Clause, numbers: readonly Quantity[]): Disagreement['figures'] | undefined {
  const own = numbers.filter(
    ({ span }) => span.start >= clause.start && span.end <= clause.end && span.field === clause.field,
  )
  if (own.length < 2 || !SPOKEN.test(clause.text)) return undefined
  let explicit = 0
  const figures = own.flatMap((quantity, index) => {
    const previous = own[index - 1]
    const lead = clause.text
      .slice(previous ? previous.span.end - clause.start : 0, quantity.span.start - clause.start)
      .slice(-90)
    const says =
      SPOKEN.test(lead) || /we have/i.test(lead)
        ? (SAYS.exec(lead) ?? ACCORDING.exec(lead) ?? THERE.exec(lead))?.[1]
        : undefined
    if (says) explicit += 1
    const who =
      says ?? (explicit > 0 ? (HAVE.exec(lead)?.[1] ?? (previous ? BARE.exec(lead)?.[1] : undefined)) : undefined)
    return who && isSpeaker(bare(who), clause) ? [{ who: bare(who), quantity }] : []
  })
  const first = figures[0]
  if (!first || explicit === 0) return undefined
  const rivals = figures.filter(
    ({ who, quantity }, at) =>
      at === 0 || (sameThing(first.quantity, quantity) && who.toLowerCase() !== first.who.toLowerCase()),
  )
  return rivals.length >= 2 && new Set(rivals.map(({ quantity }) => quantity.value)).size > 1 ? rivals : undefined
}

/** People who quarrel over one figure are not far apart; three times as much is another thing. */
const FAR_APART = 3

function sameThing(a: Quantity, b: Quantity): boolean {
  if (Math.max(a.value, b.value) > FAR_APART * Math.min(a.value, b.value)) return false
  if (a.noun && b.noun && lastWord(a.noun) !== lastWord(b.noun)) return false
  if (a.kind === b.kind) return a.kind !== 'duration' || a.unit === b.unit
  return a.kind === 'count' || b.kind === 'count'
}

/** Who says a figure is somebody or something: 'perhaps' and 'at the moment' say nothing. */
function isSpeaker(who: string, { tokens, language }: Clause): boolean {
  const last = who.split(' ').at(-1)?.toLowerCase()
  const token = tokens.find(({ lower }) => lower === last)
  return (
    !NOBODY.test(who) &&
    who.split(' ').length <= SPEAKER_WORDS &&
    (language !== 'en' || token === undefined || token.pos === 'NOUN' || token.pos === 'PROPN' || token.pos === 'PRON')
  )
}
const SPEAKER_WORDS = 4

function lastWord(noun: string): string {
  return noun.toLowerCase().split(/\s+/).at(-1) ?? ''
}

function bare(who: string): string {
  return who
    .replace(/^.*(?<!\p{L})(?:and|but|while|y|und|et|ours|theirs)(?!\p{L})[\s:]+/iu, '')
    .replace(/^(?:today|now|currently|at present|at the moment)\s+/iu, '')
    .replace(/^(?:the|our|my|la|el|die|der|das|l['’]|le|de|het|own)\s+|^l['’]/iu, '')
    .trim()
}
const NOBODY =
  /^(?:target|goal|aim|approx|approximately|circa|perhaps|maybe|some|roughly|around|nearly|almost|say|like|over|under|up|sometimes|often|take|year|average|before|another|one|nobody|about|only|and|of|at|to|in|is|was|the|which|that|this|it)$|\b(?:moment|year|month|week|day|time|average|total)$/i
