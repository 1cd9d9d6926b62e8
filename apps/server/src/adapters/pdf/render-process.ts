import { Worker } from 'node:worker_threads'
import type { PdfModel } from '../../report/report-model.ts'
import { Coverage } from './coverage.ts'
import { type Engine, openEngine } from './engine.ts'
import { loadFonts } from './fonts.ts'
import { printable } from './printable.ts'

/** The parent asks with the model as JSON; one at a time. */
export interface RenderRequest {
  model: string
}

export type RenderReply =
  | { kind: 'ready'; engine: Engine['name'] }
  /** `refused` says why the text could only be set outside PDF/UA-1. */
  | { kind: 'done'; pdf: Uint8Array; refused?: string; rss: number }
  | { kind: 'failed'; reason: string }

const [memoryMax, wanted] = process.argv.slice(2)

// Rendering blocks this thread, and a Rust panic ends the process: that is why it is a process of its own.
new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: { memoryMax: Number(memoryMax) } }).unref()
process.on('disconnect', () => process.exit())

const fonts = await loadFonts()
const coverage = new Coverage(fonts)
const engine = await openEngine(fonts.flat(), wanted as Engine['name'] | undefined)

process.on('message', ({ model }: RenderRequest) => {
  reply(render(model))
  // After the answer: nobody has to wait for it, and without it memory would only grow.
  engine.forget()
})
reply({ kind: 'ready', engine: engine.name })

function render(model: string): RenderReply {
  try {
    const data = Buffer.from(JSON.stringify(printable(JSON.parse(model) as PdfModel, coverage)))
    return { kind: 'done', ...set(data), rss: process.memoryUsage.rss() }
  } catch (error) {
    // What panicked inside WebAssembly cannot be trusted with another document.
    if (error instanceof Error && error.name === 'RuntimeError') process.exit(1)
    return { kind: 'failed', reason: reasonOf(error) }
  }
}

/** The standard refuses what it cannot vouch for; better a plain PDF than none. */
function set(data: Buffer): { pdf: Uint8Array; refused?: string } {
  try {
    return { pdf: engine.render(data, true) }
  } catch (error) {
    if (engine.name === 'wasm') throw error
    return { pdf: engine.render(data, false), refused: reasonOf(error) }
  }
}

function reply(message: RenderReply): void {
  process.send?.(message)
}

/** The binding puts its diagnostics into `code`. */
function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: unknown; code?: unknown }
  return String(message || code || error).slice(0, 500)
}
