import { accept } from '@cairn/advisor/accept'
import { assemble, type Grounds, groundsOf, SECTION_KINDS } from '@cairn/advisor/acceptance/grounds'
import { acceptSection } from '@cairn/advisor/acceptance/section'
import { advise, type AdviceOptions } from '@cairn/advisor/advise'
import { SECTION_TITLES, type SectionKind } from '@cairn/advisor/document'
import { candidatesFor, PROPOSAL_SCHEMA, proposalPrompt, readProposal } from '@cairn/advisor/prompts/proposal'
import { sectionPrompt } from '@cairn/advisor/prompts/section'
import type { Insights } from '@cairn/contract/insights'
import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import type { Answer, Ask, Model } from '../../adapters/model/client.ts'
import { type Checkpoint, progressOf } from './model-checkpoint.ts'
import { bareBody, builtInRemark, reasonFor, writtenBy } from './model-remarks.ts'

export interface ModelTask {
  brief: RoadmapBrief
  options: AdviceOptions
  model: Model
  /** What earlier runs have finished; it is added to. */
  checkpoint: Checkpoint
  /** Called after each finished step, so that none is done twice. */
  save: (checkpoint: Checkpoint, progress: number) => Promise<void>
  signal: AbortSignal
  /** On the monotonic clock: from then on the built-in engine writes what is missing. */
  giveUpAt: number
}

export interface ModelReport {
  text: string
  insights: Insights
  written_by: string
  /** Set when not one section is the model's: why. */
  failure?: string
}

/** One answer and two more tries to put right what was refused. */
const ROUNDS = 3

/** The report as a model writes it, from our findings and held to them; the built-in text stands in where it fails. */
export async function modelReport(task: ModelTask): Promise<ModelReport> {
  const { brief, options, model, checkpoint } = task
  let failure: string | undefined
  try {
    if (!checkpoint.proposed) await propose(task)
  } catch (error) {
    failure = reasonFor(error, task.signal)
  }
  const advice = advise(brief, options, checkpoint.wanted)
  const grounds = groundsOf(brief, advice, options)
  try {
    for (const kind of SECTION_KINDS) {
      if (failure !== undefined) break
      if (!isDone(checkpoint, kind)) await writeSection(kind, grounds, task)
    }
  } catch (error) {
    failure = reasonFor(error, task.signal)
  }

  const sections = { ...grounds.drafts, ...checkpoint.sections }
  const standIns = SECTION_KINDS.filter((kind) => checkpoint.sections[kind] === undefined)
  const reason = failure ?? 'its text did not pass our checks'
  const remark = standIns.length > 0 ? builtInRemark(standIns, reason) : undefined
  const whole = assemble(sections, advice.insights, remark)
  const sound = accept(whole.text, { brief, findings: advice.findings, insights: whole.insights }).ok
  if (standIns.length < SECTION_KINDS.length && sound)
    return { ...whole, written_by: writtenBy(model.name, standIns, reason) }
  const builtIn = assemble(grounds.drafts, advice.insights, builtInRemark(SECTION_KINDS, reason))
  return { ...builtIn, written_by: writtenBy(model.name, SECTION_KINDS, reason), failure: reason }
}

function isDone({ sections, refused }: Checkpoint, kind: SectionKind): boolean {
  return sections[kind] !== undefined || refused.includes(kind)
}

/** Stage 1. An answer that cannot be used leaves the findings as they are. */
async function propose({ brief, model, checkpoint, save, signal, giveUpAt }: ModelTask) {
  const candidates = candidatesFor(brief)
  let reasons: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) checkpoint.usage.asked_again += 1
    const shape = { name: 'proposal', schema: PROPOSAL_SCHEMA }
    const answer = await model.ask(
      { ...proposalPrompt(brief, candidates, reasons), shape, signal, giveUpAt },
      checkpoint.usage,
    )
    const read = readProposal(answer.text, candidates)
    if (!read.ok) {
      reasons = read.reasons
      continue
    }
    const own = candidates.filter((one) => one.chosen).map((one) => one.id)
    const same = own.length === read.wanted.length && own.every((id) => read.wanted.includes(id))
    if (!same) checkpoint.wanted = read.wanted
    checkpoint.argument = [...read.proposal.keep, ...read.proposal.add].map(({ id, reason }) => `${id}: ${reason}`)
    break
  }
  checkpoint.proposed = true
  await save(checkpoint, progressOf(checkpoint))
}

/** Stage 2, one section: asked, judged, asked again with the reasons; at last the built-in text stands in. */
async function writeSection(kind: SectionKind, grounds: Grounds, task: ModelTask) {
  const { model, checkpoint, save, signal, giveUpAt } = task
  let reasons: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) checkpoint.usage.asked_again += 1
    const ask: Ask = { ...sectionPrompt(kind, grounds, checkpoint.argument, reasons), signal, giveUpAt }
    const answer = await model.ask(ask, checkpoint.usage)
    const text = bareBody(answer.text, SECTION_TITLES[kind])
    reasons = faults(kind, text, answer, grounds)
    if (reasons.length === 0) {
      checkpoint.sections[kind] = text
      break
    }
  }
  if (checkpoint.sections[kind] === undefined) checkpoint.refused.push(kind)
  await save(checkpoint, progressOf(checkpoint))
}

function faults(kind: SectionKind, text: string, { end }: Answer, grounds: Grounds): string[] {
  if (end === 'cut off') return ['The text was cut off. Write less.']
  if (end === 'withheld') return ['The text was held back by the provider.']
  const verdict = acceptSection(kind, text, grounds)
  return verdict.ok ? [] : verdict.reasons
}
