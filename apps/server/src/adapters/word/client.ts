import type { Logger } from 'pino'
import { LIMITS, openRenderer, type Renderer } from '../pdf/client.ts'
import type { PoolLimits } from '../pdf/child-pool.ts'

const MB = 1024 * 1024

/** Word files are asked for less often than PDFs: one process, which goes when nobody has needed it for a while. */
export function openWord(log: Logger, limits: Partial<PoolLimits> = {}): Renderer {
  const script = new URL('./render-process.ts', import.meta.url)
  return openRenderer(log, { ...LIMITS, what: 'Word file', script, children: 1, ...limits }, 16 * MB)
}
