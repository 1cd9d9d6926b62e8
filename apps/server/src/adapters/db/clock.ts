import type pg from 'pg'

const REFRESH_MS = 60_000

export interface Clock {
  now(): Date
  close(): void
}

/**
 * The database's time, carried on by the monotonic clock between two looks at it: every process agrees on when a
 * token expires, and a step in this machine's clock changes nothing.
 */
export async function databaseClock(pool: pg.Pool): Promise<Clock> {
  let offset = await measure(pool)
  const timer = setInterval(() => {
    measure(pool).then(
      (measured) => (offset = measured),
      () => {}, // the old offset is good enough until the database answers again
    )
  }, REFRESH_MS).unref()
  return { now: () => new Date(performance.now() + offset), close: () => clearInterval(timer) }
}

async function measure(pool: pg.Pool) {
  const asked = performance.now()
  const { rows } = await pool.query<{ ms: string }>('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms')
  return Number(rows[0]?.ms) - (asked + performance.now()) / 2
}
