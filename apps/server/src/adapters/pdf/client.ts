import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { PdfModel } from '../../report/report-model.ts'
import { childPool, type PoolLimits } from './child-pool.ts'

/** Makes documents of reports: PDF here, Word in its own folder. */
export interface Renderer {
  /** Throws AppError 'unavailable' with Retry-After when it crashed, took too long, or too many are waiting. */
  render(model: PdfModel): Promise<Uint8Array>
  /** Has a process ready from now on, so that the first one comes as quickly as the next. */
  warm(): void
  /** The processes at work, for tests and figures. */
  pids(): number[]
  close(): Promise<void>
}

const MB = 1024 * 1024

export const LIMITS: PoolLimits = {
  what: 'PDF',
  script: new URL('./render-process.ts', import.meta.url),
  engine: undefined,
  children: 2,
  startMs: 60_000, // nobody waits for it: whoever asks meanwhile has waitMs
  renderMs: 10_000,
  waitMs: 15_000, // with the rendering within the browser's 30 s
  waiting: 60,
  memoryMax: 1024 * MB,
  memoryTired: 640 * MB,
  idleMs: 5 * 60_000,
}
const CACHE_BYTES = 32 * MB

export function openPdf(log: Logger, limits: Partial<PoolLimits> = {}): Renderer {
  return openRenderer(log, { ...LIMITS, ...limits }, CACHE_BYTES)
}

/** Starts nothing until it is told to, or the first rendering. The same content gives the same document, so it is kept. */
export function openRenderer(log: Logger, limits: PoolLimits, cacheBytes: number): Renderer {
  const pool = childPool(log, limits)
  const cache = new LRUCache<string, Uint8Array>({ maxSize: cacheBytes, sizeCalculation: (file) => file.byteLength })
  const running = new Map<string, Promise<Uint8Array>>()

  return {
    async render(model) {
      const json = JSON.stringify(model)
      const key = createHash('sha256').update(json).digest('base64')
      const kept = cache.get(key) ?? running.get(key)
      if (kept) return kept
      const rendering = pool.run(json).finally(() => running.delete(key))
      running.set(key, rendering)
      const file = await rendering
      cache.set(key, file)
      return file
    },
    warm: pool.warm,
    pids: pool.pids,
    close: pool.close,
  }
}
