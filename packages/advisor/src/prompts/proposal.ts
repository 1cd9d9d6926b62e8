import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import * as z from 'zod/mini'
import { readBrief } from '../brief-reader.ts'
import { LEXICON } from '../knowledge/library.ts'
import { match } from '../matching.ts'
import { choose } from '../portfolio.ts'
import { score } from '../scoring.ts'
import { fenced } from './fence.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { told } from './section.ts'

export interface Candidate {
  id: string
  name: string
  lens: string
  kind: string
  points: number
  /** Whether the engine itself would take it. */
  chosen: boolean
  evidence: string[]
}

const CANDIDATES_MAX = 14
const [KEPT_MIN, KEPT_MAX] = [3, 5]

const argued = z.array(z.object({ id: z.string(), reason: z.string() }))

/** Stage 1 as a model answers it: ids of the given candidates, with reasons. Everything else stays with the code. */
export const proposal = z.object({ keep: argued, drop: argued, add: argued })
export type Proposal = z.infer<typeof proposal>

/** The schema as OpenAI's strict mode and its likes want it. */
export const PROPOSAL_SCHEMA: Record<string, unknown> = objectSchema({
  keep: listSchema(),
  drop: listSchema(),
  add: listSchema(),
})

/** What the engine chose, then what else the brief speaks for, best first. */
export function candidatesFor(brief: RoadmapBrief): Candidate[] {
  const reading = readBrief(brief, LEXICON)
  const { chosen, waiting } = choose(
    match(reading).map((found) => score(found, reading)),
    reading,
  )
  const others = waiting.sort((a, b) => b.relevance - a.relevance).slice(0, CANDIDATES_MAX - chosen.length)
  return [...chosen, ...others].map(({ useCase, points, evidence }) => ({
    id: useCase.id,
    name: useCase.name,
    lens: useCase.lens,
    kind: useCase.kind,
    points: points.total,
    chosen: chosen.some((one) => one.useCase.id === useCase.id),
    evidence: evidence.slice(0, 3).map((sentence) => sentence.text),
  }))
}

export function proposalPrompt(brief: RoadmapBrief, candidates: readonly Candidate[], reasons: readonly string[] = []) {
  return {
    instructions: INSTRUCTIONS.proposal,
    prompt: [
      fenced('brief', told(brief)),
      fenced('candidates', candidates),
      'Answer as {"keep": [{"id", "reason"}], "drop": [{"id", "reason"}], "add": [{"id", "reason"}]}: keep and drop together name every candidate with chosen true, add names others. Three to five ids are kept or added.',
      ...(reasons.length > 0 ? [`Your last answer was refused: ${reasons.join(' ')}`] : []),
    ].join('\n\n'),
  }
}

/** Text of a model → ids for the plan, or why it cannot be used. */
export function readProposal(
  text: string,
  candidates: readonly Candidate[],
): { ok: true; wanted: string[]; proposal: Proposal } | { ok: false; reasons: string[] } {
  const read = proposal.safeParse(parseObject(text))
  if (!read.success) return { ok: false, reasons: ['It is not JSON of the given shape.'] }
  const known = new Set(candidates.map((one) => one.id))
  const { keep, drop, add } = read.data
  const unknown = [...keep, ...drop, ...add].filter((one) => !known.has(one.id)).map((one) => one.id.slice(0, 60))
  if (unknown.length > 0)
    return { ok: false, reasons: [`These ids are not among the candidates: ${unknown.join(', ')}.`] }
  const dropped = new Set(drop.map((one) => one.id))
  const wanted = [...new Set([...keep, ...add].map((one) => one.id))]
  if (wanted.some((id) => dropped.has(id))) return { ok: false, reasons: ['An id is both kept and dropped.'] }
  if (wanted.length < Math.min(KEPT_MIN, candidates.length) || wanted.length > KEPT_MAX)
    return { ok: false, reasons: [`${wanted.length} ids are kept or added; three to five are needed.`] }
  return { ok: true, wanted, proposal: read.data }
}

/** Models like to wrap JSON in a fence or a sentence. */
function parseObject(text: string): unknown {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from === -1 || to < from) return undefined
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch {
    return undefined
  }
}

function listSchema() {
  return { type: 'array', items: objectSchema({ id: { type: 'string' }, reason: { type: 'string' } }) }
}

function objectSchema(properties: Record<string, unknown>) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}
