import type { RenderReply, RenderRequest } from '../render-process.ts'

/** A renderer that does what the document tells it to. */
const reply = (message: RenderReply) => process.send?.(message)

process.on('message', ({ model }: RenderRequest) => {
  const { company } = JSON.parse(model) as { company: string }
  if (company === 'hang') for (;;);
  if (company === 'crash') process.abort()
  const rss = company === 'swell' ? 10_000_000_000 : 1
  const done = () =>
    reply(
      company === 'fail' ? { kind: 'failed', reason: 'as told' } : { kind: 'done', file: Buffer.from(company), rss },
    )
  if (company.startsWith('slow')) setTimeout(done, 300)
  else done()
})
if (process.argv[3] !== 'wasm') reply({ kind: 'ready', engine: 'native' })
else process.exit(3) // stands for a start that fails
