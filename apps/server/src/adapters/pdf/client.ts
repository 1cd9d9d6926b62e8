import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { AppError } from '../../errors.ts'
import type { PdfModel } from '../../report/report-model.ts'
import { childPool, type PoolLimits } from './child-pool.ts'

/** Makes documents of reports: PDF here, Word in its own folder. */
export interface Renderer {
  /**
   * Throws AppError 'unavailable' with Retry-After when it crashed, when too many are waiting, and when it takes longer
   * than a caller should wait: then it goes on, and whoever comes back finds it.
   */
  render(model: PdfModel): Promise<Uint8Array>
  /** Has a process ready from now on, so that the first one comes as quickly as the next. */
  warm(): void
  /** The processes at work, for tests and figures. */
  pids(): number[]
  close(): Promise<void>
}

export interface RendererLimits extends PoolLimits {
  /** How long a caller is kept waiting; until the end, unless said. */
  patienceMs?: number
}

const MB = 1024 * 1024

export const LIMITS: PoolLimits = {
  what: 'PDF',
  script: new URL('./render-process.ts', import.meta.url),
  engine: undefined,
  children: 2,
  // Nobody waits at the door for as long as these, see patienceMs.
  startMs: 60_000,
  renderMs: 30_000,
  waitMs: 60_000,
  waiting: 60,
  memoryMax: 1024 * MB,
  memoryTired: 640 * MB,
  idleMs: 5 * 60_000,
}
const CACHE_BYTES = 32 * MB
const COME_BACK_S = 3

export function openPdf(log: Logger, limits: Partial<RendererLimits> = {}): Renderer {
  return openRenderer(log, { ...LIMITS, ...limits }, CACHE_BYTES)
}

/** Starts nothing until it is told to, or the first rendering. The same content gives the same document, so it is kept. */
export function openRenderer(log: Logger, { patienceMs, ...limits }: RendererLimits, cacheBytes: number): Renderer {
  const pool = childPool(log, limits)
  const cache = new LRUCache<string, Uint8Array>({ maxSize: cacheBytes, sizeCalculation: (file) => file.byteLength })
  const running = new Map<string, Promise<Uint8Array>>()

  async function kept(key: string, json: string): Promise<Uint8Array> {
    try {
      const pdf = await pool.run(json)
      cache.set(key, pdf)
      return pdf
    } finally {
      running.delete(key)
    }
  }

  return {
    async render(model) {
      const json = JSON.stringify(model)
      const key = createHash('sha256').update(json).digest('base64')
      const done = cache.get(key)
      if (done) return done
      const rendering = running.get(key) ?? kept(key, json)
      running.set(key, rendering)
      return patienceMs === undefined ? rendering : withPatience(rendering, patienceMs, limits.what)
    },
    warm: pool.warm,
    pids: pool.pids,
    close: pool.close,
  }
}

async function withPatience(rendering: Promise<Uint8Array>, ms: number, what: string): Promise<Uint8Array> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const detail = `Your ${what} is being made. Please come back for it in a moment.`
    late.reject(new AppError('unavailable', detail, { retryAfter: COME_BACK_S }))
  }, ms)
  try {
    return await Promise.race([rendering, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
