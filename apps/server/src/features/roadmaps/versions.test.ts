import * as feedbackCalls from '@cairn/contract/feedback'
import type { Endpoint } from '@cairn/contract/endpoint'
import type { Roadmap } from '@cairn/contract/roadmaps'
import * as contract from '@cairn/contract/versions'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { feedback, roadmaps, roadmapVersions, shareLinks } from '../../adapters/db/schema.ts'
import { post, signedIn } from '../../testing/accounts.ts'
import { BRIEF } from '../../testing/brief.ts'
import { describeEachEngine, startTestServer, type TestServer } from '../../testing/test-server.ts'

type Changes = { before?: number; changes: contract.VersionChange[]; answers: { id: string; question: string }[] }

describeEachEngine('versions', (engine) => {
  let server: TestServer
  let ada: Record<string, string>
  let bob: Record<string, string>
  beforeAll(async () => {
    server = await startTestServer({ engine, work: true, env: { RATE_LIMITS: 'off' } })
    ada = await signedIn(server, 'ada@example.org')
    bob = await signedIn(server, 'bob@example.org')
  })
  afterAll(() => server.close())

  const send = (method: Endpoint['method'], path: string, headers = ada, payload?: unknown) =>
    server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: payload === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    })
  const finished = (id: string, headers = ada) =>
    vi.waitFor(
      async () => {
        const roadmap = (await send('GET', `/roadmaps/${id}`, headers)).json<Roadmap>()
        expect(roadmap.status).toBe('completed')
        return roadmap
      },
      { timeout: 60_000, interval: 50 },
    )
  const written = async (brief: object = BRIEF) => {
    const made = await post(server, '/roadmaps/', brief, ada)
    expect(made.statusCode).toBe(201)
    return finished(made.json<Roadmap>().id)
  }
  const sharpen = (id: string, base: number, answers: { question_id: string; answer: string }[]) =>
    post(server, `/roadmaps/${id}/sharpen`, { base, answers }, ada)
  const edit = (id: string, base: number, changes: object, more: object = {}) =>
    post(server, `/roadmaps/${id}/versions`, { base, brief: { ...BRIEF, ...changes }, ...more }, ada)
  const versions = async (id: string, query = '') => {
    const answer = await send('GET', `/roadmaps/${id}/versions${query}`)
    return { total: answer.headers['x-total-count'], rows: answer.json<contract.VersionSummary[]>() }
  }
  const version = async (id: string, number: number) =>
    (await send('GET', `/roadmaps/${id}/versions/${number}`)).json<contract.RoadmapVersion>()
  const changes = async (id: string, number: number) =>
    (await send('GET', `/roadmaps/${id}/versions/${number}/changes`)).json<Changes>()

  test('a report asks what it would like to know, says why, and what it assumes meanwhile', async () => {
    const { content } = await written()
    const questions = content.insights?.questions ?? []
    expect(questions.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['budget', 'country']))
    for (const { question, why, assumed } of questions) {
      expect(question).toMatch(/\?$/)
      expect(why).toMatch(/\.$/)
      expect(assumed).toMatch(/\.$/)
    }
  })

  test('answers join the brief, give a new version, and each change names the answer that made it', async () => {
    const first = await written()
    const { id } = first
    const started = await sharpen(id, 1, [
      { question_id: 'q-country', answer: 'Poland' },
      {
        question_id: 'more',
        answer: 'Our practice manager keeps the list of late cancellations in a spreadsheet since 2022.',
      },
    ])
    expect([started.statusCode, started.json<Roadmap>().status]).toEqual([201, 'pending'])
    const second = await finished(id)
    expect(second.version).toBe(2)
    expect(second.client_input['answers']).toMatchObject([
      { id: 'a1', kind: 'country', question: 'In which country do you work?', answer: 'Poland', version: 1 },
      { id: 'a2', kind: 'more' },
    ])
    // Without a country there are no prices; with it there are.
    expect(second.content.insights?.questions?.map(({ id: one }) => one)).not.toContain('q-country')
    const told = await changes(id, 2)
    expect(told.before).toBe(1)
    const priced = told.changes.filter(({ detail }) => detail?.startsWith('Cost: '))
    expect(priced.length).toBeGreaterThan(0)
    for (const { because } of priced) expect(because).toContain('a1')
    // The old report is there as it was.
    expect((await version(id, 1)).content).toEqual(first.content)
    expect((await version(id, 1)).client_input).toEqual(first.client_input)
    expect((await changes(id, 1)).changes).toEqual([])
    expect((await versions(id)).rows.map(({ number, origin, status }) => [number, origin, status])).toEqual([
      [2, 'answers', 'completed'],
      [1, 'created', 'completed'],
    ])
  })

  test("what is 'not for us' is gone from the next version, with the reason", async () => {
    const { id, content } = await written()
    const initiative = content.insights?.initiatives[0]
    const path = `/roadmaps/${id}/versions/1/feedback/${initiative?.label}`
    const line = 'our patients are old and do not use telephones'
    expect((await send('PUT', path, ada, { verdict: 'not_for_us', line })).statusCode).toBe(200)
    expect((await sharpen(id, 1, [])).statusCode).toBe(201)
    const second = await finished(id)
    expect(second.content.insights?.initiatives.map(({ id: one }) => one)).not.toContain(initiative?.id)
    expect(second.content.content?.content).toContain('do not use telephones')
    const { changes: told } = await changes(id, 2)
    expect(told).toContainEqual(
      expect.objectContaining({ kind: 'went', name: initiative?.name, because: [initiative?.id] }),
    )
    // It is part of the brief from now on, and can be dropped from it.
    expect((await edit(id, 2, {})).statusCode).toBe(201)
    expect((await finished(id)).client_input['not_for_us']).toMatchObject([{ reason: line }])
    expect((await edit(id, 3, {}, { not_for_us: [] })).statusCode).toBe(201)
    expect((await finished(id)).content.insights?.initiatives.map(({ id: one }) => one)).toContain(initiative?.id)
  })

  test('another brief gives a new version, and a title that nobody chose follows the name', async () => {
    const { id } = await written()
    expect((await edit(id, 1, { company_name: 'Harbour Dental Care' })).statusCode).toBe(201)
    const second = await finished(id)
    expect([second.title, second.client_input['company_name']]).toEqual([
      'AI Opportunity Assessment for Harbour Dental Care',
      'Harbour Dental Care',
    ])
    await send('PUT', `/roadmaps/${id}`, ada, { title: 'Mine' })
    await edit(id, 2, { company_name: 'Somebody else' })
    expect((await finished(id)).title).toBe('Mine')
  })

  test('answers can be mended and taken back with the brief', async () => {
    const { id } = await written()
    await sharpen(id, 1, [
      { question_id: 'q-country', answer: 'Poland' },
      { question_id: 'q-budget', answer: '20,000 euro' },
    ])
    await finished(id)
    expect((await edit(id, 2, {}, { answers: [{ id: 'a1', answer: 'Germany' }] })).statusCode).toBe(201)
    const third = await finished(id)
    expect(third.client_input['answers']).toMatchObject([{ id: 'a1', answer: 'Germany', version: 1 }])
    expect(third.content.insights?.questions?.map(({ id: one }) => one)).toContain('q-budget')
  })

  test('a restored version is the newest again, under its own number', async () => {
    const first = await written()
    const { id } = first
    await edit(id, 1, { business_goals: 'Answer every call within a minute, and win 20 new patients a month.' })
    const second = await finished(id)
    expect(second.content.insights?.initiatives).not.toEqual(first.content.insights?.initiatives)
    const restored = await send('POST', `/roadmaps/${id}/versions/1/restore`)
    expect(restored.statusCode).toBe(201)
    const newest = (await send('GET', `/roadmaps/${id}`)).json<Roadmap>()
    expect([newest.version, newest.status, newest.content, newest.client_input]).toEqual([
      3,
      'completed',
      first.content,
      first.client_input,
    ])
    expect((await versions(id)).rows[0]).toMatchObject({ number: 3, origin: 'restored', restored_from: 1 })
    expect((await version(id, 2)).content).toEqual(second.content)
    expect((await changes(id, 3)).before).toBe(2)
    expect((await send('POST', `/roadmaps/${id}/versions/3/restore`)).statusCode).toBe(409)
    expect((await send('POST', `/roadmaps/${id}/versions/9/restore`)).statusCode).toBe(404)
    const listed = (await send('GET', '/roadmaps/')).json<Roadmap[]>().find((row) => row.id === id)
    expect(listed?.content).toEqual({
      status: 'completed',
      generated_at: first.content.generated_at,
      first_initiative: first.content.insights?.initiatives[0]?.name,
    })
  })

  test('one version at a time, and never on a report that is not the newest', async () => {
    const { id } = await written()
    const answers = [{ question_id: 'q-country', answer: 'France' }]
    const tries = await Promise.all(Array.from({ length: 5 }, () => sharpen(id, 1, answers)))
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409])
    await finished(id)
    expect((await sharpen(id, 1, answers)).json<{ detail: string }>().detail).toContain('newer version')
    expect((await versions(id)).total).toBe('2')
    await server.deps.db
      .update(roadmaps)
      .set({ status: 'generating', deadline_at: sql`now() + interval '1 minute'` })
      .where(eq(roadmaps.id, id))
    expect((await send('POST', `/roadmaps/${id}/versions/1/restore`)).statusCode).toBe(409)
    await server.deps.db.update(roadmaps).set({ status: 'completed' }).where(eq(roadmaps.id, id))
  })

  test('a version that fails leaves the one before it readable, and can be followed by another', async () => {
    const first = await written()
    const { id } = first
    await edit(id, 1, {})
    await finished(id)
    await server.deps.db
      .update(roadmaps)
      .set({ status: 'failed', content: { status: 'failed', message: 'No' }, generated_at: null })
      .where(eq(roadmaps.id, id))
    expect((await version(id, 1)).content).toEqual(first.content)
    expect((await send('POST', `/roadmaps/${id}/versions/1/restore`)).statusCode).toBe(201)
    expect((await versions(id)).rows.map(({ status }) => status)).toEqual(['completed', 'failed', 'completed'])
    expect((await send('POST', `/roadmaps/${id}/versions/2/restore`)).statusCode).toBe(409)
    // The failed one in between has no report: what changed is told against the one before it.
    expect((await changes(id, 3)).before).toBe(1)
  })

  test('a late job of an earlier version does not touch the newer one', async () => {
    const { id } = await written()
    await edit(id, 1, { company_name: 'Harbour Dental Two' })
    const second = await finished(id)
    const { generateRoadmap } = await import('./generate-job.ts')
    await server.deps.db.update(roadmaps).set({ status: 'pending' }).where(eq(roadmaps.id, id))
    await generateRoadmap.options.exhausted?.({ roadmap_id: id, version: 1 }, { deps: server.deps } as never)
    const [row] = await server.deps.db.select().from(roadmaps).where(eq(roadmaps.id, id))
    expect([row?.status, row?.content]).toEqual(['pending', second.content])
    await server.deps.db.update(roadmaps).set({ status: 'completed' }).where(eq(roadmaps.id, id))
  })

  test('the list comes in pages, newest first', async () => {
    const { id } = await written()
    await edit(id, 1, {})
    await finished(id)
    await send('POST', `/roadmaps/${id}/versions/1/restore`)
    const numbers = async (query: string) => (await versions(id, query)).rows.map(({ number }) => number)
    expect(await numbers('')).toEqual([3, 2, 1])
    expect(await numbers('?limit=1')).toEqual([3])
    expect(await numbers('?limit=2')).toEqual([3, 2])
    expect(await numbers('?skip=1&limit=1')).toEqual([2])
    expect(await numbers('?skip=2')).toEqual([1])
    expect(await numbers('?skip=3')).toEqual([])
  })

  test.each([
    ['a question that was not asked', { base: 1, answers: [{ question_id: 'q-nonsense', answer: 'x' }] }],
    ['nothing at all', { base: 1, answers: [] }],
    ['an empty answer', { base: 1, answers: [{ question_id: 'more', answer: '   ' }] }],
    ['an endless answer', { base: 1, answers: [{ question_id: 'more', answer: 'x'.repeat(601) }] }],
    ['a NUL', { base: 1, answers: [{ question_id: 'more', answer: 'a\u0000' }] }],
    [
      'too many answers',
      { base: 1, answers: Array.from({ length: 41 }, () => ({ question_id: 'more', answer: 'x' })) },
    ],
    ['no base', { answers: [] }],
    ['a base that is no number', { base: '1', answers: [] }],
    ['a field of its own', { base: 1, answers: [], status: 'completed' }],
    ['an object for a list', { base: 1, answers: {} }],
  ])('%s is refused', async (_name, body) => {
    const { id } = await written()
    expect((await post(server, `/roadmaps/${id}/sharpen`, body, ada)).statusCode).toBe(422)
    expect((await versions(id)).total).toBe('1')
  })

  test.each(['0', '-1', 'x', '1.5', '99999999999', '%00', 'newest'])('%s is no number of a version', async (number) => {
    const { id } = await written()
    expect((await send('GET', `/roadmaps/${id}/versions/${number}`)).statusCode).toBe(422)
  })

  test('a word on an initiative is kept with its version, changed and taken back', async () => {
    const { id } = await written()
    const path = `/roadmaps/${id}/versions/1/feedback`
    expect((await send('PUT', `${path}/I1`, ada, { verdict: 'useful' })).json()).toEqual({
      label: 'I1',
      verdict: 'useful',
      line: '',
    })
    const said = { verdict: 'wrong', line: '  we have no paper forms ' }
    expect((await send('PUT', `${path}/I1`, ada, said)).statusCode).toBe(200)
    expect((await send('GET', path)).json()).toEqual([
      { label: 'I1', verdict: 'wrong', line: 'we have no paper forms' },
    ])
    await edit(id, 1, {})
    await finished(id)
    expect((await send('GET', `/roadmaps/${id}/versions/2/feedback`)).json()).toEqual([])
    expect((await send('GET', path)).json()).toHaveLength(1)
    for (let n = 0; n < 2; n += 1) expect((await send('DELETE', `${path}/I1`)).statusCode).toBe(204)
    expect((await send('GET', path)).json()).toEqual([])
    for (const [label, body, status] of [
      ['I99', { verdict: 'useful' }, 404],
      ['I1', { verdict: 'splendid' }, 422],
      ['I1', { verdict: 'useful', line: 'x'.repeat(301) }, 422],
      ['I1', { verdict: 'useful', line: 'a\u0000' }, 422],
      ['I1', { verdict: 'useful', line: 7 }, 422],
      ['I1', { verdict: 'useful', name: 'Mine' }, 422],
      ['I1', [], 422],
      ['much-too-long', { verdict: 'useful' }, 422],
    ] as const)
      expect([label, body, (await send('PUT', `${path}/${label}`, ada, body)).statusCode]).toEqual([
        label,
        body,
        status,
      ])
    expect((await send('GET', path)).json()).toEqual([])
  })

  test("every call on somebody else's, a deleted and an unknown roadmap answers the same", async () => {
    const { id } = await written()
    const gone = await written()
    await edit(gone.id, 1, {})
    await finished(gone.id)
    await send('PUT', `/roadmaps/${gone.id}/versions/1/feedback/I1`, ada, { verdict: 'useful' })
    await send('DELETE', `/roadmaps/${gone.id}`)
    // Everything that belonged to it is gone with it.
    for (const table of [roadmapVersions, feedback, shareLinks])
      expect(await server.deps.db.select().from(table).where(eq(table.roadmap_id, gone.id))).toEqual([])
    const isEndpoint = (one: unknown): one is Endpoint =>
      typeof one === 'object' && one !== null && 'path' in one && String(one.path).includes('{id}')
    const exported: unknown[] = [...Object.values(contract), ...Object.values(feedbackCalls)]
    const calls = exported.filter(isEndpoint)
    expect(calls.length).toBeGreaterThanOrEqual(9)
    const bodies: Record<string, object> = {
      '/roadmaps/{id}/sharpen': { base: 1, answers: [{ question_id: 'more', answer: 'Hello there' }] },
      '/roadmaps/{id}/versions': { base: 1, brief: BRIEF },
      '/roadmaps/{id}/versions/{number}/feedback/{label}': { verdict: 'wrong' },
    }
    for (const { method, path } of calls) {
      const payload = method === 'POST' || method === 'PUT' ? bodies[path] : undefined
      const call = (roadmap: string, headers: Record<string, string>) =>
        send(method, path.replace('{id}', roadmap).replace('{number}', '1').replace('{label}', 'I1'), headers, payload)
      for (const answer of [await call(id, bob), await call(gone.id, ada), await call('0190-unknown', ada)])
        expect([method, path, answer.statusCode, answer.body]).toEqual([
          method,
          path,
          404,
          '{"detail":"Roadmap not found"}',
        ])
      expect((await call(id, {})).statusCode).toBe(401)
    }
    expect((await versions(id)).total).toBe('1')
  })
})

