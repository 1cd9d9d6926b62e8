import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import type { Logger } from 'pino'
import { AppError } from '../../errors.ts'
import type { RenderReply, RenderRequest } from './render-process.ts'

export interface PoolLimits {
  /** The child's script; the tests put one that misbehaves. */
  script: URL
  engine: 'native' | 'wasm' | undefined
  children: number
  /** The start of a process: fonts are read, and WebAssembly is compiled. */
  startMs: number
  renderMs: number
  /** How long a rendering may wait for its turn. */
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
  pids: () => number[]
  close: () => Promise<void>
}

interface Job {
  model: string
  resolve(pdf: Uint8Array): void
  reject(error: AppError): void
  waiting: NodeJS.Timeout
}

interface Child {
  process: ChildProcess
  ready: boolean
  job: Job | undefined
  /** The rendering's end, or the idle child's. */
  timer: NodeJS.Timeout | undefined
  ended: Promise<void>
}

/** Processes that render one document at a time: started when needed, killed when late, replaced when dead. */
export function childPool(log: Logger, limits: PoolLimits): ChildPool {
  const children = new Set<Child>()
  const queue: Job[] = []
  let closed = false

  function dispatch(): void {
    while (queue.length > 0) {
      const child = [...children].find((one) => one.job === undefined) ?? spawned()
      const job = child && queue.shift()
      if (!job) return
      clearTimeout(job.waiting)
      child.job = job
      if (child.ready) send(child)
      else killAfter(child, limits.startMs)
    }
  }

  function killAfter(child: Child, milliseconds: number): void {
    clearTimeout(child.timer)
    child.timer = setTimeout(() => {
      log.error({ pid: child.process.pid }, 'a PDF took too long; its process is killed')
      child.process.kill('SIGKILL')
    }, milliseconds)
  }

  function spawned(): Child | undefined {
    if (children.size >= limits.children) return undefined
    const args = [String(limits.memoryMax), ...(limits.engine ? [limits.engine] : [])]
    const process = fork(limits.script, args, {
      serialization: 'advanced',
      execArgv: [],
      env: {}, // nothing of the server's settings
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    process.stderr?.on('data', (bytes: Buffer) => (said = (said + bytes.toString()).slice(-1000)))
    const child: Child = {
      process,
      ready: false,
      job: undefined,
      timer: undefined,
      ended: new Promise((resolve) => process.once('close', () => resolve())),
    }
    children.add(child)
    yieldToServer(process)
    process.on('message', (message: RenderReply) => answered(child, message))
    process.on('error', (error) => log.error({ err: error }, 'the PDF process'))
    process.once('close', (code, signal) => {
      children.delete(child)
      clearTimeout(child.timer)
      if (child.job) {
        log.error({ code, signal, said }, 'the PDF process ended in the middle of its work')
        child.job.reject(unavailable())
        child.job = undefined
      }
      dispatch()
    })
    return child
  }

  function send(child: Child): void {
    killAfter(child, limits.renderMs)
    const request: RenderRequest = { model: child.job?.model ?? '' }
    // A broken pipe is followed by 'close', which answers for it.
    child.process.send(request, () => {})
  }

  function answered(child: Child, message: RenderReply): void {
    if (message.kind === 'ready') {
      child.ready = true
      if (child.job) send(child)
      return
    }
    const job = child.job
    child.job = undefined
    clearTimeout(child.timer)
    if (message.kind === 'done') {
      if (message.refused) log.warn({ reason: message.refused }, 'a PDF was made outside PDF/UA-1')
      job?.resolve(message.pdf)
    } else {
      log.error({ reason: message.reason }, 'a PDF could not be set')
      job?.reject(unavailable())
    }
    if (message.kind === 'done' && message.rss > limits.memoryTired) retire(child)
    else child.timer = setTimeout(() => retire(child), limits.idleMs).unref()
    dispatch()
  }

  function retire(child: Child): void {
    children.delete(child)
    child.process.kill('SIGKILL')
  }

  return {
    run: (model) =>
      new Promise((resolve, reject) => {
        if (closed || queue.length >= limits.waiting) return reject(unavailable())
        const waiting = setTimeout(() => {
          queue.splice(queue.indexOf(job), 1)
          reject(unavailable())
        }, limits.waitMs)
        const job: Job = { model, resolve, reject, waiting }
        queue.push(job)
        dispatch()
      }),
    pids: () => [...children].flatMap((child) => child.process.pid ?? []),
    async close() {
      closed = true
      for (const job of queue.splice(0)) {
        clearTimeout(job.waiting)
        job.reject(unavailable())
      }
      const running = [...children]
      for (const child of running) child.process.kill('SIGKILL')
      await Promise.all(running.map((child) => child.ended))
    },
  }
}

function unavailable(): AppError {
  return new AppError('unavailable', 'The PDF could not be made just now. Please try again in a moment.', {
    retryAfter: 5,
  })
}

const NICENESS = 5

/** While every core renders, requests still come first. */
function yieldToServer({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) os.setPriority(pid, NICENESS)
  } catch {
    // Not every system lets us; then they share evenly.
  }
}
