/** `npm run model:check`: asks the configured model two small questions, and says in words what is wrong. */
import { type Model, ModelError, openModel } from './adapters/model/client.ts'
import { speaksAnthropic } from './adapters/model/provider.ts'
import { type Config, loadConfig, StartError } from './config.ts'

const SHAPE = {
  name: 'readiness',
  schema: {
    type: 'object',
    properties: { ready: { type: 'boolean' } },
    required: ['ready'],
    additionalProperties: false,
  },
}

try {
  await check(loadConfig())
} catch (error) {
  const { message } = error as Error
  process.stderr.write(`${error instanceof StartError ? message : `The check itself failed: ${message}`}\n`)
  process.exitCode = 1
}

async function check(config: Config) {
  const model = openModel(config, { attempts: 1 })
  if (!model) {
    say('No model is configured: the built-in engine writes every report.')
    say('To use one, set LLM_BASE_URL and LLM_MODEL, and LLM_API_KEY where the endpoint wants a key.')
    return
  }
  const { origin } = new URL(config.LLM_BASE_URL ?? '')
  say(
    `Asking ${model.name} at ${origin}, ${speaksAnthropic(config.LLM_BASE_URL ?? '') ? 'by Anthropic’s protocol' : 'by OpenAI’s protocol'} …`,
  )
  try {
    const plain = await ask(model, config, false)
    say(`It answers (${plain.seconds} s).`)
    const shaped = await ask(model, config, true)
    if (model.takesShape() && isReady(shaped.text)) say(`It keeps to a schema (${shaped.seconds} s). All is well.`)
    else
      say(
        'It has no structured output: it does not keep to a schema. It can write the sections of a report, but its say in the choice of initiatives may be lost. A larger or newer model usually helps.',
      )
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    process.stderr.write(`${inWords(error, config, origin)}\n`)
    process.exitCode = 1
  }
}

async function ask(model: Model, { LLM_TIMEOUT_S }: Config, structured: boolean) {
  const started = performance.now()
  const usage = { calls: 0, input_tokens: 0, output_tokens: 0, duration_ms: 0 }
  const { text } = await model.ask(
    {
      instructions: 'You are being tested for being reachable.',
      prompt: structured
        ? 'Answer with the JSON object {"ready": true} and nothing else.'
        : 'Answer with the word ready.',
      ...(structured && { shape: SHAPE }),
      signal: new AbortController().signal,
      giveUpAt: started + LLM_TIMEOUT_S * 1000,
    },
    usage,
  )
  return { text, seconds: ((performance.now() - started) / 1000).toFixed(1) }
}

function isReady(text: string): boolean {
  try {
    return typeof (JSON.parse(text) as { ready?: unknown } | null)?.ready === 'boolean'
  } catch {
    return false
  }
}

function inWords({ kind, status }: ModelError, config: Config, origin: string): string {
  const http = status === undefined ? '' : ` (HTTP ${status})`
  switch (kind) {
    case 'refused':
      return `No route: nobody listens at ${origin}. Is the model server running, and is LLM_BASE_URL right?`
    case 'unknown host':
      return `No route: the host of ${origin} is unknown. Is LLM_BASE_URL spelt right, and does this machine have a name server?`
    case 'tls':
      return `No route: the secure connection to ${origin} failed. Does the server have a valid certificate, and is it https at all?`
    case 'redirect':
      return `${origin} redirects elsewhere, and redirects are not followed. Set LLM_BASE_URL to where it leads.`
    case 'dropped':
      return `${origin} broke off in the middle of its answer.`
    case 'timeout':
      return `${origin} did not answer within ${config.LLM_TIMEOUT_S} seconds. Raise LLM_TIMEOUT_S if the model is only slow.`
    case 'key':
      return `Wrong key: ${origin} refused it${http}. Set LLM_API_KEY to a key that may use ${config.LLM_MODEL}.`
    case 'unknown model':
      return `Unknown model: ${origin} does not know ${config.LLM_MODEL}${http}. Is LLM_MODEL right, and does LLM_BASE_URL end as the provider says (often /v1)?`
    case 'busy':
      return `${origin} is too busy${http}: a limit of requests or of credit is used up, or it is starting.`
    case 'no structure':
    case 'bad request':
      return `${origin} refused the request${http}. Does it speak OpenAI’s chat completions?`
    case 'server':
    case 'resting':
    default:
      return `${origin} answered with a fault${http}, or with something that is not OpenAI’s chat completions.`
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
