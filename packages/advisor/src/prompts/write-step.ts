import { textFaults } from '../check/text.ts'
import { groundsOf, type Known } from '../check/grounds.ts'
import type { Facts } from '../facts.ts'
import type { Plan } from '../plan.ts'
import { referenceById } from '@cairn/knowledge/references'
import { countryByCode } from '@cairn/knowledge/countries'
import { titleOf } from '../write/titles.ts'
import { parseAnswer } from './answer.ts'
import { type BlockSpec, type Group, specsOf, type Written } from './blocks.ts'
import { fenced } from './fence.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { clientBlock, lawBlock, planBlock, sumsBlock } from './material.ts'
import { writing, type ProposalAnswer } from './shapes.ts'
import { british } from './spelling.ts'

/** Blocks that were refused, with what to mend. */
export interface Refused {
  id: string
  text: string
  reasons: string[]
}

/** Step 4: the connecting prose of one group. */
export function writePrompt(
  group: Group,
  facts: Facts,
  plan: Plan,
  notes: ProposalAnswer['notes'],
  refused: readonly Refused[] = [],
): string {
  const specs =
    refused.length > 0
      ? specsOf(group, plan).filter(({ id }) => refused.some((one) => one.id === id))
      : specsOf(group, plan)
  return [
    clientBlock(facts),
    lawBlock(facts),
    planBlock(plan),
    sumsBlock(plan),
    fenced('notes', notes),
    [
      `Step: write, part ${group}. Tables, timeline, titles, measures, owners, costs, tests, limits, refusals, law and references are printed by code from the plan. You write the connecting prose as blocks. Each block: id, label (only where asked for, else empty), text (plain sentences, no list marks), rests (the ids of statements, measures, limits, labels and references it rests on).`,
      'Say what is particular to this client; do not repeat another block. Write whole sentences of ten to twenty-five words that lead to one another (because, so, but, which is why), as in a letter to somebody you respect; no telegram, no row of short statements, no riddle, no label in place of a thought. The reader has a minute for each page. A block with nothing to say is left out, unless it is marked as needed.',
      'Blocks:',
      ...specs.map(
        ({ id, words, ask, required }) => `- ${id} (at most ${words} words${required ? ', needed' : ''}): ${ask}`,
      ),
    ].join('\n'),
    ...(refused.length > 0
      ? [
          fenced('refused', refused),
          'These blocks of your last answer were refused for the reasons given. Write them again, only them, with what was wrong put right.',
        ]
      : []),
  ].join('\n\n')
}

export function parseWriting(text: string): Written[] | undefined {
  const found = writing.safeParse(parseAnswer(text))
  return found.success && found.data.blocks.length > 0 ? found.data.blocks : undefined
}

export interface Verdict {
  sound: Written[]
  refused: Refused[]
}

/** Each block on its own; the sums that a sound block shows may be used by the next. */
export function judgeBlocks(
  group: Group,
  blocks: readonly Written[],
  facts: Facts,
  plan: Plan,
  only?: ReadonlySet<string>,
): Verdict {
  const specs = specsOf(group, plan).filter(({ id }) => only === undefined || only.has(id))
  const grounds = groundsOf(facts, plan)
  const titles = plan.initiatives.map(titleOf)
  const american = plan.country ? countryByCode(plan.country)?.spelling === 'american' : false
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
  for (const spec of specs) {
    const given = blocks.find(({ id }) => id.trim() === spec.id)
    const text = (given ? (american ? given.text : british(given.text, Object.values(facts.fields).join(' '))) : '')
      .replace(/\s+/g, ' ')
      .trim()
    if (!given || text === '') {
      if (spec.required) verdict.refused.push({ id: spec.id, text: '', reasons: ['It is needed and missing.'] })
      continue
    }
    const context = plan.initiatives
      .filter(({ label }) => spec.id.startsWith(`${label}.`))
      .map((one) => `${titleOf(one)} ${one.measures.map(({ what }) => what).join(' ')}`)
      .join(' ')
    const reasons = [
      ...formReasons(spec, text, given, ids),
      ...textFaults(
        {
          place: spec.id,
          text: spec.id === 'never' ? `Never: ${text}` : text,
          context,
          rests: statementsOf(given.rests, facts),
          confirmed: spec.id === 'law',
        },
        grounds,
        titles,
        results,
      ).map(({ detail }) => detail),
    ]
    if (reasons.length === 0)
      verdict.sound.push({
        id: spec.id,
        label: spec.id.startsWith('security') ? given.label.replace(/[.:]$/, '').slice(0, 40) : '',
        text,
        rests: given.rests,
      })
    else verdict.refused.push({ id: spec.id, text, reasons: [...new Set(reasons)].slice(0, 5) })
  }
  return verdict
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

function formReasons({ words }: BlockSpec, text: string, given: Written, ids: ReadonlySet<string>): string[] {
  const reasons: string[] = []
  const count = text.split(/\s+/).length
  if (count > words * 1.1) reasons.push(`It has ${count} words, ${words} are asked for.`)
  if (given.rests.length === 0) reasons.push('It names nothing that it rests on.')
  const unknown = given.rests.filter((id) => !ids.has(id.trim()) && !referenceById(id.trim()))
  if (unknown.length > 0) reasons.push(`It rests on ids that do not exist: ${unknown.slice(0, 4).join(', ')}.`)
  if (INSTRUCTIONS.split('\n').some((line) => line.length > 40 && text.includes(line.slice(3, 60))))
    reasons.push('It repeats the instructions.')
  return reasons
}
