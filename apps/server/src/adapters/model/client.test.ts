import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModelServer, startModelServer } from '../../testing/model-server.ts'
import { createBreaker } from './breaker.ts'
import { openModel } from './client.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { speaksAnthropic } from './provider.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const open = (timeoutS = 30) =>
  openModel(
    { LLM_BASE_URL: server.url, LLM_API_KEY: 'k', LLM_MODEL: 'm', LLM_TIMEOUT_S: timeoutS },
    { firstPauseMs: 5 },
  )!
const usage = () => ({ calls: 0, input_tokens: 0, output_tokens: 0, duration_ms: 0 })
const ask = { instructions: 'Be brief.', prompt: 'Ready?' }

test('without a base URL there is no model', () => {
  expect(openModel({ LLM_API_KEY: 'k', LLM_MODEL: 'm', LLM_TIMEOUT_S: 60, LLM_BASE_URL: undefined })).toBeUndefined()
})

test.each([
  ['https://api.anthropic.com', true],
  ['https://api.anthropic.com/v1', true],
  ['https://gateway.example/anthropic/v1', true],
  ['https://api.openai.com/v1', false],
  ['http://localhost:11434/v1', false],
  ['https://anthropic.com.evil.example/v1', false],
])('%s speaks the protocol of Anthropic: %s', (url, expected) => {
  expect(speaksAnthropic(url)).toBe(expected)
})

test.each<[string, ModelServer['behave']]>([
  ['the call', () => 'stall'],
  ['the pause before another try', () => ({ status: 429, headers: { 'retry-after': '30' }, body: '{}' })],
])('a stop ends %s at once, with the reason of the stop', async (_, behave) => {
  server.behave = behave
  const stop = new AbortController()
  const started = performance.now()
  const answer = open().ask({ ...ask, signal: stop.signal, giveUpAt: started + 60_000 }, usage())
  setTimeout(() => stop.abort(new Error('the process stops')), 100)
  await expect(answer).rejects.toThrow('the process stops')
  expect(performance.now() - started).toBeLessThan(20_000)
})

test('no try starts when the time is up, and failed ones are on the account', async () => {
  server.behave = () => ({ status: 500, body: '{}' })
  const model = open()
  const account = usage()
  const signal = new AbortController().signal
  await expect(model.ask({ ...ask, signal, giveUpAt: performance.now() + 60_000 }, account)).rejects.toMatchObject({
    kind: 'server',
    message: 'server (HTTP 500)',
  })
  expect(account.calls).toBe(3)
  await expect(model.ask({ ...ask, signal, giveUpAt: 0 }, account)).rejects.toMatchObject({ kind: 'timeout' })
  expect(account.calls).toBe(3)
})

test('another origin is not spoken to', async () => {
  const before = server.requests.length
  await expect(guardedFetch('https://model.example/v1')(`${server.url}/chat/completions`)).rejects.toThrow('redirect')
  expect(server.requests).toHaveLength(before)
})

test('the breaker opens after three failures, lets one through after the rest, and closes on success', () => {
  let now = 0
  const breaker = createBreaker(1000, () => now)
  for (let n = 0; n < 3; n += 1) {
    expect(breaker.mayAsk()).toBe(true)
    breaker.failed()
  }
  expect(breaker.mayAsk()).toBe(false)
  now = 1001
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false])
  breaker.failed()
  expect(breaker.mayAsk()).toBe(false)
  now = 2002
  expect(breaker.mayAsk()).toBe(true)
  breaker.succeeded()
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true])
})

test('an answer that is too long is cut off there, although it is no JSON and has no end', async () => {
  const piece = { choices: [{ index: 0, delta: { role: 'assistant', content: 'word '.repeat(20) } }] }
  server.behave = () => ({ raw: `data: ${JSON.stringify(piece)}\n\n`.repeat(500), endless: true })
  const { signal } = new AbortController()
  const shape = { name: 'reading', schema: { type: 'object', properties: {}, additionalProperties: false } }
  const answer = await open(10).ask({ ...ask, shape, signal, giveUpAt: performance.now() + 60_000 }, usage())
  expect(answer).toEqual({ text: '', end: 'cut off' })
})
