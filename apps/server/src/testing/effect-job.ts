import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Job } from '../adapters/queue.ts'
import type { Deps } from '../deps.ts'

/**
 * A job that leaves tracks: each run in `runs`, its one effect in `effects`. `fail` runs throw, and the first
 * `linger` runs take their time, so that a test can kill or stop the process meanwhile.
 */
export const effectJob: Job<{ id: string; fail?: number | undefined; linger?: number | undefined }, Deps> = {
  name: 'test-effect',
  payload: z.object({ id: z.string(), fail: z.optional(z.number()), linger: z.optional(z.number()) }),
  async handler({ id, fail = 0, linger = 0 }, { deps, attempt, signal }) {
    await deps.db.execute(sql`insert into runs (id) values (${id})`)
    deps.log.info('started')
    if (attempt < linger) await untilAborted(signal)
    if (attempt < fail) throw new Error('planned failure')
    await deps.db.execute(sql`insert into effects (id) values (${id}) on conflict do nothing`)
    deps.log.info('finished')
  },
  options: {
    retries: 2,
    concurrency: 4,
    exhausted: async ({ id }, { deps }) => {
      await deps.db.execute(sql`insert into effects (id) values (${`exhausted ${id}`}) on conflict do nothing`)
    },
  },
}

export async function makeEffectTables({ db }: Pick<Deps, 'db'>) {
  await db.execute(
    sql`create table if not exists runs (id text not null, at timestamptz not null default clock_timestamp())`,
  )
  await db.execute(sql`create table if not exists effects (id text primary key)`)
}

function untilAborted(signal: AbortSignal) {
  return new Promise((_, reject) => {
    const timer = setTimeout(reject, 60_000, new Error('nobody stopped this run'))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
