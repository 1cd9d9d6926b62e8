import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import { isDatabaseGone } from '../../errors.ts'

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void

interface GuardedConfig extends PoolConfig {
  /** A connection that owes an answer for longer is cut; never, unless said. */
  answerMs?: number
  /** What becomes of the connections, for the log. */
  report: (event: string, error?: Error) => void
}

const LOOK_AGAIN_MS = 250

/**
 * A pool that a database may leave at any moment. A connection that breaks while somebody works on it costs that work
 * and nothing else; and while the database is known to be away, everybody is told so at once instead of waiting for it.
 */
export class GuardedPool extends Pool {
  readonly #report: GuardedConfig['report']
  #away = false

  constructor({ answerMs, report, ...config }: GuardedConfig) {
    super({ ...config, Client: answerMs === undefined ? Client : impatient(answerMs) } as PoolConfig)
    this.#report = report
    // On an idle connection, which the pool has dropped by now.
    this.on('error', (error) => report('a database connection broke', error))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (!callback)
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error)))
      })
    if (this.#away) return process.nextTick(callback, away(), undefined, () => {})
    super.connect((error, client, done) => {
      if (client) releasedWhenLost(client)
      else if (error && isAway(error)) void this.#lookAgain(error)
      callback(error, client, done)
    })
  }

  async #lookAgain(error: Error) {
    if (this.#away || this.ending) return
    this.#away = true
    this.#report('the database is away', error)
    while (this.#away && !this.ending) {
      await pause(LOOK_AGAIN_MS)
      this.#away = !(await this.#answers())
    }
    if (!this.#away) this.#report('the database is back')
  }

  async #answers(): Promise<boolean> {
    try {
      const client = await new Promise<PoolClient>((resolve, reject) => {
        super.connect((error, connected) => (connected ? resolve(connected) : reject(error ?? away())))
      })
      releasedWhenLost(client)
      await client.query('SELECT 1').finally(() => client.release())
      return true
    } catch {
      return false
    }
  }
}

/**
 * A connection that breaks while it is checked out tells nobody but its own listeners, and without one the process ends.
 * It goes back to the pool, which throws it away: whoever had it may not come to release it, and may do so twice.
 */
function releasedWhenLost(client: PoolClient) {
  const release = client.release.bind(client)
  let released = false
  const lost = (error: Error) => client.release(error)
  client.release = (error) => {
    if (released) return
    released = true
    // The pool listens again before this one stops.
    release(error)
    client.off('error', lost)
  }
  client.on('error', lost)
}

/** Cuts a connection that does not answer, so that what is queued behind, such as a ROLLBACK, does not wait as well. */
function impatient(answerMs: number) {
  return class extends Client {
    #late: NodeJS.Timeout | undefined

    constructor(config: ConstructorParameters<typeof Client>[0]) {
      super(config)
      const settled = () => {
        clearTimeout(this.#late)
        this.#late = undefined
      }
      this.on('drain', settled)
      this.on('end', settled)
    }

    // oxlint-disable-next-line no-explicit-any -- every signature of the original
    override query(...given: any[]): any {
      this.#late ??= setTimeout(() => {
        const { stream } = (this as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection
        stream.destroy(Object.assign(new Error(`no answer within ${answerMs} ms`), { code: 'ETIMEDOUT' }))
      }, answerMs).unref()
      return super.query(...(given as Parameters<Client['query']>))
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())
const away = () => Object.assign(new Error('the database is away'), { code: 'ECONNREFUSED' })

/** Not when it merely has no connection to spare, now or within our pool. */
function isAway(error: Error) {
  const { code } = error as { code?: unknown }
  const full = (typeof code === 'string' && code.startsWith('53')) || /timeout exceeded when trying/.test(error.message)
  return !full && isDatabaseGone(error)
}
