import { jsonSchema, type JSONSchema7, type LanguageModel, Output, streamText } from 'ai'
import type { Config } from '../../config.ts'
import type { Answer, Ask, Usage } from './ask.ts'
import { ModelError } from './faults.ts'
import { languageModel } from './provider.ts'
import { faultOf } from './sdk-faults.ts'

/** The SDK would write to the console of its own accord. */
globalThis.AI_SDK_LOG_WARNINGS = false

/** A section has 4,000 characters or so; what runs on is not one. */
const TEXT_MAX = 40_000

export type Call = (ask: Ask, shape: Ask['shape'], timeoutMs: number, usage: Usage) => Promise<Answer>

/** One request by the SDK. Throws a ModelError, or the reason of an abort, and nothing that the SDK throws. */
export function openCall(baseUrl: string, name: string, config: Pick<Config, 'LLM_API_KEY'>): Call {
  const model = languageModel(baseUrl, name, config)
  return async (ask, shape, timeoutMs, usage) => {
    try {
      return await once(model, ask, shape, timeoutMs, usage)
    } catch (error) {
      ask.signal.throwIfAborted()
      throw faultOf(error, shape !== undefined)
    }
  }
}

/**
 * At every piece of an answer the SDK would read all of it so far again, and keep back what is no JSON yet: seconds for
 * a long one, and none is too long for it. Counted instead, each piece is passed on as it comes.
 */
function unread({ schema, name }: NonNullable<Ask['shape']>) {
  return {
    ...Output.object({ schema: jsonSchema(schema as JSONSchema7), name }),
    parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
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
    ...(shape && { output: unread(shape) }),
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
