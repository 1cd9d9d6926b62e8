import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Roadmap } from '@cairn/contract/roadmaps'
import type { RoadmapVersion, VersionSummary } from '@cairn/contract/versions'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openEmbedded } from '../../adapters/db/embedded.ts'
import { MIGRATIONS_FOLDER } from '../../adapters/db/migrate.ts'
import { buildApp, jobs } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { openDeps } from '../../deps.ts'
import { login, post } from '../../testing/accounts.ts'
import { emptyPlace, type Place } from '../../testing/place.ts'
import { describeEachEngine, type TestServer } from '../../testing/test-server.ts'

/** Rows as the server of 15 November 2026 stored them, before a roadmap had versions. */
const STORED = JSON.parse(
  fs.readFileSync(new URL('../../testing/before-versions.json', import.meta.url), 'utf8'),
) as Record<'users' | 'roadmaps' | 'inquiries' | 'mails', Record<string, unknown>[]>
/** The migrations that there were then. */
const KNOWN_THEN = 3

describeEachEngine('a place from before there were versions', (engine) => {
  let place: Place
  let server: Pick<TestServer, 'app' | 'deps'>
  let ada: Record<string, string>
  beforeAll(async () => {
    place = await emptyPlace(engine)
    await layDown(place)
    const deps = await openDeps(readConfig({ NODE_ENV: 'test', ...place.env }), pino({ level: 'silent' }), jobs)
    server = { deps, app: await buildApp(deps) }
    await deps.queue.work(deps)
    const { access_token } = (await login(server as TestServer, 'ada@example.org')).json<{ access_token: string }>()
    ada = { authorization: `Bearer ${access_token}` }
  })
  afterAll(async () => {
    await server.app.close()
    await server.deps.close()
    await place.remove()
  })
  const get = (url: string) => server.app.inject({ url: `/api/v1${url}`, headers: ada })

  test('keeps every row as it was', async () => {
    for (const [table, rows] of Object.entries(STORED)) {
      const { rows: now } = await server.deps.db.execute<{ row: Record<string, unknown> }>(
        sql.raw(`select to_jsonb(t) as row from ${table} t order by id`),
      )
      expect(now.map(({ row }) => row)).toEqual(rows.map((row) => expect.objectContaining(row)))
    }
  })

  test('answers each roadmap as before, as the first version of itself', async () => {
    const list = (await get('/roadmaps/')).json<Roadmap[]>()
    expect(list).toHaveLength(2)
    for (const { id } of list) {
      const stored = STORED.roadmaps.find((row) => row['id'] === id)
      const roadmap = (await get(`/roadmaps/${id}`)).json<Roadmap>()
      expect(roadmap.content).toEqual(stored?.['content'])
      expect((await get(`/roadmaps/${id}/versions`)).json<VersionSummary[]>()).toEqual([
        expect.objectContaining({ number: 1, origin: 'created', created_at: roadmap.created_at }),
      ])
      const { content, client_input } = (await get(`/roadmaps/${id}/versions/1`)).json<RoadmapVersion>()
      expect([content, client_input]).toEqual([roadmap.content, roadmap.client_input])
    }
  })

  test('takes a new version, and keeps the old report beside it', async () => {
    const id = (await get('/roadmaps/')).json<Roadmap[]>()[0]?.id ?? ''
    const before = (await get(`/roadmaps/${id}`)).json<Roadmap>()
    const answers = [{ question_id: 'more', answer: 'We keep an appointment book in Dental4Windows since 2019.' }]
    const started = await post(server as TestServer, `/roadmaps/${id}/sharpen`, { base: 1, answers }, ada)
    expect(started.statusCode).toBe(201)
    await vi.waitFor(
      async () =>
        expect((await get(`/roadmaps/${id}`)).json<Roadmap>()).toMatchObject({ status: 'completed', version: 2 }),
      { timeout: 60_000, interval: 100 },
    )
    expect((await get(`/roadmaps/${id}/versions/1`)).json<RoadmapVersion>().content).toEqual(before.content)
  })
})

/** The database as it was: its migrations, and its rows. */
async function layDown({ dataDir, env }: Place) {
  const { pool, close } = env['DATABASE_URL']
    ? ((server: Pool) => ({ pool: server, close: () => server.end() }))(
        new Pool({ connectionString: env['DATABASE_URL'] }),
      )
    : await openEmbedded(dataDir, (error) => expect.fail(error.message))
  const db = drizzle(pool)
  await migrate(db, { migrationsFolder: migrationsThen() })
  for (const [table, rows] of Object.entries(STORED))
    for (const row of rows) {
      const columns = Object.keys(row).map((name) => sql.identifier(name))
      await db.execute(
        sql`insert into ${sql.identifier(table)} (${sql.join(columns, sql`, `)})
          select ${sql.join(columns, sql`, `)} from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`,
      )
    }
  // The trigger counts what is added; the stored rows had been counted.
  for (const { id, roadmap_count, favorite_count } of STORED.users)
    await db.execute(
      sql`update users set roadmap_count = ${roadmap_count}, favorite_count = ${favorite_count} where id = ${id}`,
    )
  await close()
}

function migrationsThen(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cairn-migrations-'))
  fs.cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as { entries: unknown[] }
  fs.writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, KNOWN_THEN) }))
  return folder
}
