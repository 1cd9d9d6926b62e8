import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import {
  type ConstructorOptions,
  type Db as BossDatabase,
  fromDrizzle,
  type Job as BossJob,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
} from 'pg-boss'
import type { PoolClient } from 'pg'
import type * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { isDatabaseGone } from '../errors.ts'
import type { Database, Db, Tx } from './db/client.ts'

export interface JobRun<Deps> {
  deps: Deps
  /** 0 for the first run. A run that was killed counts as well. */
  attempt: number
  /** Runs that ended in an error of their own: neither killed, nor for want of the database. */
  failures: number
  /** Aborted when the process stops or the time is up; the job then runs again. */
  signal: AbortSignal
  log: Logger
}
export interface JobOptions<Payload, Deps> {
  /** How often it is tried again after a failure of its own; 5 unless said. Being killed is no fault of the job's. */
  retries?: number
  /** The first pause between two runs; it doubles each time. */
  retryDelayS?: number
  retryDelayMaxS?: number
  /** A run that takes longer has failed. */
  timeLimitS?: number
  /** How many run at the same time in one process. */
  concurrency?: number
  /** Before this process takes up work, or serves anything: others may have died in the middle of theirs. */
  resume?: (deps: Deps) => Promise<void>
  /** Now and then while this process works: puts right what no run will. */
  sweep?: (deps: Deps) => Promise<void>
  /** Runs once when every run has failed. */
  exhausted?: (payload: Payload, run: JobRun<Deps>) => Promise<void>
}
/** The shape of a payload and what is done with it. It may run twice: write handlers accordingly. */
export interface Job<Payload, Deps = never> {
  name: string
  payload: z.ZodMiniType<Payload>
  handler: (payload: Payload, run: JobRun<Deps>) => Promise<void>
  options: JobOptions<Payload, Deps>
}
export interface EnqueueOptions {
  /** Seconds from now. */
  startAfterS?: number
  priority?: number
}

export type Queue = Awaited<ReturnType<typeof startQueue>>
// oxlint-disable-next-line no-explicit-any -- a list of jobs with different payloads
type AnyJob<Deps> = Job<any, Deps>

type Fields = Record<string, unknown>

const NO_JOB = '00000000-0000-0000-0000-000000000000'
const HEARTBEAT_S = 10
/** How often a job may die with its process, or lose the database: some jobs kill their process. */
const DEATHS_MAX = 100
const STOP_MS = 5000
const SWEEP_MS = 15_000
/** A new job wakes its workers. What comes due by time, a second run above all, is looked for once for all of them. */
const LOOK_MS = 1000
/** Should both fail; nine workers that each asked by themselves every second took a twentieth of a core for nothing. */
const POLL_S = 30
const SUPERVISE_S = 5
/** A worker of this process that was told to stop may still be asking for a job; what is handed back must not meet it. */
const LAST_FETCH_MS = 250