test('new versions and remarks are limited by user', async () => {
  const server = await startTestServer({ work: true })
  const headers = await signedIn(server, 'ada@example.org')
  const { id } = (await post(server, '/roadmaps/', BRIEF, headers)).json<Roadmap>()
  const get = async () => (await server.app.inject({ url: `/api/v1/roadmaps/${id}`, headers })).json<Roadmap>()
  await vi.waitFor(async () => expect((await get()).status).toBe('completed'), { timeout: 60_000, interval: 50 })
  const [row] = await server.deps.db.select({ user: roadmaps.user_id }).from(roadmaps)
  const spend = async (name: 'create_roadmap' | 'feedback', count: number) => {
    for (let n = 0; n < count; n += 1) await server.deps.limits.allows(name, row?.user ?? '')
  }
  await spend('create_roadmap', 60)
  const answers = [{ question_id: 'more', answer: 'One more thing.' }]
  for (const [path, body] of [
    ['sharpen', { base: 1, answers }],
    ['versions', { base: 1, brief: BRIEF }],
  ] as const) {
    const refused = await post(server, `/roadmaps/${id}/${path}`, body, headers)
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  }
  await spend('feedback', 600)
  const remark = await server.app.inject({
    method: 'PUT',
    url: `/api/v1/roadmaps/${id}/versions/1/feedback/I1`,
    headers,
    payload: { verdict: 'useful' },
  })
  expect(remark.statusCode).toBe(429)
  await server.close()
})
