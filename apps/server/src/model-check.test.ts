import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProcess } from './testing/child-process.ts'
import { type Behaviour, type ModelServer, startModelServer } from './testing/model-server.ts'
import { makePlace, type Place } from './testing/place.ts'

let model: ModelServer
let place: Place
beforeAll(async () => {
  model = await startModelServer()
  place = await makePlace('embedded')
})
afterAll(async () => {
  await model.close()
  await place.remove()
})

async function check(env: Record<string, string>) {
  const child = startProcess('model-check.ts', { ...place.env, ...env })
  return { code: await child.ended, said: child.stdout() + child.stderr() }
}

const refuse = (status: number): Behaviour => ({ status, body: JSON.stringify({ error: { message: 'no' } }) })

test.each<[string, { behave?: ModelServer['behave']; env?: Record<string, string> }, number, RegExp]>([
  ['a good model', {}, 0, /It answers \(\d\.\d s\)\.\nIt keeps to a schema \(\d\.\d s\)\. All is well\./],
  ['nobody there', { env: { LLM_BASE_URL: 'http://127.0.0.1:9/v1' } }, 1, /No route: nobody listens at/],
  ['an unknown host', { env: { LLM_BASE_URL: 'http://no-such-host.invalid/v1' } }, 1, /No route: the host of/],
  ['a wrong key', { behave: () => refuse(401) }, 1, /Wrong key: .+ refused it \(HTTP 401\)/],
  ['an unknown model', { behave: () => refuse(404) }, 1, /Unknown model: .+ does not know test-model/],
  ['silence', { behave: () => 'hang', env: { LLM_TIMEOUT_S: '1' } }, 1, /did not answer within 1 seconds/],
  ['a web page', { behave: () => ({ raw: '<html></html>' }) }, 1, /broke off|something that is not/],
  ['no structured output', { behave: () => ({ text: 'ready' }) }, 0, /no structured output/],
  [
    'a schema refused',
    { behave: ({ structured }) => (structured ? { status: 400, body: 'response_format' } : undefined) },
    0,
    /no structured output/,
  ],
])('%s is said in words', async (_name, { behave = () => undefined, env = {} }, code, words) => {
  model.behave = behave
  const settings = { LLM_BASE_URL: model.url, LLM_MODEL: 'test-model', LLM_API_KEY: 'sk-canary', LLM_TIMEOUT_S: '10' }
  const { code: ended, said } = await check({ ...settings, ...env })
  expect(said).toMatch(words)
  expect(said).not.toContain('sk-canary')
  expect(ended).toBe(code)
})

test('without a model it says who writes the reports', async () => {
  const { code, said } = await check({})
  expect([code, said]).toEqual([0, expect.stringContaining('the built-in engine writes every report')])
})
