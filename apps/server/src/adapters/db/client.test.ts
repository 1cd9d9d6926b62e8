import fs from 'node:fs'
import path from 'node:path'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killRounds } from '../../testing/kill-rounds.ts'
import { makePlace } from '../../testing/place.ts'
import { describeEachEngine, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { MIGRATIONS_FOLDER } from './migrate.ts'
import { roadmaps, users } from './schema.ts'

describeEachEngine('the database', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.close())

  test('gives rows in the shape of the wire', async () => {
    const { db } = server.deps
    const [user] = await db.insert(users).values({ email: 'a@b.de', username: 'Ada', password_hash: 'x' }).returning()
    expect(user?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(user?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(Math.abs(Date.parse(user?.created_at ?? '') - Date.now())).toBeLessThan(60_000)
  })

  test('finds the newest roadmaps of a user, and the favourites, by their index', async () => {
    const { db } = server.deps
    const plan = async (favorites: boolean) => {
      const query = db
        .select()
        .from(roadmaps)
        .where(favorites ? sql`${roadmaps.user_id} = 'u' and is_favorite` : eq(roadmaps.user_id, 'u'))
        .orderBy(desc(roadmaps.created_at), desc(roadmaps.id))
        .limit(10)
      return db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        await tx.execute(sql`set local enable_bitmapscan = off`)
        const { rows } = await tx.execute(sql`explain ${query.getSQL()}`)
        return JSON.stringify(rows)
      })
    }
    expect(await plan(false)).toContain('roadmaps_newest')
    expect(await plan(true)).toContain('roadmaps_favorites')
    expect(await plan(false)).not.toContain('Sort')
    expect(await plan(true)).not.toContain('Sort')
  })

  test('keeps time for the whole installation', async () => {
    const before = server.deps.clock.now().getTime()
    const { rows } = await server.deps.db.execute<{ ms: string }>(
      sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
    )
    const after = server.deps.clock.now().getTime()
    expect(Number(rows[0]?.ms)).toBeGreaterThan(before - 100)
    expect(Number(rows[0]?.ms)).toBeLessThan(after + 100)
  })
})

test('migrations are in the order of their journal, and none is missing', () => {
  const journal = JSON.parse(fs.readFileSync(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[]
  }
  // The migrator skips whatever is older than the newest it has applied, in silence.
  const times = journal.entries.map((entry) => entry.when)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(new Set(times).size).toBe(times.length)
  expect(journal.entries.map((entry) => entry.idx)).toEqual(times.map((_, index) => index))
  const files = fs.readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'))
  expect(journal.entries.map((entry) => `${entry.tag}.sql`)).toEqual(files.toSorted())
})

test('the embedded engine keeps every acknowledged row through kill -9', { timeout: 600_000 }, async () => {
  const place = await makePlace('embedded')
  const { acknowledged, lost } = await killRounds(place.dataDir, 4)
  await place.remove()
  expect(lost).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(8)
})
