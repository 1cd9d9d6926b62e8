import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachEngine, startTestServer, type TestServer } from './testing/test-server.ts'

describeEachEngine('the server', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.close())

  test('is alive and ready', async () => {
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    const ready = await server.app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', database: 'ok', queue: 'ok' }])
  })
})
