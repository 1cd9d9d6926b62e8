import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as contract from '@cairn/contract/account'
import type { Roadmap } from '@cairn/contract/roadmaps'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { MIGRATIONS_FOLDER } from '../../adapters/db/migrate.ts'
import { feedback, inquiries, mails, roadmaps, roadmapVersions, shareLinks, users } from '../../adapters/db/schema.ts'
import { login, PASSWORD, post, register, signedIn } from '../../testing/accounts.ts'
import { BRIEF } from '../../testing/brief.ts'
import { describeEachEngine, startTestServer, type TestServer } from '../../testing/test-server.ts'

type Headers = Record<string, string>
const NEW_PASSWORD = 'Qu4rry!stone-Path'
const INQUIRY = {
  solution: 'A reader of invoices',
  problem: 'They are typed',
  tech_stack: 'Excel',
  data_description: 'Scans',
  company: 'Harbour Dental',
  name: 'Ada Byron',
  position: 'Owner',
}

describeEachEngine('an account of one’s own', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      work: true,
      env: { PUBLIC_URL: 'https://cairn.example', RATE_LIMITS: 'off' },
    })
  })
  afterAll(() => server.close())

  const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: unknown) =>
    server.app.inject({
      method,
      url: `/api/v1${url}`,
      headers: payload === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    })
  const me = async (headers: Headers) => (await send('GET', '/users/me', headers)).statusCode
  const bearer = (answer: { json(): { access_token: string } }) => ({
    authorization: `Bearer ${answer.json().access_token}`,
  })
  const again = async (email: string, password = PASSWORD) => bearer(await login(server, email, password))
  async function mailTo(to: string, about: string) {
    const folder = path.join(server.config.DATA_DIR, 'outbox')
    return vi.waitFor(
      async () => {
        const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
        const all = await Promise.all(
          names.toSorted().map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
        )
        const mine = all.findLast((mail) => mail.to?.[0]?.address === to && mail.subject?.includes(about))
        expect(mine).toBeDefined()
        return mine?.text ?? ''
      },
      { timeout: 60_000, interval: 50 },
    )
  }
  const tokenIn = (text: string) => /confirm-email\?token=([\w-]+)/.exec(text)?.[1] ?? ''
  const problem = (answer: { statusCode: number; json(): unknown }) => [
    answer.statusCode,
    (answer.json() as { detail: { loc: unknown; msg: string }[] }).detail.map(({ loc, msg }) => [loc, msg]),
  ]

  test('a name is changed by the rules of registration, and nothing else with it', async () => {
    const ada = await signedIn(server, 'name@example.org')
    const changed = await send('PUT', '/users/me', ada, { username: ' Ada King ' })
    expect([changed.statusCode, changed.json().username]).toEqual([200, 'Ada King'])
    expect((await send('GET', '/users/me', ada)).json().username).toBe('Ada King')
    expect(problem(await send('PUT', '/users/me', ada, { username: 'A' }))[0]).toBe(422)
    for (const extra of [{ email: 'x@example.org' }, { token_version: 9 }, { id: '1' }])
      expect((await send('PUT', '/users/me', ada, { username: 'Ada King', ...extra })).statusCode).toBe(422)
  })

  test('an address changes when its owner follows the link, once, and the old one is told', async () => {
    const ada = await signedIn(server, 'old@example.org')
    const ask = (email: string, password = PASSWORD) => send('POST', '/users/me/email', ada, { email, password })
    expect(problem(await ask('new@example.org', 'Wrong-1-password'))).toEqual([
      422,
      [[['body', 'password'], 'This is not your password']],
    ])
    expect(problem(await ask('OLD@example.org'))).toEqual([422, [[['body', 'email'], 'This is your address already']]])
    expect((await ask('first@example.org')).statusCode).toBe(202)
    const first = tokenIn(await mailTo('first@example.org', 'Confirm'))
    expect((await ask('New@Example.org')).json().message).toContain('new@example.org')
    const token = tokenIn(await mailTo('new@example.org', 'Confirm'))
    expect(token).toHaveLength(43)
    expect((await send('GET', '/users/me', ada)).json().email).toBe('old@example.org')
    expect((await post(server, '/auth/confirm-email', { token: first })).statusCode).toBe(400)
    await ask('new@example.org')
    const newest = await vi.waitFor(async () => {
      const found = tokenIn(await mailTo('new@example.org', 'Confirm'))
      expect(found).not.toBe(token)
      return found
    }, { timeout: 60_000, interval: 100 }) // prettier-ignore
    const uses = await Promise.all(
      Array.from({ length: 20 }, () => post(server, '/auth/confirm-email', { token: newest })),
    )
    expect(uses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(uses.filter(({ statusCode }) => ![200, 400].includes(statusCode))).toEqual([])
    expect((await send('GET', '/users/me', ada)).json().email).toBe('new@example.org')
    expect((await login(server, 'old@example.org')).statusCode).toBe(401)
    expect((await login(server, 'new@example.org')).statusCode).toBe(200)
    expect(await mailTo('old@example.org', 'address was changed')).toContain('another e-mail address')
    const stored = await server.deps.db.execute(
      sql`select count(*)::int as n from (select row_to_json(m)::text as t from mails m union all select row_to_json(e)::text from email_changes e union all select row_to_json(j)::text from pgboss.job j) as everything where position(${newest} in t) > 0`,
    )
    expect(stored.rows).toEqual([{ n: 0 }])
  })

  test('nobody learns from a change of address who has an account, and nobody gets a second one’s', async () => {
    const ada = await signedIn(server, 'curious@example.org')
    await register(server, 'taken@example.org')
    const ask = (email: string) => send('POST', '/users/me/email', ada, { email, password: PASSWORD })
    const [taken, free] = [await ask('taken@example.org'), await ask('free@example.org')]
    expect([taken.statusCode, taken.body.replace('taken', 'free')]).toEqual([free.statusCode, free.body])
    expect(await mailTo('taken@example.org', 'Confirm')).toContain('has an account of its own already')
    const token = tokenIn(await mailTo('free@example.org', 'Confirm'))
    await register(server, 'free@example.org')
    expect((await post(server, '/auth/confirm-email', { token })).statusCode).toBe(409)
    expect((await send('GET', '/users/me', ada)).json().email).toBe('curious@example.org')
  })

  test('a new password takes back the wish for another address', async () => {
    const ada = await signedIn(server, 'robbed@example.org')
    await send('POST', '/users/me/email', ada, { email: 'thief@example.org', password: PASSWORD })
    const token = tokenIn(await mailTo('thief@example.org', 'Confirm'))
    const changed = await send('POST', '/users/me/password', ada, {
      current_password: PASSWORD,
      new_password: 'Granite-Hill-77!x',
    })
    expect(changed.statusCode).toBe(200)
    expect((await post(server, '/auth/confirm-email', { token })).statusCode).toBe(400)
    expect((await login(server, 'thief@example.org')).statusCode).toBe(401)
  })

  test('a new password asks for the old one, ends every other session and keeps this one by a new token', async () => {
    const email = 'password@example.org'
    const here = await signedIn(server, email)
    const there = await again(email)
    const change = (current_password: string, new_password: string, headers = here) =>
      send('POST', '/users/me/password', headers, { current_password, new_password })
    expect(problem(await change('Wrong-1-password', NEW_PASSWORD))[0]).toBe(422)
    expect(problem(await change(PASSWORD, 'sixsix'))).toEqual([
      422,
      [[['body', 'new_password'], 'Password must be at least 8 characters long']],
    ])
    expect([await me(here), await me(there)]).toEqual([200, 200])
    const changed = await change(PASSWORD, NEW_PASSWORD)
    expect([changed.statusCode, changed.json().token_type]).toEqual([200, 'bearer'])
    const now = bearer(changed)
    expect([await me(here), await me(there), await me(now)]).toEqual([401, 401, 200])
    expect((await login(server, email)).statusCode).toBe(401)
    const sessions = (await send('GET', '/users/me/sessions', now)).json<contract.AccountSession[]>()
    expect(sessions.map(({ current }) => current)).toEqual([true])
    expect((await post(server, '/auth/logout', {}, now)).statusCode).toBe(204)
    expect(await me(now)).toBe(401)
    expect((await login(server, email, NEW_PASSWORD)).statusCode).toBe(200)
    expect(await mailTo(email, 'password was changed')).toContain('every other session was ended')
  })

  test('sessions are listed by what their browsers call themselves, and each can be ended', async () => {
    const email = 'sessions@example.org'
    await register(server, email)
    const from = async (userAgent: string) =>
      bearer(
        await server.app.inject({
          method: 'POST',
          url: '/api/v1/auth/login',
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent },
          payload: new URLSearchParams({ username: email, password: PASSWORD }).toString(),
        }),
      )
    const firefox = await from('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0')
    const safari = await from(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    )
    const script = await from('<script>alert(1)</script>\u00ff')
    const list = async (headers: Headers) =>
      (await send('GET', '/users/me/sessions', headers)).json<contract.AccountSession[]>()
    const listed = await list(firefox)
    expect(listed.map(({ device }) => device).toSorted()).toEqual([
      'Firefox on Windows',
      'Safari on iPhone',
      'Unknown device',
    ])
    expect(listed.find(({ current }) => current)?.device).toBe('Firefox on Windows')
    const phone = listed.find(({ device }) => device === 'Safari on iPhone')?.id ?? ''

    const bob = await signedIn(server, 'sessions-bob@example.org')
    for (const [headers, id] of [[bob, phone], [firefox, 'unknown'], [firefox, "' or 1=1 --"]] as const) {
      const answer = await send('DELETE', `/users/me/sessions/${encodeURIComponent(id)}`, headers)
      expect([answer.statusCode, answer.body]).toEqual([404, '{"detail":"Session not found"}'])
    } // prettier-ignore
    expect(await me(safari)).toBe(200)
    expect((await send('DELETE', `/users/me/sessions/${phone}`, firefox)).statusCode).toBe(204)
    expect([await me(safari), await me(script), await me(firefox)]).toEqual([401, 200, 200])
    expect((await send('DELETE', `/users/me/sessions/${phone}`, firefox)).statusCode).toBe(404)
    expect(await list(firefox)).toHaveLength(2)

    const kept = bearer(await post(server, '/users/me/end-other-sessions', {}, firefox))
    expect([await me(script), await me(firefox), await me(kept)]).toEqual([401, 401, 200])
    expect(await list(kept)).toEqual([{ ...listed.find(({ current }) => current), renewed_at: expect.any(String) }])
    await post(server, '/auth/logout', {}, kept)
    expect(await list(await again(email))).toHaveLength(1)
  })

  test('a token from before sessions were kept is listed as this one, and its next token is kept', async () => {
    await register(server, 'before@example.org')
    const [user] = await server.deps.db.select().from(users).where(eq(users.email, 'before@example.org'))
    const old = {
      authorization: `Bearer ${await server.deps.tokens.issue({ userId: user?.id ?? '', tokenVersion: 0 })}`,
    }
    expect((await send('GET', '/users/me/sessions', old)).json()).toMatchObject([{ current: true }])
    const next = bearer(await post(server, '/auth/refresh', {}, old))
    const [kept] = (await send('GET', '/users/me/sessions', next)).json<contract.AccountSession[]>()
    expect((await send('DELETE', `/users/me/sessions/${kept?.id}`, next)).statusCode).toBe(204)
    expect([await me(old), await me(next)]).toEqual([401, 401])
  })

  describe('everything at once', () => {
    const made = async (headers: Headers, company_name = 'Harbour Dental') => {
      const { id } = (await post(server, '/roadmaps/', { ...BRIEF, company_name }, headers)).json<Roadmap>()
      await vi.waitFor(async () => expect((await send('GET', `/roadmaps/${id}`, headers)).json().status).toBe('completed'), { timeout: 60_000, interval: 50 }) // prettier-ignore
      return id
    }
    /** What other calls leave behind for a roadmap, put there directly. */
    async function surround(id: string, email: string) {
      const { db } = server.deps
      const [roadmap] = await db.select().from(roadmaps).where(eq(roadmaps.id, id))
      const [user] = await db.select().from(users).where(eq(users.email, email))
      const { client_input, content } = roadmap ?? { client_input: {}, content: { status: 'completed' as const } }
      await db.insert(roadmapVersions).values({ roadmap_id: id, number: 7, status: 'completed', client_input, content, created_at: '2026-01-01T00:00:00.000Z' })
      await db.insert(shareLinks).values({ user_id: user?.id ?? '', roadmap_id: id, version: 7, token_hash: `SECRET-${id}` })
      await db.insert(feedback).values({ roadmap_id: id, version: 7, label: 'I1', initiative_id: 'x', name: 'X', verdict: 'useful', line: 'quite' })
    } // prettier-ignore

    test('is one ZIP file with JSON and Markdown, of this account alone and without its secrets', async () => {
      const email = 'export@example.org'
      const ada = await signedIn(server, email)
      const id = await made(ada, 'Süß / ..\\ "Ltd"')
      await made(ada)
      await surround(id, email)
      await post(server, '/contact/send-inquiry', { ...INQUIRY, email }, ada)
      // Somebody else who typed the same address.
      await post(server, '/contact/send-inquiry', { ...INQUIRY, problem: 'NOT MINE', email })
      const bob = await signedIn(server, 'export-bob@example.org')
      await made(bob, 'BOBS OWN')
      const answer = await send('GET', '/users/me/export', ada)
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
        200,
        'application/zip',
        'attachment; filename="Cairn account.zip"',
      ])
      const files = new Map(
        Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
      )
      const folder = 'roadmaps/0001 AI Opportunity Assessment for Süß .. Ltd'
      expect([...files.keys()]).toEqual([
        'account.json',
        `${folder}/roadmap.json`,
        `${folder}/report.md`,
        `${folder}/version 7/roadmap.json`,
        `${folder}/version 7/report.md`,
        'roadmaps/0002 AI Opportunity Assessment for Harbour Dental/roadmap.json',
        'roadmaps/0002 AI Opportunity Assessment for Harbour Dental/report.md',
      ])
      const account = JSON.parse(files.get('account.json') ?? '')
      expect(account).toMatchObject({ account: { email, username: 'Ada Byron' }, roadmaps: 2, links: [{ version: 7 }] })
      expect(account.inquiries).toMatchObject([{ payload: { problem: 'They are typed' } }])
      expect(account.sessions).toHaveLength(1)
      expect(JSON.parse(files.get(`${folder}/roadmap.json`) ?? '')).toMatchObject({ id, feedback: [{ line: 'quite' }] })
      expect(files.get(`${folder}/report.md`)).toContain('## 1. Executive Summary')
      const all = [...files.values()].join('\n')
      for (const secret of ['argon2', 'SECRET', 'password_hash', 'token_hash', 'NOT MINE', 'BOBS OWN'])
        expect(all).not.toContain(secret)
    })

    test('is gone after the password was given; inquiries stay without a name', async () => {
      const email = 'gone@example.org'
      const { db } = server.deps
      const ada = await signedIn(server, email)
      const id = await made(ada)
      await surround(id, email)
      await post(server, '/contact/send-inquiry', { ...INQUIRY, email }, ada)
      await post(server, '/contact/send-inquiry', { ...INQUIRY, name: 'Somebody else', email })
      await post(server, '/users/me/email', { email: 'gone2@example.org', password: PASSWORD }, ada)
      await mailTo('gone2@example.org', 'Confirm')
      const bob = await signedIn(server, 'stays@example.org')
      const bobs = await made(bob)
      const remove = (password: string) => post(server, '/users/me/delete', { password }, ada)
      expect(problem(await remove('Wrong-1-password'))).toEqual([
        422,
        [[['body', 'password'], 'This is not your password']],
      ])
      expect(await me(ada)).toBe(200)
      expect((await remove(PASSWORD)).statusCode).toBe(204)
      expect(await me(ada)).toBe(401)
      expect((await login(server, email)).statusCode).toBe(401)
      const left = await db.execute(sql`select
        (select count(*)::int from roadmaps where id = ${id}) as roadmaps,
        (select count(*)::int from roadmap_versions where roadmap_id = ${id}) as versions,
        (select count(*)::int from share_links where roadmap_id = ${id}) as links,
        (select count(*)::int from feedback where roadmap_id = ${id}) as remarks,
        (select count(*)::int from sessions s left join users u on u.id = s.user_id where u.id is null) as sessions,
        (select count(*)::int from email_changes where email = 'gone2@example.org') as changes`)
      expect(left.rows).toEqual([{ roadmaps: 0, versions: 0, links: 0, remarks: 0, sessions: 0, changes: 0 }])
      const asked = await db.select().from(inquiries).where(eq(inquiries.company, INQUIRY.company))
      const anonymous = asked.filter((row) => row.email === 'removed@example.invalid')
      expect(anonymous).toHaveLength(1)
      expect(anonymous[0]).toMatchObject({
        user_id: null,
        payload: { problem: 'They are typed', email: 'removed@example.invalid' },
      })
      expect(JSON.stringify(anonymous)).not.toMatch(/Ada Byron|gone@example|Owner/)
      expect(asked.filter((row) => row.name === 'Somebody else' && row.email === email)).toHaveLength(1)
      expect((await send('GET', `/roadmaps/${bobs}`, bob)).statusCode).toBe(200)
      // The address is free again.
      expect((await register(server, email)).statusCode).toBe(201)
    })

    test('may be deleted while a report is being written', async () => {
      const ada = await signedIn(server, 'midway@example.org')
      await post(server, '/roadmaps/', BRIEF, ada)
      expect((await post(server, '/users/me/delete', { password: PASSWORD }, ada)).statusCode).toBe(204)
      await vi.waitFor(async () => {
        const jobs = await server.deps.db.execute(sql`select count(*)::int as n from pgboss.job where name = 'generate-roadmap' and state in ('created', 'active', 'retry')`)
        expect(jobs.rows).toEqual([{ n: 0 }])
      }, { timeout: 60_000, interval: 100 }) // prettier-ignore
    })
  })

  test('an inquiry from before belongs to the account that got a copy of it, and to no other', async () => {
    const { db } = server.deps
    const headers = await signedIn(server, 'earlier@example.org')
    const { id } = (await send('GET', '/users/me', headers)).json<{ id: string }>()
    const before = async (copy: boolean) => {
      const email = 'earlier@example.org'
      const payload = { ...INQUIRY, email, additional_info: '', routing_data: {} }
      const [row] = await db.insert(inquiries).values({ company: 'Earlier', name: 'Ada', email, payload }).returning()
      const about = { payload: { inquiry_id: row?.id, copy }, subject: 'Thanks', status: 'sent' as const }
      await db
        .insert(mails)
        .values({ kind: 'inquiry-acknowledgement', to: email, message_id: `<${row?.id}>`, ...about })
      return row?.id ?? ''
    }
    const [mine, anybodys] = [await before(true), await before(false)]
    const migration = readFileSync(path.join(MIGRATIONS_FOLDER, '0004_account.sql'), 'utf8')
    await db.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''))
    const rows = await db.select().from(inquiries).where(eq(inquiries.company, 'Earlier'))
    const ownerOf = (inquiry: string) => rows.find((row) => row.id === inquiry)?.user_id
    expect([ownerOf(mine), ownerOf(anybodys)]).toEqual([id, null])
  })

  test('every call needs a token, a right body and no more than it asks for', async () => {
    const ada = await signedIn(server, 'bodies@example.org')
    const calls = Object.values(contract).filter((one) => typeof one === 'object' && 'path' in one)
    expect(calls.length).toBeGreaterThanOrEqual(9)
    for (const { method, path: at, access, ...call } of calls) {
      const url = at.replace('{id}', 'x')
      if (access === 'user') expect([url, (await send(method, url, {})).statusCode]).toEqual([url, 401])
      if (!('body' in call)) continue
      for (const payload of [
        {},
        { surprise: 1 },
        [],
        'x',
        null,
        { password: ['a'], token: {}, email: 1, username: { $ne: 1 } },
      ]) {
        const answer = await send(method, url, ada, payload)
        expect([url, payload, answer.statusCode]).toEqual([url, payload, 422])
      }
    }
    expect(await me(ada)).toBe(200)
  })

  describe('limits', () => {
    let strict: TestServer
    let ada: Headers
    beforeAll(async () => {
      strict = await startTestServer({ engine })
      ada = await signedIn(strict, 'limits@example.org')
    })
    afterAll(() => strict.close())

    test('five changes of address an hour, five letters to one address, ten downloads, ten wrong passwords', async () => {
      const ask = (headers: Headers, email: string) =>
        post(strict, '/users/me/email', { email, password: PASSWORD }, headers)
      const statuses = []
      for (let n = 0; n < 6; n += 1) statuses.push((await ask(ada, 'victim@example.org')).statusCode)
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
      const eve = await signedIn(strict, 'eve@example.org')
      expect((await ask(eve, 'victim@example.org')).statusCode).toBe(202)
      expect(await strict.deps.db.select().from(mails).where(eq(mails.to, 'victim@example.org'))).toHaveLength(5)
      const downloads = []
      for (let n = 0; n < 11; n += 1) downloads.push((await strict.app.inject({ url: '/api/v1/users/me/export', headers: ada })).statusCode) // prettier-ignore
      expect(downloads).toEqual([...Array<number>(10).fill(200), 429])
      const guess = () => post(strict, '/users/me/delete', { password: 'Wrong-1-password' }, ada)
      const guesses = await Promise.all(Array.from({ length: 20 }, guess))
      expect(guesses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10)
      const refused = await post(strict, '/users/me/delete', { password: PASSWORD }, ada)
      expect([refused.statusCode, refused.json().detail]).toEqual([
        429,
        expect.stringMatching(/^Too many wrong passwords/),
      ])
    })
  })
})
