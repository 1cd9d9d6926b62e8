import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SECTION_TITLES } from '@cairn/advisor/document'
import * as contract from '@cairn/contract/roadmaps'
import { eq, sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { roadmaps } from '../../adapters/db/schema.ts'
import { post, signedIn } from '../../testing/accounts.ts'
import { BRIEF } from '../../testing/brief.ts'
import { describeEachEngine, startTestServer, type TestServer } from '../../testing/test-server.ts'

describeEachEngine('roadmaps', (engine) => {
  let server: TestServer
  let ada: Record<string, string>
  let bob: Record<string, string>
  beforeAll(async () => {
    server = await startTestServer({ engine, work: true, env: { RATE_LIMITS: 'off' } })
    ada = await signedIn(server, 'ada@example.org')
    bob = await signedIn(server, 'bob@example.org')
  })
  afterAll(() => server.close())

  const send = (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    headers: Record<string, string>,
    payload?: unknown,
  ) =>
    server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: payload === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    })
  const create = async (headers = ada, brief: object = BRIEF) => {
    const answer = await post(server, '/roadmaps/', brief, headers)
    expect(answer.statusCode).toBe(201)
    return answer.json<contract.Roadmap>()
  }
  const finished = (id: string, headers = ada) =>
    vi.waitFor(
      async () => {
        const roadmap = (await send('GET', `/roadmaps/${id}`, headers)).json<contract.Roadmap>()
        expect(['completed', 'failed']).toContain(roadmap.status)
        return roadmap
      },
      { timeout: 60_000, interval: 50 },
    )

  test('a brief becomes a report that speaks of this company', async () => {
    const made = await create()
    expect(made).toMatchObject({
      status: 'pending',
      is_favorite: false,
      report_type: 'opportunity_assessment',
      client_input: BRIEF,
    })
    const roadmap = await finished(made.id)
    expect(roadmap.content.status).toBe('completed')
    expect(roadmap.content.content?.content).toContain('## Executive Summary')
    expect(roadmap.content.content?.content).toMatch(/no-shows/i)
    expect(roadmap.content.document?.sections.map(({ title }) => title)).toEqual(Object.values(SECTION_TITLES))
    expect(roadmap.content.insights?.lenses).toHaveLength(8)
    expect(new Date(roadmap.content.generated_at ?? '').getTime()).toBeGreaterThan(Date.now() - 300_000)
  })

  test.each([
    [
      'a short description',
      { description: 'too short' },
      'description',
      'Please provide at least 10 characters describing your company',
    ],
    [
      'short goals',
      { business_goals: '' },
      'business_goals',
      'Please provide at least 10 characters describing your business goals',
    ],
    [
      'short challenges',
      { challenges: '         x' },
      'challenges',
      'Please provide at least 10 characters describing your challenges',
    ],
    ['another report type', { report_type: 'strategy' }, 'report_type', expect.any(String)],
  ])('%s is refused by name', async (_name, change, field, msg) => {
    const answer = await post(server, '/roadmaps', { ...BRIEF, ...change }, ada)
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ detail: unknown[] }>().detail).toContainEqual(
      expect.objectContaining({ loc: ['body', field], msg }),
    )
  })

  test('a repeated request with one Idempotency-Key makes one roadmap', async () => {
    const headers = { ...ada, 'idempotency-key': 'double-click' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(server, '/roadmaps/', BRIEF, headers)))
    expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1)
    const other = await post(server, '/roadmaps/', { ...BRIEF, company_name: 'Somebody else' }, headers)
    expect(other.statusCode).toBe(422)
    const bobs = await post(server, '/roadmaps/', BRIEF, { ...bob, 'idempotency-key': 'double-click' })
    expect(bobs.statusCode).toBe(201)
  })

  test('of ten at once those above three wait a moment, and are taken or told to come back', async () => {
    const carol = await signedIn(server, 'carol@example.org')
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(server, '/roadmaps/', BRIEF, carol)))
    const taken = answers.filter(({ statusCode }) => statusCode === 201)
    // How many get in within the moment is the machine's affair; that some do is ours.
    expect(taken.length).toBeGreaterThan(3)
    for (const { statusCode, headers } of answers.filter((answer) => !taken.includes(answer)))
      expect([statusCode, headers['retry-after']]).toEqual([429, '30'])
    for (const made of taken) {
      const { id } = made.json<contract.Roadmap>()
      expect((await finished(id, carol)).status).toBe('completed')
    }
  })

  // The embedded engine has one connection, and nobody beside it.
  if (engine === 'postgres')
    test('those who wait for their turn keep no connection from anybody else', async () => {
      const erin = await signedIn(server, 'erin@example.org')
      const { waiting } = await server.deps.db.transaction(async (tx) => {
        await tx.execute(sql`select from users where email = 'erin@example.org' for update`)
        const sent = Array.from({ length: 15 }, () => post(server, '/roadmaps/', BRIEF, erin))
        // They come to the row one by one.
        for (let look = 0; look < 10; look += 1) {
          expect((await send('GET', '/roadmaps/', bob)).statusCode).toBe(200)
          await sleep(50)
        }
        return { waiting: sent }
      })
      for (const { statusCode } of await Promise.all(waiting)) expect([201, 429]).toContain(statusCode)
    })

  test('the list is newest first, in pages, without report bodies, and knows the totals', async () => {
    const dora = await signedIn(server, 'dora@example.org')
    const ids: string[] = []
    for (let n = 0; n < 5; n += 1) {
      const { id } = await create(dora)
      await finished(id, dora)
      ids.unshift(id)
    }
    await send('POST', `/roadmaps/${ids[2]}/favorite`, dora)
    const list = await send('GET', '/roadmaps/?skip=1&limit=3', dora)
    expect(list.json<contract.Roadmap[]>().map((row) => row.id)).toEqual(ids.slice(1, 4))
    expect(list.headers['x-total-count']).toBe('5')
    expect(list.json<contract.Roadmap[]>()[0]?.content).toEqual({
      status: 'completed',
      generated_at: expect.any(String),
      // What the report recommends first, and nothing else of it.
      first_initiative: (await finished(ids[1] ?? '', dora)).content.insights?.initiatives[0]?.name,
    })
    const starred = await send('GET', '/roadmaps?favorites_only=true', dora)
    expect(starred.json<contract.Roadmap[]>().map((row) => row.id)).toEqual([ids[2]])
    expect(starred.headers['x-total-count']).toBe('1')
    await send('DELETE', `/roadmaps/${ids[2]}`, dora)
    expect((await send('GET', '/roadmaps/', dora)).headers['x-total-count']).toBe('4')
    expect((await send('GET', '/roadmaps/?favorites_only=true', dora)).headers['x-total-count']).toBe('0')
    for (const query of ['limit=0', 'limit=201', 'skip=-1', 'skip=x', 'favorites_only=maybe'])
      expect([query, (await send('GET', `/roadmaps/?${query}`, dora)).statusCode]).toEqual([query, 422])
  })

  test('the star flips, a title changes, anything else is refused', async () => {
    const { id } = await create()
    expect((await send('POST', `/roadmaps/${id}/favorite`, ada)).json()).toEqual({ is_favorite: true })
    expect((await send('POST', `/roadmaps/${id}/favorite/`, ada)).json()).toEqual({ is_favorite: false })
    const renamed = await send('PUT', `/roadmaps/${id}`, ada, { title: '  Plan A  ', is_favorite: true })
    expect(renamed.json()).toMatchObject({ title: 'Plan A', is_favorite: true })
    for (const payload of [{ status: 'completed' }, { title: '' }, { title: 7 }, { content: {} }])
      expect((await send('PUT', `/roadmaps/${id}`, ada, payload)).statusCode).toBe(422)
  })

  test("every call on somebody else's, a deleted and an unknown roadmap answers the same", async () => {
    const { id } = await create()
    const gone = await create()
    await send('DELETE', `/roadmaps/${gone.id}`, ada)
    const byId = Object.values(contract).filter(
      (one): one is typeof contract.getRoadmap => typeof one === 'object' && 'path' in one && one.path.includes('{id}'),
    )
    expect(byId.length).toBeGreaterThanOrEqual(5)
    for (const { method, path } of byId) {
      const payload = method === ('PUT' as string) ? { title: 'Mine now' } : undefined
      const call = (roadmap: string, headers: Record<string, string>) =>
        send(method, path.replace('{id}', roadmap), headers, payload)
      const answers = [await call(id, bob), await call(gone.id, ada), await call('0190-unknown', ada)]
      for (const answer of answers)
        expect([path, answer.statusCode, answer.body]).toEqual([path, 404, '{"detail":"Roadmap not found"}'])
      expect((await call(id, {})).statusCode).toBe(401)
    }
    expect((await send('GET', `/roadmaps/${id}`, ada)).json<contract.Roadmap>().title).not.toBe('Mine now')
  })

  test('a roadmap whose time is up is failed with a message, also when its job is lost', async () => {
    const { id } = await create()
    await finished(id)
    await server.deps.db
      .update(roadmaps)
      .set({ status: 'generating', content: { status: 'generating' }, deadline_at: sql`now() - interval '1 second'` })
      .where(eq(roadmaps.id, id))
    const roadmap = await finished(id)
    expect(roadmap.content).toEqual({ status: 'failed', message: expect.stringContaining('could not finish') })
  })

  test('a roadmap whose time is up is written down as failed by the next sweep, without a look', async () => {
    const { id } = await create()
    await finished(id)
    await server.deps.db
      .update(roadmaps)
      .set({ status: 'generating', content: { status: 'generating' }, deadline_at: sql`now() - interval '1 second'` })
      .where(eq(roadmaps.id, id))
    const stored = async () => (await server.deps.db.select().from(roadmaps).where(eq(roadmaps.id, id)))[0]?.status
    await vi.waitFor(async () => expect(await stored()).toBe('failed'), { timeout: 60_000, interval: 500 })
  })

  test('a look at a roadmap whose time is up says so, and writes nothing', async () => {
    const idle = await startTestServer({ engine, env: { RATE_LIMITS: 'off' } })
    const headers = await signedIn(idle, 'ada@example.org')
    const { id } = (await post(idle, '/roadmaps/', BRIEF, headers)).json<contract.Roadmap>()
    await idle.deps.db.update(roadmaps).set({ deadline_at: sql`now() - interval '1 second'` })
    const look = async (path: string) =>
      (await idle.app.inject({ url: `/api/v1/roadmaps/${path}`, headers })).json<
        contract.Roadmap & contract.Roadmap[]
      >()
    const message = expect.stringContaining('could not finish') as string
    expect(await look('')).toMatchObject([{ id, status: 'failed', content: { status: 'failed' } }])
    expect(await look(id)).toMatchObject({ status: 'failed', content: { status: 'failed', message } })
    expect(await look(`${id}/versions`)).toMatchObject([{ number: 1, status: 'failed' }])
    expect(await look(`${id}/versions/1`)).toMatchObject({ status: 'failed', content: { status: 'failed', message } })
    const [stored] = await idle.deps.db.select().from(roadmaps)
    expect([stored?.status, stored?.content.status]).toEqual(['pending', 'pending'])
    await idle.close()
  })

  test.each(['/roadmaps/?limit=5', '/roadmaps/?limit=5&favorites_only=true', '/roadmaps/ID'])(
    '%s is not sent again to a client that has it, until it changes',
    async (template) => {
      const carol = await signedIn(server, `carol-${template.length}@example.org`)
      const { id } = await create(carol)
      await finished(id, carol)
      await send('POST', `/roadmaps/${id}/favorite`, carol)
      const path = template.replace('ID', id)
      const first = await send('GET', path, carol)
      const etag = String(first.headers['etag'])
      const again = await send('GET', path, { ...carol, 'if-none-match': etag })
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
      await send('PUT', `/roadmaps/${id}`, carol, { title: 'Another name' })
      const changed = await send('GET', path, { ...carol, 'if-none-match': etag })
      expect([changed.statusCode, changed.body.includes('Another name')]).toEqual([200, true])
      expect(changed.headers['etag']).not.toBe(etag)
      // Neither a mark nor a token that counted a moment ago opens anything after a sign-out.
      await post(server, '/auth/logout', {}, carol)
      expect((await send('GET', path, { ...carol, 'if-none-match': String(changed.headers['etag']) })).statusCode).toBe(
        401,
      )
    },
  )

  test('time that passed while nobody worked is not held against a roadmap', async () => {
    const idle = await startTestServer({ engine, env: { RATE_LIMITS: 'off' } })
    const headers = await signedIn(idle, 'ada@example.org')
    const { id } = (await post(idle, '/roadmaps/', BRIEF, headers)).json<contract.Roadmap>()
    await idle.deps.db.update(roadmaps).set({ deadline_at: sql`now() - interval '1 hour'` })
    await idle.deps.queue.work(idle.deps)
    await vi.waitFor(
      async () => {
        const answer = await idle.app.inject({ url: `/api/v1/roadmaps/${id}`, headers })
        expect(answer.json<contract.Roadmap>().status).toBe('completed')
      },
      { timeout: 60_000, interval: 50 },
    )
    await idle.close()
  })

  test('a finished report downloads as PDF and as Markdown under the name of the company', async () => {
    const { id } = await create(ada, { ...BRIEF, company_name: 'Bäckerei "Süß" / \u4e1c\u4eac' })
    const early = await create()
    await server.deps.db.update(roadmaps).set({ status: 'failed' }).where(eq(roadmaps.id, early.id))
    await finished(id)
    // A busy machine answers 503 with Retry-After, and who asks comes back.
    const pdf = await vi.waitFor(
      async () => {
        const answer = await send('GET', `/roadmaps/${id}/download-pdf`, ada)
        expect(answer.headers).not.toHaveProperty('retry-after')
        return answer
      },
      { timeout: 120_000, interval: 500 },
    )
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.headers['content-disposition']).toMatch(
      /^attachment; filename="[ -~]+\.pdf"; filename\*=UTF-8''B%C3%A4ckerei/,
    )
    const calendar = await send('GET', `/roadmaps/${id}/download-calendar`, ada)
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(calendar.body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
    const markdown = await send('GET', `/roadmaps/${id}/download-markdown`, ada)
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(markdown.body).toContain('Executive Summary')
    // The tree is drawn where there is one; only older rows have nothing but text.
    const stored = (await send('GET', `/roadmaps/${id}`, ada)).json<contract.Roadmap>().content
    await server.deps.db
      .update(roadmaps)
      .set({ content: { ...stored, content: { content: '## Summary\n\nOnly in the text.' } } })
      .where(eq(roadmaps.id, id))
    expect((await send('GET', `/roadmaps/${id}/download-markdown`, ada)).body).toBe(markdown.body)
    const { document: _, ...older } = stored
    await server.deps.db
      .update(roadmaps)
      .set({ content: { ...older, content: { content: '## Summary\n\nOnly in the text.' } } })
      .where(eq(roadmaps.id, id))
    expect((await send('GET', `/roadmaps/${id}/download-markdown`, ada)).body).toContain('Only in the text.')
    for (const call of ['download-pdf', 'download-word', 'download-markdown', 'download-calendar'])
      expect([call, (await send('GET', `/roadmaps/${early.id}/${call}`, ada)).statusCode]).toEqual([call, 409])
    expect((await send('POST', `/roadmaps/${early.id}/mail-report`, ada)).statusCode).toBe(409)
    // Without dates there is no calendar to give.
    await server.deps.db
      .update(roadmaps)
      .set({ content: { status: 'completed' } })
      .where(eq(roadmaps.id, id))
    expect((await send('GET', `/roadmaps/${id}/download-calendar`, ada)).statusCode).toBe(409)
  })

  test('a finished report downloads as a Word document under the name of the company', async () => {
    const { id } = await create()
    await finished(id)
    const word = await vi.waitFor(
      async () => {
        const answer = await send('GET', `/roadmaps/${id}/download-word`, ada)
        expect(answer.headers).not.toHaveProperty('retry-after')
        return answer
      },
      { timeout: 120_000, interval: 500 },
    )
    expect([word.statusCode, word.headers['content-type']]).toEqual([200, contract.downloadWord.file])
    expect(word.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect(word.headers['content-disposition']).toMatch(/Report\.docx/)
  })

  test('a report goes by mail to the account’s own address, with the PDF, ten times an hour', async () => {
    const strict = await startTestServer({ engine, work: true })
    const carl = await signedIn(strict, 'carl@example.org')
    const made = (
      await post(strict, '/roadmaps/', { ...BRIEF, company_name: 'Süß =?utf-8?q?x?= GmbH' }, carl)
    ).json<contract.Roadmap>()
    const mail = () => post(strict, `/roadmaps/${made.id}/mail-report`, {}, carl)
    await vi.waitFor(
      async () =>
        expect((await strict.app.inject({ url: `/api/v1/roadmaps/${made.id}`, headers: carl })).json().status).toBe(
          'completed',
        ),
      { timeout: 60_000, interval: 50 },
    )
    const first = await mail()
    expect([first.statusCode, first.json()]).toEqual([
      202,
      { message: 'The report is on its way to carl@example.org.' },
    ])
    const folder = path.join(strict.config.DATA_DIR, 'outbox')
    const letter = await vi.waitFor(
      async () => {
        const [name] = readdirSync(folder).filter((one) => one.endsWith('.eml'))
        expect(name).toBeDefined()
        return PostalMime.parse(readFileSync(path.join(folder, name ?? '')))
      },
      { timeout: 120_000, interval: 100 },
    )
    expect(letter.to).toEqual([{ address: 'carl@example.org', name: '' }])
    expect(letter.subject, 'nobody’s own words go out under our name').toBe(
      `Your report from ${strict.config.BRAND_NAME}`,
    )
    const [pdf] = letter.attachments
    expect([pdf?.mimeType, pdf?.filename]).toEqual([
      'application/pdf',
      expect.stringMatching(/^Süß.*_AI_Strategy_Report\.pdf$/),
    ])
    expect(
      Buffer.from(pdf?.content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const more = []
    for (let n = 0; n < 10; n += 1) more.push((await mail()).statusCode)
    expect(more).toEqual([...Array<number>(9).fill(202), 429])
    await strict.close()
  })

  test('the example downloads as PDF without an account, the same for everybody', async () => {
    const ask = async () =>
      vi.waitFor(
        async () => {
          const answer = await server.app.inject('/api/v1/example/download-pdf')
          expect(answer.statusCode).toBe(200)
          return answer
        },
        { timeout: 120_000, interval: 500 },
      )
    const [one, two] = [await ask(), await ask()]
    expect(one.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('Corrib Dental_AI_Strategy_Report.pdf'),
    })
    expect(one.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(Buffer.compare(one.rawPayload, two.rawPayload)).toBe(0)
  })

  test('the appendix is a static document with sections a to e', async () => {
    const answer = await server.app.inject('/appendix-config.json')
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json<{ appendix_sections: object }>().appendix_sections)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ])
    expect(answer.body).toContain('Institute for Machine Learning')
  })
})
