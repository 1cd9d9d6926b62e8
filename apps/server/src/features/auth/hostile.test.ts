import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultOf, hostileRequests } from '../../testing/hostile-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** bench/hostile-bodies.ts sends 10,000 over real HTTP. */
const REQUESTS = 400
/** Beyond what a busy machine takes for anything but a trap. */
const SLOW_MS = 20_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => server.close())

test('whatever is sent to the calls of accounts is answered plainly, soon, and with the name of the field', async () => {
  const seed = randomInt(2 ** 31)
  const statuses = new Set<number>()
  for (const request of hostileRequests(seed, REQUESTS)) {
    const { method, path, headers, payload } = request
    const started = performance.now()
    const answer = await server.app.inject({ method, url: `/api/v1${path}`, headers, payload })
    const fault =
      faultOf(request, answer.statusCode, answer.body) ??
      (performance.now() - started > SLOW_MS ? 'took too long' : undefined)
    expect(fault, `seed ${seed}: ${method} ${path} ${JSON.stringify(headers)} ${payload.toString('base64')}`).toBe(
      undefined,
    )
    statuses.add(answer.statusCode)
  }
  // The requests reach every kind of refusal, so that an empty sample cannot pass.
  for (const status of [400, 401, 415, 422]) expect(statuses).toContain(status)
})
