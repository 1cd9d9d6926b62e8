import type { Logger } from 'pino'
import { LIMITS, openRenderer, type Renderer, type RendererLimits } from '../pdf/client.ts'

const MB = 1024 * 1024

/** Word files are asked for less often than PDFs: one process, which goes when nobody has needed it for a while. */
export function openWord(log: Logger, limits: Partial<RendererLimits> = {}): Renderer {
  const script = new URL('./render-process.ts', import.meta.url)
  return openRenderer(log, { ...LIMITS, what: 'Word file', script, children: 1, ...limits }, 16 * MB)
}
