import type { Roadmap } from '@cairn/contract/roadmaps'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import { BRIEF } from '../../testing/brief.ts'
import { type Child, startProcess } from '../../testing/child-process.ts'
import { type ModelServer, startModelServer } from '../../testing/model-server.ts'
import { makePlace, type Place } from '../../testing/place.ts'

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
beforeEach(() => {
  model.requests = []
})

async function start(): Promise<{ child: Child; api: string }> {
  const child = startProcess('main.ts', {
    ...place.env,
    NODE_ENV: 'test',
    PORT: '0',
    RATE_LIMITS: 'off',
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'test-model',
  })
  const said = await child.says('is ready at')
  return { child, api: `${/http:\S+/.exec(said)?.[0]}/api/v1` }
}

async function signIn(api: string, email: string) {
  const account = { email, password: PASSWORD, username: 'Ada Byron' }
  const json = { 'content-type': 'application/json' }
  await fetch(`${api}/auth/register`, { method: 'POST', headers: json, body: JSON.stringify(account) })
  const form = new URLSearchParams({ username: email, password: PASSWORD })
  const answer = await fetch(`${api}/auth/login`, { method: 'POST', body: form })
  const { access_token } = (await answer.json()) as { access_token: string }
  return { ...json, authorization: `Bearer ${access_token}` }
}

const asked = () => model.requests.map((request) => request.about)

test.each([
  ['kill -9', 'SIGKILL'],
  ['a stop', 'SIGTERM'],
] as const)(
  'after %s in the middle of the writing what is finished is not asked for again',
  async (_name, signal) => {
    const first = await start()
    const headers = await signIn(first.api, `${signal.toLowerCase()}@example.org`)
    const inWriting = new Promise<void>((resolve) => {
      model.behave = ({ about, before }) => {
        if (about !== 'write-closing' || before > 0) return undefined
        resolve()
        return 'stall'
      }
    })
    const made = await fetch(`${first.api}/roadmaps/`, { method: 'POST', headers, body: JSON.stringify(BRIEF) })
    const { id } = (await made.json()) as Roadmap
    await inWriting
    // The other two parts are written and judged meanwhile.
    await vi.waitFor(() => expect(asked()).toEqual(expect.arrayContaining(['judge-opening', 'judge-initiatives'])), {
      timeout: 20_000,
    })
    await vi.waitFor(
      async () => {
        const found = (await (await fetch(`${first.api}/roadmaps/${id}`, { headers })).json()) as Roadmap
        // Two of three parts written, and both judgements kept.
        expect(found.content.progress).toBeGreaterThanOrEqual(87)
      },
      { timeout: 20_000 },
    )
    const stopped = performance.now()
    await first.child.kill(signal)
    expect(performance.now() - stopped).toBeLessThan(10_000)

    const second = await start()
    const roadmap = await vi.waitFor(
      async () => {
        const answer = await fetch(`${second.api}/roadmaps/${id}`, { headers })
        const found = (await answer.json()) as Roadmap
        expect(found.status).toBe('completed')
        return found
      },
      { timeout: 90_000, interval: 100 },
    )
    await second.child.kill('SIGTERM')
    expect(roadmap.content.written_by).toBe('test-model')
    const twice = asked().filter((about, at, all) => all.indexOf(about) !== at)
    expect(twice).toEqual(['write-closing'])
    expect(roadmap.content.usage?.calls).toBeGreaterThanOrEqual(10)
  },
  180_000,
)
