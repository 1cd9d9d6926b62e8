import { withoutSums } from '../check/arithmetic.ts'
import { textFaults } from '../check/text.ts'
import { groundsOf, type Known } from '../check/grounds.ts'
import type { Facts } from '../facts.ts'
import type { Plan } from '../plan.ts'
import { referenceById } from '@cairn/knowledge/references'
import { titleOf } from '../write/titles.ts'
import { parseAnswer } from './answer.ts'
import { type Group, placeOf, placesOf, type Written } from './blocks.ts'
import { MANNER } from './draft-step.ts'
import { fenced } from './fence.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { settledBlocks } from './material.ts'
import { writing, type ProposalAnswer } from './shapes.ts'
import { spellerFor } from './spelling.ts'

/** What the writers are handed besides the plan. */
export interface Material {
  notes: ProposalAnswer['notes']
  /** The whole report as its author wrote it in one sitting. */
  draft: string | undefined
}

/** Blocks that were refused, with what to mend. */
export interface Refused {
  id: string
  label: string
  text: string
  reasons: string[]
}

/** Step 5: one part of the report, cast in blocks that code and a judge can check; from the draft where there is one. */
export function writePrompt(
  group: Group,
  facts: Facts,
  plan: Plan,
  { notes, draft }: Material,
  refused: readonly Refused[] = [],
): string {
  const places = placesOf(group, plan).filter(
    ({ id }) => refused.length === 0 || refused.some((one) => placeOf(one.id) === id),
  )
  return [
    ...settledBlocks(facts, plan),
    fenced('notes', notes),
    ...(draft ? [fenced('your_draft', draft)] : []),
    [
      `Step: write, part ${group}. The plan is settled; you write the report its reader acts on. Each place below is a few blocks, in your own number and order. A block: id (its place and a number, as in ${places[0]?.id}.1), label (where it is a point that the reader looks up: two to six words, in the opening a short sentence; empty where it is running text), text, rests (the ids of statements, measures, limits, labels and references it rests on). Headings, owners, dates and costs of the pieces, the timeline’s table, the money in all and the refusals with their reasons are printed by code: do not tell them again.`,
      ...(draft
        ? [
            'The draft above was written in one sitting. You are its editor now, and cast the places of this part from it. Its verdicts, numbers and order stay; a sentence that is good stays as it is. What only completes is struck; a sentence that packs two conditions or three steps is taken apart, or keeps the one that counts; a word that is missing for a reader who comes fresh is put in.',
          ]
        : []),
      MANNER,
      'Places:',
      ...places.map(({ id, words, ask }) => `- ${id} (at most ${words} words): ${ask}`),
      'Every place is needed.',
    ].join('\n'),
    ...(refused.length > 0
      ? [
          fenced('refused', refused),
          'These blocks of your last answer were refused for the reasons given. Write them again under their ids, only them, with what was wrong put right; a place that was missing is written whole, in as many blocks as it needs; an empty text leaves a block out.',
        ]
      : []),
  ].join('\n\n')
}

/** Numbered anew in their places, in the order given: ids are ours. */
export function parseWriting(text: string): Written[] | undefined {
  const found = writing.safeParse(parseAnswer(text))
  return found.success && found.data.blocks.length > 0 ? numbered(found.data.blocks) : undefined
}

/** The answer to what was refused, under the ids asked for; a place that was missing is numbered anew, as at first. */
export function parseMended(text: string, refused: readonly Refused[]): Written[] | undefined {
  const found = writing.safeParse(parseAnswer(text))
  if (!found.success) return undefined
  const missing = new Set(refused.filter((one) => one.text === '').map(({ id }) => placeOf(id)))
  const isMissing = ({ id }: Written) => missing.has(placeOf(id))
  return [
    ...found.data.blocks
      .map((block) => ({ ...block, id: block.id.trim() }))
      .filter((block) => !isMissing(block) && refused.some(({ id }) => id === block.id)),
    ...numbered(found.data.blocks.filter(isMissing)),
  ]
}

function numbered(blocks: readonly Written[]): Written[] {
  const counts = new Map<string, number>()
  return blocks.map((block) => {
    const place = placeOf(block.id)
    counts.set(place, (counts.get(place) ?? 0) + 1)
    return { ...block, id: `${place}.${counts.get(place)}` }
  })
}

export interface Verdict {
  sound: Written[]
  refused: Refused[]
}

