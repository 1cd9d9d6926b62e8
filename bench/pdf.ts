/**
 * node bench/pdf.ts [--react FOLDER]
 *
 * What the PDF costs: cold and warm renderings by each engine this machine has, memory over 500 of them, twenty at once while other requests go on.
 * The rival is not a dependency: `npm install --prefix FOLDER @react-pdf/renderer@4.9.0 react@19.3.1`, then `--react FOLDER`.
 */
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { pino } from 'pino'
import { openPdf } from '../apps/server/src/adapters/pdf/client.ts'
import { enginesHere } from '../apps/server/src/adapters/pdf/engine.ts'
import { type PdfModel, reportModel } from '../apps/server/src/report/report-model.ts'
import { adviceSource } from '../apps/server/src/report/testing/sources.ts'
import { BRIEFS } from '../eval/briefs/all.ts'
import { openReactPdf } from './pdf-react.ts'

const { values } = parseArgs({ options: { react: { type: 'string' }, renders: { type: 'string', default: '500' } } })
/** Of as many clients, so that no report is like the one before. */
const models = BRIEFS.slice(0, 40).map(({ brief }) => reportModel(adviceSource(brief)))
let made = 0
/** Never the same document twice: the cache must not answer. */
const next = (round = made) => ({ ...(models[round % models.length] as PdfModel), company: `Company ${(made += 1)}` })
const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}
const sorted = (times: number[]) => times.toSorted((a, b) => a - b)
const at = (times: number[], share: number) =>
  sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const say = (what: string, value: string) => console.log(`${what.padEnd(46)} ${value}`)
const memory = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024

const engines = enginesHere().map((engine) => ({
  engine,
  pdf: openPdf(pino({ level: 'error' }), { children: 1, engine }),
  times: [] as number[],
}))
for (const { engine, pdf } of engines) {
  say(`${engine}: first rendering, process started for it`, `${(await timed(() => pdf.render(next()))).toFixed(0)} ms`)
}

const rival = await openReactPdf(values.react)
const theirs: number[] = []
for (let round = 0; round < 60; round += 1) {
  for (const { pdf, times } of engines) times.push(await timed(() => pdf.render(next(round))))
  if (rival) theirs.push(await timed(() => rival(next(round))))
}
const median = (times: number[]) => at(times.slice(3), 0.5)
const figures = (times: number[]) => `${median(times).toFixed(0)} ms (fastest ${at(times, 0).toFixed(0)} ms)`
for (const { engine, times } of engines) say(`${engine}: warm rendering, median of 57`, figures(times))
if (rival) {
  say('@react-pdf/renderer, same content, same run', figures(theirs))
  for (const { engine, times } of engines) {
    const fastest = (at(theirs, 0) / at(times, 0)).toFixed(1)
    say(`${engine}: times faster`, `${(median(theirs) / median(times)).toFixed(1)} (of the fastest ${fastest})`)
  }
}

const [{ pdf }] = engines as [(typeof engines)[number]]
/** Of whichever process renders just now: one that has grown too large is replaced. */
const memoryNow = () => memory(pdf.pids()[0] ?? 0)
const renders = Number(values.renders)
let early = 0
for (let count = 0; count < renders; count += 1) {
  await pdf.render(next())
  if (count === 49) early = memoryNow()
}
const late = memoryNow()
say(
  `memory after 50 and after ${renders} renderings`,
  `${early.toFixed(0)} MB, ${late.toFixed(0)} MB (${((late / early - 1) * 100).toFixed(1)} %)`,
)
await Promise.all(engines.map((one) => one.pdf.close()))

const busy = openPdf(pino({ level: 'error' }))
await Promise.all([busy.render(next()), busy.render(next())])
const server = createServer((_, response) => response.end('{"status":"ok"}')).listen(0)
const others = new Worker(new URL('./pdf-requests.ts', import.meta.url), {
  workerData: { port: (server.address() as AddressInfo).port },
})
const latencies = new Promise<number[]>((resolve) => others.once('message', resolve))
const batch = await timed(() => Promise.all(Array.from({ length: 20 }, () => busy.render(next()))))
// oxlint-disable-next-line require-post-message-target-origin -- a worker has no origin
others.postMessage('stop')
const times = await latencies
say('twenty at once, all made in', `${batch.toFixed(0)} ms`)
say(
  `other requests meanwhile (${times.length})`,
  `median ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms`,
)
await busy.close()
server.close()
