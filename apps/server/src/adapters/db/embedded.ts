import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Duplex } from 'node:stream'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { StartError } from '../../config.ts'
import { lockFolder } from './folder-lock.ts'
import { GuardedPool } from './guarded-pool.ts'

const RESPAWN_MS = 500
const WAIT_FOR_CONNECTION_MS = 10_000

/**
 * PostgreSQL inside this process: PGlite in a worker thread behind an ordinary pool. The pool holds one client,
 * because the engine has one session: inside a transaction always use `tx`, or the query waits for itself.
 */
export async function openEmbedded(dataDir: string, report: (error: Error) => void) {
  const engine = await (begun.get(dataDir) ?? openEngine(dataDir))
  begun.delete(dataDir)
  engine.report = report
  const pool = new GuardedPool({
    stream: () => new PortStream(engine.worker),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    report: () => {}, // a connection breaks here when the engine does, and that is reported
  })
  return {
    pool,
    worker: engine.worker,
    async close() {
      await pool.end()
      await engine.close()
    },
  }
}

const begun = new Map<string, ReturnType<typeof openEngine>>()

/** For a start that has other things to do meanwhile; `openEmbedded` then waits for this one. */
export function beginOpening(dataDir: string) {
  const opening = openEngine(dataDir)
  opening.catch(() => {}) // whoever waits for it hears of it
  begun.set(dataDir, opening)
}

/** The thread that owns the folder, started again whenever it ends. */
async function openEngine(dataDir: string) {
  const folder = path.join(dataDir, 'database')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = takeLock(dataDir)
  let closing = false
  let worker: Worker | undefined
  const engine = {
    worker: () => worker,
    report: (_error: Error) => {},
    async close() {
      closing = true
      if (worker) {
        const gone = new Promise((resolve) => worker?.once('exit', resolve))
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage('close')
        await gone
      }
      lock.release()
    },
  }

  async function spawn(): Promise<void> {
    const next = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { folder } })
    await new Promise<void>((resolve, reject) => {
      // Under node --watch the runtime speaks on the same line.
      next.on('message', (message) => message === 'ready' && resolve())
      next.once('error', reject)
      next.once('exit', () => reject(new Error('it stopped while it was opening')))
    })
    worker = next
    next.on('error', (error) => engine.report(error as Error))
    next.once('exit', () => {
      worker = undefined
      if (closing) return
      engine.report(new Error('the embedded database stopped; opening it again'))
      respawn()
    })
  }
  /** Until it opens: whatever keeps it from opening, such as a full disk, may pass. */
  function respawn() {
    setTimeout(() => {
      if (!closing) spawn().catch(respawn)
    }, RESPAWN_MS)
  }

  try {
    await spawn()
  } catch (error) {
    lock.release()
    throw new StartError(`DATA_DIR: the database in ${folder} does not open (${(error as Error).message})`)
  }
  return engine
}

function takeLock(dataDir: string) {
  try {
    return lockFolder(path.join(dataDir, 'database.lock'))
  } catch {
    throw new StartError(`DATA_DIR: ${dataDir} is in use by another process`)
  }
}

/** The socket that `pg` believes it talks to. */
class PortStream extends Duplex {
  readonly #worker: () => Worker | undefined
  #port: MessagePort | undefined

  constructor(worker: () => Worker | undefined) {
    super()
    this.#worker = worker
  }

  connect() {
    const worker = this.#worker()
    if (!worker) {
      const error = Object.assign(new Error('the embedded database is not open'), { code: 'ECONNREFUSED' })
      queueMicrotask(() => this.destroy(error))
      return this
    }
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.on('message', (bytes: Uint8Array) => this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    port1.on('close', () => {
      this.push(null)
      this.destroy()
    })
    worker.postMessage({ port: port2 }, [port2])
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    this.#port?.ref()
    return this
  }
  unref() {
    this.#port?.unref()
    return this
  }

  override _read() {}
  override _write(chunk: Uint8Array, _encoding: string, done: () => void) {
    this.#port?.postMessage(new Uint8Array(chunk))
    done()
  }
  override _final(done: () => void) {
    this.#port?.close()
    done()
  }
  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#port?.close()
    done(error)
  }
}
