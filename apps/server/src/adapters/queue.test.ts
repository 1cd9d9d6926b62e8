import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Child, startProcess } from '../testing/child-process.ts'
import { effectJob, makeEffectTables } from '../testing/effect-job.ts'
import { makePlace, openPlace } from '../testing/place.ts'
import { describeEachEngine, startTestServer, type TestServer } from '../testing/test-server.ts'

const WAIT = { timeout: 120_000, interval: 100 }
/** With one worker a job waits for the one before it, and whoever only looks once a second runs one a second. */
const inTurnJob = { ...effectJob, name: 'in-turn', options: { ...effectJob.options, concurrency: 1 } }
type Store = Pick<TestServer['deps'], 'db'>

const runs = async ({ db }: Store, id: string) =>
  (await db.execute<{ at: string }>(sql`select at from runs where id = ${id} order by at`)).rows
const effects = async ({ db }: Store, id: string) =>
  (await db.execute(sql`select 1 from effects where id = ${id}`)).rows.length

describeEachEngine('a job', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, jobs: [effectJob, inTurnJob], work: true })
    await makeEffectTables(server.deps)
  })
  afterAll(() => server.close())

  test('exists when its transaction commits, and starts at once', async () => {
    const { db, queue } = server.deps
    const times: number[] = []
    for (let turn = 0; turn < 10; turn += 1) {
      const id = `committed ${turn}`
      const asked = performance.now()
      await db.transaction((tx) => queue.enqueue(tx, effectJob, { id }))
      await vi.waitFor(async () => expect(await effects(server.deps, id)).toBe(1), { ...WAIT, interval: 10 })
      times.push(performance.now() - asked)
    }
    // Each is asked for when the one before has run: whoever only looks once a second finds none but the first so soon.
    expect(times.filter((ms) => ms < 500).length, times.join(' ')).toBeGreaterThanOrEqual(3)
  })

  test('is followed by the next one at once, however many wait', async () => {
    const { db, queue } = server.deps
    const ids = Array.from({ length: 60 }, (_, turn) => `of many ${turn}`)
    const asked = performance.now()
    await db.transaction(async (tx) => {
      for (const id of ids) await queue.enqueue(tx, inTurnJob, { id })
    })
    // One question for all of them: sixty would keep the engine from its work.
    const done = async () =>
      (await db.execute<{ id: string }>(sql`select id from effects where id like 'of many %'`)).rows
    await vi.waitFor(async () => expect(await done()).toHaveLength(ids.length), WAIT)
    expect((await done()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(performance.now() - asked, 'half of what looking once a second takes').toBeLessThan(30_000)
  })

  test('is rolled back with its transaction', async () => {
    const { db, queue } = server.deps
    const failing = db.transaction(async (tx) => {
      await queue.enqueue(tx, effectJob, { id: 'rolled back' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await db.transaction((tx) => queue.enqueue(tx, effectJob, { id: 'later' }))
    await vi.waitFor(async () => expect(await effects(server.deps, 'later')).toBe(1), WAIT)
    expect(await runs(server.deps, 'rolled back')).toHaveLength(0)
  })

  test('is tried again with growing pauses until it succeeds', async () => {
    const { db, queue } = server.deps
    await queue.enqueue(db, effectJob, { id: 'stubborn', fail: 2 })
    await vi.waitFor(async () => expect(await effects(server.deps, 'stubborn')).toBe(1), WAIT)
    const at = (await runs(server.deps, 'stubborn')).map((run) => Date.parse(run.at))
    expect(at).toHaveLength(3)
    const [first = 0, second = 0, third = 0] = at
    expect(second - first).toBeGreaterThan(900)
    expect(third - second).toBeGreaterThan(1900)
    // Nothing tells a worker that a pause is over; whoever waits for its own next look waits half a minute.
    expect(third - first).toBeLessThan(25_000)
  })

  test('that fails every time is given up once, and its owner hears of it', async () => {
    const { db, queue } = server.deps
    await queue.enqueue(db, effectJob, { id: 'hopeless', fail: 99 })
    await vi.waitFor(async () => expect(await effects(server.deps, 'exhausted hopeless')).toBe(1), WAIT)
    expect(await runs(server.deps, 'hopeless')).toHaveLength(3)
    expect(await effects(server.deps, 'hopeless')).toBe(0)
  })

  test('that nobody asked for costs the database a question a second, however many would work on it', async () => {
    const { $client } = server.deps.db as unknown as { $client: Pool }
    const query = vi.spyOn($client, 'query')
    await new Promise((resolve) => setTimeout(resolve, 4000))
    const asked = query.mock.calls.length
    query.mockRestore()
    // Those of pg-boss itself among them, who looks after its queues every five seconds.
    expect(asked).toBeLessThanOrEqual(40)
    expect(asked).toBeGreaterThanOrEqual(3)
  })

  test('with a payload of the wrong shape is never enqueued', async () => {
    const { db, queue } = server.deps
    await expect(queue.enqueue(db, effectJob, { id: 5 } as never)).rejects.toThrow()
  })
})

describeEachEngine('a job whose process', (engine) => {
  const children: Child[] = []
  afterEach(async () => {
    await Promise.all(children.splice(0).map((child) => child.kill()))
  })
  const start = (env: Record<string, string>) => {
    const child = startProcess('testing/job-process.ts', env)
    children.push(child)
    return child
  }

  const interrupt = async (signal: NodeJS.Signals) => {
    const place = await makePlace(engine)
    const child = start(place.env)
    await child.says('started\n')
    await child.kill(signal)
    const killed = performance.now()
    const next = start(place.env)
    await next.says('finished\n')
    const took = performance.now() - killed
    await next.kill('SIGTERM')

    const deps = await openPlace(place)
    expect(await runs(deps, 'interrupted')).toHaveLength(2)
    expect(await effects(deps, 'interrupted')).toBe(1)
    await deps.close()
    await place.remove()
    // Long before the run's own time limit of 300 s, also on a busy machine.
    expect(took).toBeLessThan(200_000)
  }

  test('is killed runs again elsewhere, with one effect', { timeout: 300_000 }, () => interrupt('SIGKILL'))
  test('is asked to stop runs again elsewhere, with one effect', { timeout: 300_000 }, () => interrupt('SIGTERM'))

  // PostgreSQL notices a dead worker by its silence, which takes a while; the count is the same there.
  test.runIf(engine === 'embedded')(
    'is killed oftener than it may fail still ends well',
    { timeout: 300_000 },
    async () => {
      const place = await makePlace(engine)
      const deaths = 4
      for (let death = 0; death < deaths; death += 1) {
        const child = start({ ...place.env, LINGER: String(deaths) })
        await child.says('started\n')
        await child.kill('SIGKILL')
      }
      const last = start(place.env)
      await last.says('finished\n')
      await last.kill('SIGTERM')
      const deps = await openPlace(place)
      expect(await runs(deps, 'interrupted')).toHaveLength(deaths + 1)
      expect([await effects(deps, 'interrupted'), await effects(deps, 'exhausted interrupted')]).toEqual([1, 0])
      await deps.close()
      await place.remove()
    },
  )
})
