import { singular } from '@cairn/knowledge/aims'
import { recordsFor, serves, wantedOf } from '@cairn/knowledge/situations'
import { cosine, vectorOf } from '@cairn/knowledge/vectors'
import type { Move } from '@cairn/knowledge/move-schema'
import { type Asset, type Facts, type LimitKind, type Span, spoken, type Statement } from '../facts.ts'
import type { Held, Said, Thin } from '../plan.ts'
import { POLICY } from './policy.ts'
import { tiedTo, TO_WRITER } from './tied.ts'

/** What the client tells of records on the same matter, the records among it, and why they may not bear the work. */
export function dataFor(
  facts: Facts,
  move: Move,
  statements: readonly Statement[],
): { held: Held[]; said: Said[]; thin?: Thin } {
  const isServed = (one: Statement) => servedBy(one, move, statements) >= POLICY.servesAtAll
  const tied = tiedTo(facts, statements, 'data', move.records).filter(
    (one) => isRecord(facts, one) && (isServed(one) || isSure(facts, statements, one) || sharesWord(one, statements)),
  )
  // A shared word alone names records of something else: what was learned must think it possible. Of no goal anything was learned.
  const near = onTheMatter(facts, statements).filter(
    (one) =>
      isThinkable(facts, statements, one) &&
      (isServed(one) || isAbout(one, statements) || isMeasured(facts, one, statements)),
  )
  const learned = facts.ties.some(({ goal }) => statements.some(({ id }) => id === goal))
  const telling = tied.length === 0 ? near : learned ? tied : [...new Set([...near, ...tied])].slice(0, SAID_MOST)
  const assets = telling.flatMap(({ id, text }) =>
    EXPOSED.test(text) || UNKEPT.test(text)
      ? []
      : facts.assets.filter(({ statement, what }) => statement === id && !UNFIT.test(what)),
  )
  const said = telling
    .filter(({ text }) => !EXPOSED.test(text) && !GONE.test(text))
    .map(({ span, text }) => ({
      quote: sentenceAt(facts, span),
      ...(isUnkept(text) && { unkept: true as const }),
    }))
    .filter(
      ({ quote }, at, all) =>
        !TO_WRITER.test(quote) && !EXPOSED.test(quote) && all.findIndex((other) => other.quote === quote) === at,
    )
  // What somebody knows by heart stands in no record.
  if (IN_HEADS.has(move.id)) return { held: [], said: [] }
  if (move.needs.forms.length === 0) return { held: [], said }
  const thin = thinness(facts, move, assets)
  return { held: assets.map(heldOf), said, ...(thin && { thin }) }
}

