import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import type { Logger } from 'pino'
import { AppError } from '../../errors.ts'
import type { RenderReply, RenderRequest } from './render-process.ts'

export interface PoolLimits {
  /** What is made, as readers of the log and of a refusal know it. */
  what: string
  /** The child's script; the tests put one that misbehaves. */
  script: URL
  engine: 'native' | 'wasm' | undefined
  children: number
  /** The start of a process: fonts are read, WebAssembly is compiled, and a first document is set. */
  startMs: number
  renderMs: number
  /** How long a rendering may wait for its turn, a start included. */
  waitMs: number
  waiting: number
  /** A child over this kills itself. */
  memoryMax: number
  /** A child over this is replaced after its rendering. */
  memoryTired: number
  idleMs: number
}

export interface ChildPool {
  run: (model: string) => Promise<Uint8Array>
  /** From now on one process is always ready. */
  warm: () => void
  pids: () => number[]
  close: () => Promise<void>
}

interface Job {
  model: string
  resolve(file: Uint8Array): void
  reject(error: AppError): void
  waiting: NodeJS.Timeout
}

interface Child {
  process: ChildProcess
  ready: boolean
  /** It has grown too large, and goes as soon as another can take its place. */
  tired: boolean
  job: Job | undefined
  /** The end of its start, of its rendering, or of its idle time. */
  timer: NodeJS.Timeout | undefined
  ended: Promise<void>
}

/** How code is compiled goes for them too; a watcher or a loader does not. */
const PASSED_ON = new Set(['--liftoff-only', '--wasm-lazy-validation', '--single-threaded'])
const OF_OURS = process.execArgv.filter((flag) => PASSED_ON.has(flag))

/** Processes that render one document at a time: started when needed, killed when late, replaced when dead or large. */
export function childPool(log: Logger, limits: PoolLimits): ChildPool {
  const children = new Set<Child>()
  const queue: Job[] = []
  let warm = false
  let closed = false

  /** A document goes to the first process that is ready for it; a new one is started for what the others leave over. */
  function dispatch(): void {
    for (const child of free()) {
      const job = queue.shift()
      if (!job) break
      clearTimeout(job.waiting)
      child.job = job
      send(child)
    }
    while (queue.length > starting() && children.size < limits.children) spawned()
  }

  const starting = () => [...children].filter((one) => !one.ready).length
  const free = () =>
    [...children]
      .filter((one) => one.ready && one.job === undefined)
      .toSorted((one, other) => Number(one.tired) - Number(other.tired))

  function keepOne(): void {
    if (warm && !closed && children.size === 0) spawned()
  }

  function killAfter(child: Child, milliseconds: number): void {
    clearTimeout(child.timer)
    child.timer = setTimeout(() => {
      log.error({ pid: child.process.pid }, `a ${limits.what} took too long; its process is killed`)
      child.process.kill('SIGKILL')
    }, milliseconds)
  }

  function spawned(): void {
    const args = [String(limits.memoryMax), ...(limits.engine ? [limits.engine] : [])]
    const process = fork(limits.script, args, {
      serialization: 'advanced',
      execArgv: OF_OURS,
      env: {}, // nothing of the server's settings
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    process.stderr?.on('data', (bytes: Buffer) => (said = (said + bytes.toString()).slice(-1000))).on('error', () => {})
    const child: Child = {
      process,
      ready: false,
      tired: false,
      job: undefined,
      timer: undefined,
      ended: new Promise((resolve) => process.once('close', () => resolve())),
    }
    children.add(child)
    if (children.size > 1) yieldToServer(process)
    killAfter(child, limits.startMs)
    process.on('message', (message: RenderReply) => answered(child, message))
    process.on('error', (error) => log.error({ err: error }, `the ${limits.what} process`))
    process.once('close', (code, signal) => {
      children.delete(child)
      clearTimeout(child.timer)
      if (child.job) {
        log.error({ code, signal, said }, `the ${limits.what} process ended in the middle of its work`)
        child.job.reject(unavailable(limits.what))
        child.job = undefined
      } else if (!child.ready && !closed) failedToStart({ code, signal, said })
      // One that could not start is not tried again until somebody asks.
      if (child.ready) keepOne()
      dispatch()
    })
  }

  function failedToStart(how: object): void {
    log.error(how, `the ${limits.what} process could not start`)
    if ([...children].some((one) => one.ready)) return // another takes what waits
    const job = queue.shift()
    clearTimeout(job?.waiting)
    job?.reject(unavailable(limits.what))
  }

  function send(child: Child): void {
    killAfter(child, limits.renderMs)
    const request: RenderRequest = { model: child.job?.model ?? '' }
    // A broken pipe is followed by 'close', which answers for it.
    child.process.send(request, () => {})
  }

  function answered(child: Child, message: RenderReply): void {
    clearTimeout(child.timer)
    child.timer = undefined
    if (message.kind === 'ready') {
      child.ready = true
      log.info({ engine: message.engine }, `a ${limits.what} process is ready`)
    } else {
      settle(child, message)
      if (message.kind === 'done' && message.rss > limits.memoryTired) child.tired = true
    }
    dispatch()
    for (const idle of free()) rest(idle)
  }

  function settle(child: Child, message: Exclude<RenderReply, { kind: 'ready' }>): void {
    const job = child.job
    child.job = undefined
    if (message.kind === 'done') {
      if (message.refused) log.warn({ reason: message.refused }, 'a PDF was made outside PDF/UA-1')
      job?.resolve(message.file)
    } else {
      log.error({ reason: message.reason }, `a ${limits.what} could not be set`)
      job?.reject(unavailable(limits.what))
    }
  }

  /** A large one waits until a new one is ready, so that nobody has to wait for that. */
  function rest(child: Child): void {
    if (child.tired) {
      if ([...children].some((one) => one.ready && !one.tired)) retire(child)
      else if (starting() === 0) spawned()
    } else {
      child.timer ??= setTimeout(() => {
        if (!warm || children.size > 1) retire(child)
      }, limits.idleMs).unref()
    }
  }

  function retire(child: Child): void {
    children.delete(child)
    clearTimeout(child.timer)
    child.process.kill('SIGKILL')
  }

  return {
    run: (model) =>
      new Promise((resolve, reject) => {
        const busy = [...children].filter((one) => one.job).length
        if (closed || queue.length >= limits.waiting + Math.max(0, limits.children - busy))
          return reject(unavailable(limits.what))
        const waiting = setTimeout(() => {
          queue.splice(queue.indexOf(job), 1)
          reject(unavailable(limits.what))
        }, limits.waitMs)
        const job: Job = { model, resolve, reject, waiting }
        queue.push(job)
        dispatch()
      }),
    warm() {
      warm = true
      keepOne()
    },
    pids: () => [...children].flatMap((child) => child.process.pid ?? []),
    async close() {
      closed = true
      for (const job of queue.splice(0)) {
        clearTimeout(job.waiting)
        job.reject(unavailable(limits.what))
      }
      const running = [...children]
      for (const child of running) child.process.kill('SIGKILL')
      await Promise.all(running.map((child) => child.ended))
    },
  }
}

function unavailable(what: string): AppError {
  return new AppError('unavailable', `The ${what} could not be made just now. Please try again in a moment.`, {
    retryAfter: 5,
  })
}

const NICENESS = 5

/** The first process shares evenly with the server; with more of them, requests still come first. */
function yieldToServer({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) os.setPriority(pid, NICENESS)
  } catch {
    // Not every system lets us; then they share evenly.
  }
}
