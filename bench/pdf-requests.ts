import { parentPort, workerData } from 'node:worker_threads'

/** Asks every few milliseconds until it is told to stop, then says how long each answer took. */
const { port } = workerData as { port: number }
const times: number[] = []
const stop = new AbortController()
parentPort?.once('message', () => stop.abort())
while (!stop.signal.aborted) {
  const start = performance.now()
  await (await fetch(`http://127.0.0.1:${port}/`)).text()
  times.push(performance.now() - start)
  await new Promise((resolve) => setTimeout(resolve, 5))
}
// oxlint-disable-next-line require-post-message-target-origin -- a worker's port has no origin
parentPort?.postMessage(times)
parentPort?.close()
