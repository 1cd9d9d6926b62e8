import { Worker } from 'node:worker_threads'
import type { PdfModel } from '../../report/report-model.ts'
import { Coverage } from './coverage.ts'
import { type Engine, openEngine, reasonOf } from './engine.ts'
import { loadFonts } from './fonts.ts'
import { printable } from './printable.ts'
import { WARM_UP } from './warm-up.ts'

/** The parent asks with the model as JSON; one at a time. */
export interface RenderRequest {
  model: string
}

export type RenderReply =
  | { kind: 'ready'; engine: Engine['name'] | 'docx' }
  /** `refused` says why the text could only be set outside PDF/UA-1. */
  | { kind: 'done'; file: Uint8Array; refused?: string; rss: number }
  | { kind: 'failed'; reason: string }

const [memoryMax, wanted] = process.argv.slice(2)

// Rendering blocks this thread, and a Rust panic ends the process: that is why it is a process of its own.
new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: { memoryMax: Number(memoryMax) } }).unref()
process.on('disconnect', () => process.exit())

const { coverage, engine } = await open()
await render(JSON.stringify(WARM_UP))

process.on('message', ({ model }: RenderRequest) => void answer(model))
reply({ kind: 'ready', engine: engine.name })

async function open() {
  const fonts = await loadFonts()
  return { coverage: new Coverage(fonts), engine: await openEngine(fonts.flat(), wanted as Engine['name'] | undefined) }
}

async function answer(model: string): Promise<void> {
  reply(await render(model))
  // After the answer: nobody has to wait for it, and without it memory would only grow.
  engine.forget()
}

async function render(model: string): Promise<RenderReply> {
  try {
    const data = Buffer.from(JSON.stringify(printable(JSON.parse(model) as PdfModel, coverage)))
    const { pdf, ...remarks } = await engine.render(data)
    return { kind: 'done', file: pdf, ...remarks, rss: process.memoryUsage.rss() }
  } catch (error) {
    // What panicked inside WebAssembly cannot be trusted with another document.
    if (error instanceof Error && error.name === 'RuntimeError') process.exit(1)
    return { kind: 'failed', reason: reasonOf(error) }
  }
}

function reply(message: RenderReply): void {
  process.send?.(message)
}
