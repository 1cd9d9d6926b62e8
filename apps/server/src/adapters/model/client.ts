import { jsonSchema, type JSONSchema7, type LanguageModel, Output, streamText } from 'ai'
import type { Config } from '../../config.ts'
import { createBreaker } from './breaker.ts'
import { faultOf, isWorthRetrying, ModelError } from './faults.ts'
import { languageModel } from './provider.ts'

export { ModelError } from './faults.ts'

/** The SDK would write to the console of its own accord. */
globalThis.AI_SDK_LOG_WARNINGS = false

export interface Ask {
  instructions: string
  prompt: string
  /** The shape of the answer, where the endpoint can be held to one; the answer is text all the same. */
  shape?: { name: string; schema: Record<string, unknown> }
  /** Aborted when nobody wants the answer any more. */
  signal: AbortSignal
  /** By then, on the monotonic clock, it has answered or thrown; pauses and repeats included. */
  giveUpAt: number
}

export interface Answer {
  text: string
  /** Why it ended: of its own accord, at its limit or ours, or because the provider held it back. */
  end: 'whole' | 'cut off' | 'withheld'
}

export interface Usage {
  /** Requests that went out, failed ones included. */
  calls: number
  input_tokens: number
  output_tokens: number
  duration_ms: number
}

export interface Model {
  name: string
  /** False once the endpoint has refused a schema for its answer. */
  takesShape(): boolean
  /** Throws a ModelError when there is no answer to be had. What it cost is added to the account either way. */
  ask(ask: Ask, account: Usage): Promise<Answer>
}

export interface ModelOptions {
  attempts?: number
  firstPauseMs?: number
  restMs?: number
}

const ATTEMPTS = 3
/** Waiting a whole call's time over and over would eat the report's time. */
const TIMEOUTS_MAX = 2
const FIRST_PAUSE_MS = 1000
/** Longer than this nobody waits for a busy provider. */
const RETRY_AFTER_MAX_MS = 45_000
/** A section has 4,000 characters or so; what runs on is not one. */
const TEXT_MAX = 40_000

/** The model of the settings, or undefined when the built-in engine writes every report. */
export function openModel(
  config: Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL' | 'LLM_TIMEOUT_S'>,
  { attempts = ATTEMPTS, firstPauseMs = FIRST_PAUSE_MS, restMs }: ModelOptions = {},
): Model | undefined {
  if (!config.LLM_BASE_URL || !config.LLM_MODEL) return undefined
  const model = languageModel(config.LLM_BASE_URL, config.LLM_MODEL, config)
  const breaker = createBreaker(restMs)
  const timeoutMs = config.LLM_TIMEOUT_S * 1000
  let takesShape = true

  /** Again after a pause where that can help, until it answers or the time is up. */
  async function persist(given: Ask, usage: Usage): Promise<Answer> {
    let timeouts = 0
    for (let attempt = 1; ; attempt += 1) {
      const shape = takesShape ? given.shape : undefined
      try {
        return await once(model, given, shape, timeoutMs, usage)
      } catch (error) {
        given.signal.throwIfAborted()
        const fault = faultOf(error, shape !== undefined)
        if (fault.kind === 'no structure') {
          takesShape = false
          continue
        }
        if (fault.kind === 'timeout') timeouts += 1
        const pauseMs = fault.retryAfterMs ?? firstPauseMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2)
        const inTime = pauseMs <= RETRY_AFTER_MAX_MS && performance.now() + pauseMs < given.giveUpAt
        if (!isWorthRetrying(fault) || attempt >= attempts || timeouts >= TIMEOUTS_MAX || !inTime) throw fault
        await pause(pauseMs, given.signal)
      }
    }
  }

  return {
    name: config.LLM_MODEL,
    takesShape: () => takesShape,
    async ask(given, account) {
      given.signal.throwIfAborted()
      if (!breaker.mayAsk()) throw new ModelError('resting')
      const started = performance.now()
      try {
        const answer = await persist(given, account)
        breaker.succeeded()
        return answer
      } catch (error) {
        if (error instanceof ModelError) breaker.failed()
        else breaker.left()
        throw error
      } finally {
        account.duration_ms += Math.round(performance.now() - started)
      }
    },
  }
}

async function once(
  model: LanguageModel,
  ask: Ask,
  shape: Ask['shape'],
  timeoutMs: number,
  usage: Usage,
): Promise<Answer> {
  const leftMs = ask.giveUpAt - performance.now()
  if (leftMs <= 0) throw new ModelError('timeout')
  const late = AbortSignal.timeout(Math.ceil(Math.min(timeoutMs, leftMs)))
  const enough = new AbortController()
  usage.calls += 1
  const result = streamText({
    model,
    instructions: ask.instructions,
    prompt: ask.prompt,
    ...(shape && { output: Output.object({ schema: jsonSchema(shape.schema as JSONSchema7), name: shape.name }) }),
    maxRetries: 0,
    abortSignal: AbortSignal.any([ask.signal, late, enough.signal]),
    onError: () => {}, // it would print the prompt
  })
  let text = ''
  let reason: string | undefined
  try {
    for await (const part of result.stream) {
      if (part.type === 'text-delta') text += part.text
      else if (part.type === 'error') throw part.error
      else if (part.type === 'finish') {
        usage.input_tokens += part.totalUsage.inputTokens ?? 0
        usage.output_tokens += part.totalUsage.outputTokens ?? 0
        reason = part.rawFinishReason === undefined ? undefined : part.finishReason
      }
      if (text.length > TEXT_MAX) return { text: '', end: 'cut off' }
    }
  } catch (error) {
    ask.signal.throwIfAborted()
    throw late.aborted ? new ModelError('timeout') : error
  } finally {
    enough.abort()
  }
  ask.signal.throwIfAborted()
  if (late.aborted && reason === undefined) throw new ModelError('timeout')
  // Every server of the protocol says why it ended: without that the connection was lost.
  if (reason === undefined) throw new ModelError('dropped')
  if (reason === 'content-filter') return { text, end: 'withheld' }
  return { text, end: reason === 'length' ? 'cut off' : 'whole' }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