/** What may be spent, is promised or will not be had stands among the records at times, and so do people; they are none. */
function isRecord({ limits }: Facts, { id, kind, text }: Statement): boolean {
  if (kind === 'people' || (OF_PEOPLE.test(text) && !KEPT.test(text)) || LOCKED.test(text)) return false
  return !limits.some((one) => one.statement === id && BINDS.has(one.kind))
}
/** 'Many of the guests are children', 'Half of our farmers cannot read' */
const OF_PEOPLE =
  /^(?:(?:many|most|some|all|half|several|a few|few|both|about \S+|nearly \S+|\d\S*) )?(?:of )?(?:the |our |my |their |these )?(?:\p{L}+ ){0,2}(?:students|pupils|learners|patients|customers|clients|members|guests|visitors|residents|tenants|people|staff|workers|employees|drivers|volunteers|children|parents|families|farmers|riders|players|owners|buyers|suppliers)(?: \p{L}+)? (?:are|is|were|have|has|had|speak|come|live|can(?:not|['’]t)?|do|don['’]t|read|write|know|trust|pay|prefer|want)(?!\p{L})/iu
/** 'Patients have a card each', 'Members are in the register' */
const KEPT =
  /(?<!\p{L})(?:records?|files?|list(?:s|ed)?|regist\p{L}+|kept|stored|noted|entered|cards?|forms?|books?|sheets?|database|system|software|excel|paper|logs?|logged|app|surveys?|histor\p{L}+)(?!\p{L})/iu
/** 'It lies with the customer and we can't take it out' */
const LOCKED =
  /(?<!\p{L})(?:can(?:not| not|['’]t)|may not|must not|not allowed to) (?:be )?(?:tak(?:e|en) (?:\p{L}+ )?out|touch(?:ed)?|use[d]? (?:it|them|this|that|any)|export(?:ed)? (?:it|them)|leave|see (?:it|them))(?!\p{L})/iu
const BINDS: ReadonlySet<LimitKind> = new Set<LimitKind>([
  'budget',
  'promise',
  'refusal',
  'consent',
  'calendar',
  'start',
])

const IN_HEADS = new Set(['handover', 'capture'])

/** Ties are told of goals only; of anything else words must do. */
function isThinkable({ ties }: Facts, statements: readonly Statement[], one: Statement): boolean {
  const goals = new Set(ties.map(({ goal }) => goal))
  const own = statements.filter(({ id }) => goals.has(id))
  return own.length === 0 || ties.some(({ goal, to }) => to === one.id && own.some(({ id }) => id === goal))
}

/** How much what somebody holds is what the work is done from, or what the goal itself asks for. */
function servedBy({ holds = [] }: Statement, { records = [] }: Move, statements: readonly Statement[]): number {
  return Math.max(
    serves(holds, wantedOf(records)),
    ...statements.map((goal) => serves(holds, recordsFor(spoken(goal)))),
  )
}

/** What was learned is so sure of that nothing else must speak for it. */
function isSure({ ties }: Facts, statements: readonly Statement[], { id }: Statement): boolean {
  return ties.some(({ goal, to, sure }) => to === id && sure >= POLICY.tieSure && statements.some((one) => one.id === goal)) // prettier-ignore
}

function sharesWord(record: Statement, statements: readonly Statement[]): boolean {
  const own = plainWords(record)
  return statements.some(({ words }) => words.some((word) => word.length > 2 && own.has(singular(word))))
}

/** Sentences on data that share a telling word with what is wanted: one that few of them have. Likeness alone names records of something else. */
function onTheMatter(facts: Facts, statements: readonly Statement[]): Statement[] {
  const wanted = statements.flatMap((one) => one.words)
  const words = new Set(wanted.map(singular))
  const vector = vectorOf(new Set(wanted))
  const told = facts.statements
    .filter((one) => one.span.field === 'data' && isRecord(facts, one))
    .map((one) => ({ one, own: new Set(one.words.map(singular)) }))
  const holders = new Map<string, number>()
  for (const { own } of told) for (const word of own) holders.set(word, (holders.get(word) ?? 0) + 1)
  const scored = told
    .map(({ one, own }) => ({
      one,
      shared: [...own].reduce(
        (sum, word) => sum + (words.has(word) && word.length > 2 ? 1 / (holders.get(word) ?? 1) : 0),
        0,
      ),
    }))
    .filter(({ shared }) => shared >= SHARED_MIN)
    .map(({ one, shared }) => ({
      one,
      score: shared + cosine(vector, vectorOf(one.words)) + (isAbout(one, statements) ? TOPIC : 0),
    }))
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  return scored
    .filter(({ score }) => score >= best * NEARLY)
    .slice(0, SAID_MOST)
    .map(({ one }) => one)
}
/** 'Catch figures from Harbour Scotland' have nothing to do with a harbour. */
function plainWords({ text, words }: Statement): Set<string> {
  const names = new Set((text.match(/(?<=\p{L}\S* )\p{Lu}\p{Ll}+/gu) ?? []).map((name) => name.toLowerCase()))
  return new Set(words.filter((word) => !names.has(word)).map(singular))
}

/** 'Re-doing the rota because of sickness' is about the rota. */
function isAbout(record: Statement, statements: readonly Statement[]): boolean {
  const own = plainWords(record)
  return statements.some(({ topic = '' }) => topic.toLowerCase().split(/\s+/).map(singular).some((word) => own.has(word))) // prettier-ignore
}
/** 'Germination of stored sorghum from 71 to 85' is told of by a test of sorghum. */
function isMeasured({ measures }: Facts, record: Statement, statements: readonly Statement[]): boolean {
  const own = plainWords(record)
  const counted = measures.filter(({ statement }) => statements.some(({ id }) => id === statement))
  return counted.some(({ what }) => what.toLowerCase().split(/\P{L}+/u).map(singular).some((word) => word.length > 3 && own.has(word))) // prettier-ignore
}
const TOPIC = 0.5
const SHARED_MIN = 0.5
const NEARLY = 0.6
const SAID_MOST = 2

/** The whole sentence, where it is short enough to be read at a glance and holds nothing that must not be told; else the clause. */
function sentenceAt({ fields, orders }: Facts, { start, end }: Span): string {
  const text = fields.data
  let from = start
  while (from > 0 && start - from <= SENTENCE_MOST && !endsAt(text, from)) from -= 1
  let to = end
  while (to < text.length && to - end <= SENTENCE_MOST && !endsAt(text, to + 1)) to += 1
  const kept = orders.some((order) => order.field === 'data' && order.start < to && order.end > from)
  const [first, last] = kept || to - from > SENTENCE_MOST ? [start, end] : [from, to]
  return text
    .slice(first, last)
    .trim()
    .replace(/[.,;:]+$/, '')
}

/** Whether a sentence has ended right before this place. */
function endsAt(text: string, at: number): boolean {
  const before = text[at - 1]
  return before === '\n' || (before !== undefined && /\s/.test(before) && '.;!?'.includes(text[at - 2] ?? ' '))
}
const SENTENCE_MOST = 150

/** Said to be missing, or no record at all. */
const UNFIT = /^(?:no|none|not|nothing|without|never|pas de|kein\w*|sin|sem|niente)\b|\b(?:none|nothing)$/i
/** 'The sheet was lost when the laptop was stolen' */
const GONE =
  /(?<!\p{L})(?:(?:was|were|got|are|is) (?:all )?(?:lost|stolen|burn(?:t|ed)|destroyed|flooded|deleted)|se perdi(?:ó|eron)|robaron|perdu(?:e?s)?|volée?s?|verloren|gestohlen|verbrannt|perdid[oa]s?|roubad[oa]s?)(?!\p{L})/iu
/** 'The reasons were never noted': nothing is held. */
const UNKEPT =
  /\b(?:never|not|nobody|no one|no \p{L}+|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|don['’]?t|doesn['’]?t)\b.{0,24}\b(?:not(?:e|es|ed)|writes?|written|record(?:s|ed)?|kept|keeps?|count(?:s|ed)?|measured?s?|logg?(?:s|ed)?|stored|saved|entered|tracked)\b/iu
/** Of a long sentence only a part is not kept. */
function isUnkept(text: string): boolean {
  return NONE.test(text) || (UNKEPT.test(text) && text.split(' ').length <= 10)
}
/** 'No accounts apart from what the tax adviser makes' */
const NONE = /^(?:we have )?(?:no|none|nothing)(?![\p{L}-])/iu
/** Real people's data where it should not lie: nothing to learn from, something to lock away. */
const EXPOSED =
  /\b(?:real|live|production|unmasked|not masked|personal) (?:\p{L}+ )?(?:data|names|records|patients?|customers?)\b|\b(?:copies|backups?|dumps?)\b.{0,40}\b(?:names|birth|patients?|personal|real)\b/iu

function heldOf(asset: Asset): Held {
  return {
    what: asset.what,
    form: asset.form,
    statement: asset.statement,
    ...(asset.months !== undefined && { months: asset.months }),
  }
}

/** 'Loyalty card for 9,000 people, dockets on paper': what is said of one record is not said of its neighbour. */
function partWith(text: string, what: string): string {
  return text.split(/[,;:.]\s|\s(?:and|but)\s/).find((part) => part.includes(what.split(/\s+/).at(-1) ?? what)) ?? ''
}
const PAPER = /\b(?:paper|papers|handwrit\w+|by hand|notebooks?|binders?|whiteboard)\b/i

function thinness(facts: Facts, move: Move, assets: readonly Asset[]): Thin | undefined {
  if (move.data <= 1) return undefined
  const first = assets[0]
  if (!first) return { kind: 'none told' }
  const quoteOf = (id: string | undefined) => facts.statements.find((one) => one.id === id)?.text
  if (first.months !== undefined && first.months < move.needs.months)
    return { kind: 'too young', months: first.months, needed: move.needs.months }
  const firstText = quoteOf(first.statement) ?? ''
  if (
    first.form === 'paper' &&
    PAPER.test(partWith(firstText, first.what)) &&
    !move.needs.forms.includes('paper') &&
    !/\b(?:system|software|excel|digital|app|spreadsheet)\b/i.test(firstText)
  ) {
    const quote = quoteOf(first.statement)
    return { kind: 'paper', ...(quote && { quote }) }
  }
  const [hole] = first.holes
  const quote = quoteOf(hole)
  return hole ? { kind: 'holes', ...(quote && { quote }) } : undefined
}