/** Each block on its own; the sums that a sound block shows may be used by the next. `kept`: what of the same part is sound already. */
export function judgeBlocks(
  group: Group,
  blocks: readonly Written[],
  facts: Facts,
  plan: Plan,
  kept: readonly Written[] = [],
): Verdict {
  const grounds = groundsOf(facts, plan)
  const titles = plan.initiatives.map(titleOf)
  const spelt = spellerFor(facts)
  const results: Known[] = []
  const ids = new Set([
    ...facts.statements.map(({ id }) => id),
    ...facts.measures.map(({ id }) => id),
    ...facts.limits.map(({ id }) => id),
    ...plan.initiatives.map(({ label }) => label),
    'plan',
    'computed',
  ])
  const verdict: Verdict = { sound: [], refused: [] }
  for (const place of placesOf(group, plan)) {
    const own = blocks
      .filter(({ id, text }) => placeOf(id) === place.id && text.trim() !== '')
      .map((block) => ({
        ...block,
        label: block.label.replace(/[.:]\s*$/, '').slice(0, LABEL_MAX),
        text: spelt(block.text).replace(/\s+/g, ' ').trim(),
      }))
    const before = kept.filter(({ id }) => placeOf(id) === place.id)
    if (own.length === 0 && before.length === 0)
      verdict.refused.push({ id: `${place.id}.1`, label: '', text: '', reasons: ['It is needed and missing.'] })
    const long = tooLong(place.words, before, own)
    const context = plan.initiatives
      .filter(({ label }) => label === place.id)
      .map((one) => `${titleOf(one)} ${one.measures.map(({ what }) => what).join(' ')}`)
      .join(' ')
    for (const block of own) {
      const risk = place.id === 'security'
      const rests = statementsOf(block.rests, facts)
      const said = {
        place: block.id,
        text: risk && NEVER.test(block.label) ? `Never: ${block.text}` : block.text,
        context: `${context} ${block.label}`,
        rests,
        trial: context !== '' && TEST.test(block.label),
        confirmed: risk && LAW.test(block.label),
      }
      const head = { place: block.id, text: block.label, context: `${context} ${block.text}`, rests }
      const reasons = [
        ...(long?.block === block ? [long.reason] : []),
        ...formReasons(block, ids),
        ...[
          ...textFaults(said, grounds, titles, results),
          // A label names what it is about: how a promise is kept, or a wish refused, the text tells.
          ...textFaults(head, grounds, titles).filter(({ kind }) => kind !== 'refusal'),
        ].map(({ detail }) => detail),
      ]
      if (reasons.length === 0) verdict.sound.push(block)
      else verdict.refused.push({ ...block, reasons: [...new Set(reasons)].slice(0, 5) })
    }
  }
  return verdict
}
const LABEL_MAX = 90

/** Labels that code looks for: in an initiative, and among the risks. */
export const TEST = /^test$/i
export const MEASURE = /^measure$/i
export const LAW = /^law$/i
export const ASK = /^ask where you work$/i
export const NEVER = /^never typed into a tool$/i

/** Where a place has outgrown its words, the longest block is to be shortened. */
function tooLong(
  words: number,
  before: readonly Written[],
  own: readonly Written[],
): { block: Written; reason: string } | undefined {
  const lengths = (list: readonly Written[]) =>
    list.reduce((sum, { text }) => sum + withoutSums(text).split(' ').length, 0)
  const all = lengths(before) + lengths(own)
  const [block] = own.toSorted((a, b) => b.text.length - a.text.length)
  if (!block || all <= words * 1.1) return undefined
  return { block, reason: `This place has ${all} words, ${words} are asked for: shorten this block by ${all - words}.` }
}

/** A measure or a limit stands for its statement; a statement for those that go on from it. */
function statementsOf(rests: readonly string[], facts: Facts): string[] {
  const own = rests.flatMap((id) => [
    id.trim(),
    ...[...facts.measures, ...facts.limits].filter((one) => one.id === id.trim()).map(({ statement }) => statement),
  ])
  return [
    ...own,
    ...facts.statements
      .filter(
        ({ continues, id }) =>
          (continues && own.includes(continues)) ||
          facts.statements.some((one) => one.continues === id && own.includes(one.id)),
      )
      .map(({ id }) => id),
  ]
}

function formReasons({ text, rests }: Written, ids: ReadonlySet<string>): string[] {
  const reasons: string[] = []
  if (rests.length === 0) reasons.push('It names nothing that it rests on.')
  const unknown = rests.filter((id) => !ids.has(id.trim()) && !referenceById(id.trim()))
  if (unknown.length > 0) reasons.push(`It rests on ids that do not exist: ${unknown.slice(0, 4).join(', ')}.`)
  if (INSTRUCTIONS.split('\n').some((line) => line.length > 40 && text.includes(line.slice(3, 60))))
    reasons.push('It repeats the instructions.')
  return reasons
}
