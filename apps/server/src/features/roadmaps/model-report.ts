import { type Advice, advise, type AdviceOptions } from '@cairn/advisor/advise'
import { check, type Fault } from '@cairn/advisor/check/check'
import type { Facts } from '@cairn/advisor/facts'
import type { Plan } from '@cairn/advisor/plan'
import { plan as builtInPlan } from '@cairn/advisor/plan/plan-brief'
import { GROUPS, type Group, type Written } from '@cairn/advisor/prompts/blocks'
import { challengePrompt, parseChallenge } from '@cairn/advisor/prompts/challenge-step'
import { compose, sectionOf } from '@cairn/advisor/prompts/compose'
import { draftPrompt, parseDraft } from '@cairn/advisor/prompts/draft-step'
import { type Judgement, judgePrompt, parseJudgement } from '@cairn/advisor/prompts/judge-step'
import { parseProposal, planFrom, proposePrompt } from '@cairn/advisor/prompts/propose-step'
import { factsFrom, parseReading, readPrompt } from '@cairn/advisor/prompts/read-step'
import type { ProposalAnswer, ReadingAnswer } from '@cairn/advisor/prompts/shapes'
import {
  judgeBlocks,
  type Material,
  parseMended,
  parseWriting,
  type Refused,
  writePrompt,
} from '@cairn/advisor/prompts/write-step'
import { insightsOf } from '@cairn/advisor/write/insights'
import { markdown } from '@cairn/advisor/write/markdown'
import { emphasis, paragraph } from '@cairn/advisor/write/blocks'
import type { KeptBrief } from '@cairn/contract/roadmaps'
import { builtInRemark, inPlaceOf, NOT_PASSED, reasonFor, writtenBy } from './model-remarks.ts'
import { createSteps, type StepTask } from './model-steps.ts'

export interface ModelTask extends StepTask {
  brief: KeptBrief
  options: AdviceOptions
}

export interface ModelReport extends Pick<Advice, 'text' | 'document' | 'insights'> {
  written_by: string
  /** Set when nothing in it is the model's: why. */
  failure?: string
}

type Steps = ReturnType<typeof createSteps>

/** The report as a model thinks it, in the types of the built-in engine; that one stands in where it fails. */
export async function modelReport(task: ModelTask): Promise<ModelReport> {
  const { brief, options, model, signal, checkpoint } = task
  const own = advise(brief, options)
  const steps = createSteps(task)
  let failure: string | undefined
  const guarded = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    if (failure !== undefined) return undefined
    try {
      return await work()
    } catch (error) {
      failure ??= reasonFor(error, signal)
      return undefined
    }
  }

  const facts = (await guarded(() => read(steps, own.facts))) ?? own.facts
  const proposed = await guarded(() => propose(steps, facts, facts.written))
  if (!proposed) return builtIn(own, model.name, failure ?? NOT_PASSED)
  const { plan, notes } = proposed
  const material = { notes, draft: await guarded(() => draft(steps, facts, plan, notes)) }
  const parts = await Promise.all(GROUPS.map((group) => guarded(() => writeGroup(steps, group, facts, plan, material))))
  const blocks = parts.flatMap((part) => part ?? [])
  if (blocks.length === 0) return builtIn(own, model.name, failure ?? NOT_PASSED)

  const reason = failure ?? NOT_PASSED
  const insights = insightsOf(plan)
  const composed = (used: readonly Written[]) => {
    const made = compose(plan, used, (sections) => builtInRemark(sections, reason))
    return { ...made, faults: check({ facts, plan, document: made.document, insights }).filter(isOfTheWhole) }
  }
  const first = composed(blocks)
  // What only the whole shows costs the sections in which it stands.
  const at = new Set<string | undefined>(first.faults.map(({ place }) => place.split('/')[0]))
  const { document, standIns, faults } =
    at.size > 0 ? composed(blocks.filter(({ id }) => !at.has(sectionOf(id)))) : first
  if (faults.length > 0) return builtIn(own, model.name, failure ?? NOT_PASSED)
  checkpoint.usage.fallbacks = standIns.length
  const titles = document.sections
    .filter(({ kind }) => kind !== undefined && standIns.includes(kind))
    .map(({ title }) => title)
  return {
    text: markdown(document),
    document,
    insights,
    written_by: writtenBy(model.name, titles, reason),
  }
}

/**
 * Everything was checked piece by piece: what the whole still shows is a contradiction between pieces. A sentence was
 * judged where it was written; behind its label it may read as if it granted what is refused.
 */
function isOfTheWhole({ kind }: Fault): boolean {
  return kind === 'agree' || kind === 'order' || kind === 'unrefused' || kind === 'calendar' || kind === 'budget'
}

function builtIn(own: Advice, model: string, reason: string): ModelReport {
  const document = {
    ...own.document,
    sections: own.document.sections.map((section, at, all) =>
      at === all.length - 1
        ? { ...section, blocks: [...section.blocks, paragraph(emphasis(builtInRemark('all', reason)))] }
        : section,
    ),
  }
  return {
    text: markdown(document),
    document,
    insights: own.insights,
    written_by: inPlaceOf(model, reason),
    failure: reason,
  }
}