/** Durable jobs in the database itself: a job commits, or rolls back, with the rows it is about. */
export async function startQueue<Deps>(
  { engine, db, pool }: Database,
  config: Pick<Config, 'DATABASE_URL' | 'ROLE'>,
  jobs: AnyJob<Deps>[],
  log: Logger,
) {
  const works = config.ROLE !== 'api'
  const connection: ConstructorOptions =
    engine === 'embedded'
      ? { db: embeddedBoss(pool), backend: 'pglite' }
      : { connectionString: config.DATABASE_URL ?? '', max: 4, application_name: 'cairn-queue' }
  const boss = new PgBoss({
    ...connection,
    useListenNotify: works,
    supervise: works,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    monitorVacuum: engine === 'postgres',
    reindex: engine === 'postgres',
  })
  boss.on('error', (err) => log.error({ err }, 'queue'))
  boss.on('warning', (warning) => log.info({ warning }, 'queue'))
  await boss.start()
  // pg-boss knows by now those of an earlier start; what has not changed costs a start nothing.
  const declared = new Map((await boss.getQueues()).map((queue) => [queue.name, queue as unknown as Fields]))
  for (const job of jobs) await declare(job)
  const counts = new Map<string, { done: number; failed: number }>()
  const running = new Set<{ queue: string; job: BossJob; abort: AbortController; done: Promise<unknown> }>()
  const handedBack = Promise.withResolvers<void>()
  let stopping: 'no' | 'yes' | 'handed back' = 'no'
  let resumed = false
  const workers = new Map<string, string[]>()
  const timers: NodeJS.Timeout[] = []
  const unswept = (err: unknown) => log.warn({ err }, 'sweep')

  async function declare({ name, options }: AnyJob<Deps>) {
    const queueOptions = {
      notify: true,
      retryLimit: retriesOf(options) + DEATHS_MAX,
      retryBackoff: true,
      retryDelay: options.retryDelayS ?? 1,
      retryDelayMax: options.retryDelayMaxS ?? 600,
      expireInSeconds: options.timeLimitS ?? 300,
      heartbeatSeconds: HEARTBEAT_S,
      retentionSeconds: 30 * 24 * 3600,
      deleteAfterSeconds: 24 * 3600,
    }
    if (options.exhausted) await upsertQueue(exhaustedQueue(name), queueOptions)
    await upsertQueue(name, { ...queueOptions, ...(options.exhausted ? { deadLetter: exhaustedQueue(name) } : {}) })
  }
  async function upsertQueue(name: string, options: NonNullable<Parameters<PgBoss['createQueue']>[1]>) {
    const now = declared.get(name)
    if (now && Object.entries(options).every(([option, value]) => now[option] === value)) return
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
    // Any look at the queue's jobs makes pg-boss remember the queue. It would otherwise ask the pool for it in the
    // middle of the first transaction that enqueues, and the embedded pool has no second connection to answer with.
    await boss.findJobs(name, { id: NO_JOB })
  }

  /** One process owns the embedded engine, so whatever is still active there lost its worker. */
  async function recoverStaleJobs(name: string) {
    const { rows } = await pool.query<{ name: string; id: string }>(
      `SELECT name, id FROM pgboss.job WHERE name IN ($1, $2) AND state = 'active' AND retry_count < retry_limit`,
      [name, exhaustedQueue(name)],
    )
    for (const row of rows) await handBack(row.name, [row.id])
  }

  /** Back to the head of the queue at once, without the pause that follows a failure. */
  async function handBack(name: string, ids: string[]) {
    if (ids.length === 0) return
    await db.transaction(async (tx) => {
      const inTx = { db: fromDrizzle(tx, sql) }
      await boss.cancel(name, ids, inTx)
      await boss.resume(name, ids, inTx)
    })
  }

  async function resume(deps: Deps) {
    if (!works || resumed) return
    resumed = true
    for (const job of jobs) {
      if (engine === 'embedded') await recoverStaleJobs(job.name)
      await job.options.resume?.(deps)
    }
  }

  async function workOn(job: AnyJob<Deps>, queue: string, run: Job<unknown, Deps>['handler'], deps: Deps) {
    const count = { done: 0, failed: 0 }
    counts.set(queue, count)
    const options = {
      batchSize: 1,
      pollingIntervalSeconds: POLL_S,
      notifyPollingIntervalSeconds: POLL_S,
      includeMetadata: true,
      perJobResults: true,
    } as const
    // One at a time each, so that each can be woken: where there was a job there may be another, and it looks again at
    // once. By itself it would wait, however many there are.
    for (let worker = 0; worker < (job.options.concurrency ?? 1); worker += 1) {
      const id = await boss.work(queue, options, async ([taken]: JobWithMetadata[]) => {
        if (!taken) return []
        const result = await outcome(taken)
        boss.notifyWorker(id)
        return [result]
      })
      workers.set(queue, [...(workers.get(queue) ?? []), id])
    }

    async function outcome(taken: JobWithMetadata): Promise<JobResult> {
      const failures = failuresOf(taken)
      const abort = new AbortController()
      const jobLog = log.child({ job: queue, job_id: taken.id })
      const work = async () => {
        if (stopping !== 'no') throw new Error('the process stops')
        await run(job.payload.parse(taken.data), {
          deps,
          attempt: taken.retryCount,
          failures,
          signal: AbortSignal.any([abort.signal, taken.signal]),
          log: jobLog,
        })
      }
      const done = work()
      const entry = { queue, job: taken, abort, done: done.catch(() => {}) }
      running.add(entry)
      try {
        await done
        count.done += 1
        return { id: taken.id, status: 'completed' }
      } catch (err) {
        if (stopping !== 'no') {
          await (stopping === 'yes' ? handedBack.promise : handBack(queue, [taken.id]))
          throw err
        }
        count.failed += 1
        jobLog.error({ err, attempt: taken.retryCount, failures }, 'job failed')
        if (isDatabaseGone(err)) return failed(taken, failures)
        return failed(taken, failures + 1, failures >= retriesOf(job.options) ? 'deadletter' : 'failed')
      } finally {
        running.delete(entry)
      }
    }
  }

  async function wakeForDueJobs() {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT DISTINCT name FROM pgboss.job WHERE name = ANY($1) AND state < 'active' AND start_after <= now()`,
      [[...workers.keys()]],
    )
    for (const { name } of rows) for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
  }

  return {
    /** Inside a transaction: the job exists when, and only when, the transaction commits. */
    async enqueue<Payload extends object>(
      tx: Tx | Db,
      job: Pick<Job<Payload>, 'name' | 'payload'>,
      payload: NoInfer<Payload>,
      options: EnqueueOptions = {},
    ): Promise<string> {
      const id = await boss.send(job.name, job.payload.parse(payload), {
        db: fromDrizzle(tx, sql),
        ...(options.startAfterS === undefined ? {} : { startAfter: options.startAfterS }),
        ...(options.priority === undefined ? {} : { priority: options.priority }),
      })
      if (!id) throw new Error(`the queue refused a ${job.name} job`)
      return id
    },

    /** Makes ready to go on what another process left in the middle; once, before anything is served. */
    async resume(deps: Deps) {
      await resume(deps)
    },

    /** Takes up work; a process with ROLE=api never does. */
    async work(deps: Deps) {
      if (!works) return
      await resume(deps)
      for (const job of jobs) {
        await workOn(job, job.name, job.handler, deps)
        if (job.options.exhausted) await workOn(job, exhaustedQueue(job.name), job.options.exhausted, deps)
        const { sweep } = job.options
        if (sweep) timers.push(setInterval(() => void sweep(deps).catch(unswept), SWEEP_MS).unref())
      }
      // A database that is gone is known to whoever needs it; the next look finds what this one missed.
      timers.push(setInterval(() => void wakeForDueJobs().catch(() => {}), LOOK_MS).unref())
    },

    async check() {
      await boss.getDb().executeSql('SELECT 1 FROM pgboss.version')
    },

    counts: () => counts,

    /** Jobs that do not end in a moment are handed back, and another worker, or the next start, takes them up. */
    async stop() {
      stopping = 'yes'
      timers.forEach(clearInterval)
      for (const job of jobs) {
        await boss.offWork(job.name, { wait: false })
        await boss.offWork(exhaustedQueue(job.name), { wait: false })
      }
      const entries = [...running]
      for (const { abort } of entries) abort.abort(new Error('the process stops'))
      await Promise.race([Promise.all(entries.map(({ done }) => done)), pause(STOP_MS)])
      if (running.size > 0) await pause(LAST_FETCH_MS)
      stopping = 'handed back'
      for (const { queue, job } of running) await handBack(queue, [job.id])
      handedBack.resolve()
      await boss.stop({ graceful: true, timeout: 1000 })
    },
  }
}

const retriesOf = ({ retries = 5 }: { retries?: number }) => retries

/** What the failures before are known by: the job carries their number, and nothing of what was thrown. */
function failed({ id }: BossJob, failures: number, status: 'failed' | 'deadletter' = 'failed'): JobResult {
  return { id, status, output: { failures } }
}

/** pg-boss keeps one job's output of many as text within JSON. */
function failuresOf({ output }: { output: unknown }): number {
  const said: unknown = typeof output === 'string' ? JSON.parse(output) : output
  return Number((said as { failures?: unknown } | null)?.failures ?? 0)
}

const exhaustedQueue = (name: string) => `${name}-exhausted`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())

function embeddedBoss(pool: Database['pool']): BossDatabase {
  return {
    async executeSql(text, values) {
      const result = await pool.query(text, values)
      return Array.isArray(result) ? { rows: result.flatMap((one: { rows?: unknown[] }) => one.rows ?? []) } : result
    },
    async listen(channel, onNotification, onReconnect) {
      let open = true
      const subscribe = async (client: PoolClient) => {
        client.on('notification', (message) => {
          if (open && message.channel === channel) onNotification(message.payload ?? '')
        })
        await client.query(`LISTEN "${channel}"`)
        onReconnect()
      }
      const client = await pool.connect()
      await subscribe(client).finally(() => client.release())
      pool.on('connect', (next) => {
        if (open) subscribe(next).catch(() => {}) // polling carries on without it
      })
      return {
        close: async () => {
          open = false
        },
      }
    },
  }
}
