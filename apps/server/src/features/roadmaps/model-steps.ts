import type { Answer, Ask, Model } from '../../adapters/model/client.ts'
import { INSTRUCTIONS } from '@cairn/advisor/prompts/instructions'
import { SHAPES } from '@cairn/advisor/prompts/shapes'
import { type Checkpoint, progressOf } from './model-checkpoint.ts'
import { TooCostly } from './model-remarks.ts'

export interface StepTask {
  model: Model
  /** What earlier runs have finished; it is added to. */
  checkpoint: Checkpoint
  /** Called after each finished step, so that none is done twice. */
  save: (checkpoint: Checkpoint, progress: number) => Promise<void>
  signal: AbortSignal
  /** On the monotonic clock: from then on the built-in engine writes what is missing. */
  giveUpAt: number
  /** Tokens, in and out, that a report may cost. */
  tokensMax: number
}

/** A prompt answered: read by `use`, asked again with the reasons, at last undefined. */
export interface Question<Value> {
  shape: keyof typeof SHAPES
  prompt: (reasons: readonly string[]) => string
  use: (text: string) => { value: Value; reasons: readonly string[] } | undefined
  /** The last answer, with what was wrong in it left out; none: what is wrong makes it useless. */
  settle?: (value: Value) => Value | undefined
  rounds?: number | undefined
  /** It puts right what an earlier answer got wrong. */
  again?: boolean
}

/** One answer and two more tries to put right what was refused. */
const ROUNDS = 3
/** Characters that a token has, about, before the provider has said. */
const CHARACTERS_A_TOKEN = 3.5

export function createSteps(task: StepTask) {
  const { model, checkpoint, signal, giveUpAt, tokensMax } = task
  let saving: Promise<void> = Promise.resolve()

  /** Parts that run side by side are kept one after the other. */
  async function keep(name: string, value: unknown) {
    checkpoint.done[name] = value ?? null
    saving = saving.then(() => task.save(checkpoint, progressOf(checkpoint)))
    await saving
  }

  async function ask(shape: keyof typeof SHAPES, prompt: string, again: boolean): Promise<Answer> {
    const { usage } = checkpoint
    const next = (INSTRUCTIONS.length + prompt.length) / CHARACTERS_A_TOKEN
    if (usage.input_tokens + usage.output_tokens + next > tokensMax) throw new TooCostly()
    if (again) usage.asked_again += 1
    const given: Ask = {
      instructions: INSTRUCTIONS,
      prompt,
      shape: { name: shape, schema: SHAPES[shape] },
      signal,
      giveUpAt,
    }
    return model.ask(given, usage)
  }

  /** A finished step is read from the checkpoint; its value must survive JSON. */
  async function step<Value>(name: string, question: Question<Value>): Promise<Value | undefined> {
    if (name in checkpoint.done) return (checkpoint.done[name] ?? undefined) as Value | undefined
    const value = await answered(question)
    await keep(name, value)
    return value
  }

  async function answered<Value>({
    shape,
    prompt,
    use,
    settle,
    rounds = ROUNDS,
    again = false,
  }: Question<Value>): Promise<Value | undefined> {
    let reasons: readonly string[] = []
    let last: Value | undefined
    for (let round = 0; round < rounds; round += 1) {
      const answer = await ask(shape, prompt(reasons), again || round > 0)
      const read = answer.end === 'whole' ? use(answer.text) : undefined
      if (read?.reasons.length === 0) return read.value
      last = read?.value ?? last
      reasons = read?.reasons ?? [UNREADABLE[answer.end]]
    }
    return last !== undefined && settle ? settle(last) : undefined
  }

  return { ask, keep, step }
}

const UNREADABLE: Record<Answer['end'], string> = {
  whole: 'It is not one JSON object of the shape asked for.',
  'cut off': 'It was cut off. Write less.',
  withheld: 'It was held back by the provider.',
}