/** Step 1. An answer that cannot be used leaves our own reading as it is. */
async function read(steps: Steps, own: Facts): Promise<Facts> {
  const answer = await steps.step<ReadingAnswer>('read', {
    shape: 'reading',
    prompt: (reasons) => readPrompt(own, reasons),
    use: (text) => {
      const value = parseReading(text)
      return value && { value, reasons: factsFrom(own, value).faults }
    },
    settle: (value) => value,
  })
  return answer ? factsFrom(own, answer).facts : own
}

/** Steps 2 and 3: a plan, a second mind's objections, at most one revision. */
async function propose(
  steps: Steps,
  facts: Facts,
  today: string,
): Promise<{ plan: Plan; notes: ProposalAnswer['notes'] } | undefined> {
  const draft = builtInPlan(facts, today)
  const question = (objections?: Parameters<typeof proposePrompt>[3]) => ({
    shape: 'proposal' as const,
    prompt: (reasons: readonly string[]) => proposePrompt(facts, draft, reasons, objections),
    use: (text: string) => {
      const value = parseProposal(text)
      if (!value) return undefined
      const made = planFrom(facts, today, value)
      return {
        value,
        reasons: made
          ? made.faults
          : [
              'Too few initiatives can be used: each needs a title, a kind of work of the list and something it answers.',
            ],
      }
    },
    settle: (value: ProposalAnswer) => (planFrom(facts, today, value, true) ? value : undefined),
  })
  const first = await steps.step('propose', question())
  const plan = first && planFrom(facts, today, first, true)?.plan
  if (!plan) return undefined
  const objections = await steps.step('challenge', {
    shape: 'challenge',
    prompt: (reasons) => challengePrompt(facts, plan, reasons),
    use: (text) => {
      const value = parseChallenge(text, facts)
      return value && { value, reasons: [] }
    },
  })
  if (!objections || objections.length === 0) {
    await steps.keep('revise', null)
    return { plan, notes: notesOf(first) }
  }
  const second = await steps.step('revise', question({ earlier: first, plan, list: objections }))
  const revised = second && planFrom(facts, today, second, true)?.plan
  return second && revised ? { plan: revised, notes: notesOf(second) } : { plan, notes: notesOf(first) }
}

/** What the writers are handed: the findings, and what could not be settled. */
function notesOf({ notes, open }: ProposalAnswer): ProposalAnswer['notes'] {
  return [...notes, ...open.map(({ statement, question }) => ({ text: `Open: ${question}`, rests: [statement] }))]
}

/** How often what code or the judge refuses may be written again. */
const MENDS = 3

/** Step 4. Without one, the parts are written on their own. */
function draft(steps: Steps, facts: Facts, plan: Plan, notes: ProposalAnswer['notes']): Promise<string | undefined> {
  return steps.step<string>('draft', {
    shape: 'draft',
    rounds: 2,
    prompt: (reasons) => draftPrompt(facts, plan, notes, reasons),
    use: (text) => {
      const value = parseDraft(text)
      return value === undefined ? undefined : { value, reasons: [] }
    },
  })
}

/** Steps 5 and 6 for one part: written, checked by code, judged by another call, mended; what is sound is left. */
async function writeGroup(
  steps: Steps,
  group: Group,
  facts: Facts,
  plan: Plan,
  material: Material,
): Promise<Written[]> {
  const write = (name: string, refused: readonly Refused[] = []) =>
    steps.step<Written[]>(name, {
      shape: 'writing',
      rounds: refused.length > 0 ? 1 : undefined,
      again: refused.length > 0,
      prompt: () => writePrompt(group, facts, plan, material, refused),
      use: (text) => {
        const value = refused.length > 0 ? parseMended(text, refused) : parseWriting(text)
        return value && { value, reasons: [] }
      },
    })
  const kept = new Map<string, Written>()
  let written = await write(`write-${group}`)
  for (let round = 0; written; round += 1) {
    const rewritten = new Set(written.map(({ id }) => id))
    const others = [...kept.values()].filter(({ id }) => !rewritten.has(id))
    const { sound, refused } = judgeBlocks(group, written, facts, plan, others)
    const found = await judge(steps, round === 0 ? `judge-${group}` : `judge-${group}-${round}`, facts, plan, sound)
    // What nobody judged is not printed.
    if (!found) break
    for (const block of sound) if (!found.unsupported[block.id]) kept.set(block.id, block)
    const remarks = (by: Record<string, string[]>) =>
      sound.flatMap((block) => (by[block.id] ? [{ ...block, reasons: by[block.id] ?? [] }] : []))
    // What is only unclear is written once more, and stays as it is where that brings nothing sound.
    const unclear = round === 0 ? remarks(found.unclear).filter(({ id }) => !found.unsupported[id]) : []
    const again = [...refused.filter(({ id }) => !kept.has(id)), ...remarks(found.unsupported), ...unclear]
    if (again.length === 0 || round === MENDS) break
    written = await write(`mend-${group}-${round + 1}`, again)
  }
  return [...kept.values()]
}

/** An answer that cannot be read judges nothing, and what is not judged is not printed. */
function judge(
  steps: Steps,
  name: string,
  facts: Facts,
  plan: Plan,
  blocks: readonly Written[],
): Promise<Judgement | undefined> {
  if (blocks.length === 0) return Promise.resolve({ unsupported: {}, unclear: {} })
  return steps.step<Judgement>(name, {
    shape: 'judgement',
    prompt: (reasons) => judgePrompt(facts, plan, blocks, reasons),
    use: (text) => {
      const value = parseJudgement(text, blocks)
      return value && { value, reasons: [] }
    },
  })
}
