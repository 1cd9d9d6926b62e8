import type { Config } from '../../config.ts'
import type { Answer, Ask, Usage } from './ask.ts'
import { createBreaker } from './breaker.ts'
import { isWorthRetrying, ModelError } from './faults.ts'

export type { Answer, Ask, Usage } from './ask.ts'
export { ModelError } from './faults.ts'

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

/** The model of the settings, or undefined when the built-in engine writes every report. */
export function openModel(
  config: Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL' | 'LLM_TIMEOUT_S'>,
  { attempts = ATTEMPTS, firstPauseMs = FIRST_PAUSE_MS, restMs }: ModelOptions = {},
): Model | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: name } = config
  if (!baseUrl || !name) return undefined
  const breaker = createBreaker(restMs)
  const timeoutMs = config.LLM_TIMEOUT_S * 1000
  let takesShape = true
  // The SDK takes 50 MB: whoever has no model does not load it.
  let call: ReturnType<typeof load> | undefined
  const load = async () => (await import('./call.ts')).openCall(baseUrl, name, config)

  /** Again after a pause where that can help, until it answers or the time is up. */
  async function persist(given: Ask, usage: Usage): Promise<Answer> {
    let timeouts = 0
    for (let attempt = 1; ; attempt += 1) {
      const shape = takesShape ? given.shape : undefined
      try {
        call ??= load()
        const ask = await call
        return await ask(given, shape, timeoutMs, usage)
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        if (error.kind === 'no structure') {
          takesShape = false
          continue
        }
        if (error.kind === 'timeout') timeouts += 1
        const pauseMs = error.retryAfterMs ?? firstPauseMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2)
        const inTime = pauseMs <= RETRY_AFTER_MAX_MS && performance.now() + pauseMs < given.giveUpAt
        if (!isWorthRetrying(error) || attempt >= attempts || timeouts >= TIMEOUTS_MAX || !inTime) throw error
        await pause(pauseMs, given.signal)
      }
    }
  }

  return {
    name,
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
