import type { Roadmap } from '@cairn/contract/roadmaps'
import type { ShareLink, SharedReport } from '@cairn/contract/sharing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { shareLinks } from '../../adapters/db/schema.ts'
import { inspect } from '../../adapters/pdf/testing/inspection.ts'
import { post, signedIn } from '../../testing/accounts.ts'
import { BRIEF } from '../../testing/brief.ts'
import { describeEachEngine, startTestServer, type TestServer } from '../../testing/test-server.ts'

type Made = ShareLink & { token: string }

describeEachEngine('sharing', (engine) => {
  let server: TestServer
  let ada: Record<string, string>
  let bob: Record<string, string>
  let roadmap: Roadmap
  beforeAll(async () => {
    server = await startTestServer({ engine, work: true })
    ada = await signedIn(server, 'ada@example.org')
    bob = await signedIn(server, 'bob@example.org')
    roadmap = await written()
  })
  afterAll(() => server.close())

  const send = (
    method: 'GET' | 'DELETE',
    path: string,
    headers: Record<string, string> = {},
    remoteAddress = '10.0.0.1',
  ) => server.app.inject({ method, url: `/api/v1${path}`, headers, remoteAddress })
  const finished = (id: string) =>
    vi.waitFor(
      async () => {
        const now = (await send('GET', `/roadmaps/${id}`, ada)).json<Roadmap>()
        expect(now.status).toBe('completed')
        return now
      },
      { timeout: 60_000, interval: 50 },
    )
  const written = async () => finished((await post(server, '/roadmaps/', BRIEF, ada)).json<Roadmap>().id)
  const share = async (id = roadmap.id, body: object = {}) => {
    const answer = await post(server, `/roadmaps/${id}/links`, body, ada)
    expect(answer.statusCode).toBe(201)
    return answer.json<Made>()
  }
  const links = async (query = '') => (await send('GET', `/users/me/links${query}`, ada)).json<ShareLink[]>()

  test('whoever has the link reads the report without an account, and nothing of the brief beside it', async () => {
    const { token } = await share()
    expect(token).toMatch(/^[\w-]{22}$/)
    const answer = await send('GET', `/shared/${token}`)
    expect([answer.statusCode, answer.headers['x-robots-tag'], answer.headers['referrer-policy']]).toEqual([
      200,
      'noindex, nofollow, noarchive',
      'no-referrer',
    ])
    const report = answer.json<SharedReport>()
    expect(report.content.document).toEqual(roadmap.content.document)
    expect(report.content.insights?.timeline).toEqual(roadmap.content.insights?.timeline)
    expect(Object.keys(report)).toEqual(['company_name', 'report_type', 'created_at', 'content'])
    // Sentences of the brief are there only where the report itself quotes them.
    const { document, content, ...beside } = report.content
    expect([document, content]).not.toContain(undefined)
    for (const field of [BRIEF.description, BRIEF.business_goals, BRIEF.challenges, BRIEF.company_size])
      expect(JSON.stringify({ ...report, content: beside })).not.toContain(field)
    expect(beside.insights?.questions).toEqual([])
  })

  test('the PDF comes without the table of what the client told', async () => {
    const { token } = await share()
    const pdf = await vi.waitFor(
      async () => {
        const answer = await send('GET', `/shared/${token}/download-pdf`)
        expect(answer.statusCode).toBe(200)
        return answer
      },
      { timeout: 120_000, interval: 500 },
    )
    expect([pdf.headers['content-type'], pdf.headers['x-robots-tag']]).toEqual([
      'application/pdf',
      'noindex, nofollow, noarchive',
    ])
    const titles = inspect(pdf.rawPayload).bookmarks.join('\n')
    expect(titles).toContain('Executive Summary')
    expect(titles).not.toContain('Client Information')
  })

  test('a link keeps to the version it was made for', async () => {
    const first = await written()
    const { token, version } = await share(first.id)
    expect(version).toBe(1)
    const brief = { ...BRIEF, business_goals: 'Answer every call within a minute, and win 20 new patients a month.' }
    expect((await post(server, `/roadmaps/${first.id}/versions`, { base: 1, brief }, ada)).statusCode).toBe(201)
    await finished(first.id)
    expect((await send('GET', `/shared/${token}`)).json<SharedReport>().content.document).toEqual(
      first.content.document,
    )
  })

  test('readings are counted, and the owner sees every link in one place without its token', async () => {
    const { id, token } = await share()
    for (let n = 0; n < 3; n += 1) await send('GET', `/shared/${token}`)
    const all = await send('GET', '/users/me/links', ada)
    expect(all.json<ShareLink[]>().find((link) => link.id === id)).toMatchObject({
      views: 3,
      title: roadmap.title,
      roadmap_id: roadmap.id,
      version: 1,
      last_viewed_at: expect.any(String),
    })
    expect(all.body).not.toContain(token)
    expect(Number(all.headers['x-total-count'])).toBe(all.json<ShareLink[]>().length)
    expect((await links('?limit=1')).map((link) => link.id)).toEqual([id])
    expect((await send('GET', '/users/me/links', bob)).json()).toEqual([])
    const [row] = await server.deps.db.select().from(shareLinks).where(eq(shareLinks.id, id))
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('an ended, an expired and an invented link answer the same', async () => {
    const ended = await share()
    expect((await send('DELETE', `/users/me/links/${ended.id}`, ada)).statusCode).toBe(204)
    const [once] = await server.deps.db.select().from(shareLinks).where(eq(shareLinks.id, ended.id))
    expect((await send('DELETE', `/users/me/links/${ended.id}`, ada)).statusCode).toBe(204)
    // Ended once, it stays ended at that moment.
    expect((await links()).find((link) => link.id === ended.id)?.ended_at).toBe(once?.ended_at)
    const expired = await share(roadmap.id, { expires_at: new Date(Date.now() + 3_600_000).toISOString() })
    expect((await send('GET', `/shared/${expired.token}`)).statusCode).toBe(200)
    await server.deps.db
      .update(shareLinks)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(eq(shareLinks.id, expired.id))
    for (const token of [ended.token, expired.token, 'A'.repeat(22), 'x', `${ended.token}a`])
      for (const path of [`/shared/${token}`, `/shared/${token}/download-pdf`]) {
        const answer = await send('GET', path)
        expect([path, answer.statusCode, answer.body]).toEqual([
          path,
          404,
          '{"detail":"This link does not exist or has ended"}',
        ])
      }
  })

  test('with the roadmap its links are gone', async () => {
    const gone = await written()
    const { token } = await share(gone.id)
    await send('DELETE', `/roadmaps/${gone.id}`, ada)
    expect((await send('GET', `/shared/${token}`)).statusCode).toBe(404)
  })

  test("nobody shares or ends what is somebody else's", async () => {
    const { id } = await share()
    const refused = await post(server, `/roadmaps/${roadmap.id}/links`, {}, bob)
    expect([refused.statusCode, refused.body]).toEqual([404, '{"detail":"Roadmap not found"}'])
    for (const [link, headers] of [
      [id, bob],
      ['0190-unknown', ada],
    ] as const) {
      const answer = await send('DELETE', `/users/me/links/${link}`, headers)
      expect([answer.statusCode, answer.body]).toEqual([404, '{"detail":"Link not found"}'])
    }
    expect((await send('DELETE', `/users/me/links/${id}`)).statusCode).toBe(401)
    expect((await send('GET', '/users/me/links')).statusCode).toBe(401)
    expect((await post(server, `/roadmaps/${roadmap.id}/links`, {})).statusCode).toBe(401)
    expect((await links()).find((link) => link.id === id)?.ended_at).toBeUndefined()
  })

  test.each([
    ['an end in the past', { expires_at: '2020-01-01T00:00:00Z' }],
    ['an end that is no moment', { expires_at: 'tomorrow' }],
    ['an end without its zone', { expires_at: '2099-01-01T00:00:00' }],
    ['a version of its own choice', { version: 7 }],
    ['a token of its own choice', { token: 'a' }],
  ])('%s is refused', async (_name, body) => {
    expect((await post(server, `/roadmaps/${roadmap.id}/links`, body, ada)).statusCode).toBe(422)
  })

  test('a report that is not written yet cannot be shared', async () => {
    await server.deps.queue.stop()
    const { id } = (await post(server, '/roadmaps/', BRIEF, ada)).json<Roadmap>()
    expect((await post(server, `/roadmaps/${id}/links`, {}, ada)).statusCode).toBe(409)
  })

  test('who calls too often is asked to wait, and others are not', async () => {
    const { token } = await share()
    const last = async (count: number, path: string, address: string) => {
      let status = 0
      for (let n = 0; n < count; n += 1) status = (await send('GET', path, {}, address)).statusCode
      return status
    }
    expect(await last(61, '/shared/unknown/download-pdf', '10.9.9.9')).toBe(429)
    expect(await last(601, '/shared/unknown', '10.9.9.9')).toBe(429)
    expect((await send('GET', `/shared/${token}`, {}, '10.9.9.9')).headers['retry-after']).toBeDefined()
    expect((await send('GET', `/shared/${token}`, {}, '10.8.8.8')).statusCode).toBe(200)
  })
})
