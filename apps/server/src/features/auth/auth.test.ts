import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mails, resetTokens, users } from '../../adapters/db/schema.ts'
import { login, PASSWORD, post, register, signedIn } from '../../testing/accounts.ts'
import { describeEachEngine, startTestServer, type TestServer } from '../../testing/test-server.ts'

describeEachEngine('accounts', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      work: true,
      env: { PUBLIC_URL: 'https://cairn.example', RATE_LIMITS: 'off', PASSWORD_COST: 'full' },
    })
  })
  afterAll(() => server.close())

  const me = (headers: Record<string, string>) => server.app.inject({ url: '/api/v1/users/me', headers })

  /** Waits until the newest mail to this address is in the outbox. */
  async function newestMail(to: string, count = 1) {
    const folder = path.join(server.config.DATA_DIR, 'outbox')
    return vi.waitFor(
      async () => {
        const names = readdirSync(folder)
          .filter((name) => name.endsWith('.eml'))
          .toSorted()
        const parsed = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))))
        const mine = parsed.filter((mail) => mail.to?.[0]?.address === to)
        expect(mine.length).toBeGreaterThanOrEqual(count)
        return mine.at(-1)
      },
      { timeout: 60_000, interval: 50 },
    )
  }
  async function resetLink(email: string, count = 1) {
    expect((await post(server, '/auth/forgot-password', { email })).statusCode).toBe(200)
    const mail = await newestMail(email, count)
    const [, token = ''] = /https:\/\/cairn\.example\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '') ?? []
    expect(token).not.toBe('')
    expect(mail?.html).toContain(token)
    return token
  }

  test('a new account can sign in by either kind of form and is who it says', async () => {
    const made = await register(server, 'Grace@Example.org', PASSWORD, 'Grace Hopper')
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ email: 'grace@example.org', username: 'Grace Hopper' })
    expect(made.body).not.toContain('argon2')
    const [stored] = await server.deps.db.select().from(users).where(eq(users.email, 'grace@example.org'))
    expect(stored?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const urlencoded = await login(server, ' GRACE@example.org ')
    expect(urlencoded.json()).toEqual({ access_token: expect.any(String), token_type: 'bearer' })
    const form = new FormData()
    form.set('username', 'grace@example.org')
    form.set('password', PASSWORD)
    const sent = new Response(form)
    const multipart = await server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login/',
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    expect(multipart.statusCode).toBe(200)
    const answer = await me({ authorization: `Bearer ${multipart.json<{ access_token: string }>().access_token}` })
    expect([answer.statusCode, answer.json<{ email: string }>().email]).toEqual([200, 'grace@example.org'])
  })

  test.each([
    [
      'a name of one letter',
      { username: 'A' },
      'username',
      'Please enter your first and last name (at least 2 characters)',
    ],
    [
      'a weak password',
      { password: 'granithill' },
      'password',
      'Password must include: uppercase letter, lowercase letter, number, and special character (!@#$%^&*)',
    ],
    ['a malformed address', { email: 'nobody' }, 'email', 'Please enter a valid email address'],
  ])('%s is refused by name', async (_name, change, field, msg) => {
    const answer = await post(server, '/auth/register', {
      email: 'x@example.org',
      password: PASSWORD,
      username: 'Ada Byron',
      ...change,
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ detail: unknown[] }>().detail).toContainEqual(
      expect.objectContaining({ loc: ['body', field], msg }),
    )
  })

  test('fifty registrations of one address at once make one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => register(server, index % 2 ? 'race@example.org' : 'RACE@example.org')),
    )
    const statuses = answers.map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    expect(await server.deps.db.select().from(users).where(eq(users.email, 'race@example.org'))).toHaveLength(1)
  })

  test('a wrong address and a wrong password get the same bytes', async () => {
    await register(server, 'same@example.org')
    const wrongPassword = await login(server, 'same@example.org', 'Wrong-1-password')
    const wrongAddress = await login(server, 'unknown@example.org')
    expect(wrongPassword.statusCode).toBe(401)
    expect(wrongPassword.json()).toEqual({ detail: 'Incorrect email or password' })
    expect(wrongAddress.body).toBe(wrongPassword.body)
  })

  test('a session in use is prolonged, and leaving it ends every token it had', async () => {
    const email = 'prolonged@example.org'
    const first = await signedIn(server, email)
    const elsewhere = { authorization: `Bearer ${(await login(server, email)).json().access_token}` }
    const answer = await post(server, '/auth/refresh', {}, first)
    expect([answer.statusCode, answer.json().token_type]).toEqual([200, 'bearer'])
    const second = { authorization: `Bearer ${answer.json().access_token}` }
    expect(second).not.toEqual(first)
    const me = async (headers: Record<string, string>) =>
      (await server.app.inject({ url: '/api/v1/users/me', headers })).statusCode
    expect([await me(first), await me(second), await me(elsewhere)]).toEqual([200, 200, 200])
    expect((await post(server, '/auth/logout', {}, second)).statusCode).toBe(204)
    expect([await me(first), await me(second), await me(elsewhere)]).toEqual([401, 401, 200])
    expect((await post(server, '/auth/refresh', {}, second)).statusCode).toBe(401)
  })

  test('a session that began more than half a day ago is not prolonged', async () => {
    await register(server, 'long@example.org')
    const [user] = await server.deps.db.select().from(users).where(eq(users.email, 'long@example.org'))
    const startedAt = new Date(server.deps.clock.now().getTime() - 13 * 3600_000)
    const token = await server.deps.tokens.issue({
      userId: user?.id ?? '',
      tokenVersion: 0,
      session: { id: 'long', startedAt },
    })
    const answer = await post(server, '/auth/refresh', {}, { authorization: `Bearer ${token}` })
    expect([answer.statusCode, answer.json().detail]).toEqual([
      403,
      'This session has lasted as long as it may. Please log in again.',
    ])
  })

  test('a sign-out makes its token worthless and no other', async () => {
    const one = await signedIn(server, 'leaver@example.org')
    const two = await signedIn(server, 'leaver@example.org')
    expect((await post(server, '/auth/logout', {}, one)).statusCode).toBe(204)
    expect((await me(one)).statusCode).toBe(401)
    expect((await me(two)).statusCode).toBe(200)
  })

  test('a reset: six characters pass, five do not; old tokens and the old password die; the link works once', async () => {
    const before = await signedIn(server, 'forgetful@example.org')
    const token = await resetLink('forgetful@example.org')
    expect((await post(server, '/auth/verify-reset-token', { token })).json()).toEqual({ valid: true })
    const short = await post(server, '/auth/reset-password', { token, new_password: 'five5' })
    expect([short.statusCode, short.json<{ detail: { msg: string }[] }>().detail[0]?.msg]).toEqual([
      422,
      'Password must be at least 6 characters long',
    ])
    expect((await post(server, '/auth/reset-password', { token, new_password: 'sixsix' })).statusCode).toBe(200)
    expect((await me(before)).statusCode).toBe(401)
    expect((await login(server, 'forgetful@example.org')).statusCode).toBe(401)
    expect((await login(server, 'forgetful@example.org', 'sixsix')).statusCode).toBe(200)
    const again = await post(server, '/auth/reset-password', { token, new_password: 'sixsix2' })
    expect([again.statusCode, again.json()]).toEqual([400, { detail: 'Invalid or expired reset token' }])
    expect((await post(server, '/auth/verify-reset-token', { token })).statusCode).toBe(400)
  })

  test('of fifty uses of one link at the same moment one succeeds', async () => {
    await register(server, 'fifty@example.org')
    const token = await resetLink('fifty@example.org')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        post(server, '/auth/reset-password', { token, new_password: `secret${index}` }),
      ),
    )
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    expect(answers.filter((answer) => ![200, 400].includes(answer.statusCode))).toEqual([])
  })

  test('a link is dead after 30 minutes, and when a newer one was asked for', async () => {
    await register(server, 'late@example.org')
    const token = await resetLink('late@example.org')
    const newer = await resetLink('late@example.org', 2)
    expect((await post(server, '/auth/verify-reset-token', { token })).statusCode).toBe(400)
    expect((await post(server, '/auth/verify-reset-token', { token: newer })).statusCode).toBe(200)
    const lifetime = await server.deps.db
      .select({ minutes: sql<number>`extract(epoch from max(expires_at) - now()) / 60` })
      .from(resetTokens)
    expect(Number(lifetime[0]?.minutes)).toBeGreaterThan(29)
    expect(Number(lifetime[0]?.minutes)).toBeLessThanOrEqual(30)
    await server.deps.db.update(resetTokens).set({ expires_at: sql`now() - interval '1 second'` })
    expect((await post(server, '/auth/verify-reset-token', { token: newer })).statusCode).toBe(400)
  })

  test('nobody learns whether an address has an account, and no mail is written for a stranger', async () => {
    await register(server, 'known@example.org')
    const known = await post(server, '/auth/forgot-password', { email: 'known@example.org' })
    const unknown = await post(server, '/auth/forgot-password', { email: 'stranger@example.org' })
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    await newestMail('known@example.org')
    await vi.waitFor(async () => {
      expect(await server.deps.db.select().from(mails).where(eq(mails.to, 'stranger@example.org'))).toEqual([])
    })
  })

  test('no raw token is stored anywhere', async () => {
    await register(server, 'dump@example.org')
    const token = await resetLink('dump@example.org')
    const rows = await server.deps.db.execute(
      sql`select count(*)::int as n from (select row_to_json(m)::text as t from mails m union all select row_to_json(r)::text from reset_tokens r union all select row_to_json(j)::text from pgboss.job j) as everything where position(${token} in t) > 0`,
    )
    expect(rows.rows).toEqual([{ n: 0 }])
  })

  describe('limits', () => {
    let strict: TestServer
    beforeAll(async () => {
      strict = await startTestServer({ engine })
      await register(strict, 'owner@example.org')
    })
    afterAll(() => strict.close())

    test('of fifty wrong guesses at once ten are looked at; the owner elsewhere is not locked out', async () => {
      const guesses = await Promise.all(
        Array.from({ length: 50 }, () => login(strict, 'owner@example.org', 'Wrong-1-password', '10.1.1.1')),
      )
      expect(guesses.filter((answer) => answer.statusCode === 401)).toHaveLength(10)
      const refused = guesses.find((answer) => answer.statusCode === 429)
      expect(refused?.json<{ detail: string }>().detail).toMatch(
        /^Too many failed sign-ins\. Please try again in 15 minutes\.$/,
      )
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(800)
      expect((await login(strict, 'owner@example.org', PASSWORD, '10.2.2.2')).statusCode).toBe(200)
    })

    test('forty right sign-ins at once all succeed', async () => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => login(strict, 'owner@example.org', PASSWORD, '10.3.3.3')),
      )
      expect(answers.filter((answer) => answer.statusCode !== 200)).toEqual([])
    })

    test('a sixth reset mail in an hour is not sent, and nobody can tell', async () => {
      const answers = []
      for (let n = 0; n < 7; n += 1)
        answers.push(await post(strict, '/auth/forgot-password', { email: 'owner@example.org' }))
      expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1)
      expect(await strict.deps.db.select().from(mails).where(eq(mails.to, 'owner@example.org'))).toHaveLength(5)
    })
  })
})
