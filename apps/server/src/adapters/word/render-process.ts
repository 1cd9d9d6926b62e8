import { Worker } from 'node:worker_threads'
import type { PdfModel } from '../../report/report-model.ts'
import { loadFonts } from '../pdf/fonts.ts'
import type { RenderReply, RenderRequest } from '../pdf/render-process.ts'
import { chartPainter } from './chart-picture.ts'
import { wordFile } from './document.ts'

const [memoryMax] = process.argv.slice(2)

// Pages are laid out and pictures are drawn without a pause: that is why it is a process of its own.
new Worker(new URL('../pdf/watchdog.ts', import.meta.url), { workerData: { memoryMax: Number(memoryMax) } }).unref()
process.on('disconnect', () => process.exit())

const draw = await chartPainter((await loadFonts()).flat())

process.on('message', ({ model }: RenderRequest) => void render(model).then(reply))
reply({ kind: 'ready', engine: 'docx' })

async function render(model: string): Promise<RenderReply> {
  try {
    return { kind: 'done', file: await wordFile(JSON.parse(model) as PdfModel, draw), rss: process.memoryUsage.rss() }
  } catch (error) {
    // What panicked inside WebAssembly cannot be trusted with another picture.
    if (error instanceof Error && error.name === 'RuntimeError') process.exit(1)
    return { kind: 'failed', reason: String(error).slice(0, 500) }
  }
}

function reply(message: RenderReply): void {
  process.send?.(message)
}
