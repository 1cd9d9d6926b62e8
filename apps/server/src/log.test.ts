import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from './adapters/db/schema.ts'
import { createLog } from './log.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const CANARY = 'CANARY-7f3a'
let lines: string[] = []
let server: TestServer
beforeAll(async () => {
  const log = createLog({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) })
  server = await startTestServer({
    log,
    env: { LOG_LEVEL: 'trace', JWT_SECRET: CANARY.repeat(4) },
    extend(app) {
      app.get('/clash', async () => {
        const row = { email: `${CANARY}@example.org`, username: CANARY, password_hash: CANARY }
        await server.deps.db.insert(users).values([row, row])
      })
    },
  })
})
afterAll(() => server.close())

test('requests are logged with method, path and status', async () => {
  lines = []
  await server.app.inject('/healthz')
  expect(lines.join('')).toContain('"path":"/healthz"')
  expect(lines.join('')).toContain('"statusCode":200')
})

test('nothing secret is, wherever it comes from', async () => {
  lines = []
  const reply = await server.app.inject({
    url: `/clash?token=${CANARY}`,
    headers: { authorization: `Bearer ${CANARY}`, cookie: CANARY },
  })
  await server.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { password: CANARY } })
  server.deps.log.warn({ user: { password: CANARY, token: CANARY }, body: { new_password: CANARY } }, 'careless')
  expect(reply.statusCode).toBe(500)
  expect(lines.join('')).toContain('23505')
  expect(lines.join('')).not.toContain(CANARY)
})
