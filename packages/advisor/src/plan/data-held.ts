import { cosine, vectorOf } from '@cairn/knowledge/vectors'
import type { Move } from '@cairn/knowledge/move-schema'
import type { Asset, Facts, Statement } from '../facts.ts'
import type { Held, Thin } from '../plan.ts'

/** The records told that this work would rest on, and why they may not bear it. */
export function dataFor(facts: Facts, move: Move, statements: readonly Statement[]): { held: Held[]; thin?: Thin } {
  if (move.needs.forms.length === 0) return { held: [] }
  const words = new Set(statements.flatMap((one) => one.words))
  const vector = vectorOf(words)
  const scored = facts.assets
    .filter(({ what, statement }) => {
      const told = facts.statements.find(({ id }) => id === statement)?.text ?? ''
      return !UNFIT.test(what) && !EXPOSED.test(told) && !UNKEPT.test(told)
    })
    .map((asset) => {
      const own = facts.statements.find(({ id }) => id === asset.statement)?.words ?? []
      const shared = own.filter((word) => words.has(word) && word.length > 2).length
      const usable = move.needs.forms.includes(asset.form as never) || asset.form === 'unknown'
      const close = cosine(vector, vectorOf(own))
      const text = ` ${facts.statements.find(({ id }) => id === asset.statement)?.text.toLowerCase() ?? ''}`
      const known = move.needs.records.filter((word) => text.includes(` ${word}`) || text.includes(`/${word}`)).length
      // Likeness alone names records of something else.
      if (shared === 0 && known === 0) return { asset, score: 0 }
      return { asset, score: close + 0.35 * shared + 0.3 * known + (usable ? 0.1 : -0.1) }
    })
    .filter(({ score }) => score > 0.62)
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
  const held = scored.map(({ asset }) => heldOf(asset))
  const thin = thinness(
    facts,
    move,
    scored.map(({ asset }) => asset),
  )
  return { held, ...(thin && { thin }) }
}

/** Said to be missing, or no record at all. */
const UNFIT = /^(?:no|none|not|nothing|without|never|pas de|kein\w*|sin|sem|niente)\b|\b(?:none|nothing)$/i
/** 'The reasons were never noted': nothing is held. */
const UNKEPT =
  /\b(?:never|not|nobody|no one|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|don['’]?t|doesn['’]?t)\b.{0,24}\b(?:not(?:e|es|ed)|writes?|written|record(?:s|ed)?|kept|keeps?|count(?:s|ed)?|measured?s?|logg?(?:s|ed)?|stored|entered|tracked)\b/i
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
