import { test as base } from '@playwright/test'
import { type Account, ask, bearer, createAccount, expect, newAccount } from './fixtures.ts'
import { resetLink } from './outbox.ts'
import { type Server, startPrepared } from './server.ts'

/* Power cuts around registration and reset: what was acknowledged is there, and nothing is half done. */

const test = base.extend<{ server: Server }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  server: async ({}, provide) => {
    // The cut is to meet the hashing too, which takes what it takes in earnest.
    const server = await startPrepared({ PASSWORD_COST: 'full' })
    await provide(server)
    await server.dispose()
  },
})
test.setTimeout(600_000)

const ROUNDS = 2
const AT_ONCE = 8

test('every acknowledged registration survives kill -9, and every other address is still free', async ({ server }) => {
  const acknowledged: Account[] = []
  const unanswered: Account[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const accounts = Array.from({ length: AT_ONCE }, newAccount)
    const attempts = accounts.map(async (account) => {
      const answer = await post(server, '/auth/register', {
        email: account.email,
        password: account.password,
        username: account.name,
      })
      ;(answer?.status === 201 ? acknowledged : unanswered).push(account)
    })
    await Promise.race(attempts)
    await pause(Math.random() * 100)
    await server.kill()
    await Promise.all(attempts)
    await server.restart()
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS)
  for (const account of acknowledged) expect(await canLogIn(server, account)).toBe(true)
  for (const account of unanswered) if (!(await canLogIn(server, account))) await createAccount(server.url, account)
})

test('an acknowledged reset survives kill -9: new password in, old password, old token and link out', async ({
  server,
}) => {
  const account = newAccount()
  await createAccount(server.url, account)
  const before = await bearer(server.url, account)
  expect((await post(server, '/auth/forgot-password', { email: account.email }))?.status).toBe(200)
  await server.kill() // the mail may be sent already, or be a row and a job
  await server.restart()
  const token = new URL(await resetLink(server, account.email)).searchParams.get('token')
  expect((await post(server, '/auth/reset-password', { token, new_password: 'stone6' }))?.status).toBe(200)
  await server.kill()
  await server.restart()
  expect(await canLogIn(server, { ...account, password: 'stone6' })).toBe(true)
  expect(await canLogIn(server, account)).toBe(false)
  expect((await ask(`${server.url}/api/v1/users/me`, { headers: before })).status).toBe(401)
  expect((await post(server, '/auth/reset-password', { token, new_password: 'stone7' }))?.status).toBe(400)
})

test('a reset cut off in the middle happened wholly or not at all', async ({ server }) => {
  const account = newAccount()
  await createAccount(server.url, account)
  await post(server, '/auth/forgot-password', { email: account.email })
  const token = new URL(await resetLink(server, account.email)).searchParams.get('token')
  const attempt = post(server, '/auth/reset-password', { token, new_password: 'stone6' })
  await pause(Math.random() * 60)
  await server.kill()
  const acknowledged = (await attempt)?.status === 200
  await server.restart()
  const isNew = await canLogIn(server, { ...account, password: 'stone6' })
  expect(await canLogIn(server, account)).toBe(!isNew)
  if (acknowledged) expect(isNew).toBe(true)
  const link = await post(server, '/auth/verify-reset-token', { token })
  expect(link?.status).toBe(isNew ? 400 : 200)
})

/** Undefined when the server died before it could answer. */
async function post({ url }: Server, path: string, body: object): Promise<Response | undefined> {
  return ask(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
}

async function canLogIn({ url }: Server, { email, password }: Account): Promise<boolean> {
  const body = new URLSearchParams({ username: email, password })
  return (await ask(`${url}/api/v1/auth/login`, { method: 'POST', body })).status === 200
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
