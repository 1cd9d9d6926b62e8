import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { PdfModel } from '../../report/report-model.ts'
import { childPool, type PoolLimits } from './child-pool.ts'

export interface Pdf {
  /** Throws AppError 'unavailable' with Retry-After when it crashed, took too long, or too many are waiting. */
  render(model: PdfModel): Promise<Uint8Array>
  /** Has a process ready from now on, so that the first PDF comes as quickly as the next. */
  warm(): void
  /** The processes at work, for tests and figures. */
  pids(): number[]
  close(): Promise<void>
}

const MB = 1024 * 1024

const LIMITS: PoolLimits = {
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

/** Starts nothing until it is told to, or the first rendering. The same content gives the same bytes, so they are kept. */
export function openPdf(log: Logger, limits: Partial<PoolLimits> = {}): Pdf {
  const pool = childPool(log, { ...LIMITS, ...limits })
  const cache = new LRUCache<string, Uint8Array>({ maxSize: CACHE_BYTES, sizeCalculation: (pdf) => pdf.byteLength })
  const running = new Map<string, Promise<Uint8Array>>()

  return {
    async render(model) {
      const json = JSON.stringify(model)
      const key = createHash('sha256').update(json).digest('base64')
      const kept = cache.get(key) ?? running.get(key)
      if (kept) return kept
      const rendering = pool.run(json).finally(() => running.delete(key))
      running.set(key, rendering)
      const pdf = await rendering
      cache.set(key, pdf)
      return pdf
    },
    warm: pool.warm,
    pids: pool.pids,
    close: pool.close,
  }
}
