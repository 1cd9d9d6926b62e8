import { once } from 'node:events'
import fs from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { ANSWER_WITHIN_MS } from '../../app.ts'
import { isDatabaseGone } from '../../errors.ts'
import { post } from '../../testing/accounts.ts'
import { makePlace } from '../../testing/place.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openEmbedded } from './embedded.ts'
import { users } from './schema.ts'

test('the embedded engine is opened again when it dies, with everything acknowledged', async () => {
  const place = await makePlace('embedded')
  const reports: string[] = []
  const { pool, worker, close } = await openEmbedded(place.dataDir, ({ message }) => reports.push(message))
  pool.on('error', () => {})
  const count = async () => (await pool.query<{ count: string }>('select count(*) from rate_limits')).rows[0]?.count
  await pool.query("insert into rate_limits values ('before', 1, 1)")
  const asked = expect(pool.query('select pg_sleep(1)')).rejects.toSatisfy(isDatabaseGone)
  await worker()?.terminate()
  await asked
  await vi.waitFor(async () => expect(await count()).toBe('1'), { timeout: 60_000, interval: 200 })
  await pool.query("insert into rate_limits values ('after', 1, 1)")
  expect(await count()).toBe('2')
  expect(reports).toEqual(['the embedded database stopped; opening it again'])
  await close()
  await place.remove()
})

test('a folder that cannot be written to fails the write for now, and heals without a restart', async () => {
  const place = await makePlace('embedded')
  const wal = path.join(place.dataDir, 'database/pg_wal')
  const { pool, close } = await openEmbedded(place.dataDir, () => {})
  pool.on('error', () => {})
  const write = (key: string) => pool.query('insert into rate_limits values ($1, 1, 1)', [key])
  await write('before')
  await pool.query('select pg_switch_wal()')
  fs.renameSync(wal, `${wal}.away`)
  await expect(write('during')).rejects.toSatisfy(isDatabaseGone)
  await expect(write('during')).rejects.toSatisfy(isDatabaseGone)
  fs.renameSync(`${wal}.away`, wal)
  await vi.waitFor(() => write('after'), { timeout: 60_000, interval: 200 })
  expect((await pool.query('select key from rate_limits order by 1')).rows).toEqual([
    { key: 'after' },
    { key: 'before' },
  ])
  await close()
  await place.remove()
})

describe.skipIf(!process.env['TEST_DATABASE_URL'])('while PostgreSQL is gone', () => {
  test('requests are refused for now, nothing crashes, and it heals by itself', async () => {
    const place = await makePlace('postgres')
    const line = await breakableLine(new URL(place.env['DATABASE_URL'] ?? ''))
    const server = await startTestServer({
      env: { ...place.env, DATABASE_URL: line.url },
      work: true,
      extend: (app) => app.get('/count', async () => ({ count: await server.deps.db.$count(users) })),
    })
    const ask = async (url = '/count') => {
      const { statusCode, headers } = await server.app.inject(url)
      return [statusCode, headers['retry-after']]
    }
    expect(await ask()).toEqual([200, undefined])
    line.cut()
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await ask()).toEqual([503, '5'])
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    expect(await ask('/readyz')).toEqual([503, undefined])
    expect(await ask('/healthz')).toEqual([200, undefined])
    line.mend()
    await vi.waitFor(async () => expect(await ask('/readyz')).toEqual([200, undefined]), {
      timeout: 60_000,
      interval: 100,
    })
    expect(await ask()).toEqual([200, undefined])
    await server.close()
    line.close()
    await place.remove()
  })
})

describe.skipIf(!process.env['TEST_DATABASE_URL'])('while PostgreSQL says nothing', () => {
  test('every call is answered within 10 s, and soon at once', { timeout: 300_000 }, async () => {
    const place = await makePlace('postgres')
    const line = await breakableLine(new URL(place.env['DATABASE_URL'] ?? ''))
    const server = await startTestServer({
      env: { ...place.env, DATABASE_URL: line.url, RATE_LIMITS: 'off' },
      answerWithinMs: ANSWER_WITHIN_MS,
    })
    // A transaction: its ROLLBACK would wait as long again as what it rolls back.
    const ask = async () => {
      const asked = performance.now()
      const { statusCode, headers } = await post(server, '/auth/forgot-password', { email: 'a@example.org' })
      return { answer: [statusCode, headers['retry-after']], ms: performance.now() - asked }
    }
    const askAll = () => Promise.all(Array.from({ length: 16 }, ask))
    const kinds = (asked: { answer: unknown[] }[]) => new Set(asked.map(({ answer }) => answer.join(' ')))
    expect(kinds(await askAll())).toEqual(new Set(['200 ']))
    line.freeze()
    const first = await askAll()
    expect(kinds(first)).toEqual(new Set(['503 5']))
    expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(10_000)
    await vi.waitFor(
      async () => {
        const { answer, ms } = await ask()
        expect([...answer, ms < 500]).toEqual([503, '5', true])
      },
      { timeout: 60_000 },
    )
    line.mend()
    await vi.waitFor(async () => expect((await ask()).answer).toEqual([200, undefined]), { timeout: 60_000 })
    expect(kinds(await askAll())).toEqual(new Set(['200 ']))
    await server.close()
    line.close()
    await place.remove()
  })
})

/** A connection to the database that can be cut. */
async function breakableLine(target: URL) {
  const sockets = new Set<Socket>()
  let broken = false
  let frozen = false
  const line = createServer((near) => {
    if (broken) return near.destroy()
    if (frozen) return sockets.add(near)
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        near.destroy()
        far.destroy()
        sockets.delete(socket)
      })
    }
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const url = new URL(target)
  url.port = String((line.address() as { port: number }).port)
  return {
    url: url.href,
    cut() {
      broken = true
      sockets.forEach((socket) => socket.destroy())
    },
    /** Nothing comes through, and nobody is told. */
    freeze() {
      frozen = true
      sockets.forEach((socket) => socket.unpipe())
    },
    mend() {
      broken = false
      frozen = false
      sockets.forEach((socket) => socket.destroy())
    },
    close() {
      line.close()
    },
  }
}
